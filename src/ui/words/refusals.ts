/** What cannot be done, or could not be kept: what is wrong and what to do. */
import { msg } from '@lit/localize';
import type { LogRefusal } from '../../game/commands.ts';

const REFUSALS: Readonly<Record<LogRefusal, () => string>> = {
  rules: () =>
    msg('This rule cannot change now: an ending or a total already hangs on it. Change it in the next game.'),
  players: () => msg('These players do not fit. Use 1 to 12 different names, before the ending begins.'),
  'not-your-turn': () => msg('Somebody is in the middle of a turn. Finish or undo it first.'),
  'unknown-player': () => msg('Nobody of that name is in the game. Check the name.'),
  face: () =>
    msg('No cube has that face: a 3 is only on common cubes, the Sun only on the Sun cube. Check the faces.'),
  cubes: () => msg('These are not the cubes to throw now. Enter one face for each cube in hand.'),
  choice: () => msg('That choice is not open here. Take one of those shown.'),
  'may-not-bank': () => msg('You may not stop yet. Throw again, the red line says why.'),
  total: () =>
    msg('That is no total of a turn. Enter 0 to 10,000 in steps of 5, before the first throw of the turn.'),
  adjust: () =>
    msg(
      'That change of points does not fit. Give steps of 5 and a reason, before the ending; no total may go below 0 or reach the goal.',
    ),
  'game-over': () => msg('The game is over. Undo the last step to go on.'),
  syntax: () => msg('That is not a throw. Write faces like 445X, then a slash and the Sun cube.'),
  'nothing-to-undo': () => msg('This is the start of the game: there is nothing to undo.'),
  'nothing-to-redo': () => msg('There is nothing to bring back.'),
  'no-such-step': () => msg('That step is not in the game any more. Look at the sheet as it stands now.'),
};

export const refusalWords = (code: LogRefusal): string => REFUSALS[code]();

/** Why the phone does not keep the game. */
export const STORE_FAILURES = [
  'unavailable',
  'blocked',
  'newer-version',
  'full',
  'lost',
  'no-answer',
  'conflict',
  'unknown',
] as const;
export type StoreFailureCode = (typeof STORE_FAILURES)[number];

const FAILURES: Readonly<Record<StoreFailureCode, () => string>> = {
  unavailable: () =>
    msg(
      'This browser keeps nothing for this page: the game goes on until you close it, so share the sheet before.',
    ),
  blocked: () =>
    msg('Another window holds an older version: your game is kept there, close that window and try again.'),
  'newer-version': () => msg('A newer version saved this: nothing was changed, reload the page to use it.'),
  full: () =>
    msg('The phone is full: everything up to the last saved step is kept, make room and try again.'),
  lost: () =>
    msg(
      'The phone closed the storage: everything up to the last saved step is kept, reload the page to go on.',
    ),
  'no-answer': () =>
    msg(
      'The phone’s storage does not answer: what it kept before is still there, go on without it or try again.',
    ),
  conflict: () =>
    msg(
      'Another window wrote in this game too: its steps are kept and shown here, enter yours again if it is missing.',
    ),
  unknown: () =>
    msg('The last step could not be saved: all before it is kept, try again or reload the page.'),
};

/** One sentence: what was kept, and the next step. */
export const storeFailureWords = (kind: StoreFailureCode): string => FAILURES[kind]();
