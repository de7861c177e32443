import { describe, expect, it } from 'vitest';
import { ALL_FIVE, type CommonFace, type Cubes, parseCubes } from '../../src/engine/cubes.ts';
import {
  CHOICES,
  type Choice,
  everyThrow,
  hasBlank,
  isNumberFace,
  makeThrow,
  readThrow,
  sortFaces,
  type Throw,
  thrownCubes,
  type ThrowText,
  toThrow,
} from '../../src/engine/throw.ts';

const text = (common: string, sun = '', choice?: Choice): ThrowText => ({ common, sun, choice });

const thrown = (token: string): Throw => {
  const read = readThrow(token);
  const faces = read && toThrow(read);
  if (!faces) throw new Error(token);
  return faces;
};

describe('reading a throw (notation)', () => {
  it.each<[string, ThrowText]>([
    ['4442/5', text('4442', '5')],
    ['26', text('26')],
    ['X/S', text('X', 'S')],
    ['/6', text('', '6')],
    ['/S', text('', 'S')],
    ['2244/S=2', text('2244', 'S', '2')],
    ['25/S=0', text('25', 'S', '0')],
    ['25/S=X', text('25', 'S', 'X')],
    ['25/S=5', text('25', 'S', '5')],
    ['33=lick', text('33', '', 'lick')],
    ['33=again', text('33', '', 'again')],
    ['X---/-', text('X---', '-')],
    ['/-', text('', '-')],
    ['xx/s', text('XX', 'S')],
    ['2x/s=x', text('2X', 'S', 'X')],
    ['S2/4', text('S2', '4')],
    ['2/3', text('2', '3')],
    ['222222222', text('222222222')],
  ])('%s', (token, expected) => {
    expect(readThrow(token)).toEqual(expected);
  });

  it.each([
    '',
    '/',
    '=',
    '=5',
    '/=5',
    '2/',
    '2/45',
    '2/4/5',
    '2 4',
    ' 24',
    '24 ',
    '24\n',
    '1',
    '7',
    '10',
    '2/10',
    'A',
    'bank',
    '24=',
    '24=1',
    '24=s',
    '24=S',
    '24=-',
    '24=55',
    '24=5=5',
    '24=5 ',
    '24=AGAIN',
    '24=Lick',
    '24=nothing',
  ])('is no throw: %j', (token) => {
    expect(readThrow(token)).toBeUndefined();
  });

  it.each(CHOICES)('reads the choice %s', (choice) => {
    expect(readThrow(`22=${choice}`)?.choice).toBe(choice);
  });
});

describe('faces on their cubes (RB 1)', () => {
  it.each<[string, ThrowText]>([
    ['a Sun on a common cube', text('S2', '4')],
    ['a Sun alone on a common cube', text('S')],
    ['two Suns', text('S', 'S')],
    ['a 3 on the Sun cube', text('22', '3')],
    ['a 3 alone on the Sun cube', text('', '3')],
  ])('impossible: %s', (_, read) => {
    expect(toThrow(read)).toBeUndefined();
  });

  it.each<[string, Throw]>([
    ['X4-23/S', { common: ['2', '3', '4', 'X', '-'], sun: 'S' }],
    ['65432', { common: ['2', '3', '4', '5', '6'], sun: null }],
    ['/X', { common: [], sun: 'X' }],
    ['-/-', { common: ['-'], sun: '-' }],
    ['x5x2/s', { common: ['2', '5', 'X', 'X'], sun: 'S' }],
  ])('sorted: %s', (token, expected) => {
    expect(thrown(token)).toEqual(expected);
  });

  it('sorts 23456X- and leaves the list it was given', () => {
    const faces: readonly CommonFace[] = ['-', 'X', '6', '5', '4', '3', '2', 'X', '2'];
    expect(sortFaces(faces).join('')).toBe('223456XX-');
    expect(faces.join('')).toBe('-X65432X2');
  });

  it.each<[string, boolean]>([
    ['2', true],
    ['3', true],
    ['X', true],
    ['S', false],
    ['-', false],
    ['7', false],
    ['x', false],
    ['', false],
    ['23', false],
  ])('%j is a face with a number: %s', (face, is) => {
    expect(isNumberFace(face)).toBe(is);
  });

  it.each<[string, boolean]>([
    ['2345/6', false],
    ['234-/6', true],
    ['2345/-', true],
    ['-', true],
    ['/-', true],
    ['/S', false],
  ])('%s has a blank: %s', (token, has) => {
    expect(hasBlank(thrown(token))).toBe(has);
  });
});

