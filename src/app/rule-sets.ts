/** The rule sets of this device, as rules. Loaded with the first screen that shows or saves one. */
import { makeRulesText, newAmong as newSets, parseRulesText, type RuleSet } from '../game/rule-set.ts';
import { openRuleSetStore, type RuleSetStore, type SaveOutcome } from '../store/rule-set-store.ts';

/** Everything here rejects with a `StoreFailure` where the database fails. */
async function using<T>(work: (store: RuleSetStore) => Promise<T>): Promise<T> {
  const store = openRuleSetStore();
  try {
    return await work(store);
  } finally {
    store.close();
  }
}

/** The one saved last first. */
export async function loadRuleSets(): Promise<readonly RuleSet[]> {
  const saved = await using((store) => store.all());
  return saved.flatMap(({ name, rules }) => {
    const read = parseRulesText(rules);
    return read.ok ? [{ name, rules: read.value }] : [];
  });
}

/** Saves these, or nothing: where one has a name that is taken by another than `was`, or there would be too many. */
export function saveRuleSets(
  sets: readonly RuleSet[],
  was: string | null = null,
  now: number = Date.now(),
): Promise<SaveOutcome> {
  const saved = sets.map(({ name, rules }) => ({ name, rules: makeRulesText(rules), updated: now }));
  return using((store) => store.save(saved, was));
}

export const removeRuleSet = (name: string): Promise<void> => using((store) => store.remove(name));

/** What of these is not here, under names that are free: of one name, both are kept. */
export const newAmong = (sets: readonly RuleSet[], here: readonly RuleSet[]): readonly RuleSet[] =>
  newSets(sets, here, makeRulesText);
