/**
 * Which part of the board is shown: the whole, a closer look at a stretch of the track, or what the reader's fingers
 * made of it. A view is a rectangle of the board with the board's own proportions. Pure.
 */
import type { Point } from './spiral.ts';

/** Part of the track, as two totals. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The part of the board that is shown, in the board's px. */
export interface View extends Point {
  readonly width: number;
  readonly height: number;
}

export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

/** What a view is cut from. */
export interface Board extends BoardSize {
  readonly goal: number;
  readonly gap: number;
  readonly markerSize: number;
  spot(total: number): Point;
}

/** How much larger than the whole a view may be. */
export const MOST_SCALE = 8;
/** The closer look by itself goes no further than this: what is near must stay in sight. */
const CLOSE_SCALE = 4;
/** A closer look is worth its name from here. */
const LEAST_CLOSE = 1.8;
/** Points ahead of the marker that belong to its surroundings. */
const AHEAD = 60;
/** From spot to spot this is near enough, px. */
const NEAR = 18;

export const wholeView = ({ width, height }: BoardSize): View => ({ x: 0, y: 0, width, height });

export const scaleOf = (board: BoardSize, view: View): number => board.width / view.width;

export const isWhole = (board: BoardSize, view: View): boolean => scaleOf(board, view) < 1.01;

/** The view of this scale that has the point of the board at these parts of its width and height, held on the board. */
function viewAt(board: BoardSize, scale: number, at: Point, part: Point): View {
  const held = between(scale, 1, MOST_SCALE);
  const width = board.width / held;
  const height = board.height / held;
  return {
    x: between(at.x - width * part.x, 0, board.width - width),
    y: between(at.y - height * part.y, 0, board.height - height),
    width,
    height,
  };
}

/**
 * A view larger by `factor`, in which the point of the board that was under `from` is under `to`; both in px of the
 * screen from the board's corner. Drags the view when the factor is 1.
 */
export function zoomAbout(board: BoardSize, view: View, factor: number, from: Point, to: Point = from): View {
  const scale = scaleOf(board, view);
  const at = { x: view.x + from.x / scale, y: view.y + from.y / scale };
  const part = { x: to.x / board.width, y: to.y / board.height };
  return viewAt(board, scale * factor, at, part);
}

/**
 * A closer look at the stretch and what lies ahead of it. Stays as it is while the stretch is in sight, so that the
 * felt does not move at each throw. A stretch too long for one look is shown from its end.
 */
export function closeView(board: Board, { from, to }: Stretch, current?: View): View {
  const ahead = Math.min(Math.max(to, from + AHEAD), board.goal);
  const end = Math.max(to, ahead);
  if (current && !isWhole(board, current) && holds(board, current, from, to)) return current;
  const most = between(NEAR / board.gap, LEAST_CLOSE, CLOSE_SCALE);
  let start = from;
  let box = around(board, start, end);
  while (box.scale < LEAST_CLOSE && start < end) {
    // The marker's end gives way in steps of a spot and a bit: the landing spot matters more.
    start += Math.max(5, (end - start) * 0.06);
    box = around(board, Math.min(start, end), Math.max(to, start));
  }
  return viewAt(board, Math.min(most, Math.max(box.scale, LEAST_CLOSE)), box, { x: 0.5, y: 0.5 });
}

/** The middle of a stretch, and the scale at which it fills the view. */
function around(board: Board, from: number, to: number): Point & { scale: number } {
  const { left, right, top, bottom } = bounds(board, from, to);
  const room = board.markerSize * 3.2;
  const scale = Math.min(
    (board.width - room) / Math.max(1, right - left),
    (board.height - room) / Math.max(1, bottom - top),
  );
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale };
}

/** Whether the stretch lies in a view, clear of its edges. */
function holds(board: Board, view: View, from: number, to: number): boolean {
  const { left, right, top, bottom } = bounds(board, from, to);
  const room = board.markerSize / scaleOf(board, view);
  return (
    left > view.x + room &&
    right < view.x + view.width - room &&
    top > view.y + room &&
    bottom < view.y + view.height - room
  );
}

function bounds(board: Board, from: number, to: number): Record<'left' | 'right' | 'top' | 'bottom', number> {
  const points = Array.from({ length: 25 }, (_, i) => board.spot(from + ((to - from) * i) / 24));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The CSS transform under which a drawing of the view `drawn` looks like one of `wanted`. */
export function transformTo(board: BoardSize, drawn: View, wanted: View): string {
  const scale = scaleOf(board, wanted);
  const x = (drawn.x - wanted.x) * scale;
  const y = (drawn.y - wanted.y) * scale;
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${(scale / scaleOf(board, drawn)).toFixed(4)})`;
}

/** On the way from one view to another, in even steps of scale about the point that stays where it is. */
export function viewBetween(from: View, to: View, part: number): View {
  const ratio = to.width / from.width;
  const grown = ratio ** part;
  const way = Math.abs(ratio - 1) < 0.001 ? part : (grown - 1) / (ratio - 1);
  return {
    x: from.x + (to.x - from.x) * way,
    y: from.y + (to.y - from.y) * way,
    width: from.width * grown,
    height: from.height * grown,
  };
}

export const isInView = (view: View, { x, y }: Point): boolean =>
  x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height;

export const isSameView = (p: View, q: View): boolean =>
  p.x === q.x && p.y === q.y && p.width === q.width && p.height === q.height;

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
