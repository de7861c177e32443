/** What breaks score keepers in the field: doubled and lost contacts, zooming pages, the back gesture, dark screens. */
import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visitor } from './browser.ts';
import { useHome, useStage } from './stage.ts';
import {
  action,
  key,
  openMenu,
  playTurn,
  seatGame,
  settled,
  storedSummary,
  tellTurn,
  toldFaces,
} from './table.ts';
import { findSpots, touch } from './taps.ts';

const stage = useStage();
const home = useHome(stage);
let page: Page;
let fingers: CDPSession;

async function openTable(goal = 300, settings?: Readonly<Record<string, string>>) {
  page = await home();
  await seatGame(page, ['Ann', 'Bo'], goal, settings);
  fingers = await page.context().newCDPSession(page);
}

const style = (selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describe('a contact', () => {
  it('counts once: three fast ones on a key are three cubes', async () => {
    await openTable();
    const spots = await findSpots(page);
    const four = spots['common 4'];
    if (!four) throw new Error('No key');
    for (let taps = 0; taps < 3; taps++) await touch(fingers, four);
    await expect.poll(() => toldFaces(page)).toEqual(['4', '4', '4']);
  });

  it('counts once when the browser tells it as pointer, mouse and click', async () => {
    await openTable();
    await key(page, 'common', '5').evaluate((button) => {
      const tell = (event: Event) => button.dispatchEvent(event);
      const how = { bubbles: true, composed: true, pointerId: 7, pointerType: 'touch' };
      tell(new PointerEvent('pointerdown', how));
      tell(new PointerEvent('pointerup', how));
      tell(new MouseEvent('mousedown', how));
      tell(new MouseEvent('mouseup', how));
      tell(new PointerEvent('click', how));
    });
    await expect.poll(() => toldFaces(page)).toEqual(['5']);
  });

  it('is not lost beside another on a second key within 50 ms', async () => {
    await openTable();
    const spots = await findSpots(page);
    const [two, ten] = [spots['common 2'], spots['common X']];
    if (!two || !ten) throw new Error('No key');
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...two, id: 1 }] });
    await fingers.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [
        { ...two, id: 1 },
        { ...ten, id: 2 },
      ],
    });
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => toldFaces(page)).toEqual(['2', 'X']);
  });

  it('twice on Wimpout ends one turn', async () => {
    await openTable();
    const spots = await findSpots(page);
    if (!spots.wimpout) throw new Error('No button');
    await touch(fingers, spots.wimpout);
    await touch(fingers, spots.wimpout);
    await settled(page);
    expect((await storedSummary(page)).up).toBe('Bo');
  });

  it('twice on Bank banks once and leaves the next player alone', async () => {
    await openTable();
    await tellTurn(page, '4442/5 X 5X23/6');
    const spots = await findSpots(page);
    if (!spots.bank) throw new Error('No button');
    await page.locator('action-bar button[data-action="bank"][aria-disabled="false"]').waitFor();
    await touch(fingers, spots.bank);
    await touch(fingers, spots.bank);
    await settled(page);
    expect((await storedSummary(page)).up).toBe('Bo');
  });
});

describe('a double tap', () => {
  /** Twice on the same place, as a hand that shakes does. */
  async function twice(button: Locator, gap: number, part = 0.5) {
    const box = await button.boundingBox();
    if (!box) throw new Error('Nothing to tap');
    const spot = { x: box.x + box.width * part, y: box.y + box.height / 2 };
    await touch(fingers, spot);
    await page.waitForTimeout(gap);
    await touch(fingers, spot);
    await page.waitForTimeout(400);
    await settled(page);
  }

  it('on the Bank that wins stays at the end', async () => {
    await openTable(50, { ending: 'sudden' });
    await tellTurn(page, '6663/2 X/2');
    for (const gap of [60, 200]) {
      await page.locator('action-bar button[data-action="bank"][aria-disabled="false"]').waitFor();
      await twice(action(page, 'bank'), gap, 0.75);
      await page.getByRole('heading', { name: 'Ann wins' }).waitFor();
      await twice(page.getByRole('button', { name: 'Reopen' }), gap);
      await page.locator('table-screen').waitFor();
      expect((await storedSummary(page)).turn?.points).toBe(70);
    }
  });

  it('on the sum of a turn enters it once and touches nothing below', async () => {
    await openTable();
    for (const [part, sum] of [
      [0.08, '60'],
      [0.5, '40'],
      [0.9, '50'],
    ] as const) {
      await action(page, 'total').click();
      const sheet = page.locator('total-sheet');
      await sheet.getByRole('textbox').fill(sum);
      await twice(sheet.locator('button[type="submit"]'), 140, part);
    }
    const { players, up } = await storedSummary(page);
    expect([players.map(({ banked }) => banked), up]).toEqual([[110, 40], 'Bo']);
  });
});

describe('the page', () => {
  it('does not zoom, scroll, select or call menus under fast thumbs', async () => {
    await openTable();
    expect(await style('html', 'touch-action')).toBe('manipulation');
    expect(await style('html', 'overscroll-behavior-y')).toBe('none');
    for (const button of ['key-pad button', 'action-bar button', 'cube-tray button']) {
      if ((await page.locator(button).count()) === 0) continue;
      expect([button, await style(button, 'touch-action')]).toEqual([button, 'manipulation']);
      expect([button, await style(button, 'user-select')]).toEqual([button, 'none']);
    }
    const viewport = await page.locator('meta[name="viewport"]').getAttribute('content');
    expect(viewport).toContain('viewport-fit=cover');
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  });
});

