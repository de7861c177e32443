import { describe, expect, it } from 'vitest';
import {
  isPresetName,
  isSettingKey,
  isSettingValue,
  makeSettings,
  parseSetting,
  PRESET_NAMES,
  presetRules,
  RULEBOOK,
  rulesDifference,
  SETTING_KEYS,
  SETTINGS,
} from '../../src/engine/settings.ts';

/** The table of RULES.md, section 5, the default first. */
const CHOICES = [
  ['goalIs', 'reach', 'pass'],
  ['sunTrain', 'never', 'threes', 'any'],
  ['sunValue', 'choose', 'ten'],
  ['sunRest', 'on', 'off'],
  ['twoPairs', 'choose', 'highest'],
  ['clearing', 'all', 'matching', 'once', 'void-flash'],
  ['pendingFlash', 'latest', 'every'],
  ['matchingTrain', 'void', 'counts'],
  ['trainPending', 'off', 'on'],
  ['mustThrowFive', 'on', 'off'],
  ['spots', 'keep-rolling', 'share', 'bump'],
  ['ending', 'last-licks', 'end-game', 'sudden'],
  ['tie', 'leader', 'shared'],
  ['fullHouse', 'off', 'choice', 'must-throw'],
  ['samplerSun', 'on', 'off'],
] as const;

/** Default, least, most, step. */
const NUMBERS = [
  ['goal', 500, 50, 5000, 5],
  ['opening', 35, 0, 200, 5],
  ['sampler', 0, 0, 100, 5],
  ['trainWrecksOut', 0, 0, 20, 1],
] as const;

describe('the settings (RULES.md 5)', () => {
  it('are nineteen', () => {
    expect([...SETTING_KEYS].sort()).toEqual([...CHOICES, ...NUMBERS].map(([key]) => key).sort());
    expect(SETTING_KEYS).toHaveLength(19);
  });

  it.each(CHOICES)('%s', (key, ...values) => {
    expect(SETTINGS[key].values).toEqual(values);
    expect(RULEBOOK[key]).toBe(values[0]);
    for (const value of values) {
      expect(isSettingValue(key, value)).toBe(true);
      expect(parseSetting(key, value)).toEqual({ [key]: value });
    }
    for (const wrong of ['', 'On', 'yes', 5, undefined, null]) expect(isSettingValue(key, wrong)).toBe(false);
    expect(parseSetting(key, '5')).toBeUndefined();
  });

  it.each(NUMBERS)('%s: %i, from %i to %i in steps of %i', (key, initial, min, max, step) => {
    expect(RULEBOOK[key]).toBe(initial);
    for (const value of [min, min + step, max - step, max]) {
      expect(isSettingValue(key, value)).toBe(true);
      expect(parseSetting(key, String(value))).toEqual({ [key]: value });
    }
    for (const wrong of [min - step, max + step, min + step / 2, Number.NaN, String(min), null]) {
      expect(isSettingValue(key, wrong)).toBe(false);
    }
    for (const wrong of [
      String(max + step),
      `0${max}`,
      `+${max}`,
      '-5',
      '1e2',
      '',
      'many',
      `${max}.0`,
      ` ${max}`,
    ]) {
      expect(parseSetting(key, wrong)).toBeUndefined();
    }
  });

  it.each(['', 'Goal', 'zap', 'toString', '__proto__', 'constructor'])('%j is none', (key) => {
    expect(isSettingKey(key)).toBe(false);
    expect(parseSetting(key, '300')).toBeUndefined();
  });
});

describe('the presets (RULES.md 5)', () => {
  it.each([
    ['rulebook', {}],
    ['short', { goal: 300 }],
    ['end-game', { ending: 'end-game' }],
    [
      'dice-now',
      {
        sunTrain: 'any',
        sunValue: 'ten',
        sunRest: 'off',
        twoPairs: 'highest',
        clearing: 'once',
        spots: 'share',
        ending: 'end-game',
      },
    ],
    ['review', { spots: 'share' }],
    ['encyclopedia', { fullHouse: 'must-throw', sampler: 25 }],
  ] as const)('%s', (name, differs) => {
    expect(isPresetName(name)).toBe(true);
    expect(rulesDifference(RULEBOOK, presetRules(name))).toEqual(differs);
    expect(Object.keys(presetRules(name))).toHaveLength(19);
  });

  it('are six, and no others', () => {
    expect(PRESET_NAMES).toHaveLength(6);
    expect(['Rulebook', '', 'toString'].map(isPresetName)).toEqual([false, false, false]);
  });
});

describe('what differs between two sets of rules', () => {
  it('is what changed, towards the second, in the order of the list', () => {
    const rules = { ...RULEBOOK, spots: 'bump', goal: 300 } as const;
    expect(rulesDifference(RULEBOOK, rules)).toEqual({ goal: 300, spots: 'bump' });
    expect(rulesDifference(rules, RULEBOOK)).toEqual({ goal: 500, spots: 'keep-rolling' });
    expect(makeSettings({ spots: 'bump', goal: 300 })).toEqual(['goal=300', 'spots=bump']);
    expect(makeSettings({})).toEqual([]);
  });

  it('the rulebook itself cannot be changed by accident', () => {
    expect(Object.isFrozen(RULEBOOK)).toBe(true);
  });
});
