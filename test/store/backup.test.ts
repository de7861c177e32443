import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventOf, type Fact } from '../../src/game/events.ts';
import { type BackupFault, makeBackup, MAX_BACKUP, readBackup } from '../../src/store/backup.ts';
import { openBackupStore } from '../../src/store/backup-store.ts';
import { planReplace } from '../../src/store/restore.ts';
import { openGameStore } from '../../src/store/indexed-store.ts';
import {
  aboutBackup,
  allRows,
  backupText,
  dumpDatabase,
  fillDatabase,
  playedEvents,
  putGame,
  putTournament,
} from './backup-given.ts';
import { entered } from '../tournament/given.ts';
import { goOn, opening } from '../tournament/random-event.ts';
import { tournamentEvent } from '../../src/tournament/tournament-log.ts';
import { EVENTS } from './given.ts';

/** A tournament of two players. */
const CUP = [opening('cup'), ...['Ann', 'Bo'].map((name) => tournamentEvent(entered(name), 1500))];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function replaceBy(text: string): Promise<void> {
  const read = readBackup(text);
  if (!read.ok) throw new Error(`${read.error.code} ${read.error.game}`);
  const store = openBackupStore();
  await store.write((here) => planReplace(here, read.value));
  store.close();
}

describe('a backup', () => {
  it('has every store of the database', async () => {
    (await openGameStore()).close();
    const { stores } = JSON.parse(await backupText()) as { stores: object };
    expect(Object.keys(stores).sort()).toEqual(Object.keys(await dumpDatabase()).sort());
  });

  it('says what it is, when and by which version it was made', async () => {
    const head = JSON.parse(await backupText()) as Record<string, unknown>;
    expect(head).toMatchObject({
      format: 'cosmic-felt-backup',
      version: 1,
      database: 3,
      saved: '2026-11-30T12:00:00.000Z',
      app: '0.1.0',
      preferences: { look: { felt: 'dusk' } },
    });
  });

  it('brings everything back as it was, row for row', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.integer({ min: 0, max: 6 }), async (seed, games) => {
        globalThis.indexedDB = new IDBFactory();
        (await openGameStore()).close();
        await fillDatabase(seed, games);
        const before = await dumpDatabase();
        const text = await backupText();
        globalThis.indexedDB = new IDBFactory();
        await replaceBy(text);
        expect(await dumpDatabase()).toEqual(before);
        expect(await backupText()).toBe(text);
      }),
      { numRuns: 25 },
    );
  });

  it('brings the table of a tournament back with its game, as the game itself tells it', async () => {
    const at = { seating: 'r2', final: false, round: 1, table: 4 };
    const table = { event: 'fest', name: 'Felt Festival', ...at, rulesVersion: 1 };
    const [start, ...rest] = EVENTS;
    if (start?.type !== 'started') throw new Error('No start');
    await putGame('a', [{ ...start, table }, ...rest], { table: { ...table, round: 7 } });
    await putGame('b', EVENTS, { table });
    await replaceBy(await backupText());
    const store = await openGameStore();
    expect((await store.load('a'))?.record.table).toEqual(table);
    expect((await store.load('b'))?.record).not.toHaveProperty('table');
    store.close();
  });

  it('takes the place of what is here', async () => {
    await putGame('a', EVENTS);
    const text = await backupText();
    const before = await dumpDatabase();
    await putGame('b', playedEvents(5, 12));
    await replaceBy(text);
    expect(await dumpDatabase()).toEqual(before);
  });

  it('leaves out a game that is broken here, says so, and has the others', async () => {
    await putGame('a', EVENTS);
    await putGame('b', EVENTS);
    const rows = await allRows();
    const holed = { ...rows, events: rows.events.filter(([[id, place]]) => id !== 'b' || place !== 1) };
    const made = makeBackup({ ...aboutBackup, rows: holed });
    expect(made).toMatchObject({ games: 1, left: 1 });
    const read = readBackup(made.text);
    expect(read.ok && read.value.rows.games.map(([id]) => id)).toEqual(['a']);
    expect(makeBackup({ ...aboutBackup, rows })).toMatchObject({ games: 2, left: 0 });
  });

  it('leaves out a tournament that is broken here, says so, and has the others', async () => {
    await putTournament(CUP);
    await putTournament(goOn([opening('other')], 5, 9, 'p'));
    const rows = await allRows();
    const holed = rows.tournamentEvents.filter(([[id, place]]) => id !== 'cup' || place !== 1);
    const made = makeBackup({ ...aboutBackup, rows: { ...rows, tournamentEvents: holed } });
    expect(made).toMatchObject({ tournaments: 1, leftTournaments: 1, left: 0 });
    const read = readBackup(made.text);
    expect(read.ok && read.value.rows.tournaments.map(([id]) => id)).toEqual(['other']);
    expect(makeBackup({ ...aboutBackup, rows })).toMatchObject({ tournaments: 2, leftTournaments: 0 });
  });

  it('makes what lists show of a tournament again from its events', async () => {
    await putTournament(CUP);
    const text = (await backupText()).replace('"players":2', '"players":77');
    const read = readBackup(text);
    expect(text).toContain('77');
    expect(read.ok && read.value.rows.tournaments).toEqual((await allRows()).tournaments);
  });

  it('is read behind the mark that some editors put in front of a text', async () => {
    await putGame('a', EVENTS);
    expect(readBackup(`\ufeff${await backupText()}`).ok).toBe(true);
  });

  it('makes the summary of a game again from its events', async () => {
    await putGame('a', EVENTS);
    const text = (await backupText()).replace('"banked":50', '"banked":9000');
    const read = readBackup(text);
    expect(text).toContain('9000');
    expect(read.ok && read.value.rows.games[0]?.[1]).toEqual((await allRows()).games[0]?.[1]);
  });
});

