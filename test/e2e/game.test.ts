import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { summarizeTranscript } from '../../src/game/transcript.ts';
import { phone, readyOffline, visitor, watch } from './browser.ts';
import { Site } from './site.ts';
import { useStage } from './stage.ts';
import {
  action,
  openMenu,
  playTurn,
  seatGame,
  settled,
  startGame,
  storedSummary,
  tellTurn,
} from './table.ts';

const stage = useStage();
let site: Site;
let context: BrowserContext;
let page: Page;

async function open(base = '/', device = visitor) {
  site = await Site.started(base);
  context = await stage.browser.newContext(device);
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(site.address);
}
afterEach(async () => {
  await context.close();
  await site.stop();
});

/** A game of four to 100 with a flash, a void, a wreck, blanks, a Sun and the Last Licks chain. */
const TURNS: readonly (readonly [string, string])[] = [
  ['Ann', '4442/5 X 5X23/6 bank'],
  ['Bo', '2346/2'],
  ['Cy', '5553/X 5 X 2346/S bank'],
  ['Dee', 'total 35'],
  ['Ann', 'XX5X/2 /5 5236/2 bank'],
  ['Bo', 'wimp'],
  ['Cy', 'X---/- bank'],
  ['Dee', '25--/- wellenda 2S'],
];

const transcriptOf = (turns: readonly (readonly [string, string])[]): string =>
  ['rules: rulebook goal=100', 'players: Ann | Bo | Cy | Dee', ...turns.map((turn) => turn.join(': '))].join(
    '\n',
  );

function expected(text: string) {
  const read = summarizeTranscript(text);
  if (!read.ok) throw new Error(`${read.error.code} in line ${read.error.line}: ${read.error.token}`);
  return read.value;
}

const cubesOf = (token: string): number =>
  token.replace(/[/=].*$/, '').length + (token.includes('/') ? 1 : 0);

describe('a game tapped in', () => {
  it('goes to a winner of the last licks, a tap a cube at most', async () => {
    await open();
    const seen = watch(context, site.origin);
    await startGame(page, ['Ann', 'Bo', 'Cy', 'Dee'], 100);
    const taps: (readonly [string, number])[] = [];
    const turns = [...TURNS.slice(0, -1), ['Dee', '25--/- wimp'] as const];
    for (const [, tokens] of turns) taps.push(...(await playTurn(page, tokens)));
    for (const [token, count] of taps) expect([token, count <= cubesOf(token)]).toEqual([token, true]);
    expect(taps.find(([token]) => token === '25--/-')).toEqual(['25--/-', 3]);
    await page.getByRole('heading', { name: 'Ann wins' }).waitFor();
    const summary = await storedSummary(page);
    expect(summary).toEqual(expected(transcriptOf(turns)));
    expect(summary.winners).toEqual(['Ann']);
    expect(seen).toEqual({ errors: [], foreign: [] });
  });

  it('under a path of its own goes to the same winner', async () => {
    await open('/felt/');
    const seen = watch(context, site.origin);
    await startGame(page, ['Ann', 'Bo', 'Cy', 'Dee'], 100);
    const turns = [...TURNS.slice(0, -1), ['Dee', '25--/- wimp'] as const];
    // The taps are the same under every path: of those the first turn is enough.
    await playTurn(page, turns[0]?.[1] ?? '');
    for (const [, tokens] of turns.slice(1)) await tellTurn(page, tokens);
    await page.getByRole('heading', { name: 'Ann wins' }).waitFor();
    expect(await storedSummary(page)).toEqual(expected(transcriptOf(turns)));
    expect(seen).toEqual({ errors: [], foreign: [] });
  });
});

