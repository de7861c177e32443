/** Where a tournament that comes from elsewhere goes: a new one, one that is here, or one beside it. */
import { MAX_EVENT_NAME } from '../game/event-table.ts';
import { type Gains, idOf, mergeTournaments } from '../tournament/merge.ts';
import { foldTournament, tournamentEvent, type TournamentEvent } from '../tournament/tournament-log.ts';

/** How a tournament that comes stands to what is here. */
export const TOURNAMENT_STANDINGS = [
  /** Not here. */
  'new',
  /** Here, and it goes on from that. */
  'longer',
  /** Here, with all that it has. */
  'same',
  /** Here, and both have what the other has not: the one here gets it too. */
  'parted',
  /** Here, with a round that was seated in another way: it is kept beside the one here. */
  'beside',
] as const;
export type TournamentStanding = (typeof TOURNAMENT_STANDINGS)[number];

export interface PlacedTournament {
  /** The id that it has here. */
  readonly id: string;
  readonly standing: TournamentStanding;
  /** The events that are here under that id, and those that come behind them. */
  readonly ours: readonly TournamentEvent[];
  readonly more: readonly TournamentEvent[];
  /** What the one here gains; null for one that is not here under that id. */
  readonly gains: Gains | null;
}

/** @param find the events of a tournament that is here. */
export function placeTournament(
  events: readonly TournamentEvent[],
  find: (id: string) => readonly TournamentEvent[] | undefined,
): PlacedTournament {
  let theirs = events;
  for (let beside = false; ; beside = true) {
    const id = idOf(theirs);
    const ours = find(id);
    if (ours === undefined) {
      const more = beside ? named(theirs) : theirs;
      return { id, standing: beside ? 'beside' : 'new', ours: [], more, gains: null };
    }
    const { standing, more, beside: other, gains } = mergeTournaments(ours, theirs);
    if (other === null) {
      const told = beside ? 'beside' : standing === 'longer' ? 'longer' : 'parted';
      return { id, standing: more.length === 0 ? 'same' : told, ours, more, gains };
    }
    theirs = other;
  }
}

/** With a name that tells it from the one that it is kept beside. */
function named(events: readonly TournamentEvent[]): readonly TournamentEvent[] {
  const { setup } = foldTournament(events).now;
  const tail = ' (2)';
  const name =
    [...setup.name]
      .slice(0, MAX_EVENT_NAME - tail.length)
      .join('')
      .trimEnd() + tail;
  const at = events.at(-1)?.at ?? 0;
  return [...events, tournamentEvent({ type: 'setup-changed', setup: { ...setup, name } }, at)];
}
