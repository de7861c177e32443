/** The words for changing the rules of a game under way. */
import { msg } from '@lit/localize';

export const heading = (): string => msg('This table’s rules');
export const close = (): string => msg('Close');
export const explain = (): string =>
  msg(
    'The Guiding Light: any rule may change at any time if all players agree. It holds at once; throws already judged stay as they are.',
  );
export const propose = (): string => msg('Propose it');
export const save = (): string => msg('Save as a rule set…');
