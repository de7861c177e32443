/** Databases full of games that chance played, and their backups. */
import { type IDBPDatabase, openDB } from 'idb';
import { makeRules } from '../../src/game/transcript-writer.ts';
import { foldLog } from '../../src/game/log.ts';
import { summarize } from '../../src/game/summary.ts';
import type { GameEvent } from '../../src/game/events.ts';
import { type Backup, makeBackup } from '../../src/store/backup.ts';
import { openBackupStore } from '../../src/store/backup-store.ts';
import type { GameRecord } from '../../src/store/game-store.ts';
import { openRuleSetStore } from '../../src/store/rule-set-store.ts';
import { openGameStore } from '../../src/store/indexed-store.ts';
import { makeTournamentRecord } from '../../src/store/tournament-record.ts';
import { openTournamentStore } from '../../src/store/tournament-store.ts';
import { foldTournament, type TournamentEvent } from '../../src/tournament/tournament-log.ts';
import { goOn, opening } from '../tournament/random-event.ts';
import { DATABASE_NAME, type Rows } from '../../src/store/schema.ts';
import { chanceOf, playRandomly } from '../game/random-game.ts';
import { randomStart } from '../game/random-game.ts';

/** The events of a game of chance. */
export function playedEvents(seed: number, steps: number): readonly GameEvent[] {
  const start = randomStart(chanceOf(seed));
  return [start, ...[...playRandomly(seed, steps)].flatMap(({ event }) => (event ? [event] : []))];
}

/** The record of a game with these events. */
export function recordFor(
  id: string,
  events: readonly GameEvent[],
  change: Partial<GameRecord> = {},
): GameRecord {
  const { game } = foldLog(events).last;
  return {
    id,
    started: 1000,
    updated: 1000 + events.length,
    seats: game.players.map(({ name }) => ({ name, marker: 'disc' })),
    events: events.length,
    status: game.phase === 'over' ? 'over' : 'open',
    summary: summarize(game),
    rules: makeRules(game.rules),
    ...change,
  };
}

/** Puts a game into the database of the app, as the app does. */
export async function putGame(
  id: string,
  events: readonly GameEvent[],
  change: Partial<GameRecord> = {},
): Promise<void> {
  const store = await openGameStore();
  for (const [place, event] of events.entries()) {
    const record = recordFor(id, events.slice(0, place + 1), change);
    if (place === 0) await store.create(record, event);
    else await store.append(record, event);
  }
  store.close();
}

/** Puts a tournament into the database of the app, as the app does. */
export async function putTournament(
  events: readonly TournamentEvent[],
  updated: number = events.at(-1)?.at ?? 0,
): Promise<void> {
  const store = openTournamentStore();
  const dates = { opened: events[0]?.at ?? 0, updated, events: events.length };
  await store.append(makeTournamentRecord(foldTournament(events), dates), events);
  store.close();
}

/** The database with so many games, drafts and players, and half as many tournaments. */
export async function fillDatabase(seed: number, games: number): Promise<void> {
  const chance = chanceOf(seed);
  const sets = openRuleSetStore();
  await sets.save([{ name: 'Club night', rules: 'rulebook(goal=300,spots=share)', updated: seed >>> 0 }]);
  sets.close();
  for (let place = 0; place < games / 2; place++)
    await putTournament(goOn([opening(`cup${place}`)], seed + place, chance.below(30), 'p'));
  for (let game = 0; game < games; game++) {
    const events = playedEvents(seed + game, chance.below(30));
    await putGame(`game-${game}`, events, { started: chance.below(1e12), updated: 1e12 + chance.below(1e9) });
    const store = await openGameStore();
    const { players } = foldLog(events).last.game;
    await store.rememberPlayers(players.map(({ name }) => ({ name, marker: 'heart', lastPlayed: game })));
    if (chance.hits(0.5)) await store.saveDraft({ game: `game-${game}`, events: events.length, taps: 'c4' });
    store.close();
  }
}

/** Every store of the database that is there, by the browser's own list of them. */
export async function dumpDatabase(): Promise<Readonly<Record<string, unknown>>> {
  const database: IDBPDatabase = await openDB(DATABASE_NAME);
  const dump: Record<string, unknown> = {};
  for (const name of database.objectStoreNames)
    dump[name] = [await database.getAllKeys(name), await database.getAll(name)];
  database.close();
  return dump;
}

export async function allRows(): Promise<Rows> {
  const store = openBackupStore();
  const rows = await store.readAll();
  store.close();
  return rows;
}

export const aboutBackup = {
  saved: Date.UTC(2026, 10, 30, 12),
  app: '0.1.0',
  preferences: { look: { felt: 'dusk' } },
} satisfies Omit<Backup, 'rows'>;

export const backupText = async (): Promise<string> =>
  makeBackup({ ...aboutBackup, rows: await allRows() }).text;
