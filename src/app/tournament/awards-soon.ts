/** The awards, without holding up the page: the games of a large event take a second to read. */
import { type Awards, awardsOf } from '../../tournament/awards.ts';
import { gameOf } from '../../tournament/thrown-game.ts';
import type { Tournament } from '../../tournament/tournament.ts';

/** So long the page may be held up at once, in milliseconds. */
const SLICE = 8;

/**
 * @param isWanted whether anybody still waits for them
 * @returns null when nobody did
 */
export async function awardsSoon(now: Tournament, isWanted: () => boolean): Promise<Awards | null> {
  let since = -Infinity;
  for (const table of now.rounds.flatMap(({ tables }) => tables)) {
    if (performance.now() - since > SLICE) {
      await new Promise((resolve) => setTimeout(resolve));
      if (!isWanted()) return null;
      since = performance.now();
    }
    gameOf(table);
  }
  return awardsOf(now);
}
