/** The words of the table screen: labels, captions, what a turn came to. */
import { msg, str } from '@lit/localize';
import type { Landing } from '../../game/landing.ts';
import type { TurnEnd } from '../../game/turn-throws.ts';
import type { Action } from '../action-bar.ts';
import { listWords } from './list.ts';

export const tableHeading = (name: string): string =>
  name === '' ? msg('The table') : msg(str`The table: ${name}’s turn`);

export const atRisk = (): string => msg('at risk');

export const throwCount = (throws: number): string =>
  throws === 1 ? msg('1 throw') : msg(str`${throws} throws`);

export const needsOpening = (points: number): string => msg(str`needs ${points}`);

export const throwsAllFive = (name: string): string => msg(str`${name} throws all five`);

export const entering = (told: number, of: number): string => msg(str`${told} of ${of} in`);

export const tapTheFaces = (): string => msg('Tap the faces as they lie.');

export const wellendaCalled = (): string => msg('Wellenda: that throw never happened');

/** What a player is told, so that everybody hears whose it is. */
export const toPlayer = (name: string, said: string): string => msg(str`${name}: ${said}`);

export const nothingObliges = (): string => msg('Nothing obliges to throw: stop and bank, or throw on.');

export const mayStop = (cubes: string): string => msg(str`May bank, or throw ${cubes}`);

/** What stands on the landing spot, short enough for the tag on the felt. */
export function landingTag({ kind, names }: Landing): string {
  switch (kind) {
    case 'free':
      return msg('free');
    case 'taken':
      return msg(str`taken by ${listWords(names)}`);
    case 'bumps':
      return msg(str`bumps ${listWords(names)}`);
    case 'shared':
      return msg(str`with ${listWords(names)}`);
    case 'goal':
      return msg('the goal');
    case 'lead':
      return msg('takes the lead');
    case 'short':
      return msg(str`behind ${listWords(names)}`);
  }
}

/** Where a stop lands, as a sentence. */
export const landsOn = (landing: Landing, allowed: boolean): string =>
  allowed
    ? msg(str`Lands on ${landing.total}, ${landingTag(landing)}`)
    : msg(str`Would land on ${landing.total}, ${landingTag(landing)}`);

/** How the turn before came to its end. */
export function turnEnded({ entry, place }: TurnEnd): string {
  const player = entry.game.players[place];
  const before = entry.before?.game.players[place];
  if (!player || !before) return '';
  const { name, banked, out } = player;
  if (entry.ruling?.outcome === 'supernova') return msg(str`Supernova: ${name} is out`);
  if (entry.ruling?.outcome === 'wimpout') {
    const said = out === null ? msg(str`${name} keeps ${banked}`) : msg(str`${name} is out with ${banked}`);
    return entry.ruling.wreck ? msg(str`Train Wreck: ${said}`) : msg(str`Wimpout: ${said}`);
  }
  const points = banked - before.banked;
  if (out !== null)
    return points === 0
      ? msg(str`${name} banked nothing and is out with ${banked}`)
      : msg(str`${name} banked ${points} and is out with ${banked}`);
  if (points === 0) return msg(str`${name} banked nothing and keeps ${banked}`);
  return msg(str`${name} banked ${points} and has ${banked}`);
}

export const pickUp = (): string => msg('Pick up');
export const inHand = (): string => msg('In hand');
export const throwAgain = (): string => msg('Throw again');
export const staysPut = (): string => msg('Stays');

export const actionLabel = (action: Exclude<Action, 'undo' | 'redo' | 'bank'>): string => {
  switch (action) {
    case 'wellenda':
      return msg('Wellenda');
    case 'wimpout':
      return msg('Wimpout');
    case 'void':
      return msg('Void');
    case 'total':
      return msg('Turn total');
    case 'rest-blank':
      return msg('Rest blank');
  }
};

export const undoLabel = (): string => msg('Undo');
export const redoLabel = (): string => msg('Redo');
export const bankLabel = (points: number): string => (points > 0 ? msg(str`Bank ${points}`) : msg('Bank'));
export const stopAt = (total: number): string => msg(str`Stop at ${total}`);
/** Bank for those who hear it: why it is refused or what it costs, or where it lands. */
export const bankName = (title: string, reason: string, lands: boolean): string =>
  lands ? msg(str`${title}, lands on ${reason}`) : msg(str`${title}: ${reason}`);
export const finishThrow = (): string => msg('Finish this throw first');

export const playersLabel = (): string => msg('Players');
export const padLabels = () => ({ common: msg('Common cubes'), sun: msg('Sun cube'), tray: msg('Cubes') });
export const keyLabel = (face: string, sun: boolean): string => (sun ? msg(str`Sun cube ${face}`) : face);
export const clearLabel = (face: string): string => msg(str`${face}: tap to change it`);
export const whyLabel = (): string => msg('Why?');
export const zoomLabel = (shown: 'whole' | 'close'): string =>
  shown === 'close' ? msg('Show the whole felt') : msg('Enlarge the felt');
export const benchLabel = (): string => msg('The bench: what does this throw mean?');
export const menuLabel = (): string => msg('Menu');

/** The felt for those who cannot see it. */
export const feltDescription = (
  players: readonly { readonly name: string; readonly total: number }[],
): string => msg(str`The felt: ${players.map(({ name, total }) => `${name} ${total}`).join(', ')}`);

export const sunQuestion = (): string => msg('How does the Sun count?');
export const pairQuestion = (): string => msg('Which pair does the Sun make a flash?');
export const fullHouseQuestion = (): string => msg('Full House: what do you do?');
