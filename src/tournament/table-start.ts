/** The game of a table before its first throw, as it is given to the phone that keeps its score. */
import { type EventTable, isEventName, MAX_EVENT_NAME, tableGameId } from '../game/event-table.ts';
import { eventOf } from '../game/events.ts';
import { startLog } from '../game/log.ts';
import { cleanLine } from '../game/names.ts';
import type { CarriedGame } from '../game/pack.ts';
import { nameOf, type Tournament } from './tournament.ts';

export interface TableStart {
  /** The game's id on any phone. */
  readonly id: string;
  readonly table: EventTable;
  /** Their names as they are now, in the order of their turns. */
  readonly players: readonly string[];
}

/** What a table's game starts with, both from 0; null where there is no such table. */
export function tableStartOf(now: Tournament, round: number, table: number): TableStart | null {
  const seated = now.rounds[round];
  const seats = seated?.tables[table]?.players;
  if (seated === undefined || seats === undefined) return null;
  const players = seats.map((id) => nameOf(now, id));
  const { name, rulesVersion } = now.setup;
  const at: EventTable = {
    event: now.id,
    name: carriedName(name),
    seating: seated.id,
    final: seated.mode === 'final',
    round,
    table,
    rulesVersion,
  };
  return { id: tableGameId(at), table: at, players };
}

/** The game that a phone is given. */
export function startGameOf({ setup }: Tournament, { id, table, players }: TableStart): CarriedGame {
  const log = startLog(eventOf({ type: 'started', rules: setup.rules, players, table }));
  return { log, id, started: null, markers: players.map(() => '') };
}

/** A name that a game can carry, however long or odd the event's is. */
function carriedName(name: string): string {
  const short = cleanLine([...cleanLine(name)].slice(0, MAX_EVENT_NAME).join(''));
  return isEventName(short) ? short : 'Cosmic Felt';
}
