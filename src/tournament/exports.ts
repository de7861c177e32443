/**
 * What a tournament gives to a spreadsheet: rows of cells, a head first, for {@link makeCsv}. Heads, codes and the order
 * of the columns are the same in every language and stay as they are; a new column comes behind the others.
 *
 * roster:    number, name, present (yes, no), fixed table, kept apart from (names, separated by |)
 * results:   round, mode, table, seat, name, place, total, points made, best turn, wimpouts, came in, flags, explained
 * standings: rank, name, points, games, wins, decided by, skipped, penalties, present
 * throws:    round, table, turn, name, throw, points, ruling
 *
 * Rounds, tables, seats and turns are counted from 1. `mode` is how the round was seated (random, standing, ladder,
 * by-hand, final); a final makes no points. `came in` is scanned, pasted, played or typed. What is not known is empty.
 * Points are written with a point and at most four decimals. A throw is in the notation of the transcripts, `wimp` and
 * `void` where nobody noted its faces, `total` for a turn entered as a sum.
 */
import { makeThrow, readThrow, toThrow } from '../engine/throw.ts';
import type { Ruling } from '../engine/ruling.ts';
import { placePoints, roundedPoints } from './standings.ts';
import { gameOf, type ThrownGame } from './thrown-game.ts';
import { entrantOf, nameOf, type PlayedTable, standingsOf, type Tournament } from './tournament.ts';

export const EXPORTS = ['roster', 'results', 'standings', 'throws'] as const;
export type Export = (typeof EXPORTS)[number];

type Cell = string | number;
type Rows = readonly (readonly Cell[])[];

/** The rows of one of the exports. */
export function exportRows(now: Tournament, what: Export): Rows {
  switch (what) {
    case 'roster':
      return rosterRows(now);
    case 'results':
      return resultRows(now);
    case 'standings':
      return standingRows(now);
    case 'throws':
      return throwRows(now);
  }
}

const yes = (is: boolean): string => (is ? 'yes' : 'no');
const decimal = (points: number): number => roundedPoints(points, 4);

function rosterRows(now: Tournament): Rows {
  return [
    ['number', 'name', 'present', 'fixed table', 'kept apart from'],
    ...now.entrants.map(({ id, name, present, table }, place) => {
      const apart = now.apart.filter((pair) => pair.includes(id)).flat();
      const others = apart.filter((other) => other !== id).map((other) => nameOf(now, other));
      return [place + 1, name, yes(present), table === null ? '' : table + 1, others.join(' | ')];
    }),
  ];
}

const RESULT_HEAD = [
  'round',
  'mode',
  'table',
  'seat',
  'name',
  'place',
  'total',
  'points made',
  'best turn',
  'wimpouts',
  'came in',
  'flags',
  'explained',
] as const;

function resultRows(now: Tournament): Rows {
  const rows: (readonly Cell[])[] = [RESULT_HEAD];
  for (const [round, { mode, tables }] of now.rounds.entries())
    for (const [table, played] of tables.entries()) {
      const { result, flags, explained } = played;
      const seats = result?.players.map(({ player }) => player) ?? played.players;
      for (const [seat, id] of seats.entries()) {
        const own = result?.players[seat];
        const made = result && own && mode !== 'final' ? placePoints(own, result, now.setup.scoring) : null;
        rows.push([
          ...[round + 1, mode, table + 1, seat + 1, nameOf(now, id)],
          ...[own?.place ?? '', own?.banked ?? '', made === null ? '' : decimal(made)],
          ...[own?.bestTurn ?? '', own?.wimpouts ?? ''],
          ...[result?.way ?? '', flags.join(' '), explained ?? ''],
        ]);
      }
    }
  return rows;
}

function standingRows(now: Tournament): Rows {
  return [
    ['rank', 'name', 'points', 'games', 'wins', 'decided by', 'skipped', 'penalties', 'present'],
    ...standingsOf(now).map(({ rank, player, points, games, wins, by, skipped }) => {
      const off = now.penalties.filter((penalty) => penalty.player === player);
      const hundredths = off.reduce((sum, penalty) => sum + penalty.hundredths, 0);
      return [
        ...[rank, nameOf(now, player), decimal(points), games, wins, by ?? '', skipped.join(' ')],
        ...[hundredths / 100, yes(entrantOf(now, player)?.present ?? false)],
      ];
    }),
  ];
}

function throwRows(now: Tournament): Rows {
  const rows: (readonly Cell[])[] = [['round', 'table', 'turn', 'name', 'throw', 'points', 'ruling']];
  for (const [round, { tables }] of now.rounds.entries())
    for (const [table, played] of tables.entries())
      for (const cells of tableThrows(now, played)) rows.push([round + 1, table + 1, ...cells]);
  return rows;
}

function* tableThrows(now: Tournament, table: PlayedTable): Generator<readonly Cell[]> {
  const game = gameOf(table);
  if (game === null) return;
  for (const turn of game.items) {
    if (turn.kind !== 'turn') continue;
    const head = [turn.number, nameOf(now, game.idOf(turn.player))];
    for (const play of turn.plays) {
      if (play.kind !== 'throw') continue;
      const { place, ruling } = play;
      const points = ruling.outcome === 'scored' ? ruling.points : 0;
      yield [...head, asText(tokenOf(place, ruling, game)), points, rulingCode(ruling)];
    }
    if (turn.end === 'total') yield [...head, 'total', turn.points, 'total'];
  }
}

/** The throw as it lay there: the ruling may be about cubes that were held too. */
function tokenOf(place: number, ruling: Ruling, { events }: ThrownGame): string {
  const event = events.get(place);
  if (event?.type === 'wimpout-declared') return 'wimp';
  if (event?.type === 'void-declared') return 'void';
  const read = event?.type === 'thrown' ? readThrow(event.throw) : undefined;
  return makeThrow((read && toThrow(read)) ?? ruling.whole, ruling.choice ?? undefined);
}

/** `2/5` would become a day of May. */
const asText = (token: string): string => (/^\d{1,2}\/\d$/.test(token) ? `'${token}` : token);

/** flash, train, scored, wimpout, wreck, void, rethrow, stars, supernova */
function rulingCode(ruling: Ruling): string {
  switch (ruling.outcome) {
    case 'scored':
      return ruling.made?.kind ?? 'scored';
    case 'wimpout':
      return ruling.wreck ? 'wreck' : 'wimpout';
    case 'win':
      return 'stars';
    default:
      return ruling.outcome;
  }
}
