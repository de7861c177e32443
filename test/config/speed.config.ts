import { defineConfig } from 'vitest/config';
import e2e from './e2e.config.ts';

/** Measurements (test/e2e/*.speed.ts): one file after the other, and nothing else running beside them. */
export default defineConfig({
  ...e2e,
  test: {
    ...e2e.test,
    include: ['test/e2e/**/*.speed.ts'],
    fileParallelism: false,
    reporters: ['default', ['json', { outputFile: 'reports/speed.json' }]],
  },
});
