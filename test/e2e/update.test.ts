import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { phone, readyOffline, visitor } from './browser.ts';
import { Site } from './site.ts';
import { useStage } from './stage.ts';
import { key, seatGame, storedSummary, tellTurn, toldFaces } from './table.ts';

const stage = useStage();
let site: Site;
let context: BrowserContext;

beforeEach(async () => {
  site = await Site.started();
  context = await stage.browser.newContext(phone);
});
afterEach(async () => {
  await context.close();
  await site.stop();
});

/** A new version: other bytes in the worker are what a browser goes by. It can be asked for its number. */
function publish(number = 2): void {
  const answer = `self.addEventListener('message', ({ data, ports }) => { if (data === 'number') ports[0].postMessage(${number}); });`;
  site.change('sw.js', (built) => `${built}\n${answer}`);
}

/** The number of the version that is in charge of a page. */
const inCharge = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data as number);
        navigator.serviceWorker.controller?.postMessage('number', [port2]);
      }),
  );

/** The player comes back to the app, which looks for a new version. */
const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** The browser looks for a new version, as it does by itself now and then. */
const look = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing)
      await new Promise((resolve) => {
        installing.onstatechange = resolve;
      });
  });

async function openTab() {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const loads: number[] = [];
  page.on('load', () => loads.push(Date.now()));
  await page.goto(site.address);
  await readyOffline(page);
  const offer = page.getByRole('button', { name: 'Use it now' });
  return { page, loads, offer };
}

describe('a new version', () => {
  it('is offered, never forced, and comes into every tab when it is taken', async () => {
    const first = await openTab();
    const second = await openTab();
    publish();
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
    publish();
    await comeBack(page);
    await offer.waitFor();
    await page.reload();
    await offer.waitFor();
  });

  it('is looked for once when the player comes and goes', async () => {
    const { page } = await openTab();
    const asked = () => site.requests.filter((path) => path === '/sw.js').length;
    const before = asked();
    await comeBack(page);
    await expect.poll(asked).toBe(before + 1);
    await comeBack(page);
    await comeBack(page);
    await page.waitForTimeout(500);
    expect(asked()).toBe(before + 1);
  });

  it('that was put off is offered again with the one after it', async () => {
    const { page, offer } = await openTab();
    publish();
    await comeBack(page);
    await offer.waitFor();
    await page.getByRole('button', { name: 'Later' }).click();
    expect(await offer.count()).toBe(0);
    publish(3);
    await look(page);
    await offer.waitFor();
  });

  it('is the newest when two more came while it was offered', async () => {
    const { page, offer } = await openTab();
    publish();
    await comeBack(page);
    await offer.waitFor();
    publish(3);
    await look(page);
    publish(4);
    await look(page);
    await Promise.all([page.waitForEvent('load'), offer.click()]);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await inCharge(page)).toBe(4);
    expect(await offer.count()).toBe(0);
  });

  it('comes also where the browser never says that it is in charge', async () => {
    await context.addInitScript(() => {
      const { addEventListener: listen } = EventTarget.prototype;
      ServiceWorkerContainer.prototype.addEventListener = function (
        this: ServiceWorkerContainer,
        ...[type, ...rest]: [string, EventListenerOrEventListenerObject]
      ) {
        if (type !== 'controllerchange') listen.call(this, type, ...rest);
      } as typeof ServiceWorkerContainer.prototype.addEventListener;
    });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(site.address);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    publish();
    await comeBack(page);
    const offer = page.getByRole('button', { name: 'Use it now' });
    await offer.waitFor();
    const loads: number[] = [];
    page.on('load', () => loads.push(Date.now()));
    await offer.click();
    await page.waitForTimeout(500);
    await page.clock.fastForward(2500);
    await page.waitForTimeout(300);
    expect(loads).toHaveLength(0);
    await page.clock.fastForward(1500);
    await expect.poll(() => loads.length, { timeout: 10_000 }).toBe(1);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await inCharge(page)).toBe(2);
    await page.clock.fastForward(5000);
    await page.waitForTimeout(500);
    expect(loads).toHaveLength(1);
  }, 60_000);
});

describe('a new version beside a game', () => {
  it('is offered between turns only', async () => {
    const { page, offer } = await openTab();
    await seatGame(page, ['Ann', 'Bo'], 300);
    await tellTurn(page, '23X4/5');
    publish();
    await look(page);
    await page.waitForTimeout(500);
    expect(await offer.count()).toBe(0);
    await key(page, 'common', '5').click();
    await key(page, 'common', '2').click();
    await key(page, 'common', '3').click();
    await page.waitForTimeout(200);
    expect(await offer.count()).toBe(0);
    await tellTurn(page, 'wimp');
    await offer.waitFor();
    await key(page, 'common', '5').click();
    await offer.waitFor({ state: 'detached' });
  });

  it('that is taken in another tab costs no cube of a throw that is half entered', async () => {
    const game = await openTab();
    await seatGame(game.page, ['Ann', 'Bo'], 300);
    await tellTurn(game.page, '23X4/5');
    await key(game.page, 'common', '5').click();
    const other = await context.newPage();
    await other.goto(`${site.address}#/new`);
    await other.goto(`${site.address}#/data`);
    await readyOffline(other);
    publish();
    await look(other);
    const offer = other.getByRole('button', { name: 'Use it now' });
    await offer.waitFor();
    await Promise.all([
      game.page.waitForEvent('load'),
      offer.click(),
      // And one is told while the tabs change over.
      key(game.page, 'common', '2').click(),
    ]);
    await game.page.locator('table-screen cube-tray').waitFor();
    expect([...(await toldFaces(game.page))].sort()).toEqual(['2', '5']);
    expect((await storedSummary(game.page)).turn?.points).toBe(15);
    expect(await inCharge(game.page)).toBe(2);
  });
});

describe('a part of the app that is not to be had any more', () => {
  beforeEach(async () => {
    await context.close();
    // Without a worker, as on the first visit before everything is stored.
    context = await stage.browser.newContext(visitor);
  });

  it.each(['new-game-screen', 'home-screen'])('says so and loads anew: %s', async (part) => {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.route(`**/assets/${part}-*.js`, (route) => route.fulfill({ status: 404, body: 'Not here.' }));
    await page.goto(site.address);
    if (part !== 'home-screen') await page.getByRole('button', { name: 'Start a game' }).click();
    await page.getByRole('alert').filter({ hasText: 'A part of the app could not be loaded' }).waitFor();
    await page.unroute(`**/assets/${part}-*.js`);
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Reload', exact: true }).click(),
    ]);
    await page.locator(`${part === 'home-screen' ? 'home-screen' : 'new-game, new-game-screen'}`).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: 'A part of' }).count()).toBe(0);
  });
});

it('home says which version this is', async () => {
  const { page } = await openTab();
  const foot = page.locator('home-screen footer');
  expect(await foot.innerText()).toMatch(/Version \d+\.\d+\.\d+ of .*\d, rules 1\./);
});
