import { describe, expect, it } from 'vitest';
import { type Game, type Out, playerAt, startGame } from '../../src/engine/game.ts';
import { placings } from '../../src/engine/places.ts';
import { RULEBOOK } from '../../src/engine/settings.ts';

type Told = readonly [name: string, banked: number, out?: Out];

/** A game that is over, its players told; the first `winners` names win. */
function over(players: readonly Told[], winners: readonly string[]): Game {
  const game = startGame(
    RULEBOOK,
    players.map(([name]) => name),
  );
  const seated = game.players.map((player, place) => {
    const [, banked = 0, out = null] = players[place] ?? [];
    return { ...player, banked, out };
  });
  const places = winners.map((name) => players.findIndex((each) => each[0] === name));
  return {
    phase: 'over',
    rules: RULEBOOK,
    players: seated,
    end: 'last-licks',
    leader: places[0] ?? null,
    winners: places,
  };
}

const ranked = (game: Game) =>
  placings(game).map(({ rank, place }) => `${rank} ${playerAt(game, place).name}`);

describe('places below the winner (RULES.md 5, "Places")', () => {
  it('still in by total, then failed licks by total, then wrecks, Supernova and leaving', () => {
    const game = over(
      [
        ['Left', 400, 'left'],
        ['Nova', 450, 'supernova'],
        ['Wreck', 300, 'wrecks'],
        ['Lick1', 100, 'lick'],
        ['Lick2', 480, 'lick'],
        ['In1', 20],
        ['In2', 90],
        ['Win', 510],
      ],
      ['Win'],
    );
    expect(ranked(game)).toEqual([
      '1 Win',
      '2 In2',
      '3 In1',
      '4 Lick2',
      '5 Lick1',
      '6 Wreck',
      '7 Nova',
      '8 Left',
    ]);
  });

  it('equal totals of one group share a place, and the next is counted on', () => {
    const game = over(
      [
        ['A', 80, 'lick'],
        ['B', 80, 'lick'],
        ['C', 510],
        ['D', 80, 'left'],
        ['E', 40, 'lick'],
      ],
      ['C'],
    );
    expect(ranked(game)).toEqual(['1 C', '2 A', '2 B', '4 E', '5 D']);
  });

  it('the winner stands first whatever the totals: five stars', () => {
    const game = over(
      [
        ['A', 300],
        ['B', 0],
      ],
      ['B'],
    );
    expect(ranked(game)).toEqual(['1 B', '2 A']);
  });

  it('shared winners share the first place in seat order', () => {
    const game = over(
      [
        ['A', 505],
        ['B', 200],
        ['C', 505],
      ],
      ['A', 'C'],
    );
    expect(ranked(game)).toEqual(['1 A', '1 C', '3 B']);
  });

  it('where nobody wins there are places all the same', () => {
    expect(ranked(over([['A', 120, 'supernova']], []))).toEqual(['1 A']);
  });

  it('a game under way ranks by totals', () => {
    const game = startGame(RULEBOOK, ['A', 'B']);
    expect(
      ranked({ ...game, players: game.players.map((player, place) => ({ ...player, banked: place * 50 })) }),
    ).toEqual(['1 B', '2 A']);
  });
});
