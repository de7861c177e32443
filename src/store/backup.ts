/**
 * A backup: everything that is stored, as one text. A backup is read wholly or not at all: each row must have its
 * shape, and each game and tournament must follow the rules of its log from its first event to its last.
 */
import { refuse, ok, type Result } from '../engine/result.ts';
import { upcast } from '../game/events.ts';
import { evolve, type Log, startLog } from '../game/log.ts';
import { summarize } from '../game/summary.ts';
import { tableOf } from '../game/table-of.ts';
import { makeRules } from '../game/transcript-writer.ts';
import { readLog } from '../tournament/read-log.ts';
import { readRow, STORE_NAMES } from './backup-shapes.ts';
import { isRecord } from './fact-shapes.ts';
import type { GameRecord } from './game-store.ts';
import { type Row, type Rows, type StoreName, VERSION } from './schema.ts';
import { makeTournamentRecord } from './tournament-record.ts';
import type { TournamentRecord } from './tournament-record.ts';

const BACKUP_FORMAT = 'cosmic-felt-backup';
/** Grows when an older app could not read what is written. */
const BACKUP_VERSION = 1;

/** Characters; some 20,000 games. A longer text is not looked at. */
export const MAX_BACKUP = 200_000_000;

export const BACKUP_FAULTS = [
  /** Longer than any backup. */
  'too-big',
  /** No text that a program wrote, or one that was cut short. */
  'not-json',
  /** Something else than a backup of this app. */
  'foreign',
  /** Written by a version of the app that knows more. */
  'too-new',
  /** A row, or what should hold rows, is not what it should be. */
  'broken',
  /** Two rows have one key. */
  'twice',
  /** A game or tournament has less or more events than it says, or events belong to none. */
  'gap',
  /** What is told of a game or a tournament cannot have happened. */
  'rules',
] as const;
export type BackupFault = (typeof BACKUP_FAULTS)[number];

export interface BackupRefusal {
  readonly code: BackupFault;
  /** The game, by its players, where it is about one that is known. */
  readonly game: string | null;
  /** Or the tournament, by its name. */
  readonly tournament: string | null;
}

export interface Backup {
  /** When it was made: milliseconds since 1970. */
  readonly saved: number;
  /** The version of the app that made it. */
  readonly app: string;
  /** What the app keeps beside the database; whoever reads it validates it. */
  readonly preferences: unknown;
  readonly rows: Rows;
}

export interface MadeBackup {
  readonly text: string;
  readonly games: number;
  readonly players: number;
  readonly tournaments: number;
  /** How many games could not be read here themselves and are not in it; and how many tournaments. */
  readonly left: number;
  readonly leftTournaments: number;
}

const refusal = (code: BackupFault, about: Partial<Omit<BackupRefusal, 'code'>> = {}): BackupRefusal => ({
  code,
  game: null,
  tournament: null,
  ...about,
});

/**
 * The text of a backup. What could not be read back, a game broken here long before, is left out and counted: one
 * such row would make all others worthless.
 */
