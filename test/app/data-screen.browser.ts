import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../src/app/screens/data-screen.ts';
import { DataDesk, type Preview, type Way } from '../../src/app/data-desk.ts';
import type { DataScreen } from '../../src/app/screens/data-screen.ts';
import type { Safety } from '../../src/app/data-safety.ts';
import type { Backup } from '../../src/store/backup.ts';
import { StoreFailure } from '../../src/store/failure.ts';
import type { Found } from '../../src/store/restore.ts';
import { FIRST_LOOK } from '../../src/ui/look.ts';
import { storedGame } from './stored-games.ts';

const { won, current } = storedGame;
const backup: Backup = {
  saved: Date.UTC(2026, 10, 30, 12),
  app: '0.1.0',
  preferences: null,
  rows: {
    games: [won, current].map(({ record }) => [record.id, record]),
    events: [],
    drafts: [],
    roster: [['Ann', { name: 'Ann', marker: 'disc', lastPlayed: 1 }]],
    ruleSets: [],
    tournaments: [],
    tournamentEvents: [],
  },
};
const found: Found = {
  games: { new: 1, longer: 0, same: 0, shorter: 0, parted: 1 },
  tournaments: { new: 0, longer: 0, same: 0, parted: 1, beside: 2 },
  players: 1,
  newPlayers: 0,
  ruleSets: 0,
  newSets: [],
  allSets: 0,
  from: Date.UTC(2026, 4, 12, 18),
  to: Date.UTC(2026, 4, 13, 19),
  here: 3,
  tournamentsHere: 2,
};

/** A desk that writes down what it is asked to do. */
class FakeDesk extends DataDesk {
  readonly asked: string[] = [];
  fails = false;
  now: Found = found;
  state: Safety = { offline: 'ready', keeping: 'not-asked', used: 1_234_567 };

  override async backUp() {
    if (this.fails) throw new StoreFailure('lost');
    return {
      text: '{}',
      games: 2,
      players: 1,
      tournaments: 3,
      left: 1,
      leftTournaments: 0,
      name: 'cosmic-felt-2026-11-30.json',
    };
  }

  override async look(text: string): ReturnType<DataDesk['look']> {
    this.asked.push(`look ${text}`);
    if (text === 'noise') return { ok: false, error: { code: 'rules', game: 'Ann, Bo', tournament: null } };
    const value: Preview = { backup, found: this.now };
    return { ok: true, value };
  }

  override async restore(_: Backup, way: Way) {
    if (this.fails) throw new StoreFailure('full');
    this.asked.push(way);
    return { found: this.now, look: FIRST_LOOK };
  }

  override async safety() {
    return this.state;
  }

  override async askToKeep() {
    this.state = { ...this.state, keeping: 'kept' };
  }
}

const root = ({ shadowRoot }: DataScreen): ShadowRoot => {
  if (!shadowRoot) throw new Error('Nothing is drawn');
  return shadowRoot;
};

const textOf = (screen: DataScreen): string =>
  [...root(screen).children]
    .map(({ textContent }) => textContent)
    .join(' ')
    .replace(/\s+/g, ' ');

async function shown(desk: FakeDesk): Promise<DataScreen> {
  const screen = await fixture<DataScreen>(html`<data-screen .desk=${desk}></data-screen>`);
  await settle(screen);
  return screen;
}

async function settle(screen: DataScreen): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 60));
  await screen.updateComplete;
}

async function press(screen: DataScreen, which: string): Promise<void> {
  const button = root(screen).querySelector<HTMLButtonElement>(`[data-${which}]`);
  if (!button) throw new Error(`No button ${which}`);
  button.click();
  await settle(screen);
}

async function paste(screen: DataScreen, text: string): Promise<void> {
  const area = root(screen).querySelector('textarea');
  if (!area) throw new Error('Nowhere to paste');
  area.value = text;
  await press(screen, 'look');
}

