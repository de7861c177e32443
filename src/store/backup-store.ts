/** Reads everything that is stored, and writes a plan: all of it or nothing, in one transaction over every store. */
import { keepsKeyInside, STORE_NAMES } from './backup-shapes.ts';
import { Connection, type ConnectionOptions, type Database } from './connection.ts';
import { writing } from './indexed-store.ts';
import type { Plan } from './restore.ts';
import type { FeltSchema, Row, Rows, StoreName } from './schema.ts';
import type { IDBPTransaction } from 'idb';

/** Both reject with a `StoreFailure`. */
export interface BackupStore {
  readAll(): Promise<Rows>;
  /**
   * Writes what is planned from what is stored in that moment, so that no window can write in between.
   *
   * @returns the plan that was written
   */
  write(planned: (here: Rows) => Plan): Promise<Plan>;
  close(): void;
}

type Everything<M extends IDBTransactionMode> = IDBPTransaction<FeltSchema, StoreName[], M>;

/** Thousands of games are read and written at once: that takes longer than a step of one. */
const PATIENCE = 120_000;

export function openBackupStore(options: ConnectionOptions = {}): BackupStore {
  const connection = new Connection({ patience: PATIENCE, ...options });
  return {
    readAll: () => connection.use((database) => readRows(database.transaction([...STORE_NAMES]))),
    write: (planned) => connection.use((database) => write(database, planned)),
    close: () => connection.close(),
  };
}

async function readRows(transaction: Everything<'readonly'> | Everything<'readwrite'>): Promise<Rows> {
  const read = async <S extends StoreName>(name: S): Promise<readonly [S, readonly Row<S>[]]> => {
    const store = (transaction as Everything<'readonly'>).objectStore(name);
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return [name, keys.map((key, index): Row<S> => [key, values[index] as FeltSchema[S]['value']])];
  };
  return Object.fromEntries(await Promise.all(STORE_NAMES.map(read))) as unknown as Rows;
}

async function write(database: Database, planned: (here: Rows) => Plan): Promise<Plan> {
  let plan: Plan | undefined;
  await writing(database, [...STORE_NAMES], async (transaction) => {
    const made = planned(await readRows(transaction));
    plan = made;
    const requests = STORE_NAMES.flatMap((name) => {
      const store = transaction.objectStore(name);
      const cleared = made.clear ? [store.clear()] : [];
      const rows: readonly Row<StoreName>[] = made.put[name];
      return [
        ...cleared,
        ...rows.map(async ([key, value]) => store.put(value, keepsKeyInside(name) ? undefined : key)),
      ];
    });
    await Promise.all(requests);
  });
  if (plan === undefined) throw new Error('A transaction came to its end without its work');
  return plan;
}
