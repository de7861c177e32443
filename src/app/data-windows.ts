/** Restores while other windows may have the games open: none of them writes behind what it does not know. */
import { GameWindows, type News, tellRemoved } from './game-windows.ts';
import { dropIntent } from './intent.ts';

/** So many events no game has: whoever hears it reads the game anew. */
const ANEW: News = { events: -1, event: null, draft: '' };
/** ms for the windows that kept the score to hear that they do so no more. */
const PAUSE = 150;

const LOCK = /^cosmic-felt\.game\.(.*)$/;

/**
 * Takes the score of these games from the windows that keep it, lets them be written, and has every window read them
 * anew. A window that kept the score follows from then on, and can take it over again. Of a game that does not stay,
 * windows are told that it is deleted, and can keep it.
 */
export async function amongWindows<T>(
  games: readonly string[],
  stays: (game: string) => boolean,
  write: () => Promise<T>,
): Promise<T> {
  const held = await heldGames();
  const windows = games.map((id) => ({ id, window: new GameWindows(id, DEAF) }));
  const robbed = windows.filter(({ id }) => held.has(id) && stays(id));
  try {
    await Promise.all(robbed.map(({ window }) => window.takeOver()));
    if (robbed.length > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const written = await write();
    for (const { id, window } of windows) {
      // What was on its way belongs to a game that is another now.
      dropIntent(id);
      if (stays(id)) window.tell(ANEW);
      else tellRemoved(id);
    }
    return written;
  } finally {
    for (const { window } of windows) window.close();
  }
}

const DEAF = { heard: () => {}, robbed: () => {}, removed: () => {} };

async function heldGames(): Promise<ReadonlySet<string>> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  const held = (await locks?.query())?.held ?? [];
  return new Set(held.flatMap(({ name }) => LOCK.exec(name ?? '')?.[1] ?? []));
}
