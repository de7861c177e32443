/** How well the tests of the rules notice a changed rule. */
export default {
  mutate: ['src/engine/**/*.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/config/mutation.config.ts' },
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['dist', 'coverage', 'reports', 'public'],
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  reporters: ['clear-text', 'progress', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: null },
};
