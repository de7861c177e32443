/** The game whose table was on the screen: reopening the app, whichever way it was closed, leads back to it. */
const KEY = 'cosmic-felt.table';

export function rememberTable(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Home has the game one tap away.
  }
}

export function forgetTable(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // See above.
  }
}

export function lastTable(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
