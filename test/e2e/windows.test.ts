/** One game in several windows: one keeps the score, the others follow it live and only read. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { visitor } from './browser.ts';
import { useStage } from './stage.ts';
import { key, openMenu, playTurn, seatGame, settled, storedSummary, tellTurn } from './table.ts';

const stage = useStage();
let context: BrowserContext;
let first: Page;

afterEach(() => context.close());

async function start() {
  context = await stage.browser.newContext(visitor);
  first = await context.newPage();
  first.setDefaultTimeout(10_000);
  await first.goto(stage.site.address);
  await seatGame(first, ['Ann', 'Bo'], 300);
}

async function beside(address = first.url()): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(address);
  await page.locator('view-screen').waitFor();
  return page;
}

describe('a second window of a game', () => {
  it('follows live, only reads, and can take over', async () => {
    await start();
    const second = await beside();
    await tellTurn(first, '4442/5');
    await second.locator('turn-board', { hasText: 'Must throw 1' }).waitFor();
    await second.locator('turn-board', { hasText: '45' }).waitFor();
    expect(await second.locator('key-pad').count()).toBe(0);
    await second.keyboard.type('b5w');
    await tellTurn(first, 'X');
    await second.locator('turn-board', { hasText: '55' }).waitFor();

    await key(first, 'common', '5').click();
    await settled(first);
    await second.getByRole('button', { name: 'Keep the score here' }).click();
    await second.locator('table-screen').waitFor();
    await first.locator('view-screen').waitFor();
    await playTurn(second, 'X23/6 bank');
    await first.locator('score-board', { hasText: '70' }).waitFor();
    expect((await storedSummary(second)).players.map(({ banked }) => banked)).toEqual([70, 0]);
  });

  it('keeps the score when the first is gone', async () => {
    await start();
    const address = first.url();
    await tellTurn(first, '4442/5');
    await first.close();
    const page = await context.newPage();
    await page.goto(address);
    await tellTurn(page, 'X');
    expect((await storedSummary(page)).turn?.points).toBe(55);
  });

  it('keeps the score again after it was reloaded', async () => {
    await start();
    await first.reload();
    await tellTurn(first, '4442/5');
    expect((await storedSummary(first)).turn?.points).toBe(45);
  });
});

describe('the table view', () => {
  it('is opened from the menu, turned, and left by the back gesture', async () => {
    await start();
    await (await openMenu(first)).getByRole('button', { name: 'Table view' }).click();
    await first.locator('view-screen').waitFor();
    await first.getByRole('button', { name: 'Turn for the people opposite' }).click();
    const turned = () =>
      first.locator('view-screen .table').evaluate((table) => getComputedStyle(table).rotate);
    await expect.poll(turned).toMatch(/180deg|0\.5turn/);
    await first.goBack();
    await tellTurn(first, '4442/5');
    expect((await storedSummary(first)).turn?.points).toBe(45);
  });

  it('in a window of its own leaves the score to the table', async () => {
    await start();
    const address = first.url();
    await first.close();
    const view = await beside(`${address}/view`);
    const table = await context.newPage();
    await table.goto(address);
    await tellTurn(table, '4442/5');
    await view.locator('turn-board', { hasText: '45' }).waitFor();
  });
});
