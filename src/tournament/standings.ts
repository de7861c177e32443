/**
 * The standings of an event: points by places, then the tie-breaks in the order the event declared. Each row says what
 * put it below the one before, and which tie-breaks could not speak.
 */
import type { PlayerResult, TableResult } from './result.ts';

export const TIE_BREAKS = [
  'wins',
  'share',
  'best-turn',
  'fewest-wimpouts',
  'head-to-head',
  'roll-off',
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** How a place becomes points: all of the field beaten counts 1 whatever the size of the table, or only a win does. */
export const SCORINGS = ['places', 'wins'] as const;
export type Scoring = (typeof SCORINGS)[number];

/** One point, as a whole number that can be shared by tables of up to eight and by two or more in one place. */
export const POINT = 8400;

/** Points as a number with at most so many places; halves go away from zero, below it as above. */
export function roundedPoints(points: number, places: number): number {
  const parts = 10 ** places;
  return (Math.sign(points) * Math.round((Math.abs(points) * parts) / POINT)) / parts || 0;
}

export interface Penalty {
  readonly player: string;
  /** Taken off, in hundredths of a point. */
  readonly hundredths: number;
  readonly reason: string;
}

export interface StandingsTask {
  readonly players: readonly string[];
  readonly results: readonly TableResult[];
  readonly scoring: Scoring;
  readonly tieBreaks: readonly TieBreak[];
  readonly penalties: readonly Penalty[];
  /** Roll-offs held, each with its players from the first to the last; of several the later one counts. */
  readonly rollOffs: readonly (readonly string[])[];
}

export interface Row {
  readonly player: string;
  /** 1 for the first; equal for those whom nothing parts. */
  readonly rank: number;
  /** In parts of {@link POINT}. */
  readonly points: number;
  readonly games: number;
  readonly wins: number;
  /** What parted the row from the one before: the points, a tie-break, or nothing where they share the rank. */
  readonly by: 'points' | TieBreak | null;
  /** Tie-breaks passed over for the row and those it was tied with, since one of them has no data for it. */
  readonly skipped: readonly TieBreak[];
}

/** A player's results, summed up. */
interface Sum {
  readonly player: string;
  readonly points: number;
  readonly results: readonly PlayerResult[];
}

/** The points of a place at a table; those who share it share the points of the places they take up. */
export function placePoints(result: PlayerResult, table: TableResult, scoring: Scoring): number {
  if (scoring === 'wins') return result.won ? POINT : 0;
  const size = table.players.length;
  if (size === 1) return POINT;
  const sharing = table.players.filter(({ place }) => place === result.place).length;
  return ((2 * (size - result.place) - sharing + 1) * POINT) / (2 * (size - 1));
}

/** The rows in order, the first one first; those who share a rank in the order of the players given. */
export function standings(task: StandingsTask): readonly Row[] {
  const sums = task.players.map((player) => sumUp(player, task));
  const rows: Row[] = [];
  for (const [place, group] of parted(sums, (sum) => sum.points).entries()) {
    const found = settle(group, task.tieBreaks, task, place === 0 ? null : 'points');
    const above = rows.length;
    rows.push(...found.map((row) => ({ ...row, rank: row.rank + above })));
  }
  return rows;
}

function sumUp(player: string, { results, scoring, penalties }: StandingsTask): Sum {
  const own: PlayerResult[] = [];
  let points = 0;
  for (const table of results) {
    const result = table.players.find((each) => each.player === player);
    if (result === undefined) continue;
    own.push(result);
    points += placePoints(result, table, scoring);
  }
  for (const penalty of penalties)
    if (penalty.player === player) points -= (penalty.hundredths * POINT) / 100;
  return { player, points, results: own };
}

/** Those with the same value together, the highest value first. */
function parted(sums: readonly Sum[], value: (sum: Sum) => number): readonly (readonly Sum[])[] {
  const groups = new Map<number, Sum[]>();
  for (const sum of sums) groups.set(value(sum), [...(groups.get(value(sum)) ?? []), sum]);
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group);
}

