/**
 * What players may do now: the buttons that are live. Kept apart from {@link decide}, which must agree with it:
 * a command is accepted exactly when it is offered.
 */
import type { Cubes } from '../engine/cubes.ts';
import {
  type Game,
  gameObligations,
  isTurnUnderWay,
  MAX_PLAYERS,
  type OpenGame,
  type Player,
  seatUp,
  type Standing,
  triggersGoal,
} from '../engine/game.ts';
import { isTotal, mayDeclareVoid } from '../engine/play.ts';
import { isSettingValue, type RulesChange, SETTING_KEYS, type SettingKey } from '../engine/settings.ts';
import type { Choice } from '../engine/throw.ts';
import { heldScores, isTakenSpot } from '../engine/turn.ts';
import { allAgree, isAgreement, isHouseRule } from './agreement.ts';
import { throwOf } from './entry.ts';
import type { Agreement } from './events.ts';
import type { Log } from './log.ts';
import { isPlayerName } from './names.ts';

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
  const steps = { undo: log.last.back !== null, redo: log.undone !== null };
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
  if (ruling === null || throwOf(log.last) === null) return [];
  return ruling.choices.filter((choice) => choice !== ruling.choice);
}

/** Whether a whole turn of so many points can be banked; 0 is a turn that ended with nothing. */
export function maySumTurn(game: OpenGame, points: number): boolean {
  if (isTurnUnderWay(game) || !isTotal(points)) return false;
  if (points === 0) return true;
  const seat = seatUp(game);
  return (
    (seat.onBoard || points >= game.rules.opening) && !isTakenSpot(seat.banked + points, seat, game.rules)
  );
}

/** Whether a player's total can be adjusted by so many points. */
export function mayAdjust(game: Game, name: string, points: number): boolean {
  const player = stillIn(game).find((each) => each.name === name);
  if (game.phase !== 'play' || player === undefined) return false;
  const total = player.banked + points;
  return points !== 0 && points % 5 === 0 && total >= 0 && !triggersGoal(total, game.rules);
}

/** Whether these settings can be changed now. What an ending is built on stands until the game is over. */
export function mayChangeRules(game: Game, change: RulesChange): boolean {
  const keys = Object.keys(change) as SettingKey[];
  const known = keys.every((key) => SETTING_KEYS.includes(key) && isSettingValue(key, change[key]));
  if (game.phase === 'over' || keys.length === 0 || !known) return false;
  const changed = keys.filter((key) => change[key] !== game.rules[key]);
  if (game.phase !== 'play' && changed.some((key) => FIXED_IN_ENDING.has(key))) return false;
  if (!changed.includes('goal') && !changed.includes('goalIs')) return true;
  const after = { ...game.rules, ...change };
  return !stillIn(game).some(({ banked }) => triggersGoal(banked, after));
}

/** Whether all who must have agreed have, and it can be recorded so. */
export const mayAgree = (game: Game, agreement: Agreement): boolean =>
  isAgreement(game, agreement) && allAgree(game, agreement);

/** Whether a text can be a house rule now. */
export const mayHouseRule = (game: Game, text: string): boolean => game.phase !== 'over' && isHouseRule(text);

const FIXED_IN_ENDING: ReadonlySet<SettingKey> = new Set<SettingKey>(['goal', 'goalIs', 'ending', 'tie']);

/** Whether this player can leave. */
export const mayLeave = (game: Game, name: string): boolean => game.phase !== 'over' && isStillIn(game, name);

/** Whether this player can be the one who throws next. */
export const mayGiveTurn = (game: Game, name: string): boolean =>
  game.phase === 'play' && !isTurnUnderWay(game) && isStillIn(game, name);

/** Whether somebody of this name can join. */
export const mayJoin = (game: Game, name: string): boolean =>
  game.phase === 'play' &&
  game.players.length < MAX_PLAYERS &&
  isPlayerName(name) &&
  game.players.every((player) => player.name !== name);

/** Whether these names are the players of the game in some order. */
export function mayChangeSeats(game: Game, names: readonly string[]): boolean {
  const seated = (name: string): boolean => game.players.some((player) => player.name === name);
  const once = new Set(names).size === names.length && names.length === game.players.length;
  return game.phase === 'play' && once && names.every(seated);
}

/** Whether the game can be taken up from these totals. */
export function mayTakeUp(log: Log, standings: readonly Standing[]): boolean {
  const { game, before } = log.last;
  if (before !== null || game.phase !== 'play' || standings.length !== game.players.length) return false;
  return standings.every(
    ({ banked }) => banked >= 0 && banked % 5 === 0 && !triggersGoal(banked, game.rules),
  );
}

const stillIn = (game: Game): readonly Player[] => game.players.filter(({ out }) => out === null);

const isStillIn = (game: Game, name: string): boolean => stillIn(game).some((player) => player.name === name);
