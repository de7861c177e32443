import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type ConnectionOptions } from '../../src/store/connection.ts';
import { StoreFailure, toFailure } from '../../src/store/failure.ts';
import type { GameStore } from '../../src/store/game-store.ts';
import { openGameStore } from '../../src/store/indexed-store.ts';
import { DATABASE_NAME, VERSION } from '../../src/store/schema.ts';
import { eventAt, kindOf, recordOf, storeGame } from './given.ts';

// In place before anything moves a cursor: the wrapper around the database remembers which functions do.
const moved = vi.fn();
const { continue: move } = IDBCursor.prototype;
IDBCursor.prototype.continue = function (...args) {
  moved();
  move.apply(this, args);
};

/** Ends a transaction as the browser does when something of its own fails. */
const abortWith = (transaction: IDBTransaction, name: string): void =>
  (transaction as IDBTransaction & { _abort(name: string): void })._abort(name);

const opened: { close(): void }[] = [];

async function openStore(options: ConnectionOptions = {}): Promise<GameStore> {
  const store = await openGameStore(options);
  opened.push(store);
  return store;
}

function connect(options: ConnectionOptions = {}): Connection {
  const connection = new Connection(options);
  opened.push(connection);
  return connection;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => {
  for (const each of opened.splice(0)) each.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('opening the store', () => {
  it('fails where the browser has no database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await kindOf(openGameStore())).toBe('unavailable');
  });

  it('fails where the browser forbids the database', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Private', 'SecurityError');
    });
    expect(await kindOf(openGameStore())).toBe('unavailable');
  });

  it('tells that an older version held open blocks it, and does not hang', async () => {
    // A window that does not let go.
    const held = await openDB(DATABASE_NAME, VERSION);
    opened.push(held);
    const newer = connect({ version: VERSION + 1 });
    expect(await kindOf(newer.use(async () => {}))).toBe('blocked');
    held.close();
    expect((await newer.open()).version).toBe(VERSION + 1);
  });

  it('gives up on a database that never answers', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
    expect(await kindOf(openGameStore({ patience: 5 }))).toBe('lost');
    expect(indexedDB.open).toHaveBeenCalledTimes(2);
  });

  it('closes a database that answers too late, so that it blocks nobody', async () => {
    const open = indexedDB.open.bind(indexedDB);
    const close = vi.spyOn(IDBDatabase.prototype, 'close');
    vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
      // Blocks this thread for longer than the patience, as a busy phone does.
      for (const until = Date.now() + 20; Date.now() < until; );
      return open(name, version);
    });
    expect(await kindOf(connect({ patience: 1 }).open())).toBe('lost');
    await vi.waitFor(() => expect(close).toHaveBeenCalled());
  });

  it('tells that a newer version wrote the data', async () => {
    (await openDB(DATABASE_NAME, VERSION + 1)).close();
    expect(await kindOf(openGameStore())).toBe('newer-version');
  });

  it('opens again after a failure', async () => {
    const connection = connect();
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('Not now', 'QuotaExceededError');
    });
    expect(await kindOf(connection.use(async () => {}))).toBe('full');
    expect((await connection.open()).name).toBe(DATABASE_NAME);
  });

  it('opens once for everything asked for at the same time', async () => {
    const open = vi.spyOn(indexedDB, 'open');
    const connection = connect();
    await Promise.all([1, 2, 3].map(() => connection.use(async () => {})));
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('makes the stores and indexes of this version', async () => {
    const database = await connect().open();
    expect([...database.objectStoreNames]).toEqual(['drafts', 'events', 'games', 'roster']);
    const transaction = database.transaction(['games', 'roster', 'drafts', 'events']);
    expect(transaction.objectStore('games').index('byStatus').keyPath).toEqual(['status', 'updated']);
    expect(transaction.objectStore('roster').index('byLastPlayed').keyPath).toBe('lastPlayed');
    expect(transaction.objectStore('drafts').keyPath).toBe('game');
    expect(transaction.objectStore('events').keyPath).toBeNull();
  });
});

