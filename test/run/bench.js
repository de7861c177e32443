import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

/** Bundles the benchmarks as the page is bundled, runs them in this process and prints their figures. */
const out = mkdtempSync(join(tmpdir(), 'bench-'));

/** @typedef {import('../bench/measure.ts').Figure} Figure */

/** @returns {Promise<readonly Figure[]>} */
async function measure() {
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      root: fileURLToPath(new URL('../..', import.meta.url)),
      build: { ssr: 'test/bench/all.bench.ts', outDir: out, target: 'node20', emptyOutDir: true },
    });
    const { figures } = await import(pathToFileURL(join(out, 'all.bench.js')).href);
    return figures();
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** @param {number} value */
const number = (value) => value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });

const found = await measure();
console.log(`${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`);
const rows = found.map(({ what, unit, median, least, most, atLeast }) => [
  what,
  number(median),
  `${number(least)} to ${number(most)}`,
  unit,
  atLeast === undefined ? '' : `${median >= atLeast ? 'ok' : 'too slow'}: at least ${number(atLeast)}`,
]);
const table = [['', 'median', 'spread', '', ''], ...rows];
const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
for (const row of table) {
  const cells = row.map((cell, column) =>
    column === 1 || column === 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
  );
  console.log(cells.join('  ').trimEnd());
}
if (found.some(({ median, atLeast }) => atLeast !== undefined && median < atLeast)) process.exitCode = 1;
