/**
 * A board's sizes: the track for its box, and how large dots, numbers, markers and ribbon are drawn on it. They
 * follow the room between spots, within what can be read and tapped. Pure.
 */
import { layoutSpiral, type Point, SPOT, type Spiral } from './spiral.ts';

export interface FeltLayout extends Spiral {
  /** The part of the board that is shown. */
  readonly view: Point & { readonly width: number; readonly height: number };
  /** One dot stands for so many points; a number stands in its place each so many. */
  readonly dotStep: number;
  readonly numberStep: number;
  readonly dotRadius: number;
  readonly numberSize: number;
  readonly markerSize: number;
  readonly grooveWidth: number;
  readonly ribbonWidth: number;
  readonly tagSize: number;
}

/** The board's size within a box: never wider than 2.2 heights, never taller than 1.15 widths. */
export const boardSize = (width: number, height: number): { width: number; height: number } => ({
  width: Math.round(Math.min(width, height * 2.2)),
  height: Math.round(Math.min(height, width * 1.15)),
});

/** `far` is the table view, read from two metres: everything larger, fewer numbers. */
export function layoutFelt(width: number, height: number, goal: number, far = false): FeltLayout {
  const side = Math.min(width, height);
  /** 0 on a phone, 1 where the felt fills a desktop. */
  const grown = between((side - 400) / 300, 0, 1);
  const grow = (phone: number, desktop: number, distant = desktop): number =>
    far ? distant : phone + (desktop - phone) * grown;

  const spiral = layoutSpiral({
    width,
    height,
    goal,
    margin: grow(16, 34, side * 0.05),
    sunRadius: grow(between(side * 0.155, 26, 54), side * 0.135, side * 0.14),
  });
  const { gap, pitch } = spiral;
  return {
    ...spiral,
    view: { x: 0, y: 0, width, height },
    dotStep: dotStep(gap),
    numberStep: numberStep(goal, gap, pitch, far),
    dotRadius: between(gap * 0.2, 1.5, grow(4.4, 6.5, 7)),
    numberSize: between(Math.min(gap * 0.68, pitch * 0.55), far ? 18 : 9.5, grow(14, 19, 30)),
    markerSize: far
      ? between(side * 0.078, 19, Math.min(62, Math.max(side * 0.05, pitch * 1.2)))
      : between(Math.min(pitch * 0.95, gap * 1.4), 19, grow(28, 46)),
    grooveWidth: Math.min(pitch * 0.56, 22),
    ribbonWidth: Math.min(pitch * 0.52, grow(13, 22, 30)),
    tagSize: grow(12, 16),
  };
}

/**
 * A closer look at the stretch between two totals, for boards whose spots lie too close to tell apart: the same track
 * up to four times as large, while what stands on it grows little.
 */
export function zoomFelt(felt: FeltLayout, from: number, to: number): FeltLayout {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let i = 0; i <= 24; i++) {
    const { x, y } = felt.spot(from + ((to - from) * i) / 24);
    xs.push(x);
    ys.push(y);
  }
  const room = felt.markerSize * 1.6;
  const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room];
  const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room];
  const scale = between(Math.min(felt.width / (right - left), felt.height / (bottom - top)), 1, 4);
  const width = felt.width / scale;
  const height = felt.height / scale;
  const x = between((left + right - width) / 2, 0, felt.width - width);
  const y = between((top + bottom - height) / 2, 0, felt.height - height);
  const lesser = Math.sqrt(scale);
  return {
    ...felt,
    view: { x, y, width, height },
    dotStep: dotStep(felt.gap * scale),
    numberStep: Math.min(felt.numberStep, felt.gap * scale > 40 ? 50 : 100),
    dotRadius: felt.dotRadius / lesser,
    numberSize: felt.numberSize / lesser,
    markerSize: felt.markerSize / lesser,
    tagSize: felt.tagSize / scale,
  };
}

const dotStep = (gap: number): number => [5, 25, 100].find((step) => (gap * step) / SPOT >= 5.2) ?? 500;

/** A number each 50, coarser where the spots crowd, finer where the goal is near. */
function numberStep(goal: number, gap: number, pitch: number, far: boolean): number {
  if (far) return goal > 999 ? 1000 : 100;
  if (goal <= 150) return 10;
  if (goal <= 1000) return gap < 11.5 ? 100 : 50;
  const narrow = pitch < 9;
  if (goal <= 2500) return narrow ? 500 : 250;
  return narrow ? 1000 : 500;
}

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
