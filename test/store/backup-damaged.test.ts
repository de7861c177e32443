import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { tryDamaged } from './backup-mutations.ts';

it('100 damaged backups restore wholly or change nothing, and say why', async () => {
  const restored = await tryDamaged(100, 11);
  // Some damage leaves a backup: a time that is a little later, a name that is another.
  expect(restored).toBeGreaterThan(3);
  expect(restored).toBeLessThan(60);
});
