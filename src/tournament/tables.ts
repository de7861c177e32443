/** How many tables of which size: any number of players, without a bye where the sizes allow it. */

/** The sizes a table may have; `preferred` is one of them. */
export interface TableSizes {
  readonly min: number;
  readonly max: number;
  readonly preferred: number;
}

/** Three to five, four where it can be: seats every number of players from three on. */
export const USUAL_SIZES: TableSizes = { min: 3, max: 5, preferred: 4 };

/** The smallest and largest table that a game can be played at here. */
const SMALLEST = 2;
export const LARGEST = 8;

/** So much worse is a table outside the preference than any inside it. */
const OUTSIDE = 1000;

export interface Split {
  /** The sizes of the tables, largest first; their sum is the number of players. */
  readonly tables: readonly number[];
  /** Every table has a size that was asked for. */
  readonly within: boolean;
}

/**
 * The tables for so many players: every size within the preference where that is possible, as near to the preferred
 * one as can be, and of equal choices the one with fewer tables.
 *
 * @param players 2 or more.
 */
export function splitTables(players: number, sizes: TableSizes): Split {
  // best[n]: the cheapest way to seat n players, and the table it ends with.
  const best: { cost: number; last: number }[] = [{ cost: 0, last: 0 }];
  for (let seated = 1; seated <= players; seated++) {
    let found = { cost: Number.POSITIVE_INFINITY, last: 0 };
    // From the largest on: of two ways that cost the same the one with larger, so fewer, tables stays.
    for (let size = Math.min(LARGEST, seated); size >= SMALLEST; size--) {
      const cost = (best[seated - size]?.cost ?? Number.POSITIVE_INFINITY) + costOf(size, sizes);
      if (cost < found.cost) found = { cost, last: size };
    }
    best.push(found);
  }
  const tables: number[] = [];
  for (let left = players; left > 0; left -= tables.at(-1) ?? left) tables.push(best[left]?.last || left);
  tables.sort((a, b) => b - a);
  return { tables, within: tables.every((size) => size >= sizes.min && size <= sizes.max) };
}

function costOf(size: number, { min, max, preferred }: TableSizes): number {
  const off = (size - preferred) ** 2;
  const outside = Math.max(min - size, size - max, 0);
  return off + OUTSIDE * outside;
}
