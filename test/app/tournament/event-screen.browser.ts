import { expect, fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
import { TournamentDesk } from '../../../src/app/tournament/desk.ts';
import '../../../src/app/tournament/event-screen.ts';
import type { EventScreen } from '../../../src/app/tournament/event-screen.ts';
import { memoryStore } from '../../../src/store/memory-store.ts';
import type { TournamentStore } from '../../../src/store/tournament-store.ts';
import { tellEventChanged } from '../../../src/app/tournament/event-windows.ts';
import { entered, published, told, took } from '../../tournament/given.ts';
import { button, root, textOf } from './page-given.ts';
import { emptyStore, openDesk } from './held.ts';

describe('event-screen', () => {
  let store: TournamentStore;

  beforeEach(async () => {
    store = await emptyStore();
  });
  afterEach(() => store.close());

  async function created(name: string, ...players: readonly string[]): Promise<string> {
    const desk = await openDesk(store, name, players);
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

  /** Names are kept from turning what stands around them. */
  const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
  const labelled = (screen: EventScreen, label: string) =>
    [...root(screen).querySelectorAll<HTMLElement>('[aria-label]')].find(
      (each) => plain(each.ariaLabel ?? '') === label,
    );
  const press = (screen: EventScreen, label: string) => {
    const found = labelled(screen, label);
    if (!found) throw new Error(`No ${label}`);
    found.click();
  };
  const shows = (screen: EventScreen, text: string) =>
    waitUntil(() => plain(textOf(screen)).includes(text), text, { timeout: 8000 });
  const heading = (screen: EventScreen): string => root(screen).querySelector('h1')?.textContent ?? '';

  it('names the tournament, marks the page that is shown, and takes back the last fact', async () => {
    const screen = await opened(`${await created('Felt Festival', 'Ann', 'Bo')}/players`);
    expect(heading(screen)).to.equal('Felt Festival');
    expect(root(screen).querySelector('[aria-current=page]')?.textContent).to.equal('Players');
    press(screen, 'Undo: entering Bo');
    await shows(screen, 'Taken back: entering Bo');
    press(screen, 'Redo: entering Bo');
    await shows(screen, 'Done again: entering Bo');
    await expect(screen).to.be.accessible();
  });

  it('asks before a round goes whose results were taken back, and keeps it unless told to', async () => {
    const id = await created('Felt Festival', 'Ann', 'Bo');
    const desk = (await TournamentDesk.open(store, id)) as TournamentDesk;
    await desk.tell(published(['ann', 'bo']));
    await desk.tell(took(0, 0, told(['ann', 500], ['bo', 400])));
    const screen = await opened(`${id}/rounds`);
    press(screen, 'Undo: the result of Round 1, table 1');
    await shows(screen, 'Taken back: the result of Round 1, table 1');
    press(screen, 'Undo: the seating of Round 1');
    await shows(screen, 'Take back the seating of Round 1 too? 1 result of it');
    expect(root(screen).activeElement?.textContent).to.equal('Keep it');
    await expect(screen).to.be.accessible();
    button(screen, 'Keep it').click();
    await waitUntil(() => root(screen).querySelector('.question') === null);
    expect(root(screen).activeElement?.getAttribute('title')).to.contain('Undo');
    expect(textOf(screen)).not.to.contain('Taken back: the seating');
    press(screen, 'Undo: the seating of Round 1');
    await shows(screen, 'Take it back');
    // What another window tells meanwhile is what would go now.
    await desk.tell(entered('Cy'));
    await waitUntil(() => root(screen).querySelector('.question') === null);
    await desk.tell({ type: 'undone' });
    await desk.tell({ type: 'undone' });
    desk.close();
    await shows(screen, 'There is no round yet');
  });

  it('takes a round back when it was asked, and one without results at once', async () => {
    const id = await created('Felt Festival', 'Ann', 'Bo');
    const desk = (await TournamentDesk.open(store, id)) as TournamentDesk;
    await desk.tell(published(['ann', 'bo']));
    desk.close();
    const screen = await opened(`${id}/rounds`);
    press(screen, 'Undo: the seating of Round 1');
    await shows(screen, 'Taken back: the seating of Round 1');
    press(screen, 'Redo: the seating of Round 1');
    await shows(screen, 'Done again: the seating of Round 1');
    const other = (await TournamentDesk.open(store, id)) as TournamentDesk;
    await other.tell(took(0, 0, told(['ann', 500], ['bo', 400])));
    await other.tell({ type: 'undone' });
    other.close();
    await waitUntil(() => labelled(screen, 'Redo: the result of Round 1, table 1') !== undefined);
    press(screen, 'Undo: the seating of Round 1');
    await shows(screen, 'Take it back');
    button(screen, 'Take it back').click();
    await shows(screen, 'Taken back: the seating of Round 1');
    expect(root(screen).activeElement?.getAttribute('title')).to.contain('Undo');
  });

  for (const page of ['players', 'hand-in', 'wall'])
    it(`says on the page ${page} at once that another window has deleted the tournament`, async () => {
      const id = await created('Felt Festival', 'Ann', 'Bo');
      const screen = await opened(`${id}/${page}`);
      await store.remove(id);
      tellEventChanged(id);
      await shows(screen, 'This tournament was deleted in another window.');
      expect(root(screen).querySelector('nav, .whole, .bar div')).to.equal(null);
      expect(button(screen, 'All tournaments').getAttribute('href')).to.equal('#/event');
    });

  it('says that it is gone when something is told to it, in no words about games', async () => {
    const id = await created('Felt Festival', 'Ann');
    const screen = await opened(`${id}/players`);
    await store.remove(id);
    press(screen, 'Undo: entering Ann');
    await shows(screen, 'This tournament was deleted in another window.');
    expect(textOf(screen)).not.to.contain('game');
  });

  it('says that a tournament is not here, and leads to those that are', async () => {
    const screen = await opened('nowhere/players');
    await shows(screen, 'This tournament is not on this device.');
    expect(root(screen).querySelector('.page a')?.getAttribute('href')).to.equal('#/event');
    expect(root(screen).querySelector('nav')).to.equal(null);
  });

  it('offers a reload where the code of a page could not be loaded, and is well again on another', async () => {
    const id = await created('Felt Festival', 'Ann');
    const screen = await opened(`${id}/players`);
    const { load } = screen;
    screen.load = () => Promise.reject(new TypeError('no network'));
    for (const page of ['standings', 'wall']) {
      screen.path = `${id}/${page}`;
      await shows(screen, 'A part of the app could not be loaded.');
      const reload = oneEvent<CustomEvent<string>>(screen, 'notice-way');
      button(screen, 'Reload').click();
      expect((await reload).detail).to.equal('reload');
      expect(heading(screen)).to.equal('Felt Festival');
    }
    screen.load = load;
    screen.path = `${id}/players`;
    await shows(screen, 'Ann');
    expect(textOf(screen)).not.to.contain('could not be loaded');
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
