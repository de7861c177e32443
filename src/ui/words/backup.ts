/** The words of the data screen: how safe the data are, backups, and what came of restoring one. */
import { msg, str } from '@lit/localize';
import { MAX_SETS } from '../../game/rule-set.ts';
import { quoted } from './quoted.ts';
import { listWords } from './list.ts';

export const yourData = (): string => msg('Your data');
export const back = (): string => msg('Back');
export const intro = (): string =>
  msg(
    'All games, players and tournaments are on this device and nowhere else. A backup is one file with all of it: keep it somewhere else.',
  );

export const safetyHeading = (): string => msg('How safe it is here');
const OFFLINE = {
  ready: () => msg('The app opens without a network: everything it needs is on this device.'),
  'not-yet': () =>
    msg(
      'The app does not open without a network yet. It is being stored: wait a moment, or open it once more with one.',
    ),
  never: () =>
    msg('The app needs a network here: this browser keeps no pages, or the address is not secure.'),
};
export type OfflineCode = keyof typeof OFFLINE;
export const offlineWords = (code: OfflineCode): string => OFFLINE[code]();

const KEEPING = {
  kept: () => msg('The browser has promised to keep your data until you delete them.'),
  refused: () =>
    msg(
      'The browser may delete your data when room is short or the app is long unused: it was asked to keep them and has not agreed. A backup is the safe way.',
    ),
  'not-asked': () =>
    msg(
      'The browser may delete your data when room is short or the app is long unused. It is asked to keep them when the first game is over.',
    ),
  unknown: () => msg('The browser does not say whether it keeps your data. A backup is the safe way.'),
};
export type KeepingCode = keyof typeof KEEPING;
export const keepingWords = (code: KeepingCode): string => KEEPING[code]();
export const askToKeep = (): string => msg('Ask the browser to keep them');

