import { cpus } from 'node:os';
import { importBundled } from './bundle.js';

/** @typedef {typeof import('../bench/seating.bench.ts')} Bench */

/** @param {string | undefined} text @param {readonly number[]} otherwise @returns {readonly number[]} */
const numbers = (text, otherwise) => (text ? text.split(',').map(Number) : otherwise);

const { PLAYERS, ROUNDS, RESTARTS } = process.env;
const few = Array.from({ length: 22 }, (_, each) => each + 3);
const players = numbers(PLAYERS, [...few, 27, 30, 33, 36, 40, 43, 48, 53, 60]);
const rounds = numbers(ROUNDS, [2, 3, 4, 5, 6]);

console.log(`${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`);
/** @type {Bench} */
const bench = await importBundled('test/bench/seating.bench.ts');
const print = console.log;
const fine = bench.measureSeating({ players, rounds, restarts: Number(RESTARTS ?? 10_000), print });
bench.measureChanges([8, 16, 23, 40, 100], 6, print);
bench.measureTime([12, 40, 100, 200], print);
if (!fine) process.exitCode = 1;
