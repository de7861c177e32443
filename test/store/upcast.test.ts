import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { openGameStore } from '../../src/store/indexed-store.ts';
import { eventAt, storeGame } from './given.ts';

vi.mock(import('../../src/game/events.ts'), async (load) => ({
  ...(await load()),
  upcast: (stored) => (stored.type === 'thrown' ? { v: 1, type: 'banked' } : stored),
}));

it('gives stored events in the shape of today', async () => {
  const store = await openGameStore();
  await storeGame(store, 'a', 3);
  expect((await store.load('a'))?.events).toEqual([
    eventAt(0),
    { v: 1, type: 'banked' },
    { v: 1, type: 'banked' },
  ]);
  store.close();
});
