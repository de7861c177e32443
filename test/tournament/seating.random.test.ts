/** Seating as properties: everybody seated once, few repeated meetings, fair places, for 3 to 200 players. */
import { describe, expect, it } from 'vitest';
import { balancePlaces } from '../../src/tournament/places.ts';
import { countRepeats, fewestRepeats, type Past, pastOf, type Round } from '../../src/tournament/round.ts';
import { planTables, type SeatingTask } from '../../src/tournament/seating.ts';
import { splitTables, USUAL_SIZES } from '../../src/tournament/tables.ts';
import { chanceFrom } from './chance.ts';

const playersOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, each) => `p${each}`);

function plan(count: number, rounds: number, more: Partial<SeatingTask> = {}): readonly Round[] {
  const random = chanceFrom(count * 100 + rounds);
  const task: SeatingTask = {
    players: playersOf(count),
    past: pastOf([]),
    rounds: Array.from({ length: rounds }, () => splitTables(count, USUAL_SIZES).tables),
    apart: [],
    fixed: new Map(),
    random,
    ...more,
  };
  return balancePlaces(planTables(task), task.past, random);
}

/** What plans for one to twelve rounds make of so many players. */
function pastsOf(count: number): readonly Past[] {
  const tables = plan(count, 12);
  return tables.map((_, last) =>
    pastOf(balancePlaces(tables.slice(0, last + 1), pastOf([]), chanceFrom(last))),
  );
}

const sizesOf = (rounds: readonly Round[]): readonly (readonly number[])[] =>
  rounds.map((round) => round.map((table) => table.length));

/** The fewest repeated meetings of so many plans made by chance alone. */
function bestByChance(count: number, rounds: number, times: number): number {
  const random = chanceFrom(7);
  const { tables } = splitTables(count, USUAL_SIZES);
  const order = Uint16Array.from({ length: count }, (_, each) => each);
  const met = new Uint8Array(count * count);
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time++) {
    met.fill(0);
    let repeats = 0;
    for (let round = 0; round < rounds && repeats < best; round++) {
      for (let left = count - 1; left > 0; left--) {
        const other = Math.floor(random() * (left + 1));
        [order[left], order[other]] = [order[other] as number, order[left] as number];
      }
      let from = 0;
      for (const size of tables) {
        for (let one = from; one < from + size; one++)
          for (let two = one + 1; two < from + size; two++) {
            const [low, high] = [order[one] as number, order[two] as number].sort((a, b) => a - b);
            const key = (low as number) * count + (high as number);
            if (met[key]) repeats++;
            met[key] = 1;
          }
        from += size;
      }
    }
    best = Math.min(best, repeats);
  }
  return best;
}

describe('a plan', () => {
  it.each([3, 4, 5, 6, 7, 11, 23, 59, 101, 200])('seats each of %i players once in every round', (count) => {
    for (const rounds of [1, 12]) {
      for (const round of plan(count, rounds)) {
        expect([...round.flat()].sort()).toEqual([...playersOf(count)].sort());
        expect(round.map((table) => table.length)).toEqual(splitTables(count, USUAL_SIZES).tables);
      }
    }
  });

  it.each([9, 12, 20, 33, 60])('repeats few meetings: %i players over two, four and six rounds', (count) => {
    for (const rounds of [2, 4, 6]) {
      const planned = plan(count, rounds);
      const repeats = countRepeats(planned);
      const fewest = fewestRepeats(sizesOf(planned));
      if (repeats > fewest * 1.1) expect(repeats).toBeLessThanOrEqual(bestByChance(count, rounds, 10_000));
    }
  });

  it('repeats no meeting where there is room for none', () => {
    // Four rounds of four tables of four, and six rounds of fifteen: known to have no meeting twice.
    expect(countRepeats(plan(16, 4))).toBe(0);
    expect(countRepeats(plan(60, 6))).toBe(0);
    expect(countRepeats(plan(200, 12))).toBe(0);
  });

  it.each([8, 12, 40, 200])(
    'gives each of %i players at tables of one size every place within one',
    (count) => {
      for (const past of pastsOf(count)) {
        for (const player of playersOf(count)) {
          const sat = [0, 1, 2, 3].map((place) => past.sat(player, place));
          expect(Math.max(...sat) - Math.min(...sat)).toBeLessThanOrEqual(1);
        }
      }
    },
  );

  it.each([7, 13, 41, 43])(
    'keeps each of %i players within one of even shares at tables of two sizes',
    (count) => {
      for (const past of pastsOf(count)) {
        for (const player of playersOf(count))
          for (const place of [0, 1, 2, 3, 4])
            expect(Math.abs(past.sat(player, place) - past.due(player, place))).toBeLessThanOrEqual(1);
      }
    },
  );
});

describe('a plan keeps', () => {
  it('pairs apart, as long as it can', () => {
    const apart = [
      ['p0', 'p1'],
      ['p0', 'p2'],
      ['p5', 'p6'],
    ] as const;
    for (const table of plan(12, 5, { apart }).flat())
      for (const [one, other] of apart) expect(table.includes(one) && table.includes(other)).toBe(false);
  });

  it('players at tables of their own', () => {
    const fixed = new Map([
      ['p3', 2],
      ['p7', 0],
    ]);
    for (const round of plan(16, 5, { fixed })) {
      expect(round[2]).toContain('p3');
      expect(round[0]).toContain('p7');
    }
  });

  it('to what was played before: a late entry, a drop, and as few repeats as a plan for all rounds', () => {
    const first = plan(24, 3);
    const players = [...playersOf(24).filter((player) => player !== 'p4'), 'late'];
    const past = pastOf(first);
    const rest = plan(24, 2, { players, past });
    for (const round of rest) expect([...round.flat()].sort()).toEqual([...players].sort());
    expect(countRepeats([...first, ...rest])).toBeLessThanOrEqual(2);
  });
});
