import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { inSchemes } from './axe.ts';
import { visitor } from './browser.ts';
import { useStage } from './stage.ts';
import { action, key, openMenu, seatGame, settled, storedSummary, tellTurn } from './table.ts';

const stage = useStage();
let context: BrowserContext;
let page: Page;

afterEach(() => context.close());

describe('every screen', { timeout: 180_000 }, () => {
  let found: Record<string, readonly string[]> = {};

  /** Lets axe look at a page as it stands: with all its rules once, at the contrast in the other schemes too. */
  async function axe(state: string, where = page) {
    // Only the page in front draws its frames.
    if (where !== page) await where.bringToFront();
    for (const [scheme, nodes] of Object.entries(await inSchemes(where)))
      if (nodes.length > 0) found[`${state}, ${scheme}`] = nodes;
    if (where !== page) await page.bringToFront();
  }

  async function open(prepare?: (page: Page) => Promise<unknown>) {
    found = {};
    context = await stage.browser.newContext({ ...visitor, reducedMotion: 'reduce' });
    page = await context.newPage();
    await prepare?.(page);
    await page.goto(stage.site.address);
    await page.getByRole('button', { name: /start a game/i }).waitFor();
  }

  async function closeSheet() {
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }

  const fromMenu = async (name: string) => (await openMenu(page)).getByRole('button', { name }).click();

  async function beside(address: string) {
    const window = await context.newPage();
    await window.goto(address);
    await window.locator('view-screen score-board').waitFor();
    await page.bringToFront();
    return window;
  }

  it('gives axe nothing to find in dark, light and forced colours', async () => {
    await open();
    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
    await page.getByRole('button', { name: /install/i }).waitFor();
    await axe('home, first visit');

    await page.getByRole('button', { name: /start a game/i }).click();
    const field = page.getByRole('textbox', { name: 'Name of the new player' });
    await field.waitFor();
    await axe('new game, nobody yet');
    for (const name of ['Ann', 'Ann']) {
      await field.fill(name);
      await field.press('Enter');
    }
    await page.locator('seat-list .grip').click();
    await page.getByRole('button', { name: /house rules/i }).click();
    await page.locator('house-rules fieldset').first().waitFor();
    await axe('new game, a name twice, house rules');
    await page.locator('seat-list .marker').click();
    await axe('new game, markers');
    await closeSheet();
    await page.getByRole('button', { name: 'Back', exact: true }).click();

    await seatGame(page, ['Ann', 'Bo'], 100);
    const address = page.url();
    await axe('table, fresh');
    await action(page, 'total').click();
    await page.locator('total-sheet').getByRole('textbox').fill('41');
    await axe('turn total, refused');
    await page.locator('total-sheet').getByRole('textbox').fill('40');
    await page.locator('total-sheet button[type="submit"]').click();
    await settled(page);

    await tellTurn(page, 'X362/S');
    await axe('table, choice');
    await page.locator('turn-panel button').click();
    await page.getByRole('heading', { name: 'Why?' }).waitFor();
    await axe('why');
    await closeSheet();
    await key(page, 'common', '5').click();
    await key(page, 'common', '3').click();
    await settled(page);
    await axe('table, two of three cubes told');
    await openMenu(page);
    await axe('menu');
    await page.locator('menu-sheet').getByRole('button', { name: 'A player leaves' }).click();
    await axe('menu, who leaves');
    await closeSheet();
    await action(page, 'undo').click();
    await action(page, 'undo').click();
    await tellTurn(page, 'wimp');

    await tellTurn(page, '4442/5');
    await axe('table, obliged');
    await tellTurn(page, '4');
    await axe('table, void');
    await tellTurn(page, 'X 5X23/6');
    await axe('table, free to stop');
    await fromMenu('The rules');
    const rules = page.locator('rules-sheet');
    await rules.locator('house-rules fieldset').first().waitFor();
    await rules.locator('input[name="spots"][value="bump"]').check({ force: true });
    await axe('rules, one changed');
    await rules.getByRole('button', { name: 'Propose it' }).click();
    await page.locator('agree-sheet').getByRole('button', { name: 'Ann', exact: true }).click();
    await axe('agree, one of two');
    await page.keyboard.press('Escape');
    await rules.getByRole('button', { name: 'Propose it' }).waitFor();
    await closeSheet();
    await fromMenu('Adjust a total');
    await page
      .locator('adjust-sheet')
      .getByRole('button', { name: /Take|Give|Adjust/ })
      .last()
      .click();
    await axe('adjust, refused');
    await closeSheet();
    await fromMenu('Seats and players');
    await page.locator('seats-sheet').getByRole('button', { name: 'Join' }).click();
    await axe('seats, nobody joins');
    await closeSheet();
    await fromMenu('Table view');
    await page.locator('view-screen').waitFor();
    await axe('table view');
    await page.goBack();
    await page.locator('table-screen').waitFor();
    await fromMenu('Home');
    await page.locator('game-card').waitFor();
    await axe('home, a game under way');
    await page.getByRole('button', { name: /^Back to the table/ }).click();

    await tellTurn(page, 'wimp');
    const follower = await beside(address);
    await axe('table view, another window keeps the score', follower);
    await tellTurn(page, 'total 105');
    await axe('table, last licks');
    await tellTurn(page, '5X23/6');
    await axe('table, stopping puts out');
    await axe('table view, last licks', follower);
    await tellTurn(page, 'wimp');
    await page.getByRole('heading', { name: 'Bo wins' }).waitFor();
    await axe('end');
    await follower.getByRole('heading', { name: 'Bo wins' }).waitFor();
    await axe('table view, ended', follower);
    await follower.close();
    await page.getByRole('button', { name: 'The sheet' }).click();
    await page.locator('sheet-screen').waitFor();
    await axe('sheet');
    await page.locator('score-sheet .line[data-place="4"]').click();
    await axe('sheet, a step');
    await page.getByRole('button', { name: 'Amend…' }).click();
    const amend = page.locator('history-amend');
    await amend.locator('cube-tray button').first().click();
    await axe('amend, a cube missing');
    await amend.getByText('Nothing: take it out').click();
    await axe('amend, a step breaks');
    await amend.getByRole('button', { name: /^Drop/ }).click();
    await axe('amend, cut');
    await closeSheet();
    await page.getByRole('button', { name: 'As it was entered' }).click();
    await axe('sheet, as it was entered');
    await page.goBack();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.locator('new-game-screen').waitFor();
    await axe('new game, rematch');
    await page.goBack();
    await page.getByRole('button', { name: 'Home' }).click();
    await page.getByRole('button', { name: /rematch/i }).waitFor();
    await axe('home, a game played');
    await page.getByRole('button', { name: /^Delete/ }).click();
    await axe('home, delete?');
    expect(found).toEqual({});
  });

  it('gives axe nothing to find on the bench, in the book, in practice and among rule sets either', async () => {
    await open();
    for (const [address, text] of [
      ['bench/2244/S', 'Which pair does the Sun make a flash?'],
      ['bench/26;pending=4', 'cannot be'],
      ['rules', 'Search the rules'],
      ['rules/flash', 'What if? On the bench'],
      ['rules/glossary', 'Back'],
      ['trainer', 'What is it worth'],
      ['rule-sets', 'Rule sets'],
    ] as const) {
      await page.goto(`${stage.site.address}#/${address}`);
      await page.getByText(text).first().waitFor();
      await axe(address);
    }
    expect(found).toEqual({});
  });

  it('greys what is refused where colours are forced', async () => {
    await open();
    await page.emulateMedia({ forcedColors: 'active' });
    await seatGame(page, ['Ann', 'Bo']);
    const coloursOf = (refused: boolean) =>
      page.locator(`action-bar [aria-disabled="${refused}"]`).evaluateAll((buttons) => {
        const probe = document.body.appendChild(document.createElement('p'));
        probe.style.color = 'GrayText';
        const grey = getComputedStyle(probe).color;
        probe.remove();
        const parts = buttons.flatMap((button) => [button, ...button.querySelectorAll('span')]);
        return [...new Set(parts.map((part) => getComputedStyle(part).color === grey))];
      });
    expect(await coloursOf(true)).toEqual([true]);
    expect(await coloursOf(false)).toEqual([false]);
  });

  it('gives it nothing either where nothing can be kept, and says so', async () => {
    await open((page) =>
      page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('closed to this page', 'SecurityError');
        };
      }),
    );
    await page
      .getByRole('alert')
      .filter({ hasText: /keeps nothing/ })
      .waitFor();
    await axe('home, with a notice');
    await seatGame(page, ['Ann', 'Bo']);
    await tellTurn(page, '4442/5');
    await axe('table, with a notice');
    expect(found).toEqual({});
  });
});