/** The text of a backup of one game of four events and a tournament of two players, changed. */
type Edit = (backup: {
  format: unknown;
  version: unknown;
  database: unknown;
  saved: unknown;
  stores: Record<string, [unknown, Record<string, unknown>][]>;
}) => void;

const record = (backup: Parameters<Edit>[0]) => backup.stores.games?.[0]?.[1] ?? {};

const tournament = (backup: Parameters<Edit>[0]) => backup.stores.tournaments?.[0]?.[1] ?? {};
const events = (backup: Parameters<Edit>[0]) => backup.stores.tournamentEvents ?? [];
function told(
  backup: Parameters<Edit>[0],
  place: number,
  edit: (row: [unknown, Record<string, unknown>]) => void,
): void {
  const row = events(backup)[place];
  if (row) edit(row);
}

const EDITS: readonly [string, BackupFault, Edit][] = [
  ['another format', 'foreign', (b) => (b.format = 'something')],
  ['a newer format', 'too-new', (b) => (b.version = 2)],
  ['a newer database', 'too-new', (b) => (b.database = 4)],
  ['no version', 'broken', (b) => (b.version = '1')],
  ['no time', 'broken', (b) => (b.saved = 'yesterday')],
  ['a store that nobody knows', 'broken', (b) => (b.stores.secrets = [])],
  ['a store less', 'broken', (b) => delete b.stores.roster],
  ['a store less than its database has', 'broken', (b) => delete b.stores.ruleSets],
  [
    'a rule set of no preset',
    'broken',
    (b) => b.stores.ruleSets?.push(['a', { name: 'a', rules: 'x()', updated: 1 }]),
  ],
  [
    'a rule set with another key',
    'broken',
    (b) => b.stores.ruleSets?.push(['a', { name: 'b', rules: 'short()', updated: 1 }]),
  ],
  ['a store that is no list', 'broken', (b) => (b.stores.roster = {} as never)],
  ['a row that is none', 'broken', (b) => b.stores.roster?.push(null as never)],
  ['a field more', 'broken', (b) => (record(b).secret = 1)],
  ['an id that is no part of an address', 'broken', (b) => (record(b).id = '../x')],
  ['a key that is not the id', 'broken', (b) => (record(b).id = 'other')],
  ['a time beyond all dates', 'broken', (b) => (record(b).updated = 1e300)],
  ['a name with a line end', 'broken', (b) => (record(b).seats = [{ name: 'A\nB', marker: 'disc' }])],
  ['a game twice', 'twice', (b) => b.stores.games?.push(...(b.stores.games ?? []))],
  ['an event less', 'gap', (b) => b.stores.events?.pop()],
  ['an event of no game', 'gap', (b) => b.stores.events?.push([['b', 0], { v: 1, type: 'banked' }])],
  ['an event of a later version', 'broken', (b) => ((b.stores.events?.[1]?.[1] ?? {}).v = 2)],
  ['an event that nobody knows', 'broken', (b) => ((b.stores.events?.[1]?.[1] ?? {}).type = 'cheated')],
  ['a throw that is no text', 'broken', (b) => ((b.stores.events?.[1]?.[1] ?? {}).throw = 5)],
  ['a throw of cubes that were not in hand', 'rules', (b) => ((b.stores.events?.[1]?.[1] ?? {}).throw = '5')],
  ['a second start', 'rules', (b) => ((b.stores.events?.[1] ?? [])[1] = b.stores.events?.[0]?.[1])],
  [
    'rules that miss a setting',
    'broken',
    (b) => delete (b.stores.events?.[0]?.[1].rules as { goal?: 5 }).goal,
  ],
  ['a store of tournaments less', 'broken', (b) => delete b.stores.tournaments],
  ['a tournament twice', 'twice', (b) => b.stores.tournaments?.push(...(b.stores.tournaments ?? []))],
  ['a tournament with a field more', 'broken', (b) => (tournament(b).secret = 1)],
  ['a tournament with another key', 'broken', (b) => (tournament(b).id = 'other')],
  ['an event of a tournament less', 'gap', (b) => b.stores.tournamentEvents?.pop()],
  ['an event of a tournament in another place', 'gap', (b) => told(b, 2, (row) => (row[0] = ['cup', 9]))],
  ['an event of no tournament', 'gap', (b) => told(b, 2, (row) => (row[0] = ['cap', 0]))],
  ['an event of a tournament that nobody knows', 'broken', (b) => told(b, 1, (row) => (row[1].type = 'won'))],
  ['an event of a tournament without its time', 'broken', (b) => told(b, 1, (row) => delete row[1].at)],
  ['a player entered twice', 'rules', (b) => told(b, 2, (row) => (row[1] = events(b)[1]?.[1] ?? {}))],
  ['a tournament under another id', 'rules', (b) => told(b, 0, (row) => (row[1].id = 'other'))],
  [
    'a tournament that begins with a player',
    'rules',
    (b) => told(b, 0, (row) => (row[1] = events(b)[1]?.[1] ?? {})),
  ],
  [
    'a draft of no faces',
    'broken',
    (b) => b.stores.drafts?.push(['a', { game: 'a', events: 4, taps: 'zz' }]),
  ],
];

