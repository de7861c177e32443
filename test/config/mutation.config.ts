import { defineConfig, mergeConfig } from 'vitest/config';
import unit from './unit.config.ts';

/** What judges a mutant: the engine's own tests, without the censuses that walk every throw. */
export default mergeConfig(
  { ...unit, test: { ...unit.test, include: [] } },
  defineConfig({
    test: {
      include: ['test/engine/**/*.test.ts'],
      exclude: ['**/*.census.test.ts'],
      reporters: ['dot'],
    },
  }),
);
