/**
 * The game (RULES.md, section 4) as a value: players in seat order, whose turn it is, the phase with what only
 * that phase knows. Nothing here changes a game; every step returns a new one.
 */
import type { Rules } from './settings.ts';
import { isUnderWay, NEW_TURN, type Obligation, obligations, type Seat, type Turn } from './turn.ts';

/** Why a player is out of the game. */
export const OUTS = ['supernova', 'lick', 'wrecks', 'left'] as const;
export type Out = (typeof OUTS)[number];

export interface Player {
  readonly name: string;
  readonly banked: number;
  /** A fact of its own, not "banked > 0": a bumped player stays on the board. */
  readonly onBoard: boolean;
  /** Train wrecks so far. */
  readonly wrecks: number;
  /** Extra Last Licks held. */
  readonly licks: number;
  readonly out: Out | null;
  /** The total when the turn under way began: where a stop sends whom it bumps. */
  readonly began: number;
}

/** How a game came to its end. */
export const ENDS = ['goal', 'stars', 'last-licks', 'end-game', 'alone', 'nobody'] as const;
export type End = (typeof ENDS)[number];

interface Table {
  readonly rules: Rules;
  /** In seat order. Places in this list name a player within one state of the game. */
  readonly players: readonly Player[];
}

interface Open extends Table {
  /** Whose turn it is. */
  readonly up: number;
  readonly turn: Turn;
}

export interface Playing extends Open {
  readonly phase: 'play';
}

/** The goal was reached. `waiting` are those whose last turn is still to come, in order, without who is up. */
export interface Ending extends Open {
  readonly phase: 'last-licks' | 'end-game';
  readonly leader: number;
  readonly waiting: readonly number[];
}

export interface Over extends Table {
  readonly phase: 'over';
  readonly end: End;
  /** The winner, or the leader whose total others share; null where nobody wins. */
  readonly leader: number | null;
  /** In seat order. */
  readonly winners: readonly number[];
}

export type OpenGame = Playing | Ending;
export type Game = OpenGame | Over;
export type Phase = Game['phase'];

/** Why a step is refused, by the codes of NOTATION.md. */
export const REFUSALS = [
  'rules',
  'players',
  'not-your-turn',
  'unknown-player',
  'face',
  'cubes',
  'choice',
  'may-not-bank',
  'total',
  'adjust',
  'game-over',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A total to take a game up from. */
export interface Standing {
  readonly banked: number;
  readonly onBoard: boolean;
}

export const MAX_PLAYERS = 12;

const newPlayer = (name: string, standing: Standing): Player => ({
  name,
  ...standing,
  wrecks: 0,
  licks: 0,
  out: null,
  began: standing.banked,
});

const NOTHING_YET: Standing = { banked: 0, onBoard: false };

/** A game before its first throw; the first player begins. */
export const startGame = (rules: Rules, names: readonly string[]): Playing => ({
  phase: 'play',
  rules,
  players: names.map((name) => newPlayer(name, NOTHING_YET)),
  up: 0,
  turn: NEW_TURN,
});

/** The table with one more player at the end of the order, who owes the opening. */
export const withJoined = (game: Playing, name: string): Playing => ({
  ...game,
  players: [...game.players, newPlayer(name, NOTHING_YET)],
});

/** The game taken up from these totals, one for each player. */
export const withStandings = (game: Playing, standings: readonly Standing[]): Playing => ({
  ...game,
  players: game.players.map((player, place) => newPlayer(player.name, standings[place] ?? NOTHING_YET)),
});

/** Whether a banked total triggers the ending. */
export const triggersGoal = (total: number, rules: Rules): boolean =>
  rules.goalIs === 'reach' ? total >= rules.goal : total > rules.goal;

export const findPlayer = (game: Game, name: string): number =>
  game.players.findIndex((player) => player.name === name);

/** The player in this place. A place that is not in the list is a fault of ours. */
export function playerAt(game: Table, place: number): Player {
  const player = game.players[place];
  if (player === undefined) throw new Error(`No player in place ${place}`);
  return player;
}

/** The same table with one player changed. */
export function withPlayer<G extends Game>(game: G, place: number, change: Partial<Player>): G {
  const players = game.players.map((player, each) => (each === place ? { ...player, ...change } : player));
  return { ...game, players };
}

/** Places of those still in, in seat order beginning behind `after` and ending with it. */
export function stillInAfter(game: Table, after: number): readonly number[] {
  const { players } = game;
  return players
    .map((_, step) => (after + 1 + step) % players.length)
    .filter((place) => playerAt(game, place).out === null);
}

/** How the seat that is up stands, with the spots of the others still in. */
export function seatUp(game: OpenGame): Seat {
  const { banked, onBoard } = playerAt(game, game.up);
  const others = game.players.filter((player, place) => place !== game.up && player.out === null);
  return { banked, onBoard, others: others.map((player) => player.banked) };
}

/** All that obliges the player who is up to throw. */
export const gameObligations = (game: OpenGame): readonly Obligation[] =>
  obligations(game.turn, seatUp(game), game.rules);

/** Whether anything of the turn was thrown, be it a throw that did not count. */
export const isTurnUnderWay = (game: Game): boolean => game.phase !== 'over' && isUnderWay(game.turn);

export const mayBank = (game: OpenGame): boolean => gameObligations(game).length === 0;
