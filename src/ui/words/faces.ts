/** What cubes, their faces and the ways to settle a throw are called. */
import { msg, str } from '@lit/localize';
import { type Cubes, countCubes, type Face, type NumberFace } from '../../engine/cubes.ts';
import type { Ruling } from '../../engine/ruling.ts';
import type { Choice } from '../../engine/throw.ts';
import { listWords } from './list.ts';

export function faceName(face: Face): string {
  if (face === 'S') return msg('Sun');
  if (face === '-') return msg('blank');
  return face === 'X' ? '10' : face;
}

/** "4s", "10s". */
export const facePlural = (face: NumberFace): string => msg(str`${faceName(face)}s`);

/** "4s and 6s": faces to be cleared. */
export const facesWords = (faces: readonly NumberFace[]): string => listWords(faces.map(facePlural));

/** "a 4", "a 4 and a 6". */
export const eachFaceWords = (faces: readonly NumberFace[]): string =>
  listWords(faces.map((face) => msg(str`a ${faceName(face)}`)));

/** "2 cubes and the Sun cube". */
export function cubesWords(cubes: Cubes): string {
  const { common, sun } = cubes;
  if (countCubes(cubes) === 5) return msg('all five cubes');
  if (common === 0) return sun ? msg('the Sun cube') : msg('no cube');
  if (sun) return common === 1 ? msg('1 cube and the Sun cube') : msg(str`${common} cubes and the Sun cube`);
  return common === 1 ? msg('1 cube') : msg(str`${common} cubes`);
}

/** "2 + Sun". */
export function cubesShort(cubes: Cubes): string {
  if (countCubes(cubes) === 5) return msg('all five');
  if (!cubes.sun) return String(cubes.common);
  return cubes.common === 0 ? msg('Sun') : msg(str`${cubes.common} + Sun`);
}

/** "2", "all five": how many are to be thrown. */
export const cubesCount = (cubes: Cubes): string =>
  countCubes(cubes) === 5 ? msg('all five') : String(countCubes(cubes));

/** What a choice is about. */
export type ChoiceKind = 'sun' | 'pair' | 'full-house';

export function choiceKind(ruling: Ruling): ChoiceKind {
  if (ruling.choices.includes('lick')) return 'full-house';
  return ruling.lines.some(({ part }) => part === 'sun') ? 'sun' : 'pair';
}

export function choiceWords(choice: Choice, kind: ChoiceKind): string {
  switch (choice) {
    case '0':
      return msg('Leave it');
    case 'again':
      return msg('Throw both again');
    case 'lick':
      return msg('Take a Last Lick');
    default:
      return kind === 'sun' ? msg(str`Sun is ${faceName(choice)}`) : msg(str`Flash of ${facePlural(choice)}`);
  }
}
