/**
 * Whether a position can come about at a table at all. Rules may change in the middle of a game (the Guiding
 * Light), so there are two measures: what the rules in force can have led to, and what any rules can.
 */
import { COMMON_CUBES, countCubes, FACE_VALUE } from '../engine/cubes.ts';
import { MAX_PLAYERS, triggersGoal } from '../engine/game.ts';
import type { Pending } from '../engine/judge.ts';
import type { Rules, RulesChange } from '../engine/settings.ts';
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
export function impossible(position: CasePosition, changed = false): Impossible | null {
  const rules = changed ? { ...position.rules, ...LOOSEST } : position.rules;
  return (
    impossibleSeats(position, rules, changed) ??
    impossibleEnding(position, changed) ??
    impossibleTurn(position.turn, rules) ??
    impossibleHeld(position, changed) ??
    impossiblePoints(position.turn, rules)
  );
}

/** The settings under which most can come about. */
const LOOSEST = {
  sunTrain: 'any',
  clearing: 'void-flash',
  pendingFlash: 'every',
  trainPending: 'on',
  fullHouse: 'choice',
  sampler: 5,
  trainWrecksOut: 0,
} as const satisfies RulesChange;

/** More than any table comes to. */
const MAX_NUMBER = 999_995;

const isPoints = (points: number): boolean => points >= 0 && points <= MAX_NUMBER && points % 5 === 0;

function impossibleSeats(position: CasePosition, rules: Rules, changed: boolean): Impossible | null {
  const { seats, began, ending, turn } = position;
  if (seats.length === 0 || seats.length > MAX_PLAYERS) return 'players';
  if (![began, turn.points, ...seats.map(({ banked }) => banked)].every(isPoints)) return 'number';
  if (seats.some(({ banked, onBoard }) => banked > 0 && !onBoard)) return 'board';
  const limit = rules.trainWrecksOut;
  if (limit > 0 && seats.some(({ wrecks }) => wrecks >= limit)) return 'wrecks';
  if (rules.fullHouse !== 'choice' && seats.some(({ licks }) => licks > 0)) return 'licks';
  // A bump can send a marker to where a smaller goal, agreed on since, would have been reached.
  if (ending !== null || changed) return null;
  return [began, ...seats.map(({ banked }) => banked)].some((total) => triggersGoal(total, rules))
    ? 'goal'
    : null;
}

function impossibleEnding(position: CasePosition, changed: boolean): Impossible | null {
  const { rules, seats, began, ending } = position;
  if (ending === null) return null;
  const { kind, leader, waiting } = ending;
  if (kind !== rules.ending || seats.length < 2) return 'ending';
  if (began !== seats[0]?.banked) return 'began';
  const lead = seats[leader]?.banked;
  if (lead === undefined || (kind === 'last-licks' && leader === 0)) return 'leader';
  if (seats.some(({ banked }) => banked > lead)) return 'leader';
  if (kind === 'end-game') {
    // In seat order from the thrower, up to where those begin who had theirs; none of them has reached the goal.
    if (waiting.length >= seats.length || waiting.some((place, index) => place !== index + 1))
      return 'waiting';
    const before = seats.slice(0, waiting.length + 1);
    return !changed && before.some(({ banked }) => triggersGoal(banked, rules)) ? 'goal' : null;
  }
  // In Last Licks all but the leader and the thrower wait.
  const others = seats.map((_, place) => place).filter((place) => place !== 0 && place !== leader);
  const wait = waiting.length === others.length && others.every((place) => waiting.includes(place));
  return wait ? null : 'waiting';
}

const isTrain = ({ face, points }: Pending): boolean => points !== 10 * FACE_VALUE[face];

