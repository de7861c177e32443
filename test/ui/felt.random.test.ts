import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box } from '../../src/ui/felt-box.ts';
import { boardSize, type FeltLayout, layoutFelt, zoomFelt } from '../../src/ui/felt-layout.ts';
import { isCovered } from '../../src/ui/felt-numbers.ts';
import { boxOf, coversOf, type FeltMarker, placeMarkers, placeTag } from '../../src/ui/felt-places.ts';
import { drawTrack } from '../../src/ui/felt-track.ts';
import { closeView, isInView, zoomAbout } from '../../src/ui/felt-view.ts';

interface Case {
  readonly felt: FeltLayout;
  readonly markers: readonly FeltMarker[];
  readonly landing: number;
}

const players = (totals: readonly number[], up: number): FeltMarker[] =>
  totals.map((total, i) => ({
    id: String(i),
    name: 'Ann',
    shape: 'disc',
    colour: 'amber',
    initial: 'A',
    total,
    up: i === up % totals.length,
    out: i % 5 === 3,
    leader: i % 4 === 2,
  }));

const cases: fc.Arbitrary<Case> = fc
  .record({
    spots: fc.integer({ min: 10, max: 1000 }),
    width: fc.integer({ min: 120, max: 1300 }),
    height: fc.integer({ min: 120, max: 1300 }),
    far: fc.boolean(),
    /** Parts of the goal, so that some crowd at the rim and some are past the Sun. */
    parts: fc.array(
      fc.oneof(
        fc.constant(0),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constant(1),
        fc.double({ min: 1, max: 1.4, noNaN: true }),
      ),
      { minLength: 1, maxLength: 12 },
    ),
    up: fc.nat(11),
    risk: fc.integer({ min: 1, max: 60 }),
    look: fc.constantFrom('whole', 'close', 'hand'),
  })
  .map(({ spots, width, height, far, parts, up, risk, look }) => {
    const goal = spots * 5;
    const size = boardSize(width, height);
    const whole = layoutFelt(size.width, size.height, goal, far);
    const markers = players(
      parts.map((part) => Math.round((part * goal) / 5) * 5),
      up,
    );
    const from = markers.find((marker) => marker.up)?.total ?? 0;
    const landing = from + risk * 5;
    const view =
      look === 'whole'
        ? whole.view
        : look === 'close'
          ? closeView(whole, { from, to: landing })
          : zoomAbout(whole, whole.view, 1 + risk / 8, whole.spot(landing));
    return { felt: zoomFelt(whole, view), markers, landing };
  });

const EPSILON = 1e-6;

function expectInside(box: Box, { x, y, width, height }: FeltLayout['view']): void {
  expect(box.x - box.width / 2).toBeGreaterThanOrEqual(x - EPSILON);
  expect(box.y - box.height / 2).toBeGreaterThanOrEqual(y - EPSILON);
  expect(box.x + box.width / 2).toBeLessThanOrEqual(x + width + EPSILON);
  expect(box.y + box.height / 2).toBeLessThanOrEqual(y + height + EPSILON);
}

const isApart = (p: Box, q: Box): boolean =>
  Math.abs(p.x - q.x) >= (p.width + q.width) / 2 - EPSILON ||
  Math.abs(p.y - q.y) >= (p.height + q.height) / 2 - EPSILON;

describe('on any board with any players', () => {
  test('no number lies under a marker, the ghost or a tag, nor on another number; all are on the board', () => {
    fc.assert(
      fc.property(cases, ({ felt, markers, landing }) => {
        const places = placeMarkers(felt, markers, landing);
        const { ghost } = places;
        if (!ghost) throw new Error('no ghost');
        const tag = placeTag(felt, ghost, `${landing} Cy is there`, places);
        const covers = coversOf(places, tag);
        const track = drawTrack(felt);
        const board = { x: 0, y: 0, width: felt.width, height: felt.height };
        const numbers = track.numbers.filter((number) => !isCovered(number, covers)).map(({ box }) => box);
        expect(felt.numberSize * felt.scale).toBeGreaterThanOrEqual(9.5 - EPSILON);
        for (const [i, number] of numbers.entries()) {
          expectInside(number, board);
          for (const stand of places.markers) {
            const { x, y, size } = stand;
            expect(isApart(number, { x, y, width: size, height: size })).toBe(true);
          }
          expect(isApart(number, { ...ghost, width: ghost.size, height: ghost.size })).toBe(true);
          expect(isApart(number, tag)).toBe(true);
          for (const other of numbers.slice(0, i)) expect(isApart(number, other)).toBe(true);
        }
      }),
      { numRuns: 80 },
    );
  });

  test('every marker, the ghost and every label lie on the board, a tag in view', () => {
    fc.assert(
      fc.property(cases, ({ felt, markers, landing }) => {
        const places = placeMarkers(felt, markers, landing);
        const board = { x: 0, y: 0, width: felt.width, height: felt.height };
        expect(places.markers).toHaveLength(markers.length);
        for (const box of coversOf(places, undefined)) expectInside(box, board);
        const { ghost } = places;
        if (!ghost) throw new Error('no ghost');
        if (isInView(felt.view, ghost))
          expectInside(placeTag(felt, ghost, `${landing} free`, places), felt.view);
        // Nobody hides anybody wholly.
        const stands = places.markers.map(boxOf);
        expect(new Set(stands.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(stands.length);
      }),
      { numRuns: 120 },
    );
  });

  test('all that is drawn is finite', () => {
    fc.assert(
      fc.property(cases, ({ felt, markers, landing }) => {
        const track = drawTrack(felt);
        const places = placeMarkers(felt, markers, landing);
        const from = markers.find(({ up }) => up)?.total ?? 0;
        const all = JSON.stringify([felt, track, places, felt.path(from, landing)]);
        expect(all).not.toMatch(/null|NaN|Infinity|undefined/);
      }),
      { numRuns: 80 },
    );
  });
});
