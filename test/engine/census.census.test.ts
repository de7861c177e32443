/** Whole-space counts against the figures of RULES.md, section 6. */
import { describe, expect, it } from 'vitest';
import { type Cubes, countCubes, type NumberFace, parseCubes } from '../../src/engine/cubes.ts';
import { judge, type Pending } from '../../src/engine/judge.ts';
import type { Ruling } from '../../src/engine/ruling.ts';
import { RULEBOOK, type RulesChange } from '../../src/engine/settings.ts';
import { everyThrow } from '../../src/engine/throw.ts';

function* rulings(cubes: Cubes, pending: readonly NumberFace[], change: RulesChange = {}): Generator<Ruling> {
  const flashes: readonly Pending[] = pending.map((face) => ({ face, points: 40 }));
  for (const thrown of everyThrow(cubes)) {
    const judged = judge(thrown, { cubes, held: null, pending: flashes }, { ...RULEBOOK, ...change });
    if (!judged.ok) throw new Error(judged.error);
    yield judged.value;
  }
}

const cubesOf = (text: string): Cubes => {
  const cubes = parseCubes(text);
  if (!cubes) throw new Error(text);
  return cubes;
};

/** The Sun made the flash: it stands in the flash's line. */
const sunMade = (ruling: Ruling): boolean =>
  ruling.whole.sun === 'S' &&
  ruling.lines.some(({ part, cubes }) => part === 'flash' && cubes.includes(ruling.whole.common.length));

function census(text: string, change: RulesChange = {}) {
  const cubes = cubesOf(text);
  const count = { outcomes: 0, wimpouts: 0, flashes: 0, threes: 0, bySun: 0, trains: 0, all: 0, points: 0 };
  for (const ruling of rulings(cubes, [], change)) {
    count.outcomes++;
    if (ruling.outcome === 'wimpout') count.wimpouts++;
    if (ruling.outcome === 'win' || ruling.outcome === 'supernova') {
      count.trains++;
      // All five cubes score in a train; the win and the Supernova count 0 points.
      count.all++;
    }
    if (ruling.outcome !== 'scored') continue;
    if (ruling.made?.kind === 'train') count.trains++;
    if (ruling.made?.kind === 'flash') {
      count.flashes++;
      if (ruling.made.face === '3') count.threes++;
      if (sunMade(ruling)) count.bySun++;
    }
    if (countCubes(ruling.left) === 0) count.all++;
    count.points += ruling.points;
  }
  return count;
}

describe('nothing pending, the Sun called 10, the higher of two pairs', () => {
  it.each([
    // cubes, outcomes, wimpouts, flashes, made by the Sun, trains, all score, mean points
    ['1', 6, 4, 0, 0, 0, 2, '2.500'],
    ['S', 6, 3, 0, 0, 0, 3, '4.167'],
    ['2', 36, 16, 0, 0, 0, 4, '5.000'],
    ['1S', 36, 12, 0, 0, 0, 6, '6.667'],
    ['3', 216, 60, 6, 0, 0, 12, '8.681'],
    ['2S', 216, 45, 11, 6, 0, 19, '11.181'],
    ['4', 1296, 204, 126, 0, 0, 48, '14.132'],
    ['3S', 1296, 153, 201, 90, 0, 78, '17.882'],
    ['4S', 7776, 450, 2311, 810, 5, 273, '26.538'],
  ] as const)('%s', (text, outcomes, wimpouts, flashes, bySun, trains, all, mean) => {
    const count = census(text);
    const found = [count.outcomes, count.wimpouts, count.flashes, count.bySun, count.trains, count.all];
    expect(found).toEqual([outcomes, wimpouts, flashes, bySun, trains, all]);
    expect((count.points / count.outcomes).toFixed(3)).toBe(mean);
  });

  it('all five with `sunTrain: any`', () => {
    const count = census('4S', { sunTrain: 'any' });
    expect([count.wimpouts, count.flashes, count.threes, count.bySun]).toEqual([450, 2305, 251, 810]);
    expect([count.trains, count.all, (count.points / count.outcomes).toFixed(3)]).toEqual([
      11,
      277,
      '26.670',
    ]);
  });

  it('252 of the flashes with `sunTrain: never` are of 3s', () => {
    expect(census('4S').threes).toBe(252);
  });
});

/** Void, wimpout and clear, of all outcomes. */
function clearing(text: string, pending: readonly NumberFace[]) {
  const count = { void: 0, wimpout: 0, clear: 0 };
  for (const { outcome } of rulings(cubesOf(text), pending)) {
    if (outcome === 'void') count.void++;
    else if (outcome === 'wimpout') count.wimpout++;
    else count.clear++;
  }
  return [count.void, count.wimpout, count.clear];
}

