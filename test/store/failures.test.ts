import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB, unwrap } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type ConnectionOptions, type Database } from '../../src/store/connection.ts';
import { StoreFailure, toFailure } from '../../src/store/failure.ts';
import type { GameStore } from '../../src/store/game-store.ts';
import { openGameStore } from '../../src/store/indexed-store.ts';
import { DATABASE_NAME, VERSION } from '../../src/store/schema.ts';
import { EVENTS, eventAt, kindOf, recordOf, storeGame } from './given.ts';

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

/** An open that the browser answers with an error. */
function failedOpen(name: string): IDBOpenDBRequest {
  const request = new IDBOpenDBRequest();
  Object.assign(request, { error: new DOMException('why', name), readyState: 'done' });
  setTimeout(() => request.dispatchEvent(new IDBVersionChangeEvent('error')));
  return request;
}

/** Time that passes when the test says so. */
function waits() {
  const waiting = new Map<() => void, number>();
  return {
    after(milliseconds: number, then: () => void) {
      waiting.set(then, milliseconds);
      return () => void waiting.delete(then);
    },
    /** What is waited for, in milliseconds. */
    pending: () => [...waiting.values()],
    pass() {
      for (const then of waiting.keys()) then();
    },
  };
}

/** The next transaction is done, but the connection is gone before it tells. */
function loseWord() {
  const { transaction } = IDBDatabase.prototype;
  return vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (
    this: IDBDatabase,
    ...args
  ) {
    const begun = transaction.apply(this, args);
    const listen = begun.addEventListener.bind(begun);
    begun.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
      if (type !== 'complete') listen(type === 'abort' ? 'complete' : type, listener);
    };
    return begun;
  });
}

/** Work waits at a gate until it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

/** The browser closes the database, as it does when its process dies or the site's data is cleared. */
const terminate = (database: Database): void =>
  void unwrap(database).dispatchEvent(new IDBVersionChangeEvent('close'));