describe('by keyboard alone', { timeout: 180_000 }, () => {
  const KEYS: Readonly<Record<string, string>> = { bank: 'b', wimp: 'w', wellenda: 'l', void: 'v' };

  const keysOf = (token: string): string =>
    KEYS[token] ?? token.replaceAll('X', '0').replaceAll('S', 's').replace(/-.*$/, '-').replace('/', '');

  const exactly = (name: string): RegExp => new RegExp(`^${name.replace(/[?.+]/g, '\\$&')}$`);

  /** What has the focus, by its name, through all shadow roots; empty when nothing in the page has it. */
  function focused(): Promise<string> {
    return page.evaluate(async () => {
      // What goes takes the focus with it: the table takes it back within a frame.
      for (let frames = 0; frames < 2; frames++) await new Promise((drawn) => requestAnimationFrame(drawn));
      let inner = document.activeElement;
      while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement;
      if (inner === null || inner === document.body || inner === document.documentElement) return '';
      const name = inner.getAttribute('aria-label') ?? inner.textContent ?? '';
      return name.replace(/\s+/g, ' ').trim() || inner.localName;
    });
  }

  /** Where the focus comes to rest: on a busy machine a sheet or a screen is late. */
  const rests = (where: string | RegExp) =>
    expect.poll(focused, { timeout: 10_000 }).toMatch(typeof where === 'string' ? exactly(where) : where);

  /** Presses keys one by one; behind each of them something in the page has the focus. */
  async function press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await page.keyboard.press(key);
      if ((await focused()) === '')
        await expect.poll(focused, { message: `the focus after ${key}` }).not.toBe('');
    }
  }

  /** The control of this name, reached by Tab alone. */
  async function tabTo(name: string | RegExp): Promise<string> {
    const passed: string[] = [];
    for (let tabs = 0; tabs < 60; tabs++) {
      await page.keyboard.press('Tab');
      const where = await focused();
      if (typeof name === 'string' ? where === name : name.test(where)) return where;
      // Behind the last control Tab leaves the page for the browser, and comes back.
      passed.push(where);
    }
    throw new Error(`Tab never came to ${String(name)}, but to ${passed.join(', ')}`);
  }

  /** A key that leads to another screen, whose heading has the focus then. */
  async function go(key: string, screen: string, heading: string): Promise<void> {
    await page.keyboard.press(key);
    await page.locator(screen).waitFor();
    await rests(heading);
  }

  /** Types a turn in the notation: faces fill the common cubes first, then the Sun cube. */
  async function typeTurn(tokens: string) {
    for (const token of tokens.split(' ')) {
      await press(...keysOf(token));
      await settled(page);
    }
  }

  async function openHome() {
    context = await stage.browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    page = await context.newPage();
    await page.goto(stage.site.address);
    await page.getByRole('button', { name: /start a game/i }).waitFor();
  }

  async function openTable() {
    await openHome();
    await seatGame(page, ['Ann', 'Bo']);
  }

  it('a whole game is played to its winner, and the focus is never lost', async () => {
    await openHome();
    await press('Tab');
    await rests('Start a game');
    await go('Enter', 'new-game-screen', 'New game');
    await tabTo('Name of the new player');
    await press(...'Ann', 'Enter', ...'Bo');
    await press('Enter');
    await rests('Name of the new player');
    await tabTo(/^Start/);
    await go('Enter', 'table-screen', 'The table: Ann’s turn');

    // The first throw on the keys of the pad, which stay where they are when their cubes are told.
    await tabTo('4');
    await press('Enter', 'Enter', 'Space', 'Shift+Tab', 'Shift+Tab', 'Enter');
    await tabTo('Sun cube 5');
    await press('Enter');
    await rests('Sun cube 5');
    await settled(page);
    await typeTurn('X 5X23/6 bank');

    await typeTurn('X362/S');
    await tabTo(/^Sun is 5/);
    await press('Enter');
    await rests(/^Sun is 5/);
    // The choice goes when the next throw begins.
    await press('4');
    await rests('2');
    await tabTo('4: tap to change it');
    await press('Enter');
    await rests('2');
    await typeTurn('wimp');

    await tabTo('Undo');
    await press('Enter', 'Enter', 'Enter', 'Enter', 'Enter', 'Enter', 'Enter');
    await rests('Undo');
    await press('Tab');
    await rests('Redo');
    await press('Enter', 'Enter', 'Enter', 'Enter', 'Enter', 'Enter', 'Enter');
    await rests('Redo');
    await settled(page);
    await typeTurn('X---/- wimp');
    await typeTurn('5553/X 5 X 2346/S bank');
    await typeTurn('2346/2');
    await typeTurn('wellenda');
    await press(...'6666');
    await go('6', 'end-screen', 'Bo wins');
    await settled(page);
    const { players, winners } = await storedSummary(page);
    expect(players.map(({ banked }) => banked)).toEqual([70, 80]);
    expect(winners).toEqual(['Bo']);

    await tabTo(/^Reopen/);
    await go('Enter', 'table-screen', 'The table: Bo’s turn');
    await tabTo('Redo');
    await go('Enter', 'end-screen', 'Bo wins');
    await press('Shift+Tab');
    await rests('Home');
    await go('Enter', 'home-screen', 'Cosmic Felt');
  });

  it('every sheet gives the focus back to what opened it', async () => {
    await openTable();
    await press('Tab');
    await typeTurn('4442/5');
    const key = await tabTo('5');
    await press('?');
    await rests('Close');
    await press('Escape');
    await rests(key);
    const why = await tabTo(/Why\?$/);
    await press('Enter');
    await rests('Close');
    await press('Escape');
    await rests(why);
    await typeTurn('wimp');
    await tabTo('Turn total');
    await press('Enter');
    await rests('Points of the turn');
    await press(...'40', 'Enter');
    await rests('Turn total');
    await settled(page);

    await tabTo('Menu');
    await press('Enter');
    await rests('Close');
    await press('Escape');
    await rests('Menu');
    for (const sheet of ['The rules', 'Adjust a total', 'Seats and players']) {
      await press('Enter');
      await rests('Close');
      await tabTo(sheet);
      await press('Enter');
      await rests('Close');
      await press('Tab', 'Tab', 'Escape');
      await rests('Menu');
    }

    for (const [name, screen, heading, leave] of [
      ['Table view', 'view-screen', 'The table from afar: Ann’s turn', 'Leave the table view'],
      ['The sheet, corrections', 'sheet-screen', 'The sheet', 'Back'],
    ] as const) {
      await press('Enter');
      await rests('Close');
      await tabTo(name);
      await go('Enter', screen, heading);
      await tabTo(leave);
      await go('Enter', 'table-screen', 'The table: Ann’s turn');
      await tabTo('Menu');
    }
    await press('Enter');
    await rests('Close');
    await tabTo('Home');
    await go('Enter', 'home-screen', 'Cosmic Felt');
    await tabTo('Delete: Ann and Bo');
    await press('Enter');
    await rests('Close');
    await press('Escape');
    await rests('Delete: Ann and Bo');
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
