/** A store that lasts as long as the page: what the app goes on with when the database fails, and a stand-in for tests. */
import type { GameEvent } from '../game/events.ts';
import { StoreFailure } from './failure.ts';
import type { GameRecord, GameStore, RosterPlayer, SavedDraft } from './game-store.ts';

interface Kept {
  record: GameRecord;
  readonly events: GameEvent[];
  draft: SavedDraft | null;
}

export function memoryStore(): GameStore {
  const games = new Map<string, Kept>();
  const players = new Map<string, RosterPlayer>();
  const newest = (status: GameRecord['status']): readonly GameRecord[] =>
    [...games.values()]
      .map(({ record }) => record)
      .filter((record) => record.status === status)
      .sort((a, b) => b.updated - a.updated || (a.id < b.id ? 1 : -1));

  return {
    async create(record, first) {
      if (games.has(record.id)) throw new StoreFailure('conflict');
      games.set(record.id, { record, events: [first], draft: null });
    },
    async append(record, event) {
      const game = games.get(record.id);
      if (!game || game.events.length !== record.events - 1) throw new StoreFailure('conflict');
      game.events.push(event);
      game.record = record;
    },
    async load(id) {
      const game = games.get(id);
      if (!game) return undefined;
      const { record, events, draft } = game;
      return { record, events: [...events], draft: draft?.events === events.length ? draft : null };
    },
    async saveDraft(draft) {
      const game = games.get(draft.game);
      if (game) game.draft = draft;
    },
    async openGames() {
      return newest('open');
    },
    async finishedGames(limit, before = Number.POSITIVE_INFINITY) {
      return newest('over')
        .filter(({ updated }) => updated < before)
        .slice(0, limit);
    },
    async countFinished() {
      return newest('over').length;
    },
    async remove(id) {
      games.delete(id);
    },
    async roster() {
      return [...players.values()].sort((a, b) => b.lastPlayed - a.lastPlayed || (a.name < b.name ? -1 : 1));
    },
    async rememberPlayers(remembered) {
      for (const player of remembered) players.set(player.name, player);
    },
    close() {},
  };
}
