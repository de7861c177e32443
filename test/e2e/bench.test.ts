import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { phone, readyOffline, watch } from './browser.ts';
import { useHome, useStage } from './stage.ts';
import { key, seatGame, storedSummary, tellTurn } from './table.ts';

const stage = useStage();
const home = useHome(stage);

let page: Page;
beforeEach(async () => {
  page = await home();
});

const bench = (): Promise<void> => page.getByRole('heading', { level: 1, name: 'The bench' }).waitFor();

const verdict = (): Promise<string | undefined> =>
  page
    .locator('.verdict h2')
    .textContent()
    .then((text) => text?.replace(/\s+/g, ' ').trim());

const hash = (): Promise<string> => page.evaluate(() => location.hash);

/** Follows the link of a case. */
async function open(text: string): Promise<void> {
  await home();
  await page.goto(`${stage.site.address}#/bench/${text}`);
  await bench();
}

async function tapFaces(common: string, sun = ''): Promise<void> {
  for (const face of common) await key(page, 'common', face).click();
  for (const face of sun) await key(page, 'sun', face).click();
}

describe('a dispute', () => {
  it('is settled from home by the taps of the throw alone, above the fold', async () => {
    const seen = watch(page, stage.site.origin);
    await page.getByRole('button', { name: 'Settle a dispute' }).click();
    await bench();
    expect(await violations(page)).toEqual([]);
    await tapFaces('4425', 'S');
    // By hand: the Sun must make a flash of the pair of 4s; the 5 is 5, the 2 is left.
    expect(await verdict()).toBe('Flash of 4s = 40, 5 = 5 45 at risk');
    const must = page.locator('.state', { hasText: 'Must throw 1: clear the 4s' });
    const box = await must.boundingBox();
    expect((box?.y ?? 1000) + (box?.height ?? 0)).toBeLessThan(844);
    expect(await page.locator('answer-card li').first().isVisible()).toBe(true);
    expect(await hash()).toBe('#/bench/2445/S');
    expect(await violations(page)).toEqual([]);
    // A told cube is told anew: the 5 becomes a 10.
    await page.getByRole('button', { name: '5: tap to change it' }).click();
    await key(page, 'common', 'X').click();
    expect(await verdict()).toBe('Flash of 4s = 40, 10 = 10 50 at risk');
    // A reload keeps it.
    await page.reload();
    await bench();
    expect(await verdict()).toBe('Flash of 4s = 40, 10 = 10 50 at risk');
    expect(seen).toEqual({ errors: [], foreign: [] });
    await page.goBack();
    await page.getByRole('button', { name: 'Settle a dispute' }).waitFor();
  });

  it('is settled from the table in one tap, about the throw just judged, and leaves the game alone', async () => {
    await seatGame(page, ['Ann', 'Bo']);
    // By hand: Ann gets on the board with 40, 15 and 20.
    await tellTurn(page, '4442/2 X/5 225X/5 bank');
    await tellTurn(page, '2244/S');
    const before = await storedSummary(page);
    await page.getByRole('button', { name: /^The bench/ }).click();
    await bench();
    expect(await verdict()).toBe('Flash of 4s = 40 40 at risk');
    expect(await page.locator('.position').textContent()).toBe(
      'You are not on the board yet, with all five cubes in hand. The others: Ann 75.',
    );
    await page.locator('choice-bar button', { hasText: 'Flash of 2s' }).click();
    expect(await verdict()).toBe('Flash of 2s = 20 20 at risk');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.locator('table-screen').waitFor();
    expect(await storedSummary(page)).toEqual(before);
    expect(await page.locator('turn-panel .risk b').textContent()).toBe('40');
  });

  it('follows an argument under other rules, and finds back', async () => {
    await open('6X;points=60;pending=6;total=215;others=none');
    expect(await verdict()).toBe('Void: a 6 showed 60 at risk');
    await page.getByRole('button', { name: /^Dice.now/ }).click();
    // By hand: after a flash one more throw is due and nothing else; 60 and the 10.
    expect(await verdict()).toBe('10 = 10 70 at risk');
    expect(await hash()).toContain('rules=dice-now');
    await page.getByRole('button', { name: 'Back to Rulebook' }).click();
    expect(await verdict()).toBe('Void: a 6 showed 60 at risk');
    expect(await hash()).not.toContain('rules=');
  });

  it('has its position changed, and says beside the field what cannot be', async () => {
    await open('2346/5;total=85');
    await page.getByRole('button', { name: 'Change the position' }).click();
    const sheet = page.locator('case-sheet');
    await sheet.getByRole('button', { name: '4', exact: true }).click();
    await sheet.getByRole('button', { name: 'Common cube 4' }).click();
    expect(await sheet.getByRole('status').textContent()).toContain('one, two or all five cubes in hand');
    expect(await violations(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Common cube 3' }).click();
    await sheet.getByRole('button', { name: 'Sun cube' }).click();
    expect(await sheet.getByRole('status').count()).toBe(0);
    await page.keyboard.press('Escape');
    await tapFaces('4X');
    // By hand: a 4 while the 4s are pending.
    expect(await verdict()).toBe('Void: a 4 showed 40 at risk');
    expect(await hash()).toBe('#/bench/4X;points=40;pending=4;total=85');
  });

  it('is settled by keys alone', async () => {
    await open('cubes=1S;points=65;pending=4;total=85;others=0');
    await page.keyboard.press('x');
    await page.keyboard.press('s');
    // By hand: the 10 clears the 4s, and the Sun is 10.
    expect(await verdict()).toBe('10 = 10, Sun = 10 85 at risk');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('4');
    expect(await verdict()).toBe('Void: a 4 showed 65 at risk');
  });

  it('is asked of the table, which then plays it so', async () => {
    await seatGame(page, ['Ann', 'Bo']);
    await tellTurn(page, '4442/5 4');
    await page.keyboard.press('d');
    await bench();
    expect(await verdict()).toBe('Void: a 4 showed 45 at risk');
    await page
      .getByRole('button', { name: /^Our table plays it so: Clearing a flash, Only the cubes/ })
      .click();
    const sheet = page.locator('agree-sheet');
    for (const name of ['Ann', 'Bo']) await sheet.getByRole('button', { name, exact: true }).click();
    await sheet.locator('.main').click();
    await page.locator('table-screen').waitFor();
    await page.keyboard.press('d');
    await bench();
    // The throw was judged by the rules of then; the table's are others now.
    await page.locator('compare-list b', { hasText: 'This table' }).waitFor();
  });
});

describe('a case that is carried', () => {
  it('gives the same answer on a phone without a network', async () => {
    await open('6X;points=60;pending=6;total=215;others=275,40');
    const told = await verdict();
    await page.getByRole('button', { name: 'Send this case' }).click();
    await page.getByRole('img', { name: 'QR code of the case' }).waitFor();
    expect(await violations(page)).toEqual([]);
    const link = await page
      .locator('case-carry')
      .evaluate((sheet) => (sheet as unknown as { link: string }).link);
    const text = await page
      .locator('case-carry')
      .evaluate((sheet) => (sheet as unknown as { text: () => string }).text());
    expect(text.split('\n').at(-1)).toBe(link);
    expect(text).toContain('Ruling: Void: a 6 showed');
    const other = await stage.browser.newContext(phone);
    try {
      const there = await other.newPage();
      await there.goto(stage.site.address);
      await readyOffline(there);
      await stage.site.stop();
      await there.goto('about:blank');
      await there.goto(link);
      await there.locator('.verdict h2').waitFor();
      expect((await there.locator('.verdict h2').textContent())?.replace(/\s+/g, ' ').trim()).toBe(told);
    } finally {
      await other.close();
      await stage.site.start();
    }
  });

  it('is refused with a sentence when its link is broken', async () => {
    const seen = watch(page, stage.site.origin);
    // The first opens the app, the others find it open.
    await page.goto('about:blank');
    await page.goto(`${stage.site.address}#/bench/nonsense`);
    await page
      .getByRole('alert')
      .filter({ hasText: /cannot be read/ })
      .waitFor();
    for (const [text, why] of [
      ['nonsense', /cannot be read/],
      // A face that no cube has.
      ['4442/3', /no cube shows there/],
      ['4442/5;total=83', /multiples of 5/],
      ['4442/5;rules=%3Cimg%20src=x%20onerror=alert(1)%3E', /cannot be read/],
      ['%E0%A4%A', /cannot be read/],
      ['cubes=4S;pending=4', /Before a throw/],
      ['9'.repeat(2000), /cannot be read/],
    ] as const) {
      await open(text);
      expect(await page.getByRole('alert').first().textContent()).toMatch(why);
      await tapFaces('4442', '5');
      expect(await verdict()).toBe('Flash of 4s = 40, 5 = 5 45 at risk');
      expect(await hash()).toBe('#/bench/2444/5');
      expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
    }
    expect(seen).toEqual({ errors: [], foreign: [] });
  });
});
