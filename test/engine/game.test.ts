import { describe, expect, it } from 'vitest';
import {
  ENDS,
  findPlayer,
  gameObligations,
  isTurnUnderWay,
  MAX_PLAYERS,
  mayBank,
  OUTS,
  playerAt,
  REFUSALS,
  seatUp,
  startGame,
  stillInAfter,
  triggersGoal,
  withJoined,
  withPlayer,
  withStandings,
} from '../../src/engine/game.ts';
import { RULEBOOK, type RulesChange } from '../../src/engine/settings.ts';
import { NEW_TURN } from '../../src/engine/turn.ts';
import { given, openGame } from '../game/given.ts';

const NEW = { banked: 0, onBoard: false, wrecks: 0, licks: 0, out: null, began: 0 };
const GAME = startGame(RULEBOOK, ['Ann', 'Bo', 'Cy']);

describe('a new game', () => {
  it('RB: the first player begins, nobody is on the board', () => {
    expect(GAME).toEqual({
      phase: 'play',
      rules: RULEBOOK,
      players: [
        { name: 'Ann', ...NEW },
        { name: 'Bo', ...NEW },
        { name: 'Cy', ...NEW },
      ],
      up: 0,
      turn: NEW_TURN,
    });
  });

  it('US: seats at most twelve', () => {
    expect(MAX_PLAYERS).toBe(12);
  });

  it('US: knows these ways out, ends and refusals', () => {
    expect(OUTS).toEqual(['supernova', 'lick', 'wrecks', 'left']);
    expect(ENDS).toEqual(['goal', 'stars', 'last-licks', 'end-game', 'alone', 'nobody']);
    expect(REFUSALS).toEqual([
      'rules',
      'players',
      'not-your-turn',
      'unknown-player',
      'face',
      'cubes',
      'choice',
      'may-not-bank',
      'total',
      'adjust',
      'game-over',
    ]);
  });
});

describe('the goal', () => {
  it.each<[string, RulesChange, number, boolean]>([
    ['RB reaches: below', {}, 495, false],
    ['RB reaches: on it', {}, 500, true],
    ['RB reaches: beyond', {}, 505, true],
    ['RB+ has passed: on it', { goalIs: 'pass' }, 500, false],
    ['RB+ has passed: beyond', { goalIs: 'pass' }, 505, true],
    ['RB the short game', { goal: 300 }, 300, true],
    ['RB the short game, below', { goal: 300 }, 295, false],
  ])('%s', (_, change, total, triggers) => {
    expect(triggersGoal(total, { ...RULEBOOK, ...change })).toBe(triggers);
  });
});

describe('players', () => {
  it('are found by name, compared exactly', () => {
    expect(findPlayer(GAME, 'Bo')).toBe(1);
    expect(findPlayer(GAME, 'bo')).toBe(-1);
    expect(findPlayer(GAME, '')).toBe(-1);
  });

  it.each([-1, 3, 0.5])('have no place %d', (place) => {
    expect(() => playerAt(GAME, place)).toThrow(String(place));
  });

  it('are changed one at a time, in another game', () => {
    const changed = withPlayer(GAME, 1, { banked: 50, onBoard: true });
    expect(playerAt(changed, 1)).toEqual({ name: 'Bo', ...NEW, banked: 50, onBoard: true });
    expect(changed.players[0]).toBe(GAME.players[0]);
    expect(playerAt(GAME, 1).banked).toBe(0);
  });

  it('US: join at the end with nothing', () => {
    expect(withJoined(GAME, 'Di').players).toEqual([...GAME.players, { name: 'Di', ...NEW }]);
  });

  it('US: take up their totals, which is where their turns begin', () => {
    const standings = [
      { banked: 40, onBoard: true },
      { banked: 0, onBoard: true },
    ];
    expect(withStandings(GAME, standings).players).toEqual([
      { name: 'Ann', ...NEW, banked: 40, onBoard: true, began: 40 },
      { name: 'Bo', ...NEW, onBoard: true },
      { name: 'Cy', ...NEW },
    ]);
  });

  it.each<[number, readonly number[], readonly number[]]>([
    [0, [], [1, 2, 0]],
    [1, [], [2, 0, 1]],
    [2, [], [0, 1, 2]],
    [0, [0], [1, 2]],
    [0, [1], [2, 0]],
    [1, [0, 2], [1]],
    [0, [0, 1, 2], []],
  ])('still in after place %d without %j: %j', (after, out, expected) => {
    const game = out.reduce((before, place) => withPlayer(before, place, { out: 'left' }), GAME);
    expect(stillInAfter(game, after)).toEqual(expected);
  });
});

describe('the seat that is up', () => {
  it('RB+ Keep Rolling: sees the spots of the others still in', () => {
    const log = given(
      'players: Ann | Bo | Cy | Di',
      'standings: 50 | 60 | 70 | 0',
      'leave: Bo',
      'Ann: total 5',
    );
    expect(seatUp(openGame(log))).toEqual({ banked: 70, onBoard: true, others: [55, 0] });
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['RB 3: the start', [], ['start']],
    ['RB 3: the opening', ['Ann: 2346/5'], ['opening']],
    ['RB+ Keep Rolling', ['standings: 50 | 55', 'Ann: 2346/5'], ['spot']],
    ['RB 3: nothing', ['standings: 50 | 60', 'Ann: 2346/5'], []],
    ['RB 3: of the next player', ['standings: 50 | 0', 'Ann: 2346/5 bank', 'Bo: 2346/5'], ['opening']],
  ])('%s', (_, lines, must) => {
    const game = openGame(given('players: Ann | Bo', ...lines));
    expect(gameObligations(game)).toEqual(must);
    expect(mayBank(game)).toBe(must.length === 0);
  });

  it.each<[string, readonly string[], boolean]>([
    ['US a new game', [], false],
    ['US a change of rules', ['Ann: rules(opening=0)'], false],
    ['RB+ a wellenda', ['Ann: wellenda'], true],
    ['RB 3: a score', ['Ann: 2346/5'], true],
    ['RB 3: the next turn', ['Ann: total 35'], false],
    ['RB five stars', ['Ann: 6666/6'], false],
  ])('has a turn under way: %s', (_, lines, underWay) => {
    expect(isTurnUnderWay(given('players: Ann | Bo', ...lines).last.game)).toBe(underWay);
  });
});

describe('where a turn begins (TBL bump)', () => {
  const began = (...lines: readonly string[]): readonly number[] =>
    given(
      'rules: rulebook spots=bump',
      'players: Ann | Bo',
      'standings: 50 | 60',
      ...lines,
    ).last.game.players.map((player) => player.began);

  it.each<[string, readonly string[], readonly number[]]>([
    ['US the totals taken up', [], [50, 60]],
    ['US an adjustment later does not count', ['adjust: Bo +20 a fine cube'], [50, 60]],
    ['US until the turn has ended', ['adjust: Bo +20 a fine cube', 'Ann: total 0'], [50, 80]],
    ['TBL what was banked counts', ['Ann: total 5'], [55, 60]],
    ['TBL the bumped begin where they were sent', ['Ann: total 10'], [60, 50]],
    [
      'US whoever is given the turn, as the turn before ended',
      ['adjust: Bo +20 a fine cube', 'up: Bo'],
      [50, 60],
    ],
  ])('%s', (_, lines, expected) => {
    expect(began(...lines)).toEqual(expected);
  });
});
