/** A tournament as a value: who is entered, the rounds with their results, and what may happen next. */
import { ok, refuse, type Result } from '../engine/result.ts';
import { cleanLine, isPlayerName } from '../game/names.ts';
import type { Copy, Entry, SeatingMode, Setup, TournamentFact } from './facts.ts';
import type { HandInFlag } from './hand-in-flag.ts';
import type { TableResult } from './result.ts';
import type { Pair, Round } from './round.ts';
import { type Penalty, type Row, standings } from './standings.ts';

export interface Entrant {
  readonly id: string;
  readonly name: string;
  /** Plays in the rounds to come. */
  readonly present: boolean;
  /** The table of every round, from 0; null for any. */
  readonly table: number | null;
}

export interface PlayedTable {
  /** In the order of their turns. */
  readonly players: readonly string[];
  readonly result: TableResult | null;
  /** The transcript behind the result; null where not every throw is known. */
  readonly game: string | null;
  /** What was odd about the result and taken all the same. */
  readonly flags: readonly HandInFlag[];
  /** What other phones say of the same game and nobody has decided on. */
  readonly copies: readonly Copy[];
  /** Why there is no result; null where one is due or there. */
  readonly explained: string | null;
}

export interface PlayedRound {
  /** Of this seating. */
  readonly id: string;
  readonly mode: SeatingMode;
  readonly tables: readonly PlayedTable[];
}

export interface Tournament {
  readonly id: string;
  readonly setup: Setup;
  readonly entrants: readonly Entrant[];
  readonly apart: readonly Pair[];
  readonly rounds: readonly PlayedRound[];
  readonly penalties: readonly Penalty[];
  readonly rollOffs: readonly (readonly string[])[];
}

/** Why a fact is refused. */
export const TOURNAMENT_REFUSALS = [
  /** No name a player can have. */
  'name',
  'name-taken',
  'unknown-player',
  /** What games were played by cannot change any more. */
  'frozen',
  /** A result of the last round is missing; before a final, copies of any round differ and nobody has decided. */
  'round-open',
  /** Not every player who is present sits at one table, each once, of two or more. */
  'seating',
  'no-such-table',
  /** Not the players of the table, or places that contradict the totals. */
  'result',
  /** A text that may not be empty is. */
  'reason',
  /** It is so already, or there is no such thing. */
  'nothing',
] as const;
export type TournamentRefusal = (typeof TOURNAMENT_REFUSALS)[number];

type Next = Result<Tournament, TournamentRefusal>;

/** The tournament that this fact opens. */
export function openTournament(fact: TournamentFact): Tournament {
  if (fact.type !== 'opened') throw new Error(`A tournament cannot begin with ${fact.type}`);
  const { id, setup } = fact;
  return { id, setup, entrants: [], apart: [], rounds: [], penalties: [], rollOffs: [] };
}

