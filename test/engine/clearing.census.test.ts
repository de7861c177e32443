/**
 * Counts of whole spaces that are made twice: by the engine, and by a small counter that knows nothing of it and
 * goes by RULES.md, section 2: what shows a pending face is void, and of the rest a throw wimps out without a 5, a
 * 10, the Sun or three alike.
 */
import { describe, expect, it } from 'vitest';
import {
  ALL_FIVE,
  type Cubes,
  countCubes,
  FACE_VALUE,
  makeCubes,
  NUMBER_FACES,
  type NumberFace,
} from '../../src/engine/cubes.ts';
import { judge } from '../../src/engine/judge.ts';
import { RULEBOOK, type RulesChange } from '../../src/engine/settings.ts';
import { everyThrow } from '../../src/engine/throw.ts';
import { continueTurn, makePending, NEW_TURN, type Turn } from '../../src/engine/turn.ts';
import { cubesOf, rulesWith } from './given.ts';

/** Void, wimpout and clear, of one batch thrown while this face is pending. */
type Count = readonly [voided: number, wimpouts: number, clears: number];

function countByEngine(cubes: Cubes, face: NumberFace): Count {
  const counts = { void: 0, wimpout: 0, scored: 0 };
  for (const thrown of everyThrow(cubes)) {
    const judged = judge(
      thrown,
      { cubes, held: null, pending: [{ face, points: 10 * FACE_VALUE[face] }] },
      RULEBOOK,
    );
    if (!judged.ok) throw new Error(judged.error);
    const { outcome } = judged.value;
    // A win or a Supernova needs no clearing; it stands with what is neither void nor a wimpout.
    if (outcome === 'void' || outcome === 'wimpout') counts[outcome]++;
    else counts.scored++;
  }
  return [counts.void, counts.wimpout, counts.scored];
}

/** The same by walking all the faces like the wheels of a counter. */
function countByHand(cubes: Cubes, face: string): Count {
  const wheels = [...Array<string>(cubes.common).fill('23456X'), ...(cubes.sun ? ['2S456X'] : [])];
  const shown = wheels.reduce<string[]>(
    (rows, wheel) => rows.flatMap((row) => [...wheel].map((each) => row + each)),
    [''],
  );
  const voided = shown.filter((row) => row.includes(face));
  const wimpouts = shown.filter(
    (row) =>
      !row.includes(face) && !/[5XS]/.test(row) && ![...'23456X'].some((each) => row.split(each).length > 3),
  );
  return [voided.length, wimpouts.length, shown.length - voided.length - wimpouts.length];
}

describe('clearing throws, `clearing: all`', () => {
  const sets = ['1', 'S', '2', '1S', '4S'];
  it.each(sets.flatMap((cubes) => NUMBER_FACES.map((face) => [cubes, face] as const)))(
    '%s, pending %s',
    (text, face) => {
      const cubes = cubesOf(text);
      expect(countByEngine(cubes, face)).toEqual(countByHand(cubes, face));
    },
  );
});

describe('points of whole spaces, which are multiples of 5', () => {
  // RULES.md 6 prints mean points to three decimals: no other multiple of 5 over the outcomes rounds to them.
  it.each<[cubes: string, change: RulesChange, sum: number, outcomes: number, mean: string]>([
    ['1', {}, 15, 6, '2.500'],
    ['S', {}, 25, 6, '4.167'],
    ['2', {}, 180, 36, '5.000'],
    ['1S', {}, 240, 36, '6.667'],
    ['3', {}, 1875, 216, '8.681'],
    ['2S', {}, 2415, 216, '11.181'],
    ['4', {}, 18_315, 1296, '14.132'],
    ['3S', {}, 23_175, 1296, '17.882'],
    ['4S', {}, 206_360, 7776, '26.538'],
    ['4S', { sunTrain: 'any' }, 207_385, 7776, '26.670'],
  ])('%s %j: %i', (text, change, sum, outcomes, mean) => {
    const cubes = cubesOf(text);
    let points = 0;
    for (const thrown of everyThrow(cubes)) {
      const judged = judge(thrown, { cubes, held: null, pending: [] }, rulesWith(change));
      if (judged.ok && judged.value.outcome === 'scored') points += judged.value.points;
    }
    expect(points).toBe(sum);
    expect((sum / outcomes).toFixed(3)).toBe(mean);
  });
});

describe('what a turn can come to', () => {
  /** Every turn that throws lead to, points apart, from the first throw on. */
  function reachable(change: RulesChange): readonly Turn[] {
    const rules = rulesWith(change);
    const keyOf = ({ cubes, held, pending, allFive }: Turn): string =>
      `${makeCubes(cubes)} ${JSON.stringify(held)} ${makePending(pending)} ${allFive}`;
    const seen = new Map([[keyOf(NEW_TURN), NEW_TURN]]);
    for (const turn of seen.values()) {
      for (const thrown of everyThrow(turn.cubes)) {
        const open = judge(thrown, turn, rules);
        if (!open.ok) throw new Error(open.error);
        for (const choice of open.value.choices.length > 0 ? open.value.choices : [undefined]) {
          const judged = judge(thrown, turn, rules, choice);
          if (!judged.ok) throw new Error(judged.error);
          if (!['scored', 'void', 'rethrow'].includes(judged.value.outcome)) continue;
          const next = continueTurn(turn, judged.value, rules);
          if (!seen.has(keyOf(next))) seen.set(keyOf(next), next);
        }
      }
    }
    return [...seen.values()];
  }

  it.each<RulesChange>([
    {},
    { pendingFlash: 'every' },
    { sunTrain: 'any', trainPending: 'on', pendingFlash: 'every' },
    { clearing: 'once' },
    { clearing: 'void-flash', pendingFlash: 'every' },
    { fullHouse: 'choice' },
  ])('while a flash is pending 1, 2 or 5 cubes are thrown: %j', (change) => {
    const pending = reachable(change).filter((turn) => turn.pending.length > 0);
    expect([...new Set(pending.map(({ cubes }) => countCubes(cubes)))].sort()).toEqual([1, 2, 5]);
  });

  it('under `matching` a rethrow can be of 3 or 4', () => {
    const again = reachable({ clearing: 'matching' }).filter((turn) => turn.held !== null);
    expect([...new Set(again.map(({ cubes }) => countCubes(cubes)))].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('all five can score without a flash over several throws, not in one', () => {
    const allFive = (turn: Turn): boolean => turn.allFive && turn.pending.length === 0;
    expect(reachable({}).some(allFive)).toBe(true);
    for (const thrown of everyThrow(ALL_FIVE)) {
      const judged = judge(thrown, NEW_TURN, RULEBOOK);
      if (judged.ok && judged.value.outcome === 'scored' && judged.value.made === null) {
        expect(countCubes(judged.value.left)).toBeGreaterThan(0);
      }
    }
  });
});
