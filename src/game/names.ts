/**
 * The names players may have (NOTATION.md, "Game"): text that stands in one line of a transcript and cannot be
 * taken for anything else there.
 */
import { MAX_PLAYERS } from '../engine/game.ts';

/** Heads of transcript lines, which no player can be called. */
export const LINE_HEADS = [
  'rules',
  'players',
  'standings',
  'up',
  'seats',
  'join',
  'adjust',
  'leave',
] as const;

export const MAX_NAME_LENGTH = 40;

/** White space as the notation knows it: what JavaScript calls so, but not the byte-order mark. */
const isSpace = (char: string): boolean => char !== '\ufeff' && char.trim() === '';

/** Text without white space at its ends. By hand: a regular expression would be quadratic on a long inner gap. */
export function trimText(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charAt(start))) start++;
  while (end > start && isSpace(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** The words of a text, in linear time. */
export const splitWords = (text: string): readonly string[] =>
  text.split(/[^\S\ufeff]+/).filter((word) => word !== '');

/**
 * What no reader sees in a line, and what it could be disguised with: marks that turn the direction of the text, and
 * characters without a width. Behind `$1` stands what is needed all the same: joiners between letters and in emoji,
 * and the tags of a flag.
 */
const UNSEEN =
  /((?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])|(?<=[\p{Emoji}\ufe0f])\u200d(?=\p{Extended_Pictographic})|\u{1f3f4}[\u{e0020}-\u{e007f}]+)|(?=\p{Cf})\p{DI}|(?<!\p{Emoji})[\ufe0e\ufe0f]/gu;

/**
 * A text as it is taken in one line: trimmed, with nothing in it that no reader sees, and empty when there is nothing
 * to be seen. Control characters stay, to be refused.
 */
export function cleanLine(text: string): string {
  let line = text;
  // What is taken out may have been what let its neighbour stay.
  for (let before = ''; before !== line; ) {
    before = line;
    line = trimText(line.replace(/[\p{Zl}\p{Zp}]/gu, ' ').replace(UNSEEN, '$1'));
  }
  return /[^\p{DI}\s\u2800]/u.test(line) ? line : '';
}

/**
 * Whether a text stands in one line as it is: the one place that says which characters the texts of players may have
 * that no other rule is for (a player's name and an adjustment's reason follow NOTATION.md).
 */
export const isLine = (text: string, most: number): boolean =>
  text !== '' &&
  text.length <= 2 * most &&
  [...text].length <= most &&
  !/[\p{Cc}\p{Cs}]/u.test(text) &&
  text === cleanLine(text);

/** Whether a trimmed text is a name a player can have. */
export function isPlayerName(name: string): boolean {
  if (name === '' || name.length > 2 * MAX_NAME_LENGTH || [...name].length > MAX_NAME_LENGTH) return false;
  if (/[|:#\p{Cc}]/u.test(name) || name !== trimText(name)) return false;
  return !(LINE_HEADS as readonly string[]).includes(name);
}

/** Whether these can be the players of one game: 1 to 12 names, no two equal. */
export const arePlayerNames = (names: readonly string[]): boolean =>
  names.length >= 1 &&
  names.length <= MAX_PLAYERS &&
  names.every(isPlayerName) &&
  new Set(names).size === names.length;
