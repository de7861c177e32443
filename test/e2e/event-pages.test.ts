/** Every page of a tournament: nothing for axe to find, nothing that overflows, every control large enough. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { told, took } from '../tournament/given.ts';
import { tournamentEvent } from '../../src/tournament/tournament-log.ts';
import { inSchemes } from './axe.ts';
import { visitor, type Watch, watch } from './browser.ts';
import { follow } from './event.ts';
import { SIZES } from './geometry.ts';
import { useStage } from './stage.ts';
import { heldEvent, storeEvent } from './stored-event.ts';

/** Where each page is, and what says that it is there. */
const PAGES = [
  ['', 'event-list li'],
  ['/new', 'event-setup form'],
  ['/festival/players', 'event-players li'],
  ['/festival/rounds', 'event-rounds'],
  ['/festival/rounds/1', 'event-rounds'],
  ['/festival/seating', 'event-seating'],
  ['/festival/table/2/1', 'table-code qr-picture'],
  ['/festival/table/2/2', 'event-table copy-table'],
  ['/festival/table/1/1', 'event-table result-list'],
  ['/festival/hand-in', 'event-hand-in code-reader'],
  ['/festival/standings', 'event-standings tbody tr'],
  ['/festival/player/p6', 'event-player'],
  ['/festival/setup', 'event-setup event-files'],
  ['/festival/wall', 'event-wall button'],
  ['/festival/print/by-table', 'event-print .paper'],
] as const;

describe('every page of a tournament', { timeout: 180_000 }, () => {
  const stage = useStage();
  let context: BrowserContext;
  let page: Page;
  let seen: Watch;

  beforeAll(async () => {
    context = await stage.browser.newContext({ ...visitor, reducedMotion: 'reduce' });
    page = await context.newPage();
    seen = watch(page, stage.site.origin);
    await page.goto(stage.site.address);
    await page.locator('home-screen').waitFor();
    // The second table has two copies that differ.
    const players = heldEvent(26, { minutes: 50, finalists: 4 });
    const round = players.find((event) => event.type === 'round-published' && event !== players[2]);
    const last = players.at(-1);
    if (round === undefined || last?.type !== 'round-published') throw new Error('A round is missing');
    const seats = last.tables[1] ?? [];
    const copy = (more: number) => told(...seats.map((id, seat) => [id, 500 - 50 * seat + more] as const));
    await storeEvent(page, [
      ...players,
      tournamentEvent(took(1, 1, copy(0)), last.at + 1),
      tournamentEvent(
        { type: 'copy-kept', round: 1, table: 1, result: copy(5), game: null, flags: [] },
        last.at + 2,
      ),
    ]);
  });
  afterAll(() => context.close());

  async function show(path: string, there: string): Promise<void> {
    await follow(page, `#/event${path}`);
    await page.locator(there).first().waitFor();
  }

  it('gives axe nothing to find in dark, light and forced colours', async () => {
    const found: Record<string, readonly string[]> = {};
    for (const [path, there] of PAGES) {
      await show(path, there);
      for (const [scheme, nodes] of Object.entries(await inSchemes(page)))
        if (nodes.length > 0) found[`${path}, ${scheme}`] = nodes;
    }
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' });
    expect(found).toEqual({});
  });

  it.each(SIZES)('fits %i × %i, with every control large enough', async (width, height) => {
    await page.setViewportSize({ width, height });
    const faults: string[] = [];
    for (const [path, there] of PAGES) {
      await show(path, there);
      for (const fault of await page.evaluate(faultsInPage)) faults.push(`${path}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

  it('does so with text twice as large', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const faults: string[] = [];
    for (const [path, there] of PAGES) {
      await show(path, there);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const fault of await page.evaluate(faultsInPage)) faults.push(`${path}: ${fault}`);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    }
    expect(faults).toEqual([]);
    expect(seen).toEqual({ errors: [], foreign: [] });
  });
});

/** Runs in the page: what sticks out to a side, and which control is smaller than a finger. */
async function faultsInPage(): Promise<readonly string[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const all: Element[] = [];
  const collect = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      all.push(element);
      if (element.shadowRoot) collect(element.shadowRoot);
    }
  };
  collect(document);
  const nameOf = (element: Element): string =>
    `${element.localName}.${element.className} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`scrolls sideways: ${scrollWidth} in ${innerWidth}`);
  for (const element of all) {
    const control =
      element.matches('button, select, textarea, a[href]') ||
      (element.localName === 'input' && element.closest('label') === null);
    const box = element.getBoundingClientRect();
    if (!control || box.width === 0 || getComputedStyle(element).visibility === 'hidden') continue;
    if (box.left < -1 || box.right > innerWidth + 1) faults.push(`${nameOf(element)} sticks out`);
    // A link within a line of text is as high as the line (WCAG 2.5.8).
    const inLine = element.localName === 'a' && getComputedStyle(element).display === 'inline';
    if (!inLine && (box.height < 43.9 || box.width < 43.9))
      faults.push(`${nameOf(element)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
  }
  return faults;
}
