/** The words of a tournament's table: its game for a phone, its result, and how results are handed in. */
import { msg, str } from '@lit/localize';
import { MAX_TOTAL, type TypedFault } from '../../tournament/typed-result.ts';
import type { TurnRecord } from '../../game/history.ts';
import type { CarryError } from '../../game/pack-text.ts';
import type { EventTable } from '../../game/event-table.ts';
import type { HandInFault } from '../../tournament/hand-in.ts';
import type { HandInFlag } from '../../tournament/hand-in-flag.ts';
import type { PlayerResult, ResultWay } from '../../tournament/result.ts';
import { carryErrorWords } from './carry.ts';
import { isolated } from './quoted.ts';
import { listWords } from './list.ts';
import { tableName } from './event.ts';
import { whoseTable } from './whose-table.ts';
import { endOfTurn, throwWords } from './sheet.ts';

// The game for a phone.
export const codeLabel = (table: number): string => msg(str`QR code of the game of table ${table + 1}`);
export const scanHint = (): string =>
  msg(
    'Point the camera of a phone at this code. It opens the game of this table, with these players in this order.',
  );
export const scanInApp = (): string =>
  msg(
    'These names are too long for a code that opens by itself. On the phone open Cosmic Felt, tap Take over a game, and scan this.',
  );
export const noCode = (): string =>
  msg('These names are too long for a code. Copy the link and send it to the phone.');
export const notDrawn = (): string =>
  msg('The code could not be drawn. Copy the link and send it to the phone.');
export const copyLink = (): string => msg('Copy the link');
export const order = (): string => msg('In this order; the first one begins.');

// On this device.
export const playHere = (): string => msg('Score it on this device');
export const goOn = (): string => msg('Go on with it on this device');
export const takeHere = (): string => msg('Take the result of this device');
export const hereUnderWay = (): string => msg('The game of this table is under way on this device.');
export const hereOver = (): string => msg('The game of this table is over on this device.');

// Without a phone.
export const typeIn = (): string => msg('Type in the result');
export const typeAnother = (): string => msg('Type another result');
export const scan = (): string => msg('Scan the result');
export const scanAnother = (): string => msg('Scan another result');
export const paperHint = (): string =>
  msg(
    'A paper sheet with every turn on it is entered with “Score it on this device”, turn by turn with Turn total: then the best turn counts too. With the totals only, type in the result.',
  );
export const totalOf = (name: string): string => msg(str`Total of ${isolated(name)}`);
export const whoWon = (): string => msg('Who won');
export const highestWon = (): string => msg('The highest total');
export const wonHint = (): string =>
  msg('Name the winner where it is not the highest: by five stars, or where the rules broke a tie.');
export const placesSoFar = (): string => msg('So they are placed');
export const keepTyped = (): string => msg('Keep this result');
export const notYet = (): string => msg('Cancel');
export const belowGoal = (goal: number): string =>
  msg(str`Nobody reached ${goal}. Keep it if the game ended before.`);
export const typedFaultWords = (fault: TypedFault, name: (player: string) => string): string => {
  switch (fault.code) {
    case 'missing':
      return msg(
        str`The total of ${isolated(name(fault.player))} is missing. Nobody who played has none: type 0.`,
      );
    case 'number':
      return msg(
        str`The total of ${isolated(name(fault.player))} must be a multiple of 5 from 0 to ${MAX_TOTAL}.`,
      );
    case 'tie':
      return msg('Two or more have the highest total. Say who won it by your rules.');
    case 'winners':
      return msg('By the rules of this event one player wins.');
  }
};

// No result.
export const noResult = (): string => msg('No result, because …');
export const reasonLabel = (): string => msg('Why there is no result');
export const reasonHint = (): string =>
  msg('The round can go on then. The players of this table get no points for it.');
export const reasonMissing = (): string => msg('Please say why.');
export const keepReason = (): string => msg('Keep it without a result');
export const explainedWords = (reason: string): string => msg(str`No result: ${isolated(reason)}`);
export const cameMeanwhile = (): string => msg('Meanwhile a result of this table has come in:');
export const goneMeanwhile = (): string => msg('Meanwhile the result of this table was taken back.');
export const keepReasonStill = (): string => msg('Keep it without, all the same');
export const dropsResult = (): string => msg('This takes the result out that is in now.');

