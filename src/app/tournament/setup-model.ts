/** What a tournament declares, while it is being entered. */
import { RULEBOOK, RULES_VERSION } from '../../engine/settings.ts';
import { isEventName } from '../../game/event-table.ts';
import { cleanLine } from '../../game/names.ts';
import type { Setup } from '../../tournament/facts.ts';
import type { TieBreak } from '../../tournament/standings.ts';
import { type TableSizes, USUAL_SIZES } from '../../tournament/tables.ts';

/** The order in which ties are broken unless something else is declared. */
export const USUAL_TIE_BREAKS: readonly TieBreak[] = [
  'wins',
  'share',
  'best-turn',
  'fewest-wimpouts',
  'roll-off',
];

/** What can be set in numbers, and where it begins when it is switched on. */
export const NUMBERS = {
  rounds: { min: 1, max: 200, stride: 1, usual: 3 },
  finalists: { min: 2, max: 8, stride: 1, usual: 4 },
  minutes: { min: 1, max: 600, stride: 5, usual: 50 },
} as const;
export type NumberField = keyof typeof NUMBERS;

export const MAX_VENUE = 80;

/** A day as `2026-11-30`, where the device is. */
export function dayText(day: Date): string {
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((each) => String(each).padStart(2, '0'));
  return `${day.getFullYear()}-${month}-${date}`;
}

export const newSetup = (today: Date): Setup => ({
  name: '',
  date: dayText(today),
  venue: '',
  rules: RULEBOOK,
  rulesVersion: RULES_VERSION,
  sizes: USUAL_SIZES,
  rounds: NUMBERS.rounds.usual,
  scoring: 'places',
  tieBreaks: USUAL_TIE_BREAKS,
  finalists: null,
  minutes: null,
});

/** What of a setup stays as it was once a round is published. */
const FROZEN = ['rules', 'rulesVersion', 'scoring', 'tieBreaks'] as const satisfies readonly (keyof Setup)[];

/**
 * The setup as it is written down: lines without what nobody sees, a day or none, and the rules by this referee where
 * no game was judged by another.
 */
export function finished(draft: Setup, frozen: Setup | null): Setup {
  const tidy = {
    ...draft,
    name: cleanLine(draft.name.normalize('NFC')),
    venue: cleanLine(draft.venue.normalize('NFC')),
    date: /^\d{4}-\d{2}-\d{2}$/.test(draft.date) ? draft.date : '',
    rulesVersion: RULES_VERSION,
  };
  return frozen === null
    ? tidy
    : { ...tidy, ...Object.fromEntries(FROZEN.map((field) => [field, frozen[field]])) };
}

/** Why an event cannot have this name; null when it can. */
export function nameProblem(name: string): 'empty' | 'long' | null {
  const line = cleanLine(name);
  if (line === '') return 'empty';
  return isEventName(line.normalize('NFC')) ? null : 'long';
}

/** What was entered, on the setup as another window has changed it meanwhile. */
export function rebased(draft: Setup, was: Setup, is: Setup): Setup {
  const entered = (Object.keys(draft) as (keyof Setup)[]).filter(
    (field) => !isSameField(draft[field], was[field]),
  );
  return { ...is, ...Object.fromEntries(entered.map((field) => [field, draft[field]])) };
}

export const isSameSetup = (one: Setup, other: Setup): boolean =>
  (Object.keys(one) as (keyof Setup)[]).every((field) => isSameField(one[field], other[field]));

const isSameField = (one: Setup[keyof Setup], other: Setup[keyof Setup]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The sizes with one of them changed; the others give way, so that the preferred one stays between. */
export function withSize(sizes: TableSizes, which: keyof TableSizes, size: number): TableSizes {
  const { min, max, preferred }: TableSizes = { ...sizes, [which]: size };
  switch (which) {
    case 'min':
      return { min, preferred: Math.max(min, preferred), max: Math.max(min, max) };
    case 'max':
      return { min: Math.min(min, max), preferred: Math.min(preferred, max), max };
    case 'preferred':
      return { min: Math.min(min, preferred), preferred, max: Math.max(preferred, max) };
  }
}

export const isUsualSizes = (sizes: TableSizes): boolean => isSameField(sizes, USUAL_SIZES);

/** The tie-breaks with one of them a place up or down; the same where there is no further. */
export function moved(tieBreaks: readonly TieBreak[], one: TieBreak, by: -1 | 1): readonly TieBreak[] {
  const from = tieBreaks.indexOf(one);
  const to = from + by;
  if (from < 0 || to < 0 || to >= tieBreaks.length) return tieBreaks;
  return tieBreaks.map((each, place) =>
    place === from ? (tieBreaks[to] as TieBreak) : place === to ? one : each,
  );
}

/** The tie-breaks with one of them in use or not: it comes last. */
export const switched = (tieBreaks: readonly TieBreak[], one: TieBreak): readonly TieBreak[] =>
  tieBreaks.includes(one) ? tieBreaks.filter((each) => each !== one) : [...tieBreaks, one];
