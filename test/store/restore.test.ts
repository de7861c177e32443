import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventOf, type Fact, type GameEvent } from '../../src/game/events.ts';
import { type Backup, makeBackup, readBackup } from '../../src/store/backup.ts';
import { type BackupStore, openBackupStore } from '../../src/store/backup-store.ts';
import { openRuleSetStore } from '../../src/store/rule-set-store.ts';
import { openGameStore } from '../../src/store/indexed-store.ts';
import { type Plan, planMerge, planReplace } from '../../src/store/restore.ts';
import { aboutBackup, allRows, dumpDatabase, putGame, recordFor } from './backup-given.ts';
import { EVENTS, kindOf } from './given.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** The backup of what is stored now; then nothing is stored. */
async function takeAway(): Promise<Backup> {
  const read = readBackup(makeBackup({ ...aboutBackup, rows: await allRows() }).text);
  if (!read.ok) throw new Error(read.error.code);
  globalThis.indexedDB = new IDBFactory();
  return read.value;
}

async function using<T>(work: (store: BackupStore) => Promise<T>): Promise<T> {
  const store = openBackupStore();
  try {
    return await work(store);
  } finally {
    store.close();
  }
}

const merge = (backup: Backup): Promise<Plan> =>
  using((store) => store.write((here) => planMerge(here, backup)));

/** The events of each stored game, by its id. */
async function storedEvents(): Promise<Readonly<Record<string, readonly GameEvent[]>>> {
  const { games, events } = await allRows();
  return Object.fromEntries(
    games.map(([id]) => [id, events.filter(([[game]]) => game === id).map(([, event]) => event)]),
  );
}

const total = (points: number): GameEvent => eventOf({ type: 'total-entered', points } satisfies Fact);
/** Two lines that part behind the start. */
const LINE = [...EVENTS, total(45)];
const OTHER = [...EVENTS.slice(0, 1), total(60), total(0)];

describe('a merge', () => {
  it('brings a game that is not here, with its cubes, and leaves alone what is', async () => {
    await putGame('there', EVENTS, { updated: 70 });
    const store = await openGameStore();
    await store.saveDraft({ game: 'there', events: 4, taps: 'c4' });
    store.close();
    const backup = await takeAway();
    await putGame('here', OTHER);
    const { found, changed } = await merge(backup);
    expect(found).toEqual({
      games: { new: 1, longer: 0, same: 0, shorter: 0, parted: 0 },
      players: 0,
      newPlayers: 0,
      ruleSets: 0,
      newSets: [],
      allSets: 0,
      from: 1000,
      to: 70,
      here: 1,
    });
    expect(changed).toEqual(['there']);
    expect(await storedEvents()).toEqual({ here: OTHER, there: EVENTS });
    expect((await allRows()).drafts).toEqual([['there', { game: 'there', events: 4, taps: 'c4' }]]);
  });

  it('takes the longer line where the backup goes on from here', async () => {
    await putGame('a', LINE, { updated: 9000 });
    const backup = await takeAway();
    await putGame('a', EVENTS.slice(0, 2));
    expect((await merge(backup)).found.games).toMatchObject({ longer: 1, new: 0, parted: 0 });
    expect(await storedEvents()).toEqual({ a: LINE });
    expect((await allRows()).games).toEqual([['a', recordFor('a', LINE, { updated: 9000 })]]);
  });

  it('keeps the longer line where the game went on here', async () => {
    await putGame('a', EVENTS.slice(0, 2));
    const backup = await takeAway();
    await putGame('a', LINE);
    const before = await dumpDatabase();
    const plan = await merge(backup);
    expect([plan.found.games.shorter, plan.changed]).toEqual([1, []]);
    expect(await dumpDatabase()).toEqual(before);
  });

  it('changes nothing in a game that is the same, but for cubes that are not here', async () => {
    await putGame('a', EVENTS);
    const store = await openGameStore();
    await store.saveDraft({ game: 'a', events: 4, taps: 'c4' });
    store.close();
    const backup = await takeAway();
    await putGame('a', EVENTS);
    expect((await merge(backup)).found.games.same).toBe(1);
    expect((await allRows()).drafts).toHaveLength(1);
    const again = await openGameStore();
    await again.saveDraft({ game: 'a', events: 4, taps: 'cXcX' });
    again.close();
    await merge(backup);
    expect((await allRows()).drafts[0]?.[1].taps).toBe('cXcX');
  });

  it('keeps both where they part: the one here as it is, the other beside it, and once only', async () => {
    await putGame('a', OTHER, { updated: 9000 });
    const backup = await takeAway();
    await putGame('a', LINE, { updated: 10 });
    expect((await merge(backup)).found.games).toMatchObject({ parted: 1, new: 0 });
    const stored = await storedEvents();
    const copy = Object.keys(stored).find((id) => id !== 'a') ?? 'none';
    expect(stored).toEqual({ a: LINE, [copy]: OTHER });
    // Its address must work, and its record name it.
    expect(copy).toMatch(/^a-[\w-]{1,62}$/);
    expect((await allRows()).games.find(([id]) => id === copy)?.[1].id).toBe(copy);
    await merge(backup);
    expect(await storedEvents()).toEqual(stored);
    // Also when the copy has gone on.
    const store = await openGameStore();
    await store.append(recordFor(copy, [...OTHER, total(5)]), total(5));
    store.close();
    await merge(backup);
    expect(await storedEvents()).toEqual({ a: LINE, [copy]: [...OTHER, total(5)] });
  });

  it('finds games the same in whatever order their fields were written', async () => {
    await putGame('a', EVENTS);
    const backup = await takeAway();
    await putGame('a', [{ type: 'x', ...EVENTS[0], v: 1 } as GameEvent, ...EVENTS.slice(1)]);
    expect((await merge(backup)).found.games.same).toBe(1);
  });

  it('knows each player by when they last played', async () => {
    const remember = async (...players: readonly [string, string, number][]) => {
      const store = await openGameStore();
      await store.rememberPlayers(
        players.map(([name, marker, lastPlayed]) => ({ name, marker, lastPlayed })),
      );
      store.close();
    };
    await remember(['Ann', 'heart', 20], ['Bo', 'heart', 20], ['Cy', 'heart', 20]);
    const backup = await takeAway();
    await remember(['Ann', 'disc', 10], ['Bo', 'disc', 30], ['Dee', 'disc', 5]);
    await merge(backup);
    const roster = (await allRows()).roster.map(([name, { marker, lastPlayed }]) => [
      name,
      marker,
      lastPlayed,
    ]);
    expect(roster).toEqual([
      ['Ann', 'heart', 20],
      ['Bo', 'disc', 30],
      ['Cy', 'heart', 20],
      ['Dee', 'disc', 5],
    ]);
  });
});

