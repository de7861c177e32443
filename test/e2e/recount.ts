/**
 * The standings of a tournament counted once more, in another way than the app does: from the totals that the test let
 * its players have, with fractions of a point as they come.
 */

/** What a player had at one table. */
export interface Played {
  readonly name: string;
  readonly total: number;
}

export interface Counted {
  readonly name: string;
  /** In hundredths of a point, as the standings show them. */
  readonly points: number;
  readonly wins: number;
  readonly games: number;
}

/** The players from the first to the last: by points, wins, mean total. A tie behind that would need more, and is a fault of the test. */
export function recount(
  names: readonly string[],
  tables: readonly (readonly Played[])[],
): readonly Counted[] {
  const sums = names.map((name) => {
    const games = tables.filter((table) => table.some((each) => each.name === name));
    let points = 0;
    let wins = 0;
    let total = 0;
    for (const table of games) {
      const own = table.find((each) => each.name === name) as Played;
      const rest = table.length - 1;
      const below = table.filter((each) => each.total < own.total).length;
      const level = table.filter((each) => each.total === own.total).length - 1;
      points += (below + level / 2) / rest;
      if (below === rest) wins++;
      total += own.total;
    }
    return { name, points, wins, games: games.length, mean: total / games.length };
  });
  const order = (a: (typeof sums)[number], b: (typeof sums)[number]): number =>
    differ(a.points, b.points) || differ(a.wins, b.wins) || differ(a.mean, b.mean);
  sums.sort(order);
  for (const [place, sum] of sums.entries()) {
    const next = sums[place + 1];
    if (next && order(sum, next) === 0)
      throw new Error(`${sum.name} and ${next.name} are level: take another seed`);
  }
  return sums.map(({ name, points, wins, games }) => ({
    name,
    points: Math.round(points * 100),
    wins,
    games,
  }));
}

/** Which is more comes first; what differs by less than a rounding does not differ. */
const differ = (a: number, b: number): number => (Math.abs(a - b) < 1e-9 ? 0 : b - a);
