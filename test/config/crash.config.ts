import { defineConfig } from 'vitest/config';
import bench from './bench-ui.config.ts';

/** Kills of the browser in the middle of games (test/e2e/crash.bench.ts). */
export default defineConfig({
  ...bench,
  test: { ...bench.test, include: ['test/e2e/crash.bench.ts'] },
});