export function makeBackup({ rows: stored, ...about }: Backup): MadeBackup {
  const games = siftGames(sift(stored).rows);
  const { rows, broken } = siftTournaments(games.rows);
  const left = (listed: number, kept: number, faults: number): number => Math.max(faults, listed - kept);
  const head = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    database: VERSION,
    saved: new Date(about.saved).toISOString(),
    app: about.app,
    preferences: about.preferences ?? null,
  };
  // A row a line: such a text can be looked at and compared.
  const stores = STORE_NAMES.map((store) => {
    const lines = rows[store].map((row) => JSON.stringify(row));
    return `${JSON.stringify(store)}:[${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n`}]`;
  });
  return {
    text: `${JSON.stringify(head).slice(0, -1)},"stores":{\n${stores.join(',\n')}\n}}\n`,
    games: rows.games.length,
    players: rows.roster.length,
    tournaments: rows.tournaments.length,
    left: left(stored.games.length, rows.games.length, games.broken.length),
    leftTournaments: left(stored.tournaments.length, rows.tournaments.length, broken.length),
  };
}

/** Reads a backup; of one that does not hold in every part, nothing is read. Never throws. */
export function readBackup(text: string): Result<Backup, BackupRefusal> {
  if (text.length > MAX_BACKUP) return refuse(refusal('too-big'));
  let read: unknown;
  try {
    read = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return refuse(refusal('not-json'));
  }
  if (!isRecord(read) || read.format !== BACKUP_FORMAT) return refuse(refusal('foreign'));
  const { version, database } = read;
  if (!isVersion(version) || !isVersion(database)) return refuse(refusal('broken'));
  if (version > BACKUP_VERSION || database > VERSION) return refuse(refusal('too-new'));
  const saved = typeof read.saved === 'string' ? Date.parse(read.saved) : Number.NaN;
  const { app, preferences = null, stores } = read;
  if (Number.isNaN(saved) || typeof app !== 'string' || !isRecord(stores)) return refuse(refusal('broken'));
  if (!hasStores(stores, database)) return refuse(refusal('broken'));
  const { rows, fault } = sift(stores);
  if (fault !== null) return refuse(refusal(fault));
  const games = siftGames(rows);
  const tournaments = siftTournaments(games.rows);
  const [broken] = [...games.broken, ...tournaments.broken];
  return broken === undefined ? ok({ saved, app, preferences, rows: tournaments.rows }) : refuse(broken);
}

const isVersion = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Every store and no other; only an older database had less. */
function hasStores(stores: Readonly<Record<string, unknown>>, database: number): boolean {
  const known: readonly string[] = STORE_NAMES;
  if (!Object.keys(stores).every((name) => known.includes(name))) return false;
  return STORE_NAMES.every(
    (name) => Array.isArray(stores[name]) || (stores[name] === undefined && database < VERSION),
  );
}

/** The rows that have the shape of their store and a key of their own, and what is wrong with the first that has not. */
function sift(stores: Readonly<Partial<Record<StoreName, unknown>>>): {
  readonly rows: Rows;
  readonly fault: BackupFault | null;
} {
  let fault: BackupFault | null = null;
  const siftStore = <S extends StoreName>(store: S): Row<S>[] => {
    const rows: Row<S>[] = [];
    const seen = new Set<string>();
    for (const each of (stores[store] ?? []) as readonly unknown[]) {
      const row = readRow(store, each);
      const key = JSON.stringify(row?.[0]);
      if (row === undefined || seen.has(key)) {
        fault ??= row === undefined ? 'broken' : 'twice';
        continue;
      }
      seen.add(key);
      rows.push(row);
    }
    return rows;
  };
  const rows = Object.fromEntries(STORE_NAMES.map((store) => [store, siftStore(store)])) as unknown as Rows;
  return { rows, fault };
}

interface Sifted {
  readonly rows: Rows;
  /** Why others cannot be. */
  readonly broken: readonly BackupRefusal[];
}

/** The games that can have been played, with their events. */
function siftGames(rows: Rows): Sifted {
  const work = { left: SPARE_STEPS + STEPS_AN_EVENT * rows.events.length };
  const { sound, told, broken } = siftLogs(rows.games, rows.events, (record, events) => {
    const read = readGame(record, events, work);
    if (read.ok) return read;
    return refuse(refusal(read.error, { game: record.seats.map(({ name }) => name).join(', ') }));
  });
  return { rows: { ...rows, games: sound, events: told }, broken };
}

/** The tournaments that can have been held, with their events. */
function siftTournaments(rows: Rows): Sifted {
  const { sound, told, broken } = siftLogs(rows.tournaments, rows.tournamentEvents, (record, events) => {
    const read = readTournament(record, events);
    return read.ok ? read : refuse(refusal(read.error, { tournament: record.name }));
  });
  return { rows: { ...rows, tournaments: sound, tournamentEvents: told }, broken };
}

type LogRow<E> = readonly [key: [id: string, place: number], event: E];

/** The records that follow from their events, as those make them, with the events; and why others do not. */
function siftLogs<R, E>(
  records: readonly (readonly [string, R])[],
  events: readonly LogRow<E>[],
  read: (record: R, events: readonly LogRow<E>[]) => Result<R, BackupRefusal>,
) {
  const broken: BackupRefusal[] = [];
  const byId = eventsById(events);
  const sound: [string, R][] = [];
  for (const [id, record] of records) {
    const made = read(record, byId.get(id) ?? []);
    if (made.ok) sound.push([id, made.value]);
    else broken.push(made.error);
  }
  const known = new Set(records.map(([id]) => id));
  if ([...byId.keys()].some((id) => !known.has(id))) broken.push(refusal('gap'));
  const kept = new Set(sound.map(([id]) => id));
  return { sound, told: events.filter(([[id]]) => kept.has(id)), broken };
}

type EventRow = Row<'events'>;

/** The rows of events of each game or tournament, in the order of their places. */
export function eventsById<E extends LogRow<unknown>>(rows: readonly E[]): Map<string, E[]> {
  const logs = new Map<string, E[]>();
  for (const row of rows) {
    const [[id]] = row;
    const log = logs.get(id);
    if (log) log.push(row);
    else logs.set(id, [row]);
  }
  for (const log of logs.values()) log.sort(([[, a]], [[, b]]) => a - b);
  return logs;
}

const hasAll = ({ events }: { readonly events: number }, told: readonly LogRow<unknown>[]): boolean =>
  told.length === events && told.every(([[, place]], index) => place === index);

/** An amendment judges steps again. No table amends so much that this is reached; a hostile text could run for ever. */
const SPARE_STEPS = 100_000;
const STEPS_AN_EVENT = 20;

/** The record of a game as its events make it. */
function readGame(
  record: GameRecord,
  told: readonly EventRow[],
  work: { left: number },
): Result<GameRecord, 'gap' | 'rules'> {
  if (!hasAll(record, told)) return refuse('gap');
  try {
    const [first, ...rest] = told.map(([, event]) => upcast(event));
    if (first === undefined) return refuse('gap');
    let log: Log = startLog(first);
    for (const event of rest) {
      if (event.type === 'amended') work.left -= (log.last.place + 1) * event.changes.length;
      if (work.left < 0) return refuse('rules');
      log = evolve(log, event);
    }
    const { game } = log.last;
    const { id, started, updated, seats, events } = record;
    const table = tableOf(log);
    return ok({
      ...{ id, started, updated, seats, events },
      status: game.phase === 'over' ? 'over' : 'open',
      summary: summarize(game),
      rules: makeRules(game.rules),
      ...(table && { table }),
    });
  } catch {
    return refuse('rules');
  }
}

/** The record of a tournament as its events make it. */
function readTournament(
  record: TournamentRecord,
  told: readonly Row<'tournamentEvents'>[],
): Result<TournamentRecord, 'gap' | 'rules'> {
  if (!hasAll(record, told)) return refuse('gap');
  const log = readLog(told.map(([, event]) => event));
  if (!log.ok || log.value.now.id !== record.id) return refuse('rules');
  return ok(makeTournamentRecord(log.value, record));
}
