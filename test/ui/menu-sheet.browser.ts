import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../src/ui/menu-sheet.ts';
import type { MenuSheet } from '../../src/ui/menu-sheet.ts';

describe('menu-sheet', () => {
  async function opened(): Promise<MenuSheet> {
    const sheet = await fixture<MenuSheet>(html`<menu-sheet .leavers=${['Ann', 'Bo']}></menu-sheet>`);
    sheet.open();
    return sheet;
  }

  const focused = ({ shadowRoot }: MenuSheet): string => shadowRoot?.activeElement?.textContent ?? '';

  async function press(sheet: MenuSheet, text: string): Promise<void> {
    const buttons = [...(sheet.shadowRoot?.querySelectorAll('button') ?? [])];
    const button = buttons.find(({ textContent }) => textContent === text);
    if (!button) throw new Error(`No button ${text}`);
    button.focus();
    button.click();
    await sheet.updateComplete;
  }

  it('keeps the focus where a player is asked to leave, at the answer that loses nothing', async () => {
    const sheet = await opened();
    await press(sheet, 'A player leaves…');
    expect(focused(sheet)).to.equal('Ann');
    await press(sheet, 'Nobody');
    expect(focused(sheet)).to.equal('A player leaves…');
    await press(sheet, 'A player leaves…');
    await press(sheet, 'Bo');
    expect(focused(sheet)).to.equal('Stays');
    await expect(sheet).to.be.accessible();
    await press(sheet, 'Stays');
    expect(focused(sheet)).to.equal('A player leaves…');
  });

  it('says whose table of a tournament it is', async () => {
    const sheet = await opened();
    const line = () => sheet.shadowRoot?.querySelector('.table')?.textContent;
    expect(line()).to.equal(undefined);
    sheet.table = 'Felt Festival, round 2, table 5';
    await sheet.updateComplete;
    expect(line()).to.equal('Felt Festival, round 2, table 5');
    await expect(sheet).to.be.accessible();
  });

  it('tells who leaves once it was said again', async () => {
    const sheet = await opened();
    await press(sheet, 'A player leaves…');
    await press(sheet, 'Bo');
    setTimeout(() => void press(sheet, 'Bo leaves'));
    expect((await oneEvent(sheet, 'leave')).detail).to.equal('Bo');
  });
});
