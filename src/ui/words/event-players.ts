/** The words for the players of a tournament: entering them, who plays, who sits where. */
import { msg, str } from '@lit/localize';
import { isolated, quoted } from './quoted.ts';
import { playersWords, splitWords, tablesWords } from './event-setup.ts';
import { listWords } from './list.ts';

export { tableName } from './event.ts';

/** So many names are said one by one; of more only how many. */
const MOST_NAMED = 12;

const named = (names: readonly string[]): string => {
  if (names.length <= MOST_NAMED) return listWords(names.map(quoted));
  const shown = names.slice(0, MOST_NAMED).map(quoted).join(', ');
  return msg(str`${shown} and ${names.length - MOST_NAMED} more`);
};

/** "41 players: 9 tables of 4 and 1 of 5". */
export function planWords(
  present: number,
  counts: readonly { readonly size: number; readonly tables: number }[],
): string {
  if (counts.length > 0) return splitWords(present, tablesWords(counts));
  return present === 0
    ? msg('Nobody is entered yet')
    : msg(str`${playersWords(present)}: one more makes a table`);
}
export const nextTables = (): string => msg('Tables of the next round');
export const gone = (count: number): string =>
  count === 1 ? msg('1 player has dropped out.') : msg(str`${count} players have dropped out.`);
export const outside = (min: number, max: number): string =>
  min === max
    ? msg(str`So many cannot all sit at tables of ${min}: some tables are smaller or larger.`)
    : msg(str`So many cannot all sit at tables of ${min} to ${max}: some tables are smaller or larger.`);
export const noSuchTable = (table: number, players: readonly string[]): string =>
  msg(str`There is no table ${table + 1} for ${listWords(players.map(isolated))} in the next round.`);
export const tableTooSmall = (table: number, players: readonly string[], seats: number): string =>
  msg(str`Table ${table + 1} has ${seats} seats, and ${listWords(players.map(isolated))} shall sit there.`);
export const seat = (round: number, final: boolean): string =>
  final ? msg('Seat the final') : msg(str`Seat round ${round + 1}`);
export const toRounds = (round: number, final: boolean): string =>
  final ? msg('To the final') : msg(str`To round ${round + 1}`);

export const nameLabel = (): string => msg('Name of a player');
export const enter = (): string => msg('Enter');
export const late = (): string => msg('Who comes late plays from the next round on.');
export const entered = (name: string, count: number): string =>
  msg(str`${isolated(name)} is entered: ${playersWords(count)}.`);
export const notYet = (names: readonly string[]): string => msg(str`Not entered yet: ${named(names)}.`);

const PROBLEMS = {
  empty: () => msg('Type a name first.'),
  long: () => msg('A name can have 40 letters at most.'),
  sign: (name: string) => msg(str`${quoted(name)} is no name: it cannot have | : or # in it.`),
  word: (name: string) =>
    msg(str`${quoted(name)} is a word of the score sheet. With a capital letter it can be a name.`),
  taken: (name: string) => msg(str`${quoted(name)} is entered already. Add a letter to tell them apart.`),
  full: () => msg('400 players are the most.'),
} as const;
export const problemWords = (problem: keyof typeof PROBLEMS, name: string): string => PROBLEMS[problem](name);

export const many = (): string => msg('A whole list: paste it, or open a CSV file');
export const manyLabel = (): string => msg('A name in each line, or rows from a spreadsheet');
export const enterAll = (): string => msg('Enter them all');
export const openFile = (): string => msg('Open a CSV file');
export const unreadable = (): string => msg('That file could not be read. Try another.');
export const tooBig = (): string =>
  msg('That is far more than a list of players. Open the right file, or paste the names.');
export const nothingThere = (): string => msg('There is no name in it.');
export const came = (count: number): string =>
  count === 0
    ? msg('Nobody new is entered.')
    : count === 1
      ? msg('1 player is entered.')
      : msg(str`${count} players are entered.`);
export const known = (names: readonly string[]): string => msg(str`Entered before: ${named(names)}.`);
export const repeated = (names: readonly string[]): string =>
  msg(
    str`More than once in the list, entered once: ${named(names)}. If they are two people, enter the second with a letter more.`,
  );
const REFUSED = {
  long: (texts: string) => msg(str`Longer than 40 letters, left in the field: ${texts}.`),
  sign: (texts: string) => msg(str`No name can have | : or # in it. Left in the field: ${texts}.`),
  word: (texts: string) =>
    msg(str`Words of the score sheet, left in the field: ${texts}. With a capital letter they can be names.`),
} as const;
export const refused = (problem: keyof typeof REFUSED, texts: readonly string[]): string =>
  REFUSED[problem](named(texts));
export const over = (names: readonly string[]): string =>
  msg(str`400 players are the most. Left in the field: ${named(names)}.`);
/** A hint only: two people may be called so. */
export const looksLike = (other: string): string =>
  msg(str`${quoted(other)} looks the same: if they are two people, a letter more tells them apart.`);
export const alike = (pairs: readonly (readonly [string, string])[]): string =>
  msg(
    str`They look the same: ${pairs
      .slice(0, MOST_NAMED)
      .map((pair) => listWords(pair.map(quoted)))
      .join('; ')}. If they are two people, a letter more tells them apart.`,
  );
export const likeOther = (other: string): string => msg(str`looks like ${quoted(other)}`);
export const askColumns = (): string => msg('There are several columns. Which are the names?');
export const headedRow = (): string => msg('The first row is a heading');
/** The first of so many names. */
export const sample = (names: readonly string[], count: number): string =>
  [...names.map(isolated), ...(count > names.length ? ['…'] : [])].join(' · ');
export const suggestions = (): string => msg('Played on this device before');
export const suggest = (name: string): string => msg(str`Enter ${isolated(name)}`);
export const more = (count: number): string => msg(str`${count} more`);

export const listHeading = (count: number): string => playersWords(count);
export const search = (): string => msg('Find a player');
export const noneFound = (query: string): string => msg(str`No player’s name has ${quoted(query)} in it.`);
export const foundWords = (count: number): string => msg(str`${count} found`);
export const drop = (): string => msg('Drop out');
export const dropLabel = (name: string): string => msg(str`${isolated(name)} drops out`);
export const comeBack = (): string => msg('Come back');
export const comeBackLabel = (name: string): string => msg(str`${isolated(name)} comes back`);
export const isOut = (): string => msg('dropped out');
export const isOutAfter = (): string => msg('drops out after this round');
export const alwaysAt = (table: number): string => msg(str`always at table ${table + 1}`);
export const change = (name: string): string => msg(str`Name and table of ${isolated(name)}`);
export const newName = (): string => msg('Name');
export const rename = (): string => msg('Change the name');
export const fixedTable = (): string => msg('Table');
export const anyTable = (): string => msg('Any table');
export const fixedHint = (): string =>
  msg('For who must sit in one place, near the door or out of the draught.');

export const apartHeading = (): string => msg('Kept apart');
export const apartHint = (): string =>
  msg('Two who should not meet at a table, such as a couple. The seating keeps to it wherever it can.');
export const apartPair = (one: string, other: string): string =>
  msg(str`${isolated(one)} and ${isolated(other)}`);
export const apartOne = (): string => msg('One of them');
export const apartOther = (): string => msg('The other');
export const choose = (): string => msg('Choose a player');
export const keepApart = (): string => msg('Keep apart');
export const letMeet = (pair: string): string => msg(str`Let ${pair} meet`);
export const apartNeeds = (): string => msg('Choose two different players.');
export const apartAlready = (): string => msg('These two are kept apart already.');
