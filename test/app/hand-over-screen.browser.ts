import { expect, fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
import '../../src/app/screens/hand-over-screen.ts';
import type { HandOverScreen } from '../../src/app/screens/hand-over-screen.ts';
import { takeForDesk } from '../../src/app/tournament/handed-over.ts';
import { readCarried } from '../../src/game/pack-text.ts';
import { tableOf } from '../../src/game/table-of.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import { makeTranscript } from '../../src/game/transcript-writer.ts';
import type { GameStore } from '../../src/store/game-store.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { keepGame } from '../../src/app/screens/take-model.ts';
import { atTable, gameOf, type StoredGame, storedGame } from './stored-games.ts';
import { holdTournament } from './tournament/held.ts';

const root = (element: Element): ShadowRoot => {
  if (!element.shadowRoot) throw new Error(`${element.localName} has drawn nothing`);
  return element.shadowRoot;
};

const textOf = (screen: HandOverScreen): string => root(screen).textContent?.replace(/\s+/g, ' ') ?? '';

async function storeWith({ log, record }: StoredGame): Promise<GameStore> {
  const store = memoryStore();
  await keepGame(store, { log, id: record.id, started: record.started, markers: ['heart'] });
  return store;
}

async function show(game: StoredGame): Promise<HandOverScreen> {
  const store = await storeWith(game);
  const screen = await fixture<HandOverScreen>(
    html`<hand-over-screen .store=${store} .game=${game.record.id}></hand-over-screen>`,
  );
  await waitUntil(() => root(screen).querySelector('.ways'), 'what can be done with it');
  await waitUntil(() => root(screen).querySelector('.code p') === null, 'the code is drawn, or never is');
  return screen;
}

function copied(screen: HandOverScreen, label: string): string {
  const found = [...root(screen).querySelectorAll('copy-button')].find((each) => each.label === label);
  if (!found) throw new Error(`No copy button ${label}`);
  return found.text();
}

const button = (screen: HandOverScreen, selector: string): HTMLButtonElement => {
  const found = root(screen).querySelector<HTMLButtonElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};

function withShare(share: ((data: ShareData) => Promise<void>) | undefined): void {
  if (share) {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
  } else {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  }
}

describe('hand-over-screen', () => {
  afterEach(() => withShare(undefined));

  it('shows the game as a code, black on white, with its margin, and says what it holds', async () => {
    const screen = await show(storedGame.won);
    const picture = root(screen).querySelector('qr-picture');
    if (!picture) throw new Error('No code');
    const box = picture.getBoundingClientRect();
    expect(Math.abs(box.width - box.height)).to.be.lessThan(1);
    expect(box.width).to.be.greaterThan(200);
    const [paper, ink] = root(picture).querySelectorAll('rect, path');
    expect([paper?.getAttribute('fill'), ink?.getAttribute('fill')]).to.deep.equal(['#fff', '#000']);
    // Nothing is drawn in the margin of four modules.
    const starts = [...picture.path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.min(...starts.flat())).to.equal(4);
    expect(root(picture).querySelector('svg')?.getAttribute('aria-label')).to.equal('QR code of the game');
    // By hand: Ann 2346/2 wimps out, Dee throws X5--/- and wimps out with what is left; the rest are sums.
    expect(textOf(screen)).to.contain('4 players, 3 throws').and.to.contain('the whole game');
  });

  it('copies a link and a text that both lead to the same game', async () => {
    const screen = await show(storedGame.sheet);
    const link = copied(screen, 'Copy link');
    expect(link.startsWith(location.href.replace(/#.*/, ''))).to.equal(true);
    const carried = readCarried(link);
    if (!carried.ok) throw new Error(carried.error.code);
    expect(makeTranscript(carried.value.log)).to.equal(makeTranscript(storedGame.sheet.log));
    expect(carried.value.markers[0]).to.equal('heart');
    const text = copied(screen, 'Copy as text');
    expect(text).to.match(
      /^# Cosmic Felt: Ann, Bo, Cy and Dee, 2026-05-12\n# Written by version 0\.0\.0, rules 1\n/,
    );
    const read = parseTranscript(text);
    expect(read.ok && makeTranscript(read.value)).to.equal(makeTranscript(storedGame.sheet.log));
  });

  it('shares a file where that can be done, and saves one where sharing fails', async () => {
    const files: File[] = [];
    let refused = '';
    withShare((data) => {
      files.push(...(data.files ?? []));
      return refused === '' ? Promise.resolve() : Promise.reject(new DOMException('', refused));
    });
    const screen = await show(storedGame.won);
    expect(button(screen, '.main').textContent).to.contain('Share as a file');
    button(screen, '.main').click();
    await waitUntil(() => files.length === 1);
    expect(files[0]?.name).to.equal('cosmic-felt-ann-bo-cy-dee-2026-05-12.txt');
    expect(parseTranscript((await files[0]?.text()) ?? '').ok).to.equal(true);
    refused = 'AbortError';
    button(screen, '.main').click();
    await waitUntil(() => files.length === 2);
    await screen.updateComplete;
    expect(button(screen, '.main').textContent).to.contain('Share as a file');
    refused = 'NotAllowedError';
    button(screen, '.main').click();
    await waitUntil(() => button(screen, '.main').textContent?.includes('Save as a file'));
  });

  it('shows the result of a tournament’s table to the organiser', async () => {
    const screen = await show(atTable(storedGame.won));
    expect(root(screen).querySelector('h1')?.textContent).to.equal('Show this to the organiser');
    expect(textOf(screen))
      .to.contain('Felt Festival, round 2, table 5')
      .and.to.contain('result with every throw');
    expect(textOf(screen)).not.to.contain('Take over a game');
    await expect(screen).to.be.accessible();
    const carried = readCarried(copied(screen, 'Copy link'));
    if (!carried.ok) throw new Error(carried.error.code);
    expect(tableOf(carried.value.log)).to.deep.include({ event: 'fest1', round: 1, table: 4 });
    expect(textOf(screen)).not.to.contain('Hand in to');
    // Before its end it is a game like any other, for another phone.
    const open = await show(atTable(storedGame.current));
    expect(root(open).querySelector('h1')?.textContent).to.equal('Hand over');
  });

  it('leads to the desk where the tournament is held on this device', async () => {
    const tournaments = await holdTournament();
    const screen = await show(atTable(storedGame.won));
    await waitUntil(() => textOf(screen).includes('Hand in to Felt Festival'));
    await expect(screen).to.be.accessible();
    expect(textOf(screen)).not.to.contain('organiser');
    const link = root(screen).querySelector<HTMLAnchorElement>('a.main');
    expect(link?.hash).to.equal('#/event/fest1/hand-in');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(takeForDesk('fest1')?.way).to.equal('played');
    await tournaments.remove('fest1');
    tournaments.close();
  });

  it('says so of a game that is too long for one code, and sends it all the same', async () => {
    const turns = Array.from({ length: 700 }, (_, i) => `${'AB'.charAt(i % 2)}: 2346/2`);
    const screen = await show(gameOf('epic', 'rules: rulebook goal=5000', 'players: A | B', ...turns));
    expect(root(screen).querySelector('qr-picture')).to.equal(null);
    expect(root(screen).querySelector('[role="alert"]')?.textContent).to.contain('too long for one code');
    const carried = readCarried(copied(screen, 'Copy link'));
    expect(carried.ok).to.equal(true);
  });

  it('says so where the game is gone, and leads back', async () => {
    const screen = await fixture<HandOverScreen>(
      html`<hand-over-screen .store=${memoryStore()} .game=${'nowhere'}></hand-over-screen>`,
    );
    await waitUntil(() => textOf(screen).includes('not on this phone any more'));
    setTimeout(() => button(screen, '.bar button').click());
    await oneEvent(screen, 'go-back');
  });

  it('is accessible', async () => {
    await expect(await show(storedGame.long)).to.be.accessible();
  });
});
