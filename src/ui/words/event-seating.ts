/** The words of the next round before it is published. */
import { msg, str } from '@lit/localize';
import type { SeatingMode } from '../../tournament/facts.ts';
import { isolated } from './quoted.ts';
import { listWords } from './list.ts';

export { roundName, tableName } from './event.ts';

const MODES: Readonly<Record<SeatingMode, readonly [name: () => string, what: () => string]>> = {
  random: [() => msg('By chance'), () => msg('Anybody with anybody, and as few as can be meet again.')],
  standing: [
    () => msg('By standing'),
    () =>
      msg('Equals play equals: the best sit at table 1. Those who met are parted where that costs little.'),
  ],
  ladder: [
    () => msg('Winners up, losers down'),
    () => msg('Whoever won goes one table up, whoever came last one down. The others stay.'),
  ],
  'by-hand': [
    () => msg('By hand'),
    () => msg('You decide: begin with a proposal, and swap until it is right.'),
  ],
  final: [
    () => msg('The final'),
    () => msg('One table with the best of the standings. It does not count for the standings.'),
  ],
};
export const modeName = (mode: SeatingMode): string => MODES[mode][0]();
export const modeWords = (mode: SeatingMode): string => MODES[mode][1]();
export const howHeading = (): string => msg('How they are seated');
export const change = (): string => msg('Change');
export const later = (): string =>
  msg('After the first round you can also seat by standing, winners up and losers down, or a final.');

export const working = (): string => msg('Looking for good tables…');
export const ready = (): string => msg('Here is a proposal. Nobody else sees it until you publish it.');
export const again = (): string => msg('Try again');
export const undoSwap = (): string => msg('Undo swap');
export const publish = (round: number, final: boolean): string =>
  final ? msg('Publish the final') : msg(str`Publish round ${round + 1}`);
export const swapHint = (): string => msg('To swap two players, tap one and then the other.');
export const picked = (): string => msg('Now tap who takes this seat.');
export const swapped = (one: string, other: string): string =>
  msg(str`${isolated(one)} and ${isolated(other)} have swapped seats.`);
export const swapBack = (one: string, other: string): string =>
  msg(str`${isolated(one)} and ${isolated(other)} are back in their seats.`);
export const order = (): string => msg('Seats in the order of turns: who stands first throws first.');

export const outdated = {
  players: (): string =>
    msg('Players came or went since the last proposal, so it does not hold any more. Here is a new one.'),
  wishes: (): string =>
    msg(
      'Fixed tables, pairs kept apart or table sizes changed since the last proposal, so it does not hold any more. Here is a new one.',
    ),
  results: (): string =>
    msg('Results changed since the last proposal, so it does not hold any more. Here is a new one.'),
};

export const elsewhere = (): string => msg('Another window has changed this proposal.');
/** @param sizes "3 tables of 4 and 1 table of 3" */
export const publishedElsewhere = (name: string, sizes: string): string =>
  msg(str`${name} was published in another window: ${sizes}.`);
export const seeTables = (): string => msg('See its tables');

/** "3 tables of 4 and 1 table of 3". */
export const sizesWords = (sizes: readonly (readonly [size: number, tables: number])[]): string =>
  listWords(
    sizes.map(([size, tables]) =>
      tables === 1 ? msg(str`1 table of ${size}`) : msg(str`${tables} tables of ${size}`),
    ),
  );

export const nobodyAgain = (): string => msg('Nobody meets again.');
export const meetAgain = (pairs: number, of: number): string => msg(str`Meet again: ${pairs} of ${of} pairs`);
export const firstMeeting = (): string => msg('It is the first round: everybody meets for the first time.');
export const metTimes = (times: number): string =>
  times === 1 ? msg('met once before') : msg(str`met ${times} times before`);
export const againShort = (): string => msg('Again:');
export const together = (): string => msg('To be kept apart, and at one table:');
export const away = (): string => msg('Not at the table that is theirs:');
export const ownTable = (own: string): string => msg(str`should be ${own}`);
export const noOwnTable = (own: string): string => msg(str`there is no ${own} this time`);
export const outside = (min: number, max: number): string =>
  msg(str`Tables that do not have ${min} to ${max} seats:`);
export const ofSize = (size: number): string => msg(str`${size} players`);
export const firsts = (): string => msg('Throw first more often than their share:');
export const firstTimes = (times: number, games: number): string =>
  msg(str`${times} times in ${games} games`);
export const firstsFair = (): string => msg('Throwing first is shared evenly.');

export const finalPlayed = (): string => msg('The final is played. You can still seat another round.');
export const toStandings = (): string => msg('Standings');
export const fewerThanCut = (wanted: number, present: number): string =>
  msg(str`The final is for ${wanted}, and only ${present} are here: they play it.`);
export function tie(players: readonly string[], seats: number): string {
  const names = listWords(players.map(isolated));
  return seats === 1
    ? msg(str`${names} are level, and one seat is left for them.`)
    : msg(str`${names} are level, and ${seats} seats are left for them.`);
}
export const tieAllIn = (size: number): string => msg(str`This proposal seats them all: a final of ${size}.`);
export const tieByLot = (): string =>
  msg('One table has no room for all of them, so this proposal draws lots. Try again draws anew.');
export const tieRollOff = (): string => msg('A roll-off, written down in the standings, parts them.');

export const undecidedFinal = (where: string): string =>
  msg(
    str`A final goes by standings that are settled, and copies of ${where} differ. Decide first which one counts, or seat another round.`,
  );
export const undecidedStandings = (where: string): string =>
  msg(
    str`Copies of ${where} differ. Until somebody decides which one counts, the results that this seating goes by may change.`,
  );

export const missingHeading = (name: string): string => msg(str`${name} is not over`);
export const missingHint = (): string =>
  msg('The next round can be seated when every table has one result, or a reason why it has none.');
export const handIn = (): string => msg('Take results in');
export const noResult = (): string => msg('no result yet');
export const copiesDiffer = (): string => msg('two copies differ');
export const tooFew = (present: number): string =>
  present === 0
    ? msg('Nobody is here yet. A round needs two players at least.')
    : msg('Only one player is here. A round needs two at least.');
export const toPlayers = (): string => msg('Enter players');
