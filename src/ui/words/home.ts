/** The words of the home screen. */
import { msg, str } from '@lit/localize';
import type { Phase } from '../../engine/game.ts';
import { phaseName } from './ending.ts';
import { listWords } from './list.ts';

export const appName = (): string => msg('Cosmic Felt');
export const welcome = (): string =>
  msg('You throw the cubes and tap in their faces: Cosmic Felt rules every throw and keeps the score.');
export const startGame = (): string => msg('Start a game');

export const underWay = (): string => msg('Game under way');
export const alsoUnderWay = (): string => msg('Also under way');
export const backToTable = (): string => msg('Back to the table');
export const toGoal = (goal: number): string => msg(str`to ${goal}`);

/** Who is up, and with how much at risk. */
export const isUp = (name: string, points: number): string =>
  points > 0 ? msg(str`${name} has ${points} at risk`) : msg(str`${name} is up`);
export const mayBank = (): string => msg('May bank or throw on');
export const leads = (phase: Phase, name: string, total: number): string =>
  msg(str`${phaseName(phase)}: ${name} leads with ${total}`);

export const newGame = (): string => msg('New game');
export const newGameHint = (): string => msg('Players and rules');
export const rematch = (): string => msg('Rematch');
export const bench = (): string => msg('Settle a dispute');
export const benchHint = (): string => msg('How any throw is ruled');
export const takeOver = (): string => msg('Take over a game');
export const tournament = (): string => msg('Run a tournament');
export const install = (): string => msg('Install');
export const installHint = (): string => msg('Opens without a network, like any app');

export const finishedGames = (): string => msg('Finished games');
export const won = (winners: readonly string[]): string =>
  winners.length === 0 ? msg('Nobody won') : msg(str`${listWords(winners)} won`);
export const withOthers = (others: readonly string[]): string =>
  others.length === 0 ? msg('played alone') : msg(str`with ${listWords(others)}`);
export const showMore = (): string => msg('Show more');

export const deleteGame = (game: string): string => msg(str`Delete: ${game}`);
export const deleteHeading = (): string => msg('Delete this game?');
export const deleteQuestion = (game: string, date: string): string =>
  msg(str`${game}, ${date}. It is gone from this phone for good, with all its throws.`);
export const confirmDelete = (): string => msg('Delete it');
export const close = (): string => msg('Close');
export const keep = (): string => msg('Keep it');

export const book = (): string => msg('How to play');
export const bookHint = (): string => msg('The rules, with practice');
export const yourData = (): string => msg('Your data');
export const bringData = (): string => msg('Bring your data over');
export const bringDataHint = (): string => msg('From a backup saved in the browser or on another phone');

export const footer = (): string => msg('An unofficial fan tool. Everything stays on this phone.');

/** A day, with the year only where it is not this one. */
export function dayOf(time: number, now: number): string {
  const day = new Date(time);
  const thisYear = day.getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(document.documentElement.lang || 'en', {
    day: 'numeric',
    month: 'short',
    ...(thisYear ? {} : { year: 'numeric' }),
  }).format(day);
}
