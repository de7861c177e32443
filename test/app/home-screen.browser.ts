import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../src/app/screens/home-screen.ts';
import type { HomeScreen } from '../../src/app/screens/home-screen.ts';
import { atTable, records, storedGame } from './stored-games.ts';

const { current, licks, long, nobody, shared, won } = storedGame;

const root = (element: Element): ShadowRoot => {
  if (!element.shadowRoot) throw new Error(`${element.localName} has drawn nothing`);
  return element.shadowRoot;
};

/** What stands on the screen, the card included, as one line. */
function textOf(home: HomeScreen): string {
  const card = root(home).querySelector('game-card');
  return [root(home), ...(card ? [root(card)] : [])]
    .map((each) => [...each.children].map((child) => child.textContent).join(' '))
    .join(' ')
    .replace(/\s+/g, ' ');
}

function button(home: HomeScreen, text: string): HTMLButtonElement {
  const card = root(home).querySelector('game-card');
  const buttons = [root(home), ...(card ? [root(card)] : [])].flatMap((each) => [
    ...each.querySelectorAll('button'),
  ]);
  const found = buttons.find((each) => `${each.ariaLabel ?? ''} ${each.textContent}`.includes(text));
  if (!found) throw new Error(`No button ${text}`);
  return found;
}

/** The event that pressing this button brings. */
async function press(home: HomeScreen, text: string, event: string): Promise<CustomEvent<{ id: string }>> {
  setTimeout(() => button(home, text).click());
  return oneEvent<CustomEvent<{ id: string }>>(home, event);
}

describe('home-screen', () => {
  it('leads to the data, and offers an installed app that is empty to bring them over', async () => {
    const home = await fixture<HomeScreen>(html`<home-screen></home-screen>`);
    await press(home, 'Your data', 'open-data');
    expect(textOf(home)).not.to.contain('Bring your data over');
    home.installed = true;
    await home.updateComplete;
    await press(home, 'Bring your data over', 'open-data');
    home.finished = [won.record];
    await home.updateComplete;
    expect(textOf(home)).not.to.contain('Bring your data over');
  });

  it('says on a first visit what the app does, and starts a game', async () => {
    const home = await fixture<HomeScreen>(html`<home-screen></home-screen>`);
    expect(textOf(home)).to.contain('keeps the score').and.not.to.contain('Rematch');
    await press(home, 'Start a game', 'new-game');
  });

  it('shows the game under way and leads back to its table', async () => {
    const home = await fixture<HomeScreen>(html`<home-screen .open=${[current.record]}></home-screen>`);
    const text = textOf(home);
    for (const part of ['Ann 380', 'Bo 215', 'Bo has 45 at risk', 'Must throw 1: clear the 4s', 'to 500'])
      expect(text.replace(/([a-z])(\d)/g, '$1 $2')).to.contain(part);
    const event = await press(home, 'Back to the table', 'resume');
    expect(event.detail).to.deep.equal({ id: 'current' });
  });

  it('says at which table of which tournament a game is played', async () => {
    const home = await fixture<HomeScreen>(
      html`<home-screen
        .open=${[atTable(current).record, atTable(long).record]}
        .finished=${[atTable(won).record, shared.record]}
        .finishedCount=${2}
      ></home-screen>`,
    );
    const said = textOf(home).split('Felt Festival').length - 1;
    expect(said).to.equal(3);
    expect(textOf(home).replace(/[\u2066-\u2069]/g, '')).to.contain('Felt Festival, round 2, table 5');
    expect(button(home, 'Bo won').ariaLabel).to.contain('table 5');
    await expect(home).to.be.accessible();
  });

  it('lists the other games under way, and says who leads in an ending', async () => {
    const home = await fixture<HomeScreen>(
      html`<home-screen .open=${[licks.record, long.record]}></home-screen>`,
    );
    expect(textOf(home)).to.contain('Last licks: Dee leads with 515').and.to.contain('Also under way');
    expect((await press(home, 'Maximiliana', 'resume')).detail.id).to.equal('long');
  });

  it('offers a rematch of the last finished game', async () => {
    const home = await fixture<HomeScreen>(
      html`<home-screen .finished=${[won.record, shared.record]} .finishedCount=${2}></home-screen>`,
    );
    expect((await press(home, 'Rematch', 'rematch')).detail).to.deep.equal({ id: 'won' });
  });

  it('lists finished games by who won, and opens their end', async () => {
    const home = await fixture<HomeScreen>(
      html`<home-screen .finished=${[won.record, nobody.record]} .finishedCount=${2}></home-screen>`,
    );
    expect(textOf(home)).to.contain('Bo won').and.to.contain('530').and.to.contain('Nobody won');
    expect((await press(home, 'Bo won 530', 'open-finished')).detail.id).to.equal('won');
  });

  it('has more to show only when there is more', async () => {
    const home = await fixture<HomeScreen>(
      html`<home-screen .finished=${records(10)} .finishedCount=${11}></home-screen>`,
    );
    await press(home, 'Show more', 'show-more');
    home.finishedCount = 10;
    await home.updateComplete;
    expect(textOf(home)).not.to.contain('Show more');
  });

  it('deletes a game only when the player says so twice', async () => {
    const home = await fixture<HomeScreen>(
      html`<home-screen .finished=${[won.record]} .finishedCount=${1}></home-screen>`,
    );
    let deleted = 0;
    home.addEventListener('delete-game', () => deleted++);
    button(home, 'Delete: Bo won').click();
    await home.updateComplete;
    button(home, 'Keep it').click();
    button(home, 'Delete: Bo won').click();
    await home.updateComplete;
    expect(deleted).to.equal(0);
    expect((await press(home, 'Delete it', 'delete-game')).detail).to.deep.equal({ id: 'won' });
    expect(root(home).activeElement?.textContent).to.contain('New game');
  });

  it('offers to install only where that is possible, and says what the store says', async () => {
    const home = await fixture<HomeScreen>(html`<home-screen notice="The phone is full."></home-screen>`);
    expect(textOf(home)).not.to.contain('Install');
    expect(root(home).querySelector('notice-bar')?.text).to.equal('The phone is full.');
    home.canInstall = true;
    await home.updateComplete;
    await press(home, 'Install', 'install');
  });

  it('is accessible, with one first heading', async () => {
    const home = await fixture<HomeScreen>(
      html`<home-screen .open=${[current.record, long.record]} .finished=${records(3)} .finishedCount=${9}></home-screen>`,
    );
    expect(root(home).querySelectorAll('h1')).to.have.length(1);
    await expect(home).to.be.accessible();
  });
});
