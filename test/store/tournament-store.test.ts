import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTournamentRecord } from '../../src/store/tournament-record.ts';
import { openTournamentStore, type TournamentStore } from '../../src/store/tournament-store.ts';
import type { TournamentRecord } from '../../src/store/tournament-record.ts';
import { foldTournament, tournamentEvent } from '../../src/tournament/tournament-log.ts';
import { entered, published } from '../tournament/given.ts';
import { opening } from '../tournament/random-event.ts';
import { dumpDatabase } from './backup-given.ts';
import { kindOf } from './given.ts';

const facts = [entered('Ann'), entered('Bo'), entered('Cy'), published(['ann', 'bo', 'cy'])];
const eventsOf = (id: string) => [
  opening(id),
  ...facts.map((fact, place) => tournamentEvent(fact, 2000 + place)),
];
const recordOf = (id: string, events: number, updated = 2000 + events): TournamentRecord =>
  makeTournamentRecord(foldTournament(eventsOf(id).slice(0, events)), { opened: 1000, updated, events });

let store: TournamentStore;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  store = openTournamentStore();
});
afterEach(() => {
  store.close();
  vi.restoreAllMocks();
});

/** Stores events of a tournament from one place up to another. */
const put = (id: string, from: number, to: number, updated?: number) =>
  store.append(recordOf(id, to, updated), eventsOf(id).slice(from, to));

describe('a store of tournaments', () => {
  it('is empty at first', async () => {
    expect(await store.all()).toEqual([]);
    expect(await store.load('cup')).toBeUndefined();
  });

  it('keeps every event in its order, and what lists show', async () => {
    await put('cup', 0, 1);
    await put('cup', 1, 4);
    await put('cup', 4, 5);
    store.close();
    store = openTournamentStore();
    expect(await store.load('cup')).toEqual({ record: recordOf('cup', 5), events: eventsOf('cup') });
    expect(recordOf('cup', 5)).toMatchObject({
      name: 'Felt Festival',
      date: '2026-11-30',
      players: 3,
      rounds: 1,
    });
  });

  it('lists the one worked on last first, and keeps those apart whose ids begin alike', async () => {
    await put('cup', 0, 2, 50);
    await put('cup2', 0, 3, 70);
    await put('a', 0, 1, 60);
    expect((await store.all()).map(({ id }) => id)).toEqual(['cup2', 'a', 'cup']);
    expect((await store.load('cup'))?.events).toHaveLength(2);
  });

  it('takes nothing where another window was faster', async () => {
    await put('cup', 0, 3);
    const before = await dumpDatabase();
    expect(await kindOf(put('cup', 2, 4))).toBe('conflict');
    expect(await kindOf(put('cup', 0, 1))).toBe('conflict');
    expect(await dumpDatabase()).toEqual(before);
  });

  it('takes nothing behind a gap, or behind what was removed', async () => {
    await put('cup', 0, 2);
    expect(await kindOf(put('cup', 3, 5))).toBe('conflict');
    await store.remove('cup');
    expect(await kindOf(put('cup', 2, 3))).toBe('conflict');
    expect(await store.all()).toEqual([]);
  });

  it('removes a tournament with all its events, and no other', async () => {
    await put('cup', 0, 5);
    await put('cup2', 0, 2);
    await store.remove('cup');
    expect(await store.load('cup')).toBeUndefined();
    expect((await store.load('cup2'))?.events).toHaveLength(2);
    expect(await dumpDatabase()).toMatchObject({
      tournaments: [['cup2'], [{ id: 'cup2' }]],
      tournamentEvents: [
        [
          ['cup2', 0],
          ['cup2', 1],
        ],
        [{}, {}],
      ],
    });
  });

  it('stores all of it or nothing when there is no room', async () => {
    await put('cup', 0, 1);
    const before = await dumpDatabase();
    const { put: putRow } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (this.name === 'tournaments') throw new DOMException('No room', 'QuotaExceededError');
      return putRow.apply(this, args);
    });
    expect(await kindOf(put('cup', 1, 4))).toBe('full');
    vi.restoreAllMocks();
    expect(await dumpDatabase()).toEqual(before);
  });

  it('does not give a tournament of which events are missing', async () => {
    await put('cup', 0, 3);
    const { getAll } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore, query) {
      return getAll.call(this, query, 2);
    });
    expect(await kindOf(store.load('cup'))).toBe('unknown');
  });
});
