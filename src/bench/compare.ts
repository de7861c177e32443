/**
 * One case under other rules: every preset, and every single setting with another value. All of it is judged for
 * the very case, never looked up.
 */
import type { Refusal } from '../engine/game.ts';
import type { Result } from '../engine/result.ts';
import {
  PRESET_NAMES,
  type PresetName,
  presetRules,
  type Rules,
  SETTING_KEYS,
  SETTINGS,
  type Setting,
  type SettingKey,
} from '../engine/settings.ts';
import { type Answer, answer } from './answer.ts';
import type { Case } from './case.ts';

/** An answer, or why the case cannot be under those rules. */
export type Verdict = Result<Answer, Refusal>;

/** The case as a preset rules it. */
export interface PresetVerdict {
  readonly preset: PresetName;
  readonly verdict: Verdict;
  /** The answer is that of the case's own rules. */
  readonly same: boolean;
  /** The settings that make the difference, the fewest that do; empty when it is the same. */
  readonly because: readonly SettingKey[];
}

/** The case with one setting changed to a value, or to any from one value to another, that changes the answer. */
export interface SettingVerdict {
  readonly key: SettingKey;
  /** The value; of a numeric setting the first of the run of values with this answer. */
  readonly value: Rules[SettingKey];
  /** The last of the run; the same as `value` for a single one. */
  readonly to: Rules[SettingKey];
  readonly verdict: Verdict;
}

export interface Comparison {
  /** Those that differ first, else in the order of the list. */
  readonly presets: readonly PresetVerdict[];
  /** Exactly the settings whose other values change the answer, in the order of the list. */
  readonly settings: readonly SettingVerdict[];
}

export const compare = (asked: Case): Comparison => ({
  presets: comparePresets(asked),
  settings: compareSettings(asked),
});

function under(asked: Case, rules: Rules): Verdict {
  return answer({ ...asked, rules });
}

/** What two answers are held against each other by: all that follows from the throw, but not the rules. */
const essence = (verdict: Verdict): string =>
  JSON.stringify(verdict, (key, value: unknown) => (key === 'rules' ? undefined : value));

function comparePresets(asked: Case): readonly PresetVerdict[] {
  const own = essence(under(asked, asked.rules));
  const all = PRESET_NAMES.map((preset): PresetVerdict => {
    const verdict = under(asked, presetRules(preset));
    const same = essence(verdict) === own;
    return { preset, verdict, same, because: same ? [] : because(asked, presetRules(preset)) };
  });
  return [...all.filter(({ same }) => !same), ...all.filter(({ same }) => same)];
}

function because(asked: Case, rules: Rules): readonly SettingKey[] {
  return SETTING_KEYS.filter((key) => asked.rules[key] !== rules[key]);
}

function compareSettings(asked: Case): readonly SettingVerdict[] {
  const own = essence(under(asked, asked.rules));
  const found: SettingVerdict[] = [];
  for (const key of SETTING_KEYS) {
    const setting: Setting = SETTINGS[key];
    if (setting.kind === 'number') continue;
    for (const value of setting.values) {
      const verdict = under(asked, { ...asked.rules, [key]: value });
      if (essence(verdict) !== own)
        found.push({ key, value: value as Rules[SettingKey], to: value as Rules[SettingKey], verdict });
    }
  }
  return found;
}
