/**
 * The faces of the cubes as 48 × 48 drawings. Prints of the real cubes differ, so there are three sets of symbols.
 * The inks are custom properties, set by one of the classes in `faceInks`: the drawing looks like its cube.
 */
import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import type { Face, NumberFace } from '../engine/cubes.ts';
import { NUMERAL_EM, NUMERALS } from './numerals.ts';
import { burst, flames } from './outlines.ts';

export const SYMBOL_SETS = ['moons', 'swirls', 'plain'] as const;
export type SymbolSet = (typeof SYMBOL_SETS)[number];

/** `common` and `sun` are the two kinds of cube. */
export const faceInks = css`
  .common {
    --face-ink: var(--cube-ink);
    --face-paper: var(--ivory);
    --face-score: var(--score-ink);
  }
  .sun {
    --face-ink: var(--night-ink);
    --face-paper: var(--night);
    --face-score: var(--night-score);
  }
`;

interface Drawing {
  readonly symbol?: SVGTemplateResult;
  /** Where the number stands and how tall: x, y, em. */
  readonly number: readonly [x: number, y: number, em: number];
  readonly ink: 'ink' | 'paper' | 'score';
}

const solid = (d: string, width: number): SVGTemplateResult =>
  svg`<path d=${d} fill="var(--face-ink)" stroke="var(--face-ink)" stroke-width=${width} stroke-linejoin="round" />`;
const outline = (d: string, width: number, ink = 'ink'): SVGTemplateResult =>
  svg`<path d=${d} fill="none" stroke=${`var(--face-${ink})`} stroke-width=${width} stroke-linecap="round" stroke-linejoin="round" />`;

/** Paper around a number that stands over its symbol. */
const apart = (face: NumberFace, x: number, y: number, em: number): SVGTemplateResult => svg`<path
  fill="var(--face-paper)"
  stroke="var(--face-paper)"
  stroke-width=${(6.4 * NUMERAL_EM) / em}
  stroke-linejoin="round"
  transform=${`translate(${x} ${y}) scale(${em / NUMERAL_EM})`}
  d=${NUMERALS[face]}
/>`;

const number = (em: number, ink: Drawing['ink'] = 'ink'): Drawing => ({ number: [24, 24, em], ink });
const FIVE = number(40, 'score');
const TEN = number(38, 'score');

const DRAWINGS: Readonly<Record<SymbolSet, Readonly<Record<NumberFace, Drawing>>>> = {
  moons: {
    2: {
      symbol: svg`<path d="M3.5 28.5a20.5 20.5 0 0 1 41 0Z" fill="var(--face-ink)" />${outline('M8 33.6h32M14.5 39.6h19', 3.2)}`,
      number: [24, 19.6, 22],
      ink: 'paper',
    },
    3: {
      symbol: svg`${solid('M24 4.6 46 41.4a1.6 1.6 0 0 1-1.4 2.4H3.4A1.6 1.6 0 0 1 2 41.4Z', 1.6)}${outline('M11 19.4h26', 2.6, 'paper')}`,
      number: [24, 32.4, 23],
      ink: 'paper',
    },
    4: { symbol: solid(burst(12, 23.5, 15.6, 24, 24), 1), number: [23.6, 24, 25], ink: 'paper' },
    5: FIVE,
    6: { symbol: solid(burst(5, 23, 12.8, 24, 25.6), 3.4), number: [24, 26.2, 24], ink: 'paper' },
    X: TEN,
  },
  swirls: {
    2: {
      symbol: svg`<circle cx="24" cy="24" r="12" fill="var(--face-ink)" /><path fill="var(--face-ink)" d="M13.6 30.2C8.4 22.5 10.4 12.6 19 8c10.5-5.6 23.3-.4 26.6 11.2C41 11.8 31.8 9.3 24.8 13ZM34.4 17.8c5.2 7.7 3.2 17.6-5.4 22.2C18.5 45.6 5.7 40.4 2.4 28.8 7 36.2 16.2 38.7 23.2 35Z" />`,
      number: [24, 24, 21],
      ink: 'paper',
    },
    3: { symbol: outline('M24 6.4 44 41H4Z', 5), number: [24, 29.6, 20], ink: 'ink' },
    4: {
      // Heavy, and the number stands out of it: the bolt's waist is too narrow to carry one.
      symbol: svg`${solid('M20.5 2.6 2.6 27.6H13L7 45.6 33.4 19.4H22.4L36.4 2.6Z', 2.6)}${apart('4', 35, 33.6, 29)}`,
      number: [35, 33.6, 29],
      ink: 'ink',
    },
    5: FIVE,
    6: { symbol: outline(burst(5, 20.5, 10.8, 24, 25.6), 4.6), number: [24, 26.4, 17.5], ink: 'ink' },
    X: TEN,
  },
  plain: { 2: number(40), 3: number(40), 4: number(40), 5: FIVE, 6: number(40), X: TEN },
};

const PETALS = flames(12, 22.5, 14, 24, 24);

/** The small Sun: the face of the Sun cube, the leader's crown. */
export const smallSunArt = (): SVGTemplateResult => svg`
  <path d=${PETALS} fill="var(--sun-2)" />
  <circle cx="24" cy="24" r="13.4" fill="var(--face-paper, var(--sun-gap))" />
  <circle cx="24" cy="24" r="11.4" fill="var(--sun-2)" />
  <circle cx="24" cy="24" r="8.6" fill="var(--sun-1)" />`;

const BLANK_ART = svg`<path d="M15 24h18" stroke="var(--face-ink)" stroke-width="5" stroke-linecap="round" opacity=".75" />`;

/** One face: the symbol with its number, the Sun, or the dash of a cube nobody noted. */
export function faceArt(set: SymbolSet, face: Face): SVGTemplateResult {
  if (face === 'S') return smallSunArt();
  if (face === '-') return BLANK_ART;
  const { symbol, number: at, ink } = DRAWINGS[set][face];
  return svg`${symbol ?? nothing}<path
    fill=${`var(--face-${ink})`}
    transform=${`translate(${at[0]} ${at[1]}) scale(${at[2] / NUMERAL_EM})`}
    d=${NUMERALS[face]}
  />`;
}
