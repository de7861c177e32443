import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**'],
    passWithNoTests: true,
    // Threads start sooner than processes, and there are many short files.
    pool: 'threads',
    maxWorkers: 2,
    // What a file stubs it puts back: to load all modules anew for each would take thrice as long.
    isolate: false,
    setupFiles: ['test/config/fresh-globals.ts'],
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
    benchmark: { include: ['test/**/*.bench.ts'] },
    coverage: {
      provider: 'v8',
      include: ['src/{engine,odds,game,bench,tournament,store}/**/*.ts'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'coverage',
      thresholds: {
        'src/engine/**': { lines: 95 },
        'src/game/**': { lines: 95 },
        'src/bench/**': { lines: 95 },
      },
    },
  },
});
