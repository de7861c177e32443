/** The words of a tournament's frame: its tabs, its list, and why something is refused. */
import { msg, str } from '@lit/localize';
import type { TournamentRefusal } from '../../tournament/tournament.ts';
import type { TournamentFact } from '../../tournament/facts.ts';

export const tournaments = (): string => msg('Tournaments');
export const newTournament = (): string => msg('New tournament');
export const back = (): string => msg('Back');
export const undo = (): string => msg('Undo');
export const redo = (): string => msg('Redo');
export const gone = (): string => msg('This tournament is not on this device.');
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

const FACTS: Readonly<Record<TournamentFact['type'], () => string>> = {
  opened: () => msg('opening the tournament'),
  'setup-changed': () => msg('a change of the event'),
  entered: () => msg('entering players'),
  renamed: () => msg('a change of name'),
  dropped: () => msg('a player leaving'),
  returned: () => msg('a player coming back'),
  'table-fixed': () => msg('a fixed table'),
  'kept-apart': () => msg('keeping two players apart'),
  'let-together': () => msg('letting two players meet'),
  'round-published': () => msg('publishing the round'),
  'result-taken': () => msg('a result'),
  'copy-kept': () => msg('a second copy of a result'),
  'table-explained': () => msg('a table without a result'),
  'penalty-given': () => msg('a penalty'),
  'penalty-lifted': () => msg('lifting a penalty'),
  'roll-off-held': () => msg('a roll-off'),
};

/** What an undo takes back: it is part of the label of its button. */
export const undoWords = (type: TournamentFact['type']): string => msg(str`Undo ${FACTS[type]()}`);
export const redoWords = (type: TournamentFact['type']): string => msg(str`Redo ${FACTS[type]()}`);
export const undone = (type: TournamentFact['type']): string => msg(str`Taken back: ${FACTS[type]()}`);
export const redone = (type: TournamentFact['type']): string => msg(str`Done again: ${FACTS[type]()}`);
