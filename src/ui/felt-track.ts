/**
 * The track as path data: what of the felt changes only with its size and goal, and the spots that lie under the
 * ribbon. A dot is a stroke of no length with a round cap, so that all dots of a size are one path. Pure.
 */
import type { FeltLayout } from './felt-layout.ts';
import { spotNumbers, type SpotNumber } from './felt-numbers.ts';
import { FLAME_SPOTS, type Point, SPOT } from './spiral.ts';

export interface Track {
  readonly line: string;
  readonly dots: string;
  /** Each fifth spot is larger, where every spot has its dot. */
  readonly largeDots: string;
  readonly numbers: readonly SpotNumber[];
  /** The spots whose dots are left out for a number. */
  readonly numbered: ReadonlySet<number>;
}

export function drawTrack(felt: FeltLayout): Track {
  const dots: string[] = [];
  const largeDots: string[] = [];
  const numbers = spotNumbers(felt);
  const numbered = new Set(numbers.flatMap(({ spots }) => spots));
  for (let total = felt.dotStep; total < felt.goal; total += felt.dotStep) {
    if (numbered.has(total)) continue;
    const isLarge = total % 25 === 0 && felt.dotStep === SPOT;
    (isLarge ? largeDots : dots).push(dot(felt.spot(total)));
  }
  return {
    line: felt.path(0, felt.goal),
    dots: dots.join(''),
    largeDots: largeDots.join(''),
    numbers,
    numbered,
  };
}

/** The dots after `from` up to `to`, as far as the track goes, without those left out for a number. */
export function dotsBetween(felt: FeltLayout, track: Track, from: number, to: number): string {
  const step = felt.dotStep;
  let dots = '';
  for (let total = (Math.floor(from / step) + 1) * step; total <= to && total < felt.goal; total += step)
    if (!track.numbered.has(total)) dots += dot(felt.spot(total));
  return dots;
}

/** The spots on the flames, up to `highest`. */
export function flameDots(felt: FeltLayout, highest: number): string {
  let dots = '';
  const last = Math.min(highest, felt.goal + FLAME_SPOTS * SPOT);
  for (let total = felt.goal + SPOT; total <= last; total += SPOT) dots += dot(felt.spot(total));
  return dots;
}

export const dot = ({ x, y }: Point): string => `M${fine(x)} ${fine(y)}h.01`;

/** To a twentieth of a px: still exact eight times as large. */
const fine = (value: number): number => Math.round(value * 20) / 20;
