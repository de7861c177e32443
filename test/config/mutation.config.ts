import { defineConfig, mergeConfig } from 'vitest/config';
import unit from './unit.config.ts';

/** What judges a mutant: the tests of the rules and of whole games, without the censuses that walk every throw. */
export default mergeConfig(
  { ...unit, test: { ...unit.test, include: [] } },
  defineConfig({
    test: {
      include: ['test/engine/**/*.test.ts', 'test/game/**/*.test.ts'],
      exclude: ['**/*.census.test.ts'],
      reporters: ['dot'],
    },
  }),
);