// What is in.
export const placesLabel = (): string => msg('Places');
const WAYS: Readonly<Record<ResultWay, () => string>> = {
  scanned: () => msg('Scanned from the table’s phone'),
  pasted: () => msg('Came as a link or a text'),
  played: () => msg('Played on this device'),
  typed: () => msg('Typed in: the throws are not known'),
};
export const wayWords = (way: ResultWay): string => WAYS[way]();
const SHORT_WAYS: Readonly<Record<ResultWay, () => string>> = {
  scanned: () => msg('scanned'),
  pasted: () => msg('pasted'),
  played: () => msg('played here'),
  typed: () => msg('typed in'),
};
export const shortWay = (way: ResultWay): string => SHORT_WAYS[way]();

/** "best turn 120, 3 wimpouts"; empty where nothing is known. */
export function playedWords({ bestTurn, wimpouts }: PlayerResult): string {
  const said: string[] = [];
  if (bestTurn !== null) said.push(msg(str`best turn ${bestTurn}`));
  if (wimpouts !== null) said.push(wimpouts === 1 ? msg('1 wimpout') : msg(str`${wimpouts} wimpouts`));
  return said.join(', ');
}

const FLAGS: Readonly<Record<HandInFlag, () => string>> = {
  'no-table': () => msg('The game does not say that it belongs to this event.'),
  'other-round': () => msg('It is of an earlier round.'),
  'other-names': () =>
    msg(
      'Names differ from those at the table. The players are told apart by the seats that they were given.',
    ),
  'other-order': () => msg('The players sat in another order.'),
  'other-rules': () =>
    msg('It was played by other rules than those of the event, or a rule was changed on the way.'),
  'other-version': () => msg('The phone has another version of the rules of play than this device.'),
  adjusted: () => msg('Points were given by hand, or somebody came or went during the game.'),
};
export const flagWords = (flag: HandInFlag): string => FLAGS[flag]();
export const flagsTaken = (): string => msg('Taken all the same, although:');
export const lookFirst = (): string => msg('Look at this first');
export const clearNow = (): string => msg('No other result of this table is in any more.');
export const nameHere = (): string => msg('Name at the desk');
export const nameThere = (): string => msg('On the phone');

export const showSheet = (): string => msg('Every turn of the game');
export const sheetUnknown = (): string => msg('The turns of this game are not known.');
export const amend = (): string => msg('Amend the result');
export const amendHint = (): string => msg('Undo takes an amendment back.');
export const pastHint = (): string =>
  msg(
    'A later round has been seated. If you amend this one, standings and awards follow; seatings stay as they are.',
  );

// Copies that differ.
export const copiesDiffer = (): string => msg('Two copies differ');
export const copiesHint = (): string =>
  msg(
    'Standings and a final wait until somebody decides which one counts. Ask the table; the sheet on paper or the other phone decides.',
  );
export const inNow = (): string => msg('In now');
export const otherCopy = (number: number, count: number): string =>
  count === 1 ? msg('The other') : msg(str`Other ${number}`);
export const thisOne = (): string => msg('This one');
export const countsThis = (): string => msg('This one counts');
export const won = (): string => msg('won');
export const cameIn = (): string => msg('Came in');
export const odd = (): string => msg('Odd about it');
export const player = (): string => msg('Player');
export const differsMark = (): string => msg('differs');
export const sameTotals = (): string =>
  msg('Totals and turns do not differ: one copy knows more of the game, or it was played by other rules.');
export const firstTurn = (): string => msg('First turn that differs');
export const noMoreTurns = (): string => msg('no more turns');
export const placeWords = (place: number): string => msg(str`place ${place}`);

/** A turn in one copy: "Turn 7, Ann: banked 50". */
export const turnWords = (turn: TurnRecord): string =>
  msg(str`Turn ${turn.number}, ${isolated(turn.player)}: ${endOfTurn(turn)}`);
/** The faces of its throws, in order; empty where nobody noted them. */
export const facesWords = ({ plays }: TurnRecord): readonly string[] =>
  plays.flatMap((play) => (play.kind === 'throw' ? throwWords(play.ruling.whole) || [] : []));

// Handing in.
export const handIn = (): string => msg('Take results in');
export const handInHint = (): string =>
  msg('On the table’s phone: Hand in the result. It shows a code with the whole game.');
export const keepsLooking = (): string => msg('Hold the next code inside the frame. The camera stays on.');
export const decideFirst = (): string => msg('The camera waits for your decision.');
export const pasteLabel = (): string => msg('Or paste the link or the game as text');

/** "Ann 510, Bo 400". */
export const totalsWords = (players: readonly { readonly name: string; readonly banked: number }[]): string =>
  players.map(({ name, banked }) => `${isolated(name)} ${banked}`).join(', ');
