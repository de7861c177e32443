import { expect, it } from 'vitest';

// Imported inside a test: a list of settings that cannot be read then fails this test, not the loading of a file,
// which a count of failed tests would not show.
it('the list of settings can be read', async () => {
  const { RULEBOOK } = await import('../../src/engine/settings.ts');
  expect(RULEBOOK).toMatchObject({ goal: 500, goalIs: 'reach', sampler: 0, samplerSun: 'on' });
});
