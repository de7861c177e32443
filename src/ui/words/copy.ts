/** The words for taking a game away as text. */
import { msg } from '@lit/localize';

export const copyGame = (): string => msg('Copy the game');
export const copied = (): string => msg('Copied');
export const copyByHand = (): string => msg('The game as text, to copy by hand');