describe('an open store', () => {
  it('tells that no room is left, and has kept what was there', async () => {
    const store = await openStore();
    await storeGame(store, 'a', 2);
    const before = await store.load('a');
    const { add } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(function (
      this: IDBObjectStore,
      ...args
    ) {
      const request = add.apply(this, args);
      // The requests that wait behind it are aborted with it.
      queueMicrotask(() => abortWith(this.transaction, 'QuotaExceededError'));
      return request;
    });
    expect(await kindOf(store.append(recordOf('a', 3), eventAt(2)))).toBe('full');
    expect(await store.load('a')).toEqual(before);
  });

  it('tells that no room is left when the transaction finds out as it ends', async () => {
    const store = await openStore();
    await storeGame(store, 'a', 2);
    const before = await store.load('a');
    const { transaction } = IDBDatabase.prototype;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (
      this: IDBDatabase,
      ...args
    ) {
      const begun = transaction.apply(this, args);
      const remove = vi.spyOn(IDBObjectStore.prototype, 'delete');
      remove.mockImplementationOnce(function (this: IDBObjectStore, key) {
        remove.mockRestore();
        const last = this.delete(key);
        // Every request has succeeded by then; it is the commit that does not fit.
        last.addEventListener('success', () => abortWith(begun, 'QuotaExceededError'));
        return last;
      });
      return begun;
    });
    expect(await kindOf(store.append(recordOf('a', 3), eventAt(2)))).toBe('full');
    expect(await store.load('a')).toEqual(before);
  });

  it('opens a connection anew that was closed under it, and tries once more', async () => {
    const connection = connect();
    const first = await connection.open();
    first.close();
    let tries = 0;
    const name = await connection.use(async (database) => {
      tries++;
      await database.count('games');
      return database.name;
    });
    expect([name, tries]).toEqual([DATABASE_NAME, 2]);
    expect(await connection.open()).not.toBe(first);
  });

  it('goes on with its games on the new connection', async () => {
    const store = await openStore();
    await storeGame(store, 'a', 2);
    const lose = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The connection is closing', 'InvalidStateError');
    });
    await store.append(recordOf('a', 3), eventAt(2));
    expect(lose).toHaveBeenCalledTimes(2);
    expect((await store.load('a'))?.events).toHaveLength(3);
  });

  it('is lost when the new connection does not help', async () => {
    const store = await openStore();
    await storeGame(store, 'a');
    const lose = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The connection is closing', 'InvalidStateError');
    });
    expect(await kindOf(store.append(recordOf('a', 2), eventAt(1)))).toBe('lost');
    expect(lose).toHaveBeenCalledTimes(2);
  });

  it.each(['conflict', 'full', 'unknown'] as const)('tries nothing again when it is %s', async (kind) => {
    const work = vi.fn(() => Promise.reject(new StoreFailure(kind)));
    expect(await kindOf(connect().use(work))).toBe(kind);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('lets go for a newer version that waits in another window, and says so', async () => {
    const onBlocking = vi.fn();
    const store = await openStore({ onBlocking });
    await storeGame(store, 'a');
    const newer = await openDB(DATABASE_NAME, VERSION + 1);
    opened.push(newer);
    expect(newer.version).toBe(VERSION + 1);
    expect(onBlocking).toHaveBeenCalledTimes(1);
    expect(await kindOf(store.append(recordOf('a', 2), eventAt(1)))).toBe('newer-version');
  });

  it('takes a game with a missing event for broken', async () => {
    const store = await openStore();
    await storeGame(store, 'a', 3);
    await storeGame(store, 'b', 3);
    const database = await connect().open();
    await database.delete('events', ['a', 1]);
    await expect(store.load('a')).rejects.toThrow('Game a has 2 of its 3 events');
    expect(await kindOf(store.load('a'))).toBe('unknown');
    expect((await store.load('b'))?.events).toHaveLength(3);
  });

  it('stores every event in one transaction of its own, durable before it resolves', async () => {
    const store = await openStore();
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await storeGame(store, 'a', 4);
    expect(transaction.mock.calls).toEqual(
      Array(4).fill([['games', 'events', 'drafts'], 'readwrite', { durability: 'strict' }]),
    );
  });

  it('does not wait for the disk with a throw that is half entered', async () => {
    const store = await openStore();
    await storeGame(store, 'a');
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await store.saveDraft({ game: 'a', events: 1, taps: 'c4' });
    expect(transaction.mock.calls).toEqual([['drafts', 'readwrite', { durability: 'relaxed' }]]);
  });

  it('reads no more finished games than asked for', async () => {
    const store = await openStore();
    const database = await connect().open();
    const { store: games, done } = database.transaction('games', 'readwrite');
    for (let i = 0; i < 2000; i++) void games.put(recordOf(`g${i}`, 1, { status: 'over', updated: i }));
    await done;
    moved.mockClear();
    const all = vi.spyOn(IDBIndex.prototype, 'getAll');
    const page = await store.finishedGames(25);
    expect(page.map(({ updated }) => updated)).toEqual(Array.from({ length: 25 }, (_, i) => 1999 - i));
    expect(moved).toHaveBeenCalledTimes(24);
    expect((await store.finishedGames(25, 1975)).at(0)?.updated).toBe(1974);
    expect(moved).toHaveBeenCalledTimes(48);
    expect(all).not.toHaveBeenCalled();
    expect(await store.countFinished()).toBe(2000);
  });
});

describe('a failure', () => {
  it.each([
    ['ConstraintError', 'conflict'],
    ['QuotaExceededError', 'full'],
    ['VersionError', 'newer-version'],
    ['SecurityError', 'unavailable'],
    ['InvalidStateError', 'lost'],
    ['UnknownError', 'lost'],
    ['AbortError', 'lost'],
    ['TransactionInactiveError', 'lost'],
    ['DataCloneError', 'unknown'],
  ])('%s is %s', (name, kind) => {
    const cause = new DOMException('why', name);
    const failure = toFailure(cause);
    expect([failure.kind, failure.cause]).toEqual([kind, cause]);
    expect(failure.message).toContain('why');
  });

  it('stays what it is, and is unknown when it is nothing of a database', () => {
    const full = new StoreFailure('full');
    expect(toFailure(full)).toBe(full);
    expect(toFailure('nonsense').kind).toBe('unknown');
    expect(toFailure(undefined).kind).toBe('unknown');
  });
});
