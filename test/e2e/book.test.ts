import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { phone, readyOffline, visitor, watch } from './browser.ts';
import { useHome, useStage } from './stage.ts';
import { calm, openMenu, seatGame, storedSummary, tellTurn } from './table.ts';

const stage = useStage();
const home = useHome(stage, { ...visitor, reducedMotion: 'reduce' });
let page: Page;

beforeEach(async () => {
  page = await home();
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

describe('the book of rules', { timeout: 90_000 }, () => {
  it('explains a reason of the table, and Back leads to the table as it was', async () => {
    await seatGame(page, ['Ann', 'Bo'], 300, { sunValue: 'ten' });
    await tellTurn(page, '4442/5');
    await page.locator('turn-panel button').click();
    await page.getByRole('link', { name: /^Your next throw must score/ }).click();
    await heading('Clearing a flash').waitFor();
    expect(await page.title()).toContain('Clearing a flash');
    // On to another page, by the rules of this table.
    await calm(page);
    await page.getByRole('link', { name: 'All pages' }).click();
    await page.getByText('By the rules of your table: Short game, 1 setting changed.').waitFor();
    await page.getByRole('link', { name: 'The Sun', exact: true }).click();
    await page.getByText('In no flash it scores by itself: always 10.').waitFor();
    // A reload keeps the place and the table.
    await page.reload();
    await page.getByText('In no flash it scores by itself: always 10.').waitFor();
    for (const name of ['How to play', 'Clearing a flash']) {
      await page.goBack();
      await heading(name).waitFor();
    }
    await page.getByRole('button', { name: 'Back' }).click();
    await page.locator('table-screen').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await tellTurn(page, 'X 5X23/6 bank');
    expect((await storedSummary(page)).players.map(({ banked }) => banked)).toEqual([70, 0]);
  });

  it('opens from the menu, and an example on the bench', async () => {
    await seatGame(page, ['Ann', 'Bo'], 300);
    await (await openMenu(page)).getByRole('link', { name: 'How to play' }).click();
    await heading('How to play').waitFor();
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('four');
    await page.keyboard.press('Enter');
    await heading('Four alike').waitFor();
    await page.getByRole('link', { name: /Flash of 5s = 50, 5 = 5$/ }).click();
    await page.locator('bench-screen').waitFor();
    await page.getByText('Flash of 5s = 50, 5 = 5').first().waitFor();
    // Each reason of the bench leads to its page as well, and Back to the case.
    await page.getByRole('link', { name: 'Three 5s make a flash: 10 × 5 = 50.' }).click();
    await heading('Flash').waitFor();
    await page.goBack();
    await page.locator('bench-screen').getByText('Flash of 5s = 50, 5 = 5').first().waitFor();
    await page.goBack();
    await heading('Four alike').waitFor();
  });

  it('is read and practised offline, by keyboard', async () => {
    const context = await stage.browser.newContext({ ...phone, reducedMotion: 'reduce' });
    page = await context.newPage();
    await page.goto(stage.site.address);
    const seen = watch(context, stage.site.origin);
    await readyOffline(page);
    await stage.site.stop();
    await page.getByRole('link', { name: 'How to play' }).click();
    await heading('How to play').waitFor();
    await page.getByRole('link', { name: 'Practise reading throws' }).press('Enter');
    await heading('Practice').waitFor();
    await page.locator('trainer-view .answers button').first().press('Enter');
    await page.locator('trainer-view .musts button').first().press('Enter');
    // One of the worths, and what follows: more than one thing where the choice decides.
    expect(await page.locator('trainer-view .answers .right').count()).toBeGreaterThan(1);
    await page.locator('trainer-view .why a').first().press('Enter');
    await page.getByRole('link', { name: 'All pages' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Next throw' }).press('Enter');
    await page.locator('trainer-view .musts').waitFor({ state: 'detached' });
    expect(seen.foreign).toEqual([]);
  });
});
