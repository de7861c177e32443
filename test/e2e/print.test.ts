/** The pages for paper: how many there are on A4 and Letter, and that nothing on them is cut. */
import { writeFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Print, PRINTS } from '../../src/app/tournament/event-routes.ts';
import { watch, type Watch } from './browser.ts';
import { useStage } from './stage.ts';
import { heldEvent, nameOf, storeEvent } from './stored-event.ts';
import { SETUP } from '../tournament/given.ts';

const FORMATS = ['A4', 'Letter'] as const;
/** Free of margins on the narrower of the two, A4: 190 mm at 96 px an inch. */
const WIDTH = 718;

describe('the pages for paper', () => {
  const stage = useStage();
  let context: BrowserContext;
  let page: Page;
  let seen: Watch;

  beforeAll(async () => {
    context = await stage.browser.newContext({
      serviceWorkers: 'block',
      viewport: { width: WIDTH, height: 900 },
    });
    page = await context.newPage();
    seen = watch(page, stage.site.origin);
    await page.goto(stage.site.address);
    await page.getByRole('button', { name: 'Start a game' }).waitFor();
  });
  afterAll(() => context.close());

  const show = async (what: Print): Promise<void> => {
    await page.goto(`${stage.site.address}#/event/festival/print/${what}`);
    await page.locator(`event-print .paper`).waitFor();
    await expect
      .poll(() =>
        page.locator('event-print').evaluate((print) => (print as Element & { what?: string }).what),
      )
      .toBe(what);
  };

  /** How many pages it has; with `PRINTS` set in the environment they are written there, to be looked at. */
  const pagesOf = async (what: Print, format: (typeof FORMATS)[number], event: string): Promise<number> => {
    const pdf = await page.pdf({ format, preferCSSPageSize: false });
    const folder = process.env.PRINTS;
    if (folder) await writeFile(`${folder}/${event}-${what}-${format}.pdf`, pdf);
    return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
  };

  /** What is wider than the page, or reaches out of the sheet that it stands on. */
  const cut = async (): Promise<readonly string[]> => {
    await page.emulateMedia({ media: 'print' });
    const found = await page.locator('event-print .paper').evaluate((paper, width) => {
      const out: string[] = [];
      for (const each of paper.querySelectorAll('*')) {
        const box = each.getBoundingClientRect();
        if (box.right > width + 1 || box.left < -1)
          out.push(`${each.className} ${each.textContent?.trim().slice(0, 30)}`);
      }
      for (const sheet of paper.querySelectorAll('.sheet')) {
        const { bottom } = sheet.getBoundingClientRect();
        for (const each of sheet.children)
          if (each.getBoundingClientRect().bottom > bottom + 1) out.push(`${each.className} below its sheet`);
      }
      return out;
    }, WIDTH);
    await page.emulateMedia({ media: null });
    return found;
  };

  it.each<[string, Parameters<typeof heldEvent>, Record<Print, number>]>([
    [
      'sixty players at tables of four',
      [60],
      { 'by-name': 2, 'by-table': 2, sheets: 15, slips: 2, standings: 3 },
    ],
    [
      'sixteen at tables of eight, to 5000',
      [16, { sizes: { min: 8, max: 8, preferred: 8 }, rules: { ...SETUP.rules, goal: 5000 } }],
      { 'by-name': 1, 'by-table': 1, sheets: 2, slips: 1, standings: 1 },
    ],
  ])('of %s are whole on both sizes', async (_, [players, change], most) => {
    await storeEvent(page, heldEvent(players, { ...SETUP, finalists: null, ...change }));
    await page.goto(stage.site.address);
    await page.reload();
    for (const what of PRINTS) {
      await show(what);
      expect([what, await cut()]).toEqual([what, []]);
      for (const format of FORMATS) {
        const pages = await pagesOf(what, format, String(players));
        if (what === 'sheets') expect([what, format, pages]).toEqual([what, format, most.sheets]);
        expect(pages, `${what} on ${format}`).toBeLessThanOrEqual(most[what]);
        expect(pages).toBeGreaterThan(0);
      }
      const text = (await page.locator('event-print .paper').textContent()) ?? '';
      for (const place of [0, 3, 7, players - 1]) expect(text).toContain(nameOf(place));
    }
    expect(await page.locator('event-print .paper').textContent()).toContain('After 1 round');
    // A context without workers says so.
    const errors = seen.errors.filter((error) => !error.includes('Service Worker'));
    expect([errors, seen.foreign]).toEqual([[], []]);
  });

  it('are chosen and printed from the screen, at 320 pixels too', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await show('by-name');
    await page.evaluate(() => {
      window.print = () => {
        dispatchEvent(new Event('beforeprint'));
        (window as unknown as { printed: string }).printed = document.title;
        dispatchEvent(new Event('afterprint'));
      };
    });
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await page.evaluate(() => (window as unknown as { printed: string }).printed)).toBe(
      'Felt Festival – Seating by name',
    );
    expect(await page.title()).not.toContain('Seating');
    for (const what of PRINTS) {
      await page.getByRole('combobox', { name: 'Page' }).selectOption(what);
      await page.waitForURL(new RegExp(`/print/${what}`));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    await page.getByRole('combobox', { name: 'Page' }).selectOption('by-table');
    await page.getByRole('combobox', { name: 'Round' }).selectOption({ label: 'Round 1' });
    await page.waitForURL(/\/print\/by-table\/1$/);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.locator('event-rounds').waitFor();
  });
});
