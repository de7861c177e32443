/** Where the turn under way began, for who takes it back as a whole. */
import { isTurnUnderWay } from '../engine/game.ts';
import type { Log } from '../game/log.ts';

/** The place in which the turn under way began; null where none is. */
export function turnStart({ last }: Log): number | null {
  if (!isTurnUnderWay(last.game)) return null;
  let entry = last;
  while (entry.before !== null && isTurnUnderWay(entry.game)) entry = entry.before;
  return entry.place;
}
