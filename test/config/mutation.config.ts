import { defineConfig, mergeConfig } from 'vitest/config';
import unit from './unit.config.ts';

/**
 * What judges a mutant: the tables of the rules, the log case by case, and the games that two referees agree on.
 * Left out are the censuses that walk every throw and the long random runs: they would notice a mutant no sooner.
 */
export default mergeConfig(
  { ...unit, test: { ...unit.test, include: [] } },
  defineConfig({
    test: {
      include: ['test/engine/**/*.test.ts', 'test/game/{log,transcripts,summary}.test.ts'],
      exclude: ['**/*.census.test.ts', '**/referee.random.test.ts'],
      reporters: ['dot'],
    },
  }),
);
