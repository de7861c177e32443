/**
 * Kills the browser in the middle of games, hundreds of times, and prints what it cost: nothing, or this fails.
 * `KILLS` says how often, `SEED` which games and moments.
 */
import { expect, it } from 'vitest';
import { chanceOf } from '../game/random-game.ts';
import { CrashBench } from './crash.ts';
import { Site } from './site.ts';

const KILLS = Number(process.env.KILLS ?? 300);
const SEED = Number(process.env.SEED ?? 1);

it(`loses nothing over ${KILLS} kills`, { timeout: 30_000 + KILLS * 10_000 }, async () => {
  const site = await Site.started();
  const began = Date.now();
  const bench = new CrashBench(site, chanceOf(SEED));
  try {
    await bench.run(KILLS);
  } finally {
    const seconds = (Date.now() - began) / 1000;
    process.stdout.write(`${JSON.stringify(bench.counts, null, 1)}\n${seconds.toFixed(0)} s\n`);
    await site.stop();
  }
  const { lostSteps, lostCubes, strange, corrupt, lax } = bench.counts;
  expect({ lostSteps, lostCubes, strange, corrupt, lax }).toEqual({
    lostSteps: 0,
    lostCubes: 0,
    strange: 0,
    corrupt: 0,
    lax: 0,
  });
});
