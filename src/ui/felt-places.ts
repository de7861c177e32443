/**
 * Who stands where on the felt: markers side by side on one spot, the queue at the rim, the ghost on the landing
 * spot, the tag beside it, the numbers that are not covered. Pure.
 */
import type { FeltLayout } from './felt-layout.ts';
import type { MarkerColour, MarkerShape } from './marker-art.ts';
import { FLAME_SPOTS, type Point, SPOT } from './spiral.ts';

/** A player on the felt, as it is told. */
export interface FeltMarker {
  readonly id: string;
  readonly name: string;
  readonly shape: MarkerShape;
  readonly colour: MarkerColour;
  readonly initial: string;
  /** Points banked. */
  readonly total: number;
  /** Whose turn it is. */
  readonly up: boolean;
  /** Out of the game: drawn faintly. */
  readonly out: boolean;
  /** Leads in an ending: wears the small Sun. */
  readonly leader: boolean;
}

/** A disc on the board that nothing else may cover. */
export interface Stand extends Point {
  readonly size: number;
}

export interface MarkerStand extends Stand {
  readonly marker: FeltMarker;
  /** Further than the flames have spots: the total is written beside, so many lines down. */
  readonly past?: number;
}

export interface Places {
  /** In drawing order: who is up comes last, on top. */
  readonly markers: readonly MarkerStand[];
  /** Where the marker that is up would land. */
  readonly ghost: Stand | undefined;
}

/** Places for all markers, and for the ghost on `landing` if there is one. */
export function placeMarkers(felt: FeltLayout, markers: readonly FeltMarker[], landing?: number): Places {
  const groups = new Map<number, (FeltMarker | null)[]>();
  const join = (total: number, marker: FeltMarker | null): void => {
    const spot = Math.min(total, felt.goal + FLAME_SPOTS * SPOT);
    groups.set(spot, [...(groups.get(spot) ?? []), marker]);
  };
  if (landing !== undefined) join(landing, null);
  for (const marker of markers) join(marker.total, marker);

  let ghost: Stand | undefined;
  const placed: MarkerStand[] = [];
  for (const [total, group] of groups) {
    // Who is up is first in the queue, and on top of a row at its end.
    group.sort((p, q) => (Number(p?.up ?? false) - Number(q?.up ?? false)) * (total === 0 ? -1 : 1));
    const points = total === 0 ? queue(felt, group.length) : row(felt, felt.spot(total), group.length);
    let past = 0;
    group.forEach((marker, i) => {
      const point = points[i] ?? felt.sun;
      if (!marker) ghost = { ...point, size: felt.markerSize * 1.2 };
      else {
        const stand = { ...point, marker, size: felt.markerSize * (marker.up ? 1.12 : 0.92) };
        placed.push(marker.total > total ? { ...stand, past: past++ } : stand);
      }
    });
  }
  placed.sort((p, q) => Number(p.marker.up) - Number(q.marker.up));
  return { markers: placed, ghost };
}

/** Side by side at half a width, closer when there are many, the whole row on the board. */
function row(felt: FeltLayout, { x, y }: Point, count: number): Point[] {
  const half = felt.markerSize * 0.6;
  const step = Math.min(felt.markerSize * 0.62, (felt.width - half * 2) / Math.max(1, count - 1));
  const reach = half + (step * (count - 1)) / 2;
  const middle = count > 1 ? Math.max(reach, Math.min(felt.width - reach, x)) : x;
  return Array.from({ length: count }, (_, i) => ({ x: middle + (i - (count - 1) / 2) * step, y }));
}

/** Those who have nothing yet line up before the first spot, down along the rim; many in two files. */
function queue(felt: FeltLayout, count: number): Point[] {
  const start = felt.spot(0);
  const x = Math.max(start.x, felt.markerSize * 0.6);
  const room = felt.height - start.y - felt.markerSize * 0.6;
  const files = (count - 1) * felt.markerSize * 0.62 > room ? 2 : 1;
  const step =
    Math.min(felt.markerSize * 0.84, room / Math.max(1, Math.ceil(count / files) - 1 / files)) / files;
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % files) * felt.markerSize * 0.8,
    y: start.y + i * step,
  }));
}

/** One number on the track. */
export interface SpotNumber extends Point {
  readonly total: number;
}

/** The numbers of the track, without the one that would touch the Sun's. */
export function spotNumbers(felt: FeltLayout): SpotNumber[] {
  const numbers: SpotNumber[] = [];
  for (let total = felt.numberStep; total < felt.goal - felt.numberStep * 0.08; total += felt.numberStep)
    numbers.push({ total, ...felt.spot(total) });
  return numbers;
}

/** Whether something covers a number. */
export const isCovered = (felt: FeltLayout, number: SpotNumber, things: readonly Box[]): boolean => {
  const width = textWidth(String(number.total), felt.numberSize);
  const box = { x: number.x, y: number.y, width, height: felt.numberSize * 0.8 };
  return things.some((thing) => overlap(box, thing) > 0);
};

/** A rectangle around its middle. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export const boxOf = ({ x, y, size }: Stand): Box => ({ x, y, width: size, height: size });

export interface Tag extends Box {
  readonly text: string;
}

/** The tag beside the ghost: on the side on which it covers least, in view, its text cut to fit. */
export function placeTag(felt: FeltLayout, ghost: Stand, note: string, places: Places): Tag {
  const { view, tagSize } = felt;
  const text = fitText(note, tagSize, view.width * 0.66);
  const height = tagSize * 1.84;
  const width = textWidth(text, tagSize) + tagSize * 1.4;
  const away = ghost.size / 2 + tagSize / 2;
  const inTheWay = [{ ...felt.sun, size: felt.sun.radius * 1.7 }, ...places.markers].map(boxOf);
  let best: Tag | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [dx, dy] of SIDES) {
    const x = ghost.x + dx * (width / 2 + (dy ? 0 : away));
    const y = ghost.y + dy * (height / 2 + away);
    const tag = {
      x: between(x, view.x + 6 + width / 2, view.x + view.width - 6 - width / 2),
      y: between(y, view.y + 3 + height / 2, view.y + view.height - 3 - height / 2),
      width,
      height,
      text,
    };
    let cost = overlap(tag, boxOf(ghost)) * 4;
    for (const box of inTheWay) cost += overlap(tag, box);
    if (cost < least) {
      least = cost;
      best = tag;
    }
  }
  return best ?? { x: ghost.x, y: ghost.y, width, height, text };
}

/** Where a tag may be, what looks best first. */
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

/** The area that two rectangles share. */
const overlap = (p: Box, q: Box): number =>
  Math.max(0, (p.width + q.width) / 2 - Math.abs(p.x - q.x)) *
  Math.max(0, (p.height + q.height) / 2 - Math.abs(p.y - q.y));

function fitText(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  const signs = [...text];
  while (signs.length > 1 && textWidth(`${signs.join('')}…`, size) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** A text's width near enough to keep it on the board: wide signs count one em, others a little over half. */
function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const sign of text) ems += (sign.codePointAt(0) ?? 0) >= 0x1100 ? 1 : 0.62;
  return ems * size;
}

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
