/** The words for correcting a step that was entered before. */
import { msg, str } from '@lit/localize';
import { type Game, gameObligations, type OpenGame, playerAt } from '../../engine/game.ts';
import type { Ruling } from '../../engine/ruling.ts';
import type { LogRefusal } from '../../game/commands.ts';
import { winnerLine } from './ending.ts';
import { cubesWords } from './faces.ts';
import { listWords } from './list.ts';
import { bankReason, mustDetails } from './obligations.ts';
import { refusalWords } from './refusals.ts';

export const heading = (): string => msg('Amend');
export const insertHeading = (): string => msg('Put a step in');
export const close = (): string => msg('Close');
export const entered = (step: string): string => msg(str`Entered: ${step}`);
export const putIn = (player: string): string => msg(str`${player} is up at this point.`);
export const question = (): string => msg('What really happened');
export const way = (): string => msg('How it counts');

/** What a step can be instead; `keep` is what the table did, left as it is. */
export const AMEND_KINDS = [
  'throw',
  'bank',
  'wimpout',
  'void',
  'wellenda',
  'total',
  'adjust',
  'keep',
  'remove',
] as const;
export type AmendKind = (typeof AMEND_KINDS)[number];

const KINDS: Readonly<Record<AmendKind, () => string>> = {
  throw: () => msg('A throw'),
  bank: () => msg('Bank'),
  wimpout: () => msg('Wimpout'),
  void: () => msg('Void'),
  wellenda: () => msg('Wellenda'),
  total: () => msg('Turn total'),
  adjust: () => msg('An adjustment'),
  keep: () => msg('As entered'),
  remove: () => msg('Nothing: take it out'),
};
export const kindName = (kind: AmendKind): string => KINDS[kind]();

export const inHand = (): string => msg('In hand');
export const stays = (): string => msg('Stays');
export const tapToChange = (): string => msg('Tap a cube to tell it anew.');
export const restBlank = (): string => msg('Rest blank');
export const cubesNow = (game: OpenGame): string => msg(str`Thrown here: ${cubesWords(game.turn.cubes)}.`);
export const total = (): string => msg('Points of the turn');
export const player = (): string => msg('Whose total');
export const points = (): string => msg('Points, in steps of 5');
export const reason = (): string => msg('Reason');

export const notYet = (): string => msg('Tap what every cube showed.');
export const noReason = (): string => msg('Say why, in a few words.');
export const unchanged = (): string => msg('Nothing is changed yet.');
export const soFar = (): string => msg('Changed with it');
export const holds = (): string => msg('Everything entered later holds.');
export const takenOut = (count: number): string =>
  count === 1 ? msg('1 later step is dropped.') : msg(str`${count} later steps are dropped.`);
/** Said before it is done: what was entered for one player counts for another then. */
export const shift = (where: string, to: string): string =>
  msg(str`From ${where} on, what was entered counts for other players: that step would be ${to}’s.`);

/** Everybody's total as it would be, with what it was where that changes; then how the game stands. */
export function standing(before: Game, after: Game): string {
  const totals = after.players.map(({ name, banked }) => {
    const was = before.players.find((each) => each.name === name)?.banked;
    return was === undefined || was === banked
      ? msg(str`${name} ${banked}`)
      : msg(str`${name} ${banked} instead of ${was}`);
  });
  return msg(str`Then: ${listWords(totals)}. ${stateWords(before, after)}`);
}

function stateWords(before: Game, after: Game): string {
  if (after.phase === 'over') return msg(str`The game is over: ${winnerLine(after)}.`);
  const { name } = playerAt(after, after.up);
  return before.phase === 'over'
    ? msg(str`The game goes on: ${name} throws.`)
    : msg(str`${name} is up, with ${after.turn.points} at risk.`);
}

export const breaks = (where: string): string => msg(str`${where} does not hold then.`);

/** Why a step does not hold in the game as it would stand before it. */
export function breakReason(code: LogRefusal, game: Game, ruling: Ruling | null): string {
  if (game.phase === 'over') return msg(str`The game is over by then: ${winnerLine(game)}.`);
  const { name } = playerAt(game, game.up);
  if (code === 'may-not-bank') {
    const why = bankReason(gameObligations(game), mustDetails(game, ruling));
    return why === '' ? refusalWords(code) : msg(str`${name} is up there and may not bank. ${why}.`);
  }
  if (code === 'cubes') return msg(str`${name} is up there and throws ${cubesWords(game.turn.cubes)}.`);
  return refusalWords(code);
}

export const cut = (count: number): string =>
  count === 1 ? msg('Drop that step') : msg(str`Drop it and all after it: ${count} steps`);
export const amendToo = (): string => msg('Amend that step too');
export const insertBefore = (): string => msg('Put a step in before it');
export const drop = (): string => msg('Leave it all as it was');
export const submit = (): string => msg('Amend the game');
export const undoable = (): string => msg('Undo takes the whole amendment back.');