describe('the example of the notation', () => {
  beforeEach(() => open());

  it('tapped in reaches the summary it has as text', async () => {
    await startGame(page, ['Ann', 'Bo', 'Cy'], 300, { spots: 'share' });
    await playTurn(page, '4444/5 4 X 2366/S 5X 3346/2');
    await playTurn(page, '445X/X 4X bank');
    await playTurn(page, 'wellenda 266X/S wimp');
    await (await openMenu(page)).getByRole('button', { name: 'Adjust a total' }).click();
    const adjusting = page.locator('adjust-sheet');
    await adjusting.getByRole('combobox').selectOption('Bo');
    await adjusting.getByRole('spinbutton').fill('-5');
    await adjusting.getByRole('spinbutton').blur();
    await adjusting.getByRole('textbox', { name: 'Reason' }).fill('said please');
    await adjusting.getByRole('button', { name: 'Take 5 from Bo' }).click();
    await playTurn(page, '555X/2');
    await (await openMenu(page)).getByRole('button', { name: 'The rules' }).click();
    const rules = page.locator('rules-sheet');
    await rules.locator('input[name="spots"][value="bump"]').check({ force: true });
    await rules.getByRole('spinbutton', { name: /board|opening/i }).fill('50');
    await rules.getByRole('spinbutton', { name: /board|opening/i }).blur();
    await rules.getByRole('button', { name: 'Propose it' }).click();
    await page.locator('agree-sheet').getByRole('button', { name: 'All agree' }).click();
    await page.locator('agree-sheet').getByRole('button', { name: 'Play it so' }).click();
    await playTurn(page, '/S=5 X---/- bank');
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'A player leaves' }).click();
    await menu.getByRole('button', { name: 'Cy', exact: true }).click();
    await menu.getByRole('button', { name: 'Cy leaves' }).click();
    await playTurn(page, 'total 60');
    expect(await storedSummary(page)).toEqual(
      expected(`rules: rulebook goal=300 spots=share
players: Ann | Bo | Cy
Ann: 4444/5 4 X 2366/S 5X 3346/2
Bo: 445X/X 4X bank
Cy: wellenda 266X/S wimp
adjust: Bo -5 said please
Ann: 555X/2 rules(opening=50,spots=bump) /S=5 X---/- bank
leave: Cy
Bo: total 60`),
    );
  });
});

describe('without a network', () => {
  it('opens and plays on when the server is gone', async () => {
    await open('/', phone);
    await readyOffline(page);
    await seatGame(page, ['Ann', 'Bo'], 100);
    await tellTurn(page, '4442/5 X');
    await site.stop();
    await page.close();
    page = await context.newPage();
    await page.goto(site.address);
    await page.locator('table-screen').waitFor();
    await playTurn(page, '5X23/6 bank');
    await tellTurn(page, '2346/2');
    await (await openMenu(page)).getByRole('button', { name: 'The sheet' }).click();
    await page.locator('sheet-screen').waitFor();
    expect(await storedSummary(page)).toEqual(
      expected('rules: rulebook goal=100\nplayers: Ann | Bo\nAnn: 4442/5 X 5X23/6 bank\nBo: 2346/2'),
    );
  });
});

describe('undo and redo', () => {
  it('cross the end of a game and are always there', async () => {
    await open();
    await seatGame(page, ['Ann', 'Bo']);
    await playTurn(page, '6666/6');
    await page.getByRole('heading', { name: 'Ann wins' }).waitFor();
    await page.getByRole('button', { name: 'Reopen' }).click();
    await page.locator('table-screen').waitFor();
    expect((await storedSummary(page)).phase).toBe('play');
    await action(page, 'redo').click();
    await page.getByRole('heading', { name: 'Ann wins' }).waitFor();
    await settled(page);
    expect((await storedSummary(page)).winners).toEqual(['Ann']);
  });
});

describe('with a broken database', () => {
  it('says so in one sentence, plays on, and lets the game be copied', async () => {
    site = await Site.started();
    context = await stage.browser.newContext({
      ...visitor,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    page = await context.newPage();
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('closed to this page', 'SecurityError');
      };
    });
    await page.goto(site.address);
    await startGame(page, ['Ann', 'Bo'], 100);
    await playTurn(page, '4442/5');
    await page
      .getByRole('alert')
      .filter({ hasText: /keeps nothing/ })
      .waitFor();
    await page.getByRole('button', { name: 'Copy the game', exact: true }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'rules: rulebook goal=100\nplayers: Ann | Bo\nAnn: 2444/5\n',
    );
  });
});
