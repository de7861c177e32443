/** The words for the list of tournaments, and for what a tournament declares. */
import { msg, str } from '@lit/localize';
import type { Scoring, TieBreak } from '../../tournament/standings.ts';
import type { TableSizes } from '../../tournament/tables.ts';
import { quoted } from './quoted.ts';
import { listWords } from './list.ts';

export { newTournament } from './event.ts';

export const yours = (): string => msg('Tournaments on this device');
export const welcome = (): string =>
  msg(
    'Run an evening at many tables: each keeps the score on its own phone, and you collect the results from their QR codes.',
  );
export const welcomeMore = (): string =>
  msg(
    'You need no network, only this device: it seats the tables, keeps the standings and prints the sheets.',
  );
export const playersWords = (count: number): string =>
  count === 1 ? msg('1 player') : msg(str`${count} players`);
export const roundsWords = (count: number): string =>
  count === 0 ? msg('no round yet') : count === 1 ? msg('1 round') : msg(str`${count} rounds`);
export const remove = (name: string): string => msg(str`Delete ${name}`);
export const removeQuestion = (name: string, players: number, rounds: number): string =>
  rounds === 0
    ? msg(str`Delete ${quoted(name)} for good? Its list of players goes too (${playersWords(players)}).`)
    : msg(
        str`Delete ${quoted(name)} for good? Its list of ${playersWords(players)} goes, with the seating, the results and the standings of ${roundsWords(rounds)}. The games that were played for it stay on the phones they were played on.`,
      );
export const removeIt = (): string => msg('Delete it');
export const keep = (): string => msg('Keep it');
export const removed = (name: string): string => msg(str`${quoted(name)} is deleted.`);

export const newHint = (): string =>
  msg('Only the name is needed. All else can be changed until the first round.');
export const name = (): string => msg('Name');
export const nameExample = (): string => msg('Felt Festival');
export const nameProblem = (problem: 'empty' | 'long'): string =>
  problem === 'empty'
    ? msg('Give the tournament a name.')
    : msg('Use one line of at most 60 characters for the name.');
export const date = (): string => msg('Date');
export const venue = (): string => msg('Place');
export const open = (): string => msg('Open the tournament');
export const opening = (): string => msg('Opening…');
export const save = (): string => msg('Save the changes');
export const saved = (): string => msg('Saved.');
export const discard = (): string => msg('Discard');

export const rulesHeading = (): string => msg('Rules');
export const rulesLabel = (): string => msg('Played by');
export const presets = (): string => msg('Ready-made');
export const ruleSets = (): string => msg('Your rule sets');
export const adapted = (preset: string): string => msg(str`${preset}, adapted`);
export const houseRules = (): string => msg('House rules');
export const goal = (): string => msg('Points to the goal');
export const frozen = (): string =>
  msg('A round is published, so rules, points and tie-breaks stay as they are.');
export const goalWords = (points: number): string => msg(str`Played to ${points} points.`);
export const rulesVersion = (version: number): string => msg(str`Judged by version ${version} of the rules.`);

export const roundsHeading = (): string => msg('Rounds and tables');
export const numberLabels = {
  rounds: (): string => msg('Rounds'),
  finalists: (): string => msg('Players in the final'),
  minutes: (): string => msg('Minutes for a round'),
};
export const numberSwitches = {
  rounds: (): string => msg('A fixed number of rounds'),
  finalists: (): string => msg('A final table'),
  minutes: (): string => msg('A clock for each round'),
};
export const numberHints = {
  rounds: (on: boolean): string =>
    on
      ? msg(
          'Tables are planned for all of them, so that few players meet twice. You can stop earlier or go on.',
        )
      : msg('Open end: you play on until you stop.'),
  finalists: (on: boolean): string =>
    on
      ? msg('The first of the standings play one more game. It decides among them who won.')
      : msg('No final: the standings decide.'),
  minutes: (on: boolean): string =>
    on ? msg('It runs on the big screen.') : msg('No clock: a round takes as long as it takes.'),
};
export const sizesLabel = (): string => msg('Players at a table');
export const usualSizes = (): string => msg('3 to 5, four where it can be');
export const otherSizes = (): string => msg('Other sizes');
export const sizeLabels: Readonly<Record<keyof TableSizes, () => string>> = {
  min: () => msg('At least'),
  preferred: () => msg('If it can be'),
  max: () => msg('At most'),
};

