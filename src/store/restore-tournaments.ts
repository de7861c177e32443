/** What becomes of the stored tournaments when those of a backup are merged into them. */
import { foldTournament, type TournamentEvent } from '../tournament/tournament-log.ts';
import { eventsById } from './backup.ts';
import { placeTournament, type TournamentStanding } from './place-tournament.ts';
import type { Row, Rows } from './schema.ts';
import { makeTournamentRecord } from './tournament-record.ts';

export interface TournamentPlan {
  readonly records: readonly Row<'tournaments'>[];
  readonly events: readonly Row<'tournamentEvents'>[];
  readonly found: Readonly<Record<TournamentStanding, number>>;
}

export function planTournaments(here: Rows, there: Rows): TournamentPlan {
  const ours = tournamentsOf(here);
  const theirs = tournamentsOf(there);
  const records = new Map(here.tournaments);
  const found: Record<TournamentStanding, number> = { new: 0, longer: 0, same: 0, parted: 0, beside: 0 };
  const changed = new Set<string>();
  const events: Row<'tournamentEvents'>[] = [];
  for (const [id, record] of there.tournaments) {
    const placed = placeTournament(theirs.get(id) ?? [], (each) => ours.get(each));
    found[placed.standing]++;
    if (placed.more.length === 0) continue;
    const all = [...placed.ours, ...placed.more];
    ours.set(placed.id, all);
    const { opened = record.opened, updated = 0 } = records.get(placed.id) ?? {};
    const dates = { opened, updated: Math.max(updated, record.updated), events: all.length };
    records.set(placed.id, makeTournamentRecord(foldTournament(all), dates));
    changed.add(placed.id);
    for (const [place, event] of placed.more.entries())
      events.push([[placed.id, placed.ours.length + place], event]);
  }
  return { records: [...records].filter(([id]) => changed.has(id)), events, found };
}

function tournamentsOf(rows: Rows): Map<string, readonly TournamentEvent[]> {
  const events = eventsById(rows.tournamentEvents);
  return new Map(
    rows.tournaments.map(([id]) => [id, (events.get(id) ?? []).map(([, event]) => event)] as const),
  );
}
