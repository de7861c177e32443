/** Seating as properties, from three to 200 players. `npm run bench:seating` measures the same over many more. */
import { describe, expect, it } from 'vitest';
import { balancePlaces } from '../../src/tournament/places.ts';
import { countRepeats, fewestRepeats, pastOf, type Round } from '../../src/tournament/round.ts';
import { planTables, type SeatingTask } from '../../src/tournament/seating.ts';
import { splitTables, USUAL_SIZES } from '../../src/tournament/tables.ts';
import { roundsOf } from '../../src/tournament/tournament.ts';
import { chanceFrom } from './chance.ts';
import { bestByChance, mostUneven, playRounds, sizesOf, tournamentOf } from './play.ts';

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

describe('a plan for all rounds', () => {
  it.each([
    [3, 12],
    [7, 12],
    [11, 1],
    [40, 7],
    [200, 12],
  ])(
    'seats each of %i players once in each of %i rounds, every place within one of even shares',
    (count, rounds) => {
      const planned = plan(count, rounds);
      for (const round of planned) {
        expect([...round.flat()].sort()).toEqual([...playersOf(count)].sort());
        expect(round.map((table) => table.length)).toEqual(splitTables(count, USUAL_SIZES).tables);
      }
      expect(mostUneven(planned)).toBeLessThanOrEqual(1);
      // There is room for all to meet only once.
      if (count === 200) expect(countRepeats(planned)).toBe(0);
    },
  );

  it('keeps pairs apart', () => {
    const apart = [
      ['p0', 'p1'],
      ['p0', 'p2'],
      ['p5', 'p6'],
    ] as const;
    for (const table of plan(12, 5, { apart }).flat())
      for (const [one, other] of apart) expect(table.includes(one) && table.includes(other)).toBe(false);
  });

  it('keeps players at tables of their own', () => {
    const fixed = new Map([
      ['p3', 2],
      ['p7', 0],
    ]);
    for (const round of plan(16, 5, { fixed })) {
      expect(round[2]).toContain('p3');
      expect(round[0]).toContain('p7');
    }
  });
});

/** Planned anew before each round, as the rounds of a tournament are. */
describe('rounds proposed one after the other', () => {
  // A greedy seating repeats meetings that a better one avoids: sixteen players have twelve meetings of fifteen in four
  // rounds, and none twice only where the earlier rounds left room for it.
  it.each([
    [9, 4],
    [12, 4],
    [16, 4],
    [20, 6],
    [33, 5],
    [60, 6],
  ])('repeat few meetings, and share places: %i players over %i rounds', (count, rounds) => {
    const random = chanceFrom(count * 100 + rounds);
    const now = playRounds(tournamentOf(count, rounds), 'random', rounds, random);
    const repeats = countRepeats(roundsOf(now));
    const fewest = fewestRepeats(sizesOf(now));
    if (repeats > fewest * 1.1)
      expect(repeats).toBeLessThanOrEqual(bestByChance(sizesOf(now), 10_000, random).at(-1) as number);
    if (count === 16 || count === 60) expect(repeats).toBe(0);
    expect(mostUneven(roundsOf(now))).toBeLessThanOrEqual(1);
  });
});