/** "9 tables of 4 and 1 of 5". */
export function tablesWords(counts: readonly { readonly size: number; readonly tables: number }[]): string {
  const parts = counts.map(({ size, tables }, place) => {
    if (place > 0) return msg(str`${tables} of ${size}`);
    return tables === 1 ? msg(str`1 table of ${size}`) : msg(str`${tables} tables of ${size}`);
  });
  return listWords(parts);
}
export const splitWords = (players: number, tables: string): string =>
  msg(str`${playersWords(players)}: ${tables}`);
export const forExample = (split: string): string => msg(str`For example, ${split}.`);

export const pointsHeading = (): string => msg('Points and standings');
export const pointsLabel = (): string => msg('Points of a round');
const SCORINGS: Readonly<Record<Scoring, readonly [name: () => string, hint: () => string]>> = {
  places: [
    () => msg('By place, fair to every table size'),
    () =>
      msg(
        'The winner gets 1, the last 0, the others the even steps between: 1, ⅔, ⅓, 0 at a table of four, 1, ½, 0 at a table of three. Who share a place share its points.',
      ),
  ],
  wins: [
    () => msg('Only wins count'),
    () => msg('The winner gets 1, everybody else 0: quick to explain, and many are level.'),
  ],
};
export const scoringName = (scoring: Scoring): string => SCORINGS[scoring][0]();
export const scoringHint = (scoring: Scoring): string => SCORINGS[scoring][1]();

export const tieBreaksLabel = (): string => msg('When points are level');
export const tieBreaksHint = (): string =>
  msg('Looked at from the top until one of them parts the players. The standings say which one did.');
const TIE_BREAK_WORDS: Readonly<Record<TieBreak, readonly [name: () => string, hint: () => string]>> = {
  wins: [() => msg('Wins'), () => msg('Who won more games.')],
  share: [() => msg('Share of the goal'), () => msg('Who banked more of the goal in a game, on average.')],
  'best-turn': [() => msg('Best turn'), () => msg('Who banked the most points in one turn.')],
  'fewest-wimpouts': [
    () => msg('Fewest wimpouts'),
    () => msg('Who had fewer of them in a game, on average.'),
  ],
  'head-to-head': [
    () => msg('Head to head'),
    () => msg('Who placed better where they sat at one table; only if each met each.'),
  ],
  'roll-off': [
    () => msg('Roll-off'),
    () => msg('They throw for it, and you enter in which order they came out.'),
  ],
};
export const tieBreakName = (tieBreak: TieBreak): string => TIE_BREAK_WORDS[tieBreak][0]();
export const tieBreakHint = (tieBreak: TieBreak): string => TIE_BREAK_WORDS[tieBreak][1]();
export const noTieBreak = (): string => msg('None: who are level share their place.');
export const up = (what: string): string => msg(str`${what}: up`);
export const down = (what: string): string => msg(str`${what}: down`);
export const leaveOut = (what: string): string => msg(str`${what}: leave out`);
export const use = (what: string): string => msg(str`${what}: use it`);
export const placed = (what: string, place: number, of: number): string =>
  msg(str`${what} is now ${place} of ${of}`);
export const leftOut = (what: string): string => msg(str`${what} is left out`);

export const screens = (): string => msg('On screen and paper');
export const wall = (): string => msg('Big screen');
const PRINTS = {
  'by-name': () => msg('Seating by name'),
  'by-table': () => msg('Seating by table'),
  sheets: () => msg('Score sheets'),
  slips: () => msg('Result slips'),
  standings: () => msg('Standings'),
} as const;
export const printName = (print: keyof typeof PRINTS): string => PRINTS[print]();
export const printHint = (): string => msg('To print or to save as PDF; black and white.');
