import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { phone, readyOffline, visitor, watch } from './browser.ts';
import { useStage } from './stage.ts';
import { calm, openMenu, seatGame, storedSummary, tellTurn } from './table.ts';

const stage = useStage();

let first: BrowserContext;
let second: BrowserContext;
beforeEach(async () => {
  first = await stage.browser.newContext(visitor);
  second = await stage.browser.newContext({ ...visitor, colorScheme: 'light' });
});
afterEach(async () => {
  await first.close();
  await second.close();
});

/** A short game on the first phone, up to the code that hands it over. */
async function handOver(): Promise<Page> {
  const page = await first.newPage();
  await page.goto(stage.site.address);
  await seatGame(page, ['Ann', 'Bo']);
  await tellTurn(page, '4442/5 X 5X23/6 bank');
  await tellTurn(page, '445X/X');
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Hand over' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hand over' }).waitFor();
  return page;
}

/** The link that the first phone copies. */
async function copiedLink(page: Page): Promise<string> {
  return page
    .locator('copy-button', { hasText: 'Copy link' })
    .evaluate((button) => (button as unknown as { text: () => string }).text());
}

describe('a game carried to another phone', () => {
  it('goes as a QR code through a picture, whole', async () => {
    const seen = watch(first, stage.site.origin);
    const page = await handOver();
    const code = page.getByRole('img', { name: 'QR code of the game' });
    await code.waitFor();
    expect(await page.getByText('2 players, 4 throws').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    const folder = await mkdtemp(join(tmpdir(), 'cosmic-felt-'));
    try {
      const picture = join(folder, 'code.png');
      // All that is on the screen, as somebody would send a picture of it.
      await page.screenshot({ path: picture });
      const other = await second.newPage();
      const seenThere = watch(second, stage.site.origin);
      await other.goto(stage.site.address);
      await other.getByRole('button', { name: 'Take over a game' }).click();
      await other.getByRole('heading', { level: 1, name: 'Take over a game' }).waitFor();
      expect(await violations(other)).toEqual([]);
      await other.locator('input[type="file"]').setInputFiles(picture);
      await other.getByRole('heading', { name: 'A game has come' }).waitFor();
      // By hand: 445X/X is 5 and two 10s.
      expect(await other.getByText('Bo has 25 at risk').count()).toBe(1);
      expect(await violations(other)).toEqual([]);
      await other.getByRole('button', { name: 'Keep it here' }).click();
      await other.locator('table-screen').waitFor();
      expect(await storedSummary(other)).toEqual(await storedSummary(page));
      // It goes on here, and back leads home.
      await tellTurn(other, '4X bank');
      await other.goBack();
      await other.getByRole('button', { name: /Back to the table/ }).waitFor();
      expect(seenThere).toEqual({ errors: [], foreign: [] });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    expect(seen).toEqual({ errors: [], foreign: [] });
  }, 90_000);

  it('goes by a link with the server gone, and twice makes no second game', async () => {
    const page = await handOver();
    const link = await copiedLink(page);
    await second.close();
    second = await stage.browser.newContext({ ...phone, colorScheme: 'light' });
    const other = await second.newPage();
    await other.goto(stage.site.address);
    await readyOffline(other);
    await stage.site.stop();
    try {
      await other.goto(link);
      await other.getByRole('heading', { name: 'A game has come' }).waitFor();
      await other.getByRole('button', { name: 'Keep it here' }).click();
      await other.locator('table-screen').waitFor();
      expect(await storedSummary(other)).toEqual(await storedSummary(page));
      await other.goto(link);
      await other.getByText('This phone has the very same game already.').waitFor();
      // It stands where “Keep it here” stood: at once it would be taken for the same tap.
      await calm(other);
      await other.getByRole('button', { name: 'Open the one here' }).click();
      await other.locator('table-screen').waitFor();
      await other.goBack();
      await other.getByRole('button', { name: /Back to the table/ }).waitFor();
      expect(await other.getByText('Also under way').count()).toBe(0);
    } finally {
      await stage.site.start();
    }
  }, 90_000);

  it('is refused where the link is damaged, and nothing is kept', async () => {
    const link = await copiedLink(await handOver());
    const other = await second.newPage();
    await other.goto(`${link.slice(0, -4)}AAAA`);
    await other.getByText('Part of the game got lost on the way.').waitFor();
    await other.getByRole('button', { name: 'Back' }).click();
    await other.getByRole('button', { name: 'Start a game' }).waitFor();
  }, 60_000);
});
