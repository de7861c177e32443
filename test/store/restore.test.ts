import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventOf, type Fact, type GameEvent } from '../../src/game/events.ts';
import { type Backup, makeBackup, readBackup } from '../../src/store/backup.ts';
import { type BackupStore, openBackupStore } from '../../src/store/backup-store.ts';
import { openRuleSetStore } from '../../src/store/rule-set-store.ts';
import { openGameStore } from '../../src/store/indexed-store.ts';
import { type Plan, planMerge, planReplace } from '../../src/store/restore.ts';
import type { TournamentFact } from '../../src/tournament/facts.ts';
import { foldTournament, tournamentEvent } from '../../src/tournament/tournament-log.ts';
import { entered, published, told, took } from '../tournament/given.ts';
import { opening } from '../tournament/random-event.ts';
import { aboutBackup, allRows, dumpDatabase, putGame, putTournament, recordFor } from './backup-given.ts';
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
      tournaments: { new: 0, longer: 0, same: 0, parted: 0, beside: 0 },
      players: 0,
      newPlayers: 0,
      ruleSets: 0,
      newSets: [],
      allSets: 0,
      from: 1000,
      to: 70,
      here: 1,
      tournamentsHere: 0,
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

/** A tournament of four at two tables, and what two organisers made of it. */
const at = (facts: readonly TournamentFact[], time: number) =>
  facts.map((fact, place) => tournamentEvent(fact, time + place));
const CUP = [
  opening('cup'),
  ...at([...['Ann', 'Bo', 'Cy', 'Dee'].map(entered), published(['ann', 'bo'], ['cy', 'dee'])], 2000),
];
const WON = told(['ann', 50], ['bo', 20]);
const LOST = told(['ann', 5], ['bo', 30]);
const cups = async () =>
  Object.fromEntries(
    (await allRows()).tournaments.map(([id, { events, players, rounds }]) => [
      id,
      { events, players, rounds },
    ]),
  );
const cup = async (id = 'cup') => {
  const { tournamentEvents } = await allRows();
  return foldTournament(tournamentEvents.filter(([[each]]) => each === id).map(([, event]) => event)).now;
};

describe('tournaments in a merge', () => {
  it('come where they are not here, and further where the backup goes on', async () => {
    await putTournament(CUP);
    const backup = await takeAway();
    const first = await merge(backup);
    expect([first.found.tournaments.new, first.changedTournaments]).toEqual([1, ['cup']]);
    expect(await cups()).toEqual({ cup: { events: 6, players: 4, rounds: 1 } });
    expect((await merge(backup)).found.tournaments).toMatchObject({ same: 1, new: 0 });
    globalThis.indexedDB = new IDBFactory();
    await putTournament(CUP.slice(0, 3), 9000);
    const plan = await merge(backup);
    expect([plan.found.tournaments.longer, plan.found.tournamentsHere]).toEqual([1, 1]);
    expect(await cups()).toEqual({ cup: { events: 6, players: 4, rounds: 1 } });
    // What was worked on last stays first in the list.
    expect((await allRows()).tournaments[0]?.[1]).toMatchObject({ opened: 1000, updated: 9000 });
  });

  it('stay as they are where they have gone on here', async () => {
    await putTournament(CUP.slice(0, 4));
    const backup = await takeAway();
    await putTournament(CUP);
    const before = await dumpDatabase();
    const plan = await merge(backup);
    expect([plan.found.tournaments.same, plan.changedTournaments]).toEqual([1, []]);
    expect(await dumpDatabase()).toEqual(before);
  });

  it('become one where they parted, with a result that differs beside the one here, and once only', async () => {
    await putTournament([...CUP, ...at([took(0, 0, LOST), entered('Eva')], 3000)]);
    const backup = await takeAway();
    await putTournament([...CUP, ...at([took(0, 0, WON)], 3500)]);
    expect((await merge(backup)).found.tournaments).toMatchObject({ parted: 1, beside: 0 });
    const now = await cup();
    expect(now.rounds[0]?.tables[0]).toMatchObject({ result: WON, copies: [{ result: LOST }] });
    expect(now.entrants.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cy', 'Dee', 'Eva']);
    expect(await cups()).toEqual({ cup: { events: 9, players: 5, rounds: 1 } });
    const before = await dumpDatabase();
    expect((await merge(backup)).found.tournaments).toMatchObject({ same: 1 });
    expect(await dumpDatabase()).toEqual(before);
  });

  it('are kept beside each other where a round was seated in another way, and go on there', async () => {
    const other = [...CUP.slice(0, 5), ...at([published(['ann', 'cy'], ['bo', 'dee'])], 4000)];
    await putTournament(other);
    const backup = await takeAway();
    await putTournament([...other, ...at([entered('Eva')], 5000)]);
    const later = await takeAway();
    await putTournament(CUP);
    const { found, changedTournaments } = await merge(backup);
    expect(found.tournaments).toMatchObject({ beside: 1, parted: 0 });
    const [copy = 'none'] = changedTournaments;
    expect((await cup(copy)).setup.name).toBe('Felt Festival (2)');
    expect(Object.keys(await cups()).sort()).toEqual(['cup', copy].sort());
    expect((await cup(copy)).rounds[0]?.tables[0]?.players).toEqual(['ann', 'cy']);
    expect((await cup()).rounds[0]?.tables[0]?.players).toEqual(['ann', 'bo']);
    const before = await dumpDatabase();
    expect((await merge(backup)).found.tournaments).toMatchObject({ same: 1 });
    expect(await dumpDatabase()).toEqual(before);
    expect((await merge(later)).changedTournaments).toEqual([copy]);
    expect((await cups())[copy]).toEqual({ events: 8, players: 5, rounds: 1 });
  });
});

describe('a replacement', () => {
  it('leaves only the tournaments of the backup', async () => {
    await putTournament(CUP);
    const backup = await takeAway();
    await putTournament([opening('here')]);
    const plan = await using((store) => store.write((here) => planReplace(here, backup)));
    expect([...plan.changedTournaments].sort()).toEqual(['cup', 'here']);
    expect(await cups()).toEqual({ cup: { events: 6, players: 4, rounds: 1 } });
  });

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
