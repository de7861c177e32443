/** What happens to the storage under a game in a real browser, and how the players go on. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { launchPersistent, visitor } from './browser.ts';
import { useStage } from './stage.ts';
import { key, playTurn, seatGame, storedSummary, tellTurn, toldFaces } from './table.ts';

const stage = useStage();
let context: BrowserContext;

afterEach(() => context.close());

async function open(address = stage.site.address): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(address);
  return page;
}

async function start(): Promise<Page> {
  context = await stage.browser.newContext(visitor);
  const page = await open();
  await seatGame(page, ['Ann', 'Bo'], 300);
  return page;
}

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
/** What a bank would take home. */
const atRisk = (page: Page, points: number) =>
  page.locator(`action-bar button[data-action="bank"][aria-label^="Bank ${points}"]`);
const way = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** How many writes of events fail from now on: all, or none. */
const breakWrites = (page: Page, breaks: boolean): Promise<void> =>
  page.evaluate((broken) => {
    const fault = window as unknown as { broken?: boolean };
    if (fault.broken === undefined) {
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (...args) {
        if (fault.broken && args[1] === 'readwrite')
          throw new DOMException('There is no room left.', 'QuotaExceededError');
        return transaction.apply(this, args);
      };
    }
    fault.broken = broken;
  }, breaks);

/** Opens the database of a page's origin as some other version of the app, and holds it. */
const holdVersion = (page: Page, version: number, letsGo: boolean): Promise<void> =>
  page.evaluate(
    ([number, goes]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('cosmic-felt', number);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          (window as unknown as { held: IDBDatabase }).held = database;
          if (goes) database.onversionchange = () => database.close();
          resolve();
        };
      }),
    [version, letsGo] as const,
  );

