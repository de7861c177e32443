import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../src/app/felt-app.ts';
import type { FeltApp } from '../../src/app/felt-app.ts';

describe('felt-app', () => {
  async function opened(): Promise<FeltApp> {
    const app = await fixture<FeltApp>(html`<felt-app></felt-app>`);
    await waitUntil(() => app.shadowRoot?.querySelector('home-screen')?.shadowRoot?.querySelector('h1'));
    return app;
  }

  it('shows the name of the app as its only first heading', async () => {
    const app = await opened();
    const headings = app.shadowRoot?.querySelector('home-screen')?.shadowRoot?.querySelectorAll('h1') ?? [];
    expect([...headings].map((heading) => heading.textContent?.trim())).to.deep.equal(['Cosmic Felt']);
  });

  it('is accessible', async () => {
    const app = await opened();
    await expect(app).to.be.accessible();
  });
});