describe('data-screen', () => {
  it('says how safe the data are, and asks the browser to keep them', async () => {
    const screen = await shown(new FakeDesk());
    expect(textOf(screen))
      .to.contain('opens without a network')
      .and.to.contain('may delete your data')
      .and.to.contain('1.2 MB');
    await press(screen, 'ask');
    expect(textOf(screen)).to.contain('promised to keep').and.not.to.contain('may delete');
    expect(root(screen).querySelector('[data-ask]')).to.equal(null);
  });

  it('shows what was found before it writes anything, and merges', async () => {
    const desk = new FakeDesk();
    const screen = await shown(desk);
    await paste(screen, 'a backup');
    expect(textOf(screen))
      .to.contain('2 games and 1 player')
      .and.to.contain('1 game is not here')
      .and.to.contain('1 game went another way')
      .and.to.contain('1 tournament was worked on here and there: the two become one')
      .and.to.contain('2 tournaments have a round that was seated in another way here')
      .and.to.contain('May 12, 2026 to May 13, 2026');
    expect(desk.asked).to.deep.equal(['look a backup']);
    expect(root(screen).activeElement?.textContent).to.equal('In the backup');
    setTimeout(() => void press(screen, 'merge'));
    await oneEvent(screen, 'look-change');
    await settle(screen);
    expect(desk.asked).to.deep.equal(['look a backup', 'merge']);
    expect(textOf(screen)).to.contain(
      'Done: 1 game added, 1 game put beside the one that was here, 1 tournament made one with what was here and 2 tournaments put beside the one that was here.',
    );
    expect(root(screen).querySelector('.found')).to.equal(null);
  });

  it('tells of rule sets before and after, and does not add more than can be kept', async () => {
    const desk = new FakeDesk();
    const games = { new: 0, longer: 0, same: 2, shorter: 0, parted: 0 };
    const tournaments = { new: 0, longer: 0, same: 0, parted: 0, beside: 0 };
    desk.now = { ...found, games, tournaments, ruleSets: 2, newSets: ['Club (2)'], allSets: 101 };
    const screen = await shown(desk);
    await paste(screen, 'a backup');
    expect(textOf(screen))
      .to.contain('2 games, 1 player and 2 rule sets')
      .and.to.contain('1 rule set is not here')
      .and.to.contain('there would be 101 rule sets, and 100 are the most');
    expect(root(screen).querySelector('[data-merge]')).to.equal(null);
    // Without a game there is still something here.
    desk.now = { ...desk.now, here: 0, allSets: 2 };
    await paste(screen, 'a backup');
    expect(textOf(screen)).to.contain('Add to what is here').and.to.contain('1 rule set is not here');
    expect(root(screen).querySelector('[data-replace]')).not.to.equal(null);
    desk.now = { ...desk.now, allSets: 100 };
    await paste(screen, 'a backup');
    await press(screen, 'merge');
    await settle(screen);
    expect(textOf(screen)).to.contain('Done: 1 rule set added (“Club (2)”). Nothing was lost.');
  });

  it('asks again before it replaces', async () => {
    const desk = new FakeDesk();
    const screen = await shown(desk);
    await paste(screen, 'a backup');
    await press(screen, 'replace');
    expect(desk.asked).to.deep.equal(['look a backup']);
    expect(textOf(screen)).to.contain('3 games with every throw, 2 tournaments');
    await press(screen, 'confirm');
    expect(desk.asked).to.deep.equal(['look a backup', 'replace']);
    expect(textOf(screen)).to.contain('as in the backup now, 2 games and 1 player.');
  });

  it('has nothing to replace where nothing is', async () => {
    const desk = new FakeDesk();
    desk.now = { ...found, here: 0, tournamentsHere: 0 };
    const screen = await shown(desk);
    await paste(screen, 'a backup');
    expect(textOf(screen)).to.contain('Bring it all here');
    expect(root(screen).querySelector('[data-replace]')).to.equal(null);
  });

  it('changes nothing when told so', async () => {
    const desk = new FakeDesk();
    const screen = await shown(desk);
    await paste(screen, 'a backup');
    await press(screen, 'leave');
    expect(root(screen).querySelector('.found')).to.equal(null);
    expect(desk.asked).to.deep.equal(['look a backup']);
  });

  it('says why a text is no backup', async () => {
    const screen = await shown(new FakeDesk());
    await paste(screen, 'noise');
    expect(textOf(screen)).to.contain('cannot have been played').and.to.contain('Ann, Bo');
    expect(textOf(screen)).to.contain('Nothing was changed');
    await paste(screen, 'a backup');
    expect(textOf(screen)).not.to.contain('cannot have been played');
  });

  it('reads a file', async () => {
    const desk = new FakeDesk();
    const screen = await shown(desk);
    const input = root(screen).querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No way to choose a file');
    const files = new DataTransfer();
    files.items.add(new File(['from a file'], 'cosmic-felt.json'));
    input.files = files.files;
    input.dispatchEvent(new Event('change'));
    await settle(screen);
    expect(desk.asked).to.deep.equal(['look from a file']);
  });

  it('says what the database could not do, and keeps what was found', async () => {
    const desk = new FakeDesk();
    const screen = await shown(desk);
    await paste(screen, 'a backup');
    desk.fails = true;
    await press(screen, 'merge');
    expect(textOf(screen)).to.contain('The phone is full');
    expect(root(screen).querySelector('.found')).not.to.equal(null);
    await press(screen, 'save');
    expect(textOf(screen)).to.contain('The phone closed the storage');
  });

  it('says what a backup has not', async () => {
    const screen = await shown(new FakeDesk());
    // The download itself is looked at in the built app.
    root(screen).ownerDocument.defaultView?.addEventListener('click', (event) => event.preventDefault(), {
      once: true,
      capture: true,
    });
    await press(screen, 'save');
    expect(textOf(screen))
      .to.contain('with 2 games, 1 player and 3 tournaments.')
      .and.to.contain('1 game is broken here');
  });

  it('goes back', async () => {
    const screen = await shown(new FakeDesk());
    setTimeout(() => root(screen).querySelector<HTMLButtonElement>('.bar button')?.click());
    await oneEvent(screen, 'go-back');
  });
});
