/** The rule sets of this device, as rules. Loaded with the first screen that shows or saves one. */
import { makeRulesText, MAX_SET_NAME, parseRulesText, type RuleSet } from '../game/rule-set.ts';
import { openRuleSetStore, type RuleSetStore } from '../store/rule-set-store.ts';

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

/** Saves these; false, with nothing saved, where one has a name that is taken by another than `was`. */
export function saveRuleSets(
  sets: readonly RuleSet[],
  was: string | null = null,
  now: number = Date.now(),
): Promise<boolean> {
  const saved = sets.map(({ name, rules }) => ({ name, rules: makeRulesText(rules), updated: now }));
  return using((store) => store.save(saved, was));
}

export const removeRuleSet = (name: string): Promise<void> => using((store) => store.remove(name));

const isSame = (one: RuleSet, other: RuleSet): boolean =>
  one.name === other.name && makeRulesText(one.rules) === makeRulesText(other.rules);

/** What of these is not here, under names that are free: of one name, both are kept. */
export function newAmong(sets: readonly RuleSet[], here: readonly RuleSet[]): readonly RuleSet[] {
  const all = [...here];
  for (const set of sets) {
    if (all.some((each) => isSame(each, set))) continue;
    let { name } = set;
    for (let number = 2; all.some((each) => each.name === name); number++) {
      const tail = ` (${number})`;
      name = [...set.name].slice(0, MAX_SET_NAME - tail.length).join('') + tail;
    }
    all.push({ ...set, name });
  }
  return all.slice(here.length);
}
