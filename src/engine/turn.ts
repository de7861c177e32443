/**
 * The turn (RULES.md, section 3): points at risk, the cubes to throw, what is pending, and what obliges the
 * player to throw again.
 */
import { ALL_FIVE, type Cubes, countCubes } from './cubes.ts';
import type { Pending, Position } from './judge.ts';
import type { Ruling, Scored } from './ruling.ts';
import type { Rules } from './settings.ts';
import { sortFaces, type Throw } from './throw.ts';

/** What can oblige a player to throw, in the order in which it is named. */
export const OBLIGATIONS = ['start', 'again', 'opening', 'flash', 'all-five', 'spot'] as const;
export type Obligation = (typeof OBLIGATIONS)[number];

export interface Turn extends Position {
  /** Points at risk. */
  readonly points: number;
  /** A throw of this turn has counted. */
  readonly started: boolean;
  /** The last throw was void, or half of it under `matching`: `cubes` are thrown again. */
  readonly again: boolean;
  /** All five cubes have scored and are picked up together. */
  readonly allFive: boolean;
}

export const NEW_TURN: Turn = {
  cubes: ALL_FIVE,
  held: null,
  pending: [],
  points: 0,
  started: false,
  again: false,
  allFive: false,
};

/** Whether anything was thrown in this turn, be it a throw that did not count. */
export const isUnderWay = (turn: Turn): boolean => turn.started || turn.again;

/** How the seat stands that this turn is played from: what two of the obligations look at. */
export interface Seat {
  readonly banked: number;
  readonly onBoard: boolean;
  /** The spots of the others still in the game. */
  readonly others: readonly number[];
}

/** Everything that obliges to throw now; empty when the player may stop. */
export function obligations(turn: Turn, seat: Seat, rules: Rules): readonly Obligation[] {
  const must: Obligation[] = [];
  if (!turn.started) must.push('start');
  if (turn.again) must.push('again');
  if (!turn.started) return must;
  if (!seat.onBoard && turn.points < rules.opening) must.push('opening');
  if (turn.pending.length > 0) must.push('flash');
  if (turn.allFive && rules.mustThrowFive === 'on') must.push('all-five');
  if (isTakenSpot(seat.banked + turn.points, seat, rules)) must.push('spot');
  return must;
}

/** Keep Rolling: nobody may stop where another marker stands; spot 0 is no spot. */
export const isTakenSpot = (total: number, seat: Seat, rules: Rules): boolean =>
  rules.spots === 'keep-rolling' && total > 0 && seat.others.includes(total);

/** The turn after a ruling that lets it go on: scored, void or half thrown again. */
export function continueTurn(turn: Turn, ruling: Ruling, rules: Rules): Turn {
  switch (ruling.outcome) {
    case 'scored': {
      const allFive = countCubes(ruling.left) === 0;
      return {
        cubes: allFive ? ALL_FIVE : ruling.left,
        held: null,
        pending: pendingAfter(turn.pending, ruling, rules),
        points: turn.points + ruling.points,
        started: true,
        again: false,
        allFive,
      };
    }
    case 'void': {
      const again = { ...turn, cubes: wholeCubes(turn), held: null, again: true };
      if (ruling.reason !== 'pending' || rules.clearing !== 'void-flash') return again;
      const lost = turn.pending.filter(({ face }) => ruling.matched.includes(face));
      return {
        ...again,
        points: lost.reduce((points, flash) => points - flash.points, turn.points),
        pending: turn.pending.filter((flash) => !lost.includes(flash)),
      };
    }
    case 'rethrow':
      return { ...turn, cubes: ruling.cubes, held: ruling.held, again: true };
    case 'wimpout':
    case 'win':
    case 'supernova':
      throw new Error(`A turn does not go on after ${ruling.outcome}`);
  }
}

/** The cubes of the throw as a whole: those asked for and those held. */
export const wholeCubes = ({ cubes, held }: Position): Cubes =>
  held === null ? cubes : { common: cubes.common + held.common.length, sun: cubes.sun || held.sun !== null };

/** What is pending after a throw that scored. */
function pendingAfter(before: readonly Pending[], ruling: Scored, rules: Rules): readonly Pending[] {
  const { made } = ruling;
  if (made === null || (made.kind === 'train' && rules.trainPending === 'off')) return [];
  const value = ruling.lines.find((line) => line.part === made.kind)?.points ?? 0;
  const latest: Pending = { face: made.face, points: value };
  const matched = before.some(({ face }) => face === made.face);
  // Any throw that counts settles all older flashes with `once`, and so does a train of a pending face.
  if (rules.pendingFlash === 'latest' || rules.clearing === 'once' || matched) return [latest];
  return [...before, latest];
}

/** Whether a cube to throw can show a pending face at all: the Sun cube has no 3. */
export const canMatch = ({ cubes, pending }: Position): boolean =>
  pending.some(({ face }) => cubes.common > 0 || (cubes.sun && face !== '3'));

/** Whether cubes held under `matching` make sure already that the throw scores: a 5, a 10, the Sun, or three alike. */
export function heldScores(held: Throw | null): boolean {
  if (held === null) return false;
  if (held.sun === 'S' || held.sun === '5' || held.sun === 'X') return true;
  const faces = held.common;
  if (faces.includes('5') || faces.includes('X')) return true;
  return faces.some(
    (face, place) =>
      face !== '-' && face === faces[place + 1] && (face === faces[place + 2] || face === held.sun),
  );
}

/** The pending faces as one string, `23456X`, empty when there is none. */
export const makePending = (pending: readonly Pending[]): string =>
  sortFaces(pending.map(({ face }) => face)).join('');
