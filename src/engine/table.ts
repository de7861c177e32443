/**
 * What the table does outside a throw (RULES.md, "The Guiding Light", and the lines of NOTATION.md): change
 * rules, adjust a total, leave, say who is up, change seats, join, take a game up from typed standings.
 */
import { putOut } from './ending.ts';
import {
  type Game,
  findPlayer,
  MAX_PLAYERS,
  type OpenGame,
  type Playing,
  playerAt,
  type Refusal,
  type Standing,
  triggersGoal,
  withJoined,
  withPlayer,
  withStandings,
} from './game.ts';
import { ok, refuse, type Result } from './result.ts';
import type { Rules, RulesChange, SettingKey } from './settings.ts';
import { isUnderWay } from './turn.ts';

type Change = Result<Game, Refusal>;

/** Settings that an ending under way has been built on. */
const FIXED_IN_ENDING: readonly SettingKey[] = ['goal', 'goalIs', 'ending', 'tie'];

/** A Guiding Light change; holds at once, throws already judged are not judged again. */
export function changeRules(game: OpenGame, change: RulesChange): Change {
  const rules: Rules = { ...game.rules, ...change };
  const changes = (key: SettingKey): boolean => rules[key] !== game.rules[key];
  if (game.phase !== 'play' && FIXED_IN_ENDING.some(changes)) return refuse('rules');
  const movesGoal = changes('goal') || changes('goalIs');
  if (movesGoal && game.players.some(({ out, banked }) => out === null && triggersGoal(banked, rules))) {
    return refuse('rules');
  }
  return ok({ ...game, rules });
}

/** A house rule's effect, entered by hand. An adjustment ignores spots. */
export function adjust(game: OpenGame, name: string, points: number): Change {
  const place = findPlayer(game, name);
  if (place < 0) return refuse('unknown-player');
  const { banked, onBoard, out } = playerAt(game, place);
  const total = banked + points;
  const allowed = game.phase === 'play' && out === null && points !== 0 && points % 5 === 0;
  if (!allowed || total < 0 || triggersGoal(total, game.rules)) return refuse('adjust');
  return ok(withPlayer(game, place, { banked: total, onBoard: onBoard || total > 0 }));
}

/** A player leaves the game; the others go on. */
export function leave(game: OpenGame, name: string): Change {
  const place = stillInPlace(game, name);
  return place < 0 ? refuse('unknown-player') : ok(putOut(game, place, 'left'));
}

/** This player throws next; only before anything of the turn under way was thrown. */
export function giveTurn(game: OpenGame, name: string): Change {
  if (game.phase !== 'play') return refuse('players');
  const up = stillInPlace(game, name);
  if (up < 0) return refuse('unknown-player');
  return isUnderWay(game.turn) ? refuse('not-your-turn') : ok({ ...game, up });
}

/** The same players in a new order; whoever is up stays up. */
export function changeSeats(game: OpenGame, names: readonly string[]): Change {
  if (game.phase !== 'play' || names.length !== game.players.length) return refuse('players');
  const places = names.map((name) => findPlayer(game, name));
  if (places.includes(-1) || new Set(places).size !== places.length) return refuse('players');
  const players = places.map((place) => playerAt(game, place));
  return ok({ ...game, players, up: places.indexOf(game.up) });
}

/** A new player at the end of the order; the name is one that {@link isPlayerName} has seen. */
export function join(game: OpenGame, name: string): Change {
  if (game.phase !== 'play' || game.players.length >= MAX_PLAYERS || findPlayer(game, name) >= 0) {
    return refuse('players');
  }
  return ok(withJoined(game, name));
}

/** Takes the game up from typed totals, before anything else happened. */
export function takeUp(game: Playing, standings: readonly Standing[]): Change {
  const fits = standings.every(({ banked }) => isStanding(banked) && !triggersGoal(banked, game.rules));
  return fits && standings.length === game.players.length
    ? ok(withStandings(game, standings))
    : refuse('adjust');
}

const isStanding = (banked: number): boolean => banked >= 0 && banked % 5 === 0;

function stillInPlace(game: OpenGame, name: string): number {
  const place = findPlayer(game, name);
  return place >= 0 && playerAt(game, place).out === null ? place : -1;
}
