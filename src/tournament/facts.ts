/**
 * What is written down of a tournament: facts in the past tense, in the order in which they happened. Its state is
 * their fold. Facts are never renamed; when a shape changes, `v` grows and older ones are read through an upcast.
 */
import type { Rules } from '../engine/settings.ts';
import type { HandInFlag } from './hand-in-flag.ts';
import type { TableResult } from './result.ts';
import type { Pair, Round } from './round.ts';
import type { Penalty, Scoring, TieBreak } from './standings.ts';
import type { TableSizes } from './tables.ts';

/** What an organiser declares. */
export interface Setup {
  readonly name: string;
  /** `2026-11-30`, or empty. */
  readonly date: string;
  /** Where it is held. */
  readonly venue: string;
  /** Frozen with the first round, as are the scoring and the tie-breaks. */
  readonly rules: Rules;
  /** The version of the referee that judges all its games. */
  readonly rulesVersion: number;
  readonly sizes: TableSizes;
  /** How many rounds before the final; null when the end is open. */
  readonly rounds: number | null;
  readonly scoring: Scoring;
  readonly tieBreaks: readonly TieBreak[];
  /** How many play a final table; null for none. */
  readonly finalists: number | null;
  /** How long a round lasts by the clock, in minutes; null without a clock. */
  readonly minutes: number | null;
}

/** A player as entered; ids are never used twice in a tournament. */
export interface Entry {
  readonly id: string;
  readonly name: string;
}

/** What a table handed in. */
export interface Copy {
  readonly result: TableResult;
  /** The game's transcript, where every throw is known. */
  readonly game: string | null;
  /** What was odd about it and taken all the same. */
  readonly flags: readonly HandInFlag[];
}

/** How a round was seated. */
export const SEATING_MODES = ['random', 'standing', 'ladder', 'by-hand', 'final'] as const;
export type SeatingMode = (typeof SEATING_MODES)[number];

export type TournamentFact =
  | { readonly type: 'opened'; readonly id: string; readonly setup: Setup }
  | { readonly type: 'setup-changed'; readonly setup: Setup }
  /** All of them or none. */
  | { readonly type: 'entered'; readonly players: readonly Entry[] }
  | { readonly type: 'renamed'; readonly player: string; readonly name: string }
  | { readonly type: 'dropped'; readonly player: string }
  | { readonly type: 'returned'; readonly player: string }
  /** The player sits at this table in every round, from 0; null for any. */
  | { readonly type: 'table-fixed'; readonly player: string; readonly table: number | null }
  | { readonly type: 'kept-apart'; readonly pair: Pair }
  | { readonly type: 'let-together'; readonly pair: Pair }
  /** The id is of this very seating, by chance: one that is seated again has another. */
  | {
      readonly type: 'round-published';
      readonly id: string;
      readonly mode: SeatingMode;
      readonly tables: Round;
    }
  /** Round and table are from 0. A later result stands for an earlier one, and settles what copies said. */
  | ({ readonly type: 'result-taken'; readonly round: number; readonly table: number } & Copy)
  /** Another phone tells it otherwise than the result that is in: kept beside it until somebody decides. */
  | ({ readonly type: 'copy-kept'; readonly round: number; readonly table: number } & Copy)
  /** There will be no result of a table, and why. */
  | {
      readonly type: 'table-explained';
      readonly round: number;
      readonly table: number;
      readonly reason: string;
    }
  | { readonly type: 'penalty-given'; readonly penalty: Penalty }
  /** From 0, of the penalties that stand. */
  | { readonly type: 'penalty-lifted'; readonly penalty: number }
  /** From the first to the last. */
  | { readonly type: 'roll-off-held'; readonly order: readonly string[] };
