import { describe, expect, it } from 'vitest';
import { makeCaseText } from '../../src/bench/case-text.ts';
import { gameOf, positionOf } from '../../src/bench/case.ts';
import { given, openGame } from '../game/given.ts';

/** The text of the position that these lines lead to. */
const position = (...lines: readonly string[]): string =>
  makeCaseText({ ...positionOf(openGame(given(...lines))), thrown: null, choice: null });

describe('the position of a game', () => {
  it('seats who throws first, then those still in as they follow', () => {
    expect(
      position(
        'players: A | B | C | D',
        'A: total 60',
        'B: total 70',
        'C: total 80',
        'D: total 0',
        'leave: C',
        'A: wimp',
      ),
    ).toBe('cubes=4S;total=70;others=0,60;wrecks=0,0,1');
  });

  it('keeps the turn under way, and where it began', () => {
    expect(position('players: A | B', 'A: total 60', 'B: total 70', 'A: 444X/2', 'adjust: A -10 late')).toBe(
      'cubes=S;points=50;pending=4;total=50;others=70;began=60',
    );
  });

  it('names the leader and those who wait by their seats', () => {
    expect(position('rules: short', 'players: A | B | C', 'A: total 60', 'B: total 300')).toBe(
      'cubes=4S;others=60,300;leader=3;rules=short',
    );
    expect(
      position(
        'rules: end-game goal=300',
        'players: A | B | C',
        'A: total 60',
        'B: total 300',
        'C: total 40',
      ),
    ).toBe('cubes=4S;total=60;others=300,40;leader=2;rules=short,ending=end-game');
  });

  it('makes the game again, without names and who is out', () => {
    const game = openGame(given('players: A | B | C', 'A: total 60', 'leave: C', 'B: 444X/2'));
    const again = gameOf(positionOf(game));
    expect(again).toMatchObject({ phase: 'play', up: 0, turn: game.turn, rules: game.rules });
    expect(again.players.map(({ name, banked }) => [name, banked])).toEqual([
      ['1', 0],
      ['2', 60],
    ]);
  });
});
