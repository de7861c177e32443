import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visitor } from './browser.ts';
import { useStage } from './stage.ts';
import { calm, openMenu, settled, startGame, storedSummary, tellTurn } from './table.ts';

const stage = useStage();

async function visit(hash = ''): Promise<Page> {
  const page = await (await stage.browser.newContext(visitor)).newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(stage.site.address + hash);
  return page;
}

const openRules = async (page: Page) =>
  (await openMenu(page)).getByRole('button', { name: 'The rules' }).click();
const sheet = (page: Page, name: string) => page.locator(name);
/** Not at once: what comes under the finger that has just tapped takes no second tap for so long. */
async function press(page: Page, within: string, name: string) {
  await calm(page);
  await sheet(page, within).getByRole('button', { name, exact: true }).click();
}

describe('the Guiding Light', () => {
  it('changes a rule in mid-turn once all have tapped, and everything tells who they were', async () => {
    const page = await visit();
    await startGame(page, ['Ann', 'Bo']);
    // Bo would stop on Ann's spot, which is not allowed yet.
    await tellTurn(page, 'total 50');
    await tellTurn(page, '4442/6 X/6');
    await openRules(page);
    await sheet(page, 'rules-sheet').locator('input[name="spots"][value="share"]').check({ force: true });
    await press(page, 'rules-sheet', 'Propose it');
    // Thought better of, it is still there to be proposed.
    await sheet(page, 'agree-sheet').getByRole('button', { name: 'All agree' }).waitFor();
    await page.keyboard.press('Escape');
    await press(page, 'rules-sheet', 'Propose it');
    await press(page, 'agree-sheet', 'Ann');
    await sheet(page, 'agree-sheet').getByRole('button', { name: 'Waiting for Bo' }).click({ force: true });
    await press(page, 'agree-sheet', 'Bo');
    await press(page, 'agree-sheet', 'Play it so');
    await tellTurn(page, 'bank');
    await settled(page);
    expect((await storedSummary(page)).players.map(({ banked }) => banked)).toEqual([50, 50]);

    await openRules(page);
    const rules = sheet(page, 'rules-sheet');
    await rules.getByRole('textbox', { name: 'A house rule that is no setting' }).fill('who sings gets 20');
    await press(page, 'rules-sheet', 'Propose this rule');
    await press(page, 'agree-sheet', 'All agree');
    await press(page, 'agree-sheet', 'Play it so');
    await openRules(page);
    await press(page, 'rules-sheet', 'Enter its points… “who sings gets 20”');
    const adjust = sheet(page, 'adjust-sheet');
    expect(await adjust.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('who sings gets 20');
    await adjust.getByRole('spinbutton').fill('20');
    await adjust.getByRole('spinbutton').blur();
    await press(page, 'adjust-sheet', 'Give Ann 20');
    await settled(page);
    expect((await storedSummary(page)).players.map(({ banked }) => banked)).toEqual([70, 50]);

    await (await openMenu(page)).getByRole('button', { name: /sheet/i }).click();
    const told = page.locator('sheet-screen');
    await told
      .getByText(/^Guiding Light: Taken spots: Yes, share the spot; agreed by Ann and Bo, \d/)
      .waitFor();
    await told.getByText(/^House rule: “who sings gets 20”; agreed by Ann and Bo, \d/).waitFor();
    const text = await told.getByRole('region', { name: 'The game as text' }).innerText();
    expect(text).toMatch(/\n# rules\(spots=share\) agreed by Ann \| Bo, 20\d\d-\d\d-\d\d \d\d:\d\d UTC\n/);
    await page.context().close();
  });

  it('is saved as a rule set, which goes by its link to another phone and starts a game there', async () => {
    const page = await visit();
    await startGame(page, ['Ann', 'Bo'], 300, { spots: 'bump' });
    await openRules(page);
    await press(page, 'rules-sheet', 'Save as a rule set…');
    const save = sheet(page, 'rule-set-save');
    await save.getByRole('textbox', { name: 'Name' }).fill('Club night');
    await press(page, 'rule-set-save', 'Save');
    await save.getByText('Saved as “Club night”. You choose it in New game.').waitFor();
    await page.context().close();

    const other = await visit('#/rule-sets/Club%20night:short(spots=bump)');
    await other.getByText('Short game. Taken spots: Yes, and it sends them back').waitFor();
    await press(other, 'rule-sets-screen', 'Keep it');
    await other.getByText('Kept: Club night.').waitFor();
    await other.getByRole('link', { name: 'New game' }).click();
    const field = other.getByRole('textbox', { name: 'Name of the new player' });
    await field.fill('Cy');
    await field.press('Enter');
    // A look at the rule sets loses nobody.
    await other.getByRole('link', { name: /^Your rule sets/ }).click();
    await press(other, 'rule-sets-screen', 'Back');
    await other.getByRole('radio', { name: /^Club night: Short game/ }).check({ force: true });
    await other.getByRole('button', { name: /^Start: Cy/ }).click();
    await other.locator('table-screen').waitFor();
    await openRules(other);
    expect(await sheet(other, 'rules-sheet').locator('input[name="spots"][value="bump"]').isChecked()).toBe(
      true,
    );
    await other.context().close();
  });
});
