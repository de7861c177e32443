/** The store of games in IndexedDB. Nothing but the database is awaited inside a transaction. */
import { type IDBPTransaction, type StoreNames, unwrap } from 'idb';
import { type GameEvent, upcast } from '../game/events.ts';
import { Connection, type ConnectionOptions, type Database } from './connection.ts';
import { StoreFailure } from './failure.ts';
import type { GameRecord, GameStore, LoadedGame, RosterPlayer } from './game-store.ts';
import { isSame } from './same.ts';
import type { FeltSchema } from './schema.ts';

type Stores = StoreNames<FeltSchema>[];
type Transaction<S extends Stores, M extends IDBTransactionMode> = IDBPTransaction<FeltSchema, S, M>;

/** Everything of one game. */
const GAME = ['games', 'events', 'drafts'] as const satisfies Stores;

/** Opens the database on this device; rejects with a `StoreFailure` where that cannot be. */
export async function openGameStore(options: ConnectionOptions = {}): Promise<GameStore> {
  const connection = new Connection(options);
  await connection.use(async () => {});
  return {
    create: (record, first) => connection.use((database, again) => write(database, record, first, again)),
    append: (record, event) => connection.use((database, again) => write(database, record, event, again)),
    load: (id) => connection.use((database) => load(database, id)),
    saveDraft: (draft) =>
      connection.use((database) =>
        writing(database, ['drafts'], (transaction) => transaction.objectStore('drafts').put(draft)),
      ),
    openGames: () => connection.use(openGames),
    finishedGames: (limit, before) => connection.use((database) => finished(database, limit, before)),
    countFinished: () =>
      connection.use((database) =>
        reading(database, ['games'], (transaction) =>
          transaction.objectStore('games').index('byStatus').count(rangeOf('over')),
        ),
      ),
    remove: (id) => connection.use((database) => remove(database, id)),
    roster: () => connection.use(roster),
    rememberPlayers: (players) =>
      connection.use((database) =>
        writing(database, ['roster'], (transaction) =>
          Promise.all(players.map(async (player) => transaction.objectStore('roster').put(player))),
        ),
      ),
    close: () => connection.close(),
  };
}

const rangeOf = (status: GameRecord['status'], before = Number.POSITIVE_INFINITY): IDBKeyRange =>
  IDBKeyRange.bound([status, Number.NEGATIVE_INFINITY], [status, before], false, true);

const eventsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

async function reading<const S extends Stores, T>(
  database: Database,
  stores: S,
  work: (transaction: Transaction<S, 'readonly'>) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction(stores);
  transaction.done.catch(() => {
    // The work tells.
  });
  return work(transaction);
}

/** All of it or nothing, and durable before it resolves: what a screen has called final outlives the battery. */
export async function writing<const S extends Stores>(
  database: Database,
  stores: S,
  work: (transaction: Transaction<S, 'readwrite'>) => Promise<unknown>,
): Promise<void> {
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
  const { done } = transaction;
  done.catch(() => {
    // It is awaited below, unless the work fails before.
  });
  try {
    await work(transaction);
    await done;
  } catch (error) {
    // What ended the transaction tells more than the request that ended with it.
    const reason = transaction.error ?? error;
    abort(transaction);
    throw reason;
  }
}

/**
 * As `writing` does, for the step that a ruling waits for: everything is asked for at once, and only the end is waited
 * for. A promise for each request would cost a slow phone some milliseconds.
 *
 * @param ask asks for what is to be written; `end` takes all of it back for a reason
 */
function writingAtOnce(
  database: Database,
  stores: Stores,
  ask: (transaction: IDBTransaction, end: (reason: unknown) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = unwrap(database).transaction(stores, 'readwrite', { durability: 'strict' });
    let reason: unknown = null;
    const end = (why: unknown) => {
      reason = why;
      abort(transaction);
    };
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(reason ?? transaction.error ?? new DOMException('The database gave up', 'AbortError')),
    );
    try {
      ask(transaction, end);
    } catch (error) {
      // What it was given cannot be stored: nothing of it is.
      end(error);
    }
  });
}