describe('what is no backup', () => {
  it.each(EDITS)('%s is refused: %s', async (_, code, edit) => {
    await putGame('a', EVENTS);
    await putTournament(CUP);
    const backup = JSON.parse(await backupText()) as Parameters<Edit>[0];
    expect(readBackup(JSON.stringify(backup)).ok).toBe(true);
    edit(backup);
    expect(readBackup(JSON.stringify(backup))).toMatchObject({ ok: false, error: { code } });
  });

  it('names the players of a game that cannot have been played', async () => {
    await putGame('a', EVENTS);
    expect(readBackup((await backupText()).replace('5X24/6', '5X2/6'))).toEqual({
      ok: false,
      error: { code: 'rules', game: 'Ann, Bo', tournament: null },
    });
  });

  it('names a tournament that cannot have been held', async () => {
    await putTournament(CUP);
    expect(readBackup((await backupText()).replace('"Bo"', '"Ann"'))).toEqual({
      ok: false,
      error: { code: 'rules', game: null, tournament: 'Felt Festival' },
    });
  });

  it.each([
    ['', 'not-json'],
    ['{"format":"cosmic-felt-backup","version":1', 'not-json'],
    ['players: Ann | Bo', 'not-json'],
    ['null', 'foreign'],
    ['[]', 'foreign'],
    ['{}', 'foreign'],
    ['"cosmic-felt-backup"', 'foreign'],
    ['{"format":"cosmic-felt-backup"}', 'broken'],
  ])('%s is refused: %s', (text, code) => {
    expect(readBackup(text)).toEqual({ ok: false, error: { code, game: null, tournament: null } });
  });

  it('is refused unread when it is longer than any backup', () => {
    expect(readBackup(' '.repeat(MAX_BACKUP + 1))).toMatchObject({ ok: false, error: { code: 'too-big' } });
  });

  it('is refused soon when it is 1 MiB of nothing sensible', () => {
    const size = 2 ** 20;
    const head =
      '{"format":"cosmic-felt-backup","version":1,"database":1,"saved":"2026-01-01","app":"1","stores":';
    const texts = [
      '['.repeat(size),
      `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`,
      '{"a":'.repeat(size / 5),
      `${head}${'['.repeat(size / 2)}${']'.repeat(size / 2)}}`,
      `${head}{"games":[${'[],'.repeat(size / 3)}[]],"events":[],"drafts":[],"roster":[]}}`,
      `${head}{"games":[],"events":[${'[["a",0],{}],'.repeat(size / 13)}[]],"drafts":[],"roster":[]}}`,
      '\u0000'.repeat(size),
      '\ufeff'.repeat(size),
      ' '.repeat(size),
      `"${'\\u0000'.repeat(size / 6)}"`,
    ];
    for (const text of texts) {
      const began = performance.now();
      expect(readBackup(text).ok).toBe(false);
      expect(performance.now() - began).toBeLessThan(5000);
    }
  });

  it('is refused soon when it amends for ever', () => {
    const fact: Fact = {
      type: 'amended',
      changes: [{ kind: 'insert', place: 1, step: { type: 'wellenda-called' } }],
      cut: null,
    };
    const events = [EVENTS[0], ...Array.from({ length: 8000 }, () => eventOf(fact))];
    const game = { id: 'a', started: 1, updated: 1, seats: [], events: events.length, status: 'open' };
    const text = JSON.stringify({
      format: 'cosmic-felt-backup',
      version: 1,
      database: 1,
      saved: '2026-01-01',
      app: '1',
      stores: {
        games: [['a', { ...game, summary: {}, rules: '' }]],
        events: events.map((event, place) => [['a', place], event]),
        drafts: [],
        roster: [],
      },
    });
    const began = performance.now();
    expect(readBackup(text)).toMatchObject({ ok: false, error: { code: 'rules' } });
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
