/**
 * What a screen reader finds on the screens, as text to be read: one file a state, in `trees/`. After a change that is
 * meant, write them anew with UPDATE_TREES=1 and read the difference as somebody would who does not see the screen.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visitor } from './browser.ts';
import { useStage } from './stage.ts';
import { action, calm, key, openMenu, playTurn, seatGame, settled, startGame, tellTurn } from './table.ts';

type AxNode = Awaited<ReturnType<typeof readNodes>>[number];

const stage = useStage();
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  context = await stage.browser.newContext({ ...visitor, reducedMotion: 'reduce' });
  page = await context.newPage();
  await page.addInitScript(listen);
  await page.goto(stage.site.address);
  await page.getByRole('button', { name: /start a game/i }).waitFor();
});
afterEach(() => context.close());

/** Compares a text with its file, or writes it. */
async function compare(name: string, text: string) {
  const file = new URL(`trees/${name}.txt`, import.meta.url);
  if (process.env.UPDATE_TREES === '1') await writeFile(file, text);
  else expect.soft(text, name).toBe(await readFile(file, 'utf8').catch(() => ''));
}

const readNodes = async (session: CDPSession) =>
  (await session.send('Accessibility.getFullAXTree')).nodes.filter(({ role }) => role !== undefined);

/** Their name says all that is inside them. */
const LEAVES = new Set([
  'button',
  'checkbox',
  'heading',
  'image',
  'link',
  'radio',
  'spinbutton',
  'term',
  'textbox',
]);
/** Boxes without a meaning of their own. */
const UNTOLD = new Set(['generic', 'none', 'InlineTextBox', 'LineBreak', 'Legend', 'LabelText']);
/** Their text is the name of a control or a group, which has said it. */
const NAMES = new Set(['Legend', 'LabelText']);
const ROLES: Readonly<Record<string, string>> = {
  RootWebArea: 'page',
  sectionheader: 'header',
  sectionfooter: 'footer',
  banner: 'header',
  contentinfo: 'footer',
  DescriptionList: 'list of terms',
};

/** The tree of Chromium, which knows what is hidden, inert and named how: a line for each thing that is told. */
async function treeOf(where: Page): Promise<string> {
  // The felt is drawn a frame behind the rest.
  await where.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  const session = await where.context().newCDPSession(where);
  const nodes = await readNodes(session);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  let text: string[] = [];

  /** Text that stands side by side is told in one breath. */
  const flush = (depth: number) => {
    const said = text
      .join(' ')
      .replace(/\s+/g, ' ')
      .replace(/ ([,.])/g, '$1')
      .trim();
    if (said !== '') lines.push(`${'  '.repeat(depth)}${said}`);
    text = [];
  };

  const walk = async (node: AxNode, depth: number, inName = false): Promise<void> => {
    const role = String(node.role?.value);
    if (role === 'StaticText') {
      if (!inName) text.push(String(node.name?.value));
      return;
    }
    const told = !node.ignored && !UNTOLD.has(role);
    if (told) {
      flush(depth);
      lines.push('  '.repeat(depth) + (await lineOf(session, node)));
    }
    if (LEAVES.has(role)) return;
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) await walk(child, told ? depth + 1 : depth, inName || NAMES.has(role));
    }
    if (told) flush(depth + 1);
  };
  const root = nodes.find(({ parentId }) => parentId === undefined);
  if (root) await walk(root, 0);
  await session.detach();
  return `${lines.map(withoutDay).join('\n')}\n`;
}

/** Role, name, and what it is at the moment. */
async function lineOf(session: CDPSession, node: AxNode): Promise<string> {
  const role = String(node.role?.value);
  const name = String(node.name?.value ?? '');
  const has = Object.fromEntries((node.properties ?? []).map((each) => [each.name, each.value.value]));
  const states = [
    ...(['disabled', 'modal', 'readonly'] as const).filter((state) => has[state] === true),
    ...(['pressed', 'checked', 'expanded'] as const).flatMap((state) => {
      const value = has[state];
      return value === undefined ? [] : [String(value) === 'true' ? state : `not ${state}`];
    }),
    ...(has.invalid === 'true' ? ['invalid'] : []),
    ...(role === 'heading' ? [`level ${String(has.level)}`] : []),
    ...((await isCurrent(session, node)) ? ['current'] : []),
    ...(node.value?.value !== undefined ? [`value ${JSON.stringify(node.value.value)}`] : []),
    ...(node.description?.value ? [`described ${JSON.stringify(node.description.value)}`] : []),
  ];
  return [ROLES[role] ?? role, name && JSON.stringify(name), states.length > 0 && `[${states.join(', ')}]`]
    .filter(Boolean)
    .join(' ');
}

/** The protocol does not tell of aria-current. */
async function isCurrent(session: CDPSession, { role, backendDOMNodeId }: AxNode): Promise<boolean> {
  if (role?.value !== 'listitem' || backendDOMNodeId === undefined) return false;
  const { node } = await session.send('DOM.describeNode', { backendNodeId: backendDOMNodeId });
  const { attributes = [] } = node;
  return attributes.includes('aria-current') && attributes[attributes.indexOf('aria-current') + 1] === 'true';
}

const withoutDay = (line: string): string =>
  line.replace(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}\b/g, '<day>');

const tree = async (state: string, where = page) => compare(state, await treeOf(where));

