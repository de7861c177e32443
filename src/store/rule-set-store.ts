/** The rule sets that players have named, in IndexedDB. A connection of its own: most visits need none. */
import { MAX_SETS } from '../game/rule-set.ts';
import { Connection, type ConnectionOptions } from './connection.ts';
import type { SavedRuleSet } from './game-store.ts';
import { writing } from './indexed-store.ts';

export type SaveOutcome = 'saved' | 'taken' | 'full';

/** Every method rejects with a `StoreFailure`. */
export interface RuleSetStore {
  /** The one saved last first. */
  all(): Promise<readonly SavedRuleSet[]>;
  /**
   * Saves these, all or nothing; `was` is the name that the only one of them had before.
   *
   * @returns why nothing is saved: another set has such a name, or there would be more than are read at once; or that it is
   */
  save(sets: readonly SavedRuleSet[], was?: string | null): Promise<SaveOutcome>;
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
        let outcome: SaveOutcome = 'saved';
        await writing(database, ['ruleSets'], async (transaction) => {
          const store = transaction.objectStore('ruleSets');
          const known = new Set(await store.getAllKeys());
          if (was !== null) known.delete(was);
          if (sets.some(({ name }) => known.has(name))) outcome = 'taken';
          else if (known.size + sets.length > MAX_SETS) outcome = 'full';
          if (outcome !== 'saved') return;
          await Promise.all([
            ...(was === null ? [] : [store.delete(was)]),
            ...sets.map(async (set) => store.put(set)),
          ]);
        });
        return outcome;
      }),
    remove: (name) =>
      connection.use((database) =>
        writing(database, ['ruleSets'], (transaction) => transaction.objectStore('ruleSets').delete(name)),
      ),
    close: () => connection.close(),
  };
}
