/** The words for taking up a game that was begun without this phone. */
import { msg, str } from '@lit/localize';

export const heading = (): string => msg('A game already begun');
export const fresh = (): string => msg('Everybody starts at 0');
export const explain = (): string =>
  msg(
    'The phone died, or you began on paper: type where everybody stands. If somebody has reached the goal, leave that turn out, and enter it as a turn total.',
  );
export const totalOf = (name: string): string => msg(str`Total of ${name}`);
export const onBoard = (name: string): string => msg(str`${name} is on the board`);
export const whoIsUp = (): string => msg('Who throws next');

const totals = (count: number): string => (count === 1 ? msg('1 total') : msg(str`${count} totals`));
/** "3 totals, Bo throws next". */
export const takenUp = (count: number, up: string): string => msg(str`${totals(count)}, ${up} throws next`);
