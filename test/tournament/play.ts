/** Tournaments whose results chance decides. */
import type { SeatingMode } from '../../src/tournament/facts.ts';
import { proposeRound } from '../../src/tournament/next-round.ts';
import { pastOf, type Round } from '../../src/tournament/round.ts';
import { roundsOf, type Tournament } from '../../src/tournament/tournament.ts';
import { after, SETUP, told, took, withPlayers } from './given.ts';

/** A tournament of so many players, `p0` and on, for so many rounds. */
export const tournamentOf = (players: number, rounds: number): Tournament =>
  after(withPlayers(...Array.from({ length: players }, (_, each) => `P${each}`)), {
    type: 'setup-changed',
    setup: { ...SETUP, rounds },
  });

/** Publishes a round as it is proposed and has chance decide its results. */
export function playRound(now: Tournament, mode: SeatingMode, random: () => number): Tournament {
  const round = now.rounds.length;
  const tables = proposeRound(now, mode, random);
  return tables.reduce(
    (state, players, table) =>
      after(
        state,
        took(
          round,
          table,
          told(...players.map((player) => [player, 5 * Math.floor(random() * 120)] as const)),
        ),
      ),
    after(now, { type: 'round-published', id: `r${round}`, mode, tables }),
  );
}

export const playRounds = (
  now: Tournament,
  mode: SeatingMode,
  rounds: number,
  random: () => number,
): Tournament =>
  Array.from({ length: rounds }).reduce<Tournament>((state) => playRound(state, mode, random), now);

/** By how much, at most, anybody has had a place oftener or more seldom than by even shares. */
export function mostUneven(rounds: readonly Round[]): number {
  const past = pastOf(rounds);
  const players = new Set(rounds.flat(2));
  let most = 0;
  for (const player of players)
    for (let place = 0; place < 8; place++)
      most = Math.max(most, Math.abs(past.sat(player, place) - past.due(player, place)));
  return most;
}

/** The sizes of the tables of each round. */
export const sizesOf = (now: Tournament): readonly (readonly number[])[] =>
  roundsOf(now).map((round) => round.map((table) => table.length));

/** The fewest repeated meetings after each round, of so many plans made by chance alone with the same table sizes. */
export function bestByChance(
  rounds: readonly (readonly number[])[],
  times: number,
  random: () => number,
): readonly number[] {
  const count = (rounds[0] ?? []).reduce((sum, size) => sum + size, 0);
  const order = Uint16Array.from({ length: count }, (_, each) => each);
  const met = new Uint8Array(count * count);
  const best = rounds.map(() => Number.POSITIVE_INFINITY);
  for (let time = 0; time < times; time++) {
    met.fill(0);
    let repeats = 0;
    for (const [round, sizes] of rounds.entries()) {
      for (let left = count - 1; left > 0; left--) {
        const other = Math.floor(random() * (left + 1));
        const there = order[left] as number;
        order[left] = order[other] as number;
        order[other] = there;
      }
      let from = 0;
      for (const size of sizes) {
        for (let one = from; one < from + size; one++)
          for (let two = one + 1; two < from + size; two++) {
            const [a, b] = [order[one] as number, order[two] as number];
            const pair = a < b ? a * count + b : b * count + a;
            if (met[pair]) repeats++;
            met[pair] = 1;
          }
        from += size;
      }
      best[round] = Math.min(best[round] as number, repeats);
    }
  }
  return best;
}
