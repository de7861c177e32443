/**
 * The five cubes and their faces (RULES.md, section 1): four common cubes with 2 3 4 5 6 10 and one Sun cube
 * on which the Flaming Sun stands where the 3 would be. A face is the letter the notation writes for it.
 */

/** The faces that carry a number, in the order in which the notation writes them. `X` is the 10. */
export const NUMBER_FACES = ['2', '3', '4', '5', '6', 'X'] as const;
export type NumberFace = (typeof NUMBER_FACES)[number];

/** The Flaming Sun. */
export const SUN = 'S';

/** A cube that scored nothing and whose symbol nobody noted. */
export const BLANK = '-';

export const SUN_CUBE_FACES = ['2', 'S', '4', '5', '6', 'X'] as const;

export type CommonFace = NumberFace | typeof BLANK;
export type SunCubeFace = (typeof SUN_CUBE_FACES)[number] | typeof BLANK;
/** Anything a cube can be said to show. */
export type Face = NumberFace | typeof SUN | typeof BLANK;

/** What the number on a face counts; a flash is ten times, a freight train a hundred times as much. */
export const FACE_VALUE: Readonly<Record<NumberFace, number>> = { 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, X: 10 };

/** How many common cubes, and whether the Sun cube is among them. */
export interface Cubes {
  readonly common: number;
  readonly sun: boolean;
}

export const COMMON_CUBES = 4;
export const ALL_FIVE: Cubes = { common: COMMON_CUBES, sun: true };

/** How many cubes these are, 0 to 5. */
export const countCubes = (cubes: Cubes): number => cubes.common + (cubes.sun ? 1 : 0);

/** The notation's form: `4S`, `2`, `1S`, `S`. */
export const makeCubes = (cubes: Cubes): string =>
  (cubes.common > 0 ? String(cubes.common) : '') + (cubes.sun ? SUN : '');

/** Reads `4S`, `2`, `1S` or `S`; undefined when the text is nothing of the kind. */
export function parseCubes(text: string): Cubes | undefined {
  const match = /^([1-4])?(S)?$/i.exec(text);
  if (!match || text === '') return undefined;
  return { common: Number(match[1] ?? 0), sun: match[2] !== undefined };
}
