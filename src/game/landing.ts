/** Where the marker of the player who is up would come to stand if the points at risk were banked now. */
import { type OpenGame, playerAt, seatUp, triggersGoal } from '../engine/game.ts';
import { isTakenSpot } from '../engine/turn.ts';

/** What stands there, or what stopping there would do. */
export type LandingKind = 'free' | 'taken' | 'bumps' | 'goal' | 'lead' | 'short' | 'shared';

export interface Landing {
  readonly total: number;
  readonly kind: LandingKind;
  /** Those whose spot it is, or who would be bumped; in an ending that is not won so, the leader. */
  readonly names: readonly string[];
}

/** The landing spot of the turn's points; null while there are none. */
export function landing(game: OpenGame): Landing | null {
  if (game.turn.points === 0) return null;
  const total = playerAt(game, game.up).banked + game.turn.points;
  const there = game.players.filter(
    ({ banked, out }, place) => place !== game.up && out === null && banked === total && total > 0,
  );
  const names = there.map(({ name }) => name);
  if (isTakenSpot(total, seatUp(game), game.rules)) return { total, kind: 'taken', names };
  if (game.phase !== 'play') return inEnding(game, total, names);
  if (triggersGoal(total, game.rules)) return { total, kind: 'goal', names };
  if (names.length === 0) return { total, kind: 'free', names };
  return { total, kind: game.rules.spots === 'bump' ? 'bumps' : 'shared', names };
}

/** In an ending only the lead counts; with `bump`, stopping on the leader takes it. */
function inEnding(
  game: Exclude<OpenGame, { phase: 'play' }>,
  total: number,
  there: readonly string[],
): Landing {
  const leader = playerAt(game, game.leader);
  const bumpsLeader = game.rules.spots === 'bump' && there.includes(leader.name);
  if (game.leader === game.up || total > leader.banked || bumpsLeader)
    return { total, kind: 'lead', names: [] };
  return { total, kind: 'short', names: [leader.name] };
}
