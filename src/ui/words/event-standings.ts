/** The words of a tournament's standings and of a player's page. */
import { msg, str } from '@lit/localize';
import type { AwardKind } from '../../tournament/awards.ts';
import type { Export } from '../../tournament/exports.ts';
import { POINT, roundedPoints, type Scoring, type TieBreak } from '../../tournament/standings.ts';
import { isolated } from './quoted.ts';
import { listWords } from './list.ts';

/** Making one takes longer than using it a hundred times. */
const FORMATS = new Map<string, Intl.NumberFormat>();

function number(value: number, least = 0, most = 2): string {
  const language = document.documentElement.lang || 'en';
  const key = `${language} ${least} ${most}`;
  let format = FORMATS.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(language, { minimumFractionDigits: least, maximumFractionDigits: most });
    FORMATS.set(key, format);
  }
  return format.format(value).replace('-', '−');
}

/** "Ann, Bo and Cy", each name kept from turning what stands around it. */
export const namesWords = (names: readonly string[]): string => listWords(names.map(isolated));

/** Points from parts of `POINT`, with at most two places; -0 is 0. */
export const pointsText = (points: number, places = 0): string => number(roundedPoints(points, 2), places);
export const pointsWords = (points: number): string =>
  points === POINT ? msg('1 point') : msg(str`${pointsText(points)} points`);

export const standings = (): string => msg('Standings');
export const rank = (): string => msg('Rank');
export const name = (): string => msg('Name');
export const points = (): string => msg('Points');
export const games = (): string => msg('Games');
export const wins = (): string => msg('Wins');
export const decidedBy = (): string => msg('What decided it');
export const shared = (): string => msg('shared');
export const left = (): string => msg('left');
export const inFinal = (): string => msg('in the final');
export const gamesWords = (count: number): string => (count === 1 ? msg('1 game') : msg(str`${count} games`));
export const winsWords = (count: number): string => (count === 1 ? msg('1 win') : msg(str`${count} wins`));
export const notPlayed = (): string => msg('has not played yet');
export const search = (): string => msg('Find a player');
export const foundWords = (found: number, all: number): string =>
  found === 0 ? msg('Nobody of that name.') : msg(str`${found} of ${all} players`);

export const empty = (): string => msg('No result is in yet. The standings begin with the first one.');
/** @param where the tables, by name */
export const undecided = (where: string): string =>
  msg(
    str`These standings are not settled: copies of ${where} differ, and nobody has decided which one counts.`,
  );
export const toRounds = (): string => msg('To the rounds');
export const bigScreen = (): string => msg('Big screen');
export const print = (): string => msg('Print');

export const howPoints = (): string => msg('How points are made');
const SCORINGS: Readonly<Record<Scoring, () => string>> = {
  places: () =>
    msg(
      'Winning a table makes 1 point and coming last none, whatever its size; the places between share out evenly, and whoever shares a place shares its points.',
    ),
  wins: () => msg('Winning a table makes 1 point; no other place makes any.'),
};
export const scoringWords = (scoring: Scoring): string => SCORINGS[scoring]();

const TIE_BREAKS: Readonly<Record<TieBreak, () => string>> = {
  wins: () => msg('wins'),
  share: () => msg('share of the goal banked a game'),
  'best-turn': () => msg('best turn'),
  'fewest-wimpouts': () => msg('fewest wimpouts a game'),
  'head-to-head': () => msg('head to head'),
  'roll-off': () => msg('roll-off'),
};
export const orderWords = (tieBreaks: readonly TieBreak[]): string =>
  tieBreaks.length === 0
    ? msg('Equal points share a rank.')
    : msg(str`Equal points go by: ${tieBreaks.map((each) => TIE_BREAKS[each]()).join(', ')}.`);

export const leads = (): string => msg('leads');
export const behind = (points: number): string => {
  const text = pointsText(points);
  return text === '0' ? msg('less than 0.01 behind') : msg(str`${text} behind`);
};
/** Two numbers with as many places as tell them apart. */
function apart(one: number, other: number, most = 4): readonly [string, string] {
  for (let places = 0; places < most; places++) {
    const texts = [number(one, 0, places), number(other, 0, places)] as const;
    if (texts[0] !== texts[1]) return texts;
  }
  return [number(one, 0, most), number(other, 0, most)];
}
/** What a tie-break said of a row and the one above it; null for what is no number. */
export function byWords(tieBreak: TieBreak, own: number | null, above: number | null): string {
  const [mine, theirs] = apart(own ?? 0, above ?? 0);
  switch (tieBreak) {
    case 'wins':
      return msg(str`fewer wins: ${mine} to ${theirs}`);
    case 'share': {
      const [share, more] = apart((own ?? 0) * 100, (above ?? 0) * 100);
      return msg(str`less of the goal banked: ${share} % to ${more} %`);
    }
    case 'best-turn':
      return msg(str`lower best turn: ${mine} to ${theirs}`);
    case 'fewest-wimpouts':
      return msg(str`more wimpouts a game: ${mine} to ${theirs}`);
    case 'head-to-head':
      return msg('placed behind where they met');
    case 'roll-off':
      return msg('behind in the roll-off');
  }
}
export const level = (names: readonly string[]): string =>
  names.length > 3 ? msg(str`level with ${names.length} others`) : msg(str`level with ${namesWords(names)}`);

