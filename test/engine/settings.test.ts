import { describe, expect, it } from 'vitest';
import {
  isPresetName,
  isSettingKey,
  isSettingValue,
  makeSettings,
  parseSetting,
  PRESET_NAMES,
  presetRules,
  type PresetName,
  RULEBOOK,
  type Rules,
  rulesDifference,
  type RulesChange,
  SETTING_KEYS,
  type SettingKey,
  SETTINGS,
} from '../../src/engine/settings.ts';

/** RULES 5: the values of each choice, the default first. */
const CHOICES: readonly (readonly [SettingKey, readonly string[]])[] = [
  ['goalIs', ['reach', 'pass']],
  ['sunTrain', ['never', 'threes', 'any']],
  ['sunValue', ['choose', 'ten']],
  ['sunRest', ['on', 'off']],
  ['twoPairs', ['choose', 'highest']],
  ['clearing', ['all', 'matching', 'once', 'void-flash']],
  ['pendingFlash', ['latest', 'every']],
  ['matchingTrain', ['void', 'counts']],
  ['trainPending', ['off', 'on']],
  ['mustThrowFive', ['on', 'off']],
  ['spots', ['keep-rolling', 'share', 'bump']],
  ['ending', ['last-licks', 'end-game', 'sudden']],
  ['tie', ['leader', 'shared']],
  ['fullHouse', ['off', 'choice', 'must-throw']],
  ['samplerSun', ['on', 'off']],
];

/** RULES 5: the default, the bounds and the step of each number. */
const NUMBERS: readonly (readonly [SettingKey, number, number, number, number])[] = [
  ['goal', 500, 50, 5000, 5],
  ['opening', 35, 0, 200, 5],
  ['sampler', 0, 0, 100, 5],
  ['trainWrecksOut', 0, 0, 20, 1],
];

const DEFAULTS: Rules = {
  goal: 500,
  goalIs: 'reach',
  opening: 35,
  sunTrain: 'never',
  sunValue: 'choose',
  sunRest: 'on',
  twoPairs: 'choose',
  clearing: 'all',
  pendingFlash: 'latest',
  matchingTrain: 'void',
  trainPending: 'off',
  mustThrowFive: 'on',
  spots: 'keep-rolling',
  ending: 'last-licks',
  tie: 'leader',
  fullHouse: 'off',
  sampler: 0,
  samplerSun: 'on',
  trainWrecksOut: 0,
};

describe('the settings (RULES 5)', () => {
  it('are these, in this order', () => {
    expect(SETTING_KEYS).toEqual(Object.keys(DEFAULTS));
    expect(CHOICES.length + NUMBERS.length).toBe(SETTING_KEYS.length);
  });

  it.each(CHOICES)('%s: the default first', (key, values) => {
    expect(SETTINGS[key]).toEqual({ kind: 'choice', values });
    expect(RULEBOOK[key]).toBe(values[0]);
  });

  it.each(NUMBERS)('%s: %d, from %d to %d by %d', (key, initial, min, max, step) => {
    expect(SETTINGS[key]).toEqual({ kind: 'number', initial, min, max, step });
    expect(RULEBOOK[key]).toBe(initial);
  });

  it('have the rulebook for their defaults', () => {
    expect(RULEBOOK).toEqual(DEFAULTS);
    expect(Object.isFrozen(RULEBOOK)).toBe(true);
  });
});

