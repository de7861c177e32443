/** One game in two windows: one keeps the score, the other follows it and only reads, until it takes over. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from '../../src/app/session.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import type { GameStore } from '../../src/store/game-store.ts';
import { fakeLocks } from './fake-locks.ts';
import { fakeStorage, heldStore, setupOf, taps } from './session-given.ts';

let store: GameStore;
const opened: Session[] = [];

beforeEach(() => {
  store = memoryStore();
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(async () => {
  for (const session of opened.splice(0)) await session.close();
  vi.unstubAllGlobals();
});

async function start(): Promise<Session> {
  const session = await Session.start(store, setupOf({ opening: 0 }, ['Ann', 'Bo']));
  opened.push(session);
  return session;
}

async function resume(id: string, only?: 'look'): Promise<Session> {
  const session = await Session.resume(store, id, only);
  if (!session) throw new Error(`No game ${id}`);
  opened.push(session);
  return session;
}

/** News travels between windows in its own time. */
const told = (session: Session, points: number): Promise<void> =>
  vi.waitFor(() => {
    const { game } = session.log.last;
    expect(game.phase === 'over' ? null : game.turn.points).toBe(points);
  });

describe('a second window of a game', () => {
  it('follows the first, throw by throw and cube by cube', async () => {
    const first = await start();
    const second = await resume(first.id);
    expect([first.follows, second.follows]).toEqual([false, true]);
    for (const tap of taps('4442/5')) first.tap(tap);
    await told(second, 45);
    first.tap({ cube: 'common', face: 'X' });
    await told(second, 55);
    for (const tap of taps('53')) first.tap(tap);
    await vi.waitFor(() => expect(second.entering).toEqual(first.entering));
    first.undo();
    await vi.waitFor(() => expect(second.entering).toHaveLength(1));
    first.undo();
    first.undo();
    await told(second, 45);
    expect(second.log.undone).not.toBeNull();
  });

  it('only reads', async () => {
    const first = await start();
    const second = await resume(first.id);
    second.tap({ cube: 'common', face: '5' });
    second.command({ type: 'wimpout' });
    second.undo();
    second.restBlank();
    await second.settled();
    expect(second.entering).toEqual([]);
    expect((await store.load(first.id))?.events).toHaveLength(1);
  });

  it('shows the cubes that were told before it was opened', async () => {
    const first = await start();
    for (const tap of taps('44')) first.tap(tap);
    await first.settled();
    expect((await resume(first.id)).entering).toEqual(first.entering);
  });

  it('reads the game anew when it missed something', async () => {
    const first = await start();
    const second = await resume(first.id);
    const events = vi.spyOn(second as unknown as { followNews(news: unknown): void }, 'followNews');
    events.mockImplementationOnce(() => {});
    for (const tap of taps('5X23/6')) first.tap(tap);
    await first.settled();
    await vi.waitFor(() => expect(events).toHaveBeenCalled());
    events.mockRestore();
    first.command({ type: 'bank' });
    await vi.waitFor(() => expect(second.log.last.game).toEqual(first.log.last.game));
  });

  it('takes over with the cubes told, and the first follows then', async () => {
    const first = await start();
    const second = await resume(first.id);
    for (const tap of taps('44')) first.tap(tap);
    await first.settled();
    await second.takeOver();
    await vi.waitFor(() => expect(first.follows).toBe(true));
    expect(second.follows).toBe(false);
    expect(second.entering).toHaveLength(2);
    for (const tap of taps('42/5')) second.tap(tap);
    await told(first, 45);
    first.tap({ cube: 'sun', face: 'X' });
    first.command({ type: 'undo' });
    await first.settled();
    expect((await store.load(first.id))?.events).toHaveLength(2);
  });

  it('taking the score to and fro while a step is being stored keeps that step once', async () => {
    const { store: slow, letThrough } = heldStore();
    store = slow;
    const first = await start();
    const second = await resume(first.id);
    first.command({ type: 'total', points: 50 });
    /** The store is slow, but it answers. */
    const answered = async (work: Promise<void>): Promise<void> => {
      let done = false;
      void work.then(() => {
        done = true;
      });
      while (!done) await letThrough();
    };
    await answered(second.takeOver());
    await vi.waitFor(() => expect(first.follows).toBe(true));
    await answered(first.takeOver());
    first.command({ type: 'total', points: 0 });
    await answered(first.settled());
    const loaded = await store.load(first.id);
    expect(loaded?.events.map(({ type }) => type)).toEqual(['started', 'total-entered', 'total-entered']);
    expect(first.log.last.game.players.map(({ banked }) => banked)).toEqual([50, 0]);
    expect(first.failure).toBeNull();
  });

  it('keeps the score when the first was closed before it opened', async () => {
    const first = await start();
    await first.close();
    expect((await resume(first.id)).follows).toBe(false);
  });

  it('that only looks leaves the score to others', async () => {
    const first = await start();
    await first.close();
    const view = await resume(first.id, 'look');
    expect(view.follows).toBe(true);
    expect((await resume(first.id)).follows).toBe(false);
  });
});

describe('where the browser has no locks', () => {
  it('every window keeps the score', async () => {
    vi.stubGlobal('navigator', {});
    const first = await start();
    expect((await resume(first.id)).follows).toBe(false);
  });
});
