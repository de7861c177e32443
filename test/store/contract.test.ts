import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameStore, RosterPlayer } from '../../src/store/game-store.ts';
import { openGameStore } from '../../src/store/indexed-store.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { EVENTS, eventAt, kindOf, recordOf, storeGame } from './given.ts';

const STORES: readonly [string, () => Promise<GameStore>][] = [
  ['in memory', () => Promise.resolve(memoryStore())],
  ['in the database', () => openGameStore()],
];

const ids = (games: readonly { readonly id: string }[]): readonly string[] => games.map(({ id }) => id);

describe.each(STORES)('a store %s', (_, open) => {
  let store: GameStore;

  beforeEach(async () => {
    globalThis.indexedDB = new IDBFactory();
    store = await open();
  });

  afterEach(() => store.close());

  it('is empty at first', async () => {
    expect(await store.load('a')).toBeUndefined();
    expect(await store.openGames()).toEqual([]);
    expect(await store.finishedGames(10)).toEqual([]);
    expect(await store.countFinished()).toBe(0);
    expect(await store.roster()).toEqual([]);
  });

  it('keeps a game with its first event', async () => {
    await storeGame(store, 'a');
    expect(await store.load('a')).toEqual({ record: recordOf('a', 1), events: [eventAt(0)], draft: null });
  });

  it('keeps every event in its order, and the newest record', async () => {
    await storeGame(store, 'a', 4);
    expect(await store.load('a')).toEqual({ record: recordOf('a', 4), events: EVENTS, draft: null });
  });

  it('keeps more than ten events in their order', async () => {
    await storeGame(store, 'a');
    const facts = Array.from({ length: 30 }, (_, i) => ({ v: 1, type: 'total-entered', points: i }) as const);
    for (const [i, fact] of facts.entries()) await store.append(recordOf('a', 1, { events: i + 2 }), fact);
    expect((await store.load('a'))?.events).toEqual([eventAt(0), ...facts]);
  });

  it('keeps games apart, also those whose ids begin alike', async () => {
    await storeGame(store, 'a', 2);
    await storeGame(store, 'a2', 3);
    expect((await store.load('a'))?.events).toEqual(EVENTS.slice(0, 2));
    expect((await store.load('a2'))?.events).toEqual(EVENTS.slice(0, 3));
  });

  it('refuses a game that exists already', async () => {
    await storeGame(store, 'a', 2);
    expect(await kindOf(store.create(recordOf('a', 1), eventAt(0)))).toBe('conflict');
    expect((await store.load('a'))?.record).toEqual(recordOf('a', 2));
  });

  it('refuses an event that exists already, and changes nothing', async () => {
    await storeGame(store, 'a', 2);
    await store.saveDraft({ game: 'a', events: 2, taps: 'c4' });
    const before = await store.load('a');
    const faster = recordOf('a', 2, { updated: 9999, rules: 'short' });
    expect(await kindOf(store.append(faster, { v: 1, type: 'banked' }))).toBe('conflict');
    expect(await store.load('a')).toEqual(before);
    expect(before?.draft).toEqual({ game: 'a', events: 2, taps: 'c4' });
  });

  it('refuses an event whose predecessor is not there, and changes nothing', async () => {
    await storeGame(store, 'a', 2);
    expect(await kindOf(store.append(recordOf('a', 4), eventAt(3)))).toBe('conflict');
    expect((await store.load('a'))?.record).toEqual(recordOf('a', 2));
  });

  it('refuses an event of a game that was removed', async () => {
    await storeGame(store, 'a', 2);
    await store.remove('a');
    expect(await kindOf(store.append(recordOf('a', 3), eventAt(2)))).toBe('conflict');
    expect(await store.load('a')).toBeUndefined();
    expect(await store.openGames()).toEqual([]);
  });

  it('keeps the newest draft, and drops it with the next event', async () => {
    await storeGame(store, 'a');
    await store.saveDraft({ game: 'a', events: 1, taps: 'c4' });
    await store.saveDraft({ game: 'a', events: 1, taps: 'c4sS' });
    expect((await store.load('a'))?.draft).toEqual({ game: 'a', events: 1, taps: 'c4sS' });
    await store.append(recordOf('a', 2), eventAt(1));
    expect((await store.load('a'))?.draft).toBeNull();
  });

  it('drops the draft of the game that goes on and of no other', async () => {
    await storeGame(store, 'a');
    await storeGame(store, 'b');
    await store.saveDraft({ game: 'b', events: 1, taps: 'c2' });
    await store.append(recordOf('a', 2), eventAt(1));
    expect((await store.load('b'))?.draft?.taps).toBe('c2');
  });

  it('lists open games, newest first, without those that are over', async () => {
    await storeGame(store, 'old', 1, { updated: 10 });
    await storeGame(store, 'new', 1, { updated: 30 });
    await storeGame(store, 'over', 1, { updated: 40, status: 'over' });
    await storeGame(store, 'middle', 1, { updated: 20 });
    expect(ids(await store.openGames())).toEqual(['new', 'middle', 'old']);
    await store.append(recordOf('old', 2, { updated: 50 }), eventAt(1));
    expect(ids(await store.openGames())).toEqual(['old', 'new', 'middle']);
    expect(await store.openGames()).toContainEqual(recordOf('new', 1, { updated: 30 }));
  });

  it('moves a game from the open ones to the finished ones, and back with an undo', async () => {
    await storeGame(store, 'a');
    await store.append(recordOf('a', 2, { status: 'over' }), eventAt(1));
    expect([ids(await store.openGames()), ids(await store.finishedGames(9))]).toEqual([[], ['a']]);
    await store.append(recordOf('a', 3), { v: 1, type: 'undone' });
    expect([ids(await store.openGames()), ids(await store.finishedGames(9))]).toEqual([['a'], []]);
  });

  it('lists finished games page by page, newest first', async () => {
    for (const updated of [30, 10, 50, 20, 40])
      await storeGame(store, `g${updated}`, 1, { updated, status: 'over' });
    await storeGame(store, 'open', 1, { updated: 35 });
    expect(await store.countFinished()).toBe(5);
    expect(ids(await store.finishedGames(2))).toEqual(['g50', 'g40']);
    expect(ids(await store.finishedGames(2, 40))).toEqual(['g30', 'g20']);
    expect(ids(await store.finishedGames(2, 20))).toEqual(['g10']);
    expect(ids(await store.finishedGames(2, 10))).toEqual([]);
    expect(ids(await store.finishedGames(99))).toEqual(['g50', 'g40', 'g30', 'g20', 'g10']);
    expect(ids(await store.finishedGames(0))).toEqual([]);
  });

  it('removes a game with all that belongs to it, and no other', async () => {
    await storeGame(store, 'a', 3);
    await storeGame(store, 'b', 2, { status: 'over' });
    await store.saveDraft({ game: 'a', events: 3, taps: 'c4' });
    await store.remove('a');
    await store.remove('nothing');
    expect(await store.load('a')).toBeUndefined();
    expect(await store.openGames()).toEqual([]);
    expect((await store.load('b'))?.events).toHaveLength(2);
    // What is left of a game would come back with another of its id.
    await storeGame(store, 'a');
    expect(await store.load('a')).toEqual({ record: recordOf('a', 1), events: [eventAt(0)], draft: null });
  });

  it('remembers players, most recently played first', async () => {
    const player = (name: string, lastPlayed: number, marker = 'disc'): RosterPlayer => ({
      name,
      marker,
      lastPlayed,
    });
    await store.rememberPlayers([player('Ann', 10), player('Bo', 10.5)]);
    await store.rememberPlayers([player('Cy', 20), player('Ann', 30, 'heart')]);
    await store.rememberPlayers([]);
    expect(await store.roster()).toEqual([player('Ann', 30, 'heart'), player('Cy', 20), player('Bo', 10.5)]);
    await store.rememberPlayers([player('Eve', 20), player('Bo', 20)]);
    expect((await store.roster()).map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cy', 'Eve']);
  });

  it('lists games of one moment in the same order every time', async () => {
    for (const id of ['b', 'c', 'a']) await storeGame(store, id, 1, { updated: 5 });
    for (const id of ['e', 'd']) await storeGame(store, id, 1, { updated: 5, status: 'over' });
    expect(ids(await store.openGames())).toEqual(['c', 'b', 'a']);
    expect(ids(await store.finishedGames(9))).toEqual(['e', 'd']);
  });

  it('gives copies: what a reader does with them does not reach the store', async () => {
    await storeGame(store, 'a', 2);
    const loaded = await store.load('a');
    (loaded?.events as unknown[]).length = 0;
    expect((await store.load('a'))?.events).toHaveLength(2);
  });
});
