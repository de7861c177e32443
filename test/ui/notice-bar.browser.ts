import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../src/ui/notice-bar.ts';
import type { NoticeBar } from '../../src/ui/notice-bar.ts';

describe('notice-bar', () => {
  const ways = [
    { name: 'keep', words: 'Keep it' },
    { name: 'leave', words: 'Home' },
  ] as const;

  it('offers its ways and tells which is taken', async () => {
    const bar = await fixture<NoticeBar>(html`<notice-bar .text=${'Gone.'} .ways=${ways}></notice-bar>`);
    const buttons = [...(bar.shadowRoot?.querySelectorAll('button') ?? [])];
    expect(buttons.map((button) => button.textContent)).to.deep.equal(['Keep it', 'Home']);
    for (const button of buttons) expect(button.getBoundingClientRect().height).to.be.at.least(44);
    setTimeout(() => buttons[1]?.click());
    const { detail } = await oneEvent(bar, 'notice-way');
    expect(detail).to.equal('leave');
    await expect(bar).to.be.accessible();
  });

  it('has no button while it says nothing', async () => {
    const bar = await fixture<NoticeBar>(html`<notice-bar .ways=${ways}></notice-bar>`);
    expect(bar.shadowRoot?.querySelector('button')).to.equal(null);
    expect(bar.getBoundingClientRect().height).to.equal(0);
  });
});
