/** What is compared, held against every single value of every setting and every set of settings. */
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/bench/answer.ts';
import { makeCaseText } from '../../src/bench/case-text.ts';
import { type Case, gameOf } from '../../src/bench/case.ts';
import { compare, type SettingVerdict } from '../../src/bench/compare.ts';
import { essenceButPoints, essenceOf } from '../../src/bench/essence.ts';
import {
  presetRules,
  type Rules,
  rulesDifference,
  SETTING_KEYS,
  type Setting,
  type SettingKey,
  SETTINGS,
} from '../../src/engine/settings.ts';
import { changeRules } from '../../src/engine/table.ts';
import { randomCases } from './random-cases.ts';

const CASES = 60;

const judged = (asked: Case, change: Partial<Rules>) => {
  const rules = { ...asked.rules, ...change };
  const verdict = answer({ ...asked, rules });
  return !verdict.ok && verdict.error === 'choice' ? answer({ ...asked, rules, choice: null }) : verdict;
};

const valuesOf = (setting: Setting): readonly (string | number)[] =>
  setting.kind === 'choice'
    ? setting.values
    : Array.from(
        { length: (setting.max - setting.min) / setting.step + 1 },
        (_, index) => setting.min + index * setting.step,
      );

/** The values that change the answer, each beside the essence of its own. */
function changing(asked: Case, key: SettingKey): readonly (readonly [string | number, string])[] {
  const own = essenceOf(judged(asked, {}));
  return valuesOf(SETTINGS[key]).flatMap((value) => {
    const change = { [key]: value };
    const could = asked.ending === null ? changeRules(gameOf(asked), change).ok : key !== 'ending';
    if (!could) return [];
    const verdict = judged(asked, change);
    return essenceOf(verdict) === own ? [] : [[value, essenceButPoints(verdict)] as const];
  });
}

/** All values of a run, with the essence of its first. */
const spread = ({
  key,
  value,
  to,
  verdict,
}: SettingVerdict): readonly (readonly [string | number, string])[] =>
  valuesOf(SETTINGS[key])
    .filter((each) =>
      typeof each === 'number' ? each >= Number(value) && each <= Number(to) : each === value,
    )
    .map((each) => [each, essenceButPoints(verdict)]);

describe(`${CASES} random cases under other rules`, () => {
  const cases = [...randomCases(CASES, 50)].map(({ asked }) => ({ asked, compared: compare(asked) }));

  it('list exactly the settings and values that change the answer', () => {
    for (const { asked, compared } of cases)
      for (const key of SETTING_KEYS) {
        const listed = compared.settings.filter((each) => each.key === key);
        expect(listed.flatMap(spread), `${makeCaseText(asked)} ${key}`).toEqual(changing(asked, key));
        // No two runs of values that are one.
        const { step } = { step: Number.NaN, ...SETTINGS[key] };
        listed.slice(1).forEach((run, index) => {
          const before = listed[index] as SettingVerdict;
          const next = Number(before.to) + step === Number(run.value);
          expect(next && essenceButPoints(before.verdict) === essenceButPoints(run.verdict)).toBe(false);
        });
      }
  });

  it('name the fewest settings of a preset that make its difference', () => {
    let several = 0;
    for (const { asked, compared } of cases)
      for (const { preset, verdict, same, because, kept } of compared.presets) {
        const rules: Rules = { ...presetRules(preset) };
        const change = Object.fromEntries(
          Object.entries(rulesDifference(asked.rules, rules)).filter(
            ([key]) => !kept.includes(key as SettingKey),
          ),
        );
        const wanted = essenceOf(judged(asked, change));
        expect(essenceOf(verdict)).toBe(wanted);
        expect(same).toBe(wanted === essenceOf(judged(asked, {})));
        if (because.length > 1) several++;
        const fewer = subsets(Object.keys(change), because.length - 1).find(
          (keys) => essenceOf(judged(asked, pick(change, keys))) === wanted,
        );
        expect(fewer, `${makeCaseText(asked)} ${preset}`).toBeUndefined();
        expect(essenceOf(judged(asked, pick(change, because)))).toBe(wanted);
      }
    expect(several).toBeGreaterThan(5);
  });
});

const pick = (change: Partial<Rules>, keys: readonly string[]): Partial<Rules> =>
  Object.fromEntries(Object.entries(change).filter(([key]) => keys.includes(key)));

/** All sets of at most so many, two at the most. */
function subsets(keys: readonly string[], most: number): readonly (readonly string[])[] {
  if (most < 0) return [];
  const single = most < 1 ? [] : keys.map((key) => [key]);
  const pairs =
    most < 2 ? [] : keys.flatMap((key, place) => keys.slice(place + 1).map((other) => [key, other]));
  return [[], ...single, ...pairs];
}
