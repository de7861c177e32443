/** What becomes of the stored tournaments when those of a backup are merged into them. */
import { idOf, mergeTournaments } from '../tournament/merge.ts';
import { foldTournament, type TournamentEvent } from '../tournament/tournament-log.ts';
import { eventsById } from './backup.ts';
import type { Row, Rows } from './schema.ts';
import { makeTournamentRecord } from './tournament-record.ts';

/** How a tournament of the backup stands to what is here. */
export const TOURNAMENT_STANDINGS = [
  /** Not here. */
  'new',
  /** Here, and the backup's goes on from it. */
  'longer',
  /** Here, with all that it has. */
  'same',
  /** Here, and both have what the other has not: the one here gets it too. */
  'parted',
  /** Here, with a round that was seated in another way: it is kept beside the one here. */
  'beside',
] as const;
export type TournamentStanding = (typeof TOURNAMENT_STANDINGS)[number];

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
    const before = ours.get(placed.id) ?? [];
    const all = [...before, ...placed.more];
    ours.set(placed.id, all);
    const { opened = record.opened, updated = 0 } = records.get(placed.id) ?? {};
    const dates = { opened, updated: Math.max(updated, record.updated), events: all.length };
    records.set(placed.id, makeTournamentRecord(foldTournament(all), dates));
    changed.add(placed.id);
    for (const [place, event] of placed.more.entries())
      events.push([[placed.id, before.length + place], event]);
  }
  return { records: [...records].filter(([id]) => changed.has(id)), events, found };
}

/** Where the events of a tournament go, and which of them come behind those that are there. */
export interface PlacedTournament {
  readonly id: string;
  readonly standing: TournamentStanding;
  readonly more: readonly TournamentEvent[];
}

/** @param find the events of a stored tournament. */
function placeTournament(
  events: readonly TournamentEvent[],
  find: (id: string) => readonly TournamentEvent[] | undefined,
): PlacedTournament {
  let theirs = events;
  for (let beside = false; ; beside = true) {
    const id = idOf(theirs);
    const ours = find(id);
    if (ours === undefined) return { id, standing: beside ? 'beside' : 'new', more: theirs };
    const merge = mergeTournaments(ours, theirs);
    if (merge.beside === null) {
      const told = merge.more.length > 0;
      const standing = merge.standing === 'longer' ? 'longer' : 'parted';
      return { id, standing: !told ? 'same' : beside ? 'beside' : standing, more: merge.more };
    }
    theirs = merge.beside;
  }
}

function tournamentsOf(rows: Rows): Map<string, readonly TournamentEvent[]> {
  const events = eventsById(rows.tournamentEvents);
  return new Map(
    rows.tournaments.map(([id]) => [id, (events.get(id) ?? []).map(([, event]) => event)] as const),
  );
}
