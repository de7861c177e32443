/** The words for a tournament as one file: to keep, to send, and to bring in. */
import { msg, str } from '@lit/localize';
import type { Gains } from '../../tournament/merge.ts';
import { quoted } from './quoted.ts';
import { listWords } from './list.ts';

export const fileHeading = (): string => msg('The tournament as one file');
export const fileHint = (): string =>
  msg(
    'All players, rounds, results and throws, to keep or for another device: it is brought in there under Tournaments, and what both have becomes one.',
  );
export const save = (): string => msg('Save as a file');
export const share = (): string => msg('Share');
export const saved = (name: string): string => msg(str`${name} goes to your downloads.`);
export const shared = (): string => msg('The file was handed over.');
export const shareAgain = (): string => msg('The file is ready: tap Share once more.');
export const cannotShare = (): string => msg('It could not be shared. Save it as a file instead.');
export const gone = (): string => msg('This tournament is not on this device any more.');

export const bringHeading = (): string => msg('From another device');
export const bringHint = (): string =>
  msg('Bring in a tournament that was saved as a file. You see what is in it before anything changes.');
export const chooseFile = (): string => msg('Choose a file');
export const orPaste = (): string => msg('Or paste its text');
export const lookAtIt = (): string => msg('Look at it');
export const reading = (): string => msg('Reading…');
export const unreadable = (): string => msg('The file could not be read. Nothing was changed.');

const players = (count: number): string => (count === 1 ? msg('1 player') : msg(str`${count} players`));
const rounds = (count: number): string => (count === 1 ? msg('1 round') : msg(str`${count} rounds`));
const results = (count: number): string => (count === 1 ? msg('1 result') : msg(str`${count} results`));

export const found = (name: string): string => msg(str`In the file: ${quoted(name)}`);
export const foundAbout = (playerCount: number, roundCount: number): string =>
  listWords([players(playerCount), rounds(roundCount)]);
export const foundResults = (resultCount: number, tableCount: number): string =>
  msg(str`${resultCount} of ${tableCount} tables have a result`);

/** What the tournament here gains. */
function gainWords({ players: entrants, rounds: played, results: taken, copies }: Gains): string {
  const parts = [
    ...(entrants > 0 ? [players(entrants)] : []),
    ...(played > 0 ? [rounds(played)] : []),
    ...(taken > 0 ? [results(taken)] : []),
  ];
  const more = parts.length === 0 ? '' : msg(str` It brings ${listWords(parts)}.`);
  const other =
    copies === 0
      ? ''
      : copies === 1
        ? msg(' 1 result differs from the one here: both are kept for you to decide.')
        : msg(str` ${copies} results differ from those here: both are kept for you to decide.`);
  return `${more}${other}`;
}

const STANDINGS = {
  new: () => msg('It is not on this device yet.'),
  longer: () => msg('It is here already, and the file goes on from what is here.'),
  same: () => msg('All that is in it is here already.'),
  parted: () => msg('It is here already, and both went on. The two become one, and nothing here is lost.'),
  beside: () =>
    msg(
      'It is here already, but a round was seated in another way or played by other rules, so the two cannot become one. This one is kept beside it, with (2) behind its name. Each takes the results of the rounds that were seated in it.',
    ),
};
/** How it stands to what is here, and what becomes of it. */
export const standingWords = (standing: keyof typeof STANDINGS, gains: Gains | null): string =>
  `${STANDINGS[standing]()}${gains === null || standing === 'same' ? '' : gainWords(gains)}`;

const WAYS = {
  new: () => msg('Bring it in'),
  longer: () => msg('Bring it up to date'),
  parted: () => msg('Make one of both'),
  beside: () => msg('Keep it beside'),
};
export const bringWords = (standing: keyof typeof WAYS): string => WAYS[standing]();
export const leave = (): string => msg('Change nothing');
export const open = (name: string): string => msg(str`Open ${quoted(name)}`);
export const brought = (name: string): string => msg(str`${quoted(name)} is on this device now.`);

const FAULTS = {
  'too-big': () => msg('This is far larger than any tournament.'),
  'cut-short': () => msg('The end of this file is missing. Copy or send it again.'),
  backup: () => msg('This is a backup of all data: bring it back under Your data.'),
  game: () => msg('This is a game: take it over on home, or in a tournament hand it in under Rounds.'),
  foreign: () => msg('This is no tournament that Cosmic Felt saved.'),
  'too-new': () => msg('A newer version of the app saved this. Update the app here, then try again.'),
  broken: () => msg('Something in this file is not as the app writes it. Use another copy of it.'),
  rules: () => msg('What this file tells cannot have happened. Use another copy of it.'),
};
/** Why a file is refused; nothing was changed. */
export const faultWords = (fault: keyof typeof FAULTS): string =>
  msg(str`${FAULTS[fault]()} Nothing was changed.`);
