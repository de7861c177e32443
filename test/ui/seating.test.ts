import { describe, expect, test } from 'vitest';
import { arePlayerNames, cleanLine } from '../../src/game/names.ts';
import { MARKERS, markerOf } from '../../src/ui/marker-art.ts';
import {
  giveMarker,
  moveSeat,
  NAME_PROBLEMS,
  type NameProblem,
  nameProblem,
  type Seats,
  seat,
  seatAll,
  unseat,
} from '../../src/ui/seating.ts';
import { markerName, nameProblemWords } from '../../src/ui/words/new-game.ts';

const seats = seatAll(['Ann', 'Bo', 'Cy'].map((name) => ({ name, marker: '' })));
const names = (list: Seats): string => list.map(({ name }) => name).join(' ');
const full = seatAll(MARKERS.map(({ id }, place) => ({ name: `Player ${place}`, marker: id })));

describe('seats', () => {
  test('each new player gets a marker that nobody has', () => {
    expect(seats.map(({ marker }) => marker)).toEqual(['disc', 'square', 'triangle']);
    expect(seat(seats, { name: ' Dee ', marker: 'cog' }).at(-1)).toEqual({ name: 'Dee', marker: 'cog' });
    expect(seat(seats, { name: 'Dee', marker: 'square' }).at(-1)?.marker).toBe('diamond');
    expect(new Set(full.map(({ marker }) => marker)).size).toBe(12);
  });

  test('a remembered table leaves out what no game can have', () => {
    const many = ['Ann', 'Ann', '', 'B|o', ...Array.from({ length: 14 }, (_, place) => `Player ${place}`)];
    const seated = seatAll(many.map((name) => ({ name, marker: 'nothing known' })));
    expect(seated).toHaveLength(12);
    expect(arePlayerNames(seated.map(({ name }) => name))).toBe(true);
  });

  test.each([
    [0, 2, 'Bo Cy Ann'],
    [2, 0, 'Cy Ann Bo'],
    [1, 1, 'Ann Bo Cy'],
    [0, -1, 'Ann Bo Cy'],
    [2, 3, 'Ann Bo Cy'],
    [5, 0, 'Ann Bo Cy'],
  ])('from %i to %i: %s', (from, to, order) => {
    expect(names(moveSeat(seats, from, to))).toBe(order);
  });

  test('a marker that another has is swapped', () => {
    expect(giveMarker(seats, 'Ann', 'triangle').map(({ marker }) => marker)).toEqual([
      'triangle',
      'square',
      'disc',
    ]);
    expect(giveMarker(seats, 'Ann', 'cog').map(({ marker }) => marker)).toEqual([
      'cog',
      'square',
      'triangle',
    ]);
    expect(giveMarker(seats, 'Zoe', 'cog')).toBe(seats);
    expect(names(unseat(seats, 'Bo'))).toBe('Ann Cy');
  });

  test('markers have names, an unknown one is replaced', () => {
    expect(markerOf('unheard of', 0)).toBe(MARKERS[0]);
    expect(new Set(MARKERS.map(markerName)).size).toBe(MARKERS.length);
  });
});

describe('names', () => {
  test.each<[string, NameProblem | null, Seats?]>([
    ['', 'empty'],
    ['   ', 'empty'],
    ['Dee', null],
    ['  Dee\t', null],
    ['Ann', 'duplicate'],
    [' Ann ', 'duplicate'],
    ['ann', null],
    ['a'.repeat(40), null],
    ['a'.repeat(41), 'too-long'],
    ['🌞'.repeat(40), null],
    ['🌞'.repeat(41), 'too-long'],
    ['a|b', 'sign'],
    ['a:b', 'sign'],
    ['#1', 'sign'],
    ['a\u0007b', 'sign'],
    ['rules', 'reserved'],
    ['Rules', null],
    ['<b>Bo</b>', null],
    ['Dee', 'full', full],
  ])('%j: %s', (text, problem, at = seats) => {
    expect(nameProblem(text, at)).toBe(problem);
  });

  test.each([
    ['\u202eAnn\u202c', 'Ann'],
    ['A\u2066n\u2069n\u200e\u061c', 'Ann'],
    ['\ufeff Ann \u200b', 'Ann'],
    ['A\u200bn\u00adn\u2060', 'Ann'],
    ['\u200dAnn\u200c', 'Ann'],
    ['Ann\u200d 2', 'Ann 2'],
    ['Ann\ufe0f', 'Ann'],
    ['Ann\u{e0041}', 'Ann'],
    // Persian with a ZWNJ, Sinhala with a ZWJ behind its virama, a mark, other scripts.
    ['\u0645\u06cc\u200c\u062e', '\u0645\u06cc\u200c\u062e'],
    ['\u0dc1\u0dca\u200d\u0dbb\u0dd3', '\u0dc1\u0dca\u200d\u0dbb\u0dd3'],
    ['Zoe\u0308', 'Zoe\u0308'],
    ['\u05d0\u05d1', '\u05d0\u05d1'],
    // A family, a heart, a profession with a skin, a flag of tags.
    ['👩‍👧‍👦', '👩‍👧‍👦'],
    ['❤\ufe0f', '❤\ufe0f'],
    ['❤\ufe0f\u200d🔥', '❤\ufe0f\u200d🔥'],
    ['👩🏽\u200d🚀', '👩🏽\u200d🚀'],
    [
      '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
      '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    ],
    // Nothing to be seen.
    ['\u200b\u200b', ''],
    ['\u202e', ''],
    ['\u3164', ''],
    ['\u2800 \u115f', ''],
    ['\ufe0f', ''],
    // What lets another stay goes itself; a line that is parted is one line.
    ['x\ufe0f\u200d🔥', 'x🔥'],
    ['a\u2028b\u2029', 'a b'],
  ])('%j is taken as %j', (typed, name) => {
    expect(cleanLine(typed)).toBe(name);
    expect(cleanLine(name)).toBe(name);
  });

  test('what cannot be seen makes no other player, no longer name and no name at all', () => {
    expect(nameProblem('A\u200bnn', seats)).toBe('duplicate');
    expect(nameProblem('\u202ennA', seats)).toBe(null);
    expect(nameProblem(`${'a'.repeat(40)}\u200b`, seats)).toBe(null);
    expect(nameProblem('ru\u00adles', seats)).toBe('reserved');
    expect(nameProblem('\u3164', seats)).toBe('empty');
    expect(seat([], { name: '\u202eDee' })).toEqual([{ name: 'Dee', marker: 'disc' }]);
    // A paste of a megabyte is looked at in no time.
    expect(nameProblem('\u{1f3f4}\u{e0041}'.repeat(1 << 18), seats)).toBe('too-long');
    expect(nameProblem('a\u200d'.repeat(1 << 18), seats)).toBe('too-long');
  });

  test('each problem has a sentence of its own', () => {
    const sentences = NAME_PROBLEMS.map((problem) => nameProblemWords(problem, 'Ann'));
    expect(new Set(sentences).size).toBe(NAME_PROBLEMS.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^.+\.$/);
  });
});