/** A page of the origin without the app. */
async function bare(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${stage.site.address}robots.txt`);
  return page;
}

describe('a database without room', () => {
  it('lets the game go on, keeps it over a reload, and takes it back when there is room', async () => {
    const page = await start();
    await tellTurn(page, '4442/5 X');
    await breakWrites(page, true);
    await playTurn(page, '5X23/6 bank');
    await notice(page, 'The phone is full').waitFor();
    expect((await storedSummary(page)).turn?.points).toBe(55);
    await way(page, 'Try again').click();
    await notice(page, 'The phone is full').waitFor();

    // Where the storage works again after a reload, the steps are asked for again.
    await page.reload();
    await expect.poll(() => storedSummary(page).then(({ players }) => players[0]?.banked)).toBe(70);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect((await storedSummary(page)).players.map(({ banked }) => banked)).toEqual([70, 0]);

    await breakWrites(page, true);
    await tellTurn(page, '23X4/5');
    await notice(page, 'The phone is full').waitFor();
    await breakWrites(page, false);
    await way(page, 'Try again').click();
    await notice(page, 'The phone is full').waitFor({ state: 'hidden' });
    expect((await storedSummary(page)).turn?.points).toBe(15);
    await tellTurn(page, 'X23');
    expect((await storedSummary(page)).turn?.points).toBe(25);
  });

  it('of a browser that really has none takes the game from memory later', async () => {
    // Chromium heeds a quota only for a profile on disk.
    context = await launchPersistent();
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const { origin } = stage.site;
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 4000 });
    await page.goto(stage.site.address);
    await seatGame(page, ['Ann', 'Bo'], 300);
    await tellTurn(page, '4442/5');
    await notice(page, 'The phone is full').waitFor();
    await devtools.send('Storage.overrideQuotaForOrigin', { origin });
    await way(page, 'Try again').click();
    await notice(page, 'The phone is full').waitFor({ state: 'hidden' });
    await tellTurn(page, 'X');
    await page.reload();
    await atRisk(page, 55).waitFor();
    expect((await storedSummary(page)).turn?.points).toBe(55);
  });
});

describe('a database that is gone', () => {
  it('has the game again, with the cubes told, before the next step', async () => {
    const page = await start();
    await tellTurn(page, '23X4/5');
    await key(page, 'common', '5').click();
    const other = await bare();
    await other.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const deletion = indexedDB.deleteDatabase('cosmic-felt');
          deletion.onsuccess = resolve;
          deletion.onerror = reject;
        }),
    );
    await expect
      .poll(() =>
        storedSummary(page).then(
          ({ turn }) => turn?.points,
          () => null,
        ),
      )
      .toBe(15);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await atRisk(page, 15).waitFor();
    expect(await toldFaces(page)).toEqual(['5']);
  });
});

describe('a version of the app beside this one', () => {
  it('that is newer: this one lets go at once and asks to be reloaded', async () => {
    const page = await start();
    await tellTurn(page, '4442/5');
    const newer = await bare();
    await holdVersion(newer, 1000, true);
    await notice(page, 'A newer version').waitFor();
    // What is told now is not lost either.
    await tellTurn(page, 'X');
    await atRisk(page, 55).waitFor();
    expect(await page.evaluate(() => Object.values(localStorage).join())).toContain('"throw":"X"');
    await Promise.all([page.waitForEvent('load'), way(page, 'Reload').click()]);
    await notice(page, 'A newer version').waitFor();
  });

  it('that is older and does not let go: says so, and goes on when it has', async () => {
    context = await stage.browser.newContext(visitor);
    const older = await bare();
    // Of a fresh profile, so that there is a version to upgrade from.
    await older.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { open: really } = IDBFactory.prototype;
          const opening = really.call(indexedDB, 'cosmic-felt', 1);
          opening.onupgradeneeded = () => {
            const database = opening.result;
            database
              .createObjectStore('games', { keyPath: 'id' })
              .createIndex('byStatus', ['status', 'updated']);
            database.createObjectStore('events');
            database.createObjectStore('drafts', { keyPath: 'game' });
            database
              .createObjectStore('roster', { keyPath: 'name' })
              .createIndex('byLastPlayed', 'lastPlayed');
          };
          opening.onsuccess = () => {
            (window as unknown as { held: IDBDatabase }).held = opening.result;
            resolve();
          };
        }),
    );
    // The app of the next release: the same code, asking for one version more.
    await context.addInitScript(() => {
      const { open: really } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (name, version) {
        return really.call(this, name, name === 'cosmic-felt' && version ? version + 1 : version);
      };
    });
    const page = await open();
    await notice(page, 'Another window holds an older version').waitFor();
    await older.close();
    await way(page, 'Try again').click();
    await notice(page, 'Another window').waitFor({ state: 'hidden' });
    await seatGame(page, ['Ann', 'Bo'], 300);
    await tellTurn(page, '4442/5');
    expect((await storedSummary(page)).turn?.points).toBe(45);
  });
});

describe('a database that never answers', () => {
  it('is waited for so long, then the game goes on without it and comes into it later', async () => {
    context = await stage.browser.newContext(visitor);
    await context.addInitScript(() => {
      const { open: really } = IDBFactory.prototype;
      const fault = window as unknown as { silent: boolean };
      fault.silent = sessionStorage.getItem('answers') === null;
      IDBFactory.prototype.open = function (...args) {
        if (!fault.silent) return really.apply(this, args);
        const request = really.call(this, 'another database');
        // Nobody hears what it answers.
        request.addEventListener = () => {};
        return request;
      };
    });
    await context.clock.install();
    const page = await open();
    await context.clock.fastForward(9000);
    await notice(page, 'does not answer').waitFor();
    await seatGame(page, ['Ann', 'Bo'], 300);
    await tellTurn(page, '4442/5');
    await notice(page, 'does not answer').waitFor();
    await page.evaluate(() => {
      (window as unknown as { silent: boolean }).silent = false;
      sessionStorage.setItem('answers', 'yes');
    });
    await way(page, 'Try again').click();
    await notice(page, 'does not answer').waitFor({ state: 'hidden' });
    await tellTurn(page, 'X');
    await page.reload();
    await atRisk(page, 55).waitFor();
    expect((await storedSummary(page)).turn?.points).toBe(55);
  });
});

describe('a game deleted in another window', () => {
  async function deleteBeside(page: Page): Promise<void> {
    const other = await open(`${stage.site.address}#/new`);
    // Home only once the app has started: before, it would lead to the table that was left open.
    await other.locator('new-game-screen').waitFor();
    await other.goto(`${stage.site.address}#/`);
    await other
      .getByRole('button', { name: /delete/i })
      .first()
      .click();
    await other.getByRole('button', { name: 'Delete it', exact: true }).click();
    await notice(page, 'deleted in another window').waitFor();
  }

  it('is kept when the players say so', async () => {
    const page = await start();
    await tellTurn(page, '4442/5');
    await deleteBeside(page);
    await key(page, 'common', '5').click();
    await way(page, 'Keep it').click();
    await notice(page, 'deleted').waitFor({ state: 'hidden' });
    await tellTurn(page, 'X');
    expect((await storedSummary(page)).turn?.points).toBe(55);
  });

  it('stays deleted when they leave it', async () => {
    const page = await start();
    await tellTurn(page, '4442/5');
    await deleteBeside(page);
    await way(page, 'Home').click();
    await page.getByRole('button', { name: 'Start a game' }).waitFor();
    await expect(storedSummary(page)).rejects.toThrow('No game is stored');
    expect(await page.locator('table-screen').count()).toBe(0);
  });
});
