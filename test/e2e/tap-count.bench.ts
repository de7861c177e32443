/** How many taps a game takes: 200 games of four players, every throw told the shortest way, on the app as built. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { summarize } from '../../src/game/summary.ts';
import { PLAYERS, playedGame, tapsPerThrow, type Told } from '../game/played-game.ts';
import { phone } from './browser.ts';
import { useStage } from './stage.ts';
import { startGame, storedSummary } from './table.ts';
import { spotName } from './taps.ts';

const GAMES = 200;
/** Short games: what a throw takes does not hang on how long the game is (test/game/played-game.random.test.ts). */
const GOAL = 50;
/** Pages that play beside each other. */
const TABLES = 2;

const stage = useStage();

/** Touches keys and buttons in the page as fast as it takes them, throw by throw. Returns the touches. */
function tapAll(page: Page, steps: readonly (readonly string[])[]): Promise<number> {
  return page.evaluate(async (all) => {
    interface Playing extends EventTarget {
      settled(): Promise<void>;
    }
    const app = document.querySelector('felt-app') as unknown as { session: Playing; shadowRoot: ShadowRoot };
    const screen = app.shadowRoot.querySelector('table-screen') as unknown as HTMLElement & {
      updateComplete: Promise<unknown>;
      acted: { at: number };
    };
    const rail = screen.shadowRoot;
    const pad = rail?.querySelector('key-pad')?.shadowRoot;
    const bar = rail?.querySelector('action-bar')?.shadowRoot;
    const find = (name: string): Element | null | undefined => {
      const [cube, face] = name.split(' ');
      if (face === undefined) return bar?.querySelector(`[data-action="${name}"]`);
      const place = (cube === 'sun' ? '2S456X' : '23456X').indexOf(face);
      return pad?.querySelectorAll(`.${cube ?? ''} button`)[place];
    };
    let taps = 0;
    for (const names of all) {
      for (const name of names) {
        const button = find(name);
        if (!button || button.getAttribute('aria-disabled') === 'true')
          throw new Error(`${name} is not live`);
        const how = { bubbles: true, composed: true, pointerId: taps, pointerType: 'touch' };
        button.dispatchEvent(new PointerEvent('pointerdown', how));
        button.dispatchEvent(new PointerEvent('pointerup', how));
        button.dispatchEvent(new PointerEvent('click', how));
        taps++;
        await screen.updateComplete;
      }
      await app.session.settled();
      await screen.updateComplete;
      // Nobody throws so fast: the guard against fingers that bounce must not meet two turns of a script.
      screen.acted.at = 0;
    }
    return taps;
  }, steps);
}

async function playGame(page: Page, seed: number): Promise<{ told: readonly Told[]; taps: number }> {
  const { told, log } = playedGame(seed, GOAL);
  const taps = await tapAll(
    page,
    told.map(({ hits }) => hits.map(spotName)),
  );
  expect(await storedSummary(page)).toEqual(summarize(log.last.game));
  return { told, taps };
}

async function playAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.locator('table-screen').waitFor();
}

it('is at most 2.6 a throw, banks not counted', { timeout: 240_000 }, async () => {
  const told: Told[] = [];
  let taps = 0;
  let next = 0;
  const table = async (): Promise<void> => {
    const context: BrowserContext = await stage.browser.newContext({ ...phone, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(stage.site.address);
    await startGame(page, PLAYERS, GOAL);
    for (let again = false; next < GAMES; again = true) {
      if (again) await playAgain(page);
      const game = await playGame(page, next++);
      told.push(...game.told);
      taps += game.taps;
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: TABLES }, table));
  const banks = told.filter(({ what }) => what === 'bank').length;
  const throws = told.length - banks;
  expect(throws).toBeGreaterThan(2_000);
  expect(taps - banks).toBe(Math.round(tapsPerThrow(told) * throws));
  expect((taps - banks) / throws).toBeLessThanOrEqual(2.6);
});
