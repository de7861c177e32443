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
  /** Named rules; what a link holds of them, or ''. */
  | { readonly screen: 'rule-sets'; readonly text: string }
  /** The table from afar. */
  | { readonly screen: 'view'; readonly id: string };

/** The route of a hash; what means nothing is home. */
export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#\/?/, '').split('/');
  const [screen = '', id = '', part = ''] = path;
  // A case has slashes of its own.
  if (screen === 'bench') return { screen, text: path.slice(1).join('/') };
  if (screen === 'data') return { screen };
  if (screen === 'take' || screen === 'rule-sets') return { screen, text: id };
  if (screen === 'new') return { screen, like: isId(id) ? id : null };
  if (screen === 'game' && isId(id) && part === 'bench')
    return { screen: part, id, text: path.slice(3).join('/') };
  if (screen === 'game' && isId(id))
    return part === 'sheet' || part === 'view' || part === 'hand-over'
      ? { screen: part, id }
      : { screen: 'game', id };
  return { screen: 'home' };
}

export function makeRoute(route: Route): string {
  const { screen } = route;
  const name = screen === 'home' || screen === 'game' ? '' : screen;
  const parts = 'id' in route ? ['game', route.id, name] : [name];
  if ('text' in route) parts.push(route.text);
  if ('like' in route) parts.push(route.like ?? '');
  return `#/${parts.filter(Boolean).join('/')}`;
}

const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
