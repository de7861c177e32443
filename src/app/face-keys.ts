/** The keys of a keyboard for faces: the figures, `0` or `x` for the 10, `s` for the Sun. */
import type { NumberFace } from '../engine/cubes.ts';

export const KEY_FACES: Readonly<Record<string, NumberFace | 'S'>> = {
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  0: 'X',
  x: 'X',
  s: 'S',
};
