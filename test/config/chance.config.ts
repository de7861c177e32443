/** The censuses and the long games of chance: without coverage, which makes them half as slow again. */
import { defineConfig } from 'vitest/config';
import unit from './unit.config.ts';

export default defineConfig({
  ...unit,
  test: {
    ...unit.test,
    include: ['test/**/*.{census,random}.test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/chance.json' }]],
  },
});
