import { aTimeout, expect, fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
import '../../src/app/screens/end-screen.ts';
import type { EndScreen } from '../../src/app/screens/end-screen.ts';
import { takeForDesk } from '../../src/app/tournament/handed-over.ts';
import { readCarried } from '../../src/game/pack-text.ts';
import { tableOf } from '../../src/game/table-of.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import { atTable, type StoredGame, storedGame } from './stored-games.ts';
import { holdTournament } from './tournament/held.ts';

const show = ({ log, record }: StoredGame): Promise<EndScreen> =>
  fixture<EndScreen>(html`<end-screen .game=${record.id} .log=${log} .seats=${record.seats}></end-screen>`);

const find = <E extends HTMLElement>(end: EndScreen, selector: string): E | null =>
  end.shadowRoot?.querySelector(selector) ?? null;

const heading = (end: EndScreen): string | undefined => find(end, 'h1')?.textContent ?? undefined;

const ranks = (end: EndScreen): readonly string[] => {
  const list = find(end, 'rank-list')?.shadowRoot;
  return [...(list?.querySelectorAll('li') ?? [])].map(
    (row) => row.textContent?.replace(/\s+/g, ' ').trim() ?? '',
  );
};

function button(end: EndScreen, text: string): HTMLButtonElement {
  const found = [...(end.shadowRoot?.querySelectorAll('button') ?? [])].find((each) =>
    each.textContent?.includes(text),
  );
  if (!found) throw new Error(`No button ${text}`);
  return found;
}

/** Lets the device share, or not, for one test. */
function withShare(share: ((data: ShareData) => Promise<void>) | undefined): void {
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  else Reflect.deleteProperty(navigator, 'share');
}

describe('end-screen', () => {
  afterEach(() => withShare(undefined));

  it('says who won, how it ended, and why everybody stands where they do', async () => {
    const end = await show(storedGame.won);
    expect(heading(end)).to.equal('Bo wins');
    expect(find(end, '.how')?.textContent).to.equal('Nobody took the lead back in a last lick.');
    expect(find(end, '.winners')?.textContent).to.contain('530');
    expect(ranks(end)).to.deep.equal([
      '1 Bo took the lead in a last lick 530',
      '2 Dee lost the lead 515',
      '3 Ann out in a last lick 390',
      '4 Cy out in a last lick 120',
    ]);
  });

  it('names all who share the win, and nobody where there is no winner', async () => {
    const both = await show(storedGame.shared);
    expect(heading(both)).to.match(/^Maximiliana .* and Wolfe.* win$/);
    expect(ranks(both).map((row) => row.charAt(0))).to.deep.equal(['1', '1', '3']);
    const none = await show(storedGame.nobody);
    expect(heading(none)).to.equal('Nobody wins');
    expect(find(none, '.winners player-marker')).to.equal(null);
  });

  it('draws nothing of a game that goes on', async () => {
    expect(heading(await show(storedGame.current))).to.equal(undefined);
  });

  for (const [text, event] of [
    ['Rematch', 'rematch'],
    ['The sheet', 'open-sheet'],
    ['Reopen', 'reopen'],
    ['Home', 'go-home'],
  ] as const)
    it(`asks for ${event}`, async () => {
      const end = await show(storedGame.won);
      setTimeout(() => button(end, text).click());
      await oneEvent(end, event);
    });

  it('asks first for the result of a tournament’s game, and then for a rematch', async () => {
    const end = await show(atTable(storedGame.won));
    expect(find(end, '.main')?.textContent?.trim()).to.equal('Hand in the result');
    expect(
      [...(end.shadowRoot?.querySelectorAll('.ways button') ?? [])].map((each) => each.textContent?.trim()),
    ).not.to.contain('Hand over');
    setTimeout(() => button(end, 'Hand in').click());
    await oneEvent(end, 'hand-over');
    setTimeout(() => button(end, 'Rematch').click());
    await oneEvent(end, 'rematch');
    await expect(end).to.be.accessible();
  });

  it('leads to the desk first where the tournament is held on this device', async () => {
    const tournaments = await holdTournament();
    const end = await show(atTable(storedGame.won));
    await waitUntil(() => find(end, 'a.main') !== null);
    expect(find(end, '.main')?.textContent?.trim()).to.equal('Hand in to Felt Festival');
    await expect(end).to.be.accessible();
    const link = find<HTMLAnchorElement>(end, 'a.main');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    const handed = takeForDesk('fest1');
    expect(handed?.way).to.equal('played');
    const carried = readCarried(handed?.text ?? '');
    if (!carried.ok) throw new Error(carried.error.code);
    expect(carried.value.id).to.equal('won');
    expect(tableOf(carried.value.log)).to.deep.include({ event: 'fest1', round: 1, table: 4 });
    await tournaments.remove('fest1');
    tournaments.close();
  });

  it('shares the game as a text that reads back', async () => {
    let shared = '';
    withShare(({ text }) => {
      shared = text ?? '';
      return Promise.resolve();
    });
    button(await show(storedGame.won), 'Share').click();
    expect(shared).to.match(/^# Bo wins with 530\n/);
    expect(parseTranscript(shared).ok).to.equal(true);
  });

  it('stays as it is when the player shares nothing after all, and copies when sharing fails', async () => {
    let reason = 'AbortError';
    withShare(() => Promise.reject(new DOMException('', reason)));
    const end = await show(storedGame.won);
    button(end, 'Share').click();
    await aTimeout(0);
    await end.updateComplete;
    expect(find(end, 'copy-button')).to.equal(null);
    reason = 'NotAllowedError';
    button(end, 'Share').click();
    await aTimeout(0);
    await end.updateComplete;
    expect(find(end, 'copy-button')).not.to.equal(null);
  });

  it('offers a copy where the device cannot share', async () => {
    withShare(undefined);
    expect(find(await show(storedGame.won), 'copy-button')).not.to.equal(null);
  });

  it('is accessible with twelve players', async () => {
    const end = await show(storedGame.crowdOver);
    expect(ranks(end)).to.have.length(12);
    await expect(end).to.be.accessible();
  });
});
