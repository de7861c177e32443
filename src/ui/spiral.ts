/**
 * The spiral of the felt: where each spot lies on a board of a given size. Pure geometry, no DOM.
 *
 * The track runs from the rim (0, at the left) to the Sun (the goal). u goes from 0 to 1 along it while the half-axes
 * ease from the board's to the Sun's orbit and the superellipse's exponent from 2.6 (a rounded screen) to 2 (a
 * circle). Spots lie at equal arc length. Beyond the goal the track turns onto the Sun's own flames.
 */

/** Points between two spots. */
export const SPOT = 5;
/** Spots past the goal that the flames have room for; who is further stays on the last. */
export const FLAME_SPOTS = 17;

/** Samples along u = 0 to 1, and up to where the track has tucked itself under the Sun. */
const SAMPLES = 2400;
const TUCKED = 2640;
const START = Math.PI;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface SpiralOptions {
  readonly width: number;
  readonly height: number;
  /** Points to the Sun, a multiple of 5. */
  readonly goal: number;
  /** Kept free round the track. */
  readonly margin?: number;
  /** Of the Sun's petals; by default a sixth of the shorter side, within reason. */
  readonly sunRadius?: number;
}

/** A laid-out track, in px. */
export interface Spiral {
  readonly width: number;
  readonly height: number;
  readonly goal: number;
  readonly sun: Point & { readonly radius: number };
  readonly turns: number;
  /** Along the track from spot to spot; across it from ring to ring. */
  readonly gap: number;
  readonly pitch: number;
  /** Where a total stands; any number of points, also between spots. */
  spot(total: number): Point;
  /** SVG path data of the track between two totals. */
  path(from: number, to: number): string;
}

export function layoutSpiral(options: SpiralOptions): Spiral {
  const { width, height, goal, margin = 16 } = options;
  const radius = options.sunRadius ?? between(Math.min(width, height) * 0.155, 26, 54);
  const orbit = radius * 1.22;
  const a = width / 2 - margin;
  const b = height / 2 - margin;
  const depth = Math.min(a, b) - orbit;
  const spots = goal / SPOT;
  const round = 2 * Math.PI * Math.sqrt(((a + orbit) ** 2 + (b + orbit) ** 2) / 8) * 1.04;
  const turns = Math.max(1.25, Math.round(Math.sqrt((spots * depth) / (1.45 * round)) * 4) / 4);
  const sun = { x: width / 2, y: height / 2, radius };

  const track = sample(sun, a, b, orbit, turns);
  const toSun = track.length[SAMPLES] ?? 0;
  const length = (toSun * spots) / (spots - 0.6);
  const gap = length / spots;
  const pitch = depth / turns;

  const flame = (total: number): Point => {
    const k = (Math.min(total, goal + FLAME_SPOTS * SPOT) - goal) / SPOT;
    const angle = START + 2 * Math.PI * turns + (k * Math.PI) / 9;
    const r = radius * (0.84 + 0.38 * Math.max(0, 1 - k / 2));
    return { x: sun.x + r * Math.cos(angle), y: sun.y + r * Math.sin(angle) };
  };
  const spot = (total: number): Point => {
    if (total === goal) return sun;
    return total > goal ? flame(total) : pointAt(track, (length * total) / goal);
  };
  const path = (from: number, to: number): string => {
    const start = (length * Math.min(from, goal)) / goal;
    const end = to > goal ? toSun : to === goal ? (track.length[TUCKED] ?? 0) - 1 : (length * to) / goal;
    const points: Point[] = [];
    const steps = Math.max(8, Math.ceil((end - start) / 3));
    if (from <= goal)
      for (let i = 0; i <= steps; i++) points.push(pointAt(track, start + ((end - start) * i) / steps));
    for (let total = Math.max(from, goal + SPOT / 2); total <= to; total += SPOT / 4)
      points.push(flame(total));
    return points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${fine(x)} ${fine(y)}`).join('');
  };

  return { width, height, goal, sun, turns, gap, pitch, spot, path };
}

interface Track {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Arc length up to each sample. */
  readonly length: Float64Array;
}

function sample(sun: Point, a: number, b: number, orbit: number, turns: number): Track {
  const x = new Float64Array(TUCKED + 1);
  const y = new Float64Array(TUCKED + 1);
  const length = new Float64Array(TUCKED + 1);
  for (let i = 0; i <= TUCKED; i++) {
    const u = i / SAMPLES;
    const angle = START + u * 2 * Math.PI * turns;
    const inner = Math.min(1, u);
    const tuck = u > 1 ? 1 - (u - 1) * 6 : 1;
    const power = 2 / (2.6 - 0.6 * inner);
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    x[i] = sun.x + (a + (orbit - a) * inner) * tuck * Math.sign(cos) * Math.abs(cos) ** power;
    y[i] = sun.y + (b + (orbit - b) * inner) * tuck * Math.sign(sin) * Math.abs(sin) ** power;
    if (i > 0) length[i] = at(length, i - 1) + Math.hypot(at(x, i) - at(x, i - 1), at(y, i) - at(y, i - 1));
  }
  return { x, y, length };
}

function pointAt(track: Track, distance: number): Point {
  let low = 0;
  let high = TUCKED;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (at(track.length, middle) < distance) low = middle;
    else high = middle;
  }
  const span = at(track.length, high) - at(track.length, low) || 1;
  const part = between((distance - at(track.length, low)) / span, 0, 1);
  const along = (list: Float64Array): number => at(list, low) + (at(list, high) - at(list, low)) * part;
  return { x: along(track.x), y: along(track.y) };
}

const at = (list: Float64Array, index: number): number => list[index] ?? 0;
const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
/** Still smooth when it is drawn eight times as large. */
const fine = (value: number): number => Math.round(value * 50) / 50;
