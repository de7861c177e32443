/** Plays on the built app as a player does: by taps and keys. Speaks the notation, as the transcripts do. */
import type { Locator, Page } from 'playwright-core';
import { RULEBOOK, type RulesChange } from '../../src/engine/settings.ts';
import type { Summary } from '../../src/game/summary.ts';
import type { MarkerId } from '../../src/ui/seating.ts';

/** Fills New game and starts: names in seat order, the goal, and a way of playing each setting by its value. */
export async function startGame(
  page: Page,
  names: readonly string[],
  goal?: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.getByRole('button', { name: /^(start a game|new game)/i }).click();
  const field = page.getByRole('textbox', { name: 'Name of the new player' });
  await field.waitFor();
  for (const name of names) {
    await field.fill(name);
    await field.press('Enter');
  }
  if (goal !== undefined) {
    const stepper = page.getByRole('spinbutton', { name: /goal/i }).first();
    await stepper.fill(String(goal));
    await stepper.press('Enter');
    await stepper.blur();
  }
  if (Object.keys(settings).length > 0) {
    await page.getByRole('button', { name: /house rules/i }).click();
    for (const [key, value] of Object.entries(settings)) {
      await page.locator(`house-rules input[name="${key}"][value="${value}"]`).check({ force: true });
    }
  }
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.locator('table-screen').waitFor();
}

/** The markers that New game gives, in its order. */
const MARKERS: readonly MarkerId[] = [
  ...(['disc', 'square', 'triangle', 'diamond', 'flower', 'hexagon'] as const),
  ...(['drop', 'cross', 'heart', 'arch', 'shield', 'cog'] as const),
];

/** Starts a game as New game does at its end, without the taps there: for tests that are about what comes then. */
export async function seatGame(
  page: Page,
  names: readonly string[],
  goal: number = RULEBOOK.goal,
  settings: RulesChange = {},
): Promise<void> {
  const detail = {
    seats: names.map((name, place) => ({ name, marker: MARKERS[place] })),
    rules: { ...RULEBOOK, goal, ...settings },
    takenUp: null,
  };
  await page.getByRole('button', { name: /^(start a game|new game)/i }).click();
  await page.locator('new-game-screen').evaluate((screen, started) => {
    screen.dispatchEvent(new CustomEvent('start-game', { detail: started, bubbles: true, composed: true }));
  }, detail);
  await page.locator('table-screen').waitFor();
}

/** Resolves when every step asked for is stored and shown. */
export async function settled(page: Page): Promise<void> {
  await page.locator('table-screen, end-screen').first().waitFor();
  await stored(page);
}

/** Resolves when every step asked for is stored, whichever screen of the game is shown. */
export function stored(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const app = document.querySelector('felt-app') as unknown as {
      session: { settled(): Promise<void> } | null;
    };
    await app.session?.settled();
  });
}

/** The summary of the newest game as the database has it. */
export function storedSummary(page: Page): Promise<Summary> {
  return page.evaluate(
    () =>
      new Promise<Summary>((resolve, reject) => {
        const opening = indexedDB.open('cosmic-felt');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const all = database.transaction('games').objectStore('games').getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            database.close();
            const records = all.result as { updated: number; summary: Summary }[];
            const newest = records.sort((a, b) => b.updated - a.updated)[0];
            if (newest) resolve(newest.summary);
            else reject(new Error('No game is stored'));
          };
        };
      }),
  );
}

/** The faces told of the half-entered throw, as the tray shows them. */
export function toldFaces(page: Page): Promise<readonly string[]> {
  return page.locator('cube-tray').evaluate((tray) => {
    const { hand } = (tray as unknown as { tray: { hand: { face: string; draft: number | null }[] } }).tray;
    return hand.filter(({ draft }) => draft !== null).map(({ face }) => face);
  });
}

const FACE_NAMES: Readonly<Record<string, string>> = { S: 'Sun', X: '10' };

export function key(page: Page, cube: 'common' | 'sun', face: string): Locator {
  const name = FACE_NAMES[face] ?? face;
  const group = page.getByRole('group', { name: cube === 'sun' ? 'Sun cube' : 'Common cubes' });
  return group.getByRole('button', { name: cube === 'sun' ? `Sun cube ${name}` : name, exact: true });
}

export const action = (page: Page, name: string): Locator =>
  page.locator(`action-bar button[data-action="${name}"]`);

/** Two taps in one place so soon after one another count once; people are slower. */
export const calm = (page: Page): Promise<void> => page.waitForTimeout(450);

export type Press = (button: Locator) => Promise<void>;
const tap: Press = (button) => button.click();

/** Enters a throw; its blanks with "rest blank". Returns the taps it took. */
async function enterThrow(page: Page, token: string, press: Press = tap): Promise<number> {
  const [faces = '', choice] = token.split('=');
  const [common = '', sun = ''] = faces.split('/');
  let taps = 0;
  for (const [cube, face] of [
    ...[...common].map((each) => ['common', each] as const),
    ...[...sun].map((each) => ['sun', each] as const),
  ]) {
    if (face === '-') continue;
    await press(key(page, cube, face));
    taps++;
  }
  if (faces.includes('-')) {
    await press(action(page, 'rest-blank'));
    taps++;
  }
  await settled(page);
  if (choice !== undefined) {
    const name = { 0: 'Leave it', X: 'Sun is 10', 5: 'Sun is 5', lick: 'Take a Last Lick' }[choice];
    const way = page.locator('choice-bar button', { hasText: name ?? `Flash of ${choice}s` });
    if ((await way.count()) > 0) await press(way);
    await settled(page);
  }
  return taps;
}

/** The tokens that are no throws, as the buttons and the commands are called. */
const ACTIONS: Readonly<Record<string, string>> = {
  bank: 'bank',
  wimp: 'wimpout',
  wellenda: 'wellenda',
  void: 'void',
};

/** Plays the tokens of a turn. Returns the taps that each throw took, by its token. */
export async function playTurn(
  page: Page,
  tokens: string,
  press: Press = tap,
): Promise<readonly [string, number][]> {
  const taps: [string, number][] = [];
  const words = tokens.split(' ');
  for (let place = 0; place < words.length; place++) {
    const word = words[place] as string;
    const named = ACTIONS[word];
    if (named !== undefined) await press(action(page, named));
    else if (word === 'total') await enterTotal(page, words[++place] as string);
    else taps.push([word, await enterThrow(page, word, press)]);
    await settled(page);
  }
  return taps;
}

/** Tells the session the tokens of a turn, each stored before the next: for tests that are not about the taps. */
export async function tellTurn(page: Page, tokens: string): Promise<void> {
  const words = tokens.split(' ');
  const commands = words.flatMap((word, place): readonly object[] => {
    if (word === 'total') return [{ type: 'total', points: Number(words[place + 1]) }];
    if (words[place - 1] === 'total') return [];
    return [word in ACTIONS ? { type: ACTIONS[word] } : { type: 'throw', throw: word }];
  });
  await settled(page);
  await page.evaluate(async (told) => {
    const { session } = document.querySelector('felt-app') as unknown as {
      session: { command(command: object): void; settled(): Promise<void> };
    };
    for (const command of told) {
      session.command(command);
      await session.settled();
    }
  }, commands);
  await settled(page);
}

async function enterTotal(page: Page, points: string): Promise<void> {
  await action(page, 'total').click();
  const sheet = page.locator('total-sheet');
  await sheet.getByRole('textbox').fill(points);
  await sheet.locator('button[type="submit"]').click();
}

export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.locator('menu-sheet');
  await menu.getByRole('heading', { name: 'Menu' }).waitFor();
  return menu;
}
