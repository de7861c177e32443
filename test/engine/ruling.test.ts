/** What holds of every ruling, on any throw, in any position, under any rules. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FACE_VALUE, type NumberFace } from '../../src/engine/cubes.ts';
import { judge, type Position } from '../../src/engine/judge.ts';
import { PARTS, RULE_SOURCES, type Ruling, SOURCES } from '../../src/engine/ruling.ts';
import { type Rules, type Setting, SETTING_KEYS, SETTINGS } from '../../src/engine/settings.ts';
import { CHOICES, type Choice, type Throw, toThrow } from '../../src/engine/throw.ts';
import type { Thrown } from './naive-referee.ts';

/** Rules of any kind; numbers from their ends and a value between. */
const anyRules: fc.Arbitrary<Rules> = fc.record(
  Object.fromEntries(
    SETTING_KEYS.map((key) => {
      const setting: Setting = SETTINGS[key];
      const { values } =
        setting.kind === 'choice'
          ? setting
          : { values: [setting.min, setting.initial, 25 * setting.step, setting.max] };
      return [key, fc.constantFrom<string | number>(...values)];
    }),
  ),
) as unknown as fc.Arbitrary<Rules>;

const commonFaces = '23456X';
const sunFaces = '2S456X';

/** Faces from few kinds, so that alike ones, which most rules are about, come often. */
const faces = (from: string, count: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...from), { minLength: 1, maxLength: 3 })
    .chain((kinds) => fc.array(fc.constantFrom(...kinds), { minLength: count, maxLength: count }))
    .map((shown) => shown.join(''));

interface Case {
  readonly thrown: Thrown;
  readonly held: Thrown | null;
  readonly pending: string;
  readonly rules: Rules;
  readonly choice: Choice | undefined;
}

const anyCase: fc.Arbitrary<Case> = fc
  .record({
    common: fc.integer({ min: 0, max: 4 }),
    heldOf: fc.integer({ min: 0, max: 4 }),
    sunCube: fc.constantFrom<'thrown' | 'held' | 'none'>('thrown', 'thrown', 'held', 'none'),
    pending: fc.subarray([...commonFaces], { maxLength: 3 }),
    blanks: fc.boolean(),
    holds: fc.boolean(),
  })
  .map((size) => (size.common === 0 && size.sunCube !== 'thrown' ? { ...size, common: 1 } : size))
  .chain(({ common, heldOf, sunCube, pending, blanks, holds }) => {
    const blank = blanks ? '-' : '';
    // Cubes that lie under `matching` show no pending face.
    const lie = (from: string): string => [...from].filter((face) => !pending.includes(face)).join('');
    const heldCommon = holds && pending.length > 0 ? Math.min(heldOf, 4 - common) : 0;
    const heldSun = holds && pending.length > 0 && sunCube === 'held';
    return fc.record({
      thrown: fc.record({
        common: faces(commonFaces + blank, common),
        sun: sunCube === 'thrown' ? fc.constantFrom(...(sunFaces + blank)) : fc.constant(''),
      }),
      held:
        heldCommon > 0 || heldSun
          ? fc.record({
              common: faces(lie(commonFaces) + blank, heldCommon),
              sun: heldSun ? fc.constantFrom(...lie(sunFaces)) : fc.constant(''),
            })
          : fc.constant(null),
      pending: fc.constant(pending.join('')),
      rules: anyRules,
      choice: fc.option(fc.constantFrom(...CHOICES), { nil: undefined }),
    });
  });

function throwOf({ common, sun }: Thrown): Throw {
  const thrown = toThrow({ common, sun, choice: undefined });
  if (thrown === undefined) throw new Error(`${common}/${sun}`);
  return thrown;
}

function judged({ thrown, held, pending, rules, choice }: Case): Ruling | null {
  const position: Position = {
    cubes: { common: thrown.common.length, sun: thrown.sun !== '' },
    held: held === null ? null : throwOf(held),
    pending: ([...pending] as NumberFace[]).map((face) => ({ face, points: 10 * FACE_VALUE[face] })),
  };
  const result = judge(throwOf(thrown), position, rules, choice);
  if (!result.ok && result.error === 'cubes') throw new Error('These are the cubes to throw');
  return result.ok ? result.value : null;
}

it('every rule names a source that RULES.md knows', () => {
  // The keys of RULES.md, in its order.
  expect(SOURCES).toEqual(['RB', 'RB+', 'DN', 'RV', 'WP', 'TBL', 'US']);
  for (const [rule, sources] of Object.entries<readonly string[]>(RULE_SOURCES)) {
    expect([
      rule,
      sources.length > 0,
      sources.every((source) => SOURCES.some((each) => each === source)),
    ]).toEqual([rule, true, true]);
  }
});

it('the lines of a ruling name every cube once and add up to its points', () => {
  fc.assert(
    fc.property(anyCase, (asked) => {
      const ruling = judged(asked);
      if (ruling === null) return;
      const { common, sun } = ruling.whole;
      const cubes = [...common.keys(), ...(sun === null ? [] : [common.length])];
      expect(ruling.lines.flatMap((line) => line.cubes).sort()).toEqual(cubes);
      for (const { part, rule } of ruling.lines)
        expect([PARTS, RULE_SOURCES[rule]]).toEqual([expect.arrayContaining([part]), expect.anything()]);
      const points = ruling.lines.reduce((sum, line) => sum + line.points, 0);
      expect(points).toBe(ruling.outcome === 'scored' ? ruling.points : 0);
    }),
    { numRuns: 2_000, seed: 6 },
  );
});

it('what may be chosen is what is accepted', () => {
  fc.assert(
    fc.property(anyCase, (asked) => {
      const ruling = judged({ ...asked, choice: undefined });
      if (ruling === null) throw new Error('A throw without a choice is never refused');
      const accepted = CHOICES.filter((choice) => judged({ ...asked, choice }) !== null);
      // One way only may be named all the same, and is then no choice.
      expect(ruling.choices.length).not.toBe(1);
      if (ruling.choices.length > 1) expect([...ruling.choices].sort()).toEqual([...accepted].sort());
      else expect(accepted.length).toBeLessThan(2);
      for (const choice of ruling.choices) expect(judged({ ...asked, choice })?.choice).toBe(choice);
      if (ruling.choices.length > 1) expect(ruling.choice).toBe(ruling.choices[0]);
    }),
    { numRuns: 2_000, seed: 6 },
  );
});
