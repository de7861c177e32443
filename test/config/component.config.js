import { writeFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromiumFlags } from '../run/chromium.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {import('@web/test-runner').TestSuiteResult | undefined} suite @returns {import('@web/test-runner').TestResult[]} */
function testsOf(suite) {
  return suite ? [...suite.tests, ...suite.suites.flatMap(testsOf)] : [];
}

/** Leaves the numbers in reports/component.json, for the run of all steps. @returns {import('@web/test-runner').Reporter} */
function countReporter() {
  return {
    onTestRunFinished({ sessions }) {
      const tests = sessions.flatMap((session) => testsOf(session.testResults));
      const broken = sessions.filter(
        (session) =>
          !session.passed && testsOf(session.testResults).every((test) => test.passed || test.skipped),
      );
      mkdirSync(`${root}/reports`, { recursive: true });
      writeFileSync(
        `${root}/reports/component.json`,
        JSON.stringify({
          passed: tests.filter((test) => test.passed && !test.skipped).length,
          failed: tests.filter((test) => !test.passed && !test.skipped).length + broken.length,
        }),
      );
    },
  };
}

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  rootDir: root,
  files: ['test/**/*.browser.ts'],
  nodeResolve: { exportConditions: ['production', 'default'] },
  // Only the page in front draws frames; a second one would wait for its own for ever.
  concurrency: 1,
  browsers: [chromeLauncher({ launchOptions: { args: chromiumFlags() } })],
  plugins: [
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: `${root}/tsconfig.json`,
      define: {
        'import.meta.env.BASE_URL': '"/"',
        'import.meta.env.DEV': 'false',
        'import.meta.env.PROD': 'true',
        'import.meta.env.APP_VERSION': '"0.0.0"',
        'import.meta.env.BUILD_DAY': '"2026-01-02"',
      },
    }),
  ],
  reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: false }), countReporter()],
  testFramework: { config: { timeout: 10000 } },
};
