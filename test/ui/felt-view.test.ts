import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutFelt, zoomFelt } from '../../src/ui/felt-layout.ts';
import {
  closeView,
  isInView,
  isWhole,
  MOST_SCALE,
  scaleOf,
  transformTo,
  viewBetween,
  type View,
  wholeView,
  zoomAbout,
} from '../../src/ui/felt-view.ts';

const crowded = layoutFelt(390, 333, 5000);
const roomy = layoutFelt(390, 333, 500);

describe('by hand', () => {
  const whole = wholeView(roomy);

  test('what is under the pointer stays there', () => {
    const at = { x: 120, y: 200 };
    const view = zoomAbout(roomy, whole, 3, at);
    expect(scaleOf(roomy, view)).toBeCloseTo(3);
    expect(view.x + at.x / 3).toBeCloseTo(at.x);
    expect(view.y + at.y / 3).toBeCloseTo(at.y);
  });

  test('a drag moves the felt with the finger', () => {
    const view = zoomAbout(roomy, whole, 4, { x: 200, y: 160 });
    const dragged = zoomAbout(roomy, view, 1, { x: 100, y: 100 }, { x: 140, y: 80 });
    expect(dragged.x).toBeCloseTo(view.x - 10);
    expect(dragged.y).toBeCloseTo(view.y + 5);
    expect(dragged.width).toBeCloseTo(view.width);
  });

  test('all together, hands never leave the board nor the scales from 1 to 8', () => {
    const step = fc.record({
      factor: fc.double({ min: 0, max: 20, noNaN: true }),
      from: fc.record({ x: fc.integer({ min: -50, max: 500 }), y: fc.integer({ min: -50, max: 500 }) }),
      to: fc.record({ x: fc.integer({ min: -50, max: 500 }), y: fc.integer({ min: -50, max: 500 }) }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        let view = whole;
        for (const { factor, from, to } of steps) view = zoomAbout(roomy, view, factor, from, to);
        expect(scaleOf(roomy, view)).toBeGreaterThanOrEqual(0.999);
        expect(scaleOf(roomy, view)).toBeLessThanOrEqual(MOST_SCALE * 1.001);
        expect(view.x).toBeGreaterThanOrEqual(0);
        expect(view.y).toBeGreaterThanOrEqual(0);
        expect(view.x + view.width).toBeLessThanOrEqual(roomy.width + 1e-9);
        expect(view.y + view.height).toBeLessThanOrEqual(roomy.height + 1e-9);
      }),
    );
  });
});

describe('a closer look', () => {
  const holds = (view: View, board: typeof crowded, totals: readonly number[]): void => {
    for (const total of totals) expect(isInView(view, board.spot(total))).toBe(true);
  };

  test('shows the stretch, larger', () => {
    const view = closeView(crowded, { from: 4120, to: 4250 });
    expect(scaleOf(crowded, view)).toBeGreaterThan(1.5);
    holds(view, crowded, [4120, 4185, 4250]);
  });

  test('shows what lies ahead when nothing is at risk', () => {
    holds(closeView(crowded, { from: 900, to: 900 }), crowded, [900, 960]);
    holds(closeView(roomy, { from: 0, to: 0 }), roomy, [0]);
  });

  test('stays while the stretch is in sight, and goes along when it leaves it', () => {
    const view = closeView(crowded, { from: 900, to: 900 });
    expect(closeView(crowded, { from: 900, to: 935 }, view)).toBe(view);
    const next = closeView(crowded, { from: 900, to: 1100 }, view);
    expect(next).not.toBe(view);
    holds(next, crowded, [1100]);
  });

  test('of a stretch too long for it shows the end', () => {
    const view = closeView(roomy, { from: 50, to: 400 });
    expect(isWhole(roomy, view)).toBe(false);
    holds(view, roomy, [400]);
  });

  test('reaches the Sun and its flames', () => {
    holds(closeView(crowded, { from: 4990, to: 5000 }), crowded, [4990, 5000]);
    holds(closeView(crowded, { from: 5010, to: 5040 }), crowded, [5010, 5040]);
    holds(closeView(crowded, { from: 5300, to: 5300 }), crowded, [5300]);
  });

  test('draws what stands on it as large as on a board with so much more room', () => {
    const low = layoutFelt(320, 157, 5000);
    const close = zoomFelt(low, closeView(low, { from: 215, to: 260 }));
    expect(close.dotStep).toBe(5);
    expect(close.scale).toBeGreaterThan(3);
    expect(close.markerSize * close.scale).toBeGreaterThanOrEqual(19);
    expect(close.markerSize * close.scale).toBeLessThanOrEqual(28);
    expect(close.numberSize * close.scale).toBeGreaterThanOrEqual(9.5);
    expect(zoomFelt(low, wholeView(low))).toBe(low);
  });
});

test('a drawing of one view is moved to look like another', () => {
  const half = { x: 195, y: 0, width: 195, height: 166.5 };
  expect(transformTo(roomy, wholeView(roomy), half)).toBe('translate(-390.00px, 0.00px) scale(2.0000)');
  expect(transformTo(roomy, half, wholeView(roomy))).toBe('translate(195.00px, 0.00px) scale(0.5000)');
});

test('on the way between two views the felt grows evenly about one point', () => {
  const whole = wholeView(roomy);
  const close = { x: 195, y: 0, width: 97.5, height: 83.25 };
  expect(viewBetween(whole, close, 0)).toEqual(whole);
  const half = viewBetween(whole, close, 0.5);
  expect(half.width).toBeCloseTo(195);
  // The point of the board that lies at two thirds of the width in both.
  expect((260 - half.x) / half.width).toBeCloseTo(2 / 3);
  const end = viewBetween(whole, close, 1);
  expect([end.x, end.y, end.width]).toEqual([195, 0, 97.5]);
  expect(viewBetween(close, { ...close, x: 205 }, 0.5).x).toBe(200);
});
