/** The table of a tournament at which a game is played. It stands in the start of the game and goes wherever that goes. */
import { isLine } from './names.ts';

export interface EventTable {
  /** The tournament's id. */
  readonly event: string;
  /** What it is called. */
  readonly name: string;
  /** The id of the round as it was seated: one that is seated again has another. */
  readonly seating: string;
  /** Whether the round is the final. */
  readonly final: boolean;
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

/** Ids of tournaments and of seatings stand in addresses, and in the ids of the games. */
export const isEventId = (id: string): boolean => /^[a-z0-9]{1,24}$/.test(id);

export const isEventName = (name: string): boolean => isLine(name, MAX_EVENT_NAME);

const isBelow = (number: number, end: number): boolean =>
  Number.isInteger(number) && number >= 0 && number < end;

/** Whether this can be the table of a tournament, wherever it came from. */
export const isEventTable = ({ event, name, seating, round, table, rulesVersion }: EventTable): boolean =>
  isEventId(event) &&
  isEventName(name) &&
  isEventId(seating) &&
  isBelow(round, MAX_ROUNDS) &&
  isBelow(table, MAX_TABLES) &&
  isBelow(rulesVersion, 2 ** 16);

/**
 * The id of the game of that table on any phone: a table that is opened twice there has one game, whatever its players are
 * called by then, and one that was seated anew has another.
 */
export const tableGameId = ({ seating, table }: Pick<EventTable, 'seating' | 'table'>): string =>
  `${seating}-${table + 1}`;
