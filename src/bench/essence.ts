/**
 * What a player would call the ruling, to tell whether two answers are one: what each cube did and made, what may be
 * chosen, what must follow, what is picked up, where a stop leads. By which rule the same comes about is no difference.
 */
import type { Game } from '../engine/game.ts';
import type { Answer, Verdict } from './answer.ts';

/** What the points of a throw and all that is counted with them are blanked to. */
const SOME = -1;

/** Two answers are the same ruling when their essences are equal. */
export const essenceOf = (verdict: Verdict): string => write(verdict, (points) => points);

/** The same without how many points were made: what a Sampler of 25 and one of 30 have in common. */
export const essenceButPoints = (verdict: Verdict): string => write(verdict, () => SOME);

type Points = (points: number) => number;

function write(verdict: Verdict, points: Points): string {
  if (!verdict.ok) return verdict.error;
  const { ruling, game, goesOn, must, landing, stopped } = verdict.value;
  return JSON.stringify([
    ruling.outcome,
    ruling.lines.map((line) => [line.part, line.cubes, points(line.points)]),
    ruling.choices,
    ruling.choice,
    must,
    goesOn ? turnOf(verdict.value, points) : tableOf(game, points),
    // Where a stop would lead says something only to who may stop.
    stopped === null ? null : [landing?.kind, landing?.names, tableOf(stopped, points)],
  ]);
}

/** What goes on: the cubes to throw, what is held and pending, and what else the throw brought the thrower. */
function turnOf({ game }: Answer, points: Points): unknown {
  if (game.phase === 'over') return null;
  const { cubes, held, pending } = game.turn;
  return [cubes, held, pending.map(({ face }) => face), points(game.turn.points), game.players[0]?.licks];
}

function tableOf(game: Game, points: Points): unknown {
  const players = game.players.map(({ banked, onBoard, licks, out }) => [
    points(banked),
    onBoard,
    licks,
    out,
  ]);
  if (game.phase === 'over') return [players, game.end, game.leader, game.winners];
  return [players, game.phase, game.up, game.phase === 'play' ? null : [game.leader, game.waiting]];
}