describe('rule sets in a merge', () => {
  const sets = async (...saved: readonly [string, string, number][]) => {
    const store = openRuleSetStore();
    await store.save(saved.map(([name, rules, updated]) => ({ name, rules, updated })));
    store.close();
  };

  const stored = async () => (await allRows()).ruleSets.map(([name, { rules }]) => `${name}: ${rules}`);

  it('of one name are both kept, whichever was saved last, and come once', async () => {
    await sets(['Club', 'short()', 20], ['Home', 'short()', 20], ['Pub', 'short()', 20]);
    const backup = await takeAway();
    await sets(['Club', 'review()', 10], ['Home', 'review()', 30], ['Own', 'review()', 5]);
    const { found } = await merge(backup);
    expect(found).toMatchObject({ ruleSets: 3, newSets: ['Club (2)', 'Home (2)', 'Pub'], allSets: 6 });
    const all = [
      'Club: review()',
      'Club (2): short()',
      'Home: review()',
      'Home (2): short()',
      'Own: review()',
      'Pub: short()',
    ];
    expect(await stored()).toEqual(all);
    expect((await merge(backup)).found).toMatchObject({ newSets: [], allSets: 6 });
    expect(await stored()).toEqual(all);
  });

  it('are the same where the same rules are written in another way', async () => {
    await sets(['Club', 'rulebook(goal=300)', 20]);
    const backup = await takeAway();
    await sets(['Club', 'short()', 10]);
    expect((await merge(backup)).found.newSets).toEqual([]);
    expect(await stored()).toEqual(['Club: short()']);
  });
});

describe('a replacement', () => {
  it('leaves nothing of what was here, and names every game that changed', async () => {
    await putGame('there', EVENTS);
    const backup = await takeAway();
    await putGame('here', LINE);
    const { changed } = await using((store) => store.write((here) => planReplace(here, backup)));
    expect([...changed].sort()).toEqual(['here', 'there']);
    expect(await storedEvents()).toEqual({ there: EVENTS });
  });
});

describe('a restore that fails', () => {
  it('in the middle of its writing changes nothing', async () => {
    await putGame('there', LINE);
    const backup = await takeAway();
    await putGame('here', EVENTS);
    const before = await dumpDatabase();
    const { put } = IDBObjectStore.prototype;
    let writes = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (++writes === 4) throw new DOMException('No room', 'QuotaExceededError');
      return put.apply(this, args);
    });
    const failed = kindOf(using((store) => store.write((here) => planReplace(here, backup))));
    expect(await failed).toBe('full');
    vi.restoreAllMocks();
    expect(await dumpDatabase()).toEqual(before);
  });

  it('before its writing changes nothing', async () => {
    await putGame('here', EVENTS);
    const before = await dumpDatabase();
    const planning = using((store) =>
      store.write(() => {
        throw new Error('no plan');
      }),
    );
    expect(await kindOf(planning)).toBe('unknown');
    expect(await dumpDatabase()).toEqual(before);
  });
});
