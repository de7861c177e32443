/**
 * What the player who is up does: throw, bank, or say that a throw was a wimpout, void, or a wellenda. Each
 * step returns the game after it with the ruling behind it, or the code for which it is refused.
 */
import { countCubes } from './cubes.ts';
import { afterBank, afterNothing, finish, putOut } from './ending.ts';
import { type Game, mayBank, type OpenGame, playerAt, type Refusal, seatUp, withPlayer } from './game.ts';
import { judge } from './judge.ts';
import { ok, refuse, type Result } from './result.ts';
import type { Ruling } from './ruling.ts';
import type { Choice, Throw } from './throw.ts';
import { canMatch, continueTurn, heldScores, isTakenSpot, isUnderWay, wholeCubes } from './turn.ts';

/** A game after a step, and the ruling that led there if the step was a throw. */
export interface Step {
  readonly game: Game;
  readonly ruling: Ruling | null;
}

type Play = Result<Step, Refusal>;

const done = (game: Game, ruling: Ruling | null = null): Play => ok({ game, ruling });

/** The largest sum that a whole turn can be entered as. */
const MAX_TOTAL = 10_000;

/** Takes a throw of the cubes that are to be thrown. */
export function throwCubes(game: OpenGame, thrown: Throw, choice?: Choice): Play {
  const judged = judge(thrown, game.turn, game.rules, choice);
  return judged.ok ? done(settle(game, judged.value), judged.value) : judged;
}

/** A wimpout whose faces nobody noted; refused where cubes held under `matching` already score. */
export function declareWimpout(game: OpenGame): Play {
  if (heldScores(game.turn.held)) return refuse('choice');
  const wreck = countCubes(wholeCubes(game.turn)) === 5;
  const ruling: Ruling = { outcome: 'wimpout', ...UNNOTED, wreck, lick: false };
  return done(settle(game, ruling), ruling);
}

/** A throw under `clearing: all` that showed a pending face and whose faces nobody noted. */
export function declareVoid(game: OpenGame): Play {
  if (!mayDeclareVoid(game)) return refuse('choice');
  const ruling: Ruling = { outcome: 'void', ...UNNOTED, matched: [], reason: 'unnoted' };
  return done(settle(game, ruling), ruling);
}

export const mayDeclareVoid = (game: OpenGame): boolean =>
  game.rules.clearing === 'all' && canMatch(game.turn);

/** Cubes touched a marker or stacked: the throw never happened (RULES.md 2.1). */
export const wellenda = (game: OpenGame): Play => done({ ...game, turn: { ...game.turn, again: true } });

/** Stops and banks the turn's points; refused while anything obliges to throw. */
export const bank = (game: OpenGame): Play =>
  mayBank(game) ? done(bankPoints(game, game.turn.points)) : refuse('may-not-bank');

/**
 * Banks a whole turn entered as a sum, as its first and only entry. 0 is a turn that ended with nothing.
 *
 * @param points a multiple of 5 from 0 to 10,000.
 */
export function enterTotal(game: OpenGame, points: number): Play {
  if (isUnderWay(game.turn) || !isTotal(points)) return refuse('total');
  if (points === 0) return done(afterNothing(game));
  const seat = seatUp(game);
  const owesOpening = !seat.onBoard && points < game.rules.opening;
  if (owesOpening || isTakenSpot(seat.banked + points, seat, game.rules)) return refuse('may-not-bank');
  return done(bankPoints(game, points));
}

export const isTotal = (points: number): boolean => points >= 0 && points <= MAX_TOTAL && points % 5 === 0;

const UNNOTED = { whole: { common: [], sun: null }, lines: [], choices: [], choice: null } as const;

/** What a ruling does to the game. */
function settle(game: OpenGame, ruling: Ruling): Game {
  switch (ruling.outcome) {
    case 'win':
      return finish(game, 'stars', game.up);
    case 'supernova':
      return putOut(game, game.up, 'supernova');
    case 'wimpout':
      return wimpout(ruling.lick ? withExtraLick(game) : game, ruling.wreck);
    case 'scored':
    case 'void':
    case 'rethrow': {
      const kept = ruling.outcome === 'scored' && ruling.lick ? withExtraLick(game) : game;
      return { ...kept, turn: continueTurn(game.turn, ruling, game.rules) };
    }
  }
}

const withExtraLick = (game: OpenGame): OpenGame =>
  withPlayer(game, game.up, { licks: playerAt(game, game.up).licks + 1 });

/** The turn's points are lost; enough wrecks put the player out, an extra Last Lick notwithstanding. */
function wimpout(game: OpenGame, wreck: boolean): Game {
  if (!wreck) return afterNothing(game);
  const wrecks = playerAt(game, game.up).wrecks + 1;
  const wrecked = withPlayer(game, game.up, { wrecks });
  const limit = game.rules.trainWrecksOut;
  return limit > 0 && wrecks >= limit ? putOut(wrecked, game.up, 'wrecks') : afterNothing(wrecked);
}

/** Moves the marker of the player who is up, bumps whom it meets there, and passes the turn on. */
function bankPoints(game: OpenGame, points: number): Game {
  const { banked, began } = playerAt(game, game.up);
  const total = banked + points;
  const bumps = game.rules.spots === 'bump';
  const players = game.players.map((player, place) => {
    if (place === game.up) return { ...player, banked: total, onBoard: true };
    return bumps && player.out === null && player.banked === total ? { ...player, banked: began } : player;
  });
  return afterBank({ ...game, players });
}