describe('opening the store', () => {
  it('fails where the browser has no database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await kindOf(openGameStore())).toBe('unavailable');
    vi.stubGlobal('indexedDB', null);
    expect(await kindOf(openGameStore())).toBe('unavailable');
  });

  it.each(['SecurityError', 'InvalidStateError', 'UnknownError'])(
    'fails where the browser forbids the database with a %s',
    async (name) => {
      const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('Private', name);
      });
      expect(await kindOf(openGameStore())).toBe('unavailable');
      expect(open).toHaveBeenCalledTimes(1);
    },
  );

  it('fails where so much as a look at the database is forbidden', async () => {
    const found = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB') ?? {};
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get() {
        throw new DOMException('Cookies are blocked', 'SecurityError');
      },
    });
    try {
      expect(await kindOf(openGameStore())).toBe('unavailable');
    } finally {
      Object.defineProperty(globalThis, 'indexedDB', found);
    }
  });

  it('tells that an older version held open blocks it, and does not hang', async () => {
    // A window that does not let go.
    const held = await openDB(DATABASE_NAME, VERSION);
    opened.push(held);
    const time = waits();
    const newer = connect({ version: VERSION + 1, patience: 8000, grace: 1000, after: time.after });
    const kind = kindOf(newer.use(async () => {}));
    expect(time.pending()).toEqual([8000]);
    await vi.waitFor(() => expect(time.pending()).toEqual([1000]));
    time.pass();
    expect(await kind).toBe('blocked');
    held.close();
    expect((await newer.open()).version).toBe(VERSION + 1);
    expect(time.pending()).toEqual([]);
  });

  it('is not blocked by an older version that lets go in a moment', async () => {
    const held = await openDB(DATABASE_NAME, VERSION);
    const time = waits();
    const newer = connect({ version: VERSION + 1, after: time.after });
    const opening = newer.open();
    await vi.waitFor(() => expect(time.pending()).toEqual([1000]));
    held.close();
    expect((await opening).version).toBe(VERSION + 1);
    expect(time.pending()).toEqual([]);
  });

  it('gives up on a database that never answers, without asking it twice', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
    const time = waits();
    const kind = kindOf(openGameStore({ after: time.after }));
    expect(time.pending()).toEqual([8000]);
    time.pass();
    expect(await kind).toBe('no-answer');
    expect(indexedDB.open).toHaveBeenCalledTimes(1);
    expect(await kindOf(openGameStore({ patience: 5 }))).toBe('no-answer');
  });

  it('closes a database that answers too late, so that it blocks nobody', async () => {
    const close = vi.spyOn(IDBDatabase.prototype, 'close');
    const time = waits();
    const kind = kindOf(connect({ after: time.after }).open());
    time.pass();
    expect(await kind).toBe('no-answer');
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });

  it.each(['UnknownError', 'AbortError'])('opens once more after a %s', async (name) => {
    const spy = vi.spyOn(indexedDB, 'open');
    spy.mockImplementationOnce(() => failedOpen(name));
    (await openStore()).close();
    expect(spy).toHaveBeenCalledTimes(2);
    spy.mockImplementation(() => failedOpen(name));
    expect(await kindOf(openGameStore())).toBe('lost');
    expect(spy).toHaveBeenCalledTimes(4);
  });

  it('tells that a newer version wrote the data', async () => {
    (await openDB(DATABASE_NAME, VERSION + 1)).close();
    expect(await kindOf(openGameStore())).toBe('newer-version');
  });

  it('opens again after a failure', async () => {
    const connection = connect();
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => failedOpen('QuotaExceededError'));
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
    expect([...database.objectStoreNames]).toEqual([
      'drafts',
      'events',
      'games',
      'roster',
      'ruleSets',
      'tournamentEvents',
      'tournaments',
    ]);
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
      const put = vi.spyOn(IDBObjectStore.prototype, 'put');
      put.mockImplementationOnce(function (this: IDBObjectStore, value) {
        put.mockRestore();
        const last = this.put(value);
        // Every request has succeeded by then; it is the commit that does not fit.
        last.addEventListener('success', () => abortWith(begun, 'QuotaExceededError'));
        return last;
      });
      return begun;
    });
    expect(await kindOf(store.append(recordOf('a', 3), eventAt(2)))).toBe('full');
    expect(await store.load('a')).toEqual(before);
  });

  it.each<[string, (store: GameStore) => Promise<void>]>([
    ['create', (store) => store.create(recordOf('b', 1), eventAt(0))],
    ['append', (store) => store.append(recordOf('a', 3), eventAt(2))],
    ['saveDraft', (store) => store.saveDraft({ game: 'a', events: 2, taps: 'c4' })],
    ['remove', (store) => store.remove('a')],
    ['rememberPlayers', (store) => store.rememberPlayers([{ name: 'Ann', marker: 'disc', lastPlayed: 1 }])],
  ])('%s is one durable transaction, and full when that is', async (_, write) => {
    const store = await openStore();
    await storeGame(store, 'a', 2);
    const { transaction } = IDBDatabase.prototype;
    const spy = vi.spyOn(IDBDatabase.prototype, 'transaction');
    spy.mockImplementationOnce(function (this: IDBDatabase, ...args) {
      const begun = transaction.apply(this, args);
      queueMicrotask(() => abortWith(begun, 'QuotaExceededError'));
      return begun;
    });
    expect(await kindOf(write(store))).toBe('full');
    await write(store);
    expect(spy.mock.calls.map(([, ...how]) => how)).toEqual(
      Array(2).fill(['readwrite', { durability: 'strict' }]),
    );
  });

  it('keeps no part of a step of which something cannot be stored', async () => {
    const store = await openStore();
    await storeGame(store, 'a', 2);
    const before = await store.load('a');
    const record = { ...recordOf('a', 3), look: () => 'a function' };
    expect(await kindOf(store.append(record, eventAt(2)))).toBe('unknown');
    expect(await store.load('a')).toEqual(before);
    await store.append(recordOf('a', 3), eventAt(2));
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

  it.each(['UnknownError', 'AbortError', 'TransactionInactiveError'])(
    'stores an event once more whose transaction ended with a %s',
    async (name) => {
      const store = await openStore();
      await storeGame(store, 'a', 2);
      const { transaction } = IDBDatabase.prototype;
      const spy = vi.spyOn(IDBDatabase.prototype, 'transaction');
      spy.mockImplementationOnce(function (this: IDBDatabase, ...args) {
        const begun = transaction.apply(this, args);
        queueMicrotask(() => abortWith(begun, name));
        return begun;
      });
      await store.append(recordOf('a', 3), eventAt(2));
      expect(spy).toHaveBeenCalledTimes(2);
      expect(await store.load('a')).toEqual({
        record: recordOf('a', 3),
        events: EVENTS.slice(0, 3),
        draft: null,
      });
    },
  );

  it('takes an event for stored when only the word of it was lost', async () => {
    const store = await openStore();
    await storeGame(store, 'a', 2);
    const spy = loseWord();
    await store.append(recordOf('a', 3), eventAt(2));
    expect(spy).toHaveBeenCalledTimes(2);
    expect((await store.load('a'))?.events).toEqual(EVENTS.slice(0, 3));
  });

  it('takes a new game for stored when only the word of it was lost', async () => {
    const store = await openStore();
    loseWord();
    await store.create(recordOf('a', 1), eventAt(0));
    expect((await store.load('a'))?.record).toEqual(recordOf('a', 1));
  });

  it('does not take the same event of another window for its own', async () => {
    const store = await openStore();
    await storeGame(store, 'a', 2);
    const other = await openStore();
    await other.append(recordOf('a', 3, { updated: 5000 }), eventAt(2));
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The connection is closing', 'InvalidStateError');
    });
    expect(await kindOf(store.append(recordOf('a', 3, { updated: 5001 }), eventAt(2)))).toBe('conflict');
    expect((await store.load('a'))?.record.updated).toBe(5000);
  });

  it('leaves the new connection alone when more work of the old one fails', async () => {
    const connection = connect();
    const lost = () => new DOMException('The connection is closing', 'InvalidStateError');
    const first = gate();
    const second = gate();
    const early = connection.use(async (database, again) => {
      if (!again) throw lost();
      first.open();
      await second.opened;
      return database.count('games');
    });
    const late = connection.use(async (database, again) => {
      await first.opened;
      if (!again) throw lost();
      second.open();
      return database.count('games');
    });
    expect(await Promise.all([early, late])).toEqual([0, 0]);
  });

  it('opens again what the browser terminated, and says that it did', async () => {
    const onLost = vi.fn();
    const connection = connect({ onLost });
    const first = await connection.open();
    terminate(first);
    expect(onLost).toHaveBeenCalledTimes(1);
    const next = await connection.open();
    expect(next).not.toBe(first);
    terminate(first);
    expect(await connection.open()).toBe(next);
  });

  it('gives up on work that is never answered, and opens anew for what comes after it', async () => {
    const time = waits();
    const open = vi.spyOn(indexedDB, 'open');
    const connection = connect({ after: time.after });
    await connection.open();
    const kind = kindOf(connection.use(() => new Promise(() => {})));
    await vi.waitFor(() => expect(time.pending()).toEqual([8000]));
    time.pass();
    expect(await kind).toBe('no-answer');
    expect(await connection.use(async ({ name }) => name)).toBe(DATABASE_NAME);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('lets go of a database that is deleted, and says that it is lost', async () => {
    const said: string[] = [];
    const connection = connect({ onBlocking: () => said.push('blocking'), onLost: () => said.push('lost') });
    await connection.open();
    await new Promise((resolve, reject) => {
      const deletion = indexedDB.deleteDatabase(DATABASE_NAME);
      deletion.onsuccess = resolve;
      deletion.onerror = reject;
    });
    expect(said).toEqual(['lost']);
  });

  it('leaves no rejection unhandled when a read fails', async () => {
    const store = await openStore();
    await storeGame(store, 'a', 1, { status: 'over' });
    const { transaction } = IDBDatabase.prototype;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
      const begun = transaction.apply(this, args);
      queueMicrotask(() => abortWith(begun, 'UnknownError'));
      return begun;
    });
    // The runner fails a test that leaves one.
    for (const read of [
      () => store.load('a'),
      () => store.openGames(),
      () => store.finishedGames(9),
      () => store.countFinished(),
      () => store.roster(),
    ])
      expect(await kindOf(read())).toBe('lost');
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
    const blocked = vi.fn();
    const newer = await openDB(DATABASE_NAME, VERSION + 1, { blocked });
    opened.push(newer);
    expect(newer.version).toBe(VERSION + 1);
    expect(blocked).not.toHaveBeenCalled();
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

  it('takes a game for broken whose events are enough but not in line', async () => {
    const store = await openStore();
    await storeGame(store, 'a', 3);
    const database = await connect().open();
    await database.delete('events', ['a', 1]);
    await database.put('events', eventAt(1), ['a', 3]);
    await expect(store.load('a')).rejects.toThrow('Game a has 3 of its 3 events, in line up to 1');
  });

  it('stores every event in one transaction of its own, durable before it resolves', async () => {
    const store = await openStore();
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await storeGame(store, 'a', 4);
    expect(transaction.mock.calls).toEqual(
      Array(4).fill([['games', 'events'], 'readwrite', { durability: 'strict' }]),
    );
  });

  it('reads no more finished games than asked for', async () => {
    const store = await openStore();
    const database = await connect().open();
    const { store: games, done } = database.transaction('games', 'readwrite');
    for (let i = 0; i < 10_000; i++) void games.put(recordOf(`g${i}`, 1, { status: 'over', updated: i }));
    await done;
    let rows = 0;
    const { openCursor } = IDBIndex.prototype;
    vi.spyOn(IDBIndex.prototype, 'openCursor').mockImplementation(function (this: IDBIndex, ...args) {
      const request = openCursor.apply(this, args);
      // Where it begins, and wherever it moves to.
      request.addEventListener('success', () => rows++);
      return request;
    });
    const all = vi.spyOn(IDBIndex.prototype, 'getAll');
    const page = await store.finishedGames(25);
    expect(page.map(({ updated }) => updated)).toEqual(Array.from({ length: 25 }, (_, i) => 9999 - i));
    expect(rows).toBe(25);
    expect((await store.finishedGames(25, 9975)).at(0)?.updated).toBe(9974);
    expect(rows).toBe(50);
    expect([await store.finishedGames(0), await store.finishedGames(1)]).toEqual([[], page.slice(0, 1)]);
    expect(rows).toBe(51);
    expect(all).not.toHaveBeenCalled();
    expect(await store.countFinished()).toBe(10_000);
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
