import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { IDBFactory } from 'fake-indexeddb';
import { type IDBPDatabase, openDB } from 'idb';
import { afterEach, expect, it } from 'vitest';
import { foldLog } from '../../src/game/log.ts';
import { summarize } from '../../src/game/summary.ts';
import { makeBackup, readBackup } from '../../src/store/backup.ts';
import { STORE_NAMES } from '../../src/store/backup-shapes.ts';
import { openGameStore } from '../../src/store/indexed-store.ts';
import { openRuleSetStore } from '../../src/store/rule-set-store.ts';
import { VERSION } from '../../src/store/schema.ts';
import { openTournamentStore } from '../../src/store/tournament-store.ts';
import { standingsOf } from '../../src/tournament/tournament.ts';
import { foldTournament } from '../../src/tournament/tournament-log.ts';
import { aboutBackup, allRows } from './backup-given.ts';

type Stored = Readonly<Record<string, readonly (readonly [IDBValidKey, unknown])[]>>;

/** How each version of the database was made, and what an app of that time stored: never changed, only added to. */
const MADE: readonly ((database: IDBPDatabase) => void)[] = [
  (database) => {
    database.createObjectStore('games', { keyPath: 'id' }).createIndex('byStatus', ['status', 'updated']);
    database.createObjectStore('events');
    database.createObjectStore('drafts', { keyPath: 'game' });
    database.createObjectStore('roster', { keyPath: 'name' }).createIndex('byLastPlayed', 'lastPlayed');
  },
  (database) => {
    MADE[0]?.(database);
    database.createObjectStore('ruleSets', { keyPath: 'name' });
  },
  (database) => {
    MADE[1]?.(database);
    database.createObjectStore('tournaments', { keyPath: 'id' });
    database.createObjectStore('tournamentEvents');
  },
];

const storedBy = (version: number): Stored =>
  JSON.parse(readFileSync(new URL(`version-${version}.json`, import.meta.url), 'utf8')) as Stored;

async function makeDatabase(version: number): Promise<void> {
  globalThis.indexedDB = new IDBFactory();
  const database = await openDB('cosmic-felt', version, { upgrade: (made) => MADE[version - 1]?.(made) });
  for (const [name, rows] of Object.entries(storedBy(version))) {
    const inside = database.transaction(name).store.keyPath !== null;
    for (const [key, value] of rows) await database.put(name, value, inside ? undefined : key);
  }
  database.close();
}

afterEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it('has what every version stored', () => {
  expect(MADE).toHaveLength(VERSION);
});

it.each(MADE.map((_, index) => index + 1))('reads what version %i stored', async (version) => {
  await makeDatabase(version);
  const store = await openGameStore();
  const [open] = await store.openGames();
  const loaded = await store.load('open');
  const { game } = foldLog(loaded?.events ?? []).last;
  // Bo banked 4 4 4 and a 10; Ann has three 5s since she chose the other pair.
  expect(game.players.map(({ name, banked }) => [name, banked])).toEqual([
    ['Ann', 100],
    ['Bo', 50],
    ['Cy', 35],
  ]);
  expect(game.phase === 'play' && [game.up, game.turn.points]).toEqual([0, 50]);
  expect(open?.summary).toEqual(summarize(game));
  expect(loaded?.draft).toEqual({ game: 'open', events: 26, taps: 'c4sS' });
  const [over] = await store.finishedGames(9);
  expect([over?.id, over?.summary.winners]).toEqual(['over', ['Bo']]);
  expect(foldLog((await store.load('over'))?.events ?? []).last.game.phase).toBe('over');
  expect((await store.roster()).map(({ name, marker }) => [name, marker])).toEqual([
    ['Ann', 'disc'],
    ['Bo', 'heart'],
  ]);
  store.close();
  const sets = openRuleSetStore();
  expect((await sets.all()).map(({ name }) => name)).toEqual(version < 2 ? [] : ['Quick', 'Club night']);
  sets.close();
  const tournaments = openTournamentStore();
  const [festival] = await tournaments.all();
  expect(festival?.name).toBe(version < 3 ? undefined : 'Felt Festival');
  const events = (await tournaments.load('festival'))?.events;
  if (events !== undefined) {
    const { now, undone } = foldTournament(events);
    expect([undone.length, standingsOf(now).map(({ player, rank }) => [player, rank])]).toEqual([
      1,
      [
        ['bo', 1],
        ['cy', 2],
        ['dee', 3],
        ['ann', 4],
      ],
    ]);
    expect(now.rounds[0]?.tables[0]?.copies).toHaveLength(1);
  }
  tournaments.close();
});

it.each(MADE.map((_, index) => index + 1))('backs up what version %i stored', async (version) => {
  await makeDatabase(version);
  const made = makeBackup({ ...aboutBackup, rows: await allRows() });
  expect(made).toMatchObject({ games: 2, players: 2, left: 0, leftTournaments: 0 });
  expect(made.tournaments).toBe(version < 3 ? 0 : 1);
  const read = readBackup(made.text);
  const stored = storedBy(version);
  if (version === VERSION)
    for (const name of STORE_NAMES) expect(read.ok && read.value.rows[name]).toEqual(stored[name]);
});
