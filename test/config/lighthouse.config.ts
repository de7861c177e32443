import { defineConfig } from 'vitest/config';
import e2e from './e2e.config.ts';

/** Lighthouse on the built app (test/e2e/*.audit.ts), with nothing else running beside it. */
export default defineConfig({
  ...e2e,
  test: {
    ...e2e.test,
    include: ['test/e2e/**/*.audit.ts'],
    fileParallelism: false,
    reporters: ['default', ['json', { outputFile: 'reports/lighthouse.json' }]],
  },
});
