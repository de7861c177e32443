/** What lists show of a tournament, made from its log. */
import type { TournamentLog } from '../tournament/tournament-log.ts';
import type { TournamentRecord } from './tournament-store.ts';

export function makeTournamentRecord(
  { now: { id, setup, entrants, rounds } }: TournamentLog,
  { opened, updated, events }: Pick<TournamentRecord, 'opened' | 'updated' | 'events'>,
): TournamentRecord {
  const { name, date } = setup;
  return { id, name, date, opened, updated, events, players: entrants.length, rounds: rounds.length };
}
