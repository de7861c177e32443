/**
 * A backup: everything that is stored, as one text. A backup is read wholly or not at all: each row must have its
 * shape, and each game must follow the rules of the log from its first event to its last.
 */
import { refuse, ok, type Result } from '../engine/result.ts';
import { upcast } from '../game/events.ts';
import { evolve, type Log, startLog } from '../game/log.ts';
import { summarize } from '../game/summary.ts';
import { makeRules } from '../game/transcript-writer.ts';
import { readRow, STORE_NAMES } from './backup-shapes.ts';
import { isRecord } from './fact-shapes.ts';
import type { GameRecord } from './game-store.ts';
import { type Row, type Rows, type StoreName, VERSION } from './schema.ts';

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
  /** A game has less or more events than it says, or events belong to no game. */
  'gap',
  /** What is told of a game cannot have happened. */
  'rules',
] as const;
export type BackupFault = (typeof BACKUP_FAULTS)[number];

export interface BackupRefusal {
  readonly code: BackupFault;
  /** The game, by its players, where it is about one that is known. */
  readonly game: string | null;
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
  /** How many games could not be read here themselves and are not in it. */
  readonly left: number;
}

const refusal = (code: BackupFault, game: string | null = null): BackupRefusal => ({ code, game });

/**
 * The text of a backup. What could not be read back, a game broken here long before, is left out and counted: one
 * such row would make all others worthless.
 */
export function makeBackup({ rows: stored, ...about }: Backup): MadeBackup {
  const { rows, broken } = siftGames(sift(stored).rows);
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
    left: Math.max(broken.length, stored.games.length - rows.games.length),
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
  const { rows: sound, broken } = siftGames(rows);
  return broken[0] === undefined ? ok({ saved, app, preferences, rows: sound }) : refuse(broken[0]);
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

/** The games that can have been played, with their events, and why others cannot. */
function siftGames(rows: Rows): { readonly rows: Rows; readonly broken: readonly BackupRefusal[] } {
  const broken: BackupRefusal[] = [];
  const events = eventsByGame(rows.events);
  const work = { left: SPARE_STEPS + STEPS_AN_EVENT * rows.events.length };
  const games: Row<'games'>[] = [];
  for (const [id, record] of rows.games) {
    const told = events.get(id) ?? [];
    const read = readGame(record, told, work);
    if (read.ok) games.push([id, read.value]);
    else broken.push(refusal(read.error, record.seats.map(({ name }) => name).join(', ')));
  }
  const sound = new Set(games.map(([id]) => id));
  const known = new Set(rows.games.map(([id]) => id));
  if ([...events.keys()].some((id) => !known.has(id))) broken.push(refusal('gap'));
  return {
    rows: { ...rows, games, events: rows.events.filter(([[id]]) => sound.has(id)) },
    broken,
  };
}

type EventRow = Row<'events'>;

/** The rows of events of each game, in the order of their places. */
export function eventsByGame(rows: readonly EventRow[]): Map<string, EventRow[]> {
  const games = new Map<string, EventRow[]>();
  for (const row of rows) {
    const [[id]] = row;
    const game = games.get(id);
    if (game) game.push(row);
    else games.set(id, [row]);
  }
  for (const game of games.values()) game.sort(([[, a]], [[, b]]) => a - b);
  return games;
}

/** An amendment judges steps again. No table amends so much that this is reached; a hostile text could run for ever. */
const SPARE_STEPS = 100_000;
const STEPS_AN_EVENT = 20;

/** The record of a game as its events make it. */
function readGame(
  record: GameRecord,
  told: readonly EventRow[],
  work: { left: number },
): Result<GameRecord, 'gap' | 'rules'> {
  if (told.length !== record.events || told.some(([[, place]], index) => place !== index))
    return refuse('gap');
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
    return ok({
      ...record,
      status: game.phase === 'over' ? 'over' : 'open',
      summary: summarize(game),
      rules: makeRules(game.rules),
    });
  } catch {
    return refuse('rules');
  }
}
