/** Where the answer can change as a numeric setting grows, so that not every one of its values need be judged. */
import { type Setting, SETTINGS, type SettingKey } from '../engine/settings.ts';
import { answer, type Verdict } from './answer.ts';
import type { Case } from './case.ts';
import { essenceOf } from './essence.ts';

type NumberSetting = Extract<Setting, { readonly kind: 'number' }>;

/** Values of a setting with one answer, from the first to the last. */
interface Run {
  readonly value: number;
  readonly to: number;
}

/** The setting's values as runs, within each of which the answer is one; the value of the case's own rules is a run. */
export function runsOf(
  asked: Case,
  own: Verdict,
  key: SettingKey,
  { min, max, step }: NumberSetting,
): readonly Run[] {
  const begins = new Set([min]);
  const beginAt = (value: number): void => {
    if (value > min && value <= max) begins.add(value);
  };
  for (const value of [Number(asked.rules[key]), ...thresholdsOf(asked, own, key)]) {
    beginAt(value);
    beginAt(value + step);
  }
  const values = [...begins].sort((a, b) => a - b);
  return values.map((value, index) => ({ value, to: (values[index + 1] ?? max + step) - step }));
}

/** The values on whose two sides the answer may differ. */
function thresholdsOf(asked: Case, own: Verdict, key: SettingKey): readonly number[] {
  if (!own.ok) return [];
  const { game } = own.value;
  const points = game.phase === 'over' || !own.value.goesOn ? 0 : game.turn.points;
  const [thrower, ...others] = asked.seats;
  const banked = thrower?.banked ?? 0;
  switch (key) {
    case 'goal':
      // What a stop leads to, and what the totals that stand have triggered already.
      return [banked + points, banked, ...others.map((seat) => seat.banked)];
    case 'opening':
      return [points];
    case 'trainWrecksOut':
      return [0, (thrower?.wrecks ?? 0) + 1];
    case 'sampler':
      return isSampler(asked, own) ? everyValue(SETTINGS.sampler) : [0];
    default:
      return [];
  }
}

/** Whether the throw is a Sampler if there is one at all. */
function isSampler(asked: Case, own: Verdict): boolean {
  const others = [0, SETTINGS.sampler.step].map((sampler) =>
    answer({ ...asked, rules: { ...asked.rules, sampler } }),
  );
  return others.some((other) => essenceOf(other) !== essenceOf(own));
}

const everyValue = ({ min, max, step }: NumberSetting): readonly number[] =>
  Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
