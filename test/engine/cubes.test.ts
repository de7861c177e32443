import { describe, expect, it } from 'vitest';
import {
  ALL_FIVE,
  BLANK,
  COMMON_CUBES,
  countCubes,
  type Cubes,
  FACE_VALUE,
  makeCubes,
  NUMBER_FACES,
  parseCubes,
  SUN,
  SUN_CUBE_FACES,
} from '../../src/engine/cubes.ts';

const FORMS: readonly (readonly [string, Cubes, number])[] = [
  ['4S', { common: 4, sun: true }, 5],
  ['3S', { common: 3, sun: true }, 4],
  ['2S', { common: 2, sun: true }, 3],
  ['1S', { common: 1, sun: true }, 2],
  ['S', { common: 0, sun: true }, 1],
  ['4', { common: 4, sun: false }, 4],
  ['3', { common: 3, sun: false }, 3],
  ['2', { common: 2, sun: false }, 2],
  ['1', { common: 1, sun: false }, 1],
];

describe('the five cubes (RB 1)', () => {
  it('RB: four common cubes and the Sun cube', () => {
    expect(COMMON_CUBES).toBe(4);
    expect(ALL_FIVE).toEqual({ common: 4, sun: true });
    expect(countCubes(ALL_FIVE)).toBe(5);
  });

  it('RB: the faces, with the Sun where the 3 would be', () => {
    expect(NUMBER_FACES).toEqual(['2', '3', '4', '5', '6', 'X']);
    expect(SUN_CUBE_FACES).toEqual(['2', 'S', '4', '5', '6', 'X']);
    expect([SUN, BLANK]).toEqual(['S', '-']);
  });

  it('RB: what they count', () => {
    expect(FACE_VALUE).toEqual({ 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, X: 10 });
  });
});

describe('cubes to throw (notation)', () => {
  it.each(FORMS)('%s', (text, cubes, count) => {
    expect(makeCubes(cubes)).toBe(text);
    expect(parseCubes(text)).toEqual(cubes);
    expect(countCubes(cubes)).toBe(count);
  });

  it('no cubes have no form', () => {
    expect(makeCubes({ common: 0, sun: false })).toBe('');
    expect(countCubes({ common: 0, sun: false })).toBe(0);
  });

  it('reads a lower-case s', () => {
    expect(parseCubes('2s')).toEqual({ common: 2, sun: true });
  });

  it.each([
    '',
    '0',
    '0S',
    '5',
    '5S',
    'SS',
    'S4',
    '44',
    '4 S',
    ' 4',
    '4S ',
    '-1',
    '4X',
    '4S\n',
    '4\n',
    '2S2',
    'x',
    'a2',
    '2Sb',
  ])('refuses %j', (text) => {
    expect(parseCubes(text)).toBeUndefined();
  });
});
