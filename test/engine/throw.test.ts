import { describe, expect, it } from 'vitest';
import {
  everyThrow,
  hasBlank,
  isNumberFace,
  makeThrow,
  readThrow,
  sortFaces,
  thrownCubes,
  toThrow,
} from '../../src/engine/throw.ts';

describe('reading a throw (NOTATION.md, "Throw and cubes")', () => {
  it.each([
    ['4442/5', '4442', '5', undefined],
    ['26', '26', '', undefined],
    ['X/S', 'X', 'S', undefined],
    ['/6', '', '6', undefined],
    ['2244/S=2', '2244', 'S', '2'],
    ['25/S=0', '25', 'S', '0'],
    ['33=lick', '33', '', 'lick'],
    ['33=again', '33', '', 'again'],
    ['x2/s=x', 'X2', 'S', 'X'],
    ['X---/-', 'X---', '-', undefined],
  ] as const)('%s', (token, common, sun, choice) => {
    expect(readThrow(token)).toEqual({ common, sun, choice });
  });

  it.each([
    '',
    '=X',
    '/',
    '4442/',
    '444/55',
    '7',
    '4 4',
    '44=',
    '44=7',
    '44=1',
    '44=AGAIN',
    '44/S=S',
    'bank',
    '4/5/6',
  ])('%j has no form', (token) => {
    expect(readThrow(token)).toBeUndefined();
  });

  it.each([
    ['44S4/2', 'the Sun on a common cube'],
    ['4444/3', 'a 3 on the Sun cube'],
    ['/3', 'a 3 on the Sun cube alone'],
  ])('%s is impossible: %s', (token) => {
    const read = readThrow(token);
    expect(read && toThrow(read)).toBeUndefined();
    expect(read).toBeDefined();
  });
});

describe('writing a throw', () => {
  it.each([
    ['X6-5432/S', '23456X-/S'],
    ['/4', '/4'],
    ['X5', '5X'],
  ])('%s is written %s', (token, written) => {
    const read = readThrow(token);
    const thrown = read && toThrow(read);
    expect(thrown && makeThrow(thrown)).toBe(written);
  });

  it('puts the choice behind it', () => {
    expect(makeThrow({ common: ['5', '2'], sun: 'S' }, '0')).toBe('25/S=0');
    expect(makeThrow({ common: ['3', '3'], sun: null }, 'lick')).toBe('33=lick');
  });
});

describe('what a throw is made of', () => {
  it('its faces sorted, in a list of its own', () => {
    const faces = ['X', '-', '2', '5'] as const;
    expect(sortFaces(faces)).toEqual(['2', '5', 'X', '-']);
    expect(faces).toEqual(['X', '-', '2', '5']);
  });

  it('its cubes', () => {
    expect(thrownCubes({ common: ['2', '4'], sun: null })).toEqual({ common: 2, sun: false });
    expect(thrownCubes({ common: [], sun: '-' })).toEqual({ common: 0, sun: true });
  });

  it('whether a face was not noted', () => {
    expect(hasBlank({ common: ['2', '-'], sun: '4' })).toBe(true);
    expect(hasBlank({ common: ['2'], sun: '-' })).toBe(true);
    expect(hasBlank({ common: ['2'], sun: 'S' })).toBe(false);
  });

  it('which faces are numbers', () => {
    expect(['2', 'X', 'S', '-', '7'].map(isNumberFace)).toEqual([true, true, false, false, false]);
  });
});

describe('every throw of some cubes', () => {
  const written = (common: number, sun: boolean) =>
    [...everyThrow({ common, sun })].map((thrown) => makeThrow(thrown));

  it('of one common cube is six faces', () => {
    expect(written(1, false)).toEqual(['2', '3', '4', '5', '6', 'X']);
  });

  it('of the Sun cube is six others', () => {
    expect(written(0, true)).toEqual(['/2', '/S', '/4', '/5', '/6', '/X']);
  });

  it('of two common cubes is 36, pairs once and other twos twice', () => {
    const two = written(2, false);
    expect(two).toHaveLength(36);
    expect(two.filter((each) => each === '44')).toHaveLength(1);
    expect(two.filter((each) => each === '4X')).toHaveLength(2);
  });

  it('of all five is 7,776', () => {
    expect(written(4, true)).toHaveLength(7776);
  });
});
