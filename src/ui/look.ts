/** How the app can look on a device: the print of the cubes, the felt, light or dark, and whether keys work. */
import type { SymbolSet } from './face-art.ts';

export const FELTS = ['meadow', 'midnight', 'dusk'] as const;
export type Felt = (typeof FELTS)[number];

export const SCHEMES = ['system', 'dark', 'light'] as const;
export type Scheme = (typeof SCHEMES)[number];

export interface Look {
  /** The print of the players' own cubes. */
  readonly set: SymbolSet;
  readonly felt: Felt;
  readonly scheme: Scheme;
  /** Whether single keys of a keyboard work on the table. */
  readonly keys: boolean;
}

export const FIRST_LOOK: Look = { set: 'moons', felt: 'meadow', scheme: 'system', keys: true };
