import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { tryDamaged } from './backup-mutations.ts';

it.each([21, 42, 63, 84])('250 backups damaged by seed %i restore wholly or change nothing', async (seed) => {
  const restored = await tryDamaged(250, seed);
  expect(restored).toBeGreaterThan(5);
  expect(restored).toBeLessThan(150);
});
