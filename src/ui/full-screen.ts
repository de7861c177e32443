/** The whole page on the whole screen, where the browser can: it stays so when another screen of the app comes. */

export const mayFillScreen = (): boolean => document.fullscreenEnabled;

export const fillsScreen = (): boolean => document.fullscreenElement !== null;

/** Fills the screen, or leaves it. A browser that refuses leaves everything as it was. */
export function toggleFullScreen(): void {
  const done = fillsScreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => undefined);
}
