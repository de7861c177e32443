import { describe, expect, it } from 'vitest';
import {
  deal,
  KINDS,
  type Kind,
  type Must,
  type Random,
  type Task,
  type Worth,
} from '../../src/app/trainer-deal.ts';
import { gameOf } from '../../src/bench/case.ts';
import { countCubes } from '../../src/engine/cubes.ts';
import { mayBank } from '../../src/engine/game.ts';
import { type Step, throwCubes } from '../../src/engine/play.ts';
import {
  PRESET_NAMES,
  presetRules,
  type Rules,
  SETTING_KEYS,
  SETTINGS,
  type Setting,
} from '../../src/engine/settings.ts';
import { CHOICES, thrownCubes } from '../../src/engine/throw.ts';

function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Each setting with any of its values. */
function anyRules(random: Random): Rules {
  const rules = SETTING_KEYS.map((key) => {
    const setting: Setting = SETTINGS[key];
    const values =
      setting.kind === 'choice' ? setting.values : [setting.initial, setting.min + setting.step * 5];
    return [key, values[Math.floor(random() * values.length)]];
  });
  return Object.fromEntries(rules);
}

/** Every way to settle a throw that the engine takes, also that without a choice. */
const waysOf = ({ asked }: Task): readonly Step[] =>
  [undefined, ...CHOICES].flatMap((choice) => {
    const step = throwCubes(gameOf(asked), asked.thrown, choice);
    return step.ok ? [step.value] : [];
  });

function worthOf({ ruling }: Step): Worth {
  if (ruling?.outcome === 'win') return 'win';
  if (ruling?.outcome === 'supernova') return 'out';
  return ruling?.outcome === 'scored' ? ruling.points : 0;
}

/** Whether an answer is true of what a way leads to, taken literally. */
function holds(must: Must, { ruling, game }: Step, { asked }: Task): boolean {
  const over = game.phase === 'over' || !['scored', 'void', 'rethrow'].includes(ruling?.outcome ?? '');
  if (must === 'over' || over) return must === 'over' && over;
  if (must === 'stop' || mayBank(game)) return must === 'stop' && mayBank(game);
  const { cubes } = game.turn;
  const thrown = thrownCubes(asked.thrown);
  if (must === 'again') return cubes.common === thrown.common && cubes.sun === thrown.sun;
  return must === 'matching' ? ruling?.outcome === 'rethrow' : countCubes(cubes) === must;
}

function check(task: Task): void {
  const told = `${JSON.stringify(task.asked)} ${JSON.stringify(task.musts)}`;
  const ways = waysOf(task);
  if (ways[0]?.ruling?.outcome === 'rethrow') {
    expect(task.worths, told).toEqual([]);
  } else {
    const points = ways.map(worthOf);
    const most = points.every((each) => typeof each === 'number') ? Math.max(...points) : points[0];
    expect(task.worth, told).toBe(most);
    expect(task.worths, told).toContain(most);
  }
  const best = ways.filter((way) => worthOf(way) === (task.worth ?? 0));
  for (const must of task.musts) {
    const right = best.some((way) => holds(must, way, task));
    expect(task.rightMusts.includes(must), `${String(must)}: ${told}`).toBe(right);
  }
  for (const way of best)
    expect(
      task.musts.some((must) => holds(must, way, task)),
      told,
    ).toBe(true);
  expect(task.musts.length, told).toBeGreaterThan(task.rightMusts.length);
}

const kinds = Object.keys(KINDS) as Kind[];

describe('what the trainer takes for right', () => {
  it.each(PRESET_NAMES)('is all that is so, and nothing else, under %s', (preset) => {
    const random = seeded(17);
    for (const kind of kinds)
      for (let count = 0; count < 25; count++) check(deal(kind, presetRules(preset), random));
  });

  it('is so under any rules', () => {
    const random = seeded(23);
    for (let table = 0; table < 250; table++) {
      const rules = anyRules(random);
      for (const kind of kinds) check(deal(kind, rules, random));
    }
  });
});
