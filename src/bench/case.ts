/**
 * A case: a position at the table and a throw, without names. Who throws sits first; the others still in the game
 * follow in seat order. What no ruling looks at (who is out, what was thrown before) is no part of it.
 */
import { type OpenGame, type Player, playerAt, stillInAfter } from '../engine/game.ts';
import { RULEBOOK, type Rules } from '../engine/settings.ts';
import type { Choice, Throw } from '../engine/throw.ts';
import { NEW_TURN, type Turn } from '../engine/turn.ts';

export interface CaseSeat {
  readonly banked: number;
  readonly onBoard: boolean;
  readonly wrecks: number;
  /** Extra Last Licks held. */
  readonly licks: number;
}

/** An ending under way. Places are those of the case's seats. */
export interface CaseEnding {
  readonly kind: 'last-licks' | 'end-game';
  readonly leader: number;
  /** Whose last turn is still to come, in order, without who throws. */
  readonly waiting: readonly number[];
}

/** A position without a throw. */
export interface CasePosition {
  readonly rules: Rules;
  /** One or more; the first one throws. */
  readonly seats: readonly CaseSeat[];
  /** The thrower's total when the turn began, where a stop under `bump` sends whom it meets. */
  readonly began: number;
  /** Null while the goal is not reached. */
  readonly ending: CaseEnding | null;
  readonly turn: Turn;
}

export interface Case extends CasePosition {
  readonly thrown: Throw;
  /** How the thrower settles what the throw leaves open; null for the notation's default. */
  readonly choice: Choice | null;
}

/** A case whose throw may be still to come. */
export interface CaseDraft extends CasePosition {
  readonly thrown: Throw | null;
  readonly choice: Choice | null;
}

const NEWCOMER: CaseSeat = { banked: 0, onBoard: false, wrecks: 0, licks: 0 };

/** The first throw of two players under the rulebook: what a case is that says nothing else. */
export const FIRST_POSITION: CasePosition = {
  rules: RULEBOOK,
  seats: [NEWCOMER, NEWCOMER],
  began: 0,
  ending: null,
  turn: NEW_TURN,
};

/** The name of a place in the game that a case stands for: `1` throws. */
export const seatName = (place: number): string => String(place + 1);

/** The game that a position stands for. */
export function gameOf(position: CasePosition): OpenGame {
  const { rules, seats, began, ending, turn } = position;
  const players = seats.map(
    (seat, place): Player => ({
      ...seat,
      name: seatName(place),
      out: null,
      began: place === 0 ? began : seat.banked,
    }),
  );
  const open = { rules, players, up: 0, turn };
  if (ending === null) return { ...open, phase: 'play' };
  const { kind, leader, waiting } = ending;
  return { ...open, phase: kind, leader, waiting };
}

/** The position of a game as it stands. */
export function positionOf(game: OpenGame): CasePosition {
  const places = [game.up, ...stillInAfter(game, game.up).filter((place) => place !== game.up)];
  const seats = places.map((place): CaseSeat => {
    const { banked, onBoard, wrecks, licks } = playerAt(game, place);
    return { banked, onBoard, wrecks, licks };
  });
  const seatOf = (place: number): number => places.indexOf(place);
  return {
    rules: game.rules,
    seats,
    began: playerAt(game, game.up).began,
    ending:
      game.phase === 'play'
        ? null
        : { kind: game.phase, leader: seatOf(game.leader), waiting: game.waiting.map(seatOf) },
    turn: game.turn,
  };
}
