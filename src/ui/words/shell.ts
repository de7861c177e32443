/** The words of the shell around the screens. */
import { msg, str } from '@lit/localize';

export const shell = {
  newVersion: (): string => msg('A new version is ready.'),
  useNow: (): string => msg('Use it now'),
  later: (): string => msg('Later'),
  tryAgain: (): string => msg('Try again'),
  reload: (): string => msg('Reload'),
  keepGame: (): string => msg('Keep it'),
  leaveGame: (): string => msg('Home'),
  /** Another window deleted the game that is played here. */
  gameDeleted: (): string => msg('This game was deleted in another window. Keep it, or leave it deleted?'),
  /** A part of the app is not to be had, mostly because a newer version has replaced it. */
  partMissing: (): string =>
    msg('A part of the app could not be loaded. Your game is kept: reload to go on.'),
  /** `rules` is the version of the rulings: two phones that rule alike say the same. */
  version: (version: string, day: string, rules: number): string =>
    msg(str`Version ${version} of ${day}, rules ${rules}.`),
};

/** Said in a window that only follows. */
export const othersKeep = (): string => msg('This window follows the game and only reads.');
