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
  /** The table from afar. */
  | { readonly screen: 'view'; readonly id: string };

/** The route of a hash; what means nothing is home. */
export function parseRoute(hash: string): Route {
  const [screen = '', id = '', part = ''] = hash.replace(/^#\/?/, '').split('/');
  if (screen === 'data') return { screen };
  if (screen === 'take') return { screen, text: id };
  if (screen === 'new') return { screen, like: isId(id) ? id : null };
  if (screen === 'game' && isId(id))
    return part === 'sheet' || part === 'view' || part === 'hand-over'
      ? { screen: part, id }
      : { screen: 'game', id };
  return { screen: 'home' };
}

export function makeRoute(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'data':
      return '#/data';
    case 'new':
      return route.like === null ? '#/new' : `#/new/${route.like}`;
    case 'game':
      return `#/game/${route.id}`;
    case 'take':
      return route.text === '' ? '#/take' : `#/take/${route.text}`;
    case 'hand-over':
      return `#/game/${route.id}/hand-over`;
    case 'sheet':
      return `#/game/${route.id}/sheet`;
    case 'view':
      return `#/game/${route.id}/view`;
  }
}

const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
