/** The words of a tournament's game on the phone of its table. */
import { msg, str } from '@lit/localize';
import { isolated } from './quoted.ts';

export const sitDown = (): string => msg('Sit down and play');
export const sitDownHint = (): string =>
  msg('This phone keeps the score of this table. When the game is over, show its result to the organiser.');
export const seatAgain = (): string =>
  msg('This phone has the game of this table already. It goes on where it was.');
export const overAlready = (): string =>
  msg('This phone has the game of this table already, and it is over.');
export const otherNames = (names: string): string =>
  msg(str`At the desk the players are called ${names} by now; the result still counts by the seats.`);
export const otherRulesVersion = (event: number, here: number): string =>
  event > here
    ? msg(
        str`This event is judged by version ${event} of the rules of play; this phone has version ${here}. Update Cosmic Felt before you play, or ask the organiser.`,
      )
    : msg(
        str`This event is judged by version ${event} of the rules of play; this phone has the newer version ${here}. Ask the organiser before you play.`,
      );
export const handInResult = (): string => msg('Hand in the result');
export const showOrganiser = (): string => msg('Show this to the organiser');
export const holdsResult = (): string =>
  msg(
    'This code holds the result with every throw. The organiser scans it; keep the screen bright and still.',
  );
export const holdsResultHere = (): string =>
  msg(
    'The tournament is kept on this device: hand the result in here. The code holds it with every throw, for another one.',
  );
export const farAway = (): string => msg('Without a camera at hand, send the link or the text.');
export const handInTo = (name: string): string => msg(str`Hand in to ${isolated(name)}`);
