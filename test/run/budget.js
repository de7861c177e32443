import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/**
 * What the first visit may cost, in bytes as they are sent (kB = 1,000): texts compressed, fonts as they are. Reads the
 * build in dist. 500 kB in all would still be a quick visit; the limit is kept lower, so that growth is noticed.
 */
const budget = { initialScript: 42_000, precached: 380_000 };
const COMPRESSED = /\.(?:js|css|html|svg|webmanifest)$/;

const page = readFileSync('dist/index.html', 'utf8');
const scripts = [...page.matchAll(/<(?:script|link)\b[^>]*>/g)]
  .map(([tag]) => tag)
  .filter((tag) => tag.startsWith('<script') || /rel="?modulepreload/.test(tag))
  .map((tag) => /\b(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1])
  .filter((path) => path !== undefined);

/** What a script imports statically comes with it, preloaded or not. @param {string} path @param {Set<string>} seen */
function collect(path, seen) {
  if (seen.has(path)) return seen;
  seen.add(path);
  const code = readFileSync(`dist/${path}`, 'utf8');
  for (const [, imported] of code.matchAll(/(?:\bimport|\bfrom)\s*["'](\.[^"']+\.js)["']/g)) {
    collect(new URL(String(imported), `file:///${path}`).pathname.slice(1), seen);
  }
  return seen;
}

/** @type {Set<string>} */
const initial = new Set();
for (const path of scripts) collect(path.replace(/^\.\//, ''), initial);
// The first visit lands on home: its screen counts, although it is a chunk of its own.
const home = readdirSync('dist/assets').find((file) => /^home-screen-.*\.js$/.test(file));
if (home === undefined) throw new Error('dist/assets has no home screen.');
collect(`assets/${home}`, initial);
if (initial.size === 0) throw new Error('dist/index.html loads no script: is it a build?');
const initialScript = sum([...initial].map(sent));

const worker = readFileSync('dist/sw.js', 'utf8');
const entries = new Set(
  [...worker.matchAll(/\burl:\s*"([^"]+)"|"url":\s*"([^"]+)"/g)].map(([, plain, quoted]) => plain ?? quoted),
);
if (!entries.has('index.html')) throw new Error('dist/sw.js precaches no index.html.');
const precached = sum([...entries].map((path) => sent(String(path))));
const stored = sum([...entries].map((path) => statSync(`dist/${path}`).size));

/** What of a file goes over the network. @param {string} path */
function sent(path) {
  const file = readFileSync(`dist/${path}`);
  return COMPRESSED.test(path) ? gzipSync(file, { level: 9 }).length : file.length;
}

/** @param {number[]} sizes */
function sum(sizes) {
  return sizes.reduce((total, size) => total + size, 0);
}

/** @param {string} name @param {number} size @param {number} most */
function report(name, size, most) {
  const fits = size <= most;
  console.log(`${fits ? 'ok' : 'TOO BIG'}  ${name}: ${(size / 1000).toFixed(1)} of ${most / 1000} kB`);
  return fits;
}

const fits = [
  report(`initial JavaScript, gzip (${initial.size} files)`, initialScript, budget.initialScript),
  report(`precached, as sent (${entries.size} files)`, precached, budget.precached),
];
console.log(`    stored for offline use: ${(stored / 1000).toFixed(1)} kB`);
if (fits.includes(false)) process.exit(1);
