/** Every setting and its values in plain words, with the sources of each. */
import { msg, str } from '@lit/localize';
import type { Source } from '../../engine/ruling.ts';
import { RULEBOOK, type Rules, rulesDifference, SETTINGS, type SettingKey } from '../../engine/settings.ts';
import { numberSources } from './sources.ts';

/** The groups in which settings are shown, in order. */
export const SETTING_GROUPS = {
  goal: ['goal', 'goalIs'],
  opening: ['opening'],
  sun: ['sunValue', 'sunRest', 'twoPairs', 'sunTrain'],
  flashes: ['clearing', 'pendingFlash', 'matchingTrain', 'trainPending'],
  obligations: ['mustThrowFive', 'spots'],
  ending: ['ending', 'tie', 'trainWrecksOut'],
  extras: ['fullHouse', 'sampler', 'samplerSun'],
} as const satisfies Record<string, readonly SettingKey[]>;
export type SettingGroup = keyof typeof SETTING_GROUPS;

const GROUPS: Readonly<Record<SettingGroup, () => string>> = {
  goal: () => msg('The goal'),
  opening: () => msg('Getting on the board'),
  sun: () => msg('The Sun'),
  flashes: () => msg('Flashes'),
  obligations: () => msg('When you must throw'),
  ending: () => msg('The ending'),
  extras: () => msg('Extras'),
};
export const groupName = (group: SettingGroup): string => GROUPS[group]();

const TITLES: Readonly<Record<SettingKey, readonly [title: () => string, question: () => string]>> = {
  goal: [() => msg('Goal'), () => msg('How many points start the ending?')],
  goalIs: [() => msg('At the goal'), () => msg('Is it enough to reach the goal?')],
  opening: [() => msg('Opening'), () => msg('How many points must your first banked turn have?')],
  sunTrain: [
    () => msg('Sun in a freight train'),
    () => msg('Do four alike and the Sun count as five alike?'),
  ],
  sunValue: [() => msg('Value of the Sun'), () => msg('What does a Sun score outside a flash?')],
  sunRest: [() => msg('Leaving the Sun'), () => msg('When another cube scored, must the Sun score too?')],
  twoPairs: [() => msg('Two pairs and the Sun'), () => msg('Which pair does the Sun turn into a flash?')],
  clearing: [
    () => msg('Clearing a flash'),
    () => msg('What happens when the face of a pending flash shows again?'),
  ],
  pendingFlash: [
    () => msg('A second flash'),
    () => msg('When a new flash comes before the old one is clear, what is pending?'),
  ],
  matchingTrain: [
    () => msg('A freight train of the pending face'),
    () => msg('Does it count, or is it a match like any other?'),
  ],
  trainPending: [
    () => msg('Clearing a freight train'),
    () => msg('Must a freight train be cleared like a flash?'),
  ],
  mustThrowFive: [
    () => msg('All five scored'),
    () => msg('When all five cubes have scored, must you throw them all again?'),
  ],
  spots: [() => msg('Taken spots'), () => msg('May you stop on the spot of another player?')],
  ending: [() => msg('Kind of ending'), () => msg('What happens when somebody gets to the goal?')],
  tie: [() => msg('Tie'), () => msg('Who wins when the top totals are the same?')],
  fullHouse: [
    () => msg('Full House'),
    () => msg('What if two cubes thrown to clear a flash show the same face?'),
  ],
  sampler: [
    () => msg('Cosmic Sampler'),
    () => msg('What do five different faces in one throw score? 0 turns it off.'),
  ],
  samplerSun: [() => msg('Sun in a Cosmic Sampler'), () => msg('Is the Sun one of the five faces?')],
  trainWrecksOut: [
    () => msg('Train wrecks'),
    () => msg('How many put a player out of the game? 0 turns it off.'),
  ],
};

export const settingTitle = (key: SettingKey): string => TITLES[key][0]();
export const settingQuestion = (key: SettingKey): string => TITLES[key][1]();

type ValueOf<K extends SettingKey> = (typeof SETTINGS)[K] extends {
  readonly values: readonly (infer V extends string)[];
}
  ? V
  : never;
export type ChoiceKey = {
  [K in SettingKey]: (typeof SETTINGS)[K]['kind'] extends 'choice' ? K : never;
}[SettingKey];
export type NumberKey = Exclude<SettingKey, ChoiceKey>;
type Value = readonly [words: () => string, ...sources: Source[]];

