import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { visitor } from './browser.ts';
import { useHome, useStage } from './stage.ts';
import { action, calm, openMenu, seatGame, settled, stored, storedSummary, tellTurn } from './table.ts';

const stage = useStage();
const home = useHome(stage, { ...visitor, reducedMotion: 'reduce' });
let page: Page;

beforeEach(async () => {
  page = await home();
});

/** Bankings and points at risk as the database has them. */
async function stands() {
  const { players, turn } = await storedSummary(page);
  return { totals: players.map(({ banked }) => banked), risk: turn?.points ?? null };
}

async function openSheet() {
  await (await openMenu(page)).getByRole('button', { name: 'The sheet' }).click();
  await page.locator('sheet-screen').waitFor();
}

const line = (place: number) => page.locator(`score-sheet .line[data-place="${place}"]`);
const button = (name: string | RegExp) => page.getByRole('button', { name });

async function reload() {
  await page.reload();
  await page.locator('sheet-screen').waitFor();
}

/** Enters the second throw of the game anew as 5 10 and a 6. */
async function amendSecondThrow() {
  await line(2).click();
  await button('Amend…').click();
  const amend = page.locator('history-amend');
  const told = amend.locator('cube-tray button');
  for (let cubes = await told.count(); cubes > 0; cubes--) await told.first().click();
  const common = amend.getByRole('group', { name: 'Common cubes' });
  await common.getByRole('button', { name: '5', exact: true }).click();
  await common.getByRole('button', { name: '10', exact: true }).click();
  await amend.getByRole('button', { name: 'Sun cube 6', exact: true }).click();
  await calm(page);
  return amend;
}

describe('a game that is corrected', { timeout: 90_000 }, () => {
  it('stands the same after an amendment, its undoing, a way back and its redoing, over reloads', async () => {
    await seatGame(page, ['Ann', 'Bo'], 300);
    // Steps 1 to 3 are Ann's 35, 4 and 5 Bo's 45 and 15, 6 his bank, 7 Ann's 15 at risk.
    await tellTurn(page, '5X24/6 XX/6 bank');
    await tellTurn(page, '4442/5 X 5X23/6 bank');
    await tellTurn(page, '5X24/6');
    const played = await stands();
    expect(played).toEqual({ totals: [35, 70], risk: 15 });

    await openSheet();
    const amend = await amendSecondThrow();
    // 15 and 15 are 30: below the opening.
    await amend.getByText('Turn 1, Ann: Bank does not hold then.').waitFor();
    expect(await stands()).toEqual(played);
    await amend.getByRole('button', { name: 'Drop it and all after it: 6 steps' }).click();
    await calm(page);
    await amend.getByRole('button', { name: 'Amend the game' }).dblclick();
    await stored(page);
    const cut = { totals: [0, 0], risk: 30 };
    expect(await stands()).toEqual(cut);
    await page.getByText('This game was amended').waitFor();

    await reload();
    expect(await stands()).toEqual(cut);
    await page.getByText('This game was amended').waitFor();
    await button('Undo').click();
    await stored(page);
    expect(await stands()).toEqual(played);
    await reload();
    expect(await page.getByText('This game was amended').count()).toBe(0);

    await line(4).click();
    await page.getByText('Turn 2, Bo: Bank', { exact: true }).waitFor();
    await button('Take 4 steps back').dblclick();
    await stored(page);
    expect(await stands()).toEqual({ totals: [35, 0], risk: 45 });
    await reload();
    for (let steps = 0; steps < 4; steps++) {
      await button('Redo').click();
      await stored(page);
    }
    expect(await stands()).toEqual(played);

    await button('As it was entered').click();
    const entries = page.locator('trail-list li');
    // The start, eight steps, the amendment, undo, the way back, and four times redo.
    expect(await entries.count()).toBe(16);
    expect(await entries.nth(4).innerText()).toContain('Went back 4 entries');
    expect(await entries.nth(6).innerText()).toMatch(/10 10, Sun cube 6 became 5 10, Sun cube 6/);
  });

  it('is opened again by an amendment of its end, from the end', async () => {
    await seatGame(page, ['Ann', 'Bo'], 100);
    await tellTurn(page, 'total 105');
    await tellTurn(page, '2346/2');
    await page.locator('end-screen').waitFor();
    await button('The sheet').click();
    await line(1).click();
    await button('Amend…').click();
    const amend = page.locator('history-amend');
    const field = amend.getByRole('spinbutton');
    await field.fill('65');
    await field.press('Enter');
    await amend
      .getByText('The game goes on: Ann is up')
      .or(amend.getByText('The game goes on: Ann throws'))
      .waitFor();
    await amend.getByRole('button', { name: 'Amend the game' }).click();
    await stored(page);
    expect(await stands()).toEqual({ totals: [65, 0], risk: 0 });
    await button('Back').click();
    await page.locator('table-screen').waitFor();
    await tellTurn(page, 'total 40');
    expect((await stands()).totals).toEqual([105, 0]);
  });

  it('begins the turn anew from the menu, and takes it again throw by throw', async () => {
    await seatGame(page, ['Ann', 'Bo'], 300);
    await tellTurn(page, '5X24/6 XX/6');
    await (await openMenu(page)).getByRole('button', { name: 'Reset this turn' }).click();
    await settled(page);
    expect(await stands()).toEqual({ totals: [0, 0], risk: 0 });
    for (const risk of [15, 35]) {
      await action(page, 'redo').click();
      await settled(page);
      expect((await stands()).risk).toBe(risk);
    }
  });

  it('lets somebody join, and the players change seats', async () => {
    await seatGame(page, ['Ann', 'Bo'], 300);
    await tellTurn(page, 'total 50');
    await (await openMenu(page)).getByRole('button', { name: 'Seats and players' }).click();
    const seats = page.locator('seats-sheet');
    await seats.getByRole('textbox', { name: 'Name' }).fill('Cy');
    await seats.getByRole('button', { name: 'Join' }).click();
    await settled(page);
    await (await openMenu(page)).getByRole('button', { name: 'Seats and players' }).click();
    await seats.getByRole('button', { name: 'Cy up' }).click();
    await seats.getByRole('button', { name: 'Sit in this order' }).click();
    await settled(page);
    const { players, up } = await storedSummary(page);
    expect(players.map(({ name }) => name)).toEqual(['Ann', 'Cy', 'Bo']);
    expect(up).toBe('Bo');
  });

  it('is only read in a window that follows', async () => {
    await seatGame(page, ['Ann', 'Bo'], 300);
    await tellTurn(page, 'total 50');
    const follower = await page.context().newPage();
    await follower.goto(`${page.url()}/sheet`);
    await follower.getByText('Another window keeps the score.').waitFor();
    expect(await follower.locator('score-sheet .line').count()).toBe(0);
    expect(await follower.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await follower.close();
  });
});
