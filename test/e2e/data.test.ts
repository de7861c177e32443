import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBackup } from '../../src/store/backup.ts';
import { violations } from './axe.ts';
import { phone, readyOffline, visitor, watch } from './browser.ts';
import { useStage } from './stage.ts';
import { key, seatGame, storedSummary, tellTurn, toldFaces } from './table.ts';

describe('the data of a player', () => {
  const stage = useStage();
  let context: BrowserContext;
  let page: Page;

  beforeEach(async () => {
    context = await stage.browser.newContext(visitor);
    page = await context.newPage();
  });
  afterEach(() => context.close());

  const openData = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Your data' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your data' }).waitFor();
  };

  const save = async (): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^cosmic-felt-\d{4}-\d\d-\d\d\.json$/);
    return readFile(await download.path(), 'utf8');
  };

  const choose = async (text: string): Promise<void> => {
    await page
      .locator('data-screen input[type=file]')
      .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.locator('data-screen .found, data-screen .outcome.ill').first().waitFor();
  };

  const outcome = (): Promise<string | null> =>
    page.locator('section[aria-labelledby=restore] .outcome').textContent();

  it('are saved, deleted, brought back, and the game goes on', async () => {
    const seen = watch(context, stage.site.origin);
    await page.goto(stage.site.address);
    await seatGame(page, ['Ann', 'Bo']);
    await tellTurn(page, '4442/5 X 5X23/6 bank');
    await tellTurn(page, '5X24/6');
    await key(page, 'common', 'X').click();
    const summary = await storedSummary(page);
    await page.goto(`${stage.site.address}#/`);
    await openData();
    const text = await save();
    const read = readBackup(text);
    expect(read.ok && read.value.rows.games[0]?.[1].summary).toEqual(summary);
    expect(read.ok && read.value.app).toMatch(/^\d+\.\d+\.\d+$/);

    await page.goBack();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByRole('button', { name: 'Start a game' }).waitFor();
    await page.evaluate(() => localStorage.clear());
    await openData();
    await choose(text.slice(0, -20));
    expect(await outcome()).toContain('Nothing was changed');
    await choose(text);
    expect(await page.locator('.found').textContent()).toContain('1 game and 2 players');
    await page.getByRole('button', { name: 'Bring it all here' }).click();
    await page.getByText('Done: 1 game added').waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await page.locator('table-screen cube-tray').waitFor();
    expect(await storedSummary(page)).toEqual(summary);
    expect(await toldFaces(page)).toEqual(['X']);
    await key(page, 'common', '2').click();
    expect(await toldFaces(page)).toEqual(['X', '2']);
    expect(seen).toEqual({ errors: [], foreign: [] });
  });

  it('are replaced only after a second yes', async () => {
    await page.goto(stage.site.address);
    await page.goto(`${stage.site.address}#/data`);
    const empty = await save();
    await page.goto(`${stage.site.address}#/`);
    await seatGame(page, ['Ann', 'Bo']);
    await page.goto(`${stage.site.address}#/data`);
    await choose(empty);
    await page.getByRole('button', { name: 'Replace all that is here' }).click();
    await page.getByRole('button', { name: 'Keep what is here' }).click();
    expect((await storedSummary(page)).players).toHaveLength(2);
    await page.getByRole('button', { name: 'Replace all that is here' }).click();
    await page.getByRole('button', { name: 'Replace everything', exact: true }).click();
    await page.getByText('as in the backup now, 0 games').waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('button', { name: 'Start a game' }).waitFor();
  });

  it('are said to be ready offline when they are, and not when files are missing', async () => {
    await context.close();
    context = await stage.browser.newContext(phone);
    page = await context.newPage();
    await page.goto(`${stage.site.address}#/data`);
    await readyOffline(page);
    await page.reload();
    const facts = page.locator('data-screen .facts');
    await facts.waitFor();
    expect(await facts.textContent()).toContain('opens without a network');
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const [first] = await cache.keys();
        if (first) await cache.delete(first);
      }
    });
    await page.reload();
    await facts.waitFor();
    expect(await facts.textContent()).toContain('does not open without a network');
  });

  it('are shown on the smallest and on a large screen without anything for axe to find', async () => {
    await page.goto(stage.site.address);
    await seatGame(page, ['Ann', 'Bo']);
    await page.goto(`${stage.site.address}#/data`);
    await choose(await save());
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      const low = await page
        .locator('data-screen button, data-screen label.button')
        .evaluateAll((all) =>
          all
            .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44)
            .map(({ textContent }) => textContent),
        );
      expect(low).toEqual([]);
    }
  });

  it('are asked to be kept when the first game is over, and not before', async () => {
    const asked = (): Promise<string | null> =>
      page.evaluate(() => localStorage.getItem('cosmic-felt.asked-to-keep'));
    await page.goto(stage.site.address);
    await seatGame(page, ['Ann', 'Bo'], 50);
    await tellTurn(page, 'total 50');
    expect(await asked()).toBeNull();
    await tellTurn(page, 'total 0');
    await page.locator('end-screen').waitFor();
    await expect.poll(asked).toBe('yes');
  });

  it('can be brought to a phone from its own start: an installed app that is empty offers it', async () => {
    await page.goto(stage.site.address);
    await page.getByRole('button', { name: 'Start a game' }).waitFor();
    await page.locator('home-screen').evaluate((home: HTMLElement & { installed?: boolean }) => {
      home.installed = true;
    });
    await page.getByRole('button', { name: /^Bring your data over/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Your data' }).waitFor();
  });
});
