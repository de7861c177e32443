/**
 * A throw while it is tapped in: the cubes told so far, in the order of the taps. It is no part of the log; it
 * becomes a command when its last cube is in.
 */
import { BLANK, type CommonFace, type Cubes, countCubes, type SunCubeFace } from '../engine/cubes.ts';
import { makeThrow } from '../engine/throw.ts';

export type Tap =
  | { readonly cube: 'common'; readonly face: CommonFace }
  | { readonly cube: 'sun'; readonly face: SunCubeFace };

export type Draft = readonly Tap[];

export const NO_DRAFT: Draft = [];

/** How many cubes of each kind are still to be told. */
export function cubesMissing(draft: Draft, cubes: Cubes): Cubes {
  const told = draft.filter((tap) => tap.cube === 'common').length;
  return { common: cubes.common - told, sun: cubes.sun && !draft.some((tap) => tap.cube === 'sun') };
}

/** Whether there is a cube in hand that this tap can tell. */
export function takesTap(draft: Draft, cubes: Cubes, cube: Tap['cube']): boolean {
  const missing = cubesMissing(draft, cubes);
  return cube === 'sun' ? missing.sun : missing.common > 0;
}

/** The draft with every cube not yet told as an unnoted blank. */
export function restBlank(draft: Draft, cubes: Cubes): Draft {
  const missing = cubesMissing(draft, cubes);
  const blanks: Tap[] = Array.from({ length: missing.common }, () => ({ cube: 'common', face: BLANK }));
  return [...draft, ...blanks, ...(missing.sun ? [{ cube: 'sun', face: BLANK } as const] : [])];
}

/** Whether the cubes told are all among the cubes to throw. */
export function fitsCubes(draft: Draft, cubes: Cubes): boolean {
  const suns = draft.filter((tap) => tap.cube === 'sun').length;
  return draft.length - suns <= cubes.common && suns <= (cubes.sun ? 1 : 0);
}

export const isComplete = (draft: Draft, cubes: Cubes): boolean =>
  countCubes(cubesMissing(draft, cubes)) === 0;

/** The notation's token of the cubes told so far. */
export function makeDraftThrow(draft: Draft): string {
  const common = draft.flatMap((tap) => (tap.cube === 'common' ? [tap.face] : []));
  const sun = draft.find((tap) => tap.cube === 'sun');
  return makeThrow({ common, sun: sun?.cube === 'sun' ? sun.face : null });
}

/** A draft as a short text in the order of its taps, `c4c4sS`, and back; undefined for anything else. */
export const makeDraft = (draft: Draft): string =>
  draft.map(({ cube, face }) => `${cube.charAt(0)}${face}`).join('');

export function parseDraft(text: string): Draft | undefined {
  if (!/^(c[23456X-]|s[2S456X-])*$/.test(text)) return undefined;
  return (text.match(/../g) ?? []).map(
    (pair): Tap =>
      pair.startsWith('s')
        ? { cube: 'sun', face: pair.charAt(1) as SunCubeFace }
        : { cube: 'common', face: pair.charAt(1) as CommonFace },
  );
}
