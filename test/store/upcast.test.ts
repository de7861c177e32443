import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { eventAt, storeGame } from './given.ts';

afterEach(() => {
  vi.doUnmock('../../src/game/events.ts');
  vi.resetModules();
});

it('gives stored events in the shape of today', async () => {
  // Other files have loaded the store with today's events.
  vi.resetModules();
  vi.doMock(import('../../src/game/events.ts'), async (load) => ({
    ...(await load()),
    upcast: (stored) => (stored.type === 'thrown' ? { v: 1, type: 'banked' } : stored),
  }));
  const { openGameStore } = await import('../../src/store/indexed-store.ts');
  const store = await openGameStore();
  await storeGame(store, 'a', 3);
  expect((await store.load('a'))?.events).toEqual([
    eventAt(0),
    { v: 1, type: 'banked' },
    { v: 1, type: 'banked' },
  ]);
  store.close();
});
