import { defineConfig } from 'vitest/config';
import e2e from './e2e.config.ts';

/** Measurements of the built app that take minutes (test/e2e/*.bench.ts); nothing else should run beside them. */
export default defineConfig({
  ...e2e,
  test: {
    ...e2e.test,
    include: ['test/e2e/**/*.bench.ts'],
    fileParallelism: false,
    reporters: ['default'],
    disableConsoleIntercept: true,
  },
});
