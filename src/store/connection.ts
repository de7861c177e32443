/** The one connection to the database: opened once, dropped when it breaks, opened again and the work retried once. */
import { type IDBPDatabase, openDB } from 'idb';
import { StoreFailure, toFailure } from './failure.ts';
import { DATABASE_NAME, type FeltSchema, UPGRADES, VERSION } from './schema.ts';

export type Database = IDBPDatabase<FeltSchema>;

export interface ConnectionOptions {
  readonly name?: string;
  readonly version?: number;
  /** A database that has not answered for so long, an open or a piece of work, will not: milliseconds. */
  readonly patience?: number;
  /** How long an older version in another window may take to let go when it was asked to: milliseconds. */
  readonly grace?: number;
  /** Calls back after so many milliseconds, unless what it returns is called before. */
  readonly after?: (milliseconds: number, then: () => void) => () => void;
  /** A newer version of the app, in another window, waits for this one to let go; it has. */
  readonly onBlocking?: () => void;
  /** The browser closed the database, or it is being deleted; it is opened again when it is next needed. */
  readonly onLost?: () => void;
}

const PATIENCE = 8000;
/** An older version closes at once, but what it is writing is written first. */
const GRACE = 1000;

function afterAll(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}

export class Connection {
  private database: Promise<Database> | null = null;

  constructor(private readonly options: ConnectionOptions = {}) {}

  /**
   * Does some work on the database. A connection that was closed under the app is opened anew and the work tried
   * once more: a retry on the same handle hardly ever helps. The second time the work is told so, because the
   * first may have come through without a word.
   *
   * @throws StoreFailure
   */
  async use<T>(work: (database: Database, again: boolean) => Promise<T>): Promise<T> {
    const opening = this.open();
    try {
      return await this.inTime(work(await opening, false));
    } catch (error) {
      if (error instanceof StoreFailure && error.kind === 'no-answer') this.drop(opening);
      // What is a failure already was not the browser's word, and another try would not change it.
      if (error instanceof StoreFailure) throw error;
      const failure = toFailure(error);
      if (failure.kind !== 'lost') throw failure;
    }
    this.drop(opening);
    try {
      return await this.inTime(work(await this.open(), true));
    } catch (error) {
      throw toFailure(error);
    }
  }

  /** Work that is waited for only so long: a dead database never rejects by itself. */
  private inTime<T>(work: Promise<T>): Promise<T> {
    const { patience = PATIENCE, after = afterAll } = this.options;
    return new Promise((resolve, reject) => {
      const callOff = after(patience, () => reject(new StoreFailure('no-answer')));
      work.finally(callOff).then(resolve, reject);
    });
  }

  /** Opens the database if it is not open. */
  open(): Promise<Database> {
    if (this.database !== null) return this.database;
    const opening = this.openAnew(() => this.drop(opening));
    this.database = opening;
    opening.catch(() => this.drop(opening));
    return opening;
  }

  close(): void {
    if (this.database !== null) this.drop(this.database);
  }

  /** Lets go of this handle, and of no newer one. */
  private drop(opening: Promise<Database>): void {
    if (this.database === opening) this.database = null;
    opening
      .then((database) => database.close())
      .catch(() => {
        // It never opened.
      });
  }

  private openAnew(drop: () => void): Promise<Database> {
    const { name = DATABASE_NAME, version = VERSION, after = afterAll } = this.options;
    const { patience = PATIENCE, grace = GRACE, onBlocking, onLost } = this.options;
    return new Promise((resolve, reject) => {
      let given = false;
      const give = (failure: unknown) => {
        given = true;
        reject(failure);
      };
      // Neither a blocked nor a dead open ever rejects by itself.
      let callOff = after(patience, () => give(new StoreFailure('no-answer')));
      open(name, version, {
        upgrade(database, from, to, transaction) {
          for (const upgrade of UPGRADES.slice(from, to ?? VERSION)) upgrade(database, transaction);
        },
        blocked: () => {
          callOff();
          callOff = after(grace, () => give(new StoreFailure('blocked')));
        },
        blocking: (_version, newer) => {
          drop();
          // Without a newer version the database is being deleted.
          if (newer === null) onLost?.();
          else onBlocking?.();
        },
        terminated: () => {
          drop();
          onLost?.();
        },
      })
        .finally(() => callOff())
        .then((database) => {
          // Too late: whoever asked has been told, and goes on without it.
          if (given) database.close();
          else resolve(database);
        }, give);
    });
  }
}

/** Opens a database. A browser that has none, or forbids it, throws before there is anything to wait for. */
async function open(...parameters: Parameters<typeof openDB<FeltSchema>>): Promise<Database> {
  let opening: Promise<Database>;
  try {
    opening = openDB(...parameters);
  } catch (error) {
    throw new StoreFailure('unavailable', String(error), { cause: error });
  }
  return opening;
}
