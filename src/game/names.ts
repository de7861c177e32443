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
