/** The table by geometry, on the built app: nothing lies on anything, leaves anything, or moves a key. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { examine, type Geometry, type Look, SIZES } from './geometry.ts';
import { useHome, useStage } from './stage.ts';
import { action, openMenu, seatGame, settled, tellTurn } from './table.ts';

type Size = readonly [width: number, height: number];

const device = { hasTouch: true, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

const stage = useStage();
const home = useHome(stage, device);
let page: Page;

async function open() {
  page = await home();
}

const FOUR = ['Ann', 'Bo', 'Cy', 'Dee'];
const TWELVE = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo', 'Kay', 'Lou'];
const LONG = ['Ada', 'Bea', 'Coo', 'Dot'].map((name) => `${name}${'lovelace'.repeat(5)}`.slice(0, 40));

/** The keys at each size, as the first state had them. */
class Keys {
  private readonly first = new Map<string, Geometry['keys']>();

  moved(size: string, keys: Geometry['keys']): string[] {
    const first = this.first.get(size) ?? keys;
    this.first.set(size, first);
    return Object.entries(keys).flatMap(([name, rect]) => {
      const was = first[name];
      const still = was?.every((value, place) => Math.abs(value - (rect[place] as number)) <= 0.1);
      return still ? [] : [`${name} moved from ${String(was)} to ${String(rect)}`];
    });
  }
}

let turnOf = 0;

/** Faults of the state that the page is in, at each size; light and dark take turns. */
async function faultsAt(sizes: readonly Size[], keys: Keys | null, look: Look = {}): Promise<string[]> {
  const found: string[] = [];
  const colorScheme = turnOf++ % 2 === 0 ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme });
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const geometry = await examine(page, look);
    const size = `${width}×${height}`;
    for (const fault of geometry.faults) found.push(`${size} ${colorScheme}: ${fault}`);
    for (const fault of keys?.moved(size, geometry.keys) ?? []) found.push(`${size}: ${fault}`);
  }
  return found;
}

/** Twice the text, or as before: what a reader's own text size does to lengths in rem. */
const enlargeText = (large: boolean): Promise<void> =>
  page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    large ? '200%' : '',
  );

/** The states of one game, each behind the turn that leads to it. */
async function walk(
  states: readonly (readonly [state: string, tokens: string])[],
  sizes: readonly Size[],
  keys: Keys | null,
  look: Look = {},
) {
  const found: Record<string, readonly string[]> = {};
  for (const [state, tokens] of states) {
    if (tokens !== '') {
      // Played where all of the pad is in view.
      await page.setViewportSize({ width: 390, height: 844 });
      await tellTurn(page, tokens);
    }
    const faults = await faultsAt(sizes, keys, look);
    if (faults.length > 0) found[state] = faults;
  }
  expect(found).toEqual({});
}

/** Each state of the table, behind what leads to it from the one before. */
const GAME = [
  ['empty', ''],
  ['free to stop', 'total 380 total 215 total 255 total 35 XX43/2'],
  ['obliged twice', 'wimp 4462/S'],
  ['the flash matched', 'wimp 4442/5 4'],
  ['choice of a pair', 'wimp wimp 4466/S'],
  ['last licks', 'wimp total 285 XX43/2'],
  ['choice in last licks', 'wimp X362/S'],
] as const;

/** The states that need most room. */
const LARGE = [
  ['empty', ''],
  ['obliged twice', 'total 40 total 215 total 255 total 35 wimp 4462/S'],
  ['choice of the Sun', 'wimp X362/S'],
  ['last licks', 'wimp total 465 XX43/2'],
] as const;

