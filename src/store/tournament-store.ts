/** The tournaments of this device in IndexedDB: one event, one transaction. A connection of its own: most visits need none. */
import type { TournamentEvent } from '../tournament/tournament-log.ts';
import { Connection, type ConnectionOptions, type Database } from './connection.ts';
import { StoreFailure } from './failure.ts';
import { writing } from './indexed-store.ts';
import { isSame } from './same.ts';
import type { TournamentRecord } from './tournament-record.ts';

export interface LoadedTournament {
  readonly record: TournamentRecord;
  readonly events: readonly TournamentEvent[];
}

/** Every method rejects with a `StoreFailure`. */
export interface TournamentStore {
  /** The one worked on last first. */
  all(): Promise<readonly TournamentRecord[]>;
  load(id: string): Promise<LoadedTournament | undefined>;
  /**
   * Adds events and puts the record, all or nothing.
   *
   * @param record the tournament as it stands with these events; its `events` counts them
   * @throws StoreFailure `conflict` when one of them exists already: another window was faster; or when the one before
   *   is gone: another window has removed the tournament
   */
  append(record: TournamentRecord, events: readonly TournamentEvent[]): Promise<void>;
  /** With all its events; the games played for it stay. */
  remove(id: string): Promise<void>;
  close(): void;
}

export function openTournamentStore(options: ConnectionOptions = {}): TournamentStore {
  const connection = new Connection(options);
  return {
    all: () =>
      connection.use(async (database) =>
        (await database.getAll('tournaments')).sort((a, b) => b.updated - a.updated),
      ),
    load: (id) => connection.use((database) => load(database, id)),
    append: (record, events) => connection.use((database, again) => append(database, record, events, again)),
    remove: (id) =>
      connection.use((database) =>
        writing(database, ['tournaments', 'tournamentEvents'], (transaction) =>
          Promise.all([
            transaction.objectStore('tournaments').delete(id),
            transaction.objectStore('tournamentEvents').delete(eventsOf(id)),
          ]),
        ),
      ),
    close: () => connection.close(),
  };
}

const eventsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

async function load(database: Database, id: string): Promise<LoadedTournament | undefined> {
  const transaction = database.transaction(['tournaments', 'tournamentEvents']);
  const [record, events] = await Promise.all([
    transaction.objectStore('tournaments').get(id),
    transaction.objectStore('tournamentEvents').getAll(eventsOf(id)),
    transaction.done,
  ]);
  if (record === undefined) return undefined;
  if (events.length !== record.events)
    throw new StoreFailure('unknown', `Tournament ${id} has ${events.length} of its ${record.events} events`);
  return { record, events };
}

function append(
  database: Database,
  record: TournamentRecord,
  events: readonly TournamentEvent[],
  again: boolean,
): Promise<void> {
  const { id } = record;
  const first = record.events - events.length;
  return writing(database, ['tournaments', 'tournamentEvents'], async (transaction) => {
    const stored = transaction.objectStore('tournamentEvents');
    // The first try was stored, and only the word of it was lost with the connection.
    if (again && isSame(await stored.get([id, record.events - 1]), events.at(-1))) return;
    if (first > 0 && (await stored.getKey([id, first - 1])) === undefined)
      throw new StoreFailure('conflict', `Tournament ${id} has no event before its ${first + 1}th`);
    await Promise.all([
      transaction.objectStore('tournaments').put(record),
      ...events.map(async (event, place) => stored.add(event, [id, first + place])),
    ]);
  });
}
