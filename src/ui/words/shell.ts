/** The words of the shell around the screens. */
import { msg } from '@lit/localize';

export const shell = {
  newVersion: (): string => msg('A new version is ready.'),
  useNow: (): string => msg('Use it now'),
  later: (): string => msg('Later'),
};

/** Said in a window that only follows. */
export const othersKeep = (): string => msg('This window follows the game and only reads.');
