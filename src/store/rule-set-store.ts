/** The rule sets that players have named, in IndexedDB. A connection of its own: most visits need none. */
import { Connection, type ConnectionOptions } from './connection.ts';
import type { SavedRuleSet } from './game-store.ts';
import { writing } from './indexed-store.ts';

/** Every method rejects with a `StoreFailure`. */
export interface RuleSetStore {
  /** The one saved last first. */
  all(): Promise<readonly SavedRuleSet[]>;
  /**
   * Saves these, all or nothing; `was` is the name that the only one of them had before.
   *
   * @returns false, and nothing is saved, where another set has such a name
   */
  save(sets: readonly SavedRuleSet[], was?: string | null): Promise<boolean>;
  remove(name: string): Promise<void>;
  close(): void;
}

export function openRuleSetStore(options: ConnectionOptions = {}): RuleSetStore {
  const connection = new Connection(options);
  return {
    all: () =>
      connection.use(async (database) =>
        (await database.getAll('ruleSets')).sort((a, b) => b.updated - a.updated),
      ),
    save: (sets, was = null) =>
      connection.use(async (database) => {
        let free = true;
        await writing(database, ['ruleSets'], async (transaction) => {
          const store = transaction.objectStore('ruleSets');
          const known = await Promise.all(sets.map(({ name }) => store.getKey(name)));
          free = known.every((name) => name === undefined || name === was);
          if (!free) return;
          await Promise.all([
            ...(was === null ? [] : [store.delete(was)]),
            ...sets.map(async (set) => store.put(set)),
          ]);
        });
        return free;
      }),
    remove: (name) =>
      connection.use((database) =>
        writing(database, ['ruleSets'], (transaction) => transaction.objectStore('ruleSets').delete(name)),
      ),
    close: () => connection.close(),
  };
}
