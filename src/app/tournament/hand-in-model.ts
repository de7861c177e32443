/** What a code, a link, a file or a text means to the organiser's desk, before anybody decides on it. */
import { type CarryError, readCarried } from '../../game/pack-text.ts';
import { tableOf } from '../../game/table-of.ts';
import type { EventTable } from '../../game/event-table.ts';
import type { Log } from '../../game/log.ts';
import {
  againstOf,
  type HandIn,
  type HandInFault,
  readHandIn,
  roundOfSeating,
} from '../../tournament/hand-in.ts';
import type { ResultWay } from '../../tournament/result.ts';
import * as words from '../../ui/words/event-table.ts';
import { listWords } from '../../ui/words/list.ts';
import { isTableDone, nameOf, type PlayedTable, type Tournament } from '../../tournament/tournament.ts';
import { whereOf } from './where.ts';

export type Reading =
  /** It is no game, or a damaged one. */
  | { readonly is: 'unread'; readonly error: CarryError }
  /** A tournament or a backup, which is opened elsewhere. */
  | { readonly is: 'file' }
  /** A game of this event that has not begun: what a table's phone is given. */
  | { readonly is: 'start'; readonly round: number; readonly table: number }
  | {
      readonly is: 'refused';
      readonly code: HandInFault;
      readonly told: EventTable | null;
      readonly players: readonly string[];
    }
  | { readonly is: 'result'; readonly handIn: HandIn };

export function readResult(now: Tournament, text: string, way: ResultWay): Reading {
  if (isFile(text)) return { is: 'file' };
  const carried = readCarried(text);
  return carried.ok ? readGame(now, carried.value.log, way) : { is: 'unread', error: carried.error };
}

/** As {@link readResult}, of a game that was read before. */
export function readGame(now: Tournament, log: Log, way: ResultWay): Reading {
  const told = tableOf(log);
  const round = told === null ? -1 : roundOfSeating(now, told.seating);
  if (told !== null && round >= 0 && log.last.place === 0) return { is: 'start', round, table: told.table };
  const read = readHandIn(now, log, way);
  return read.ok
    ? { is: 'result', handIn: read.value }
    : { is: 'refused', code: read.error, told, players: log.last.game.players.map(({ name }) => name) };
}

/** Whether a text is one of the files that this app writes for itself. */
const isFile = (text: string): boolean => /^\s*\{\s*"/.test(text);

/** Whether a result counts without anybody looking at it. */
export const isClear = ({ against, copy }: HandIn): boolean =>
  against === 'nothing' && copy.flags.length === 0;

/** How what was handed in stands to what is in now; null where its table is gone. */
function standing(now: Tournament, { round, table, copy }: HandIn): HandIn['against'] | null {
  const there = now.rounds[round]?.tables[table];
  return there === undefined ? null : againstOf(there, copy);
}

/** Whether what was handed in is what counts now. */
export const counts = (now: Tournament, handIn: HandIn): boolean => standing(now, handIn) === 'same';

/** Whether it is kept beside what counts, and nobody has decided. */
export const waits = (now: Tournament, handIn: HandIn): boolean => standing(now, handIn) === 'waiting';

/** Who is called otherwise in the game than at the desk. */
export const otherNames = (
  now: Tournament,
  { copy, names }: HandIn,
): readonly { readonly here: string; readonly there: string }[] =>
  copy.result.players.flatMap(({ player }, seat) => {
    const here = nameOf(now, player);
    const there = names[seat] ?? here;
    return here === there ? [] : [{ here, there }];
  });

/** A table of the newest round that somebody still has to look after. */
export interface OpenTable {
  /** From 0. */
  readonly table: number;
  readonly players: readonly string[];
  /** No result is in, or two that differ. */
  readonly state: 'missing' | 'differs';
}

export const openTables = ({ rounds }: Tournament): readonly OpenTable[] =>
  (rounds.at(-1)?.tables ?? []).flatMap((each, table) =>
    isTableDone(each)
      ? []
      : [{ table, players: each.players, state: each.copies.length > 0 ? 'differs' : 'missing' }],
  );

/** Places first to last: the order in which a result is read out. */
export const byPlace = ({ players }: NonNullable<PlayedTable['result']>): typeof players =>
  [...players].sort((one, other) => one.place - other.place);

/** Why what was read is no result. */
export function readingWords(now: Tournament, reading: Exclude<Reading, { readonly is: 'result' }>): string {
  switch (reading.is) {
    case 'unread':
      return words.unreadWords(reading.error);
    case 'file':
      return words.fileWords();
    case 'start':
      return words.startWords(whereOf(now, reading.round, reading.table));
    case 'refused':
      return words.faultWords(reading.code, reading.told, listWords(reading.players));
  }
}