/** Bytes, in what people know them by. */
export function usedWords(bytes: number): string {
  const [value, unit] =
    bytes < 1e5
      ? [bytes / 1e3, 'kilobyte']
      : bytes < 1e9
        ? [bytes / 1e6, 'megabyte']
        : [bytes / 1e9, 'gigabyte'];
  const size = new Intl.NumberFormat(document.documentElement.lang || 'en', {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(value);
  return msg(str`The app and your data take ${size} here.`);
}
export const cannotTell = (): string => msg('Looking…');

export const saveHeading = (): string => msg('Save a backup');
export const save = (): string => msg('Save as a file');
export const share = (): string => msg('Share');

const games = (count: number): string => (count === 1 ? msg('1 game') : msg(str`${count} games`));
const players = (count: number): string => (count === 1 ? msg('1 player') : msg(str`${count} players`));

const ruleSets = (count: number): string => (count === 1 ? msg('1 rule set') : msg(str`${count} rule sets`));
const tournaments = (count: number): string =>
  count === 1 ? msg('1 tournament') : msg(str`${count} tournaments`);

/** How many of what a backup has; rule sets and tournaments only where there are some. */
export interface Amounts {
  readonly games: number;
  readonly players: number;
  readonly ruleSets?: number;
  readonly tournaments: number;
}
export const amountWords = (has: Amounts): string =>
  listWords([
    games(has.games),
    players(has.players),
    ...(has.ruleSets ? [ruleSets(has.ruleSets)] : []),
    ...(has.tournaments > 0 ? [tournaments(has.tournaments)] : []),
  ]);

export const handedOver = (name: string, has: Amounts): string =>
  msg(str`${name} goes to your downloads, with ${amountWords(has)}.`);
export const shared = (has: Amounts): string =>
  msg(str`The backup was handed over, with ${amountWords(has)}.`);
/** What is broken here: games, tournaments. */
export function leftOut(gameCount: number, tournamentCount: number): string {
  const what = listWords([
    ...(gameCount > 0 ? [games(gameCount)] : []),
    ...(tournamentCount > 0 ? [tournaments(tournamentCount)] : []),
  ]);
  return gameCount + tournamentCount === 1
    ? msg(str`${what} is broken here and could not be put in.`)
    : msg(str`${what} are broken here and could not be put in.`);
}
export const shareAgain = (): string => msg('The backup is ready: tap Share once more.');
export const cannotShare = (): string => msg('It could not be shared. Save it as a file instead.');

export const restoreHeading = (): string => msg('Bring a backup back');
export const restoreHint = (): string => msg('You see what is in it before anything changes.');
export const chooseFile = (): string => msg('Choose a backup file');
export const orPaste = (): string => msg('Or paste its text');
export const lookAtIt = (): string => msg('Look at it');
export const reading = (): string => msg('Reading…');

export const foundHeading = (): string => msg('In the backup');
export const foundSaved = (time: number, app: string): string =>
  msg(str`Saved on ${dayWords(time)} by version ${app}`);
export const foundBetween = (from: number, to: number): string =>
  dayWords(from) === dayWords(to)
    ? msg(str`Played on ${dayWords(from)}`)
    : msg(str`Played from ${dayWords(from)} to ${dayWords(to)}`);

const STANDING = {
  new: (count: number) => (count === 1 ? msg('1 game is not here') : msg(str`${count} games are not here`)),
  longer: (count: number) =>
    count === 1
      ? msg('1 game went on after what is here')
      : msg(str`${count} games went on after what is here`),
  same: (count: number) =>
    count === 1 ? msg('1 game is the same here') : msg(str`${count} games are the same here`),
  shorter: (count: number) =>
    count === 1 ? msg('1 game has gone on here since') : msg(str`${count} games have gone on here since`),
  parted: (count: number) =>
    count === 1
      ? msg('1 game went another way than here')
      : msg(str`${count} games went another way than here`),
};
export type StandingCode = keyof typeof STANDING;
export const standingWords = (code: StandingCode, count: number): string => STANDING[code](count);

const TOURNAMENT_STANDING = {
  new: (count: number) =>
    count === 1 ? msg('1 tournament is not here') : msg(str`${count} tournaments are not here`),
  longer: (count: number) =>
    count === 1
      ? msg('1 tournament went on after what is here')
      : msg(str`${count} tournaments went on after what is here`),
  same: (count: number) =>
    count === 1
      ? msg('1 tournament has nothing that is not here')
      : msg(str`${count} tournaments have nothing that is not here`),
  parted: (count: number) =>
    count === 1
      ? msg('1 tournament was worked on here and there: the two become one')
      : msg(str`${count} tournaments were worked on here and there: each two become one`),
  beside: (count: number) =>
    count === 1
      ? msg('1 tournament has a round that was seated in another way here')
      : msg(str`${count} tournaments have a round that was seated in another way here`),
};
export type TournamentStandingCode = keyof typeof TOURNAMENT_STANDING;
export const tournamentStandingWords = (code: TournamentStandingCode, count: number): string =>
  TOURNAMENT_STANDING[code](count);

export const setsNotHere = (count: number): string =>
  count === 1 ? msg('1 rule set is not here') : msg(str`${count} rule sets are not here`);

export const merge = (): string => msg('Add to what is here');
export const mergeHint = (): string =>
  msg(
    'Nothing is lost: of a game that is in both, the one that went further counts. Where the two went different ways, both are kept. So are rule sets that share a name: the one that comes gets a number. Of a tournament that was worked on in both, results that differ are kept beside each other for you to decide; where a round was seated in another way, both tournaments are kept.',
  );
/** Why it cannot be added: so many rule sets can neither be kept nor passed on. */
export const tooManySets = (count: number): string =>
  msg(
    str`With these there would be ${count} rule sets, and ${MAX_SETS} are the most. Delete some under Rule sets, then look at the backup again.`,
  );
export const bring = (): string => msg('Bring it all here');
export const replace = (): string => msg('Replace all that is here');
export const leave = (): string => msg('Change nothing');
export const replaceHeading = (): string => msg('Replace everything?');
export const replaceQuestion = (here: number, tournamentsHere: number): string =>
  msg(
    str`All that is on this device goes, ${games(here)} with every throw, ${tournaments(tournamentsHere)}, all players and all rule sets, and only what is in the backup is left. There is no way back.`,
  );
export const confirmReplace = (): string => msg('Replace everything');
export const keepHere = (): string => msg('Keep what is here');

/** What a merge brought. */
interface Merged {
  readonly games: Readonly<Record<StandingCode, number>>;
  readonly tournaments: Readonly<Record<TournamentStandingCode, number>>;
  readonly newPlayers: number;
  readonly newSets: readonly string[];
}

/** What a merge has done. */
export function mergedWords({ games: counts, tournaments: events, newPlayers, newSets }: Merged): string {
  const parts = [
    ...(counts.new > 0 ? [msg(str`${games(counts.new)} added`)] : []),
    ...(counts.longer > 0 ? [msg(str`${games(counts.longer)} brought further`)] : []),
    ...(counts.parted > 0 ? [msg(str`${games(counts.parted)} put beside the one that was here`)] : []),
    ...(events.new > 0 ? [msg(str`${tournaments(events.new)} added`)] : []),
    ...(events.longer > 0 ? [msg(str`${tournaments(events.longer)} brought further`)] : []),
    ...(events.parted > 0 ? [msg(str`${tournaments(events.parted)} made one with what was here`)] : []),
    ...(events.beside > 0 ? [msg(str`${tournaments(events.beside)} put beside the one that was here`)] : []),
    ...(newPlayers > 0 ? [msg(str`${players(newPlayers)} added`)] : []),
    ...(newSets.length > 0
      ? [msg(str`${ruleSets(newSets.length)} added (${newSets.map((name) => quoted(name)).join(', ')})`)]
      : []),
  ];
  return parts.length === 0
    ? msg('All of it was here already. Nothing was lost.')
    : msg(str`Done: ${listWords(parts)}. Nothing was lost.`);
}
export const replacedWords = (has: Amounts): string =>
  msg(str`Done: everything here is as in the backup now, ${amountWords(has)}.`);

const REFUSALS = {
  'too-big': () => msg('This is far larger than any backup. Choose the file that Cosmic Felt saved.'),
  'not-json': () =>
    msg(
      'This is not a whole backup: it is something else, or a part is missing. Copy or send the file again.',
    ),
  foreign: () =>
    msg('This was not saved by Cosmic Felt. Choose the file whose name begins with cosmic-felt.'),
  'too-new': () => msg('A newer version of the app saved this. Update the app here, then try again.'),
  broken: () => msg('Something in this backup is not as the app writes it. Use another copy of it.'),
  twice: () => msg('Something is in this backup twice. Use another copy of it.'),
  gap: () => msg('Something that happened is missing in this backup. Use another copy of it.'),
  rules: () => msg('A game in this backup cannot have been played. Use another copy of it.'),
};
export type BackupRefusalCode = keyof typeof REFUSALS;

/** Why a backup is not read; in every case nothing was changed. */
export function backupRefusalWords(
  code: BackupRefusalCode,
  game: string | null = null,
  tournament: string | null = null,
): string {
  const why =
    tournament !== null && code === 'rules'
      ? msg('A tournament in this backup cannot have been held like this. Use another copy of it.')
      : REFUSALS[code]();
  const where = game
    ? msg(str` It is about the game of ${game}.`)
    : tournament
      ? msg(str` It is about the tournament ${quoted(tournament)}.`)
      : '';
  return msg(str`${why}${where} Nothing was changed.`);
}
export const unreadable = (): string => msg('The file could not be read. Nothing was changed.');

function dayWords(time: number): string {
  return new Intl.DateTimeFormat(document.documentElement.lang || 'en', { dateStyle: 'medium' }).format(time);
}
