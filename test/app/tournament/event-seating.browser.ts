import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../../src/app/tournament/event-seating.ts';
import type { EventSeating } from '../../../src/app/tournament/event-seating.ts';
import type { TournamentFact } from '../../../src/tournament/facts.ts';
import {
  nextLog,
  openLog,
  tournamentEvent,
  type TournamentLog,
} from '../../../src/tournament/tournament-log.ts';
import { entered, published, SETUP, told, took } from '../../tournament/given.ts';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fy', 'Gus', 'Hal'];
const ID = 'seatingtest';
const KEY = `cosmic-felt.seating.${ID}`;

let at = 1;
const tell = (log: TournamentLog, ...facts: readonly TournamentFact[]): TournamentLog =>
  facts.reduce((state, fact) => {
    const next = nextLog(state, tournamentEvent(fact, at++));
    if (!next.ok) throw new Error(next.error);
    return next.value;
  }, log);

const opened = (...names: readonly string[]): TournamentLog =>
  tell(openLog(tournamentEvent({ type: 'opened', id: ID, setup: SETUP }, 0)), ...names.map(entered));

/** Eight players after one round of two tables. */
const played = (): TournamentLog =>
  tell(
    opened(...NAMES),
    published(['ann', 'bo', 'cy', 'di'], ['ed', 'fy', 'gus', 'hal']),
    took(0, 0, told(['ann', 500], ['bo', 400], ['cy', 300], ['di', 200])),
    took(0, 1, told(['ed', 510], ['fy', 410], ['gus', 310], ['hal', 210])),
  );

