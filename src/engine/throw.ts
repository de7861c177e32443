/**
 * One throw as the table tells it, and its text form (NOTATION.md, "Throw and cubes"): the common cubes' faces
 * in any order, then `/` and the Sun cube's face, then `=` and a choice.
 */
import {
  BLANK,
  COMMON_CUBES,
  type CommonFace,
  type Cubes,
  NUMBER_FACES,
  type NumberFace,
  SUN,
  type SunCubeFace,
} from './cubes.ts';

/**
 * How the thrower settles what a throw leaves open: the face of the pair that the Sun makes a flash of, how a
 * free Sun counts (`X`, `5`, or `0` for left unscored), or what to do with a Full House.
 */
export const CHOICES = ['2', '3', '4', '5', '6', 'X', '0', 'again', 'lick'] as const;
export type Choice = (typeof CHOICES)[number];

/** What the cubes of one throw show. Faces are possible on their cubes; whether they fit the turn is judged later. */
export interface Throw {
  /** The faces of the common cubes, sorted `23456X-`. */
  readonly common: readonly CommonFace[];
  /** The face of the Sun cube, or null when it was not thrown. */
  readonly sun: SunCubeFace | null;
}

const FACE_ORDER = '23456X-';

export const sortFaces = <F extends CommonFace>(faces: readonly F[]): readonly F[] =>
  [...faces].sort((a, b) => FACE_ORDER.indexOf(a) - FACE_ORDER.indexOf(b));

/** The cubes that were thrown. */
export const thrownCubes = (thrown: Throw): Cubes => ({
  common: thrown.common.length,
  sun: thrown.sun !== null,
});

export const isNumberFace = (face: string): face is NumberFace =>
  (NUMBER_FACES as readonly string[]).includes(face);

const isChoice = (text: string): text is Choice => (CHOICES as readonly string[]).includes(text);

/** A throw as read: faces not yet held against the cubes that can show them. */
export interface ThrowText {
  readonly common: string;
  readonly sun: string;
  readonly choice: Choice | undefined;
}

const THROW_FORM = /^([23456XSxs-]*)(?:\/([23456XSxs-]))?(?:=(.+))?$/;

/** The parts of a token that has the form of a throw; undefined when it has not. Faces come back in upper case. */
export function readThrow(token: string): ThrowText | undefined {
  const match = THROW_FORM.exec(token);
  if (!match) return undefined;
  const [, common = '', sun = '', named] = match;
  if (common === '' && sun === '') return undefined;
  const choice = named === undefined || named === 'again' || named === 'lick' ? named : named.toUpperCase();
  if (choice !== undefined && !isChoice(choice)) return undefined;
  return { common: common.toUpperCase(), sun: sun.toUpperCase(), choice };
}

/** The throw that these faces make, or undefined when a cube cannot show its face: a Sun on a common cube, a 3 on the Sun cube. */
export function toThrow(text: ThrowText): Throw | undefined {
  const { common, sun } = text;
  if (common.includes(SUN) || sun === '3') return undefined;
  return {
    common: sortFaces([...common] as CommonFace[]),
    sun: sun === '' ? null : (sun as SunCubeFace),
  };
}

/** The notation's form of a throw, faces sorted, with the choice behind it if one is given. */
export function makeThrow(thrown: Throw, choice?: Choice): string {
  const sun = thrown.sun === null ? '' : `/${thrown.sun}`;
  return `${sortFaces(thrown.common).join('')}${sun}${choice === undefined ? '' : `=${choice}`}`;
}

/** Every throw that these cubes can show, each as often as it is likely: 6 to the power of their number. */
export function* everyThrow(cubes: Cubes): Generator<Throw> {
  const suns: readonly (SunCubeFace | null)[] = cubes.sun ? ['2', 'S', '4', '5', '6', 'X'] : [null];
  const total = NUMBER_FACES.length ** Math.min(cubes.common, COMMON_CUBES);
  for (let index = 0; index < total; index++) {
    const common: NumberFace[] = [];
    for (let place = 0, rest = index; place < cubes.common; place++, rest = Math.floor(rest / 6)) {
      common.push(NUMBER_FACES[rest % 6] as NumberFace);
    }
    const sorted = sortFaces(common);
    for (const sun of suns) yield { common: sorted, sun };
  }
}

export const hasBlank = (thrown: Throw): boolean => thrown.sun === BLANK || thrown.common.includes(BLANK);
