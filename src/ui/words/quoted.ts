/** What somebody wrote, in the midst of our own words. */
import { msg, str } from '@lit/localize';
import { cleanLine } from '../../game/names.ts';

/** Letters that are read from right to left. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * What somebody wrote, in the midst of other words: without what no reader sees, and what is read from right to left
 * between marks that keep it from turning the words around it.
 */
export function isolated(text: string): string {
  const line = cleanLine(text);
  return LEFTWARD.test(line) ? `\u2068${line}\u2069` : line;
}

/** A house rule, or a name, in its own words. */
export const quoted = (text: string): string => msg(str`“${isolated(text)}”`);
