/**
 * What players may do now: the buttons that are live. Kept apart from {@link decide}, which must agree with it:
 * a command is accepted exactly when it is offered.
 */
import type { Cubes } from '../engine/cubes.ts';
import {
  type Game,
  MAX_PLAYERS,
  gameObligations,
  isTurnUnderWay,
  type OpenGame,
  seatUp,
  triggersGoal,
} from '../engine/game.ts';
import { isTotal, mayDeclareVoid } from '../engine/play.ts';
import type { Choice } from '../engine/throw.ts';
import { heldScores, isTakenSpot } from '../engine/turn.ts';
import { type Log, openThrow } from './log.ts';

export interface Offers {
  /** The cubes to throw; null when the game is over. */
  readonly throw: Cubes | null;
  readonly wellenda: boolean;
  readonly wimpout: boolean;
  readonly void: boolean;
  readonly bank: boolean;
  /** The whole turn may be entered as a sum. */
  readonly total: boolean;
  /** Other ways to settle the last throw. */
  readonly choices: readonly Choice[];
  readonly undo: boolean;
  readonly redo: boolean;
  /** Players may join, change seats, be given the turn, and have totals adjusted. */
  readonly table: boolean;
  readonly join: boolean;
  readonly giveTurn: boolean;
  readonly takeUp: boolean;
}

const OVER: Omit<Offers, 'undo' | 'redo'> = {
  throw: null,
  wellenda: false,
  wimpout: false,
  void: false,
  bank: false,
  total: false,
  choices: [],
  table: false,
  join: false,
  giveTurn: false,
  takeUp: false,
};

export function offers(log: Log): Offers {
  const { game } = log.last;
  const steps = { undo: log.last.before !== null, redo: log.undone !== null };
  if (game.phase === 'over') return { ...OVER, ...steps, choices: otherChoices(log) };
  const table = game.phase === 'play';
  const underWay = isTurnUnderWay(game);
  return {
    throw: game.turn.cubes,
    wellenda: true,
    wimpout: !heldScores(game.turn.held),
    void: mayDeclareVoid(game),
    bank: gameObligations(game).length === 0,
    total: !underWay,
    choices: otherChoices(log),
    table,
    join: table && game.players.length < MAX_PLAYERS,
    giveTurn: table && !underWay,
    takeUp: table && log.last.before === null,
    ...steps,
  };
}

function otherChoices(log: Log): readonly Choice[] {
  const { ruling } = log.last;
  if (ruling === null || openThrow(log) === null) return [];
  return ruling.choices.filter((choice) => choice !== ruling.choice);
}

/** Whether a whole turn of so many points can be banked; 0 is a turn that ended with nothing. */
export function maySumTurn(game: OpenGame, points: number): boolean {
  if (isTurnUnderWay(game) || !isTotal(points)) return false;
  if (points === 0) return true;
  const seat = seatUp(game);
  return (seat.onBoard || points >= game.rules.opening) && !isTakenSpot(seat.banked + points, seat, game.rules);
}

/** Whether a player's total can be adjusted by so many points. */
export function mayAdjust(game: Game, name: string, points: number): boolean {
  const player = game.players.find((each) => each.name === name);
  if (game.phase !== 'play' || player === undefined || player.out !== null) return false;
  const total = player.banked + points;
  return points !== 0 && points % 5 === 0 && total >= 0 && !triggersGoal(total, game.rules);
}
