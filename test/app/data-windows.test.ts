/** A backup is restored in one window while another keeps the score of a game. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataDesk, type Preview, type Way } from '../../src/app/data-desk.ts';
import { saveIntent } from '../../src/app/intent.ts';
import { Session } from '../../src/app/session.ts';
import { TournamentDesk } from '../../src/app/tournament/desk.ts';
import { openGameStore } from '../../src/store/indexed-store.ts';
import { openTournamentStore } from '../../src/store/tournament-store.ts';
import { entered, SETUP } from '../tournament/given.ts';
import { fakeLocks } from './fake-locks.ts';
import { fakeStorage, setupOf, turn } from './session-given.ts';

const opened: Session[] = [];
const desk = new DataDesk();

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(async () => {
  for (const session of opened.splice(0)) {
    await session.close();
    session.store.close();
  }
  vi.unstubAllGlobals();
});

async function started(): Promise<Session> {
  const session = await Session.start(await openGameStore(), setupOf({ opening: 0 }));
  opened.push(session);
  return session;
}

async function total(session: Session, points: number): Promise<void> {
  session.command({ type: 'total', points });
  await session.settled();
}

async function restore(text: string, way: Way): Promise<Preview> {
  const read = await desk.look(text);
  if (!read.ok) throw new Error(read.error.code);
  await desk.restore(read.value.backup, way);
  return read.value;
}

const totals = (session: Session) => session.log.last.game.players.map(({ banked }) => banked);

async function storedTotals(id: string): Promise<readonly number[] | undefined> {
  const store = await openGameStore();
  const loaded = await store.load(id);
  store.close();
  return loaded?.record.summary.players.map(({ banked }) => banked);
}

describe('a window that keeps a game', () => {
  it('follows the game as the backup has it, and writes no step of the other line behind it', async () => {
    const session = await started();
    await total(session, 40);
    const { text } = await desk.backUp();
    session.undo();
    await session.settled();
    await total(session, 60);
    expect(totals(session)).toEqual([60, 0]);
    await restore(text, 'replace');
    await vi.waitFor(() => expect(totals(session)).toEqual([40, 0]));
    expect(session.follows).toBe(true);
    session.command({ type: 'total', points: 5 });
    await session.settled();
    expect(await storedTotals(session.id)).toEqual([40, 0]);
    await session.takeOver();
    await total(session, 10);
    expect([totals(session), await storedTotals(session.id)]).toEqual([
      [40, 10],
      [40, 10],
    ]);
  });

  it('goes on undisturbed where a merge changes nothing in its game', async () => {
    const session = await started();
    await total(session, 40);
    const { text } = await desk.backUp();
    await total(session, 10);
    await restore(text, 'merge');
    await turn();
    expect(session.follows).toBe(false);
    await total(session, 20);
    expect(await storedTotals(session.id)).toEqual([60, 10]);
  });

  it('does not bring back a game that the backup has not', async () => {
    const { text } = await desk.backUp();
    const session = await started();
    await restore(text, 'replace');
    await vi.waitFor(() => expect(session.removed).toBe(true));
    session.command({ type: 'total', points: 40 });
    await session.settled();
    expect(await storedTotals(session.id)).toBeUndefined();
    await session.keep();
    expect(await storedTotals(session.id)).toEqual([0, 0]);
  });

  it('asks for nothing again that belonged to the game as it was', async () => {
    const session = await started();
    await total(session, 40);
    const { text } = await desk.backUp();
    await session.close();
    saveIntent(session.id, { events: 2, commands: [{ type: 'total', points: 95 }], draft: [], stamp: 1 });
    await restore(text, 'replace');
    const again = await Session.resume(session.store, session.id);
    if (again) opened.push(again);
    await again?.settled();
    expect(again && totals(again)).toEqual([40, 0]);
  });
});

describe('a window that runs a tournament', () => {
  it('follows it as the backup has it, and knows when the backup has it not', async () => {
    const store = openTournamentStore();
    const empty = await desk.backUp();
    const event = await TournamentDesk.create(store, SETUP);
    await event.tell(entered('Ann'));
    const { text } = await desk.backUp();
    await event.tell(entered('Bo'));
    await restore(text, 'replace');
    await vi.waitFor(() => expect(event.log.now.entrants.map(({ name }) => name)).toEqual(['Ann']));
    // It goes on from there.
    expect(await event.tell(entered('Cy'))).toBe(true);
    expect((await store.all())[0]).toMatchObject({ events: 3, players: 2 });
    await restore(empty.text, 'replace');
    await vi.waitFor(() => expect(event.removed).toBe(true));
    expect(await event.tell(entered('Dee'))).toBe(false);
    expect(await store.all()).toEqual([]);
    event.close();
    store.close();
  });
});

describe('the look of the app', () => {
  it('comes with a backup where it takes the place of everything, and only there', async () => {
    localStorage.setItem('cosmic-felt.look', '{"felt":"dusk","set":"moons"}');
    await started();
    const { text } = await desk.backUp();
    const read = await desk.look(text);
    if (!read.ok) throw new Error(read.error.code);
    const { backup } = read.value;
    expect((await desk.restore(backup, 'replace')).look).toMatchObject({ felt: 'dusk' });
    expect((await desk.restore(backup, 'merge')).look).toBeNull();
    const odd = { ...backup, preferences: { look: { felt: 7 } } };
    expect((await desk.restore(odd, 'replace')).look).toMatchObject({ felt: 'meadow' });
    expect((await desk.restore({ ...backup, preferences: null }, 'replace')).look).toBeNull();
    globalThis.indexedDB = new IDBFactory();
    expect((await desk.restore(backup, 'merge')).look).toMatchObject({ felt: 'dusk' });
  });
});

describe('a backup file', () => {
  it('has the day in its name', async () => {
    expect((await desk.backUp(new Date(2026, 2, 5, 12).getTime())).name).toBe('cosmic-felt-2026-03-05.json');
  });
});
