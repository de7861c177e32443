import { cpus } from 'node:os';
import { importBundled } from './bundle.js';

/** Bundles the benchmarks as the page is bundled, runs them in this process and prints their figures. */
/** @typedef {import('../bench/measure.ts').Figure} Figure */

/** @param {number} value */
const number = (value) => value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });

/** @type {typeof import('../bench/all.bench.ts')} */
const { figures } = await importBundled('test/bench/all.bench.ts');
const found = figures();
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
