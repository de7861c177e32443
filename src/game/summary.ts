/** The summary of a game, in the form that other programs read (NOTATION.md, "Summary"). */
import { makeCubes } from '../engine/cubes.ts';
import { type Game, gameObligations, type Out, type Phase, playerAt } from '../engine/game.ts';
import { makePending, type Obligation } from '../engine/turn.ts';

export interface PlayerSummary {
  readonly name: string;
  readonly banked: number;
  readonly onBoard: boolean;
  readonly wrecks: number;
  /** Extra Last Licks held. */
  readonly licks: number;
  readonly out: Out | null;
}

export interface TurnSummary {
  readonly points: number;
  /** The cubes to throw, `4S`. */
  readonly cubes: string;
  /** The pending faces in the order `23456X`. */
  readonly pending: string;
  readonly must: readonly Obligation[];
  readonly mayBank: boolean;
}

export interface Summary {
  readonly phase: Phase;
  readonly players: readonly PlayerSummary[];
  /** Whose turn it is; null when over. */
  readonly up: string | null;
  readonly turn: TurnSummary | null;
  /** During an ending and after it. */
  readonly leader: string | null;
  readonly winners: readonly string[];
}

export function summarize(game: Game): Summary {
  const nameAt = (place: number | null): string | null =>
    place === null ? null : playerAt(game, place).name;
  const players = game.players.map(
    ({ name, banked, onBoard, wrecks, licks, out }): PlayerSummary => ({
      name,
      banked,
      onBoard,
      wrecks,
      licks,
      out,
    }),
  );
  if (game.phase === 'over') {
    const winners = game.winners.map((place) => playerAt(game, place).name);
    return { phase: game.phase, players, up: null, turn: null, leader: nameAt(game.leader), winners };
  }
  const must = gameObligations(game);
  const { points, cubes, pending } = game.turn;
  return {
    phase: game.phase,
    players,
    up: nameAt(game.up),
    turn: {
      points,
      cubes: makeCubes(cubes),
      pending: makePending(pending),
      must,
      mayBank: must.length === 0,
    },
    leader: game.phase === 'play' ? null : nameAt(game.leader),
    winners: [],
  };
}
