/** Where the app is, as the part of the address behind `#`: it works under any path and without a server's help. */
export type Route =
  | { readonly screen: 'home' }
  /** Backups, and how safe the data are. */
  | { readonly screen: 'data' }
  | { readonly screen: 'new' /** The game to play again. */; readonly like: string | null }
  | { readonly screen: 'game'; readonly id: string }
  | { readonly screen: 'sheet'; readonly id: string }
  /** The game for another phone. */
  | { readonly screen: 'hand-over'; readonly id: string }
  /** A game from another phone; what a link holds of it, or ''. */
  | { readonly screen: 'take'; readonly text: string }
  /** The bench with a case as text, or ''; from the table of a game or from home. */
  | { readonly screen: 'bench'; readonly text: string }
  | { readonly screen: 'bench'; readonly id: string; readonly text: string }
  /** The book of rules at a page, `trainer`, or ''; by the rules of a game's table, or by the rulebook. */
  | { readonly screen: 'book'; readonly page: string }
  | { readonly screen: 'book'; readonly id: string; readonly page: string }
  /** Named rules; what a link holds of them, or ''. */
  | { readonly screen: 'rule-sets'; readonly text: string }
  /** The tournaments; `event-routes` reads what stands behind. */
  | { readonly screen: 'event'; readonly path: string }
  /** The table from afar. */
  | { readonly screen: 'view'; readonly id: string };

/** The route of a hash; what means nothing is home. */
export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#\/?/, '').split('/');
  const [first, second = ''] = path;
  const id = first === 'game' && isId(second) ? second : '';
  const at = id === '' ? {} : { id };
  const [screen = '', part = '', ...more] = id === '' ? path : path.slice(2);
  // A case has slashes of its own.
  if (screen === 'bench') return { screen, ...at, text: [part, ...more].join('/') };
  if (screen === 'event') return { screen, path: path.slice(1).join('/') };
  if (screen === 'rules') return { screen: 'book', ...at, page: part };
  if (screen === 'trainer') return { screen: 'book', ...at, page: screen };
  if (id !== '')
    return screen === 'sheet' || screen === 'view' || screen === 'hand-over'
      ? { screen, id }
      : { screen: 'game', id };
  if (screen === 'data') return { screen };
  if (screen === 'take' || screen === 'rule-sets') return { screen, text: part };
  if (screen === 'new') return { screen, like: isId(part) ? part : null };
  return { screen: 'home' };
}

export function makeRoute(route: Route): string {
  const { screen } = route;
  const name = screen === 'home' || screen === 'game' ? '' : screen === 'book' ? 'rules' : screen;
  const parts = 'id' in route ? ['game', route.id, name] : [name];
  if ('text' in route) parts.push(route.text);
  if ('page' in route) parts.push(route.page);
  if ('path' in route) parts.push(route.path);
  if ('like' in route) parts.push(route.like ?? '');
  return `#/${parts.filter(Boolean).join('/')}`;
}

/** A screen as it is opened from the table of a game; '' for none. */
export const atTable = (route: Extract<Route, { screen: 'bench' | 'book' }>, game: string): Route =>
  game === '' ? route : { ...route, id: game };

const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