describe('writing a throw (notation)', () => {
  it.each<[string, Choice | undefined, string]>([
    ['X442/5', undefined, '244X/5'],
    ['62', undefined, '26'],
    ['x/s', undefined, 'X/S'],
    ['/6', undefined, '/6'],
    ['-X-2/-', undefined, '2X--/-'],
    ['4242/S', '2', '2244/S=2'],
    ['52/S', '0', '25/S=0'],
    ['33', 'lick', '33=lick'],
    ['33', 'again', '33=again'],
    ['25/S=5', undefined, '25/S'],
  ])('%s with %s: %s', (token, choice, expected) => {
    expect(makeThrow(thrown(token), choice)).toBe(expected);
  });

  it('sorts faces that were not', () => {
    expect(makeThrow({ common: ['X', '2'], sun: 'S' }, 'X')).toBe('2X/S=X');
  });

  it('is read back as the same', () => {
    for (const each of everyThrow({ common: 3, sun: true })) {
      const token = makeThrow(each);
      expect(makeThrow(thrown(token))).toBe(token);
    }
  });
});

describe('every throw of some cubes (RULES 6)', () => {
  it.each<[string, number]>([
    ['1', 6],
    ['S', 6],
    ['2', 36],
    ['1S', 36],
    ['3', 216],
    ['2S', 216],
    ['4', 1296],
    ['3S', 1296],
    ['4S', 7776],
  ])('%s: %d', (form, count) => {
    const cubes = parseCubes(form) as Cubes;
    let seen = 0;
    for (const each of everyThrow(cubes)) {
      expect(thrownCubes(each)).toEqual(cubes);
      seen += 1;
    }
    expect(seen).toBe(count);
  });

  it('no cubes show one thing: nothing', () => {
    expect([...everyThrow({ common: 0, sun: false })]).toEqual([{ common: [], sun: null }]);
  });

  it.each<[string, string, number]>([
    ['1S', '5/S', 1],
    ['2', '44', 1],
    ['2', '4X', 2],
    ['3', '335', 3],
    ['3', '236', 6],
    ['4', '2233', 6],
    ['4S', '2345/S', 24],
    ['4S', '2256/X', 12],
    ['4S', '6666/6', 1],
    ['4S', '2345/3', 0],
  ])('with %s: %s, as often as it is likely: %d', (form, token, times) => {
    const written = [...everyThrow(parseCubes(form) as Cubes)].map((each) => makeThrow(each));
    expect(written.filter((each) => each === token)).toHaveLength(times);
  });

  it('gives each face of each cube a sixth', () => {
    const common: Record<string, number> = {};
    const suns: Record<string, number> = {};
    for (const each of everyThrow(ALL_FIVE)) {
      for (const face of each.common) common[face] = (common[face] ?? 0) + 1;
      suns[String(each.sun)] = (suns[String(each.sun)] ?? 0) + 1;
    }
    expect(common).toEqual({ 2: 5184, 3: 5184, 4: 5184, 5: 5184, 6: 5184, X: 5184 });
    expect(suns).toEqual({ 2: 1296, S: 1296, 4: 1296, 5: 1296, 6: 1296, X: 1296 });
  });
});

describe('the cubes of a throw', () => {
  it.each([
    ['24', '2'],
    ['/-', 'S'],
    ['X/S', '1S'],
    ['2346/5', '4S'],
  ])('%s: %s', (token, form) => {
    expect(thrownCubes(thrown(token))).toEqual(parseCubes(form));
  });
});