/** The tournament after a fact, or why it cannot be. */
export function nextTournament(now: Tournament, fact: TournamentFact): Next {
  switch (fact.type) {
    case 'opened':
      return refuse('nothing');
    case 'setup-changed':
      return changeSetup(now, fact.setup);
    case 'entered':
      return enter(now, fact.players);
    case 'renamed':
      return named(now, fact.name, fact.player, (name) => withEntrant(now, fact.player, { name }));
    case 'dropped':
    case 'returned': {
      const present = fact.type === 'returned';
      const entrant = entrantOf(now, fact.player);
      if (entrant === undefined) return refuse('unknown-player');
      return entrant.present === present ? refuse('nothing') : ok(withEntrant(now, fact.player, { present }));
    }
    case 'table-fixed':
      return entrantOf(now, fact.player) === undefined
        ? refuse('unknown-player')
        : ok(withEntrant(now, fact.player, { table: fact.table }));
    case 'kept-apart':
    case 'let-together':
      return changePair(now, fact.pair, fact.type === 'kept-apart');
    case 'round-published':
      return publish(now, fact);
    case 'result-taken':
      return atTable(now, fact.round, fact.table, (table) =>
        fits(fact.result, table)
          ? ok({ ...table, ...copyOf(fact), copies: [], explained: null })
          : refuse('result'),
      );
    case 'copy-kept':
      return atTable(now, fact.round, fact.table, (table) => {
        if (!fits(fact.result, table)) return refuse('result');
        // Without a result there is nothing to differ from.
        if (table.result === null) return refuse('nothing');
        return ok({ ...table, copies: [...table.copies, copyOf(fact)] });
      });
    case 'table-explained': {
      const explained = reasonIn(fact.reason);
      return explained === ''
        ? refuse('reason')
        : atTable(now, fact.round, fact.table, (table) => ok({ ...table, ...UNPLAYED, explained }));
    }
    case 'penalty-given': {
      const { player, hundredths } = fact.penalty;
      const reason = reasonIn(fact.penalty.reason);
      if (entrantOf(now, player) === undefined) return refuse('unknown-player');
      if (!Number.isInteger(hundredths) || hundredths <= 0) return refuse('nothing');
      if (reason === '') return refuse('reason');
      return ok({ ...now, penalties: [...now.penalties, { player, hundredths, reason }] });
    }
    case 'penalty-lifted':
      return now.penalties[fact.penalty] === undefined
        ? refuse('nothing')
        : ok({ ...now, penalties: now.penalties.filter((_, place) => place !== fact.penalty) });
    case 'roll-off-held': {
      if (fact.order.some((player) => entrantOf(now, player) === undefined)) return refuse('unknown-player');
      const several = fact.order.length > 1 && new Set(fact.order).size === fact.order.length;
      return several ? ok({ ...now, rollOffs: [...now.rollOffs, fact.order] }) : refuse('nothing');
    }
  }
}

export const entrantOf = ({ entrants }: Tournament, player: string): Entrant | undefined =>
  entrants.find(({ id }) => id === player);

/** What a player is called now; '' for nobody who is entered. */
export const nameOf = (now: Tournament, player: string): string => entrantOf(now, player)?.name ?? '';

/** Who plays in the next round, in the order of entry. */
export const presentIn = ({ entrants }: Tournament): readonly string[] =>
  entrants.filter(({ present }) => present).map(({ id }) => id);

/** The tables of the rounds so far. */
export const roundsOf = ({ rounds }: Tournament): readonly Round[] =>
  rounds.map(({ tables }) => tables.map(({ players }) => players));

/** Whether every table of the last round is done. */
export const isRoundDone = ({ rounds }: Tournament): boolean =>
  (rounds.at(-1)?.tables ?? []).every(isTableDone);

/** Whether a table has one result, or a reason why there is none. */
export const isTableDone = ({ result, explained, copies }: PlayedTable): boolean =>
  copies.length === 0 && (result !== null || explained !== null);

/** A table of a round, both from 0. */
export interface TableAt {
  readonly round: number;
  readonly table: number;
}

/** The tables of which copies differ that nobody has decided on: what hangs on their results may change. */
export const undecidedIn = ({ rounds }: Tournament): readonly TableAt[] =>
  rounds.flatMap(({ tables }, round) =>
    tables.flatMap(({ copies }, table) => (copies.length > 0 ? [{ round, table }] : [])),
  );

/** The standings after all results so far; a final says by itself who won it and is not part of them. */
export function standingsOf(now: Tournament): readonly Row[] {
  const { scoring, tieBreaks } = now.setup;
  const results = now.rounds
    .filter(({ mode }) => mode !== 'final')
    .flatMap(({ tables }) => tables.flatMap(({ result }) => result ?? []));
  const players = now.entrants.map(({ id }) => id);
  const { penalties, rollOffs } = now;
  return standings({ players, results, scoring, tieBreaks, penalties, rollOffs });
}

/** A reason in one line, with nothing in it that no reader sees. */
const reasonIn = (text: string): string => cleanLine(text.replace(/\p{Cc}+/gu, ' '));

const UNPLAYED = { result: null, game: null, flags: [], copies: [], explained: null } as const;

const copyOf = ({ result, game, flags }: Copy): Copy => ({ result, game, flags });

/** Takes all of these, or none. */
function enter(now: Tournament, players: readonly Entry[]): Next {
  if (players.length === 0) return refuse('nothing');
  let next = now;
  for (const { id, name } of players) {
    if (entrantOf(next, id) !== undefined) return refuse('nothing');
    const entered = named(next, name, null, (taken) => ({
      ...next,
      entrants: [...next.entrants, { id, name: taken, present: true, table: null }],
    }));
    if (!entered.ok) return entered;
    next = entered.value;
  }
  return ok(next);
}

