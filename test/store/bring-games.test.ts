import { describe, expect, it } from 'vitest';
import { bringGame, bringGames } from '../../src/store/bring-games.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { EVENTS, recordOf, storeGame } from './given.ts';

describe('bringing a game into a store', () => {
  it.each([0, 1, 2, 4])('stores what is missing of it when %i of 4 events are there', async (there) => {
    const store = memoryStore();
    if (there > 0) await storeGame(store, 'a', there);
    expect(await bringGame(store, recordOf('a', 4), EVENTS)).toBe(true);
    const loaded = await store.load('a');
    expect(loaded?.events).toEqual(EVENTS);
    expect(loaded?.record.events).toBe(4);
  });

  it('leaves one alone that went on otherwise, or further', async () => {
    const store = memoryStore();
    await storeGame(store, 'a', 3);
    const [first, , third] = EVENTS;
    expect(await bringGame(store, recordOf('a', 2), EVENTS.slice(0, 2))).toBe(false);
    if (!first || !third) throw new Error('No events');
    expect(await bringGame(store, recordOf('a', 2), [first, third])).toBe(false);
    expect((await store.load('a'))?.events).toEqual(EVENTS.slice(0, 3));
  });
});

it('brings everything of one store into another', async () => {
  const [from, to] = [memoryStore(), memoryStore()];
  await storeGame(from, 'a', 3);
  await from.saveDraft({ game: 'a', events: 3, taps: 'c4' });
  await storeGame(from, 'b', 4, { status: 'over' });
  await from.rememberPlayers([{ name: 'Ann', marker: 'disc', lastPlayed: 7 }]);
  await storeGame(to, 'c', 1);
  await bringGames(from, to);
  expect(await to.load('a')).toEqual(await from.load('a'));
  expect(await to.load('b')).toEqual(await from.load('b'));
  expect((await to.openGames()).map(({ id }) => id).sort()).toEqual(['a', 'c']);
  expect(await to.roster()).toEqual(await from.roster());
});
