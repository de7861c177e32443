/** The table of a tournament at which a game is played. It stands in the start of the game and goes wherever that goes. */
import { isLine } from './names.ts';

export interface EventTable {
  /** The tournament's id. */
  readonly event: string;
  /** What it is called. */
  readonly name: string;
  /** Both from 0. */
  readonly round: number;
  readonly table: number;
  /** The version of the rules that the tournament is judged by. */
  readonly rulesVersion: number;
}

/** The longest name of a tournament, in characters. */
export const MAX_EVENT_NAME = 60;
/** More than any tournament has. */
const MAX_ROUNDS = 200;
const MAX_TABLES = 200;

/** Ids stand in addresses, and in the ids of the games. */
export const isEventId = (id: string): boolean => /^[a-z0-9]{1,24}$/.test(id);

export const isEventName = (name: string): boolean => isLine(name, MAX_EVENT_NAME);

const isBelow = (number: number, end: number): boolean =>
  Number.isInteger(number) && number >= 0 && number < end;

/** Whether this can be the table of a tournament, wherever it came from. */
export const isEventTable = ({ event, name, round, table, rulesVersion }: EventTable): boolean =>
  isEventId(event) &&
  isEventName(name) &&
  isBelow(round, MAX_ROUNDS) &&
  isBelow(table, MAX_TABLES) &&
  isBelow(rulesVersion, 2 ** 16);

/**
 * The id of the game that these players play there: a table that is opened twice on one phone has one game, and one that
 * was seated anew has another.
 *
 * @param players in seat order.
 */
export const tableGameId = ({ event, round, table }: EventTable, players: readonly string[]): string =>
  `${event}-${round + 1}-${table + 1}-${seatsKey(players)}`;

/** 32 bits of the names in their order (FNV-1a), as letters and digits. */
function seatsKey(players: readonly string[]): string {
  let key = 0x811c9dc5;
  for (const char of players.join('|')) key = Math.imul(key ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (key >>> 0).toString(36);
}
