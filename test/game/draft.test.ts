import { describe, expect, it } from 'vitest';
import { ALL_FIVE, type Cubes } from '../../src/engine/cubes.ts';
import {
  cubesMissing,
  type Draft,
  fitsCubes,
  isComplete,
  makeDraft,
  makeDraftThrow,
  NO_DRAFT,
  parseDraft,
  restBlank,
  takesTap,
} from '../../src/game/draft.ts';

const draft = (text: string): Draft => {
  const parsed = parseDraft(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};
const TWO: Cubes = { common: 2, sun: false };
const SUN_CUBE: Cubes = { common: 0, sun: true };

describe('a throw while it is tapped in', () => {
  it('misses every cube at first', () => {
    expect(cubesMissing(NO_DRAFT, ALL_FIVE)).toEqual(ALL_FIVE);
    expect(cubesMissing(draft('c4sSc-'), ALL_FIVE)).toEqual({ common: 2, sun: false });
  });

  it('takes a tap while a cube of that kind is missing', () => {
    expect(takesTap(NO_DRAFT, TWO, 'common')).toBe(true);
    expect(takesTap(NO_DRAFT, TWO, 'sun')).toBe(false);
    expect(takesTap(draft('c4c4'), TWO, 'common')).toBe(false);
    expect(takesTap(draft('c4c4'), ALL_FIVE, 'sun')).toBe(true);
    expect(takesTap(draft('s4'), ALL_FIVE, 'sun')).toBe(false);
    expect(takesTap(draft('s4'), SUN_CUBE, 'common')).toBe(false);
  });

  it('is complete with its last cube', () => {
    expect(isComplete(draft('c4c4c2'), ALL_FIVE)).toBe(false);
    expect(isComplete(draft('c4s5c4c2cX'), ALL_FIVE)).toBe(true);
    expect(isComplete(draft('c4'), TWO)).toBe(false);
    expect(isComplete(draft('sS'), SUN_CUBE)).toBe(true);
  });

  it('is filled up with blanks', () => {
    expect(makeDraft(restBlank(draft('cX'), ALL_FIVE))).toBe('cXc-c-c-s-');
    expect(makeDraft(restBlank(draft('sSc5'), ALL_FIVE))).toBe('sSc5c-c-c-');
    expect(makeDraft(restBlank(draft('c5c5'), TWO))).toBe('c5c5');
  });

  it('fits the cubes to throw or not', () => {
    expect(fitsCubes(NO_DRAFT, SUN_CUBE)).toBe(true);
    expect(fitsCubes(draft('c4c4sS'), ALL_FIVE)).toBe(true);
    expect(fitsCubes(draft('c4c4c4'), TWO)).toBe(false);
    expect(fitsCubes(draft('sS'), TWO)).toBe(false);
    expect(fitsCubes(draft('sSs4'), ALL_FIVE)).toBe(false);
  });

  it('becomes a token of the notation', () => {
    expect(makeDraftThrow(draft('cXs5c2c4c-'))).toBe('24X-/5');
    expect(makeDraftThrow(draft('c5c3'))).toBe('35');
    expect(makeDraftThrow(draft('sS'))).toBe('/S');
    expect(makeDraftThrow(NO_DRAFT)).toBe('');
  });

  it.each(['', 'c4', 'sS', 'c4c4sS', 'c-s-cX', 'c2c3c4c5s6'])('reads back as text: %j', (text) => {
    expect(makeDraft(draft(text))).toBe(text);
  });

  it.each(['c', 'x4', 'cS', 's3', 'c4 c4', 'C4', 'c7', 'c4s', '__proto__'])('is not %j', (text) => {
    expect(parseDraft(text)).toBe(undefined);
  });
});
