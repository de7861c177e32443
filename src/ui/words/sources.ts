/** Where a rule comes from. */
import { msg } from '@lit/localize';
import type { Source } from '../../engine/ruling.ts';
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

/** Something said with the sources that say so. */
export interface Sourced {
  readonly text: string;
  readonly sources: readonly Source[];
}
