/**
 * The log of a tournament: its facts with the moment of each, and what was taken back. Every step keeps the state before
 * it, so that an undo needs no replay.
 */
import { ok, refuse, type Result } from '../engine/result.ts';
import type { TournamentFact } from './facts.ts';
import { nextTournament, openTournament, type Tournament, type TournamentRefusal } from './tournament.ts';

/** What is stored: a fact, or a step back or forth, and when it was, in milliseconds since 1970. */
export type TournamentEvent = { readonly v: 1; readonly at: number } & (
  | TournamentFact
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
);

/** A fact that stands, or was taken back. */
export interface Step {
  readonly fact: TournamentFact;
  readonly at: number;
  /** The tournament before it, and after it. */
  readonly before: Tournament;
  readonly after: Tournament;
}

export interface TournamentLog {
  readonly now: Tournament;
  /** The facts that stand after the opening, oldest first. */
  readonly done: readonly Step[];
  /** What was taken back, the next one to redo last. */
  readonly undone: readonly Step[];
}

/** The log that an opening begins. */
export const openLog = (event: TournamentEvent): TournamentLog => {
  if (event.type !== 'opened') throw new Error(`A tournament cannot begin with ${event.type}`);
  return { now: openTournament(event), done: [], undone: [] };
};

/** The log with one more event, or why it is refused. */
export function nextLog(
  log: TournamentLog,
  event: TournamentEvent,
): Result<TournamentLog, TournamentRefusal> {
  const { now, done, undone } = log;
  switch (event.type) {
    case 'undone': {
      const step = done.at(-1);
      if (step === undefined) return refuse('nothing');
      return ok({ now: step.before, done: done.slice(0, -1), undone: [...undone, step] });
    }
    case 'redone': {
      const step = undone.at(-1);
      if (step === undefined) return refuse('nothing');
      return ok({ now: step.after, done: [...done, step], undone: undone.slice(0, -1) });
    }
    default: {
      const next = nextTournament(now, event);
      if (!next.ok) return next;
      const { v: _, at, ...fact } = event;
      return ok({
        now: next.value,
        done: [...done, { fact, at, before: now, after: next.value }],
        undone: [],
      });
    }
  }
}

/** The log that these stored events make. They were accepted before, so a refusal is a broken log and throws. */
export function foldTournament(events: readonly TournamentEvent[]): TournamentLog {
  const [first, ...rest] = events;
  if (first === undefined) throw new Error('A tournament has at least one event');
  return rest.reduce((log, event) => {
    const next = nextLog(log, event);
    if (!next.ok) throw new Error(`The event ${event.type} does not follow: ${next.error}`);
    return next.value;
  }, openLog(first));
}

/** A fact as it is stored. */
export const tournamentEvent = (
  fact: TournamentFact | { readonly type: 'undone' } | { readonly type: 'redone' },
  at: number,
): TournamentEvent => ({ v: 1, at, ...fact });
