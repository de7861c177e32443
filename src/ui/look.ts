/** How the app can look and sound on a device: the print of the cubes, the felt, light or dark, the moments, keys. */
import type { SymbolSet } from './face-art.ts';

export const FELTS = ['meadow', 'midnight', 'dusk'] as const;
export type Felt = (typeof FELTS)[number];

export const SCHEMES = ['system', 'dark', 'light'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** What the app makes of a moment: all of it, without sound, or nothing that moves, buzzes or sounds. */
export const SHOWS = ['sound', 'silent', 'quiet'] as const;
export type Show = (typeof SHOWS)[number];

export interface Look {
  /** The print of the players' own cubes. */
  readonly set: SymbolSet;
  readonly felt: Felt;
  readonly scheme: Scheme;
  readonly show: Show;
  /** Whether single keys of a keyboard work on the table. */
  readonly keys: boolean;
}

export const FIRST_LOOK: Look = {
  set: 'moons',
  felt: 'meadow',
  scheme: 'system',
  show: 'silent',
  keys: true,
};

/** Whether nothing may move: the reader asked the device for less motion, or this app for quiet. */
export function isStill(): boolean {
  reduced ??= matchMedia('(prefers-reduced-motion: reduce)');
  return document.documentElement.dataset.show === 'quiet' || reduced.matches;
}

/** Asked for once: it answers anew each time. */
let reduced: MediaQueryList | undefined;
