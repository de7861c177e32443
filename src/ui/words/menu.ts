/** The words of the table's menu. */
import { msg, str } from '@lit/localize';
import type { SymbolSet } from '../face-art.ts';
import type { Felt, Scheme, Show } from '../look.ts';

export const heading = (): string => msg('Menu');
export const close = (): string => msg('Close');
export const home = (): string => msg('Home');
export const sheet = (): string => msg('The sheet, corrections');
export const view = (): string => msg('Table view');
export const fullScreen = (full: boolean): string => (full ? msg('Leave full screen') : msg('Full screen'));
export const book = (): string => msg('How to play');
export const rules = (): string => msg('The rules');
export const adjust = (): string => msg('Adjust a total');
export const resetTurn = (): string => msg('Reset this turn');
export const seats = (): string => msg('Seats and players');
export const handOver = (): string => msg('Hand over');
export const copy = (): string => msg('Copy the game as text');

export const set = (): string => msg('Your cubes show');
export const setName = (set: SymbolSet): string =>
  ({ moons: msg('Moons and bursts'), swirls: msg('Swirls and bolts'), plain: msg('Plain numbers') })[set];

export const felt = (): string => msg('Felt');
export const feltName = (felt: Felt): string =>
  ({ meadow: msg('Meadow'), midnight: msg('Midnight'), dusk: msg('Dusk') })[felt];

export const scheme = (): string => msg('Light');
export const schemeName = (scheme: Scheme): string =>
  ({ system: msg('As the device'), dark: msg('Dark'), light: msg('Bright') })[scheme];

export const show = (): string => msg('Big moments');
export const showName = (show: Show): string =>
  ({ sound: msg('With sound'), silent: msg('Without sound'), quiet: msg('Quiet: nothing moves') })[show];

export const keysSwitch = (): string => msg('Single keys of a keyboard work on the table');
export const keyList = (): readonly (readonly [string, string])[] => [
  ['2 3 4 5 6', msg('a face: the common cubes first, then the Sun cube')],
  ['0, X', msg('a 10')],
  ['S', msg('the Sun')],
  ['/', msg('the next face is the Sun cube’s')],
  ['-', msg('the rest is blank')],
  ['B', msg('bank')],
  ['W', msg('wimpout')],
  ['L', msg('wellenda')],
  ['V', msg('void: a pending face showed')],
  ['T', msg('turn total')],
  ['U, ⌫', msg('undo')],
  ['R', msg('redo')],
  ['D', msg('the bench, for disputes')],
  ['?', msg('this list')],
];

export const somebodyLeaves = (): string => msg('A player leaves…');
export const whoLeaves = (): string => msg('Who leaves the game?');
export const leaveQuestion = (name: string): string =>
  msg(str`${name} is out of the game then; the others go on. Undo takes it back.`);
export const leaves = (name: string): string => msg(str`${name} leaves`);
export const stays = (): string => msg('Stays');
export const nobody = (): string => msg('Nobody');
