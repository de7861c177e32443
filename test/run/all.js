import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.js';
import { ensureInstalled } from './installed.js';

/**
 * Runs every check, two at a time, with one line for each and the whole output of those that fail.
 * `--quick` leaves out what needs a browser, the censuses, and the long random runs.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} script a script of package.json
 * @property {string[]} [args]
 * @property {string} [counts] the report with the numbers of its tests; a step without one is one check
 * @property {string[]} [after] steps that must have passed before
 * @property {boolean} [alone] nothing else runs beside it
 * @property {boolean} [slow] left out of the quick run
 */

const quick = process.argv.includes('--quick');
const stepLimit = 8 * 60_000;

/** @type {Step[]} in the order in which they start: the longest first, so that none is waited for at the end */
const steps = [
  { name: 'chance', script: 'chance', counts: 'reports/chance.json', slow: true },
  { name: 'lint', script: 'lint' },
  {
    name: 'unit',
    script: quick ? 'unit' : 'coverage',
    args: ['--exclude', '**/*.{census,random}.test.ts'],
    counts: 'reports/unit.json',
  },
  { name: 'component', script: 'component', counts: 'reports/component.json', slow: true },
  { name: 'types', script: 'types' },
  { name: 'templates', script: 'templates' },
  { name: 'imports', script: 'imports' },
  { name: 'unused', script: 'unused' },
  { name: 'build', script: 'build', slow: true },
  { name: 'format', script: 'format:check' },
  { name: 'budget', script: 'budget', after: ['build'], slow: true },
  { name: 'lock', script: 'lock' },
  {
    name: 'end to end',
    script: 'e2e',
    counts: 'reports/e2e.json',
    after: ['build'],
    alone: true,
    slow: true,
  },
];

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * The numbers that a step's tests left, in either report's words.
 * @param {Step} step @param {boolean} fine @returns {Counts}
 */
function countsOf(step, fine) {
  if (!step.counts) return { passed: fine ? 1 : 0, failed: fine ? 0 : 1 };
  /** @type {Record<string, number>} */
  let report = {};
  try {
    report = JSON.parse(readFileSync(step.counts, 'utf8'));
  } catch {
    // Without a report the step broke before its first test.
  }
  const passed = report.passed ?? report.numPassedTests ?? 0;
  const failed = report.failed ?? report.numFailedTests ?? 0;
  // A step may also fail without a failed test: by a file that does not load, or by too little coverage.
  return { passed, failed: fine ? failed : Math.max(failed, 1) };
}

/** @param {Step} step @param {NodeJS.ProcessEnv} env @returns {Promise<{ fine: boolean, output: string }>} */
function run(step, env) {
  return new Promise((resolve) => {
    if (step.counts) rmSync(step.counts, { force: true });
    const args = ['run', '--silent', step.script, ...(step.args ? ['--', ...step.args] : [])];
    const child = spawn('npm', args, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    const timer = setTimeout(() => {
      output += `\nStopped after ${stepLimit / 60_000} minutes.\n`;
      if (child.pid !== undefined)
        process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
    }, stepLimit);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ fine: code === 0, output });
    });
  });
}

/** @param {Step[]} list @param {NodeJS.ProcessEnv} env @returns {Promise<Counts>} */
async function runAll(list, env) {
  const waiting = [...list];
  /** @type {Map<string, boolean>} */
  const done = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  /** @type {Counts} */
  const total = { passed: 0, failed: 0 };

  /** @param {Step} step @param {boolean} fine @param {string} line @param {string} output */
  const finish = (step, fine, line, output) => {
    done.set(step.name, fine);
    const counts = countsOf(step, fine);
    total.passed += counts.passed;
    total.failed += counts.failed;
    const tests = step.counts ? `  ${counts.passed + counts.failed} tests` : '';
    console.log(`${fine ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(12)}${line}${tests}`);
    if (!fine && output.trim() !== '') console.log(`\n${output.trim()}\n`);
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(
      (step) => (step.after ?? []).every((name) => done.has(name)) && (!step.alone || running.size === 0),
    );
    const step = waiting[next];
    if (step && running.size < 2) {
      waiting.splice(next, 1);
      if ((step.after ?? []).some((name) => done.get(name) === false)) {
        finish(step, false, 'not run', '');
        continue;
      }
      const started = performance.now();
      const job = run(step, env).then(({ fine, output }) => {
        running.delete(step.name);
        finish(step, fine, `${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`, output);
      });
      running.set(step.name, job);
      if (step.alone) await job;
    } else {
      await Promise.race(running.values());
    }
  }
  return total;
}

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
/** @type {Counts} */
let total;
try {
  ensureInstalled();
  const chromium = quick ? {} : { CHROMIUM_PATH: ensureChromium(), CHROME_PATH: ensureChromium() };
  const env = { ...process.env, ...chromium, COSMIC_FELT_BUILT: '1', NO_COLOR: '1', FORCE_COLOR: undefined };
  total = await runAll(
    steps.filter((step) => !quick || !step.slow),
    env,
  );
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  total = { passed: 0, failed: 1 };
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
