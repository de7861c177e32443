import { expect, fixture, html } from '@open-wc/testing';
import '../../src/app/felt-app.ts';
import type { FeltApp } from '../../src/app/felt-app.ts';

describe('felt-app', () => {
  it('shows the name of the app as its only first heading', async () => {
    const app = await fixture<FeltApp>(html`<felt-app></felt-app>`);
    const headings = app.shadowRoot?.querySelectorAll('h1') ?? [];
    expect([...headings].map((heading) => heading.textContent)).to.deep.equal(['Cosmic Felt']);
  });

  it('is accessible', async () => {
    const app = await fixture<FeltApp>(html`<felt-app></felt-app>`);
    await expect(app).to.be.accessible();
  });
});