function impossibleTurn(turn: Turn, rules: Rules): Impossible | null {
  const { cubes, held, pending, points, started, allFive } = turn;
  const whole = wholeCubes(turn);
  const count = countCubes(whole);
  const twoSuns = cubes.sun && held !== null && held.sun !== null;
  if (countCubes(cubes) === 0 || whole.common > COMMON_CUBES || twoSuns) return 'cubes';
  if (!started && (points > 0 || pending.length > 0 || count < 5 || held !== null)) return 'start';
  if (allFive !== (started && count === 5)) return 'all-five';
  if (new Set(pending.map(({ face }) => face)).size < pending.length) return 'pending';
  const settles = rules.pendingFlash === 'latest' || rules.clearing === 'once';
  if (settles && pending.length > 1) return 'pending-several';
  const trains = pending.filter(isTrain);
  // Five stars win and five 10s are a Supernova; five 3s take the Sun.
  const noTrain = trains.some(
    ({ face }) => '6X'.includes(face) || (face === '3' && rules.sunTrain === 'never'),
  );
  if (noTrain || (trains.length > 0 && rules.trainPending === 'off')) return 'pending-train';
  if (pending.length > 0 && ![1, 2, 5].includes(count)) return 'pending-cubes';
  const latest = pending.at(-1);
  const justTrain = latest !== undefined && isTrain(latest) && rules.clearing !== 'void-flash';
  return justTrain && count < 5 ? 'pending-cubes' : null;
}

/** Cubes that stay as they lie show no pending face; those to be thrown again showed one. */
function impossibleHeld({ turn, rules }: CasePosition, changed: boolean): Impossible | null {
  const { cubes, held, pending, again } = turn;
  if (held === null) return null;
  if (!again || (rules.clearing !== 'matching' && !changed)) return 'held';
  const matched = pending.some(({ face }) => held.sun === face || held.common.includes(face));
  // The Sun cube has no 3.
  const canHaveMatched = pending.some(({ face }) => !cubes.sun || face !== '3');
  return matched || !canHaveMatched ? 'held' : null;
}

/**
 * The cubes set aside since all five were last picked up, and the flashes to clear, have made a sum within bounds;
 * all five scored before that may have made more.
 */
function impossiblePoints(turn: Turn, rules: Rules): Impossible | null {
  const { pending, points, started, again } = turn;
  if (!started) return null;
  const count = countCubes(wholeCubes(turn));
  const aside = count === 5 ? 5 : 5 - count;
  const loses = rules.clearing === 'void-flash';
  // A flash that lost its points leaves its three cubes aside for nothing, a train all five; it is thrown again then.
  const lost = loses && (aside > 3 || (aside === 3 && again));
  const lostTrain = loses && again && aside === 5 && rules.trainPending === 'on';
  let least: number;
  let most: number;
  if (pending.length === 0) {
    least = lostTrain ? 0 : aside === 5 ? leastOfFive(rules) : 5 * (lost ? aside - 3 : aside);
    // Four cubes or five may have a flash among them, of any face.
    most = aside > 3 ? MAX_NUMBER : lost ? 0 : 10 * aside;
  } else {
    // Beside each flash that all five cubes were thrown behind lie two singles; beside the latest, those set aside.
    const made = pending.reduce((sum, flash) => sum + flash.points, 0);
    const singles =
      2 * pending.slice(0, -1).filter((flash) => !isTrain(flash)).length + besideLatest(pending, aside);
    least = made + 5 * singles;
    most = made + 10 * singles;
  }
  if (points < least) return 'points';
  // All five that were picked up before, a train that lost its points among them.
  const before = loses && rules.trainPending === 'on' ? 0 : leastOfFive(rules);
  return points > most && points < least + before ? 'points' : null;
}

const besideLatest = (pending: readonly Pending[], aside: number): number => {
  const latest = pending.at(-1);
  return latest !== undefined && isTrain(latest) && aside === 5 ? 0 : aside - 3;
};

/** The least that five cubes make until all are picked up: five 5s, or two beside a flash that lost its points. */
const leastOfFive = ({ clearing, sampler }: Rules): number => {
  const least = clearing === 'void-flash' ? 10 : 25;
  return Math.min(least, sampler || least);
};

/** Whether a position can only be if the rules were changed in the game. */
export const needsChange = (position: CasePosition): boolean =>
  impossible(position) !== null && impossible(position, true) === null;