export const takenWords = (where: string, totals: string): string => msg(str`${where}: ${totals}`);
export const justTaken = (line: string): string => msg(str`In: ${line}. Undo at the top takes it back.`);
export const leftAsItWas = (where: string): string => msg(str`${where} is as it was.`);
export const keptBeside = (where: string): string =>
  msg(str`Both copies of ${where} are kept. Ask the table, and decide which one counts.`);
export const takenList = (): string => msg('Taken in this visit');
export const sameAlready = (where: string): string => msg(str`${where} is in already, with this very game.`);
export const waitsAlready = (where: string): string =>
  msg(str`This copy of ${where} is kept beside the one that is in. Decide which of them counts.`);
export const takeNow = (): string => msg('Take it');
export const decideAt = (where: string): string => msg(str`Decide on ${where}`);
export const takeIt = (): string => msg('Take it all the same');
export const leaveIt = (): string => msg('Do not take it');
export const keepIn = (): string => msg('Keep what is in');
export const takeThis = (): string => msg('Take this one');
export const later = (): string => msg('Decide later');
export const differsFrom = (where: string): string => msg(str`${where} has another result already`);
export const amendsPast = (): string => msg('This amends an earlier round: standings and awards follow.');

export const unreadWords = (error: CarryError): string => {
  switch (error.code) {
    case 'empty':
      return msg('There is nothing to read yet. Paste the link or the game as text.');
    case 'format':
      return msg(
        'That is no game of Cosmic Felt. On the table’s phone tap Hand in the result, and scan that code.',
      );
    case 'damaged':
      return msg(
        'Part of the game got lost on the way, or was changed: its checksum does not fit. Nothing was taken. Scan it again.',
      );
    case 'newer':
      return msg(
        'A newer Cosmic Felt packed this game. Nothing was taken: update this device, or type in the result.',
      );
    default:
      return carryErrorWords(error);
  }
};
export const fileWords = (): string =>
  msg(
    'That is a file of the app itself, a tournament or a backup, and no table’s game. Open it under Tournaments or under Your data.',
  );
export const startWords = (where: string): string =>
  msg(str`That is the start code of ${where}: the game has not begun. Scan it with the phone of that table.`);
export function faultWords(code: HandInFault, told: EventTable | null, names: string): string {
  switch (code) {
    case 'other-event':
      return told === null
        ? msg('That game belongs to another tournament. Nothing was taken.')
        : msg(str`That game belongs to ${whoseTable(told)}. Nothing was taken.`);
    case 'other-seating':
      return msg(
        'That table was seated in a round that was taken back, or on another device. Nothing was taken.',
      );
    case 'not-over':
      return told === null
        ? msg('That game is still being played. Take it when it is over.')
        : told.final
          ? msg('The final is still being played. Take the game when it is over.')
          : msg(str`${tableName(told.table)} is still playing. Take the game when it is over.`);
    case 'no-such-table':
      return msg(str`No table of this round has these players: ${names}. Nothing was taken.`);
    case 'other-players':
      return told === null
        ? msg(str`There are not as many players at that table: ${names}. Nothing was taken.`)
        : told.final
          ? msg(
              str`These are not the players that were seated at the final: ${names}. Nothing was taken: type in the result.`,
            )
          : msg(
              str`These are not the players that were seated at ${tableName(told.table)}: ${names}. Nothing was taken: type in the result.`,
            );
  }
}

export const missing = (count: number): string =>
  count === 1 ? msg('One table is still missing') : msg(str`${count} tables are still missing`);
export const finalMissing = (): string => msg('Still to come: the final');
export const stillMissing = (tables: readonly number[]): string =>
  tables.length === 1
    ? msg(str`Still to come: table ${tables.join('')}`)
    : msg(str`Still to come: tables ${listWords(tables.map(String))}`);
export const undecided = (): string => msg('two copies differ');
export const undecidedBefore = (where: string): string =>
  msg(str`Still to be decided: copies of ${where} differ.`);
export const allIn = (round: string): string => msg(str`All results of ${round} are in`);
export const noRound = (): string => msg('No round has been seated yet: there is nothing to take in.');
export const toNext = (): string => msg('Seat the next round');
export const toStandings = (): string => msg('Standings');
export const toRound = (): string => msg('The round');
export const noSuchTable = (): string =>
  msg('There is no such table in this round. Perhaps the round was seated anew.');