describe('values', () => {
  it.each(CHOICES)('%s takes each of its own and no other', (key, values) => {
    for (const value of values) {
      expect(isSettingValue(key, value)).toBe(true);
      expect(parseSetting(key, value)).toEqual({ [key]: value });
      expect(parseSetting(key, value.toUpperCase())).toBeUndefined();
    }
    for (const value of ['', 'yes', 'true', ' on', '0', values.join(' ')]) {
      expect(parseSetting(key, value)).toBeUndefined();
    }
    for (const value of [0, true, null, undefined, [values[0]]]) {
      expect(isSettingValue(key, value)).toBe(false);
    }
  });

  it.each(NUMBERS)('%s keeps to its bounds and its step', (key, initial, min, max, step) => {
    for (const value of [initial, min, min + step, max - step, max]) {
      expect(isSettingValue(key, value)).toBe(true);
      expect(parseSetting(key, String(value))).toEqual({ [key]: value });
    }
    for (const value of [min - step, max + step, min + step / 2, -min - step, Number.NaN, Infinity]) {
      expect(isSettingValue(key, value)).toBe(false);
      expect(parseSetting(key, String(value))).toBeUndefined();
    }
    for (const value of [String(max), true, null, undefined]) {
      expect(isSettingValue(key, value)).toBe(false);
    }
  });

  it.each<[string, string]>([
    ['goal', '45'],
    ['goal', '5005'],
    ['goal', '303'],
    ['goal', '0300'],
    ['goal', '+300'],
    ['goal', '-300'],
    ['goal', '300.0'],
    ['goal', '3e2'],
    ['goal', '0x12c'],
    ['goal', ' 300'],
    ['goal', '300 '],
    ['goal', ''],
    ['goal', 'many'],
    ['goal', '99999999999999999999'],
    ['opening', '205'],
    ['opening', '00'],
    ['opening', '-0'],
    ['sampler', '105'],
    ['trainWrecksOut', '21'],
    ['trainWrecksOut', '1.5'],
  ])('refuses the number %s=%s', (key, value) => {
    expect(parseSetting(key, value)).toBeUndefined();
  });

  it.each<[string, string, RulesChange]>([
    ['goal', '50', { goal: 50 }],
    ['goal', '5000', { goal: 5000 }],
    ['opening', '0', { opening: 0 }],
    ['sampler', '25', { sampler: 25 }],
    ['trainWrecksOut', '3', { trainWrecksOut: 3 }],
  ])('reads the number %s=%s', (key, value, change) => {
    expect(parseSetting(key, value)).toEqual(change);
  });

  it.each(['', 'Goal', 'goal ', 'tempo', 'toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    'has no setting %j',
    (key) => {
      expect(isSettingKey(key)).toBe(false);
      expect(parseSetting(key, 'on')).toBeUndefined();
      expect(parseSetting(key, '0')).toBeUndefined();
    },
  );
});

describe('presets (RULES 5)', () => {
  const PRESETS: readonly (readonly [PresetName, RulesChange])[] = [
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
  ];

  it('are these, the default first', () => {
    expect(PRESET_NAMES).toEqual(PRESETS.map(([name]) => name));
    expect(PRESET_NAMES[0]).toBe('rulebook');
  });

  it.each(PRESETS)('%s', (name, change) => {
    expect(isPresetName(name)).toBe(true);
    expect(presetRules(name)).toEqual({ ...DEFAULTS, ...change });
    expect(rulesDifference(RULEBOOK, presetRules(name))).toEqual(change);
  });

  it.each(['', 'Rulebook', 'rulebook ', 'long', 'toString', '__proto__'])('has none named %j', (name) => {
    expect(isPresetName(name)).toBe(false);
  });
});

describe('differences', () => {
  it.each<[string, RulesChange, RulesChange, RulesChange]>([
    ['none', {}, {}, {}],
    ['none from another base', { goal: 300 }, { goal: 300 }, {}],
    ['one', {}, { goal: 300 }, { goal: 300 }],
    ['back to the default', { goal: 300 }, {}, { goal: 500 }],
    [
      'several',
      { tie: 'shared' },
      { spots: 'bump', opening: 0 },
      { opening: 0, spots: 'bump', tie: 'leader' },
    ],
  ])('%s: %j to %j', (_, base, rules, expected) => {
    expect(rulesDifference({ ...RULEBOOK, ...base }, { ...RULEBOOK, ...rules })).toEqual(expected);
  });

  it.each<[RulesChange, readonly string[]]>([
    [{}, []],
    [{ goal: 300 }, ['goal=300']],
    [{ opening: 0 }, ['opening=0']],
    [{ spots: 'bump', goal: 50, sunRest: 'off' }, ['goal=50', 'sunRest=off', 'spots=bump']],
  ])('are written in the order of the list: %j', (change, expected) => {
    expect(makeSettings(change)).toEqual(expected);
  });

  it('are read back as they were written', () => {
    const change = rulesDifference(RULEBOOK, presetRules('dice-now'));
    const read = makeSettings(change).map((part) => {
      const [key = '', value = ''] = part.split('=');
      return parseSetting(key, value);
    });
    expect(Object.assign({}, ...read)).toEqual(change);
  });
});
