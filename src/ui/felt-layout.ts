/**
 * A board's sizes: the track for its box, and how large dots, numbers, markers and ribbon are drawn on it. They
 * follow the room between spots on the screen, within what can be read and tapped. Pure.
 */
import { isWhole, scaleOf, type View, wholeView } from './felt-view.ts';
import { layoutSpiral, SPOT, type Spiral } from './spiral.ts';

export interface FeltLayout extends Spiral {
  /** The table view, read from two metres. */
  readonly far: boolean;
  /** The part of the board that is shown, and how much larger than the whole. All sizes are the board's px. */
  readonly view: View;
  readonly scale: number;
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
  const grow = growth(side, far);
  const spiral = layoutSpiral({
    width,
    height,
    goal,
    margin: grow(16, 34, side * 0.05),
    sunRadius: grow(between(side * 0.155, 26, 54), side * 0.135, side * 0.14),
  });
  return { ...spiral, far, ...sizes(spiral, far, 1), view: wholeView(spiral), scale: 1 };
}

/**
 * A closer look: the same track, larger, while what stands on it is drawn as on a board with so much more room. The
 * sizes follow the scale alone: where the view lies changes nothing that is drawn.
 */
export function zoomFelt(whole: FeltLayout, view: View): FeltLayout {
  if (isWhole(whole, view)) return whole;
  const scale = scaleOf(whole, view);
  return { ...whole, ...sizes(whole, whole.far, scale), view, scale };
}

type Sizes = Omit<FeltLayout, keyof Spiral | 'far' | 'view' | 'scale'>;

/** From a phone's size to that of a felt which fills a desktop. */
function growth(side: number, far: boolean): (phone: number, desktop: number, distant?: number) => number {
  const grown = between((side - 400) / 300, 0, 1);
  return (phone, desktop, distant = desktop) => (far ? distant : phone + (desktop - phone) * grown);
}

function sizes({ width, height, goal, ...spiral }: Spiral, far: boolean, scale: number): Sizes {
  const side = Math.min(width, height);
  const grow = growth(side, far);
  const gap = spiral.gap * scale;
  const pitch = spiral.pitch * scale;
  const dots = dotStep(gap);
  const onScreen = {
    dotRadius: between(gap * 0.2, 1.5, grow(4.4, 6.5, 7)),
    numberSize: between(Math.min(gap * 0.68, pitch * 0.55), far ? 18 : 9.5, grow(14, 19, 30)),
    markerSize: far
      ? between(side * 0.078, 19, Math.min(62, Math.max(side * 0.05, pitch * 1.2)))
      : between(Math.min(pitch * 0.95, gap * 1.4), 19, grow(28, 46)),
    grooveWidth: Math.min(pitch * 0.56, 22),
    ribbonWidth: Math.min(pitch * 0.52, grow(13, 22, 30)),
    tagSize: grow(12, 16),
  };
  return {
    dotStep: dots,
    numberStep: scale > 1 ? closeNumberStep(goal, gap, far ? 160 : 84) : numberStep(goal, gap, pitch, far),
    dotRadius: onScreen.dotRadius / scale,
    numberSize: onScreen.numberSize / scale,
    markerSize: onScreen.markerSize / scale,
    grooveWidth: onScreen.grooveWidth / scale,
    ribbonWidth: onScreen.ribbonWidth / scale,
    tagSize: onScreen.tagSize / scale,
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

/** In a closer look: the finest step that leaves so many px from number to number. */
const closeNumberStep = (goal: number, gap: number, room: number): number =>
  [...(goal <= 150 ? [10] : []), 50, 100, 250, 500].find((step) => (gap * step) / SPOT >= room) ?? 1000;

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
