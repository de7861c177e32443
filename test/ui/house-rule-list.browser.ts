import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../src/ui/house-rule-list.ts';
import type { HouseRuleList } from '../../src/ui/house-rule-list.ts';

const AGREED = [
  { v: 1, type: 'rules-changed', change: { spots: 'share' } },
  { v: 1, type: 'house-rule-agreed', text: 'no <i>phones</i>', agreed: ['Ann', 'Bo'], at: 5 },
] as const;

describe('house-rule-list', () => {
  const root = ({ shadowRoot }: HouseRuleList) => shadowRoot as ShadowRoot;
  const field = (list: HouseRuleList) => root(list).querySelector('input') as HTMLInputElement;
  const propose = (list: HouseRuleList) => (root(list).querySelector('.button') as HTMLElement).click();

  const shown = (adjustable: boolean) =>
    fixture<HouseRuleList>(
      html`<house-rule-list .agreed=${AGREED} ?adjustable=${adjustable}></house-rule-list>`,
    );

  it('shows what was agreed on as text, and the way to the points of a house rule', async () => {
    const list = await shown(true);
    const [change, rule] = [...root(list).querySelectorAll('li')].map((each) => each.textContent ?? '');
    expect(change).to.contain('Guiding Light: Taken spots: Yes, share the spot');
    expect(rule).to.contain('House rule: “no <i>phones</i>”; agreed by Ann and Bo, ');
    expect(root(list).querySelectorAll('li button')).to.have.lengthOf(1);
    setTimeout(() => (root(list).querySelector('li button') as HTMLElement).click());
    expect((await oneEvent(list, 'enter-effect')).detail).to.equal('no <i>phones</i>');
    expect(root(await shown(false)).querySelector('li button')).to.equal(null);
    await expect(list).to.be.accessible();
  });

  it('proposes a text of one line, and says what is wrong with another', async () => {
    const list = await shown(true);
    let proposed = 0;
    list.addEventListener('propose-house-rule', () => proposed++);
    for (const text of ['', '   ', 'x'.repeat(201), 'bell \u0007']) {
      field(list).value = text;
      propose(list);
      await list.updateComplete;
      expect(root(list).querySelector('.error')?.textContent).to.contain('one line');
      expect(root(list).activeElement).to.equal(field(list));
    }
    expect(proposed).to.equal(0);
    field(list).value = '  who sings gets 20 ';
    setTimeout(() => propose(list));
    expect((await oneEvent(list, 'propose-house-rule')).detail).to.equal('who sings gets 20');
  });
});
