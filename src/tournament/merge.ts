/**
 * Two copies of one tournament become one. Where one goes on from the other, the longer counts. Where they parted, what
 * theirs has beyond the common part is told to ours, one fact after the other: nobody and no result is lost, and what
 * both have changed stays as it is here. Rounds that were seated differently cannot become one: then theirs is kept
 * beside ours under an id of its own. Merging the same copy again adds nothing.
 */
import { fingerprint, isSameJson } from '../game/same-json.ts';
import type { TournamentFact } from './facts.ts';
import { MergedLog } from './merged-log.ts';
import { foldTournament, type TournamentEvent, type TournamentLog } from './tournament-log.ts';

/** How theirs stands to ours. */
export type MergeStanding = 'longer' | 'same' | 'shorter' | 'parted';

export interface Gains {
  /** Players who were not here. */
  readonly players: number;
  readonly rounds: number;
  /** Results of tables that had none here. */
  readonly results: number;
  /** Results that differ from the one here, to be decided on. */
  readonly copies: number;
}

export interface Merge {
  readonly standing: MergeStanding;
  /** What comes behind our events; none where there is nothing to tell. */
  readonly more: readonly TournamentEvent[];
  /** Theirs under another id, to be kept beside ours, since the two cannot become one; else null. */
  readonly beside: readonly TournamentEvent[] | null;
  readonly gains: Gains;
}

const NOTHING: Gains = { players: 0, rounds: 0, results: 0, copies: 0 };

/**
 * What becomes of two logs of one tournament, each of them one that can have happened.
 *
 * @param ours the one that is here.
 */
export function mergeTournaments(
  ours: readonly TournamentEvent[],
  theirs: readonly TournamentEvent[],
): Merge {
  const shared = sharedEvents(ours, theirs);
  const standing = standingOf(ours, theirs, shared);
  if (standing === 'same' || standing === 'shorter')
    return { standing, more: [], beside: null, gains: NOTHING };
  const [here, there] = [foldTournament(ours), foldTournament(theirs)];
  if (standing === 'longer') {
    const more = theirs.slice(ours.length);
    return { standing, more, beside: null, gains: gainsOf(here, there) };
  }
  const opening = isSameJson(ours[0], theirs[0]);
  const at = Math.max(...[ours, theirs].map((events) => events.at(-1)?.at ?? 0));
  const merged = opening ? new MergedLog(here, common(here, there), at) : null;
  if (!merged?.take(there.now))
    return { standing, more: [], beside: renamed(theirs, shared), gains: NOTHING };
  return { standing, more: merged.told, beside: null, gains: gainsOf(here, merged.log) };
}

/** How many events both begin with. */
function sharedEvents(ours: readonly TournamentEvent[], theirs: readonly TournamentEvent[]): number {
  let shared = 0;
  while (shared < ours.length && shared < theirs.length && isSameJson(ours[shared], theirs[shared])) shared++;
  return shared;
}

function standingOf(
  { length: ours }: readonly TournamentEvent[],
  { length: theirs }: readonly TournamentEvent[],
  shared: number,
): MergeStanding {
  if (shared < Math.min(ours, theirs)) return 'parted';
  if (ours === theirs) return 'same';
  return theirs > ours ? 'longer' : 'shorter';
}

/** The tournament up to where its standing facts are the same in both. */
function common(here: TournamentLog, there: TournamentLog): TournamentLog['now'] {
  let place = 0;
  while (
    here.done[place] !== undefined &&
    isSameJson(
      [here.done[place]?.at, here.done[place]?.fact],
      [there.done[place]?.at, there.done[place]?.fact],
    )
  )
    place++;
  return here.done[place]?.before ?? here.now;
}

function gainsOf({ now: before }: TournamentLog, { now: after }: TournamentLog): Gains {
  const count = (of: (tournament: TournamentLog['now']) => number): number =>
    Math.max(0, of(after) - of(before));
  const tables = ({ rounds }: TournamentLog['now']) => rounds.flatMap((round) => round.tables);
  return {
    players: count(({ entrants }) => entrants.length),
    rounds: count(({ rounds }) => rounds.length),
    results: count((now) => tables(now).filter(({ result }) => result !== null).length),
    copies: count((now) => tables(now).reduce((sum, { copies }) => sum + copies.length, 0)),
  };
}

/**
 * The same tournament under an id that follows from where it parted from ours: merged twice it is kept beside once, and
 * when it has gone on, what is beside goes on too.
 */
function renamed(events: readonly TournamentEvent[], shared: number): readonly TournamentEvent[] {
  const [opening, ...rest] = events;
  if (opening?.type !== 'opened') throw new Error('A tournament begins with its opening');
  const id = `${opening.id.slice(0, 12)}${fingerprint(JSON.stringify(events.slice(0, shared + 1)))}`;
  return [{ ...opening, id }, ...rest];
}

/** The id of a tournament with these events. */
export function idOf(events: readonly TournamentEvent[]): string {
  const [opening] = events as readonly TournamentFact[];
  if (opening?.type !== 'opened') throw new Error('A tournament begins with its opening');
  return opening.id;
}
