import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { TournamentDesk } from '../../../src/app/tournament/desk.ts';
import '../../../src/app/tournament/event-screen.ts';
import type { EventScreen } from '../../../src/app/tournament/event-screen.ts';
import { memoryStore } from '../../../src/store/memory-store.ts';
import { openTournamentStore, type TournamentStore } from '../../../src/store/tournament-store.ts';
import { entered, SETUP } from '../../tournament/given.ts';
import { button, find, root, textOf } from './page-given.ts';

describe('event-screen', () => {
  let store: TournamentStore;

  beforeEach(async () => {
    store = openTournamentStore();
    for (const { id } of await store.all()) await store.remove(id);
  });
  afterEach(() => store.close());

  async function created(name: string, ...players: readonly string[]): Promise<string> {
    const desk = await TournamentDesk.create(store, { ...SETUP, name });
    for (const player of players) await desk.tell(entered(player));
    desk.close();
    return desk.id;
  }

  async function opened(path: string): Promise<EventScreen> {
    const screen = await fixture<EventScreen>(
      html`<event-screen .path=${path} .games=${memoryStore()}></event-screen>`,
    );
    await waitUntil(() => root(screen).querySelector('.page, .whole') !== null, 'a page', {
      timeout: 8000,
    });
    return screen;
  }

  const press = (screen: EventScreen, label: string) =>
    find<HTMLButtonElement>(screen, `[aria-label="${label}"]`)?.click();
  const shows = (screen: EventScreen, text: string) =>
    waitUntil(() => textOf(screen).includes(text), text, { timeout: 8000 });
  const heading = (screen: EventScreen): string => root(screen).querySelector('h1')?.textContent ?? '';

  it('names the tournament, marks the page that is shown, and takes back the last fact', async () => {
    const screen = await opened(`${await created('Felt Festival', 'Ann', 'Bo')}/players`);
    expect(heading(screen)).to.equal('Felt Festival');
    expect(root(screen).querySelector('[aria-current]')?.textContent).to.equal('Players');
    press(screen, 'Undo entering players');
    await shows(screen, 'Taken back: entering players');
    press(screen, 'Redo entering players');
    await shows(screen, 'Done again: entering players');
    await expect(screen).to.be.accessible();
  });

  it('says that a tournament is not here, and leads to those that are', async () => {
    const screen = await opened('nowhere/players');
    await shows(screen, 'This tournament is not on this device.');
    expect(root(screen).querySelector('.page a')?.getAttribute('href')).to.equal('#/event');
    expect(root(screen).querySelector('nav')).to.equal(null);
  });

  it('shows no other tournament where one could not be read, and tries again', async () => {
    const [one, other] = [await created('One'), await created('Other')];
    const screen = await opened(`${one}/players`);
    await waitUntil(() => heading(screen) === 'One');
    const open = TournamentDesk.open;
    TournamentDesk.open = () => Promise.reject(new Error('no disk'));
    screen.path = `${other}/players`;
    await waitUntil(() => root(screen).querySelector('.alert') !== null);
    TournamentDesk.open = open;
    expect(heading(screen)).not.to.equal('One');
    expect(root(screen).querySelector('event-players, nav')).to.equal(null);
    button(screen, 'Try again').click();
    await waitUntil(() => heading(screen) === 'Other');
    expect(root(screen).querySelector('.alert')).to.equal(null);
  });
});
