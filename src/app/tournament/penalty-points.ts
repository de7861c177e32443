/** The points of a penalty as they are typed. */
import { plainDigits } from '../../game/digits.ts';

/** In hundredths. */
const MOST = 100_00;

/** Hundredths from a number of points with a point or a comma, in the digits of any script; null for what is none, or too much. */
export function parseHundredths(text: string): number | null {
  const match = /^(\d{0,3})(?:[.,\u066b](\d{1,2}))?$/.exec(plainDigits(text.trim()));
  if (match === null) return null;
  const [, whole = '', part = ''] = match;
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return hundredths > 0 && hundredths <= MOST ? hundredths : null;
}