const SKIPPED: Readonly<Record<TieBreak, () => string>> = {
  wins: () => msg('wins'),
  share: () => msg('share of the goal (somebody has not played)'),
  'best-turn': () => msg('best turn (not known for all)'),
  'fewest-wimpouts': () => msg('wimpouts (not known for all)'),
  'head-to-head': () => msg('head to head (not all of them met)'),
  'roll-off': () => msg('roll-off (none held)'),
};
export const skippedWords = (skipped: readonly TieBreak[]): string =>
  msg(str`Passed over: ${skipped.map((each) => SKIPPED[each]()).join(', ')}`);

export const cutLine = (count: number): string => msg(str`The first ${count} play the final`);
/** Who is level where the cut goes through, and what becomes of it. */
export function cutTie(names: readonly string[], all: boolean, rollOff: boolean): string {
  const who =
    names.length > 5
      ? msg(str`${names.length} players are level here`)
      : msg(str`${namesWords(names)} are level here`);
  if (all) return msg(str`${who}, and there is room for all of them.`);
  return rollOff
    ? msg(str`${who}: enter their roll-off below, or lots will be drawn.`)
    : msg(str`${who}: lots will be drawn.`);
}
export const final = (): string => msg('Final');
export const finalWon = (winners: readonly string[]): string =>
  winners.length === 1
    ? msg(str`${namesWords(winners)} wins the tournament`)
    : msg(str`${namesWords(winners)} win the tournament`);
export const finalOpen = (): string => msg('The final is being played.');
export const finalUnplayed = (reason: string): string => msg(str`The final has no result: ${reason}`);
export const rounds = (): string => msg('Before the final');

export const rollOffs = (): string => msg('Roll-offs');
export const rollOffHint = (): string =>
  msg(
    'Players who share a rank throw for it, by any way you agree on. Then put them in order here. Whoever is not there goes last.',
  );
export const enterRollOff = (names: readonly string[]): string =>
  msg(str`Enter the roll-off of ${namesWords(names)}`);
export const putInOrder = (): string => msg('Put them in order');
export const heldWords = (names: readonly string[]): string =>
  msg(str`Rolled off: ${names.map(isolated).join(', ')}`);
export const change = (): string => msg('Change');
export const nextIs = (place: number): string =>
  place === 1 ? msg('Tap who came first.') : msg(str`Tap who came next: number ${place}.`);
export const allPlaced = (): string => msg('All are in order.');
export const takeBack = (): string => msg('Take the last back');
export const saveOrder = (): string => msg('Save the order');
export const close = (): string => msg('Close');

export const penalties = (): string => msg('Penalties');
export const noPenalties = (): string => msg('Nobody has a penalty.');
export const givePenalty = (): string => msg('Give a penalty');
export const player = (): string => msg('Player');
export const choosePlayer = (): string => msg('Choose a player');
export const pointsOff = (): string => msg('Points off, like 0.5');
export const reason = (): string => msg('Reason');
export const give = (): string => msg('Take the points off');
export const lift = (): string => msg('Lift');
export const liftOf = (name: string, off: string): string =>
  msg(str`Lift the penalty of ${isolated(name)}: ${off}`);
export const missingPlayer = (): string => msg('Choose who gets it.');
export const missingPoints = (): string =>
  msg('Points off must be a number from 0.01 to 100 with at most two places.');
export const missingReason = (): string => msg('Say what it is for: everybody can read it.');
/** Hundredths of a point. */
export const offWords = (hundredths: number): string => {
  const off = number(-hundredths / 100);
  return hundredths === 100 ? msg(str`${off} point`) : msg(str`${off} points`);
};

