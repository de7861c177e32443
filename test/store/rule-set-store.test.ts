import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import { openRuleSetStore, type RuleSetStore } from '../../src/store/rule-set-store.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const set = (name: string, updated: number, rules = 'short()') => ({ name, rules, updated });
const names = async (store: RuleSetStore) => (await store.all()).map(({ name }) => name);

it('keeps sets by name, the one saved last first', async () => {
  const store = openRuleSetStore();
  expect(await store.all()).toEqual([]);
  expect(await store.save([set('Club', 1), set('Home', 3)])).toBe('saved');
  expect(await store.save([set('Pub', 2)])).toBe('saved');
  store.close();
  const again = openRuleSetStore();
  expect(await again.all()).toEqual([set('Home', 3), set('Pub', 2), set('Club', 1)]);
  await again.remove('Pub');
  expect(await names(again)).toEqual(['Home', 'Club']);
  again.close();
});

it('edits and renames one, and takes no name that another has', async () => {
  const store = openRuleSetStore();
  await store.save([set('Club', 1), set('Home', 2)]);
  expect(await store.save([set('Club', 3, 'review()')], 'Club')).toBe('saved');
  expect(await store.save([set('Night', 4, 'review()')], 'Club')).toBe('saved');
  expect(await store.all()).toEqual([set('Night', 4, 'review()'), set('Home', 2)]);
  expect(await store.save([set('Home', 5)], 'Night')).toBe('taken');
  expect(await store.save([set('New', 5), set('Home', 5)])).toBe('taken');
  expect(await store.all()).toEqual([set('Night', 4, 'review()'), set('Home', 2)]);
  store.close();
});

it('keeps as many as are read at once, and no more', async () => {
  const store = openRuleSetStore();
  const most = Array.from({ length: 100 }, (_, place) => set(`Set ${place}`, place));
  expect(await store.save(most)).toBe('saved');
  expect(await store.save([set('One more', 200)])).toBe('full');
  expect(await store.all()).toHaveLength(100);
  // One that takes the place of another is no more.
  expect(await store.save([set('Other', 200)], 'Set 7')).toBe('saved');
  await store.remove('Set 8');
  expect(await store.save([set('One more', 200)])).toBe('saved');
  store.close();
});
