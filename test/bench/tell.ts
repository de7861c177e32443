/** Answers and comparisons in one line each, to be written by hand in tests. */
import type { Verdict } from '../../src/bench/answer.ts';
import type { Comparison } from '../../src/bench/compare.ts';
import { makeCubes } from '../../src/engine/cubes.ts';
import type { Game } from '../../src/engine/game.ts';
import { makeThrow } from '../../src/engine/throw.ts';
import { makePending } from '../../src/engine/turn.ts';

/**
 * `scored 15 = 55; X of X 5 0; throw 2; pending 4; must flash`: the points of the throw and of the turn, the choice
 * taken of those there are, the cubes to throw. Else what comes after the turn, or after a stop.
 */
export function tell(verdict: Verdict): string {
  if (!verdict.ok) return verdict.error;
  const { ruling, game, goesOn, must, landing, stopped } = verdict.value;
  const scored = ruling.outcome === 'scored' ? ` ${ruling.points}` : '';
  const choices = ruling.choices.length > 0 ? [`${ruling.choice} of ${ruling.choices.join(' ')}`] : [];
  if (!goesOn || game.phase === 'over')
    return [`${ruling.outcome}${scored}`, ...choices, ...tellTable(game)].join('; ');
  const { turn } = game;
  const held = turn.held === null ? '' : ` beside ${makeThrow(turn.held) || 'none'}`;
  const pending = makePending(turn.pending);
  return [
    `${ruling.outcome}${scored} = ${turn.points}`,
    ...choices,
    `throw ${makeCubes(turn.cubes)}${held}`,
    ...(pending === '' ? [] : [`pending ${pending}`]),
    ...(must.length > 0 ? [`must ${must.join(' ')}`] : []),
    ...(landing !== null && stopped !== null
      ? [['may stop at', landing.total, landing.kind, ...landing.names].join(' '), ...tellTable(stopped)]
      : []),
  ].join('; ');
}

/** Wrecks, licks and outs, and whose turn it is in which phase or who has won. */
function tellTable(game: Game): readonly string[] {
  const players = game.players.flatMap(({ name, wrecks, licks, out }) => [
    ...(wrecks > 0 ? [`${name} wrecks ${wrecks}`] : []),
    ...(licks > 0 ? [`${name} licks ${licks}`] : []),
    ...(out === null ? [] : [`${name} out by ${out}`]),
  ]);
  const totals = game.players.map(({ banked }) => banked).join(' ');
  const end =
    game.phase === 'over'
      ? `over, won by ${game.winners.map((place) => place + 1).join(' ') || 'nobody'}`
      : `${game.phase}, ${game.up + 1} is up`;
  return [`totals ${totals}`, ...players, end];
}

/** `opening=0..25 spots=bump`: what would change the answer. */
export const tellChanges = ({ settings }: Comparison): string =>
  settings.map(({ key, value, to }) => `${key}=${value}${value === to ? '' : `..${to}`}`).join(' ');