const VALUES: { readonly [K in ChoiceKey]: Readonly<Record<ValueOf<K>, Value>> } = {
  goalIs: {
    reach: [() => msg('Yes, reaching it is enough'), 'RB'],
    pass: [() => msg('No, you must pass it'), 'RB+'],
  },
  sunTrain: {
    never: [() => msg('Never: it is a flash and what is left'), 'RB', 'RV'],
    threes: [() => msg('Only with four 3s'), 'TBL'],
    any: [() => msg('With any four alike'), 'DN'],
  },
  sunValue: {
    choose: [() => msg('10 or 5, the thrower calls it'), 'RB', 'RV', 'WP'],
    ten: [() => msg('Always 10'), 'DN'],
  },
  sunRest: {
    on: [() => msg('No, it may be left and thrown again'), 'RB', 'RV', 'WP'],
    off: [() => msg('Yes, it always scores'), 'DN'],
  },
  twoPairs: {
    choose: [() => msg('The thrower chooses'), 'RB', 'RV', 'WP'],
    highest: [() => msg('Always the higher pair'), 'DN'],
  },
  clearing: {
    all: [() => msg('The whole throw is void: throw all its cubes again'), 'RB', 'RV', 'WP'],
    matching: [() => msg('Only the cubes that match are thrown again'), 'TBL'],
    once: [() => msg('Nothing: one more throw is due, and any face is fine'), 'DN'],
    'void-flash': [() => msg('The flash loses its points, and the cubes go again'), 'DN'],
  },
  pendingFlash: {
    latest: [() => msg('Only the new one'), 'RB'],
    every: [() => msg('Both, until they are cleared'), 'TBL'],
  },
  matchingTrain: {
    void: [() => msg('A match: the throw is void'), 'US'],
    counts: [() => msg('It counts, and clears every flash'), 'TBL'],
  },
  trainPending: {
    off: [() => msg('No, a freight train is clear at once'), 'RB'],
    on: [() => msg('Yes, its face must be cleared'), 'TBL'],
  },
  mustThrowFive: {
    on: [() => msg('Yes, throw all five'), 'RB'],
    off: [() => msg('No, you may stop there'), 'TBL'],
  },
  spots: {
    'keep-rolling': [() => msg('No, keep rolling'), 'RB+', 'WP'],
    share: [() => msg('Yes, share the spot'), 'RV', 'DN'],
    bump: [() => msg('Yes, and it sends them back to where your turn began'), 'TBL'],
  },
  ending: {
    'last-licks': [() => msg('Last licks: the others try to take the lead, again and again'), 'RB+', 'RV'],
    'end-game': [() => msg('One more turn for each of the others'), 'RB', 'RB+', 'DN'],
    sudden: [() => msg('That player wins at once'), 'TBL'],
  },
  tie: {
    leader: [() => msg('Who got there first'), 'DN'],
    shared: [() => msg('All of them'), 'TBL'],
  },
  fullHouse: {
    off: [() => msg('Nothing special'), 'RB'],
    choice: [() => msg('Throw both again, or take an extra Last Lick'), 'RB+'],
    'must-throw': [() => msg('Both must be thrown again'), 'WP'],
  },
  samplerSun: {
    on: [() => msg('Yes, it is a face like the others'), 'US'],
    off: [() => msg('No, only the numbers count'), 'TBL'],
  },
};

const isNumberKey = (key: SettingKey): key is NumberKey => SETTINGS[key].kind === 'number';

const valueAt = (key: ChoiceKey, value: unknown): Value => {
  const values: Readonly<Record<string, Value>> = VALUES[key];
  const found = values[String(value)];
  if (!found) throw new Error(`No words for ${key}=${String(value)}`);
  return found;
};

/** A value in plain words: "Always 10", "500 points", "off". */
export function valueWords<K extends SettingKey>(key: K, value: Rules[K]): string {
  if (!isNumberKey(key)) return valueAt(key, value)[0]();
  if (value === 0) return key === 'opening' ? msg('none') : msg('off');
  return key === 'trainWrecksOut' ? String(value) : msg(str`${value} points`);
}

/** Who plays it so. */
export function valueSources<K extends SettingKey>(key: K, value: Rules[K]): readonly Source[] {
  if (isNumberKey(key)) return numberSources(key, Number(value));
  const [, ...sources] = valueAt(key, value);
  return sources;
}

/** Why a setting has no effect with the others as they are; empty when it has. */
export function withoutEffect(key: SettingKey, rules: Rules): string {
  if (key === 'tie' && rules.ending !== 'end-game')
    return msg('Only matters when each player gets one more turn.');
  if (key === 'samplerSun' && rules.sampler === 0) return msg('Only matters with a Cosmic Sampler.');
  if (key === 'pendingFlash' && rules.clearing === 'once')
    return msg('Only matters when one more throw does not settle every flash.');
  if (key === 'matchingTrain' && rules.clearing === 'once')
    return msg('Only matters when a match stops the throw.');
  return '';
}

/** The settings that the rules have otherwise than the rulebook: "Spots: Yes, share the spot". */
export const differenceWords = (rules: Rules): readonly string[] =>
  (Object.keys(rulesDifference(RULEBOOK, rules)) as SettingKey[]).map(
    (key) => `${settingTitle(key)}: ${valueWords(key, rules[key])}`,
  );