/** Ends a transaction whose work failed before it was all asked for, so that no part of it is kept. */
function abort(transaction: Pick<IDBTransaction, 'abort'>): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

/**
 * One event, one transaction: `add` fails where that event exists, and everything with it. Where the event before
 * it is gone, another window has removed the game, and nothing is written. The draft is left alone, so that no event
 * waits for the cubes before it: it says itself which event it stands behind.
 */
function write(database: Database, record: GameRecord, event: GameEvent, again: boolean): Promise<void> {
  return writingAtOnce(database, ['games', 'events'], (transaction, end) => {
    const games = transaction.objectStore('games');
    const events = transaction.objectStore('events');
    const place = record.events - 1;
    const ask = () => {
      if (place > 0) {
        // Asked for together with the writing, which is one wait less; what it finds still ends all of it.
        const before = events.getKey([record.id, place - 1]);
        before.onsuccess = () => {
          if (before.result === undefined)
            end(new StoreFailure('conflict', `Game ${record.id} has no event before its ${record.events}th`));
        };
      }
      events.add(event, [record.id, place]);
      games.put(record);
    };
    if (!again) return ask();
    const stored = events.get([record.id, place]);
    const kept = games.get(record.id);
    kept.onsuccess = () => {
      // The first try was stored, and only the word of it was lost with the connection.
      if (!isSame(stored.result, event) || !isSame(kept.result, record)) ask();
    };
  });
}

function load(database: Database, id: string): Promise<LoadedGame | undefined> {
  return reading(database, GAME, async (transaction) => {
    const events = transaction.objectStore('events');
    const [record, places, stored, draft] = await Promise.all([
      transaction.objectStore('games').get(id),
      events.getAllKeys(eventsOf(id)),
      events.getAll(eventsOf(id)),
      transaction.objectStore('drafts').get(id),
    ]);
    if (record === undefined) return undefined;
    const gap = places.findIndex(([, place], index) => place !== index);
    if (places.length !== record.events || gap >= 0)
      throw new StoreFailure(
        'unknown',
        `Game ${id} has ${places.length} of its ${record.events} events, in line up to ${gap < 0 ? places.length : gap}`,
      );
    return { record, events: stored.map(upcast), draft: draft?.events === stored.length ? draft : null };
  });
}

function openGames(database: Database): Promise<readonly GameRecord[]> {
  return reading(database, ['games'], async (transaction) =>
    (await transaction.objectStore('games').index('byStatus').getAll(rangeOf('open'))).reverse(),
  );
}

function finished(database: Database, limit: number, before?: number): Promise<readonly GameRecord[]> {
  return reading(database, ['games'], async (transaction) => {
    const records: GameRecord[] = [];
    const index = transaction.objectStore('games').index('byStatus');
    let cursor = limit > 0 ? await index.openCursor(rangeOf('over', before), 'prev') : null;
    while (cursor) {
      records.push(cursor.value);
      cursor = records.length < limit ? await cursor.continue() : null;
    }
    return records;
  });
}

function remove(database: Database, id: string): Promise<void> {
  return writing(database, GAME, (transaction) =>
    Promise.all([
      transaction.objectStore('games').delete(id),
      transaction.objectStore('events').delete(eventsOf(id)),
      transaction.objectStore('drafts').delete(id),
    ]),
  );
}

/** Players of one game were remembered at one time: they come by name. */
function roster(database: Database): Promise<readonly RosterPlayer[]> {
  return reading(database, ['roster'], async (transaction) =>
    (await transaction.objectStore('roster').index('byLastPlayed').getAll()).sort(
      (a, b) => b.lastPlayed - a.lastPlayed,
    ),
  );
}
