/** The words of a round: how its tables stand, and where somebody sits. */
import { msg, str } from '@lit/localize';
import { quoted } from './quoted.ts';

export { roundName, tableName } from './event.ts';

export const noRound = (): string => msg('There is no round yet.');
export const noRoundHint = (): string =>
  msg('When everybody is entered, seat the first round. You see every table before it is published.');
export const noSuchRound = (): string => msg('There is no such round. It may have been taken back.');
export const rounds = (): string => msg('Rounds');

/** "7 of 10 results are in". */
export const progress = (done: number, of: number): string =>
  done === of
    ? of === 1
      ? msg('The result is in')
      : msg(str`All ${of} results are in`)
    : of === 1
      ? msg('The result is not in yet')
      : msg(str`${done} of ${of} results are in`);

export const handIn = (): string => msg('Take results in');
export const seatNext = (round: number, final: boolean): string =>
  final ? msg('Seat the final') : msg(str`Seat round ${round + 1}`);
export const undecided = (where: string): string =>
  msg(str`Copies of ${where} differ, and nobody has decided which one counts.`);
export const toStandings = (): string => msg('Final standings');
export const another = (): string => msg('Seat another round');

export const find = (): string => msg('Find a player');
export const noneFound = (query: string): string =>
  msg(str`Nobody at these tables is called ${quoted(query)}.`);
export const found = (tables: number): string => (tables === 1 ? msg('1 table') : msg(str`${tables} tables`));
export const onlyMissing = (): string => msg('Only without a result');
export const noneMissing = (): string => msg('No table is without a result.');
export const tables = (): string => msg('Tables');

export const playing = (): string => msg('being played');
export const differ = (copies: number): string => msg(str`${copies} copies differ: decide which one counts`);
export const remarks = (count: number): string =>
  count === 1 ? msg('taken with a remark') : msg(str`taken with ${count} remarks`);
export const won = (): string => msg('won');

export const posters = (): string => msg('Show and print');
export const wall = (): string => msg('Big screen');
export const prints = {
  'by-name': (): string => msg('Seats by name'),
  'by-table': (): string => msg('Seats by table'),
  sheets: (): string => msg('Score sheets'),
  slips: (): string => msg('Result slips'),
};