async function closeSheet() {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

const fromMenu = async (name: string) => (await openMenu(page)).getByRole('button', { name }).click();

/** Notes what the live regions say, on every screen: for a page before it has loaded. */
function listen() {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  const note = (changes: readonly MutationRecord[]) => {
    const changed = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement));
    // What comes into the page with its text is not announced, only what changes there.
    const regions = new Set(changed.map((element) => element?.closest('[role=status], [role=alert]')));
    for (const region of regions) {
      const text = region?.textContent?.trim();
      if (text) heard.push(text);
    }
  };
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    new MutationObserver(note).observe(root, { characterData: true, childList: true, subtree: true });
    return root;
  };
}

const heardSince = (): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));

/** Throws in the notation, actions, and ways to settle a throw. */
const STORY = [
  ...['4442/5', '4', '4', 'X', '5X23/6', 'bank'],
  ...['X362/S', 'Sun is 5', 'undo', 'redo', 'wellenda', 'wellenda', 'wimp'],
  ...['total 40', '6666/6'],
];

describe('what a screen reader finds', { timeout: 180_000 }, () => {
  it('is what its files say, from the first visit to the end of a game', async () => {
    await tree('home-empty');
    await page.getByRole('button', { name: /start a game/i }).click();
    const field = page.getByRole('textbox', { name: 'Name of the new player' });
    for (const name of ['Ann', 'Bo']) {
      await field.fill(name);
      await field.press('Enter');
    }
    await tree('new-game');
    await page.getByRole('button', { name: 'Back', exact: true }).click();

    await seatGame(page, ['Ann', 'Bo'], 100);
    const address = page.url();
    await tree('table-fresh');
    await key(page, 'common', '4').click();
    await key(page, 'common', '4').click();
    await key(page, 'common', 'X').click();
    await settled(page);
    await tree('table-mid-throw');
    await page.locator('cube-tray button').last().click();
    await key(page, 'common', '4').click();
    await key(page, 'common', '2').click();
    await key(page, 'sun', '5').click();
    await settled(page);
    await tree('table-obliged');
    await page.locator('turn-panel button').click();
    await page.getByRole('heading', { name: 'Why?' }).waitFor();
    await tree('why');
    await closeSheet();
    await openMenu(page);
    await tree('menu');
    await page.locator('menu-sheet').getByRole('button', { name: 'Seats and players' }).click();
    await tree('seats');
    await closeSheet();
    await playTurn(page, 'wimp');

    await tellTurn(page, '4442/5 4');
    await tree('table-void');
    await tellTurn(page, 'wimp total 40 X362/S');
    await tree('table-choice');
    await tellTurn(page, 'X5-');
    await tree('table-free');
    await fromMenu('Table view');
    await page.locator('view-screen').waitFor();
    await tree('view');
    await page.getByRole('button', { name: 'Leave the table view' }).click();
    await page.locator('table-screen').waitFor();
    await fromMenu('Home');
    await page.locator('game-card').waitFor();
    await tree('home-under-way');
    await page.getByRole('button', { name: /^Back to the table/ }).click();

    await playTurn(page, 'bank');
    await action(page, 'total').click();
    await tree('total');
    await page.locator('total-sheet').getByRole('textbox').fill('110');
    await page.locator('total-sheet button[type="submit"]').click();
    await settled(page);
    await tree('table-ending');
    const follower = await context.newPage();
    await follower.goto(address);
    await follower.locator('view-screen score-board').waitFor();
    await tree('view-follower', follower);
    await page.bringToFront();
    await tellTurn(page, '5X23/6');
    await tree('table-ending-care');
    await playTurn(page, 'wimp');
    await page.getByRole('heading', { name: 'Ann wins' }).waitFor();
    await tree('end');
    await follower.bringToFront();
    await follower.getByRole('heading', { name: 'Ann wins' }).waitFor();
    await tree('view-ended', follower);
    await follower.close();
    await page.getByRole('button', { name: 'The sheet' }).click();
    await page.locator('sheet-screen').waitFor();
    await tree('sheet');
    await page.locator('score-sheet .line[data-place="7"]').click();
    await tree('history-step');
    await page.getByRole('button', { name: 'Amend…' }).click();
    await page.locator('history-amend').locator('cube-tray button').first().click();
    await tree('history-amend');
    await closeSheet();
    await page.getByRole('button', { name: 'As it was entered' }).click();
    await tree('history-trail');
    await page.goBack();
    await page.getByRole('button', { name: 'Home' }).click();
    await page.getByRole('button', { name: /rematch/i }).waitFor();
    await tree('home-played');
  });

  it('is announced step by step, each in one piece', async () => {
    await startGame(page, ['Ann', 'Bo'], 100);
    const story: string[] = ['start', ...(await heardSince()).map((said) => `  ${said}`)];
    for (const [place, step] of STORY.entries()) {
      // The same again at once would be taken for a finger that bounces.
      if (step === STORY[place - 1]) await calm(page);
      const way = /^Sun is|^Leave it/.test(step);
      if (way) await page.locator('choice-bar button', { hasText: step }).click();
      else if (step === 'undo' || step === 'redo') await action(page, step).click();
      else await playTurn(page, step);
      await settled(page);
      story.push(step, ...(await heardSince()).map((said) => `  ${said}`));
    }
    await page.getByRole('heading', { name: 'Bo wins' }).waitFor();
    await compare('announced', `${story.join('\n')}\n`);
  });
});
