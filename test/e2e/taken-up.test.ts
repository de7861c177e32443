import { describe, expect, it } from 'vitest';
import { summarizeTranscript } from '../../src/game/transcript.ts';
import { visitor } from './browser.ts';
import { useStage } from './stage.ts';
import { settled, storedSummary, tellTurn } from './table.ts';

const stage = useStage();

describe('a game that was begun without the phone', () => {
  it('goes on from the totals that were typed, from whoever throws next', async () => {
    const context = await stage.browser.newContext(visitor);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto(stage.site.address);
    await page.getByRole('button', { name: /^(start a game|new game)/i }).click();
    const field = page.getByRole('textbox', { name: 'Name of the new player' });
    for (const name of ['Ann', 'Bo', 'Cy']) {
      await field.fill(name);
      await field.press('Enter');
    }
    await page.getByRole('button', { name: /^A game already begun/ }).click();
    const total = async (name: string, points: number) => {
      const stepper = page.getByRole('spinbutton', { name: `Total of ${name}` });
      await stepper.fill(String(points));
      await stepper.press('Enter');
    };
    await total('Ann', 120);
    await total('Cy', 85);
    await page.getByRole('checkbox', { name: 'Bo is on the board' }).check();
    await page.getByRole('combobox', { name: 'Who throws next' }).selectOption('Cy');
    await page.getByRole('button', { name: 'Start: Cy throws first' }).click();
    await page.locator('table-screen').waitFor();
    await tellTurn(page, '5X24/6 bank');
    await settled(page);
    const read = summarizeTranscript(
      'players: Ann | Bo | Cy\nstandings: 120 | 0 on | 85\nup: Cy\nCy: 5X24/6 bank',
    );
    expect(read.ok && read.value).toEqual(await storedSummary(page));
    await context.close();
  });
});
