/**
 * What an amendment would lead to, for the screens that ask before they amend: nothing is decided or stored here.
 * The command `amend` takes the very amendment that was looked at.
 */
import { playerAt } from '../engine/game.ts';
import { ok, refuse, type Result } from '../engine/result.ts';
import type { StepCommand } from './commands.ts';
import { type Amendment, type Change, isTurnStep, type StepFact } from './events.ts';
import { type HistoryStep, stepsOf } from './history.ts';
import { amendmentOf, type Log } from './log.ts';
import { type Break, planned, rejudge, settledFrom } from './rejudge.ts';

/** A step that holds, but now belongs to another player than it was entered for. */
export interface Shift {
  /** Before the amendment. */
  readonly place: number;
  readonly from: string;
  readonly to: string;
}

export interface Preview {
  /** As the command would leave it. */
  readonly log: Log;
  /** The first step that changes hands, as all behind it may; null where each stays with its player. */
  readonly shift: Shift | null;
}

/** The step in this place with the choice that settled it; null where there is none. 0, the start, is no step. */
export function stepAt(log: Log, place: number): StepFact | null {
  return place < 1 ? null : (settledFrom(log.last, place).events[0] ?? null);
}

/**
 * The game as it would be amended, or the first step that would not hold. From there one can cut
 * ({@link cutAt}), change that step too, or leave it. Error: {@link Break}, with a code of `LogRefusal`.
 */
export function previewAmendment(log: Log, wanted: Amendment<StepCommand>): Result<Preview, Break> {
  const amendment = amendmentOf(wanted);
  const judged = rejudge(log.last, amendment);
  if (!judged.ok) return refuse(judged.error);
  const amended: Log = { last: judged.value, undone: null };
  return ok({ log: amended, shift: shiftOf(log, amended, amendment) });
}

/**
 * The amendment without the step that breaks and all behind it, changes there included; null where the amendment
 * names that step itself, which then has to be another.
 */
export function cutAt<Step>(
  amendment: Amendment<Step>,
  { place, named }: Pick<Break, 'place' | 'named'>,
): Amendment<Step> | null {
  if (named) return null;
  const stays = (change: Change<Step>): boolean =>
    change.place < place || (change.place === place && change.kind === 'insert');
  return { changes: amendment.changes.filter(stays), cut: place };
}

/** Compares who threw each step that stays with who throws it now. */
function shiftOf(log: Log, amended: Log, amendment: Amendment<StepFact>): Shift | null {
  const { base, steps } = planned(log.last, amendment);
  const stood = stepsOf(log);
  const stands = stepsOf(amended).slice(base.place);
  for (const [index, { place, named }] of steps.entries()) {
    const was = stood[place - 1];
    const is = stands[index];
    if (named || !was || !is || !isTurnStep(was.event)) continue;
    const from = nameUp(was);
    const to = nameUp(is);
    if (from !== to) return { place, from, to };
  }
  return null;
}

const nameUp = ({ before }: HistoryStep): string => playerAt(before, before.up).name;
