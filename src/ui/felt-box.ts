/** Rectangles on the felt, the room that a text takes, and where a label beside something covers least. Pure. */
import type { Point } from './spiral.ts';
import type { View } from './felt-view.ts';

/** A rectangle around its middle. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A text on a plate. */
export interface Tag extends Box {
  readonly text: string;
}

/** The area that two rectangles share. */
export const overlap = (p: Box, q: Box): number =>
  shared(p.x, p.width, q.x, q.width) * shared(p.y, p.height, q.y, q.height);

const shared = (p: number, pLength: number, q: number, qLength: number): number =>
  Math.max(0, Math.min((pLength + qLength) / 2 - Math.abs(p - q), pLength, qLength));

/** A box moved as little as brings it within a frame. */
export const within = <T extends Box>(box: T, frame: View): T => ({
  ...box,
  x: hold(box.x, frame.x + box.width / 2, frame.x + frame.width - box.width / 2),
  y: hold(box.y, frame.y + box.height / 2, frame.y + frame.height - box.height / 2),
});

/** A text's width near enough to keep it on the board: wide signs count one em, others a little over half. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const sign of text) ems += (sign.codePointAt(0) ?? 0) >= 0x1100 ? 1 : 0.62;
  return ems * size;
}

/** A text on a plate of this text size, cut to fit a width; its place is still open. */
export function plate(text: string, size: number, most: number): Tag {
  const fitting = fitText(text, size, most);
  return { x: 0, y: 0, width: textWidth(fitting, size) + size * 1.4, height: size * 1.84, text: fitting };
}

/** What is in the way of a label, and how bad it would be to cover it. */
export interface Obstacle extends Box {
  readonly weight?: number;
}

/** Where a label may be, beside, over and under what it belongs to; what looks best first. */
const SIDES = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** The label beside `owner`, `apart` from it, where it covers least; as near as that goes, within the frame. */
export function placeBeside<T extends Box>(
  label: T,
  owner: Box,
  apart: number,
  obstacles: readonly Obstacle[],
  frame: View,
): T {
  let best = within({ ...label, x: owner.x, y: owner.y }, frame);
  let least = Number.POSITIVE_INFINITY;
  for (const ring of [0, 1, 2])
    for (const [dx, dy] of SIDES) {
      if (least === 0) return best;
      const away = apart + ring * label.height * 0.8;
      const x = owner.x + dx * (label.width / 2 + (dy ? 0 : owner.width / 2 + away));
      const y = owner.y + dy * ((owner.height + label.height) / 2 + away);
      const place = within({ ...label, x, y }, frame);
      // Further away is worse than nothing in the way, better than something.
      let cost = overlap(place, owner) * 4 + ring * label.width * label.height * 0.08;
      for (const obstacle of obstacles) cost += overlap(place, obstacle) * (obstacle.weight ?? 1);
      if (cost < least) {
        least = cost;
        best = place;
      }
    }
  return best;
}

function fitText(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  const signs = [...text];
  while (signs.length > 1 && textWidth(`${signs.join('')}…`, size) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** The middle where the room is too small for both ends. */
const hold = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value));
