/**
 * How turns follow each other and how a game ends (RULES.md, section 4): the goal, the Last Licks chain, the
 * end game, a sudden end, going out, and being left alone.
 */
import {
  type End,
  type Ending,
  type Game,
  type OpenGame,
  type Out,
  type Over,
  type Playing,
  playerAt,
  stillInAfter,
  triggersGoal,
  withPlayer,
} from './game.ts';
import { NEW_TURN } from './turn.ts';

/** Gives the turn to this player. A turn begins when the one before ends, so totals are noted here. */
function beginTurn<G extends OpenGame>(game: G, up: number): G {
  const players = game.players.map((player) =>
    player.began === player.banked ? player : { ...player, began: player.banked },
  );
  return { ...game, players, up, turn: NEW_TURN };
}

export const finish = (game: Game, end: End, leader: number | null, winners?: readonly number[]): Over => ({
  phase: 'over',
  rules: game.rules,
  players: game.players,
  end,
  leader,
  winners: winners ?? (leader === null ? [] : [leader]),
});

/** Moves on after the points of the player who is up were banked. */
export function afterBank(game: OpenGame): Game {
  const total = playerAt(game, game.up).banked;
  if (game.phase === 'play') return triggersGoal(total, game.rules) ? reachGoal(game) : nextTurn(game);
  const leads = total > playerAt(game, game.leader).banked;
  if (game.phase === 'end-game') return nextTurn(leads ? { ...game, leader: game.up } : game);
  if (!leads) return failLick(game);
  return nextTurn({ ...game, leader: game.up, waiting: [...game.waiting, game.leader] });
}

/** Moves on after a turn that banked nothing. */
export const afterNothing = (game: OpenGame): Game =>
  game.phase === 'last-licks' ? failLick(game) : nextTurn(game);

/** The goal is reached: the others still in get their last turn, in seat order from the leader. */
function reachGoal(game: Playing): Game {
  const { rules, up, players, turn } = game;
  if (players.length === 1 || rules.ending === 'sudden') return finish(game, 'goal', up);
  const waiting = stillInAfter(game, up).filter((place) => place !== up);
  return nextTurn({ phase: rules.ending, rules, players, up, turn, leader: up, waiting });
}

/** A lick that did not take the lead: an extra one is used up at once, else the player is out. */
function failLick(game: Ending): Game {
  const { licks } = playerAt(game, game.up);
  if (licks === 0) return putOut(game, game.up, 'lick');
  const spent = withPlayer(game, game.up, { licks: licks - 1 });
  return nextTurn({ ...spent, waiting: [...game.waiting, game.up] });
}

/** The next player's turn; in an ending, the end when nobody waits. */
function nextTurn(game: OpenGame): Game {
  if (game.phase === 'play') {
    const [next] = stillInAfter(game, game.up);
    if (next === undefined) throw new Error('Nobody is left to throw');
    return beginTurn(game, next);
  }
  const [next, ...waiting] = game.waiting;
  if (next !== undefined) return beginTurn({ ...game, waiting }, next);
  return finish(
    game,
    game.phase,
    game.leader,
    game.phase === 'end-game' ? endGameWinners(game) : [game.leader],
  );
}

/** The leader alone, or with `tie: shared` all with the top total. */
function endGameWinners(game: Ending): readonly number[] {
  if (game.rules.tie === 'leader') return [game.leader];
  const top = playerAt(game, game.leader).banked;
  return game.players.flatMap((player, place) =>
    player.out === null && player.banked === top ? [place] : [],
  );
}

/** Takes a player out of the game, whoever's turn it is; a turn of theirs under way is lost. */
export function putOut(before: OpenGame, place: number, out: Out): Game {
  const game = withPlayer(before, place, { out });
  const left = stillInAfter(game, place);
  if (left.length === 0) return finish(game, 'nobody', null);
  if (left.length === 1) return alone(game, left[0] as number, out);
  if (game.phase === 'play') return place === game.up ? nextTurn(game) : game;

  const waiting = game.waiting.filter((each) => each !== place);
  if (place !== game.leader) return place === game.up ? nextTurn({ ...game, waiting }) : { ...game, waiting };
  const leader = highest(game, left);
  if (game.phase === 'end-game') {
    const led = { ...game, waiting, leader };
    return place === game.up ? nextTurn(led) : led;
  }
  // The new leader of Last Licks waits for no lick, and a turn of theirs under way ends without penalty.
  const led = { ...game, leader, waiting: waiting.filter((each) => each !== leader) };
  return leader === game.up || place === game.up ? nextTurn(led) : led;
}

/** One player is left. With the last failed lick the leader has simply won the ending. */
function alone(game: OpenGame, winner: number, out: Out): Over {
  const wonEnding = game.phase === 'last-licks' && out === 'lick' && winner === game.leader;
  return finish(game, wonEnding ? 'last-licks' : 'alone', winner);
}

/** Of these, the one with the highest total; of equals the one that comes first. */
const highest = (game: Ending, places: readonly number[]): number =>
  places.reduce((best, place) => (playerAt(game, place).banked > playerAt(game, best).banked ? place : best));
