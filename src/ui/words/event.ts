/** The words of a tournament's frame: its tabs, its list, and why something is refused. */
import { msg, str } from '@lit/localize';
import type { TournamentRefusal } from '../../tournament/tournament.ts';
import { isolated } from './quoted.ts';
import { listWords } from './list.ts';

export const tournaments = (): string => msg('Tournaments');
export const newTournament = (): string => msg('New tournament');
export const back = (): string => msg('Back');
export const undo = (): string => msg('Undo');
export const redo = (): string => msg('Redo');
export const gone = (): string => msg('This tournament is not on this device.');
export const deleted = (): string =>
  msg('This tournament was deleted in another window. Nothing is written down any more.');
export const toList = (): string => msg('All tournaments');
export const pages = (): string => msg('Pages of the tournament');

export const tabWords = {
  players: (): string => msg('Players'),
  rounds: (): string => msg('Rounds'),
  standings: (): string => msg('Standings'),
  setup: (): string => msg('Event'),
};

export const roundName = (round: number, final: boolean): string =>
  final ? msg('Final') : msg(str`Round ${round + 1}`);
export const tableName = (table: number): string => msg(str`Table ${table + 1}`);
/** "Round 2, table 5", the table from 0. */
export const whereWords = (round: string, table: number): string => msg(str`${round}, table ${table + 1}`);

const REFUSALS: Readonly<Record<TournamentRefusal | 'changed', () => string>> = {
  changed: () =>
    msg('Another window has changed this meanwhile, so nothing was done. Here is how it stands.'),
  name: () => msg('That is no name. Use 1 to 40 characters without | : and #.'),
  'name-taken': () => msg('Somebody of that name is entered already. Add a letter to tell them apart.'),
  'unknown-player': () => msg('That player is not entered.'),
  frozen: () => msg('Rules, points and tie-breaks cannot change any more: a round has been played by them.'),
  'round-open': () =>
    msg(
      'A table has no result yet, or copies of one differ. Take it in, say why there is none, or decide which copy counts.',
    ),
  seating: () => msg('Everybody present must sit at one table, two or more at each.'),
  'no-such-table': () => msg('There is no such table in that round.'),
  result: () => msg('These places and totals do not fit the players of the table.'),
  reason: () => msg('Please say why.'),
  nothing: () => msg('That is so already.'),
};

export const tournamentRefusalWords = (code: TournamentRefusal | 'changed'): string => REFUSALS[code]();

/** "Ann and Bo", or how many they are. */
const people = (names: readonly string[]): string =>
  names.length > 4 ? msg(str`${names.length} players`) : listWords(names.map(isolated));

/** What a step was, by names of players, rounds ("Round 2") and tables ("Round 2, table 5"). */
export const stepWords = {
  opened: (): string => msg('opening the tournament'),
  'setup-changed': (): string => msg('a change of the event'),
  entered: (names: readonly string[]): string => msg(str`entering ${people(names)}`),
  renamed: (before: string, after: string): string =>
    msg(str`${isolated(before)} becomes ${isolated(after)}`),
  dropped: (name: string): string => msg(str`${isolated(name)} drops out`),
  returned: (name: string): string => msg(str`${isolated(name)} comes back`),
  'table-fixed': (name: string): string => msg(str`a fixed table for ${isolated(name)}`),
  'table-freed': (name: string): string => msg(str`no fixed table for ${isolated(name)}`),
  'kept-apart': (names: readonly string[]): string => msg(str`keeping ${people(names)} apart`),
  'let-together': (names: readonly string[]): string => msg(str`letting ${people(names)} meet`),
  'round-published': (round: string): string => msg(str`the seating of ${round}`),
  'result-taken': (where: string): string => msg(str`the result of ${where}`),
  'result-amended': (where: string): string => msg(str`the new result of ${where}`),
  'copy-kept': (where: string): string => msg(str`a second copy of ${where}`),
  'table-explained': (where: string): string => msg(str`no result of ${where}`),
  'penalty-given': (name: string): string => msg(str`a penalty for ${isolated(name)}`),
  'penalty-lifted': (name: string): string => msg(str`lifting a penalty of ${isolated(name)}`),
  'roll-off-held': (names: readonly string[]): string => msg(str`the roll-off of ${people(names)}`),
};

/** What an undo takes back: the label of its button. */
export const undoWords = (step: string): string => msg(str`Undo: ${step}`);
export const redoWords = (step: string): string => msg(str`Redo: ${step}`);
export const undone = (step: string): string => msg(str`Taken back: ${step}`);
export const redone = (step: string): string => msg(str`Done again: ${step}`);

/** Before a round goes whose results were taken back already. */
export const roundQuestion = (round: string, results: number): string =>
  results === 1
    ? msg(
        str`Take back the seating of ${round} too? 1 result of it has been taken back already. Redo brings both back, but only until something else is written down.`,
      )
    : msg(
        str`Take back the seating of ${round} too? ${results} results of it have been taken back already. Redo brings all of it back, but only until something else is written down.`,
      );
export const keepRound = (): string => msg('Keep it');
export const takeRoundBack = (): string => msg('Take it back');
