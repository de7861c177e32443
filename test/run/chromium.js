import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { join } from 'node:path';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

const insidePlaywright = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
];

/** The flags every Chromium of the tests starts with: no window, and no talk with its maker's servers. */
export function chromiumFlags() {
  const asRoot = process.getuid?.() === 0;
  return [
    ...(asRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-dev-shm-usage',
    '--disable-sync',
    '--metrics-recording-only',
  ];
}

/** The path of a Chromium on this machine. @returns {string | undefined} */
export function findChromium() {
  const named = [process.env.CHROMIUM_PATH, process.env.CHROME_PATH].filter((path) => path !== undefined);
  return [...named, ...usualPaths, ...playwrightPaths()].find((path) => existsSync(path));
}

/** @returns {string[]} */
function playwrightPaths() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    join(homedir(), 'AppData/Local/ms-playwright'),
  ];
  return caches
    .filter((folder) => folder !== undefined && existsSync(folder))
    .flatMap((folder) =>
      readdirSync(String(folder))
        .filter((name) => /^chromium-\d+$/.test(name))
        .sort()
        .reverse()
        .flatMap((name) => insidePlaywright.map((inside) => join(String(folder), name, inside))),
    );
}

/** Finds a Chromium or installs one; throws a sentence when neither works. */
export function ensureChromium() {
  const found = findChromium() ?? installFromDebian() ?? installWithPlaywright();
  if (!found) {
    throw new Error(
      'No Chromium was found and none could be installed: install Chromium or Chrome, or name one in CHROMIUM_PATH.',
    );
  }
  return found;
}

function installFromDebian() {
  if (platform() !== 'linux' || process.getuid?.() !== 0 || !isDebian()) return undefined;
  console.log('Installing Chromium with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium'],
  ]) {
    const run = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (run.status !== 0) {
      console.log(run.stderr ?? '');
      return undefined;
    }
  }
  return findChromium();
}

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function installWithPlaywright() {
  console.log('Installing Chromium with playwright-core …');
  try {
    execFileSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
      timeout: 300_000,
    });
  } catch {
    return undefined;
  }
  return findChromium();
}
