/** The result of a table from its game: what the standings look at, taken from the log itself. */
import { placings } from '../engine/places.ts';
import { historyOf, type TurnRecord } from '../game/history.ts';
import type { Log } from '../game/log.ts';
import type { PlayerResult } from './result.ts';

/**
 * A finished game's result, in seat order; null while the game is open.
 *
 * @param idOf the id of the player with a name. A name that the event does not know is a fault of the caller.
 */
export function resultOf(log: Log, idOf: (name: string) => string): readonly PlayerResult[] | null {
  const { game } = log.last;
  if (game.phase !== 'over') return null;
  const items = historyOf(log);
  const turns = items.filter((item) => item.kind === 'turn');
  // Standings that were typed say nothing of the turns before.
  const known = !items.some((item) => item.kind === 'table' && item.event.type === 'taken-up');
  const places = new Map(placings(game).map(({ place, rank }) => [place, rank]));
  return game.players.map(({ name, banked }, place): PlayerResult => {
    const own = turns.filter(({ player }) => player === name);
    return {
      player: idOf(name),
      place: places.get(place) as number,
      won: game.winners.includes(place),
      banked,
      bestTurn: known ? Math.max(0, ...own.filter(isBanked).map(({ points }) => points)) : null,
      wimpouts: known && !own.some(isNothingTyped) ? own.filter(isWimpout).length : null,
    };
  });
}

const isBanked = ({ end }: TurnRecord): boolean => end === 'banked' || end === 'total';

const isWimpout = ({ end }: TurnRecord): boolean => end === 'wimpout' || end === 'wreck';

/** A turn entered as 0 may have been a wimpout or not. */
const isNothingTyped = ({ end, points }: TurnRecord): boolean => end === 'total' && points === 0;
