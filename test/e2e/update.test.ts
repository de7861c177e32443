import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch, phone, readyOffline } from './browser.ts';
import { Site } from './site.ts';

/** A new version: other bytes in the worker are what a browser goes by. */
function publish(site: Site): void {
  site.change('sw.js', (built) => `${built}\n// another version`);
}

describe('a new version', () => {
  let browser: Browser;
  let site: Site;
  let context: BrowserContext;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
  });
  beforeEach(async () => {
    site = await Site.started();
    context = await browser.newContext(phone);
  });
  afterEach(async () => {
    await context.close();
    await site.stop();
  });

  async function openTab() {
    const page = await context.newPage();
    const loads: number[] = [];
    page.on('load', () => loads.push(Date.now()));
    await page.goto(site.address);
    await readyOffline(page);
    const offer = page.getByRole('button', { name: 'Use it now' });
    return { page, loads, offer };
  }

  it('is offered, never forced, and comes into every tab when it is taken', async () => {
    const first = await openTab();
    const second = await openTab();
    publish(site);
    await first.page.reload();
    await first.offer.waitFor();
    await second.offer.waitFor();
    expect(second.loads).toHaveLength(1);

    await Promise.all([
      first.page.waitForEvent('load'),
      second.page.waitForEvent('load'),
      first.offer.click(),
    ]);
    await first.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await first.page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBe(null);
    expect(await first.offer.count()).toBe(0);
    await first.page.waitForTimeout(500);
    expect([first.loads.length, second.loads.length]).toEqual([3, 2]);
  });

  it('still waits after a reload, and is found when the player comes back to the app', async () => {
    const { page, offer } = await openTab();
    publish(site);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await offer.waitFor();
    await page.reload();
    await offer.waitFor();
  });
});
