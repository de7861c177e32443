import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { RULEBOOK } from '../../src/engine/settings.ts';
import '../../src/ui/agree-sheet.ts';
import type { AgreeSheet } from '../../src/ui/agree-sheet.ts';

const PLAYERS = [{ name: 'Ann' }, { name: 'Bo' }, { name: 'Cy' }];

describe('agree-sheet', () => {
  const root = ({ shadowRoot }: AgreeSheet) => shadowRoot as ShadowRoot;
  const buttons = (sheet: AgreeSheet) => [...root(sheet).querySelectorAll('button')];
  const main = (sheet: AgreeSheet) => root(sheet).querySelector('.main') as HTMLButtonElement;
  const said = (sheet: AgreeSheet) => root(sheet).textContent?.replace(/\s+/g, ' ') ?? '';

  async function press(sheet: AgreeSheet, name: string) {
    const button = buttons(sheet).find(({ textContent }) => textContent?.trim() === name);
    if (!button) throw new Error(`No ${name}`);
    button.click();
    await sheet.updateComplete;
  }

  async function opened(what: object, check = () => ''): Promise<AgreeSheet> {
    const sheet = await fixture<AgreeSheet>(
      html`<agree-sheet .players=${PLAYERS} .rules=${RULEBOOK}></agree-sheet>`,
    );
    Object.assign(sheet, { check, ...what });
    await sheet.updateComplete;
    sheet.open();
    await sheet.updateComplete;
    return sheet;
  }

  it('is settled only when everybody has tapped, one by one', async () => {
    const sheet = await opened({ change: { spots: 'share' } });
    let told = 0;
    sheet.addEventListener('change-rules', () => told++);
    expect(said(sheet)).to.contain('Taken spots: Yes, share the spot now: No, keep rolling');
    await press(sheet, 'Ann');
    await press(sheet, 'Cy');
    expect(main(sheet).textContent?.trim()).to.equal('Waiting for Bo');
    main(sheet).click();
    expect(told).to.equal(0);
    // A second tap takes the word back.
    await press(sheet, 'Cy');
    expect(main(sheet).textContent?.trim()).to.equal('Waiting for Bo and Cy');
    await press(sheet, 'Cy');
    await expect(sheet).to.be.accessible();
    await press(sheet, 'Bo');
    setTimeout(() => main(sheet).click());
    const { detail } = await oneEvent(sheet, 'change-rules');
    expect(detail).to.deep.equal({ change: { spots: 'share' }, agreed: ['Ann', 'Bo', 'Cy'] });
    main(sheet).click();
    expect(told).to.equal(1);
  });

  it('takes the word of all in one tap, names them, and puts the focus on what is next', async () => {
    const sheet = await opened({ change: null, text: 'no <b>phones</b>' });
    expect(said(sheet)).to.contain('“no <b>phones</b>”');
    await press(sheet, 'All agree');
    expect(root(sheet).activeElement).to.equal(main(sheet));
    expect(root(sheet).querySelectorAll('[aria-pressed="true"]')).to.have.lengthOf(3);
    setTimeout(() => main(sheet).click());
    const { detail } = await oneEvent(sheet, 'agree-house-rule');
    expect(detail).to.deep.equal({ text: 'no <b>phones</b>', agreed: ['Ann', 'Bo', 'Cy'] });
  });

  it('says why a change cannot be, and tells when nothing was agreed on', async () => {
    const sheet = await opened({ change: { goal: 600 } }, () => 'Not now.');
    await press(sheet, 'All agree');
    expect(root(sheet).querySelector('.error')?.textContent).to.equal('Not now.');
    let told = 0;
    sheet.addEventListener('change-rules', () => told++);
    main(sheet).click();
    expect(told).to.equal(0);
    setTimeout(() =>
      (root(sheet).querySelector('sheet-frame') as HTMLElementTagNameMap['sheet-frame']).close(),
    );
    await oneEvent(sheet, 'not-agreed');
    sheet.open();
    await sheet.updateComplete;
    expect(root(sheet).querySelectorAll('[aria-pressed="true"]')).to.have.lengthOf(0);
  });
});
