/**
 * One case under other rules: every preset, and every single setting with another value. All of it is judged for
 * the very case, never looked up; the rules change as a Guiding Light change would at this moment.
 */
import {
  PRESET_NAMES,
  type PresetName,
  presetRules,
  type Rules,
  rulesDifference,
  SETTING_KEYS,
  SETTINGS,
  type Setting,
  type SettingKey,
} from '../engine/settings.ts';
import { changeRules } from '../engine/table.ts';
import { answer, type Verdict } from './answer.ts';
import { type Case, gameOf } from './case.ts';
import { essenceButPoints, essenceOf } from './essence.ts';
import { runsOf } from './thresholds.ts';

/** The case as other rules answer it. */
interface Judged {
  readonly verdict: Verdict;
  /** The choice that the case names is not to be had there: this is the answer without it. */
  readonly choiceLost: boolean;
}

/** The case as a preset rules it. */
export interface PresetVerdict extends Judged {
  readonly preset: PresetName;
  /** The answer is that of the case's own rules. */
  readonly same: boolean;
  /** The settings that make the difference, the fewest that do; empty when it is the same. */
  readonly because: readonly SettingKey[];
  /** Settings of the preset that cannot change any more in this game and were left as they are. */
  readonly kept: readonly SettingKey[];
}

/** The case with one setting changed to a value, or to any from one value to another, that changes the answer. */
export interface SettingVerdict extends Judged {
  readonly key: SettingKey;
  /** The value; of a numeric setting the first of the run of values with this answer. */
  readonly value: Rules[SettingKey];
  /**
   * The last of the run; the same as `value` for a single one. The values of a run may differ in how many points the
   * throw makes (a Sampler), then this is the answer of the first.
   */
  readonly to: Rules[SettingKey];
}

export interface Comparison {
  /** Those that differ first, else in the order of the list. */
  readonly presets: readonly PresetVerdict[];
  /**
   * Exactly the settings whose other values change the answer, in the order of the list, each with all such values
   * that it can still take in this game.
   */
  readonly settings: readonly SettingVerdict[];
}

export const compare = (asked: Case): Comparison => ({
  presets: comparePresets(asked),
  settings: SETTING_KEYS.flatMap((key) => compareSetting(asked, key)),
});

function under(asked: Case, rules: Rules): Judged {
  const verdict = answer({ ...asked, rules });
  const choiceLost = !verdict.ok && verdict.error === 'choice' && asked.choice !== null;
  return { verdict: choiceLost ? answer({ ...asked, rules, choice: null }) : verdict, choiceLost };
}

const essenceUnder = (asked: Case, rules: Rules): string => essenceOf(under(asked, rules).verdict);

function comparePresets(asked: Case): readonly PresetVerdict[] {
  const own = essenceUnder(asked, asked.rules);
  const all = PRESET_NAMES.map((preset): PresetVerdict => {
    const { rules, kept } = changeTo(asked, presetRules(preset));
    const judged = under(asked, rules);
    const same = essenceOf(judged.verdict) === own;
    return { preset, ...judged, same, because: same ? [] : because(asked, rules), kept };
  });
  return [...all.filter(({ same }) => !same), ...all.filter(({ same }) => same)];
}

/** These rules as far as a Guiding Light change can bring them about now, and the settings that it cannot change. */
function changeTo(asked: Case, wanted: Rules): Pick<PresetVerdict, 'kept'> & { readonly rules: Rules } {
  const game = gameOf(asked);
  const change = rulesDifference(asked.rules, wanted);
  if (changeRules(game, change).ok) return { rules: wanted, kept: [] };
  const kept = keysOf(change).filter(
    (key) => key === 'goal' || key === 'goalIs' || !changeRules(game, { [key]: wanted[key] }).ok,
  );
  return { rules: { ...wanted, ...pick(asked.rules, kept) }, kept };
}

const keysOf = (change: Partial<Rules>): readonly SettingKey[] =>
  SETTING_KEYS.filter((key) => change[key] !== undefined);

const pick = (rules: Rules, keys: readonly SettingKey[]): Partial<Rules> =>
  Object.fromEntries(keys.map((key) => [key, rules[key]]));

/** How many sets of settings are tried before the ones found by leaving out are taken. */
const MOST_TRIALS = 250;

/** The fewest settings of these rules that, changed in the case's own, lead to their answer. */
function because(asked: Case, rules: Rules): readonly SettingKey[] {
  const wanted = essenceUnder(asked, rules);
  const leads = (keys: readonly SettingKey[]): boolean =>
    essenceUnder(asked, { ...asked.rules, ...pick(rules, keys) }) === wanted;
  const differing = keysOf(rulesDifference(asked.rules, rules));
  // Whatever can be left out is left out; then smaller sets are tried.
  const enough = differing.reduceRight<readonly SettingKey[]>((keys, key) => {
    const fewer = keys.filter((each) => each !== key);
    return leads(fewer) ? fewer : keys;
  }, differing);
  let trials = 0;
  for (let size = 1; size < enough.length; size++) {
    for (const keys of setsOf(differing, size)) {
      if (leads(keys)) return keys;
      if (++trials === MOST_TRIALS) return enough;
    }
  }
  return enough;
}

/** All sets of so many of these, in the order of the list. */
function* setsOf<T>(list: readonly T[], size: number, from = 0): Generator<readonly T[]> {
  if (size === 0) yield [];
  else
    for (let place = from; place <= list.length - size; place++)
      for (const rest of setsOf(list, size - 1, place + 1)) yield [list[place] as T, ...rest];
}

function compareSetting(asked: Case, key: SettingKey): readonly SettingVerdict[] {
  const own = under(asked, asked.rules);
  const essence = essenceOf(own.verdict);
  const game = gameOf(asked);
  const found: SettingVerdict[] = [];
  const setting: Setting = SETTINGS[key];
  const runs =
    setting.kind === 'choice'
      ? setting.values.map((value) => ({ value, to: value }))
      : runsOf(asked, own.verdict, key, setting);
  for (const { value, to } of runs as readonly Pick<SettingVerdict, 'value' | 'to'>[]) {
    const change = { [key]: value };
    if (!changeRules(game, change).ok) continue;
    const judged = under(asked, { ...asked.rules, ...change });
    if (essenceOf(judged.verdict) === essence) continue;
    const before = found.at(-1);
    const goesOn =
      setting.kind === 'number' && before !== undefined && Number(before.to) + setting.step === value;
    if (goesOn && essenceButPoints(before.verdict) === essenceButPoints(judged.verdict))
      found[found.length - 1] = { ...before, to };
    else found.push({ key, value, to, ...judged });
  }
  return found;
}
