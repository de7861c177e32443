/** The one connection to the database: opened once, dropped when it breaks, opened again and the work retried once. */
import { type IDBPDatabase, openDB } from 'idb';
import { StoreFailure, toFailure } from './failure.ts';
import { DATABASE_NAME, type FeltSchema, UPGRADES, VERSION } from './schema.ts';

export type Database = IDBPDatabase<FeltSchema>;

export interface ConnectionOptions {
  readonly name?: string;
  readonly version?: number;
  /** A database that has not answered an open for so long will not: milliseconds. */
  readonly patience?: number;
  /** A newer version of the app, in another window, waits for this one to let go; it has. */
  readonly onBlocking?: () => void;
}

const PATIENCE = 8000;

export class Connection {
  private database: Promise<Database> | null = null;

  constructor(private readonly options: ConnectionOptions = {}) {}

  /**
   * Does some work on the database. A connection that was closed under the app is opened anew and the work tried
   * once more: a retry on the same handle hardly ever helps.
   *
   * @throws StoreFailure
   */
  async use<T>(work: (database: Database) => Promise<T>): Promise<T> {
    try {
      return await work(await this.open());
    } catch (error) {
      const failure = toFailure(error);
      if (failure.kind !== 'lost') throw failure;
      this.close();
    }
    try {
      return await work(await this.open());
    } catch (error) {
      throw toFailure(error);
    }
  }

  /** Opens the database if it is not open. */
  open(): Promise<Database> {
    if (this.database === null) {
      const opening = this.openAnew();
      this.database = opening;
      opening.catch(() => {
        if (this.database === opening) this.database = null;
      });
    }
    return this.database;
  }

  close(): void {
    const { database } = this;
    this.database = null;
    database
      ?.then((open) => open.close())
      .catch(() => {
        // It never opened.
      });
  }

  private openAnew(): Promise<Database> {
    const { name = DATABASE_NAME, version = VERSION, patience = PATIENCE, onBlocking } = this.options;
    if (typeof indexedDB === 'undefined') return Promise.reject(new StoreFailure('unavailable'));
    return new Promise((resolve, reject) => {
      let settled = false;
      const give = (failure: StoreFailure) => {
        settled = true;
        reject(failure);
      };
      // Neither a blocked nor a dead open ever rejects by itself.
      const timer = setTimeout(() => give(new StoreFailure('lost', 'The database did not answer')), patience);
      const opening = openDB<FeltSchema>(name, version, {
        upgrade(database, from, to, transaction) {
          for (const upgrade of UPGRADES.slice(from, to ?? VERSION)) upgrade(database, transaction);
        },
        blocked: () => give(new StoreFailure('blocked')),
        blocking: () => {
          this.close();
          onBlocking?.();
        },
        terminated: () => {
          this.database = null;
        },
      });
      opening
        .then(
          (database) => {
            // Too late: whoever asked has been told, and goes on without it.
            if (settled) database.close();
            else resolve(database);
          },
          (error: unknown) => give(toFailure(error)),
        )
        .finally(() => clearTimeout(timer));
    });
  }
}
