import { describe, expect, test } from 'vitest';
import { FLAME_SPOTS, layoutSpiral, type Point, SPOT } from '../../src/ui/spiral.ts';

const distance = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);

const BOARDS = [
  { width: 390, height: 333, goal: 500, turns: 2.75, gap: 20.4, pitch: 31.8 },
  { width: 390, height: 333, goal: 50, turns: 1.25, gap: 98.9, pitch: 70 },
  { width: 390, height: 333, goal: 5000, turns: 9, gap: 6.6, pitch: 9.7 },
  { width: 320, height: 157, goal: 500, turns: 2.25, gap: 10.1, pitch: 13.7 },
  { width: 320, height: 157, goal: 5000, turns: 6.75, gap: 3, pitch: 4.6 },
  { width: 828, height: 800, goal: 500, turns: 3.75, gap: 56, pitch: 84.8 },
];

describe.each(BOARDS)(
  'a board of $width × $height to $goal',
  ({ width, height, goal, turns, gap, pitch }) => {
    const spiral = layoutSpiral({ width, height, goal });
    const totals = Array.from({ length: goal / SPOT }, (_, i) => i * SPOT);

    test('has the turns, the gap between spots and the pitch between rings of the design', () => {
      expect(spiral.turns).toBe(turns);
      expect(spiral.gap).toBeCloseTo(gap, 1 - Number(gap > 50));
      expect(spiral.pitch).toBeCloseTo(pitch, 1);
    });

    test('puts spots at equal arc length', () => {
      for (const total of totals.slice(0, -1)) {
        const step = distance(spiral.spot(total), spiral.spot(total + SPOT));
        // A chord is shorter than its arc, the more the larger the gap is beside the ring.
        expect(step).toBeLessThanOrEqual(spiral.gap * 1.001);
        expect(step).toBeGreaterThan(spiral.gap * (goal === 50 ? 0.7 : 0.9));
      }
    });

    test('keeps every spot on the board and off the Sun', () => {
      for (const total of totals) {
        const { x, y } = spiral.spot(total);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(height);
        expect(distance({ x, y }, spiral.sun)).toBeGreaterThan(spiral.sun.radius);
      }
    });

    test('draws the track without a gap or a broken number', () => {
      const points = spiral.path(0, goal).split(/[ML]/).slice(1);
      expect(points.length).toBeGreaterThan(20);
      for (const point of points) expect(point).toMatch(/^-?\d+(\.\d\d?)? -?\d+(\.\d\d?)?$/);
    });
  },
);

describe('the ends of the track', () => {
  const spiral = layoutSpiral({ width: 390, height: 333, goal: 500 });

  test('it starts at the left of the rim and ends in the Sun', () => {
    expect(spiral.spot(0).x).toBeCloseTo(16, 5);
    expect(spiral.spot(0).y).toBeCloseTo(333 / 2, 5);
    expect(spiral.spot(500)).toEqual(spiral.sun);
  });

  test('beyond the goal it goes on over the flames, 20 degrees a spot, and stays at the seventeenth', () => {
    for (let k = 2; k <= FLAME_SPOTS; k++)
      expect(distance(spiral.spot(500 + k * SPOT), spiral.sun)).toBeCloseTo(spiral.sun.radius * 0.84, 5);
    expect(spiral.spot(500 + (FLAME_SPOTS + 9) * SPOT)).toEqual(spiral.spot(500 + FLAME_SPOTS * SPOT));
    const step = distance(spiral.spot(520), spiral.spot(525));
    expect(step).toBeCloseTo(2 * spiral.sun.radius * 0.84 * Math.sin(Math.PI / 18), 5);
  });

  test('a ribbon runs from spot to spot, and over the goal onto the flames', () => {
    expect(ends(spiral.path(100, 145))).toEqual([spiral.spot(100), spiral.spot(145)].map(fine));
    expect(ends(spiral.path(480, 515))).toEqual([spiral.spot(480), spiral.spot(515)].map(fine));
    expect(ends(spiral.path(510, 530))[1]).toEqual(fine(spiral.spot(530)));
  });
});

const fine = ({ x, y }: Point): string => `${Math.round(x * 50) / 50} ${Math.round(y * 50) / 50}`;

function ends(path: string): string[] {
  const points = path.split(/[ML]/).slice(1);
  return [points[0] ?? '', points.at(-1) ?? ''];
}
