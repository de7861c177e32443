/**
 * How markers share the room of a spot, and how those on spots close by make room for one another: a row keeps its
 * order, rows that would hide each other move apart by as little as lets each initial be read. Pure.
 */
import type { View } from './felt-view.ts';
import type { Point } from './spiral.ts';

/** Something that stands on the felt: a disc, and how far its drawing reaches to each side. */
export interface Body extends Point {
  readonly size: number;
  readonly reach: Reach;
}

export interface Reach {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** All on one spot. They move together. */
export interface Crowd {
  readonly bodies: readonly Body[];
  /** Stays where it is: the queue at the rim, the Sun. */
  readonly isFixed: boolean;
}

/** In one row; more stand in several. */
const ROW = 6;
/** Parts of two touching discs' distance at which the initials of both can be read, in a row and from row to row. */
const IN_ROW = 0.8;
const APART = 0.92;
const ROUNDS = 24;

/** Places around the middle of a spot for bodies of these sizes: rows side by side, so that each initial shows. */
export function rowPlaces(sizes: readonly number[], { x, y }: Point): Point[] {
  const rows = Math.ceil(sizes.length / ROW);
  const length = Math.ceil(sizes.length / rows);
  const tall = Math.max(...sizes) * IN_ROW;
  return Array.from({ length: rows }, (_, line) => {
    const row = sizes.slice(line * length, (line + 1) * length);
    const steps = row.map((size, i) => (i ? ((size + (row[i - 1] ?? 0)) / 2) * IN_ROW : 0));
    let at = x - steps.reduce((sum, step) => sum + step, 0) / 2;
    return steps.map((step) => {
      at += step;
      return { x: at, y: y + (line - (rows - 1) / 2) * tall };
    });
  }).flat();
}

/** Moves crowds apart and onto the board. `keepOff` is a disc that none may cover, except those that are fixed. */
export function makeRoom(crowds: readonly Crowd[], frame: View, keepOff?: Body): Point[] {
  const moved = crowds.map(({ bodies }) => ontoBoard(bodies, { x: 0, y: 0 }, frame));
  for (let round = 0; round < ROUNDS; round++) {
    let isCalm = true;
    for (const [i, crowd] of crowds.entries()) {
      const shift = moved[i];
      if (!shift) continue;
      if (keepOff && !crowd.isFixed) {
        const push = pushOf(crowd.bodies, shift, [keepOff], NOWHERE);
        if (push) {
          isCalm = false;
          moved[i] = ontoBoard(crowd.bodies, add(shift, push, 1), frame);
        }
      }
      for (let j = 0; j < i; j++) {
        const other = crowds[j];
        const [mine, theirs] = [moved[i], moved[j]];
        if (!other || !mine || !theirs || (crowd.isFixed && other.isFixed)) continue;
        const push = pushOf(crowd.bodies, mine, other.bodies, theirs);
        if (!push) continue;
        isCalm = false;
        const part = crowd.isFixed ? 0 : other.isFixed ? 1 : 0.5;
        moved[i] = ontoBoard(crowd.bodies, add(mine, push, part), frame);
        moved[j] = ontoBoard(other.bodies, add(theirs, push, part - 1), frame);
      }
    }
    if (isCalm) break;
  }
  return moved;
}

const NOWHERE: Point = { x: 0, y: 0 };

const add = (p: Point, q: Point, part: number): Point => ({ x: p.x + q.x * part, y: p.y + q.y * part });

/** The largest push that the first crowd needs to get clear of the second. */
function pushOf(
  bodies: readonly Body[],
  shift: Point,
  others: readonly Body[],
  otherShift: Point,
): Point | undefined {
  let most = 0.05;
  let push: Point | undefined;
  for (const p of bodies)
    for (const q of others) {
      const dx = p.x + shift.x - q.x - otherShift.x;
      const dy = p.y + shift.y - q.y - otherShift.y;
      const distance = Math.hypot(dx, dy);
      const lack = ((p.size + q.size) / 2) * APART - distance;
      if (lack <= most) continue;
      most = lack;
      push = distance > 0.01 ? { x: (dx / distance) * lack, y: (dy / distance) * lack } : { x: lack, y: 0 };
    }
  return push;
}

/** The shift nearest to this one that keeps all of a crowd's drawing on the board. */
function ontoBoard(bodies: readonly Body[], shift: Point, frame: View): Point {
  const left = Math.min(...bodies.map(({ x, reach }) => x - reach.left));
  const right = Math.max(...bodies.map(({ x, reach }) => x + reach.right));
  const top = Math.min(...bodies.map(({ y, reach }) => y - reach.top));
  const bottom = Math.max(...bodies.map(({ y, reach }) => y + reach.bottom));
  return {
    x: Math.max(frame.x - left, Math.min(frame.x + frame.width - right, shift.x)),
    y: Math.max(frame.y - top, Math.min(frame.y + frame.height - bottom, shift.y)),
  };
}
