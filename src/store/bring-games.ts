/** Brings games from one store into another: from memory into a database that works again. */
import type { GameEvent } from '../game/events.ts';
import type { GameRecord, GameStore } from './game-store.ts';
import { isSame } from './same.ts';

/**
 * Stores what a store lacks of a game, one event after the other; false, with nothing stored, where it has other
 * events of that game than these.
 */
export async function bringGame(
  store: GameStore,
  record: GameRecord,
  events: readonly GameEvent[],
): Promise<boolean> {
  const stored = (await store.load(record.id))?.events ?? [];
  if (!stored.every((event, place) => isSame(event, events[place]))) return false;
  for (const [place, event] of events.entries()) {
    if (place < stored.length) continue;
    const so = { ...record, events: place + 1 };
    await (place === 0 ? store.create(so, event) : store.append(so, event));
  }
  return true;
}

/** Brings the games and players of one store into another; a game that is there and went on otherwise stays as it is. */
export async function bringGames(from: GameStore, to: GameStore): Promise<void> {
  const games = [...(await from.openGames()), ...(await from.finishedGames(Number.MAX_SAFE_INTEGER))];
  for (const { id } of games) {
    const loaded = await from.load(id);
    if (loaded === undefined) continue;
    const brought = await bringGame(to, loaded.record, loaded.events);
    if (brought && loaded.draft !== null) await to.saveDraft(loaded.draft);
  }
  await to.rememberPlayers(await from.roster());
}
