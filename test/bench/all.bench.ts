/** All figures; test/run/bench.js bundles this file, runs it and prints them. */
import { benchComparisons } from './comparisons.ts';
import { benchLog } from './log.ts';
import type { Figure } from './measure.ts';
import { benchRulings } from './rulings.ts';
import { benchTexts } from './texts.ts';

export const figures = (): readonly Figure[] => [
  ...benchRulings(),
  ...benchComparisons(),
  ...benchLog(),
  ...benchTexts(),
];
