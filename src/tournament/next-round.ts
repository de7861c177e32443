/** Proposals for the next round. Nothing is settled until the organiser publishes one. */
import type { SeatingMode } from './facts.ts';
import { finalCut } from './final-cut.ts';
import { balancePlaces } from './places.ts';
import type { TableResult } from './result.ts';
import { pastOf, type Past, type Round } from './round.ts';
import { planTables, shuffle } from './seating.ts';
import { splitTables } from './tables.ts';
import { entrantOf, presentIn, roundsOf, standingsOf, type Tournament } from './tournament.ts';

/** With an open end, the rounds that are planned together. */
const AHEAD = 3;

/**
 * The tables for the next round, the players of each in the order of their turns.
 *
 * @param random from 0 up to, but not including, 1.
 */
export function proposeRound(now: Tournament, mode: SeatingMode, random: () => number): Round {
  const past = pastOf(roundsOf(now));
  switch (mode) {
    case 'random':
    case 'by-hand':
      return planned(now, past, random);
    case 'standing':
      return balanced(byStanding(now, past), past, random);
    case 'ladder':
      return balanced(byLadder(now, past, random), past, random);
    case 'final':
      return [finalists(now, random)];
  }
}

/** The same round with two players in each other's seats. */
export const swapSeats = (round: Round, one: string, other: string): Round =>
  round.map((table) => table.map((player) => (player === one ? other : player === other ? one : player)));

const balanced = (tables: Round, past: Past, random: () => number): Round =>
  balancePlaces([tables], past, random)[0] ?? tables;

/** The first of the rounds to come, all of which are planned with those who are present now. */
function planned(now: Tournament, past: Past, random: () => number): Round {
  const { setup, rounds, apart } = now;
  const players = presentIn(now);
  const { tables } = splitTables(players.length, setup.sizes);
  const ahead = Math.max(1, setup.rounds === null ? AHEAD : setup.rounds - rounds.length);
  const fixed = new Map<string, number>();
  for (const player of players) {
    const table = entrantOf(now, player)?.table ?? null;
    if (table !== null) fixed.set(player, table);
  }
  const task = { players, past, rounds: Array.from({ length: ahead }, () => tables), apart, fixed, random };
  return balancePlaces(planTables(task), past, random)[0] ?? [];
}

/** So much better is a table one rank off than a meeting repeated. */
const REPEAT = 6;
const APART = 1000;
/** As far from the table of their rank players may be moved. */
const REACH = 2;

/** Equals play equals: tables by rank, then players of tables near each other change for fewer repeated meetings. */
function byStanding(now: Tournament, past: Past): Round {
  const present = new Set(presentIn(now));
  const ranked = standingsOf(now)
    .map(({ player }) => player)
    .filter((player) => present.has(player));
  const tables = cut(ranked, splitTables(ranked.length, now.setup.sizes).tables);
  return settled(now, tables, (one, other) => past.met(one, other) * REPEAT);
}

/** Players change tables, as near as can be, for what meetings cost, pairs kept apart, and tables of their own. */
function settled(
  now: Tournament,
  tables: string[][],
  meeting: (one: string, other: string) => number,
): Round {
  const own = new Map(tables.flatMap((table, number) => table.map((player) => [player, number] as const)));
  const fixed = new Map(now.entrants.map(({ id, table }) => [id, table]));
  const apart = new Set(now.apart.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  const costAt = (player: string, number: number, without: string): number => {
    const wish = fixed.get(player) ?? null;
    let cost = (number - (own.get(player) as number)) ** 2;
    if (wish !== null && wish !== number && tables[wish] !== undefined) cost += APART;
    for (const mate of tables[number] as string[])
      if (mate !== player && mate !== without)
        cost += meeting(player, mate) + (apart.has(`${player} ${mate}`) ? APART : 0);
    return cost;
  };
  for (let better = true; better; ) {
    better = false;
    for (let here = 0; here < tables.length; here++)
      for (let there = here + 1; there < tables.length; there++)
        for (const one of [...(tables[here] as string[])])
          for (const other of [...(tables[there] as string[])]) {
            const far = there - here > REACH && fixed.get(one) !== there && fixed.get(other) !== here;
            if (far || !tables[here]?.includes(one) || !tables[there]?.includes(other)) continue;
            const before = costAt(one, here, other) + costAt(other, there, one);
            const after = costAt(one, there, other) + costAt(other, here, one);
            if (after >= before) continue;
            replace(tables[here] as string[], one, other);
            replace(tables[there] as string[], other, one);
            better = true;
          }
  }
  return tables;
}

function replace(table: string[], goes: string, comes: string): void {
  table[table.indexOf(goes)] = comes;
}

/** The list in pieces of these sizes. */
function cut(players: readonly string[], sizes: readonly number[]): string[][] {
  let from = 0;
  return sizes.map((size) => players.slice(from, (from += size)));
}

/**
 * The winners of a table move up to the next one, its last down; who is new begins at the last table. Where a table has
 * a seat to fill, whoever came from above stays first, so that nobody goes further than one table for it. Without a
 * round that was played all begin at random.
 */
function byLadder(now: Tournament, past: Past, random: () => number): Round {
  const last = now.rounds.filter(({ mode }) => mode !== 'final').at(-1)?.tables;
  if (last === undefined) return planned(now, past, random);
  type Rung = readonly [rung: number, from: number, place: number];
  const rungs = new Map<string, Rung>();
  for (const [number, { players, result }] of last.entries())
    for (const player of players)
      rungs.set(player, [number + step(player, result), number, placeOf(player, result)]);
  const bottom: Rung = [last.length, 0, 0];
  const ordered = presentIn(now)
    .map((player) => ({ player, rung: rungs.get(player) ?? bottom }))
    .sort(({ rung: a }, { rung: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .map(({ player }) => player);
  return settled(now, cut(ordered, splitTables(ordered.length, now.setup.sizes).tables), () => 0);
}

const placeOf = (player: string, result: TableResult | null): number =>
  result?.players.find((each) => each.player === player)?.place ?? 0;

/** One up, one down, or none: where all share the first place, nobody is last. */
function step(player: string, result: TableResult | null): number {
  const place = placeOf(player, result);
  const last = Math.max(...(result?.players ?? []).map((each) => each.place), 1);
  if (last === 1) return 0;
  return place === 1 ? -1 : place === last ? 1 : 0;
}

/**
 * The best of the standings throws first. Of those who are tied at the cut all play; where one table has no room for
 * them, lots are drawn.
 */
function finalists(now: Tournament, random: () => number): readonly string[] {
  const { sure, tied, seats, roomForAll } = finalCut(now);
  if (roomForAll) return [...sure, ...tied];
  const lots = [...tied];
  shuffle(lots, random);
  return [...sure, ...lots.slice(0, seats)];
}
