/**
 * Whether a position can come about at a table at all. Rules may change in the middle of a game (the Guiding
 * Light), so there are two measures: what the rules in force can have led to, and what any rules can.
 */
import { COMMON_CUBES, countCubes, FACE_VALUE } from '../engine/cubes.ts';
import { MAX_PLAYERS, triggersGoal } from '../engine/game.ts';
import type { Rules } from '../engine/settings.ts';
import { type Turn, wholeCubes } from '../engine/turn.ts';
import type { CasePosition } from './case.ts';

/** Why a position is none that a table can come to, in the order in which it is looked at. */
export const IMPOSSIBLE = [
  /** No players, or more than a game can have. */
  'players',
  /** Points, or a total, that are no multiple of 5, below 0 or beyond all bounds. */
  'number',
  /** A total above 0 of somebody not on the board. */
  'board',
  /** Somebody still in has as many wrecks as put a player out. */
  'wrecks',
  /** Extra Last Licks where no rule gives any. */
  'licks',
  /** A total that triggers the goal, and nobody leads an ending; also the total at which the turn began. */
  'goal',
  /** An ending that these rules do not have, or with nobody to throw against. */
  'ending',
  /** In an ending the total at which the turn began is the total: nothing can be adjusted. */
  'began',
  /** The leader of an ending does not have the highest total, is nobody, or throws in Last Licks. */
  'leader',
  /** Those who wait for their last turn cannot be these, or not in this order. */
  'waiting',
  /** No throw of the turn has counted, but there are points, a flash to clear or fewer than five cubes. */
  'start',
  /** No such cubes. */
  'cubes',
  /** All five are picked up when all have scored, and only then. */
  'all-five',
  /** A face to clear that no flash can have left, or twice. */
  'pending',
  /** While a flash is to be cleared, one cube, two or five are thrown. */
  'pending-cubes',
  /** The rules in force leave only the latest flash to be cleared. */
  'pending-several',
  /** The rules in force leave no freight train to be cleared. */
  'pending-train',
  /** Cubes that stay as they lie, but none can have been thrown half. */
  'held',
  /** Fewer points than the cubes set aside and the flashes have made, or a number that they cannot make. */
  'points',
] as const;
export type Impossible = (typeof IMPOSSIBLE)[number];

/**
 * Why a position cannot be, the first reason; null for one that can.
 *
 * @param changed whether the rules may have been others before in this game.
 */
export const impossible = (position: CasePosition, changed = false): Impossible | null =>
  impossibleSeats(position, changed) ??
  impossibleEnding(position) ??
  impossibleTurn(position.turn, position.rules, changed);

/** More than any table comes to. */
const MAX_NUMBER = 999_995;

const isPoints = (points: number): boolean => points >= 0 && points <= MAX_NUMBER && points % 5 === 0;

function impossibleSeats(position: CasePosition, changed: boolean): Impossible | null {
  const { rules, seats, began, ending, turn } = position;
  if (seats.length === 0 || seats.length > MAX_PLAYERS) return 'players';
  if (![began, turn.points, ...seats.map(({ banked }) => banked)].every(isPoints)) return 'number';
  if (seats.some(({ banked, onBoard }) => banked > 0 && !onBoard)) return 'board';
  const triggers = seats.some(({ banked }) => triggersGoal(banked, rules)) || triggersGoal(began, rules);
  if (triggers && ending === null && !changed) return 'goal';
  if (changed) return null;
  const limit = rules.trainWrecksOut;
  if (limit > 0 && seats.some(({ wrecks }) => wrecks >= limit)) return 'wrecks';
  return rules.fullHouse !== 'choice' && seats.some(({ licks }) => licks > 0) ? 'licks' : null;
}

function impossibleEnding({ rules, seats, began, ending }: CasePosition): Impossible | null {
  if (ending === null) return null;
  const { kind, leader, waiting } = ending;
  if (kind !== rules.ending || seats.length < 2) return 'ending';
  if (began !== seats[0]?.banked) return 'began';
  const lead = seats[leader]?.banked;
  if (lead === undefined || seats.some(({ banked }) => banked > lead)) return 'leader';
  if (kind === 'end-game') return waiting.every((place, index) => place === index + 1) ? null : 'waiting';
  if (leader === 0) return 'leader';
  // In Last Licks all but the leader and the thrower wait.
  const others = seats.map((_, place) => place).filter((place) => place !== 0 && place !== leader);
  const waits = waiting.length === others.length && others.every((place) => waiting.includes(place));
  return waits ? null : 'waiting';
}

function impossibleTurn(turn: Turn, rules: Rules, changed: boolean): Impossible | null {
  const { cubes, held, pending, points, started, allFive } = turn;
  const count = countCubes(wholeCubes(turn));
  if (countCubes(cubes) === 0 || wholeCubes(turn).common > COMMON_CUBES) return 'cubes';
  if (!started && (points > 0 || pending.length > 0 || count < 5 || held !== null)) return 'start';
  if (allFive !== (started && count === 5)) return 'all-five';
  if (new Set(pending.map(({ face }) => face)).size < pending.length) return 'pending';
  if (pending.length > 0 && ![1, 2, 5].includes(count)) return 'pending-cubes';
  if (pending.length > 1 && !changed && (rules.pendingFlash === 'latest' || rules.clearing === 'once'))
    return 'pending-several';
  const trains = pending.filter(({ face, points: made }) => made !== 10 * FACE_VALUE[face]);
  if (trains.length > 0 && !changed && rules.trainPending === 'off') return 'pending-train';
  if (held !== null && (pending.length === 0 || (rules.clearing !== 'matching' && !changed))) return 'held';
  const least = pending.reduce((sum, { points: made }) => sum + made, 0);
  return points < least ? 'points' : null;
}

/** Whether a position can only be if the rules were changed in the game. */
export const needsChange = (position: CasePosition): boolean =>
  impossible(position) !== null && impossible(position, true) === null;