export const awards = (): string => msg('Awards');
const AWARDS: Readonly<Record<AwardKind, (value: number) => string>> = {
  stars: () => msg('Five stars'),
  supernovas: () => msg('Supernova'),
  'biggest-turn': () => msg('Biggest turn'),
  'narrowest-win': () => msg('Narrowest win'),
  trains: () => msg('Most freight trains'),
  flashes: () => msg('Most flashes'),
  wimpouts: () => msg('Most wimpouts'),
};
export const awardName = (kind: AwardKind): string => AWARDS[kind](0);
export function awardValue(kind: AwardKind, value: number): string {
  switch (kind) {
    case 'stars':
      return value === 1 ? msg('won at once') : msg(str`${value} times`);
    case 'supernovas':
      return value === 1 ? msg('out by five 10s') : msg(str`out by five 10s, ${value} times`);
    case 'narrowest-win':
      return msg(str`by ${value}`);
    default:
      return String(value);
  }
}
export const knownGames = (known: number, games: number): string =>
  known === games
    ? msg('From every throw of every game.')
    : known === 0
      ? msg('Throws are not known of any game, so only what the results say counts.')
      : msg(
          str`Every throw is known of ${known} of ${games} games; of the others only what is known counts.`,
        );

export const exportsHeading = (): string => msg('For a spreadsheet');
export const exportsHint = (): string => msg('CSV files, for any spreadsheet program.');
const EXPORTS: Readonly<Record<Export, () => string>> = {
  roster: () => msg('Players'),
  results: () => msg('Results'),
  standings: () => msg('Standings'),
  throws: () => msg('Every throw'),
};
export const exportName = (what: Export): string => EXPORTS[what]();
export const saveExport = (what: Export): string => msg(str`Save: ${EXPORTS[what]()}`);
export const shareExport = (what: Export): string => msg(str`Share: ${EXPORTS[what]()}`);
export const savedFile = (file: string): string => msg(str`Handed to the browser: ${file}`);
export const sharedFile = (file: string): string => msg(str`Shared: ${file}`);
export const shareAgain = (): string => msg('It is ready now: tap once more.');
export const cannotShare = (): string => msg('This device did not share the file. Save it instead.');
export const noThrows = (): string => msg('No game with its throws is in yet.');

// A player's page.
export const noPlayer = (): string => msg('That player is not entered here.');
export const rankWords = (rank: number, shared: boolean): string =>
  shared ? msg(str`Rank ${rank}, shared`) : msg(str`Rank ${rank}`);
export const hasLeft = (): string => msg('Left the tournament; the results stay.');
export const roundsHeading = (): string => msg('Round by round');
export const noRounds = (): string => msg('Not seated at any table yet.');
export const withWords = (names: readonly string[]): string => msg(str`with ${namesWords(names)}`);
export const seatWords = (seat: number): string => ordinal(seat + 1);
export const throwsAs = (seat: number): string => msg(str`threw ${ordinal(seat + 1)}`);
export const placeWords = (place: number): string => msg(str`Place ${place}`);
export const totalWords = (total: number): string => msg(str`${total} banked`);
export const bestTurnWords = (best: number): string => msg(str`best turn ${best}`);
export const wimpoutsWords = (count: number): string =>
  count === 1 ? msg('1 wimpout') : msg(str`${count} wimpouts`);
export const noResultYet = (): string => msg('No result yet');
export const explainedWords = (reason: string): string => msg(str`Not played: ${reason}`);
export const noPointsInFinal = (): string => msg('a final makes no points');
export const seatsHeading = (): string => msg('Seats');
export const times = (count: number): string => msg(str`${count}×`);
export const timesWords = (what: string, count: number): string => `${what} ${times(count)}`;
export const pointsCount = (text: string): string => msg(str`${text} points`);
export const metHeading = (): string => msg('Met');
export const figuresHeading = (): string => msg('In figures');
export const bestTurn = (): string => msg('Best turn');
export const wimpoutsAGame = (): string => msg('Wimpouts a game');
export const goalShare = (): string => msg('Goal banked a game');
export const figure = (value: number): string => number(value);
export const percent = (share: number): string => msg(str`${number(share * 100, 0, 1)} %`);
export const notKnown = (): string => msg('not known for all games');
export const toStandings = (): string => msg('All standings');

const ORDINALS = [
  (): string => msg('first'),
  (): string => msg('second'),
  (): string => msg('third'),
  (): string => msg('fourth'),
  (): string => msg('fifth'),
  (): string => msg('sixth'),
  (): string => msg('seventh'),
  (): string => msg('eighth'),
] as const;
const ordinal = (place: number): string => ORDINALS[place - 1]?.() ?? msg(str`number ${place}`);
