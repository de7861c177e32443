import { aTimeout, expect, fixture, html, waitUntil } from '@open-wc/testing';
import { TournamentDesk } from '../../../src/app/tournament/desk.ts';
import '../../../src/app/tournament/event-list.ts';
import type { EventList } from '../../../src/app/tournament/event-list.ts';
import { StoreFailure } from '../../../src/store/failure.ts';
import type { TournamentStore } from '../../../src/store/tournament-store.ts';
import { published } from '../../tournament/given.ts';
import { button, root, textOf } from './page-given.ts';
import { emptyStore, openDesk } from './held.ts';

describe('event-list', () => {
  let store: TournamentStore;

  beforeEach(async () => {
    store = await emptyStore();
  });
  afterEach(() => store.close());

  async function created(name: string, ...players: readonly string[]): Promise<string> {
    const desk = await openDesk(store, name, players);
    if (players.length > 1) await desk.tell(published(players.map((player) => player.toLowerCase())));
    desk.close();
    // What is newer was worked on at another moment.
    await aTimeout(5);
    return desk.id;
  }

  async function opened(): Promise<EventList> {
    const page = await fixture<EventList>(html`<event-list .store=${store}></event-list>`);
    await waitUntil(() => root(page).querySelector('ul, .welcome') !== null);
    return page;
  }

  const rows = (page: EventList) => [...root(page).querySelectorAll('li')];

  it('says in two sentences what it is while there is none', async () => {
    const page = await opened();
    expect(textOf(page)).to.contain('each keeps the score on its own phone').and.to.contain('no network');
    expect(button(page, 'New tournament').getAttribute('href')).to.equal('#/event/new');
    await expect(page).to.be.accessible();
  });

  it('has the one worked on last first, with its day, players and rounds', async () => {
    await created('Old <b>Fest</b>');
    const id = await created('New Fest', 'Ann', 'Bo', 'Cy');
    const page = await opened();
    expect(rows(page).map((row) => row.querySelector('b')?.textContent)).to.deep.equal([
      'New Fest',
      'Old <b>Fest</b>',
    ]);
    const [first, second] = rows(page);
    expect(first?.querySelector('.hint')?.textContent).to.equal('November 30, 2026 · 3 players · 1 round');
    expect(second?.querySelector('.hint')?.textContent).to.equal(
      'November 30, 2026 · 0 players · no round yet',
    );
    expect(first?.querySelector('a')?.getAttribute('href')).to.equal(`#/event/${id}/players`);
    await expect(page).to.be.accessible();
  });

  it('deletes one when it was asked, and says what goes', async () => {
    await created('Old Fest', 'Ann', 'Bo');
    await created('New Fest');
    const old = (await store.all()).find(({ name }) => name === 'Old Fest')?.id as string;
    const desk = (await TournamentDesk.open(store, old)) as TournamentDesk;
    const page = await opened();
    const bin = rows(page)[1]?.querySelector('button');
    bin?.click();
    await page.updateComplete;
    const question = rows(page)[1]?.textContent;
    expect(question).to.contain('“Old Fest” for good? Its list of 2 players goes');
    expect(question).to.contain('The games that were played for it stay');
    // What is pressed by mistake keeps it.
    expect(root(page).activeElement?.textContent).to.contain('Keep it');
    button(page, 'Keep it').click();
    await page.updateComplete;
    expect(root(page).activeElement).to.equal(bin);
    expect(await store.all()).to.have.length(2);
    bin?.click();
    await page.updateComplete;
    button(page, 'Delete it').click();
    await waitUntil(() => rows(page).length === 1);
    expect((await store.all()).map(({ name }) => name)).to.deep.equal(['New Fest']);
    expect(textOf(page)).to.contain('“Old Fest” is deleted.');
    // Its other windows hear of it.
    await waitUntil(() => desk.removed);
    desk.close();
    expect(root(page).activeElement).to.equal(button(page, 'New tournament'));
  });

  it('says when the tournaments cannot be read', async () => {
    const broken = { ...store, all: () => Promise.reject(new StoreFailure('full')) };
    const page = await fixture<EventList>(html`<event-list .store=${broken}></event-list>`);
    await waitUntil(() => root(page).querySelector('.alert') !== null);
    expect(button(page, 'New tournament')).to.exist;
  });
});
