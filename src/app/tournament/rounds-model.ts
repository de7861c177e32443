/** What the page of a round shows: its tables, how each stands, and where somebody sits. */
import type { HandInFlag } from '../../tournament/hand-in-flag.ts';
import { plainName } from '../../tournament/plain-name.ts';
import type { ResultWay } from '../../tournament/result.ts';
import {
  isTableDone,
  nameOf,
  type PlayedRound,
  type PlayedTable,
  type Tournament,
} from '../../tournament/tournament.ts';

export interface TableView {
  /** From 0. */
  readonly table: number;
  readonly state:
    | { readonly kind: 'playing' }
    | { readonly kind: 'in'; readonly way: ResultWay; readonly flags: readonly HandInFlag[] }
    /** So many copies, the result that is in among them, and nobody has decided yet. */
    | { readonly kind: 'differ'; readonly copies: number }
    | { readonly kind: 'none'; readonly reason: string };
  /** In seat order; by places where there is a result. */
  readonly rows: readonly RowView[];
}

export interface RowView {
  readonly player: string;
  readonly name: string;
  /** From 0. */
  readonly seat: number;
  /** Null without a result. */
  readonly ending: { readonly place: number; readonly won: boolean; readonly banked: number } | null;
}

export const tableViews = (now: Tournament, { tables }: PlayedRound): readonly TableView[] =>
  tables.map((there, table) => ({ table, state: stateOf(there), rows: rowsOf(now, there) }));

function stateOf({ result, copies, flags, explained }: PlayedTable): TableView['state'] {
  if (copies.length > 0) return { kind: 'differ', copies: copies.length + 1 };
  if (result !== null) return { kind: 'in', way: result.way, flags };
  return explained === null ? { kind: 'playing' } : { kind: 'none', reason: explained };
}

function rowsOf(now: Tournament, { players, result }: PlayedTable): readonly RowView[] {
  const rows = players.map((player, seat): RowView => {
    const found = result?.players.find((each) => each.player === player);
    const ending = found ? { place: found.place, won: found.won, banked: found.banked } : null;
    return { player, name: nameOf(now, player), seat, ending };
  });
  return rows.sort((one, other) => (one.ending?.place ?? 0) - (other.ending?.place ?? 0));
}

/** How many tables have a result or a reason, and of how many. */
export const progressOf = ({ tables }: PlayedRound): { readonly done: number; readonly of: number } => ({
  done: tables.filter(isTableDone).length,
  of: tables.length,
});

/** The tables at which somebody sits whose name has this text in it, in whatever case and with or without accents. */
export function seek(tables: readonly TableView[], query: string): readonly TableView[] {
  const wanted = plainName(query);
  return wanted === ''
    ? tables
    : tables.filter(({ rows }) => rows.some(({ name }) => plainName(name).includes(wanted)));
}

/** Whether a name is one that is looked for. */
export const isSought = (name: string, query: string): boolean =>
  query.trim() !== '' && plainName(name).includes(plainName(query));
