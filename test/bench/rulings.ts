/** Rulings in a second on one thread: throws of five cubes and rules prepared before, nothing remembered between. */
import { ALL_FIVE, NUMBER_FACES, SUN_CUBE_FACES } from '../../src/engine/cubes.ts';
import { judge, type Pending, type Position } from '../../src/engine/judge.ts';
import { type Rules, type Setting, SETTING_KEYS, SETTINGS } from '../../src/engine/settings.ts';
import { sortFaces, type Throw } from '../../src/engine/throw.ts';
import { type Chance, chanceOf } from '../game/random-game.ts';
import { type Figure, figureOf, timeRuns } from './measure.ts';

const CASES = 1 << 17;
const ROUNDS = 8;
const DEMANDED = 1_000_000;

interface Case {
  readonly thrown: Throw;
  readonly position: Position;
  readonly rules: Rules;
}

/** Every setting at any of its values. */
function anyRules(chance: Chance): Rules {
  const value = (setting: Setting): string | number =>
    setting.kind === 'choice'
      ? chance.pick(setting.values)
      : setting.min + setting.step * chance.below((setting.max - setting.min) / setting.step + 1);
  return Object.fromEntries(SETTING_KEYS.map((key) => [key, value(SETTINGS[key])])) as unknown as Rules;
}

/** Nothing pending in half of the cases, else one face or, with luck, two. */
function anyPending(chance: Chance): readonly Pending[] {
  if (chance.hits(0.5)) return [];
  const faces = new Set([chance.pick(NUMBER_FACES), chance.pick(NUMBER_FACES)]);
  return [...faces].slice(0, chance.hits(0.7) ? 1 : 2).map((face) => ({ face, points: 40 }));
}

function anyCase(chance: Chance): Case {
  const common = sortFaces(Array.from({ length: 4 }, () => chance.pick(NUMBER_FACES)));
  const position = { cubes: ALL_FIVE, held: null, pending: anyPending(chance) };
  return { thrown: { common, sun: chance.pick(SUN_CUBE_FACES) }, position, rules: anyRules(chance) };
}

export function benchRulings(): readonly Figure[] {
  const chance = chanceOf(1);
  const cases = Array.from({ length: CASES }, () => anyCase(chance));
  let lines = 0;
  const seconds = timeRuns(() => {
    for (let round = 0; round < ROUNDS; round++) {
      for (const { thrown, position, rules } of cases) {
        const judged = judge(thrown, position, rules);
        if (judged.ok) lines += judged.value.lines.length;
      }
    }
  });
  if (lines === 0) throw new Error('Nothing was judged');
  const perSecond = seconds.map((each) => (CASES * ROUNDS) / each);
  return [figureOf('rulings of five cubes, any rules', 'a second', perSecond, DEMANDED)];
}