describe('the back gesture', () => {
  it('closes the sheet, then leaves the table', async () => {
    await openTable();
    const menu = await openMenu(page);
    await page.goBack();
    await menu.getByRole('heading', { name: 'Menu' }).waitFor({ state: 'hidden' });
    await page.locator('table-screen').waitFor();
    await page.goBack();
    await page.locator('home-screen').waitFor();
  });

  it('closes the sheet that was opened from another one', async () => {
    await openTable();
    await (await openMenu(page)).getByRole('button', { name: 'The rules' }).click();
    const rules = page.locator('rules-sheet house-rules');
    await rules.waitFor();
    await page.goBack();
    await rules.waitFor({ state: 'hidden' });
    await page.locator('table-screen').waitFor();
    await page.goBack();
    await page.locator('home-screen').waitFor();
  });

  it('leaves nothing behind of a sheet that was closed by hand, or led elsewhere', async () => {
    await openTable();
    await openMenu(page);
    await page.keyboard.press('Escape');
    await action(page, 'total').click();
    await page.locator('total-sheet').getByRole('button', { name: 'Close' }).click();
    await (await openMenu(page)).getByRole('button', { name: 'The sheet' }).click();
    await page.locator('sheet-screen').waitFor();
    await page.goBack();
    await page.locator('table-screen').waitFor();
    await page.goBack();
    await page.locator('home-screen').waitFor();
  });

  it('works after a reload under a sheet', async () => {
    await openTable();
    await openMenu(page);
    await page.reload();
    await page.locator('table-screen').waitFor();
    await expect
      .poll(() => page.evaluate(() => (history.state as { layer?: number } | null)?.layer))
      .toBe(undefined);
    await page.goBack();
    await page.locator('home-screen').waitFor();
  });
});

describe('the screen', () => {
  /** A stand-in for the browser's wake lock that tells what was asked of it. */
  function standIn() {
    const asked: string[] = [];
    const sentinels: { released: boolean; release(): Promise<void> }[] = [];
    const wakeLock = {
      refuse: false,
      request: () => {
        asked.push('request');
        if (wakeLock.refuse) return Promise.reject(new DOMException('Low battery', 'NotAllowedError'));
        const sentinel = {
          released: false,
          release: () => {
            sentinel.released = true;
            asked.push('release');
            return Promise.resolve();
          },
        };
        sentinels.push(sentinel);
        return Promise.resolve(sentinel);
      },
    };
    Object.defineProperty(navigator, 'wakeLock', { value: wakeLock });
    Object.assign(window, { wake: { asked, sentinels, wakeLock } });
  }

  let context: BrowserContext;

  beforeEach(async () => {
    context = await stage.browser.newContext(visitor);
    page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.addInitScript(standIn);
    await page.goto(stage.site.address);
    await seatGame(page, ['Ann', 'Bo'], 300);
  });
  afterEach(() => context.close());

  const asked = () => page.evaluate(() => (window as unknown as { wake: { asked: string[] } }).wake.asked);
  const hide = (hidden: boolean) =>
    page.evaluate((now) => {
      const { sentinels } = (window as unknown as { wake: { sentinels: { released: boolean }[] } }).wake;
      for (const sentinel of sentinels) sentinel.released = true;
      Object.defineProperty(document, 'visibilityState', {
        value: now ? 'hidden' : 'visible',
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);

  it('is kept awake during a game, again after coming back, and let go at home', async () => {
    await expect.poll(asked).toEqual(['request']);
    await hide(true);
    await hide(false);
    await expect.poll(asked).toEqual(['request', 'request']);
    await playTurn(page, '4442/5');
    expect(await asked()).toEqual(['request', 'request']);
    await (await openMenu(page)).getByRole('button', { name: 'Home' }).click();
    await page.locator('home-screen').waitFor();
    await expect.poll(asked).toEqual(['request', 'request', 'release']);
    await page.getByRole('button', { name: /back to the table/i }).click();
    await page.locator('table-screen').waitFor();
    await expect.poll(asked).toEqual(['request', 'request', 'release', 'request']);
  });

  it('may go dark where the browser refuses, and the game goes on', async () => {
    await page.evaluate(() => {
      (window as unknown as { wake: { wakeLock: { refuse: boolean } } }).wake.wakeLock.refuse = true;
    });
    await hide(true);
    await hide(false);
    await playTurn(page, '4442/5');
    expect((await storedSummary(page)).turn?.points).toBe(45);
    expect((await asked()).length).toBeGreaterThan(2);
  });
});

describe('the focus', () => {
  const focused = () =>
    page.evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active?.localName ?? '';
    });

  it('stays on the table when the element that had it goes', async () => {
    await openTable();
    await key(page, 'common', '4').press('Enter');
    await page.locator('cube-tray button').focus();
    await page.keyboard.press('Enter');
    expect(await toldFaces(page)).toEqual([]);
    await expect.poll(focused).not.toBe('body');
    await playTurn(page, 'X362/S');
    await page.locator('choice-bar button').last().focus();
    await key(page, 'common', '4').dispatchEvent('click');
    await expect.poll(() => page.locator('choice-bar').count()).toBe(0);
    await expect.poll(focused).not.toBe('body');
  });
});
