/** Who plays the final: the first of the standings who are present, and what to do where a tie goes through the cut. */
import { LARGEST } from './tables.ts';
import { presentIn, standingsOf, type Tournament } from './tournament.ts';

export interface FinalCut {
  /** How many the final is for. */
  readonly wanted: number;
  /** Who is in whatever becomes of the tie, the first one first. */
  readonly sure: readonly string[];
  /** Who shares one rank and would be cut in two, since nothing has parted them; empty when the cut is clean. */
  readonly tied: readonly string[];
  /** How many of the tied would be in. */
  readonly seats: number;
  /** All of the tied fit at one table with the others. */
  readonly roomForAll: boolean;
}

export function finalCut(now: Tournament): FinalCut {
  const present = new Set(presentIn(now));
  const rows = standingsOf(now).filter(({ player }) => present.has(player));
  const wanted = now.setup.finalists ?? now.setup.sizes.preferred;
  const [last, next] = [rows[wanted - 1], rows[wanted]];
  const isCut = last !== undefined && last.rank === next?.rank;
  const tied = isCut ? rows.filter(({ rank }) => rank === last.rank) : [];
  const sure = rows.slice(0, wanted).filter((row) => !tied.includes(row));
  return {
    wanted,
    sure: sure.map(({ player }) => player),
    tied: tied.map(({ player }) => player),
    seats: isCut ? wanted - sure.length : 0,
    roomForAll: sure.length + tied.length <= LARGEST,
  };
}

/** Who is tied where the cut to the final goes through; empty where it is clean. */
export const tiedAtCut = (now: Tournament): readonly string[] => finalCut(now).tied;
