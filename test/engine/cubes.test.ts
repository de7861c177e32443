import { describe, expect, it } from 'vitest';
import {
  ALL_FIVE,
  countCubes,
  FACE_VALUE,
  makeCubes,
  NUMBER_FACES,
  parseCubes,
  SUN_CUBE_FACES,
} from '../../src/engine/cubes.ts';

describe('the five cubes (RULES.md 1)', () => {
  it('are four common ones with 2 3 4 5 6 10 and one with the Sun for the 3', () => {
    expect(NUMBER_FACES).toEqual(['2', '3', '4', '5', '6', 'X']);
    expect(SUN_CUBE_FACES).toEqual(['2', 'S', '4', '5', '6', 'X']);
    expect(ALL_FIVE).toEqual({ common: 4, sun: true });
    expect(NUMBER_FACES.map((face) => FACE_VALUE[face])).toEqual([2, 3, 4, 5, 6, 10]);
  });
});

describe('cubes to throw, as text (NOTATION.md)', () => {
  it.each([
    ['4S', 4, true, 5],
    ['2', 2, false, 2],
    ['1S', 1, true, 2],
    ['S', 0, true, 1],
    ['4', 4, false, 4],
  ] as const)('%s', (text, common, sun, count) => {
    expect(parseCubes(text)).toEqual({ common, sun });
    expect(makeCubes({ common, sun })).toBe(text);
    expect(countCubes({ common, sun })).toBe(count);
  });

  it('reads a small s too', () => {
    expect(parseCubes('2s')).toEqual({ common: 2, sun: true });
  });

  it.each(['', '0', '5', '0S', 'SS', '2S2', 'x', ' 2', '2 ', '22', 'a2', '2Sb'])(
    '%j is nothing of the kind',
    (text) => {
      expect(parseCubes(text)).toBeUndefined();
    },
  );
});
