/** The rounds of an event: who sat with whom, and in which place. Players are named by their ids. */

/** The players of a table in the order of their turns. */
export type TableSeats = readonly string[];

/** The tables of a round; the first one is table 1. */
export type Round = readonly TableSeats[];

/** How often players met so far, and how often each sat in which place. */
export interface Past {
  /** Meetings of two players, by both ids. */
  readonly met: (one: string, other: string) => number;
  /** How often a player had a place at a table, 0 for the first to throw. */
  readonly sat: (player: string, place: number) => number;
  /** How often it would have been the player's by even shares: 1/4 for each table of four, 0 where a table lacks it. */
  readonly due: (player: string, place: number) => number;
}

/** Two players that may not share a table. */
export type Pair = readonly [string, string];

const pairKey = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** How often each two players met who met at all. */
function meetingsOf(rounds: readonly Round[]): ReadonlyMap<string, number> {
  const meetings = new Map<string, number>();
  for (const table of rounds.flat())
    for (const [place, player] of table.entries())
      for (const other of table.slice(place + 1)) add(meetings, pairKey(player, other));
  return meetings;
}

const add = (map: Map<string, number>, key: string, more = 1): void =>
  void map.set(key, (map.get(key) ?? 0) + more);

/** What these rounds make of their players. */
export function pastOf(rounds: readonly Round[]): Past {
  const meetings = meetingsOf(rounds);
  const places = new Map<string, number>();
  const shares = new Map<string, number>();
  for (const table of rounds.flat()) {
    for (const [place, player] of table.entries()) {
      add(places, `${player} ${place}`);
      for (const each of table.keys()) add(shares, `${player} ${each}`, 1 / table.length);
    }
  }
  return {
    met: (one, other) => meetings.get(pairKey(one, other)) ?? 0,
    sat: (player, place) => places.get(`${player} ${place}`) ?? 0,
    due: (player, place) => shares.get(`${player} ${place}`) ?? 0,
  };
}

/** Meetings beyond the first of each two players. */
export const countRepeats = (rounds: readonly Round[]): number =>
  [...meetingsOf(rounds).values()].reduce((sum, times) => sum + times - 1, 0);

/**
 * The fewest repeated meetings that these sizes allow, whoever sits where: by counting (more meetings than there are
 * pairs of players), and by the pigeonhole (a table with more seats than the first round had tables has players who
 * met there).
 *
 * @param rounds the table sizes of each round, all with the same players.
 */
export function fewestRepeats(rounds: readonly (readonly number[])[]): number {
  const [first = []] = rounds;
  const players = first.reduce((sum, size) => sum + size, 0);
  const pairs = (count: number): number => (count * (count - 1)) / 2;
  const meetings = rounds.flat().reduce((sum, size) => sum + pairs(size), 0);
  const byPigeonhole = (size: number): number => {
    const each = Math.floor(size / first.length);
    const more = size % first.length;
    return more * pairs(each + 1) + (first.length - more) * pairs(each);
  };
  const met = rounds
    .slice(1)
    .flat()
    .reduce((sum, size) => sum + byPigeonhole(size), 0);
  return Math.max(0, meetings - pairs(players), met);
}