/** The rows of those tied so far, ranked from 1; `by` is what parted the first of them from the row before. */
function settle(
  group: readonly Sum[],
  tieBreaks: readonly TieBreak[],
  task: StandingsTask,
  by: Row['by'],
  skipped: readonly TieBreak[] = [],
): readonly Row[] {
  const [tieBreak, ...rest] = tieBreaks;
  if (group.length === 1 || tieBreak === undefined)
    return group.map((sum, place) => rowOf(sum, place === 0 ? by : null, skipped));
  const value = VALUES[tieBreak](group, task);
  if (value === null) return settle(group, rest, task, by, [...skipped, tieBreak]);
  const rows: Row[] = [];
  for (const [place, part] of parted(group, value).entries()) {
    const above = rows.length;
    const found = settle(part, rest, task, place === 0 ? by : tieBreak, skipped);
    rows.push(...found.map((row) => ({ ...row, rank: row.rank + above })));
  }
  return rows;
}

const rowOf = ({ player, points, results }: Sum, by: Row['by'], skipped: readonly TieBreak[]): Row => ({
  player,
  rank: 1,
  points,
  games: results.length,
  wins: winsOf(results),
  by,
  skipped,
});

const winsOf = (results: readonly PlayerResult[]): number => results.filter(({ won }) => won).length;

/** What a tie-break goes by, more is better; null where one of the tied has no data. */
type ValueOf = (group: readonly Sum[], task: StandingsTask) => ((sum: Sum) => number) | null;

/** A mean of whole numbers as one that can be compared exactly: everybody's games have this as a multiple. */
const mean = (group: readonly Sum[], of: (result: PlayerResult) => number): ((sum: Sum) => number) => {
  const common = group.reduce((product, { results }) => leastMultiple(product, results.length), 1);
  return ({ results }) =>
    (results.reduce((total, result) => total + of(result), 0) * common) / results.length;
};

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
const leastMultiple = (one: number, other: number): number => (one * other) / divisor(one, other);

const havePlayed = (group: readonly Sum[]): boolean => group.every(({ results }) => results.length > 0);

const VALUES: Readonly<Record<TieBreak, ValueOf>> = {
  wins:
    () =>
    ({ results }) =>
      winsOf(results),
  // The goal is the same for all games of an event, so the points banked stand for their share of it.
  share: (group) => (havePlayed(group) ? mean(group, ({ banked }) => banked) : null),
  'best-turn': (group) =>
    known(group, 'bestTurn')
      ? ({ results }) => Math.max(...results.map(({ bestTurn }) => bestTurn ?? 0))
      : null,
  'fewest-wimpouts': (group) => {
    if (!known(group, 'wimpouts')) return null;
    const wimpouts = mean(group, (result) => result.wimpouts ?? 0);
    return (sum) => -wimpouts(sum);
  },
  'head-to-head': headToHead,
  'roll-off': rollOff,
};

const known = (group: readonly Sum[], field: 'bestTurn' | 'wimpouts'): boolean =>
  havePlayed(group) && group.every(({ results }) => results.every((result) => result[field] !== null));

/** Who of the tied placed above whom where they shared a table; only where each two of them did. */
function headToHead(group: readonly Sum[], { results }: StandingsTask): ((sum: Sum) => number) | null {
  const score = new Map<string, number>();
  const met = new Set<string>();
  const tied = new Set(group.map(({ player }) => player));
  for (const table of results) {
    const there = table.players.filter(({ player }) => tied.has(player));
    for (const one of there)
      for (const other of there) {
        if (one === other) continue;
        met.add(`${one.player} ${other.player}`);
        const won = Math.sign(other.place - one.place);
        score.set(one.player, (score.get(one.player) ?? 0) + won);
      }
  }
  if (met.size < group.length * (group.length - 1)) return null;
  return ({ player }) => score.get(player) ?? 0;
}

function rollOff(group: readonly Sum[], { rollOffs }: StandingsTask): ((sum: Sum) => number) | null {
  const held = rollOffs.filter((order) => group.every(({ player }) => order.includes(player))).at(-1);
  return held === undefined ? null : ({ player }) => -held.indexOf(player);
}
