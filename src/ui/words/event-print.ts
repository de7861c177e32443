/** The words of the pages for paper. */
import { msg, str } from '@lit/localize';
import { quoted } from './quoted.ts';
import { playHere } from './event-table.ts';

export const back = (): string => msg('Back');
export const page = (): string => msg('Page');
export const round = (): string => msg('Round');
export const print = (): string => msg('Print');
export const printHint = (): string =>
  msg('A4 or Letter, black and white. The browser can also save it as PDF.');
export const preview = (): string => msg('Preview');
export const noRound = (): string =>
  msg('No round is published yet: there is nothing to print here. Blank score sheets can be printed before.');
export const toRounds = (): string => msg('To the rounds');

export const name = (): string => msg('Name');
export const table = (): string => msg('Table');
export const seat = (): string => msg('Seat');
export const notes = (): string => msg('Notes');
export const turnOrder = (): string => msg('In the order of their turns');

export const byHandRound = (): string => msg('Round ______');
export const byHandTable = (): string => msg('Table ______');
export const rulesLine = (rules: string, goal: number): string =>
  msg(str`${rules} Played to ${goal} points.`);
export const trackHint = (step: number): string =>
  step === 5
    ? msg('Mark everybody’s spot in pencil: one spot is 5 points.')
    : msg(str`Mark everybody’s spot in pencil: one spot is ${step} points.`);
export const turn = (): string => msg('Turn');
export const throws = (): string => msg('Throws');
export const total = (): string => msg('Total');
export const sheetHint = (): string =>
  msg(
    str`Every turn: the throws, W for a wimpout, and the total after it. Entered afterwards under Rounds, at its table: ${quoted(playHere())}, or the totals alone.`,
  );

export const player = (): string => msg('Player');
export const place = (): string => msg('Place');
export const signed = (): string => msg('Signed');

export const standingsAfter = (rounds: number): string =>
  rounds === 0
    ? msg('Before the first round')
    : rounds === 1
      ? msg('After 1 round')
      : msg(str`After ${rounds} rounds`);
