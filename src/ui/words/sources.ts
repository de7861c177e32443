/** Where a rule comes from. */
import { msg } from '@lit/localize';
import { type Line, RULE_SOURCES, type Ruling, type Source } from '../../engine/ruling.ts';
import { listWords } from './list.ts';

const NAMES: Readonly<Record<Source, () => string>> = {
  RB: () => msg('rulebook'),
  'RB+': () => msg('the rulebook’s further rules'),
  DN: () => msg('online version'),
  RV: () => msg('review'),
  WP: () => msg('encyclopedia'),
  TBL: () => msg('table custom'),
  US: () => msg('our own ruling'),
};

export const sourceName = (source: Source): string => NAMES[source]();

/** "rulebook, review and encyclopedia"; the further rules are "its" only behind the rulebook. */
export const sourcesWords = (sources: readonly Source[]): string =>
  listWords(
    sources.map((source, place) =>
      source === 'RB+' && sources[place - 1] === 'RB' ? msg('its further rules') : sourceName(source),
    ),
  );

/** The numbers that a source has (RULES.md, section 5); any other is a custom of the table. What is off is as in the rulebook. */
const NUMBERS = {
  goal: { 500: 'RB', 300: 'RB' },
  opening: { 35: 'RB' },
  sampler: { 0: 'RB', 25: 'WP' },
  trainWrecksOut: { 0: 'RB' },
} as const satisfies Record<string, Readonly<Record<number, Source>>>;

/** Who plays to this number. */
export function numberSources(key: keyof typeof NUMBERS, value: number): readonly Source[] {
  const known: Readonly<Record<number, Source>> = NUMBERS[key];
  return [known[value] ?? 'TBL'];
}

/** Who has the rule that a line appeals to, in the way in which it was played. */
export function lineSources({ rule, points }: Line, { choices }: Ruling): readonly Source[] {
  if (rule === 'sampler') return numberSources(rule, points);
  if (rule === 'full-house') return [choices.length > 0 ? 'RB+' : 'WP'];
  return RULE_SOURCES[rule];
}

/** Something said with the sources that say so. */
export interface Sourced {
  readonly text: string;
  readonly sources: readonly Source[];
}
