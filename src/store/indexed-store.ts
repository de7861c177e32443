/** The store of games in IndexedDB. Nothing but the database is awaited inside a transaction. */
import { type GameEvent, upcast } from '../game/events.ts';
import { Connection, type ConnectionOptions, type Database } from './connection.ts';
import { StoreFailure } from './failure.ts';
import type { GameRecord, GameStore, LoadedGame } from './game-store.ts';

/** Durable before it resolves: the event a screen has called final outlives the phone's battery. */
const STRICT = { durability: 'strict' } as const;

/** Cubes told of a throw that is not complete outlive the page; no ruling depends on them. */
const RELAXED = { durability: 'relaxed' } as const;

/** Opens the database on this device; rejects with a `StoreFailure` where that cannot be. */
export async function openGameStore(options: ConnectionOptions = {}): Promise<GameStore> {
  const connection = new Connection(options);
  await connection.use(async () => {});
  return {
    create: (record, first) => connection.use((database) => write(database, record, first)),
    append: (record, event) => connection.use((database) => write(database, record, event)),
    load: (id) => connection.use((database) => load(database, id)),
    saveDraft: (draft) =>
      connection.use(async (database) => {
        const transaction = database.transaction('drafts', 'readwrite', RELAXED);
        await Promise.all([transaction.store.put(draft), transaction.done]);
      }),
    openGames: () =>
      connection.use(async (database) =>
        (await database.getAllFromIndex('games', 'byStatus', rangeOf('open'))).reverse(),
      ),
    finishedGames: (limit, before) => connection.use((database) => finished(database, limit, before)),
    countFinished: () =>
      connection.use((database) => database.countFromIndex('games', 'byStatus', rangeOf('over'))),
    remove: (id) => connection.use((database) => remove(database, id)),
    roster: () =>
      connection.use(async (database) =>
        (await database.getAllFromIndex('roster', 'byLastPlayed')).reverse(),
      ),
    rememberPlayers: (players) =>
      connection.use(async (database) => {
        const transaction = database.transaction('roster', 'readwrite', STRICT);
        await Promise.all([...players.map((player) => transaction.store.put(player)), transaction.done]);
      }),
    close: () => connection.close(),
  };
}

const rangeOf = (status: GameRecord['status'], before = Number.POSITIVE_INFINITY): IDBKeyRange =>
  IDBKeyRange.bound([status, Number.NEGATIVE_INFINITY], [status, before], false, true);

const eventsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

/**
 * One event, one transaction: `add` fails where that event exists, and everything with it. Where the event before
 * it is gone, another window has removed the game, and nothing is written.
 */
async function write(database: Database, record: GameRecord, event: GameEvent): Promise<void> {
  const transaction = database.transaction(['games', 'events', 'drafts'], 'readwrite', STRICT);
  const { done } = transaction;
  // It is awaited below, unless a request has failed by then.
  done.catch(() => {});
  const events = transaction.objectStore('events');
  const place = record.events - 1;
  try {
    if (place > 0 && (await events.getKey([record.id, place - 1])) === undefined)
      throw new StoreFailure('conflict');
    await Promise.all([
      events.add(event, [record.id, place]),
      transaction.objectStore('games').put(record),
      transaction.objectStore('drafts').delete(record.id),
      done,
    ]);
  } catch (error) {
    // What ended the transaction tells more than the request that ended with it.
    throw transaction.error ?? error;
  }
}

async function load(database: Database, id: string): Promise<LoadedGame | undefined> {
  const transaction = database.transaction(['games', 'events', 'drafts']);
  const [record, events, draft] = await Promise.all([
    transaction.objectStore('games').get(id),
    transaction.objectStore('events').getAll(eventsOf(id)),
    transaction.objectStore('drafts').get(id),
    transaction.done,
  ]);
  if (record === undefined) return undefined;
  if (events.length !== record.events) {
    throw new StoreFailure('unknown', `Game ${id} has ${events.length} of its ${record.events} events`);
  }
  return { record, events: events.map(upcast), draft: draft ?? null };
}

async function finished(database: Database, limit: number, before?: number): Promise<readonly GameRecord[]> {
  const records: GameRecord[] = [];
  const index = database.transaction('games').store.index('byStatus');
  let cursor = await index.openCursor(rangeOf('over', before), 'prev');
  while (cursor && records.length < limit) {
    records.push(cursor.value);
    if (records.length < limit) cursor = await cursor.continue();
  }
  return records;
}

async function remove(database: Database, id: string): Promise<void> {
  const transaction = database.transaction(['games', 'events', 'drafts'], 'readwrite', STRICT);
  await Promise.all([
    transaction.objectStore('games').delete(id),
    transaction.objectStore('events').delete(eventsOf(id)),
    transaction.objectStore('drafts').delete(id),
    transaction.done,
  ]);
}
