/** The words for carrying a game from one phone to another. */
import { msg, str } from '@lit/localize';
import { type Rules } from '../../engine/settings.ts';
import type { PresetName } from '../../engine/settings.ts';
import type { Summary } from '../../game/summary.ts';
import type { CarryError } from '../../game/pack-text.ts';
import { phaseName } from './ending.ts';
import { listWords } from './list.ts';
import { changedWords, presetName } from './presets.ts';
import { refusalWords } from './refusals.ts';

export const back = (): string => msg('Back');

export const handOver = (): string => msg('Hand over');
export const codeLabel = (): string => msg('QR code of the game');
export const drawing = (): string => msg('Drawing the code…');

const throwsWords = (count: number): string => (count === 1 ? msg('1 throw') : msg(str`${count} throws`));
const playersWords = (count: number): string => (count === 1 ? msg('1 player') : msg(str`${count} players`));

/** "4 players, 214 throws". */
export const sizeWords = (players: number, throws: number): string =>
  msg(str`${playersWords(players)}, ${throwsWords(throws)}`);

export const holds = (): string => msg('This code holds the whole game, every throw of it.');
export const howToTake = (): string =>
  msg('On the other phone open Cosmic Felt, tap Take over a game, and point its camera here.');
export const tooLong = (): string =>
  msg('This game is too long for one code. Send it as a file, or copy the link.');
export const notDrawn = (): string =>
  msg('The code could not be drawn. The game is as it was: send it as a file, or copy the link.');
export const gone = (): string =>
  msg('This game is not on this phone any more. Go back home to see those that are.');
export const shareFile = (): string => msg('Share as a file');
export const saveFile = (): string => msg('Save as a file');
export const saved = (): string => msg('Saved');
export const copyLink = (): string => msg('Copy link');
export const copyText = (): string => msg('Copy as text');
export const bothKeep = (): string =>
  msg('Both phones have the game then, and each goes on by itself: agree who keeps the score.');

/** How a file begins that is sent away. */
export const fileTitle = (players: readonly string[]): string => `Cosmic Felt: ${listWords(players)}`;

/** What wrote a file: when two phones disagree, this is asked first. */
export const madeBy = (app: string, rules: number): string =>
  msg(str`Written by version ${app}, rules ${rules}`);

export const takeOver = (): string => msg('Take over a game');
export const takeHint = (): string =>
  msg('On the phone that has the game: Menu, then Hand over. It shows a code.');
export const openCamera = (): string => msg('Scan with the camera');
export const closeCamera = (): string => msg('Stop the camera');
export const cameraLabel = (): string => msg('What the camera sees');
export const looking = (): string => msg('Hold the code inside the frame.');
/** Why no code is seen, and the other ways. */
export const cameraWords = (failure: 'refused' | 'absent' | 'no-reader'): string =>
  ({
    refused: msg(
      'The camera is not allowed here. Allow it in the browser’s settings, or take a picture or a text instead.',
    ),
    absent: msg('No camera could be opened. Take a picture of the code or a text instead.'),
    'no-reader': msg(
      'This browser has to fetch once what reads codes, and there is no network now. Take the link or the text instead.',
    ),
  })[failure];
export const openFile = (): string => msg('Open a picture or file');
export const pasteLabel = (): string => msg('Or paste a link or the game as text');
export const read = (): string => msg('Read it');
export const noCode = (): string =>
  msg('No code is to be seen in that picture. Take one with the whole code on it, sharp and straight.');
export const tooBig = (): string =>
  msg('That file is no game: it is far too big. Open the one that Cosmic Felt saved.');
export const unreadable = (): string =>
  msg('That file cannot be opened. Try once more, or paste the game as text.');

/** Why what came is no game that can be kept, and what to do. Nothing has changed by then. */
export function carryErrorWords(error: CarryError): string {
  switch (error.code) {
    case 'empty':
      return msg('There is nothing to read yet. Paste a link or the game as text.');
    case 'format':
      return msg('That is no game of Cosmic Felt. Take the code or the link that Hand over shows.');
    case 'damaged':
      return msg('Part of the game got lost on the way. Nothing was kept: scan or copy all of it again.');
    case 'newer':
      return msg('A newer Cosmic Felt packed this game. Nothing was kept: update this one and try again.');
    case 'illegal':
      return error.step === 0
        ? msg('That game has players or rules that cannot be. Nothing was kept.')
        : msg(str`Step ${error.step} of that game is against its rules. Nothing was kept.`);
    case 'transcript': {
      const { line, token, code } = error.at;
      const why = refusalWords(code);
      return token === ''
        ? msg(str`Line ${line} is not part of a game, and nothing was kept. ${why}`)
        : msg(str`Line ${line}, “${short(token)}”, does not fit, and nothing was kept. ${why}`);
    }
  }
}

const short = (token: string): string =>
  [...token].length > 24 ? `${[...token].slice(0, 24).join('')}…` : token;

export const found = (): string => msg('A game has come');

/** "Bo is up", "Last licks: Dee leads with 515", "Ann won". */
export function standingWords({ phase, up, turn, leader, winners, players }: Summary): string {
  if (phase === 'over') return winners.length === 0 ? msg('Nobody won') : msg(str`${listWords(winners)} won`);
  const name = up ?? '';
  const isUp =
    turn && turn.points > 0 ? msg(str`${name} has ${turn.points} at risk`) : msg(str`${name} is up`);
  if (leader === null) return isUp;
  const total = players.find((player) => player.name === leader)?.banked ?? 0;
  return msg(str`${phaseName(phase)}: ${leader} leads with ${total}. ${isUp}`);
}

/** "Rulebook, 1 setting changed, to 300". */
export function rulesWords(rules: Rules, preset: PresetName, changed: boolean): string {
  const table = changed ? `${presetName(preset)}, ${changedWords(rules, preset)}` : presetName(preset);
  return msg(str`${table}, to ${rules.goal}`);
}

export const isOut = (): string => msg('out');

/** Whether this phone has the game, and who is further. */
export const knownWords = (standing: 'none' | 'same' | 'further' | 'behind' | 'apart'): string =>
  ({
    none: msg('This phone does not have it yet.'),
    same: msg('This phone has the very same game already.'),
    further: msg('This phone has it already, and is further than what came.'),
    behind: msg('This phone has it already; what came is further.'),
    apart: msg('This phone has it already, but it went on differently there. Neither one is changed.'),
  })[standing];

export const keepIt = (): string => msg('Keep it here');
export const keepBeside = (): string => msg('Keep it beside');
export const bringUp = (): string => msg('Go on from there');
export const openMine = (): string => msg('Open the one here');
export const notThis = (): string => msg('Not this one');
export const keeping = (): string => msg('Keeping it…');
