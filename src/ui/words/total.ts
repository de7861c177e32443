/** The words for entering a whole turn as a sum. */
import { msg, str } from '@lit/localize';

export const heading = (name: string): string => msg(str`${name}’s turn as a total`);
export const explain = (): string =>
  msg('Played and added up by hand? Enter what the turn banked, or 0 if it brought nothing.');
export const sum = (): string => msg('Points of the turn');
export const less = (): string => msg('5 less');
export const more = (): string => msg('5 more');
export const close = (): string => msg('Close');
export const enter = (points: number): string => {
  if (Number.isNaN(points)) return msg('Enter');
  return points === 0 ? msg('Nothing this turn') : msg(str`Bank ${points}`);
};
export const notATotal = (): string => msg('A total is a multiple of 5 from 0 to 10,000.');
export const underWay = (): string => msg('This turn has throws already. Undo them to enter it as a total.');
export const belowOpening = (opening: number): string =>
  msg(str`The first points banked must be ${opening} or more.`);
export const spotTaken = (total: number, name: string): string =>
  msg(str`${name} stands on ${total}, and nobody may stop there.`);