describe('clearing throws of one batch, `clearing: all`', () => {
  const rows = {
    symbol: { 1: [1, 3, 2], S: [1, 2, 3], 2: [11, 9, 16], '1S': [11, 6, 19], '4S': [4651, 60, 3065] },
    number: { 1: [1, 4, 1], S: [1, 3, 2], 2: [11, 16, 9], '1S': [11, 12, 13], '4S': [4651, 450, 2675] },
  };

  it.each(['2', '4', '6'] as const)('pending %s', (face) => {
    for (const [text, expected] of Object.entries(rows.symbol))
      expect([text, clearing(text, [face])]).toEqual([text, expected]);
  });

  it.each(['5', 'X'] as const)('pending %s', (face) => {
    for (const [text, expected] of Object.entries(rows.number))
      expect([text, clearing(text, [face])]).toEqual([text, expected]);
  });

  it('a pending 3, which the Sun cube cannot match', () => {
    // One common cube: the 3 is void, 2 4 6 wimp, 5 10 clear.
    expect(clearing('1', ['3'])).toEqual([1, 3, 2]);
    // The Sun cube: 2 4 6 wimp, Sun 5 10 clear.
    expect(clearing('S', ['3'])).toEqual([0, 3, 3]);
    // Two common: 36 - 25 show a 3; of 2 4 6 × 2 4 6 nine wimp.
    expect(clearing('2', ['3'])).toEqual([11, 9, 16]);
    // A common cube and the Sun cube: the 3 with any of six; then 2 4 6 × 2 4 6 wimp.
    expect(clearing('1S', ['3'])).toEqual([6, 9, 21]);
    // Five: 6 × (6⁴ - 5⁴) void. Common cubes of 2 4 6 without three alike, and a Sun cube of 2 4 6 that makes none:
    // of the 81 fours, 18 have two pairs (the Sun cube has 1 of 3 left), 36 one pair (2 of 3 left): 18 + 72 = 90.
    expect(clearing('4S', ['3'])).toEqual([4026, 90, 3660]);
  });

  it('the share of clears that end in a wimpout (RULES.md 3)', () => {
    const share = (text: string, face: NumberFace) => {
      const [, wimpout = 0, clear = 0] = clearing(text, [face]);
      return ((100 * wimpout) / (wimpout + clear)).toFixed(1);
    };
    expect([share('1', '4'), share('1', '5'), share('1', 'X')]).toEqual(['60.0', '80.0', '80.0']);
    expect([share('S', '4'), share('S', '5'), share('S', 'X')]).toEqual(['40.0', '60.0', '60.0']);
    expect([share('4S', '6'), share('4S', 'X')]).toEqual(['1.9', '14.4']);
  });
});

describe('figures that follow', () => {
  it('totals at which throwing stops paying: mean points over the chance of a wimpout', () => {
    const breakEven = (text: string) => {
      const { points, wimpouts } = census(text, { sunTrain: 'any' });
      return Math.round((10 * points) / wimpouts) / 10;
    };
    expect(['1', 'S', '2', '1S', '3', '2S', '4'].map(breakEven)).toEqual([
      3.8, 8.3, 11.3, 20, 31.3, 53.7, 89.8,
    ]);
    const { points, wimpouts } = census('3S');
    expect(Math.round(points / wimpouts)).toBe(151);
  });

  it('a third of the throws of a common cube and the Sun cube wimp, 21 percent of two and the Sun cube', () => {
    expect(((100 * 12) / 36).toFixed(1)).toBe(((100 * census('1S').wimpouts) / 36).toFixed(1));
    expect(Math.round((100 * census('2S').wimpouts) / 216)).toBe(21);
  });

  it('the best single throw without a flash is 30', () => {
    let best = 0;
    for (const ruling of rulings(cubesOf('4S'), [])) {
      if (ruling.outcome === 'scored' && ruling.made === null) best = Math.max(best, ruling.points);
    }
    expect(best).toBe(30);
  });

  it('a flash leaves one, two or no cubes, so that 1, 2 or 5 are thrown to clear it', () => {
    const thrown = new Set<number>();
    for (const text of ['3', '2S', '4', '3S', '4S']) {
      for (const ruling of rulings(cubesOf(text), [])) {
        if (ruling.outcome === 'scored' && ruling.made?.kind === 'flash')
          thrown.add(countCubes(ruling.left) || 5);
      }
    }
    expect([...thrown].sort()).toEqual([1, 2, 5]);
  });

  it('in one throw all five score only with a flash or a train', () => {
    for (const ruling of rulings(cubesOf('4S'), [])) {
      if (ruling.outcome === 'scored' && countCubes(ruling.left) === 0) expect(ruling.made).not.toBeNull();
    }
  });
});
