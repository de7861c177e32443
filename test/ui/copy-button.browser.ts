import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import type { CopyButton } from '../../src/ui/copy-button.ts';
import '../../src/ui/copy-button.ts';

const show = (): Promise<CopyButton> =>
  fixture<CopyButton>(html`<copy-button .text=${() => 'the game'} label="Copy"></copy-button>`);

/** Lets the clipboard take what is written, or refuse it, until the test is over. */
function withClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

async function press(copy: CopyButton): Promise<void> {
  copy.shadowRoot?.querySelector('button')?.click();
  await aTimeout(0);
  await copy.updateComplete;
}

const textOf = (copy: CopyButton, selector: string): string | undefined =>
  copy.shadowRoot?.querySelector(selector)?.textContent ?? undefined;

describe('copy-button', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

  it('has its name as plain text, which every screen reader finds', async () => {
    const copy = await show();
    expect(textOf(copy, 'button')).to.equal('Copy');
    expect(copy.shadowRoot?.querySelector('button > *')).to.equal(null);
  });

  it('copies, and says so to the eye and the ear', async () => {
    let copied = '';
    withClipboard((text) => {
      copied = text;
      return Promise.resolve();
    });
    const copy = await show();
    expect(textOf(copy, '[role=status]')).to.equal('');
    await press(copy);
    expect(copied).to.equal('the game');
    expect(textOf(copy, 'button')).to.equal('Copied');
    expect(textOf(copy, '[role=status]')).to.equal('Copied');
  });

  it('shows the text where the clipboard is closed', async () => {
    withClipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const copy = await show();
    await press(copy);
    expect(copy.shadowRoot?.querySelector('textarea')?.value).to.equal('the game');
  });
});