describe('event-seating', () => {
  const root = ({ shadowRoot }: EventSeating) => shadowRoot as ShadowRoot;
  const said = (page: EventSeating) => root(page).textContent?.replace(/\s+/g, ' ') ?? '';
  const tables = (page: EventSeating) =>
    [...root(page).querySelectorAll('.table')].map((table) =>
      [...table.querySelectorAll('bdi')]
        .slice(0, table.querySelectorAll('button').length)
        .map((name) => name.textContent?.trim()),
    );
  /** A proposal takes its time where other work is running. */
  const proposed = (page: EventSeating) => waitUntil(() => isReady(page), 'no proposal', { timeout: 8000 });
  const isReady = (page: EventSeating) => root(page).querySelector('.publish') !== null;
  const button = (page: EventSeating, text: string) => {
    const found = [...root(page).querySelectorAll('button')].find((each) =>
      each.textContent?.trim().startsWith(text),
    );
    if (!found) throw new Error(`No ${text} in ${said(page)}`);
    return found;
  };
  const press = async (page: EventSeating, text: string) => {
    button(page, text).click();
    await page.updateComplete;
  };

  async function shown(log: TournamentLog): Promise<EventSeating> {
    const page = await fixture<EventSeating>(html`<event-seating .log=${log}></event-seating>`);
    if (root(page).querySelector('a.main') === null) await proposed(page);
    return page;
  }

  beforeEach(() => localStorage.removeItem(KEY));
  after(() => localStorage.removeItem(KEY));

  it('proposes a round of everybody present, off the first paint', async () => {
    const page = await fixture<EventSeating>(html`<event-seating .log=${opened(...NAMES)}></event-seating>`);
    expect(isReady(page)).to.equal(false);
    expect(said(page)).to.contain('Looking for good tables');
    await proposed(page);
    expect(tables(page).flat().sort()).to.deep.equal(NAMES);
    expect(said(page)).to.contain('2 tables of 4').and.to.contain('everybody meets for the first time');
    await expect(page).to.be.accessible();
  });

  it('says what is repeated and which wishes are not met', async () => {
    const log = tell(
      played(),
      { type: 'kept-apart', pair: ['ann', 'ed'] },
      { type: 'table-fixed', player: 'fy', table: 7 },
    );
    const page = await shown(log);
    // Eight at two tables of four: two and two of each former table meet again, four pairs in all, of twelve.
    expect(said(page)).to.contain('Meet again: 4 of 12 pairs');
    expect(said(page)).to.contain('Fy, Table').and.to.contain('there is no Table 8 this time');
    // By hand until they share a table.
    const of = (name: string) => tables(page).findIndex((table) => table.includes(name));
    if (of('Ann') !== of('Ed')) {
      const mate = tables(page)[of('Ann')]?.find((name) => name !== 'Ann') as string;
      await press(page, 'Ed');
      await press(page, mate);
    }
    expect(root(page).querySelector('.alert')?.textContent).to.contain('To be kept apart');
  });

  it('swaps two players by tapping both, undoes it, and keeps the focus', async () => {
    const page = await shown(opened(...NAMES));
    const [[one, , , ,] = [], [, other] = []] = tables(page);
    const before = tables(page);
    const seat = button(page, one as string);
    seat.focus();
    await press(page, one as string);
    expect(seat.getAttribute('aria-pressed')).to.equal('true');
    await press(page, other as string);
    expect(tables(page)[0]?.[0]).to.equal(other);
    expect(tables(page)[1]?.[1]).to.equal(one);
    expect(root(page).querySelector('[role=status]')?.textContent).to.contain('have swapped seats');
    expect(root(page).activeElement).to.equal(seat);
    await press(page, 'Undo swap');
    expect(tables(page)).to.deep.equal(before);
    expect(button(page, 'Undo swap').getAttribute('aria-disabled')).to.equal('true');
  });

  it('lets go of a player by a second tap or Escape', async () => {
    const page = await shown(opened(...NAMES));
    await press(page, 'Ann');
    await press(page, 'Ann');
    expect(root(page).querySelector('ol [aria-pressed=true]')).to.equal(null);
    await press(page, 'Ann');
    button(page, 'Ann').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await page.updateComplete;
    expect(root(page).querySelector('ol [aria-pressed=true]')).to.equal(null);
  });

  it('has the same proposal, swaps and all, after a reload', async () => {
    const log = played();
    const page = await shown(log);
    const [[one] = [], [other] = []] = tables(page);
    await press(page, one as string);
    await press(page, other as string);
    const before = tables(page);
    page.remove();
    const again = await shown(log);
    expect(tables(again)).to.deep.equal(before);
    await press(again, 'Undo swap');
    expect(tables(again)[0]?.[0]).to.equal(one);
  });

  it('drops a proposal, and says so, when somebody came since', async () => {
    const log = opened(...NAMES);
    const page = await shown(log);
    page.log = tell(log, entered('Ida'));
    await page.updateComplete;
    await proposed(page);
    expect(said(page)).to.contain('Players came or went since the last proposal');
    expect(tables(page).flat()).to.include('Ida');
  });

  it('drops a proposal by standing when results changed, and keeps one by chance', async () => {
    const log = played();
    const amended = tell(log, took(0, 0, told(['di', 500], ['bo', 400], ['cy', 300], ['ann', 200])));
    const page = await shown(log);
    await press(page, 'By standing');
    await proposed(page);
    page.log = amended;
    await page.updateComplete;
    await proposed(page);
    expect(said(page)).to.contain('Results changed since the last proposal');
    await press(page, 'By chance');
    await proposed(page);
    const before = tables(page);
    page.log = tell(amended, took(0, 0, told(['ann', 500], ['bo', 400], ['cy', 300], ['di', 200])));
    await page.updateComplete;
    expect(tables(page)).to.deep.equal(before);
  });

  it('keeps the swaps when something changes that has nothing to do with them', async () => {
    const log = played();
    const page = await shown(log);
    await press(page, 'By standing');
    await proposed(page);
    const [[one] = [], [other] = []] = tables(page);
    await press(page, one as string);
    await press(page, other as string);
    const before = tables(page);
    const last = took(0, 1, told(['ed', 515], ['fy', 415], ['gus', 315], ['hal', 215]));
    const changed = tell(
      log,
      { type: 'renamed', player: 'hal', name: 'Hal' },
      { type: 'setup-changed', setup: { ...SETUP, name: 'Another name', minutes: 30 } },
      // The totals differ, the standings do not.
      last,
    );
    page.log = changed;
    await page.updateComplete;
    expect(tables(page)).to.deep.equal(before);
    expect(said(page)).not.to.contain('does not hold any more');
    page.log = tell(changed, { type: 'table-fixed', player: 'ann', table: 1 });
    await page.updateComplete;
    await proposed(page);
    expect(said(page)).to.contain('Fixed tables, pairs kept apart or table sizes changed');
    expect(tables(page)[1]).to.include('Ann');
  });

  it('shows in two windows the same draft, and says in one what the other has published', async () => {
    const log = opened(...NAMES);
    const [one, other] = [await shown(log), await shown(log)];
    const hears = async (page: EventSeating) => {
      dispatchEvent(new StorageEvent('storage', { key: KEY }));
      await page.updateComplete;
    };
    await press(one, 'Ann');
    const mate = tables(one).find((table) => !table.includes('Ann'))?.[2] as string;
    await press(one, mate);
    await hears(other);
    expect(tables(other)).to.deep.equal(tables(one));
    expect(root(other).querySelector('[role=status]')?.textContent).to.contain('Another window has changed');
    await press(other, 'Undo swap');
    await hears(one);
    expect(tables(one)).to.deep.equal(tables(other));
    const facts: TournamentFact[] = [];
    one.addEventListener('tournament-fact', ({ detail }) => facts.push(detail));
    button(one, 'Publish round 1').click();
    // The one that published leads on to the round; it is taken out so that the other one stands here.
    one.remove();
    other.log = tell(log, facts[0] as TournamentFact);
    await other.updateComplete;
    expect(said(other).replace(/[\u2066-\u2069]/g, '')).to.contain(
      'Round 1 was published in another window: 2 tables of 4.',
    );
    expect(root(other).querySelector('.note a')?.getAttribute('href')).to.equal(`#/event/${ID}/rounds/1`);
    await expect(other).to.be.accessible();
  });

  it('is not led astray by what is no proposal', async () => {
    for (const text of ['{', '[]', '{"v":1,"mode":"random","tables":[["ann"]]}', 'null']) {
      localStorage.setItem(KEY, text);
      const page = await shown(opened(...NAMES));
      expect(tables(page).flat().sort()).to.deep.equal(NAMES);
      page.remove();
    }
  });

  it('publishes one fact, once, and leads to the round', async () => {
    const log = opened(...NAMES);
    const page = await shown(log);
    const facts: TournamentFact[] = [];
    page.addEventListener('tournament-fact', ({ detail }) => facts.push(detail));
    button(page, 'Publish round 1').click();
    button(page, 'Publish round 1').click();
    expect(facts.length).to.equal(1);
    page.log = tell(log, facts[0] as TournamentFact);
    await page.updateComplete;
    await waitUntil(() => location.hash === `#/event/${ID}/rounds`);
    expect(localStorage.getItem(KEY)).to.equal(null);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('proposes nothing while a table is missing, and leads to it', async () => {
    const log = tell(opened(...NAMES), published(['ann', 'bo', 'cy', 'di'], ['ed', 'fy', 'gus', 'hal']));
    const page = await shown(tell(log, took(0, 0, told(['ann', 5], ['bo', 0], ['cy', 0], ['di', 0]))));
    expect(isReady(page)).to.equal(false);
    expect(said(page))
      .to.contain('Round 1 is not over')
      .and.to.contain('Table 2')
      .and.not.to.contain('Table 1');
    const links = [...root(page).querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).to.deep.equal([`#/event/${ID}/hand-in`, `#/event/${ID}/table/1/2`]);
  });

  it('seats no final while copies of a round that is over differ, and says so by standing', async () => {
    const copy = took(0, 1, told(['hal', 510], ['fy', 410], ['gus', 310], ['ed', 210]));
    const second = tell(
      played(),
      published(['ann', 'ed', 'bo', 'fy'], ['cy', 'gus', 'di', 'hal']),
      { ...copy, type: 'copy-kept' } as TournamentFact,
      took(1, 0, told(['ann', 500], ['bo', 400], ['ed', 300], ['fy', 200])),
      took(1, 1, told(['cy', 500], ['gus', 400], ['di', 300], ['hal', 200])),
    );
    const page = await shown(second);
    const text = () => said(page).replace(/[\u2066-\u2069]/g, '');
    expect(text()).not.to.contain('differ');
    await press(page, 'By standing');
    await proposed(page);
    expect(text()).to.contain('Copies of Round 1, table 2 differ. Until somebody decides');
    await press(page, 'The final');
    expect(text()).to.contain('A final goes by standings that are settled');
    expect(isReady(page)).to.equal(false);
    const link = root(page).querySelector('.alert a');
    expect(link?.getAttribute('href')).to.equal(`#/event/${ID}/table/1/2`);
    // Once it is decided the final is proposed by itself.
    page.log = tell(second, took(0, 1, told(['ed', 510], ['fy', 410], ['gus', 310], ['hal', 210])));
    await page.updateComplete;
    await proposed(page);
    expect(text()).not.to.contain('differ');
    expect(tables(page).length).to.equal(1);
  });

  it('asks for players where there are not two', async () => {
    expect(said(await shown(opened()))).to.contain('Nobody is here yet');
    expect(said(await shown(opened('Ann')))).to.contain('Only one player');
    expect(said(await shown(opened('Ann', 'Bo')))).to.contain('Tables that do not have 3 to 5 seats');
  });

  it('seats the final when the declared rounds are played, and tells of a tie at the cut', async () => {
    const setup = { ...SETUP, rounds: 1, finalists: 3, tieBreaks: ['wins', 'roll-off'] as const };
    const log = tell(
      opened(...NAMES),
      { type: 'setup-changed', setup },
      published(['ann', 'bo', 'cy', 'di'], ['ed', 'fy', 'gus', 'hal']),
      took(0, 0, told(['ann', 500], ['bo', 400], ['cy', 300], ['di', 200])),
      took(0, 1, told(['ed', 500], ['fy', 400], ['gus', 300], ['hal', 200])),
    );
    const page = await shown(log);
    expect(tables(page)).to.deep.equal([['Ann', 'Ed', 'Bo', 'Fy']]);
    const text = said(page).replace(/[\u2066-\u2069]/g, '');
    expect(text).to.contain('Bo and Fy are level, and one seat is left for them.');
    expect(text).to.contain('a final of 4').and.to.contain('A roll-off');
    page.log = tell(log, { type: 'roll-off-held', order: ['fy', 'bo'] });
    await page.updateComplete;
    await proposed(page);
    expect(tables(page)).to.deep.equal([['Ann', 'Ed', 'Fy']]);
  });
});
