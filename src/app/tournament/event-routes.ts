/** Where one is in the tournament: what stands in the address behind `#/event/`. */

/** The pages of a tournament that stand in its row of tabs. */
export const TABS = ['players', 'rounds', 'standings', 'setup'] as const;
export type Tab = (typeof TABS)[number];

export const PRINTS = ['by-name', 'by-table', 'sheets', 'slips', 'standings'] as const;
export type Print = (typeof PRINTS)[number];

export type EventRoute =
  | { readonly page: 'list' }
  /** What a new tournament declares. */
  | { readonly page: 'new' }
  | { readonly page: 'players' | 'standings' | 'setup'; readonly id: string }
  /** A round from 0, or the newest. */
  | { readonly page: 'rounds'; readonly id: string; readonly round: number | null }
  /** The next round, before it is published. */
  | { readonly page: 'seating'; readonly id: string }
  /** One table of a round, both from 0: its game for a phone, its result. */
  | { readonly page: 'table'; readonly id: string; readonly round: number; readonly table: number }
  /** Takes results in, one after the other. */
  | { readonly page: 'hand-in'; readonly id: string }
  | { readonly page: 'player'; readonly id: string; readonly player: string }
  /** To be read from afar. */
  | { readonly page: 'wall'; readonly id: string }
  | { readonly page: 'print'; readonly id: string; readonly what: Print; readonly round: number | null };

export type EventPage = EventRoute['page'];

/** Reads what stands behind `#/event/`; what means nothing is the list. */
export function parseEventRoute(path: string): EventRoute {
  const [id = '', page = '', first = '', second = ''] = path.split('/');
  if (id === 'new') return { page: 'new' };
  if (!/^[a-z0-9]{1,24}$/.test(id)) return { page: 'list' };
  const number = numberOf(first);
  switch (page) {
    case 'rounds':
      return { page, id, round: number };
    case 'standings':
    case 'setup':
      return { page, id };
    case 'seating':
    case 'hand-in':
    case 'wall':
      return { page, id };
    case 'table': {
      const table = numberOf(second);
      return number === null || table === null
        ? { page: 'rounds', id, round: null }
        : { page, id, round: number, table };
    }
    case 'player':
      return { page, id, player: first };
    case 'print': {
      const what = PRINTS.find((each) => each === first);
      return what === undefined
        ? { page: 'rounds', id, round: null }
        : { page, id, what, round: numberOf(second) };
    }
    default:
      return { page: 'players', id };
  }
}

/** The hash of a page; rounds and tables stand in it from 1, as people count them. */
export function makeEventRoute(route: EventRoute): string {
  const parts: (string | number)[] = [];
  if (route.page === 'new') parts.push('new');
  else if ('id' in route) parts.push(route.id, route.page);
  if ('what' in route) parts.push(route.what);
  if ('round' in route && route.round !== null) parts.push(route.round + 1);
  if ('table' in route) parts.push(route.table + 1);
  if ('player' in route) parts.push(route.player);
  return `#/event/${parts.join('/')}`.replace(/\/$/, '');
}

/** A number that people count from 1, from 0; null for none. */
const numberOf = (text: string): number | null => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) - 1 : null);
