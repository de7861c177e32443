/**
 * What the players agree on (RULES.md, "The Guiding Light"): who agreed and when, and the house rules that are no
 * setting, as text that stands in one line.
 */
import { findPlayer, type Game } from '../engine/game.ts';
import type { Agreement } from './events.ts';
import { isLine } from './names.ts';

/** Code points of a house rule. */
export const MAX_HOUSE_RULE = 200;

/** The first moment that is too late to be recorded: some 8,900 years after 1970. */
const MAX_MOMENT = 2 ** 48;

/** Whether a text is a house rule: 1 to 200 characters of one line. */
export const isHouseRule = (text: string): boolean => isLine(text, MAX_HOUSE_RULE);

/** Whether a record is whole and names players of the game, each once. */
export function isAgreement(game: Game, { agreed, at }: Partial<Agreement>): boolean {
  if (!Array.isArray(agreed) || agreed.length === 0 || new Set(agreed).size !== agreed.length) return false;
  if (at === undefined || !Number.isSafeInteger(at) || at < 0 || at >= MAX_MOMENT) return false;
  return agreed.every((name) => findPlayer(game, name) >= 0);
}

/** Whether a record is missing as a whole: a change that was read from a text has none. */
export const isUnrecorded = ({ agreed, at }: Partial<Agreement>): boolean =>
  agreed === undefined && at === undefined;

/** Whether all who are still in the game have agreed, as far as it is recorded. */
export const allAgree = (game: Game, { agreed }: Partial<Agreement>): boolean =>
  agreed === undefined || game.players.every(({ name, out }) => out !== null || agreed.includes(name));

/** A moment as `2026-11-30 20:14 UTC`. */
export const makeMoment = (at: number): string =>
  `${new Date(at).toISOString().slice(0, -8).replace('T', ' ')} UTC`;
