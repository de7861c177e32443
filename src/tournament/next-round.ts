/** Proposals for the next round. Nothing is settled until the organiser publishes one. */
import type { SeatingMode } from './facts.ts';
import { balancePlaces } from './places.ts';
import type { TableResult } from './result.ts';
import { pastOf, type Past, type Round } from './round.ts';
import { planTables } from './seating.ts';
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
      return now.rounds.length === 0 ? planned(now, past, random) : balanced(byLadder(now), past, random);
    case 'final':
      return [finalists(now)];
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
  const own = new Map(tables.flatMap((table, number) => table.map((player) => [player, number] as const)));
  const pairCost = (one: string, other: string): number => {
    const kept = now.apart.some((pair) => pair.includes(one) && pair.includes(other));
    return past.met(one, other) * REPEAT + (kept ? APART : 0);
  };
  const costAt = (player: string, number: number, without: string): number => {
    const fixed = entrantOf(now, player)?.table ?? null;
    const mates = (tables[number] as string[]).filter((mate) => mate !== player && mate !== without);
    const off = (number - (own.get(player) as number)) ** 2;
    const away = fixed !== null && fixed !== number && tables[fixed] !== undefined ? APART : 0;
    return mates.reduce((sum, mate) => sum + pairCost(player, mate), off + away);
  };
  for (let better = true; better; ) {
    better = false;
    for (let here = 0; here < tables.length; here++)
      for (let there = here + 1; there < tables.length; there++)
        for (const one of [...(tables[here] as string[])])
          for (const other of [...(tables[there] as string[])]) {
            const far =
              there - here > REACH &&
              entrantOf(now, one)?.table !== there &&
              entrantOf(now, other)?.table !== here;
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

/** The winners of a table move up to the next one, its last down; who is new begins at the last table. */
function byLadder(now: Tournament): Round {
  const last = now.rounds.at(-1)?.tables ?? [];
  const rungs = new Map<string, readonly [rung: number, place: number]>();
  for (const [number, { players, result }] of last.entries())
    for (const player of players) rungs.set(player, [number + step(player, result), placeOf(player, result)]);
  const bottom = [last.length, 0] as const;
  const ordered = presentIn(now)
    .map((player) => ({ player, rung: rungs.get(player) ?? bottom }))
    .sort((a, b) => a.rung[0] - b.rung[0] || a.rung[1] - b.rung[1]);
  return cut(
    ordered.map(({ player }) => player),
    splitTables(ordered.length, now.setup.sizes).tables,
  );
}

const placeOf = (player: string, result: TableResult | null): number =>
  result?.players.find((each) => each.player === player)?.place ?? 0;

/** One up, one down, or none. */
function step(player: string, result: TableResult | null): number {
  if (result === null) return 0;
  const place = placeOf(player, result);
  const places = result.players.map((each) => each.place);
  if (place === Math.max(...places)) return 1;
  return place === 1 ? -1 : 0;
}

/** The first of the standings who are present, the first of them to throw first. */
function finalists(now: Tournament): readonly string[] {
  const present = new Set(presentIn(now));
  return standingsOf(now)
    .map(({ player }) => player)
    .filter((player) => present.has(player))
    .slice(0, now.setup.finalists ?? now.setup.sizes.preferred);
}