// Some seconds each; many where other work takes the processor.
describe('the table', { timeout: 180_000 }, () => {
  const keys = new Keys();

  it('holds in a game of four from the first throw to the last licks', async () => {
    await open();
    await seatGame(page, FOUR, 500);
    await walk(GAME, SIZES, keys);
  });

  it('holds with twelve players and 5,000 spots', async () => {
    await open();
    await seatGame(page, TWELVE, 5000);
    await walk(
      [
        ['two on the board', 'total 4000 total 1315'],
        ['the third obliged', '4442/5'],
      ],
      SIZES,
      keys,
    );
  });

  it('holds with names of 40 letters', async () => {
    await open();
    await seatGame(page, LONG, 5000);
    await walk(
      [
        ['obliged by a name', 'total 1235 total 1280 wimp wimp 4442/5'],
        ['choice', 'wimp X362/S'],
      ],
      SIZES,
      keys,
      { long: true },
    );
  });

  it('lets nothing jump when a choice comes and goes', async () => {
    await open();
    await page.setViewportSize({ width: 390, height: 844 });
    await seatGame(page, FOUR, 500);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    await tellTurn(page, 'X362/S');
    await page.locator('choice-bar').waitFor();
    // A shift is told with the frame after it.
    await page.waitForTimeout(500);
    // The three cubes that are left.
    await tellTurn(page, '346');
    await page.locator('choice-bar').waitFor({ state: 'detached' });
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });

  it('holds with text of twice the size, at a zoom of 400 %, and on screens lower than any phone', async () => {
    await open();
    await seatGame(page, FOUR, 500);
    const large = [SIZES[0], SIZES[2], SIZES[5]];
    const low = [
      [320, 256],
      [320, 454],
      [667, 340],
    ] as const;
    const fixed = new Keys();
    const found: Record<string, readonly string[]> = {};
    for (const [state, tokens] of LARGE) {
      await page.setViewportSize({ width: 390, height: 844 });
      if (tokens) await tellTurn(page, tokens);
      const scrolls = { scrolls: true };
      const faults = await faultsAt(low, null, scrolls);
      await enlargeText(true);
      // The page scrolls behind the pad, which stays; where it is too low for that the pad scrolls too.
      faults.push(
        ...(await faultsAt(large, fixed, scrolls)),
        ...(await faultsAt([[844, 390]], null, scrolls)),
      );
      await enlargeText(false);
      if (faults.length > 0) found[state] = faults;
    }
    expect(found).toEqual({});
  });

  /** A house rule of one long word and some short ones. */
  async function propose() {
    await (await openMenu(page)).getByRole('button', { name: 'The rules' }).click();
    const rules = page.locator('rules-sheet');
    await rules
      .getByRole('textbox', { name: 'A house rule' })
      .fill(`${'x'.repeat(90)} ${'no phones '.repeat(10)}`);
    await rules.getByRole('button', { name: 'Propose this rule' }).click();
    await page.locator('agree-sheet').getByRole('button', { name: 'All agree' }).waitFor();
  }

  it('has sheets that hold on the smallest phone, zoomed, and with text of twice the size', async () => {
    await open();
    await seatGame(page, ['Ann', LONG[0] as string]);
    const sheets: readonly (readonly [name: string, open: () => Promise<unknown>])[] = [
      ['total', () => action(page, 'total').click()],
      ['why', () => page.locator('turn-panel button').click()],
      ['menu', () => openMenu(page)],
      ['rules', async () => (await openMenu(page)).getByRole('button', { name: 'The rules' }).click()],
      ['adjust', async () => (await openMenu(page)).getByRole('button', { name: 'Adjust a total' }).click()],
      ['leaves', async () => (await openMenu(page)).getByRole('button', { name: 'A player leaves' }).click()],
      // The last one: behind it the rules come back.
      ['agree', propose],
    ];
    const found: Record<string, readonly string[]> = {};
    for (const [name, show] of sheets) {
      await page.setViewportSize({ width: 390, height: 844 });
      if (name === 'why') await tellTurn(page, '4442/5');
      await show();
      await page.locator('dialog[open]').waitFor();
      const faults = await faultsAt(
        [
          [320, 568],
          [320, 256],
          [844, 390],
        ],
        null,
      );
      await enlargeText(true);
      faults.push(...(await faultsAt([[320, 568]], null)).map((fault) => `twice: ${fault}`));
      await enlargeText(false);
      if (faults.length > 0) found[name] = faults;
      await page.keyboard.press('Escape');
      await settled(page);
    }
    expect(found).toEqual({});
  });

  it('holds with a notice about the storage', async () => {
    page = await (await stage.browser.newContext(device)).newPage();
    page.setDefaultTimeout(10_000);
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('closed to this page', 'SecurityError');
      };
    });
    await page.goto(stage.site.address);
    await seatGame(page, FOUR, 500);
    const states = [
      ['obliged', 'total 215 4442/5'],
      ['choice', 'wimp X362/S'],
    ] as const;
    const small = SIZES.slice(0, 2);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [state, tokens] of states) {
      await tellTurn(page, tokens);
      expect([state, await faultsAt(SIZES.slice(2), keys)]).toEqual([state, []]);
      // The smallest have no room for it: the page scrolls behind the rail, which stays.
      expect([state, await faultsAt(small, keys, { scrolls: true })]).toEqual([state, []]);
      await page.setViewportSize({ width: 390, height: 844 });
    }
  });
});
