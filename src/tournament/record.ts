/** What a player did at an event, table by table. */
import type { SeatingMode } from './facts.ts';
import type { PlayerResult } from './result.ts';
import { placePoints } from './standings.ts';
import type { PlayedTable, Tournament } from './tournament.ts';

export interface SatDown {
  /** Both from 0. */
  readonly round: number;
  readonly table: number;
  readonly mode: SeatingMode;
  readonly played: PlayedTable;
  /** Everybody there, in the order of their turns as they were played. */
  readonly players: readonly string[];
  /** From 0. */
  readonly seat: number;
  /** Null where there is no result. */
  readonly own: PlayerResult | null;
  /** In parts of `POINT`; null where there is no result, and in a final, which makes none. */
  readonly points: number | null;
}

/** The tables of a player, in the order of the rounds. */
export function recordOf({ rounds, setup }: Tournament, player: string): readonly SatDown[] {
  return rounds.flatMap(({ mode, tables }, round) =>
    tables.flatMap((played, table): readonly SatDown[] => {
      const { result } = played;
      const players = result?.players.map((each) => each.player) ?? played.players;
      const seat = players.indexOf(player);
      if (seat < 0) return [];
      const own = result?.players[seat] ?? null;
      const counts = result !== null && own !== null && mode !== 'final';
      const points = counts ? placePoints(own, result, setup.scoring) : null;
      return [{ round, table, mode, played, players, seat, own, points }];
    }),
  );
}

/** What the tie-breaks look at, over the games that make points. */
export interface Figures {
  readonly games: number;
  readonly wins: number;
  /** The share of the goal banked a game, 1 for all of it; null before the first game. */
  readonly share: number | null;
  /** Null where a game's turns are not known, and before the first game. */
  readonly bestTurn: number | null;
  /** A game; null as above. */
  readonly wimpouts: number | null;
}

export function figuresOf(now: Tournament, player: string): Figures {
  const own = recordOf(now, player).flatMap(({ own: result, points }) =>
    result === null || points === null ? [] : [result],
  );
  const games = own.length;
  const mean = (of: (result: PlayerResult) => number): number =>
    own.reduce((sum, result) => sum + of(result), 0) / games;
  const known = (field: 'bestTurn' | 'wimpouts'): boolean =>
    games > 0 && own.every((result) => result[field] !== null);
  return {
    games,
    wins: own.filter(({ won }) => won).length,
    share: games === 0 ? null : mean(({ banked }) => banked) / now.setup.rules.goal,
    bestTurn: known('bestTurn') ? Math.max(...own.map(({ bestTurn }) => bestTurn ?? 0)) : null,
    wimpouts: known('wimpouts') ? mean(({ wimpouts }) => wimpouts ?? 0) : null,
  };
}

/** How often a player sat in which place, from 0, at tables that were played. */
export function seatsOf(record: readonly SatDown[]): ReadonlyMap<number, number> {
  const seats = new Map<number, number>();
  for (const { seat, played } of record)
    if (played.explained === null) seats.set(seat, (seats.get(seat) ?? 0) + 1);
  return new Map([...seats].sort(([a], [b]) => a - b));
}

/** Whom a player met at tables that were played, and how often; the most frequent first. */
export function metBy(record: readonly SatDown[], player: string): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  for (const { players, played } of record)
    if (played.explained === null)
      for (const other of players) if (other !== player) met.set(other, (met.get(other) ?? 0) + 1);
  return new Map([...met].sort(([, a], [, b]) => b - a));
}
