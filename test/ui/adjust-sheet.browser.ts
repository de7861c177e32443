import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../src/ui/adjust-sheet.ts';
import type { AdjustmentView, AdjustSheet } from '../../src/ui/adjust-sheet.ts';

const check = ({ points, reason }: AdjustmentView): string =>
  points === 0 ? 'Give points.' : reason === '' ? 'Give a reason.' : '';

describe('adjust-sheet', () => {
  const find = <E extends Element>({ shadowRoot }: AdjustSheet, selector: string): E => {
    const found = shadowRoot?.querySelector<E>(selector);
    if (!found) throw new Error(`No ${selector}`);
    return found;
  };
  const points = (sheet: AdjustSheet): HTMLInputElement => {
    const field = find(sheet, 'number-stepper').shadowRoot?.querySelector('input');
    if (!field) throw new Error('No number');
    return field;
  };
  const reason = (sheet: AdjustSheet) => find<HTMLInputElement>(sheet, 'label input');
  const said = (sheet: AdjustSheet) => find(sheet, '.error').textContent?.trim();

  async function opened(): Promise<AdjustSheet> {
    const sheet = await fixture<AdjustSheet>(
      html`<adjust-sheet .players=${['Ann', 'Bo']} .check=${check}></adjust-sheet>`,
    );
    await open(sheet);
    return sheet;
  }

  async function open(sheet: AdjustSheet): Promise<void> {
    sheet.open();
    await sheet.updateComplete;
  }

  /** Fills all in but the points, and types those. */
  async function fill(sheet: AdjustSheet, typed: string): Promise<void> {
    const select = find<HTMLSelectElement>(sheet, 'select');
    select.value = 'Bo';
    select.dispatchEvent(new Event('change'));
    reason(sheet).value = 'sang';
    reason(sheet).dispatchEvent(new Event('input'));
    points(sheet).value = typed;
    points(sheet).dispatchEvent(new Event('change'));
    await sheet.updateComplete;
  }

  it('adjusts what is seen, and nothing while that is no adjustment', async () => {
    const sheet = await opened();
    let adjusted = 0;
    sheet.addEventListener('adjust', () => adjusted++);
    await fill(sheet, '20');
    await fill(sheet, '12');
    find<HTMLElement>(sheet, '.main').click();
    await sheet.updateComplete;
    expect(adjusted).to.equal(0);
    expect(points(sheet).value).to.equal('12');
    await fill(sheet, '15');
    setTimeout(() => find<HTMLElement>(sheet, '.main').click());
    const { detail } = await oneEvent(sheet, 'adjust');
    expect(detail).to.deep.equal({ player: 'Bo', points: 15, reason: 'sang' });
  });

  it('begins anew each time it is opened', async () => {
    const sheet = await opened();
    await fill(sheet, '12');
    find<HTMLElement>(sheet, '.main').click();
    find<HTMLElementTagNameMap['sheet-frame']>(sheet, 'sheet-frame').close();
    await open(sheet);
    expect(find<HTMLSelectElement>(sheet, 'select').value).to.equal('Ann');
    expect(points(sheet).value).to.equal('0');
    expect(points(sheet).getAttribute('aria-invalid')).to.equal('false');
    expect(reason(sheet).value).to.equal('');
    expect(said(sheet)).to.equal('');
  });
});
