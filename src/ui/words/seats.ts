/** The words for the seats of a game under way. */
import { msg, str } from '@lit/localize';

export const heading = (): string => msg('Seats and players');
export const close = (): string => msg('Close');
export const order = (): string => msg('The order in which you throw');
export const up = (name: string): string => msg(str`${name} up`);
export const down = (name: string): string => msg(str`${name} down`);
export const moved = (name: string, place: number, of: number): string =>
  msg(str`${name} is now ${place} of ${of}`);
export const isUp = (): string => msg('is up');
export const isOut = (): string => msg('out');
export const keepOrder = (): string => msg('Sit in this order');
export const sameOrder = (): string => msg('This is how you sit.');
export const joins = (): string => msg('Somebody joins');
export const joinsHint = (): string =>
  msg('At the end of the order, with nothing banked. Move them after that if they sit elsewhere.');
export const name = (): string => msg('Name');
export const join = (): string => msg('Join');
export const turn = (): string => msg('Whose turn is it');
export const give = (name: string): string => msg(str`${name} throws next`);
