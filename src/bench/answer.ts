/** What the referee says of a case: the same judgement and the same steps as at the table. */
import { type Game, gameObligations, type OpenGame, type Refusal } from '../engine/game.ts';
import { bank, throwCubes } from '../engine/play.ts';
import { ok, type Result } from '../engine/result.ts';
import type { Ruling } from '../engine/ruling.ts';
import type { Choice, Throw } from '../engine/throw.ts';
import type { Obligation } from '../engine/turn.ts';
import { type Landing, landing } from '../game/landing.ts';
import { type Case, gameOf } from './case.ts';

export interface Answer {
  readonly ruling: Ruling;
  /** After the throw; its players are those of {@link gameOf}, and what it says of a turn may be the next player's. */
  readonly game: Game;
  /** The thrower's turn goes on. */
  readonly goesOn: boolean;
  /** What obliges the thrower to throw again; empty when the turn is over or the thrower may stop. */
  readonly must: readonly Obligation[];
  /** Where a stop would lead; null when the turn is over or has no points. */
  readonly landing: Landing | null;
  /** The game after a stop; null when the thrower may not stop. */
  readonly stopped: Game | null;
}

/** An answer, or why the case cannot be under those rules. */
export type Verdict = Result<Answer, Refusal>;

/** @returns the answer, or why the throw cannot be: `cubes` are not those to throw, `choice` is not to be had. */
export const answer = (asked: Case): Verdict => answerIn(gameOf(asked), asked.thrown, asked.choice);

/** The same of the game that the case's position stands for. */
export function answerIn(before: OpenGame, thrown: Throw, choice: Choice | null): Verdict {
  const step = throwCubes(before, thrown, choice ?? undefined);
  if (!step.ok) return step;
  const { game } = step.value;
  const ruling = step.value.ruling as Ruling;
  const goesOn = ['scored', 'void', 'rethrow'].includes(ruling.outcome);
  if (!goesOn || game.phase === 'over')
    return ok({ ruling, game, goesOn: false, must: [], landing: null, stopped: null });
  const stop = bank(game);
  return ok({
    ruling,
    game,
    goesOn,
    must: gameObligations(game),
    landing: landing(game),
    stopped: stop.ok ? stop.value.game : null,
  });
}
