import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @typedef {{ packages?: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> }} Lock */

/**
 * The packages that the lock names and that are not installed in that version. Optional ones, made for other
 * machines, may be missing.
 * @param {Lock} wanted @param {Lock} present @returns {string[]}
 */
export function missingPackages(wanted, present) {
  return Object.entries(wanted.packages ?? {})
    .filter(([path]) => path !== '')
    .filter(([path, entry]) => {
      const there = present.packages?.[path];
      return there ? there.version !== entry.version : !(entry.optional || entry.devOptional);
    })
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}

/** Installs what the lock names, when something of it is missing. */
export function ensureInstalled() {
  const missing = missingPackages(readLock('package-lock.json'), readLock('node_modules/.package-lock.json'));
  if (missing.length === 0) return;
  console.log(`Installing packages (${missing.length} missing) …`);
  const run = spawnSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) throw new Error('The packages could not be installed: see what npm says above.');
}

/** @param {string} path @returns {Lock} */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
