/** All turns that the engine can come to, held against what is taken for possible. */
import { describe, expect, it } from 'vitest';
import { FIRST_POSITION } from '../../src/bench/case.ts';
import { impossible } from '../../src/bench/possible.ts';
import {
  COMMON_CUBES,
  countCubes,
  type Cubes,
  FACE_VALUE,
  NUMBER_FACES,
  type NumberFace,
} from '../../src/engine/cubes.ts';
import type { Pending } from '../../src/engine/judge.ts';
import { RULEBOOK, type Rules, type RulesChange } from '../../src/engine/settings.ts';
import { everyThrow, makeThrow, type Throw } from '../../src/engine/throw.ts';
import { type Turn, wholeCubes } from '../../src/engine/turn.ts';
import { reachableTurns, turnKey } from './reach.ts';

const refused = (turn: Turn, rules: Rules, changed = false) =>
  impossible({ ...FIRST_POSITION, rules, turn }, changed);

/** Every turn without held cubes that one could try to enter, with at most so many points. */
function* everyTurn(most: number): Generator<Turn> {
  for (const cubes of everyCubes())
    for (const pending of everyPending())
      for (let points = 0; points <= most; points += 5)
        for (const started of [false, true])
          for (const again of [false, true]) {
            const allFive = started && countCubes(cubes) === 5;
            yield { cubes, held: null, pending, points, started, again, allFive };
          }
}

/** Every turn with held cubes and this face to clear. */
function* everyHalfThrow(face: NumberFace, points: number): Generator<Turn> {
  const pending = [{ face, points: 10 * FACE_VALUE[face] }];
  for (const cubes of everyCubes())
    for (const held of everyHeld())
      for (const again of [false, true]) {
        const allFive = countCubes(wholeCubes({ cubes, held, pending })) === 5;
        yield { cubes, held, pending, points, started: true, again, allFive };
      }
}

function* everyCubes(): Generator<Cubes> {
  for (let common = 0; common <= COMMON_CUBES; common++)
    for (const sun of [false, true]) yield { common, sun };
}

function* everyHeld(): Generator<Throw> {
  const held = [...everyCubes()].flatMap((cubes) => [...everyThrow(cubes)]);
  yield* new Map(held.map((each) => [makeThrow(each), each])).values();
}

/** No face to clear, one, or two in each order, each left by a flash or a train. */
function* everyPending(): Generator<readonly Pending[]> {
  yield [];
  const each = NUMBER_FACES.flatMap((face) =>
    [10, 100].map((times): Pending => ({ face, points: times * FACE_VALUE[face] })),
  );
  for (const first of each) {
    yield [first];
    for (const second of each) yield [first, second];
  }
}

/** Rules, how many points to go, how many turns are accepted, and how many of them cannot be reached. */
const CENSUS: readonly (readonly [RulesChange, number, number, number])[] = [
  [{}, 150, 1506, 0],
  [{ pendingFlash: 'every' }, 110, 1658, 14],
  [{ clearing: 'once', sunValue: 'ten', sunRest: 'off' }, 150, 1506, 0],
  [{ clearing: 'void-flash' }, 150, 1720, 0],
  [{ clearing: 'void-flash', pendingFlash: 'every' }, 110, 1976, 12],
  [{ clearing: 'void-flash', trainPending: 'on' }, 250, 3414, 113],
  [{ clearing: 'matching' }, 30, 76, 0],
  [{ clearing: 'matching', pendingFlash: 'every', matchingTrain: 'counts' }, 25, 52, 0],
  [{ trainPending: 'on', sunTrain: 'any' }, 330, 4366, 0],
  [{ trainPending: 'on', pendingFlash: 'every', sunTrain: 'threes' }, 210, 8144, 60],
  [{ sampler: 5 }, 100, 952, 0],
  [{ sampler: 10, clearing: 'void-flash' }, 60, 404, 0],
  [{ sampler: 30, samplerSun: 'off', fullHouse: 'choice' }, 100, 760, 0],
  [{ twoPairs: 'highest', sunTrain: 'any', fullHouse: 'must-throw' }, 120, 1046, 0],
  [{ mustThrowFive: 'off', sunValue: 'ten' }, 100, 760, 0],
];

describe('positions that can be', () => {
  it.each(CENSUS)('%o to %i points', (change, most, accepted, unreached) => {
    const rules: Rules = { ...RULEBOOK, ...change };
    const reached = reachableTurns(rules, most);
    const wrongly = [...reached.values()].filter(
      (turn) => refused(turn, rules) !== null || refused(turn, RULEBOOK, true) !== null,
    );
    expect(wrongly.map(turnKey)).toEqual([]);
    const taken = [...everyTurn(most)].filter((turn) => refused(turn, rules) === null);
    const beyond = taken.filter((turn) => !reached.has(turnKey(turn)));
    expect([taken.length, beyond.length]).toEqual([accepted, unreached]);
  });

  it.each(['3', '4'] as const)('a throw half thrown again while a %s is to be cleared', (face) => {
    const rules: Rules = { ...RULEBOOK, clearing: 'matching' };
    const points = 10 * FACE_VALUE[face] + 10;
    const reached = reachableTurns(rules, points);
    const taken = [...everyHalfThrow(face, points)].filter((turn) => refused(turn, rules) === null);
    expect(taken.length).toBeGreaterThan(0);
    const beyond = taken.filter((turn) => !reached.has(turnKey(turn)));
    expect(beyond.map(turnKey)).toEqual([]);
  });
});
