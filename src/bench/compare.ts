/**
 * One case under other rules: every preset, and every single setting with another value. All of it is judged for
 * the very case, never looked up: the position stays, and this throw is judged as those rules judge it.
 */
import type { OpenGame } from '../engine/game.ts';
import {
  PRESET_NAMES,
  type PresetName,
  presetRules,
  type Rules,
  type RulesChange,
  rulesDifference,
  SETTING_KEYS,
  SETTINGS,
  type Setting,
  type SettingKey,
} from '../engine/settings.ts';
import { changeRules } from '../engine/table.ts';
import { answerIn, type Verdict } from './answer.ts';
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
  /** Settings of the preset under which the position could not be, so that they were left as they are. */
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
   * under which the position could be.
   */
  readonly settings: readonly SettingVerdict[];
  /** Every other value that was judged for that, also where the answer is the same and only its words may differ. */
  readonly tried: readonly SettingVerdict[];
}

export function compare(asked: Case): Comparison {
  const bench = new Bench(asked);
  const each = SETTING_KEYS.map((key) => trySetting(bench, key));
  const settings = each.flatMap((tried) => differingOf(bench, tried));
  const matter = new Set(settings.map(({ key }) => key));
  return { presets: comparePresets(bench, matter), settings, tried: each.flat() };
}

/** The case with its own answer, to be held against others. */
class Bench {
  readonly game: OpenGame;
  readonly own: Verdict;
  /** What the own answer comes down to. */
  readonly essence: string;

  constructor(readonly asked: Case) {
    this.game = gameOf(asked);
    this.own = this.under(asked.rules).verdict;
    this.essence = essenceOf(this.own);
  }

  under(rules: Rules): Judged {
    const { thrown, choice } = this.asked;
    const game = { ...this.game, rules };
    const verdict = answerIn(game, thrown, choice);
    const choiceLost = !verdict.ok && verdict.error === 'choice' && choice !== null;
    return { verdict: choiceLost ? answerIn(game, thrown, null) : verdict, choiceLost };
  }

  /** What the answer comes down to with these changes. */
  essenceUnder(change: RulesChange): string {
    return essenceOf(this.under({ ...this.asked.rules, ...change }).verdict);
  }

  /** Whether the position could stand under them: the ending is theirs, and nobody has reached their goal already. */
  couldBe(change: RulesChange): boolean {
    if (this.game.phase !== 'play') return change.ending === undefined || change.ending === this.game.phase;
    return changeRules(this.game, change).ok;
  }
}

function comparePresets(bench: Bench, matter: ReadonlySet<SettingKey>): readonly PresetVerdict[] {
  const all = PRESET_NAMES.map((preset): PresetVerdict => {
    const { change, kept } = changeTo(bench, presetRules(preset));
    const judged = bench.under({ ...bench.asked.rules, ...change });
    const same = essenceOf(judged.verdict) === bench.essence;
    return { preset, ...judged, same, because: same ? [] : because(bench, change, matter), kept };
  });
  return [...all.filter(({ same }) => !same), ...all.filter(({ same }) => same)];
}

/** The change to these rules as far as the position could be under them, and the settings that are kept. */
function changeTo(
  bench: Bench,
  wanted: Rules,
): Pick<PresetVerdict, 'kept'> & { readonly change: RulesChange } {
  const change = rulesDifference(bench.asked.rules, wanted);
  if (bench.couldBe(change)) return { change, kept: [] };
  const keeps: readonly SettingKey[] = bench.game.phase === 'play' ? ['goal', 'goalIs'] : ['ending'];
  const kept = keysOf(change).filter((key) => keeps.includes(key));
  return {
    change: pick(
      change,
      keysOf(change).filter((key) => !kept.includes(key)),
    ),
    kept,
  };
}

const keysOf = (change: RulesChange): readonly SettingKey[] =>
  SETTING_KEYS.filter((key) => change[key] !== undefined);

const pick = (change: RulesChange, keys: readonly SettingKey[]): RulesChange =>
  Object.fromEntries(keys.map((key) => [key, change[key]]));

/**
 * The fewest settings of a change that alone lead to its answer.
 *
 * @param matter the settings that change the answer by themselves.
 */
function because(bench: Bench, change: RulesChange, matter: ReadonlySet<SettingKey>): readonly SettingKey[] {
  const wanted = bench.essenceUnder(change);
  const leads = (keys: readonly SettingKey[]): boolean => bench.essenceUnder(pick(change, keys)) === wanted;
  // Whatever can be left out is left out; then smaller sets are tried of what matters at all.
  const enough = keysOf(change).reduceRight<readonly SettingKey[]>((keys, key) => {
    const fewer = keys.filter((each) => each !== key);
    return leads(fewer) ? fewer : keys;
  }, keysOf(change));
  const tried = keysOf(change).filter((key) => matter.has(key) || enough.includes(key));
  for (let size = 1; size < enough.length; size++)
    for (const keys of setsOf(tried, size)) if (leads(keys)) return keys;
  return enough;
}

/** All sets of so many of these, in the order of the list. */
function* setsOf<T>(list: readonly T[], size: number, from = 0): Generator<readonly T[]> {
  if (size === 0) yield [];
  else
    for (let place = from; place <= list.length - size; place++)
      for (const rest of setsOf(list, size - 1, place + 1)) yield [list[place] as T, ...rest];
}

/** Its other values under which the position could be, those as one that no answer can tell apart. */
function trySetting(bench: Bench, key: SettingKey): readonly SettingVerdict[] {
  const { asked, own } = bench;
  const setting: Setting = SETTINGS[key];
  const runs =
    setting.kind === 'choice'
      ? setting.values.map((value) => ({ value, to: value }))
      : runsOf(asked, own, key, setting);
  return (runs as readonly Pick<SettingVerdict, 'value' | 'to'>[]).flatMap(({ value, to }) => {
    const change = { [key]: value };
    if (value === asked.rules[key] || !bench.couldBe(change)) return [];
    return [{ key, value, to, ...bench.under({ ...asked.rules, ...change }) }];
  });
}

/** Those of one setting that differ, neighbours with one answer put together. */
function differingOf(bench: Bench, tried: readonly SettingVerdict[]): readonly SettingVerdict[] {
  const found: SettingVerdict[] = [];
  for (const judged of tried) {
    if (essenceOf(judged.verdict) === bench.essence) continue;
    const setting: Setting = SETTINGS[judged.key];
    const before = found.at(-1);
    const goesOn =
      setting.kind === 'number' && before !== undefined && Number(before.to) + setting.step === judged.value;
    if (goesOn && essenceButPoints(before.verdict) === essenceButPoints(judged.verdict))
      found[found.length - 1] = { ...before, to: judged.to };
    else found.push(judged);
  }
  return found;
}
