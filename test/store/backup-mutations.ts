/** Backups that chance has damaged, in their text or in their structure, and what became of the data. */
import { IDBFactory } from 'fake-indexeddb';
import { expect } from 'vitest';
import { BACKUP_FAULTS, readBackup } from '../../src/store/backup.ts';
import { openBackupStore } from '../../src/store/backup-store.ts';
import { STORE_NAMES } from '../../src/store/backup-shapes.ts';
import { planMerge, planReplace } from '../../src/store/restore.ts';
import { foldLog } from '../../src/game/log.ts';
import { openGameStore } from '../../src/store/indexed-store.ts';
import { openTournamentStore } from '../../src/store/tournament-store.ts';
import { foldTournament } from '../../src/tournament/tournament-log.ts';
import { type Chance, chanceOf } from '../game/random-game.ts';
import { type allRows, backupText, dumpDatabase, fillDatabase } from './backup-given.ts';

const PIECES = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '0',
  '-1',
  '1e999',
  'null',
  '\\u0000',
  '\ud800',
  'X',
  'banked',
];
const VALUES: readonly unknown[] = [
  ...[null, true, 0, -1, 0.5, 1e308, 9e15, '', 'X', 'banked', '__proto__', [], {}, [[]], [null]],
  ...[{ v: 1, type: 'undone' }, { v: 1, type: 'started' }, ['game-0', 0], 'game-1'],
];

/** A text with a piece cut out, doubled, put in, or moved. */
function damageText(chance: Chance, text: string): string {
  const from = chance.below(text.length);
  const to = Math.min(text.length, from + 1 + chance.below(chance.hits(0.5) ? 4 : 400));
  switch (chance.below(5)) {
    case 0:
      return text.slice(0, from);
    case 1:
      return text.slice(0, from) + text.slice(to);
    case 2:
      return text.slice(0, to) + text.slice(from);
    case 3:
      return text.slice(0, from) + chance.pick(PIECES) + text.slice(to);
    default:
      return text.slice(0, from) + chance.pick(PIECES) + text.slice(from);
  }
}

type Holder = Record<string, unknown>;

/** Every list and object in a value. */
function holdersIn(value: unknown, found: Holder[] = []): Holder[] {
  if (typeof value !== 'object' || value === null) return found;
  found.push(value as Holder);
  for (const each of Object.values(value)) holdersIn(each, found);
  return found;
}

/** A text that is still JSON, with something in it changed, taken out, doubled or swapped. */
function damageStructure(chance: Chance, text: string): string {
  const read: unknown = JSON.parse(text);
  const holder = chance.pick(holdersIn(read).filter((each) => Object.keys(each).length > 0));
  const key = chance.pick(Object.keys(holder));
  switch (chance.below(5)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      break;
    case 1:
      if (Array.isArray(holder)) holder.push(holder[Number(key)]);
      else holder[chance.pick(['extra', '__proto__', 'constructor', 'v'])] = holder[key];
      break;
    case 2: {
      const other = chance.pick(Object.keys(holder));
      [holder[key], holder[other]] = [holder[other], holder[key]];
      break;
    }
    case 3:
      if (typeof holder[key] === 'number') holder[key] = Number(holder[key]) + chance.pick([-5, -1, 1, 5]);
      else holder[key] = chance.pick(VALUES);
      break;
    default:
      holder[key] = chance.pick(VALUES);
  }
  return JSON.stringify(read);
}

/** Damages a backup and restores it over other data, so often; returns how many were still restored. */
export async function tryDamaged(times: number, seed: number): Promise<number> {
  const chance = chanceOf(seed);
  globalThis.indexedDB = new IDBFactory();
  await fillDatabase(seed, 4);
  const text = await backupText();
  globalThis.indexedDB = new IDBFactory();
  await fillDatabase(seed + 2, 3);
  let restored = 0;
  for (let time = 0; time < times; time++) {
    const damaged = (time % 2 === 0 ? damageText : damageStructure)(chance, text);
    const before = await dumpDatabase();
    const read = readBackup(damaged);
    if (!read.ok) {
      expect(BACKUP_FAULTS).toContain(read.error.code);
      expect(await dumpDatabase()).toEqual(before);
      continue;
    }
    restored++;
    const store = openBackupStore();
    const backup = read.value;
    if (chance.hits(0.5)) {
      await store.write((here) => planReplace(here, backup));
      expect(await store.readAll()).toEqual(inKeyOrder(backup.rows));
    } else {
      const { put } = await store.write((here) => planMerge(here, backup));
      const rows = await store.readAll();
      for (const name of STORE_NAMES) expect(rows[name]).toEqual(expect.arrayContaining([...put[name]]));
    }
    store.close();
    await everyLogOpens();
  }
  return restored;
}

/** As a database gives its rows. */
function inKeyOrder(rows: Awaited<ReturnType<typeof allRows>>) {
  const sorted = STORE_NAMES.map((name) => [name, [...rows[name]].sort(([a], [b]) => indexedDB.cmp(a, b))]);
  return Object.fromEntries(sorted) as object;
}

async function everyLogOpens(): Promise<void> {
  const store = await openGameStore();
  const games = [...(await store.openGames()), ...(await store.finishedGames(1000))];
  for (const { id, events } of games) {
    const loaded = await store.load(id);
    expect(loaded?.events).toHaveLength(events);
    foldLog(loaded?.events ?? []);
  }
  store.close();
  const tournaments = openTournamentStore();
  for (const { id, events } of await tournaments.all()) {
    const loaded = await tournaments.load(id);
    expect(loaded?.events).toHaveLength(events);
    expect(foldTournament(loaded?.events ?? []).now.id).toBe(id);
  }
  tournaments.close();
}
