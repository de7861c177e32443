/**
 * The settings a table can choose (RULES.md, section 5) as data: their values, the default first, and the
 * presets as differences from the defaults. Adding one touches this list, the one place of the engine that
 * reads it, its words and a table of tests.
 */

/** Grows when any throw is ruled otherwise than before: two phones of one version rule alike. */
export const RULES_VERSION = 1;

interface ChoiceSetting<V extends string = string> {
  readonly kind: 'choice';
  /** The default first. */
  readonly values: readonly V[];
}

interface NumberSetting {
  readonly kind: 'number';
  readonly initial: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export type Setting = ChoiceSetting | NumberSetting;

const choice = <const V extends string>(...values: readonly V[]): ChoiceSetting<V> => ({
  kind: 'choice',
  values,
});

export const SETTINGS = {
  goal: { kind: 'number', initial: 500, min: 50, max: 5000, step: 5 },
  goalIs: choice('reach', 'pass'),
  opening: { kind: 'number', initial: 35, min: 0, max: 200, step: 5 },
  sunTrain: choice('never', 'threes', 'any'),
  sunValue: choice('choose', 'ten'),
  sunRest: choice('on', 'off'),
  twoPairs: choice('choose', 'highest'),
  clearing: choice('all', 'matching', 'once', 'void-flash'),
  pendingFlash: choice('latest', 'every'),
  matchingTrain: choice('void', 'counts'),
  trainPending: choice('off', 'on'),
  mustThrowFive: choice('on', 'off'),
  spots: choice('keep-rolling', 'share', 'bump'),
  ending: choice('last-licks', 'end-game', 'sudden'),
  tie: choice('leader', 'shared'),
  fullHouse: choice('off', 'choice', 'must-throw'),
  sampler: { kind: 'number', initial: 0, min: 0, max: 100, step: 5 },
  samplerSun: choice('on', 'off'),
  trainWrecksOut: { kind: 'number', initial: 0, min: 0, max: 20, step: 1 },
} as const satisfies Record<string, Setting>;

export type SettingKey = keyof typeof SETTINGS;
export const SETTING_KEYS = Object.keys(SETTINGS) as readonly SettingKey[];

type SettingValue<S> = S extends ChoiceSetting<infer V> ? V : number;

/** A complete and valid set of rules. */
export type Rules = { readonly [K in SettingKey]: SettingValue<(typeof SETTINGS)[K]> };
export type RulesChange = Partial<Rules>;

const initialValue = (setting: Setting): string | number =>
  setting.kind === 'choice' ? (setting.values[0] as string) : setting.initial;

/** The rulebook: every setting at its default. */
export const RULEBOOK = Object.freeze(
  Object.fromEntries(SETTING_KEYS.map((key) => [key, initialValue(SETTINGS[key])])),
) as Rules;

export const PRESET_NAMES = ['rulebook', 'short', 'end-game', 'dice-now', 'review', 'encyclopedia'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** What each preset changes of the rulebook. */
export const PRESETS: Readonly<Record<PresetName, RulesChange>> = {
  rulebook: {},
  short: { goal: 300 },
  'end-game': { ending: 'end-game' },
  'dice-now': {
    sunTrain: 'any',
    sunValue: 'ten',
    sunRest: 'off',
    twoPairs: 'highest',
    clearing: 'once',
    spots: 'share',
    ending: 'end-game',
  },
  review: { spots: 'share' },
  encyclopedia: { fullHouse: 'must-throw', sampler: 25 },
};

export const presetRules = (name: PresetName): Rules => ({ ...RULEBOOK, ...PRESETS[name] });

export const isPresetName = (text: string): text is PresetName =>
  (PRESET_NAMES as readonly string[]).includes(text);

export const isSettingKey = (text: string): text is SettingKey => Object.hasOwn(SETTINGS, text);

/** Whether this value is one the setting can have. */
export function isSettingValue(key: SettingKey, value: unknown): boolean {
  const setting: Setting = SETTINGS[key];
  if (setting.kind === 'choice') return typeof value === 'string' && setting.values.includes(value);
  return (
    typeof value === 'number' && value >= setting.min && value <= setting.max && value % setting.step === 0
  );
}

/** Reads `key` and `value` as the notation writes them; undefined for an unknown key or a value it cannot have. */
export function parseSetting(key: string, value: string): RulesChange | undefined {
  if (!isSettingKey(key)) return undefined;
  const parsed = SETTINGS[key].kind === 'choice' ? value : parseNumber(value);
  return isSettingValue(key, parsed) ? { [key]: parsed } : undefined;
}

/** Digits without a leading zero, else undefined. */
function parseNumber(text: string): number | undefined {
  return /^(0|[1-9]\d{0,5})$/.test(text) ? Number(text) : undefined;
}

/** The settings in which `rules` differs from `base`, in the order of the list. */
export function rulesDifference(base: Rules, rules: Rules): RulesChange {
  return Object.fromEntries(
    SETTING_KEYS.filter((key) => base[key] !== rules[key]).map((key) => [key, rules[key]]),
  );
}

/** `key=value` of each setting in a change, in the order of the list. */
export function makeSettings(change: RulesChange): readonly string[] {
  return SETTING_KEYS.filter((key) => change[key] !== undefined).map((key) => `${key}=${change[key]}`);
}
