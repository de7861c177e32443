/**
 * The standings of a tournament counted once more, in another way than the app does: from the totals that the test let
 * its players have, with fractions of a point as they come.
 */

/** What a player had at one table. */
export interface Played {
  readonly name: string;
  readonly total: number;
  /** Null where only the totals were told. */
  readonly bestTurn: number | null;
}

export interface Counted {
  readonly name: string;
  /** In hundredths of a point, as the standings show them. */
  readonly points: number;
  readonly wins: number;
  readonly games: number;
}

interface Sum extends Counted {
  /** Whole points of placing, the mean total, and the best turn of all. */
  readonly exact: number;
  readonly mean: number;
  readonly bestTurn: number | null;
}

/** What parts the players, one after the other; more is better. */
const BY: readonly ((sum: Sum) => number | null)[] = [
  ({ exact }) => exact,
  ({ wins }) => wins,
  ({ mean }) => mean,
  ({ bestTurn }) => bestTurn,
];

/** The players from the first to the last; who is level to the end stands in the order of the names. */
export function recount(
  names: readonly string[],
  tables: readonly (readonly Played[])[],
): readonly Counted[] {
  return settle(
    names.map((name) => sumOf(name, tables)),
    0,
  ).map(({ name, points, wins, games }) => ({
    name,
    points,
    wins,
    games,
  }));
}

function sumOf(name: string, tables: readonly (readonly Played[])[]): Sum {
  let exact = 0;
  let wins = 0;
  const own: Played[] = [];
  for (const table of tables) {
    const mine = table.find((each) => each.name === name);
    if (mine === undefined) continue;
    own.push(mine);
    const below = table.filter(({ total }) => total < mine.total).length;
    const level = table.filter(({ total }) => total === mine.total).length - 1;
    exact += (below + level / 2) / (table.length - 1);
    if (below === table.length - 1) wins++;
  }
  const best = own.map(({ bestTurn }) => bestTurn);
  return {
    name,
    exact,
    points: Math.round(exact * 100),
    wins,
    games: own.length,
    mean: own.reduce((sum, { total }) => sum + total, 0) / own.length,
    bestTurn: best.includes(null) ? null : Math.max(...best.map(Number)),
  };
}

/** Parts those who are level so far. What is not known of one of them parts none. */
function settle(group: readonly Sum[], by: number): readonly Sum[] {
  const value = BY[by];
  if (value === undefined || group.length < 2) return group;
  const values = group.map(value);
  if (values.includes(null)) return settle(group, by + 1);
  // What differs by less than a rounding does not differ.
  const key = (sum: Sum): number => Math.round(Number(value(sum)) * 1e6);
  const keys = [...new Set(group.map(key))].sort((a, b) => b - a);
  return keys.flatMap((each) =>
    settle(
      group.filter((sum) => key(sum) === each),
      by + 1,
    ),
  );
}