const withEntrant = (now: Tournament, player: string, change: Partial<Entrant>): Tournament => ({
  ...now,
  entrants: now.entrants.map((entrant) => (entrant.id === player ? { ...entrant, ...change } : entrant)),
});

/** Takes a name that no other entrant has. */
function named(now: Tournament, text: string, own: string | null, take: (name: string) => Tournament): Next {
  const name = cleanLine(text);
  if (own !== null && entrantOf(now, own) === undefined) return refuse('unknown-player');
  if (!isPlayerName(name)) return refuse('name');
  if (now.entrants.some((entrant) => entrant.name === name && entrant.id !== own))
    return refuse('name-taken');
  return ok(take(name));
}

/** Fields that results were made by. */
const FROZEN = ['rules', 'rulesVersion', 'scoring', 'tieBreaks'] as const satisfies readonly (keyof Setup)[];

function changeSetup(now: Tournament, setup: Setup): Next {
  const same = (field: keyof Setup): boolean =>
    JSON.stringify(now.setup[field]) === JSON.stringify(setup[field]);
  if (now.rounds.length > 0 && !FROZEN.every(same)) return refuse('frozen');
  return ok({ ...now, setup });
}

const isPair = (pair: Pair, other: Pair): boolean =>
  pair.every((player) => other.includes(player)) && pair[0] !== pair[1];

function changePair(now: Tournament, pair: Pair, apart: boolean): Next {
  if (pair.some((player) => entrantOf(now, player) === undefined)) return refuse('unknown-player');
  const kept = now.apart.some((each) => isPair(pair, each));
  if (pair[0] === pair[1] || kept === apart) return refuse('nothing');
  return ok({
    ...now,
    apart: apart ? [...now.apart, pair] : now.apart.filter((each) => !isPair(pair, each)),
  });
}

/** Whether these are tables of two or more for all who are present, each once; a final is one for some of them. */
export function canBeSeated(now: Tournament, mode: SeatingMode, tables: Round): boolean {
  const present = new Set(presentIn(now));
  const seated = tables.flat();
  const once = new Set(seated).size === seated.length && seated.every((player) => present.has(player));
  const all = mode === 'final' ? tables.length === 1 : seated.length === present.size;
  return once && all && tables.length > 0 && tables.every(({ length }) => length >= 2);
}

/** A final goes by standings, which must be settled. */
function publish(
  now: Tournament,
  { id, mode, tables }: Extract<TournamentFact, { readonly type: 'round-published' }>,
): Next {
  if (!isRoundDone(now) || (mode === 'final' && undecidedIn(now).length > 0)) return refuse('round-open');
  if (!canBeSeated(now, mode, tables)) return refuse('seating');
  const round = {
    id,
    mode,
    tables: tables.map((players) => ({ players, ...UNPLAYED })),
  };
  return ok({ ...now, rounds: [...now.rounds, round] });
}

function atTable(
  now: Tournament,
  round: number,
  table: number,
  change: (table: PlayedTable) => Result<PlayedTable, TournamentRefusal>,
): Next {
  const there = now.rounds[round]?.tables[table];
  if (there === undefined) return refuse('no-such-table');
  const changed = change(there);
  if (!changed.ok) return changed;
  const tables = (each: PlayedRound): PlayedRound => ({
    ...each,
    tables: each.tables.map((old) => (old === there ? changed.value : old)),
  });
  return ok({ ...now, rounds: now.rounds.map((each, place) => (place === round ? tables(each) : each)) });
}

/** Whether a result is one of this table: its players, at least one winner, places without gaps. */
function fits({ players }: TableResult, table: PlayedTable): boolean {
  const seated =
    players.length === table.players.length && players.every(({ player }) => table.players.includes(player));
  const places = players.every(
    ({ place }) => place === 1 + players.filter((other) => other.place < place).length,
  );
  const totals = players.every(({ banked }) => Number.isInteger(banked) && banked >= 0 && banked % 5 === 0);
  return seated && new Set(players.map(({ player }) => player)).size === players.length && places && totals;
}
