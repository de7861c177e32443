import { describe, expect, it } from 'vitest';
import { splitTables, USUAL_SIZES } from '../../src/tournament/tables.ts';

describe('tables of three to five', () => {
  it.each([
    [3, [3]],
    [4, [4]],
    [5, [5]],
    [6, [3, 3]],
    [7, [4, 3]],
    [8, [4, 4]],
    [9, [5, 4]],
    [10, [5, 5]],
    [11, [4, 4, 3]],
    [13, [5, 4, 4]],
    [14, [5, 5, 4]],
    [17, [5, 4, 4, 4]],
    [40, Array(10).fill(4)],
    [41, [5, ...Array(9).fill(4)]],
    [43, [...Array(10).fill(4), 3]],
  ] as const)('for %i players', (players, tables) => {
    expect(splitTables(players, USUAL_SIZES)).toEqual({ tables, within: true });
  });

  it('seat every number of players from three to 200, each once', () => {
    for (let players = 3; players <= 200; players++) {
      const { tables, within } = splitTables(players, USUAL_SIZES);
      expect(tables.reduce((sum, size) => sum + size, 0)).toBe(players);
      expect(within).toBe(true);
      expect(Math.min(...tables)).toBeGreaterThanOrEqual(3);
      expect(Math.max(...tables)).toBeLessThanOrEqual(5);
    }
  });
});

describe('other sizes', () => {
  // {3,4} fails only at 5; {4,5} fails at 6, 7 and 11.
  it.each([
    [{ min: 3, max: 4, preferred: 4 }, [5]],
    [{ min: 4, max: 5, preferred: 4 }, [6, 7, 11]],
    [{ min: 4, max: 4, preferred: 4 }, [5, 6, 7, 9, 10, 11, 13, 14, 15, 17, 18, 19]],
    [{ min: 2, max: 8, preferred: 4 }, []],
  ])('%o cannot be kept for some numbers', (sizes, exceptions) => {
    const outside = [];
    for (let players = sizes.min; players <= 20; players++) {
      const { tables, within } = splitTables(players, sizes);
      expect(tables.reduce((sum, size) => sum + size, 0)).toBe(players);
      if (!within) outside.push(players);
    }
    expect(outside).toEqual(exceptions);
  });

  it('are left as little as can be where they cannot be kept', () => {
    expect(splitTables(5, { min: 3, max: 4, preferred: 4 }).tables).toEqual([5]);
    expect(splitTables(7, { min: 4, max: 5, preferred: 4 }).tables).toEqual([4, 3]);
    expect(splitTables(2, USUAL_SIZES)).toEqual({ tables: [2], within: false });
  });
});
