/** What is worth knowing of a round before it is published: what it repeats, and which wishes it does not meet. */
import { type Pair, pastOf, type Round } from './round.ts';
import { entrantOf, roundsOf, type Tournament } from './tournament.ts';

export interface SeatingReview {
  /** Who meets again, those who met oftenest first. */
  readonly repeats: readonly Repeat[];
  /** Pairs to be kept apart that share a table. */
  readonly together: readonly { readonly pair: Pair; readonly table: number }[];
  /** Players who do not sit at the table that is theirs. */
  readonly away: readonly {
    readonly player: string;
    readonly table: number;
    readonly own: number;
    /** There is no such table this time. */
    readonly missing: boolean;
  }[];
  /** Tables of a size that was not asked for. */
  readonly outside: readonly { readonly table: number; readonly size: number }[];
  /** Who would have thrown first, this round included, more than one time beyond an even share. */
  readonly firsts: readonly { readonly player: string; readonly times: number; readonly games: number }[];
}

export interface Repeat {
  readonly pair: Pair;
  readonly table: number;
  /** How often they met before. */
  readonly times: number;
}

/** Sums of shares are not exact. */
const TINY = 1e-9;

/** Tables are from 0. */
export function reviewSeating(now: Tournament, tables: Round): SeatingReview {
  const before = roundsOf(now);
  const past = pastOf(before);
  const pairs = tables.flatMap((players, table) =>
    players.flatMap((one, place) =>
      players.slice(place + 1).map((other) => ({ pair: [one, other] as const, table })),
    ),
  );
  const { min, max } = now.setup.sizes;
  const total = pastOf([...before, tables]);
  const games = (player: string): number =>
    [...before, tables].filter((round) => round.some((table) => table.includes(player))).length;
  return {
    repeats: pairs
      .map((each) => ({ ...each, times: past.met(...each.pair) }))
      .filter(({ times }) => times > 0)
      .sort((one, other) => other.times - one.times),
    together: pairs.filter(({ pair: [one, other] }) =>
      now.apart.some((kept) => kept.includes(one) && kept.includes(other)),
    ),
    away: tables.flatMap((players, table) =>
      players.flatMap((player) => {
        const own = entrantOf(now, player)?.table ?? null;
        if (own === null || own === table) return [];
        return [{ player, table, own, missing: own >= tables.length }];
      }),
    ),
    outside: tables.flatMap(({ length: size }, table) => (size < min || size > max ? [{ table, size }] : [])),
    firsts: tables.flatMap(([player]) => {
      if (player === undefined) return [];
      const times = total.sat(player, 0);
      return times - total.due(player, 0) > 1 + TINY ? [{ player, times, games: games(player) }] : [];
    }),
  };
}
