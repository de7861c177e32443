/** Where a case stands in the address: behind `#/bench/`, or behind the game that the bench was opened from. */
import { linkedText } from '../game/link-text.ts';
import { makeRoute, parseRoute } from './routes.ts';

/** What stands there; '' for no case, null where the address is another screen's. */
export function addressedCase(): string | null {
  const route = parseRoute(location.hash);
  return route.screen === 'bench' ? linkedText(route.text) : null;
}

/**
 * Writes the case into the address, without a step in the history. Not over the entry of a sheet, which is gone when it
 * is closed.
 */
export function addressCase(text: string, game: string | null): void {
  const state: unknown = history.state;
  const layer = typeof state === 'object' && state !== null && 'layer' in state;
  // On the way to another screen the address is that one's already.
  if (layer || parseRoute(location.hash).screen !== 'bench') return;
  const hash = makeRoute(game === null ? { screen: 'bench', text } : { screen: 'bench', id: game, text });
  if (location.hash !== hash) history.replaceState(state, '', hash);
}

/** The link that opens the case on any phone. */
export const caseLink = (text: string): string =>
  location.href.replace(/#.*$/, '') + makeRoute({ screen: 'bench', text });
