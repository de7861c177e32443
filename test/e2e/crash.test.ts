/** A few kills of `npm run crash`, so that every run has seen the browser die. */
import { expect, it } from 'vitest';
import { chanceOf } from '../game/random-game.ts';
import { CrashBench } from './crash.ts';
import { Site } from './site.ts';

it('a browser that is killed three times keeps all that was shown', async () => {
  const site = await Site.started();
  try {
    const { lostSteps, lostCubes, strange, corrupt, lax, faults, writes, shownSteps } = await new CrashBench(
      site,
      chanceOf(3),
    ).run(3);
    expect(faults).toEqual([]);
    expect({ lostSteps, lostCubes, strange, corrupt, lax }).toEqual({
      lostSteps: 0,
      lostCubes: 0,
      strange: 0,
      corrupt: 0,
      lax: 0,
    });
    // It has looked at something.
    expect(writes).toBeGreaterThan(0);
    expect(shownSteps).toBeGreaterThan(3);
  } finally {
    await site.stop();
  }
}, 120_000);
