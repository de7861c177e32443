/** What stands on the pages for paper. */
import { nameOf, type PlayedRound, type Tournament } from '../../tournament/tournament.ts';

export interface SeatRow {
  readonly name: string;
  /** Both from 0. */
  readonly table: number;
  readonly seat: number;
}

export interface TableBlock {
  /** From 0; null on a sheet for any table. */
  readonly table: number | null;
  /** Names in the order of their turns, empty where they are written by hand. */
  readonly players: readonly string[];
}

/** The round that is printed: the one asked for, or else the newest; null before the first. */
export function printedRound({ rounds }: Tournament, asked: number | null): number | null {
  if (asked !== null && rounds[asked] !== undefined) return asked;
  return rounds.length === 0 ? null : rounds.length - 1;
}

/** The tables of a round with their players' names. */
export const tableBlocks = (now: Tournament, round: number | null): readonly TableBlock[] =>
  roundOf(now, round).map(({ players }, table) => ({
    table,
    players: players.map((player) => nameOf(now, player)),
  }));

const roundOf = ({ rounds }: Tournament, round: number | null): PlayedRound['tables'] =>
  (round === null ? undefined : rounds[round])?.tables ?? [];

/** Where everybody sits, by name as the language orders them. */
export function seatRows(now: Tournament, round: number | null, language: string): readonly SeatRow[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return tableBlocks(now, round)
    .flatMap(({ players }, table) => players.map((name, seat) => ({ name, table, seat })))
    .sort((a, b) => compare(a.name, b.name));
}

/** The tables that sheets are for; before the first round one without names, for a table of the size preferred. */
export function sheetBlocks(now: Tournament, round: number | null): readonly TableBlock[] {
  if (round !== null) return tableBlocks(now, round);
  return [{ table: null, players: Array.from({ length: now.setup.sizes.preferred }, () => '') }];
}

/** The most spots that a pencil finds on a sheet. */
const MOST_SPOTS = 120;
const STEPS = [5, 10, 25] as const;

/** Points from spot to spot of a sheet's track; null where the goal is so far that a track is of no use. */
export const trackStep = (goal: number): number | null =>
  STEPS.find((step) => goal / step <= MOST_SPOTS) ?? null;

/** Rows for turns on a sheet: below a track, and without one. */
export const turnRows = (goal: number): number => (trackStep(goal) === null ? 26 : 16);

/** How many rounds before the final have any result. */
export const roundsBegun = ({ rounds }: Tournament): number =>
  rounds.filter(({ mode, tables }) => mode !== 'final' && tables.some(({ result }) => result !== null))
    .length;
