import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../src/app/felt-app.ts';
import { RULEBOOK } from '../../src/engine/settings.ts';
import type { FeltApp } from '../../src/app/felt-app.ts';

/** The code of a screen has to be fetched. */
const SLOWLY = { timeout: 10_000 };

describe('felt-app', () => {
  async function opened(): Promise<FeltApp> {
    const app = await fixture<FeltApp>(html`<felt-app></felt-app>`);
    await waitUntil(
      () => app.shadowRoot?.querySelector('home-screen')?.shadowRoot?.querySelector('h1'),
      'home',
      SLOWLY,
    );
    return app;
  }

  it('shows the name of the app as its only first heading', async () => {
    const app = await opened();
    const headings = app.shadowRoot?.querySelector('home-screen')?.shadowRoot?.querySelectorAll('h1') ?? [];
    expect([...headings].map((heading) => heading.textContent?.trim())).to.deep.equal(['Cosmic Felt']);
  });

  it('leads back from the game of a tournament’s table to the page of that table', async () => {
    const app = await opened();
    const page = '#/event/nowhere/table/1/1';
    location.hash = page;
    const event = () => app.shadowRoot?.querySelector('event-screen');
    await waitUntil(event, 'the tournament', SLOWLY);
    const table = {
      event: 'nowhere',
      name: 'Nowhere',
      seating: 'first',
      final: false,
      round: 0,
      table: 0,
      rulesVersion: 1,
    };
    const detail = {
      seats: ['Ann', 'Bo'].map((name) => ({ name, marker: 'disc' })),
      rules: RULEBOOK,
      takenUp: null,
      table,
    };
    event()?.dispatchEvent(new CustomEvent('start-table', { detail }));
    await waitUntil(() => app.shadowRoot?.querySelector('table-screen'), 'the table', SLOWLY);
    expect(location.hash).to.contain('#/game/first-1');
    history.back();
    await waitUntil(event);
    expect(location.hash).to.equal(page);
    location.hash = '#/';
    await waitUntil(() => app.shadowRoot?.querySelector('home-screen'), 'home', SLOWLY);
  });

  it('is accessible', async () => {
    const app = await opened();
    await expect(app).to.be.accessible();
  });
});
