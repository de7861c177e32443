/**
 * An amendment applied: the steps behind its first change are judged again in the game as corrected. What stood
 * before is not touched; nothing counts unless all of it holds.
 */
import { ok, refuse, type Result } from '../engine/result.ts';
import type { Choice } from '../engine/throw.ts';
import type { LogRefusal } from './commands.ts';
import { type Entry, nextEntry, withChoice } from './entry.ts';
import { type Amendment, eventOf, type StepEvent, type StepFact } from './events.ts';

/** The first step of an amended game that does not hold. */
export interface Break {
  /** The place that it had before the amendment, or that it was to be inserted in. */
  readonly place: number;
  /** Null where there is no such place to change; then `holds` is the last step of the game. */
  readonly step: StepFact | null;
  /** `no-such-step`, or why the step is refused. */
  readonly code: LogRefusal;
  /** Whether the amendment itself names it; else it is a step that stood before. */
  readonly named: boolean;
  /** The last step that holds, as it stands in the amended game. */
  readonly holds: Entry;
}

/** The last step of the amended game, which leads back to the game as it was; or the first step that does not hold. */
export function rejudge(last: Entry, amendment: Amendment<StepFact>): Result<Entry, Break> {
  const wrong = misplaced(last.place, amendment);
  if (wrong !== null)
    return refuse({ place: wrong, step: null, code: 'no-such-step', named: true, holds: last });
  const { base, steps } = planned(last, amendment);
  let holds = base;
  for (const { place, event, named } of steps) {
    const next = nextEntry(holds, event);
    if (!next.ok) return refuse({ place, step: event, code: next.error, named, holds });
    holds = next.value;
  }
  return ok({ ...holds, back: last });
}

export const isPlace = (place: number, first: number, last: number): boolean =>
  Number.isInteger(place) && place >= first && place <= last;

/** The first place in an amendment that cannot be changed in a game of so many steps; 0 where there is no change. */
function misplaced(count: number, { changes, cut }: Amendment<StepFact>): number | null {
  if (cut !== null && !isPlace(cut, 1, count)) return cut;
  if (changes.length === 0) return 0;
  const end = cut ?? count + 1;
  const settled = new Set<number>();
  for (const { kind, place } of changes) {
    const puts = kind === 'insert';
    if (!isPlace(place, 1, puts ? end : end - 1) || (!puts && settled.has(place))) return place;
    if (!puts) settled.add(place);
  }
  return null;
}

/** A step that is judged again. */
interface Planned {
  readonly place: number;
  readonly event: StepEvent;
  readonly named: boolean;
}

/** The last entry that an amendment leaves as it is, and the steps that follow it in the amended game. */
export function planned(
  last: Entry,
  { changes, cut }: Amendment<StepFact>,
): { readonly base: Entry; readonly steps: readonly Planned[] } {
  const first = Math.min(...changes.map(({ place }) => place));
  const end = cut ?? last.place + 1;
  const { base, events } = settledFrom(last, first);
  const steps: Planned[] = [];
  for (let place = first; place <= end; place++) {
    const here = changes.filter((change) => change.place === place);
    for (const change of here) {
      if (change.kind === 'insert') steps.push({ place, event: eventOf(change.step), named: true });
    }
    const change = here.find(({ kind }) => kind !== 'insert');
    const stood = events[place - first];
    if (change?.kind === 'replace') steps.push({ place, event: eventOf(change.step), named: true });
    else if (change === undefined && stood && place < end) steps.push({ place, event: stood, named: false });
  }
  return { base, steps };
}

/** The steps from this place on, a throw with the choice that settled it, and the last entry before them. */
export function settledFrom(
  last: Entry,
  first: number,
): { readonly base: Entry; readonly events: readonly StepEvent[] } {
  const events: StepEvent[] = [];
  let base = last;
  let choice: Choice | null = null;
  for (; base.place >= first && base.before !== null; base = base.before) {
    const { event } = base;
    if (event.type === 'started') continue;
    if (event.type === 'chosen') {
      choice ??= event.choice;
      continue;
    }
    if (event.type === 'thrown' && choice !== null)
      events.push({ ...event, throw: withChoice(event.throw, choice) });
    else events.push(event);
    choice = null;
  }
  return { base, events: events.reverse() };
}
