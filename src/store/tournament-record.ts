/** A tournament as lists show it, without its events, and how it is made from its log. */
import type { TournamentLog } from '../tournament/tournament-log.ts';

export interface TournamentRecord {
  readonly id: string;
  readonly name: string;
  /** `2026-11-30`, or empty. */
  readonly date: string;
  /** Milliseconds since 1970, as is `updated`. */
  readonly opened: number;
  readonly updated: number;
  /** How many events are stored. */
  readonly events: number;
  readonly players: number;
  readonly rounds: number;
}

export function makeTournamentRecord(
  { now: { id, setup, entrants, rounds } }: TournamentLog,
  { opened, updated, events }: Pick<TournamentRecord, 'opened' | 'updated' | 'events'>,
): TournamentRecord {
  const { name, date } = setup;
  return { id, name, date, opened, updated, events, players: entrants.length, rounds: rounds.length };
}
