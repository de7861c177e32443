import { describe, expect, test } from 'vitest';
import { layoutFelt } from '../../src/ui/felt-layout.ts';
import { isCovered, spotNumbers } from '../../src/ui/felt-numbers.ts';
import { type FeltMarker, placeMarkers, placeTag } from '../../src/ui/felt-places.ts';
import { dotsBetween, drawTrack, flameDots } from '../../src/ui/felt-track.ts';

const player = (id: string, total: number, up = false): FeltMarker => ({
  id,
  name: id,
  shape: 'disc',
  colour: 'amber',
  initial: id,
  total,
  up,
  out: false,
  leader: false,
});

const felt = layoutFelt(390, 333, 500);
const at = (places: ReturnType<typeof placeMarkers>, id: string) =>
  places.markers.find(({ marker }) => marker.id === id);

describe('markers', () => {
  test('one alone stands on its spot', () => {
    expect(at(placeMarkers(felt, [player('A', 215)]), 'A')).toMatchObject(felt.spot(215));
  });

  test('several on one spot stand side by side, who is up on top', () => {
    const places = placeMarkers(felt, [player('A', 215, true), player('B', 215), player('C', 215)]);
    const xs = ['B', 'C', 'A'].map((id) => at(places, id)?.x ?? 0);
    expect(xs).toEqual([...xs].sort((p, q) => p - q));
    expect(new Set(xs).size).toBe(3);
    expect(places.markers.at(-1)?.marker.id).toBe('A');
  });

  test('a landing on a spot that is taken shows both', () => {
    const places = placeMarkers(felt, [player('A', 215, true), player('B', 255)], 255);
    expect(places.ghost?.x).toBeLessThan(at(places, 'B')?.x ?? 0);
  });

  test.each([1, 4, 7, 12])('%i with nothing queue at the rim, all of them on the board', (count) => {
    const { markers } = placeMarkers(
      felt,
      Array.from({ length: count }, (_, i) => player(String(i), 0, i === 2)),
    );
    expect(new Set(markers.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const { x, y, size } of markers) {
      expect(x).toBeLessThan(felt.spot(0).x + felt.markerSize * 1.2);
      expect(y + size / 2).toBeLessThanOrEqual(felt.height + 1);
    }
  });

  test('a row near the edge stays on the board', () => {
    const { markers } = placeMarkers(
      felt,
      Array.from({ length: 12 }, (_, i) => player(String(i), 5)),
    );
    for (const { x } of markers) expect(x).toBeGreaterThan(felt.markerSize * 0.48);
  });

  test('who is further than the flames reach stands at their end with the total beside', () => {
    const places = placeMarkers(felt, [player('A', 900), player('B', 585), player('C', 700)]);
    expect(at(places, 'A')?.label?.text).toBe('900');
    expect(at(places, 'C')?.label?.text).toBe('700');
    expect(at(places, 'B')?.label).toBeUndefined();
  });

  test('who is out lies under the others, who is up over them', () => {
    const places = placeMarkers(felt, [
      player('A', 50, true),
      { ...player('B', 90), out: true },
      player('C', 200),
    ]);
    expect(places.markers.map(({ marker }) => marker.id)).toEqual(['B', 'C', 'A']);
  });

  test('on the Sun one stands below its number', () => {
    const stand = at(placeMarkers(felt, [player('A', 500)]), 'A');
    expect(stand?.x).toBe(felt.sun.x);
    expect((stand?.y ?? 0) - (stand?.size ?? 0) / 2).toBeGreaterThan(felt.sun.y + felt.sun.radius * 0.3);
  });

  test('the ghost, the leader and others on the flames leave each other room to be read', () => {
    for (const [width, height] of [
      [390, 333],
      [320, 157],
      [828, 800],
    ] as const) {
      const board = layoutFelt(width, height, 500);
      const leader = { ...player('L', 515), leader: true };
      const { markers, ghost } = placeMarkers(
        board,
        [player('U', 485, true), leader, player('B', 505), player('C', 520), player('D', 495)],
        510,
      );
      const all = [...markers, ...(ghost ? [ghost] : [])];
      for (const [i, p] of all.entries())
        for (const q of all.slice(0, i)) {
          const apart = Math.hypot(p.x - q.x, p.y - q.y);
          expect(apart).toBeGreaterThan(((p.size + q.size) / 2) * 0.75);
        }
    }
  });
});

describe('numbers and dots', () => {
  test.each([
    [390, 333, 500, 5, 50],
    [390, 333, 5000, 5, 500],
    [320, 157, 500, 5, 100],
    [320, 157, 5000, 25, 1000],
    [390, 333, 1500, 5, 250],
    [390, 333, 50, 5, 10],
  ])('%i × %i to %i: a dot each %i, a number each %i', (width, height, goal, dots, numbers) => {
    const board = layoutFelt(width, height, goal);
    expect(board.dotStep).toBe(dots);
    expect(board.numberStep).toBe(numbers);
  });

  test('each spot is a dot or a number', () => {
    const track = drawTrack(felt);
    const dots = (track.dots + track.largeDots).split('M').length - 1;
    expect(track.numbers.map(({ total }) => total)).toEqual([50, 100, 150, 200, 250, 300, 350, 400, 450]);
    expect(dots + track.numbered.size).toBe(99);
    expect(dotsBetween(felt, track, 215, 260).split('M').length - 1).toBe(8);
    expect(flameDots(felt, 520).split('M').length - 1).toBe(4);
    expect(`${track.line}${track.dots}`).not.toContain('NaN');
  });

  test('a number under a marker is covered, one apart is not', () => {
    const [fifty] = spotNumbers(felt);
    if (!fifty) throw new Error('no numbers');
    const box = (total: number) => ({ ...felt.spot(total), width: felt.markerSize, height: felt.markerSize });
    expect(isCovered(fifty, [box(50)])).toBe(true);
    expect(isCovered(fifty, [box(55)])).toBe(true);
    expect(isCovered(fifty, [box(70)])).toBe(false);
  });
});

describe('the tag', () => {
  const notes = ['free', 'Cy is there', 'Evangelina Featherstonehaugh-Montgomery is there', '李小龙在那里'];
  const boards = [felt, layoutFelt(320, 157, 500), layoutFelt(320, 157, 5000), layoutFelt(828, 800, 500)];

  test.each(notes)('"%s" stays on the board wherever it lands', (note) => {
    for (const board of boards)
      for (let total = 5; total <= board.goal + 90; total += 35) {
        const places = placeMarkers(board, [player('A', 0, true), player('B', total)], total);
        if (!places.ghost) throw new Error('no ghost');
        const tag = placeTag(board, places.ghost, note, places);
        expect(tag.x - tag.width / 2).toBeGreaterThanOrEqual(0);
        expect(tag.x + tag.width / 2).toBeLessThanOrEqual(board.width);
        expect(tag.y - tag.height / 2).toBeGreaterThanOrEqual(0);
        expect(tag.y + tag.height / 2).toBeLessThanOrEqual(board.height);
      }
  });

  test('a long note is cut', () => {
    const places = placeMarkers(felt, [player('A', 215, true)], 260);
    if (!places.ghost) throw new Error('no ghost');
    expect(placeTag(felt, places.ghost, notes[2] ?? '', places).text).toMatch(/^Evangelina .*…$/);
  });
});
