import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launch, phone } from './browser.ts';
import { Site } from './site.ts';
import { action, openMenu, playTurn, settled, startGame, storedSummary } from './table.ts';

let browser: Browser;
let site: Site;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await launch();
  site = await Site.started();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
afterEach(() => context.close());

async function axe(where: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect([where, violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])]).toEqual([
    where,
    [],
  ]);
}

describe.each(['dark', 'light'] as const)('every screen in %s', (colorScheme) => {
  it('gives axe nothing to find', async () => {
    context = await browser.newContext({ ...phone, colorScheme, reducedMotion: 'reduce' });
    page = await context.newPage();
    await page.goto(site.address);
    await page.getByRole('button', { name: /start a game/i }).waitFor();
    await axe('home, first visit');
    await page.getByRole('button', { name: /start a game/i }).click();
    await page.getByRole('textbox', { name: 'Name of the new player' }).waitFor();
    await axe('new game, nobody yet');
    await page.getByRole('textbox', { name: 'Name of the new player' }).fill('Ann');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: /house rules/i }).click();
    await page.locator('house-rules').waitFor();
    await axe('house rules');
    await page.goBack();
    await startGame(page, ['Ann', 'Bo'], 100);
    await axe('table, fresh');
    await playTurn(page, 'X362/S');
    await axe('table, choice');
    await page.locator('turn-panel button').click();
    await page.getByRole('heading', { name: 'Why?' }).waitFor();
    await axe('why');
    await page.keyboard.press('Escape');
    await playTurn(page, '362');
    await playTurn(page, '4442/5');
    await axe('table, obliged');
    await (await openMenu(page)).getByRole('button', { name: 'A player leaves' }).click();
    await axe('menu');
    await page.locator('menu-sheet').getByRole('button', { name: 'The rules' }).click();
    await page.locator('rules-sheet house-rules').waitFor();
    await axe('rules');
    await page.keyboard.press('Escape');
    await (await openMenu(page)).getByRole('button', { name: 'Adjust a total' }).click();
    await axe('adjust');
    await page.keyboard.press('Escape');
    await playTurn(page, 'wimp');
    await action(page, 'total').click();
    await axe('turn total');
    await page.keyboard.press('Escape');
    await playTurn(page, '6666/6');
    await page.getByRole('heading', { name: 'Ann wins' }).waitFor();
    await axe('end');
    await page.getByRole('button', { name: 'The sheet' }).click();
    await page.locator('sheet-screen').waitFor();
    await axe('sheet');
    await page.goBack();
    await page.getByRole('button', { name: 'Home' }).click();
    await page.getByRole('button', { name: /rematch/i }).waitFor();
    await axe('home, games played');
  });
});

describe('by keyboard alone', () => {
  const KEYS: Readonly<Record<string, string>> = { bank: 'b', wimp: 'w', wellenda: 'l', void: 'v' };

  /** Types a turn in the notation: faces fill the common cubes first, then the Sun cube. */
  async function typeTurn(tokens: string) {
    for (const token of tokens.split(' ')) {
      const keys =
        KEYS[token] ?? token.replaceAll('X', '0').replaceAll('S', 's').replace(/-.*$/, '-').replace('/', '');
      await page.keyboard.type(keys);
      await settled(page);
    }
  }

  async function openTable() {
    context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    page = await context.newPage();
    await page.goto(site.address);
    await page.getByRole('button', { name: /start a game/i }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Name of the new player' }).focus();
    for (const name of ['Ann', 'Bo']) {
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: /^Start/ }).press('Enter');
    await page.locator('table-screen').waitFor();
  }

  it('a whole game is played to its winner', async () => {
    await openTable();
    await typeTurn('4442/5 X 5X23/6 bank');
    await typeTurn('5553/X 5 X 2346/S bank');
    await typeTurn('X---/- wimp');
    await typeTurn('2346/2');
    await typeTurn('6666/6');
    await page.getByRole('heading', { name: 'Ann wins' }).waitFor();
    const { players, winners } = await storedSummary(page);
    expect(players.map(({ banked }) => banked)).toEqual([70, 80]);
    expect(winners).toEqual(['Ann']);
  });

  it('a slash sends the next face to the Sun cube', async () => {
    await openTable();
    await page.keyboard.type('/5');
    await page.keyboard.type('4442');
    await settled(page);
    expect((await storedSummary(page)).turn).toMatchObject({ points: 45, cubes: '1', pending: '4' });
  });

  it('single keys can be switched off', async () => {
    await openTable();
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    await page.getByRole('checkbox', { name: /single keys/i }).press('Space');
    await page.keyboard.press('Escape');
    await page.keyboard.type('44425');
    await settled(page);
    expect((await storedSummary(page)).turn?.points).toBe(0);
  });
});
