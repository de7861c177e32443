/** The look chosen on this device: kept where the page can read it before it paints. */
import { SYMBOL_SETS } from '../ui/face-art.ts';
import { FELTS, FIRST_LOOK, type Look, SCHEMES, SHOWS } from '../ui/look.ts';

const KEY = 'cosmic-felt.look';

const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((each) => each === value) ?? otherwise;

/** The look as kept; whatever cannot be read is as at first. */
export function loadLook(): Look {
  try {
    return readLook(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return FIRST_LOOK;
  }
}

/** The look that a value from outside tells. */
export function readLook(value: unknown): Look {
  const read = Object(value) as Partial<Record<keyof Look, unknown>>;
  return {
    set: oneOf(SYMBOL_SETS, read.set, FIRST_LOOK.set),
    felt: oneOf(FELTS, read.felt, FIRST_LOOK.felt),
    scheme: oneOf(SCHEMES, read.scheme, FIRST_LOOK.scheme),
    show: oneOf(SHOWS, read.show, FIRST_LOOK.show),
    keys: read.keys !== false,
  };
}

export function saveLook(look: Look): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(look));
  } catch {
    // It holds until the app is closed.
  }
}

/** Puts felt, scheme and quiet on the page, where the tokens read them. */
export function wearLook({ felt, scheme, show }: Look, root: HTMLElement = document.documentElement): void {
  if (felt === 'meadow') delete root.dataset.felt;
  else root.dataset.felt = felt;
  if (show === 'quiet') root.dataset.show = show;
  else delete root.dataset.show;
  if (scheme === 'system') delete root.dataset.scheme;
  else root.dataset.scheme = scheme;
}
