import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/app/tournament/event-rounds.ts';
import type { EventRounds } from '../../../src/app/tournament/event-rounds.ts';
import type { TournamentFact } from '../../../src/tournament/facts.ts';
import {
  nextLog,
  openLog,
  tournamentEvent,
  type TournamentLog,
} from '../../../src/tournament/tournament-log.ts';
import { entered, published, SETUP, told, took } from '../../tournament/given.ts';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fy', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim', 'Lou'];
const AT = '#/event/roundstest';

const tell = (log: TournamentLog, ...facts: readonly TournamentFact[]): TournamentLog =>
  facts.reduce((state, fact) => {
    const next = nextLog(state, tournamentEvent(fact, 1));
    if (!next.ok) throw new Error(next.error);
    return next.value;
  }, log);

const tables = [
  ['ann', 'bo', 'cy'],
  ['di', 'ed', 'fy'],
  ['gus', 'hal', 'ida'],
  ['jo', 'kim', 'lou'],
];
const opened = () =>
  tell(
    openLog(tournamentEvent({ type: 'opened', id: 'roundstest', setup: SETUP }, 0)),
    ...NAMES.map(entered),
  );
const begun = () => tell(opened(), published(...tables));
const resultOf = (table: number, round = 0) =>
  took(
    round,
    table,
    told(...(tables[table] ?? []).map((player, place) => [player, 500 - 5 * place] as const)),
  );
const over = () => tell(begun(), ...[0, 1, 2, 3].map((table) => resultOf(table)));

describe('event-rounds', () => {
  const root = ({ shadowRoot }: EventRounds) => shadowRoot as ShadowRoot;
  const said = (page: EventRounds) => root(page).textContent?.replace(/\s+/g, ' ') ?? '';
  const main = (page: EventRounds) => {
    const link = root(page).querySelector('a.main');
    return [link?.textContent?.trim(), link?.getAttribute('href')];
  };
  const heads = (page: EventRounds) => [...root(page).querySelectorAll('h3')].map((each) => each.textContent);
  const shown = (log: TournamentLog, round: number | null = null) =>
    fixture<EventRounds>(html`<event-rounds .log=${log} .round=${round}></event-rounds>`);

  it('leads to the first seating while there is no round', async () => {
    const page = await shown(opened());
    expect(main(page)).to.deep.equal(['Seat round 1', `${AT}/seating`]);
    await expect(page).to.be.accessible();
  });

  it('leads to the hand-in while results are missing, and to each table', async () => {
    const page = await shown(tell(begun(), resultOf(1)));
    expect(said(page)).to.contain('1 of 4 results are in');
    expect(main(page)).to.deep.equal(['Take results in', `${AT}/hand-in`]);
    const links = [...root(page).querySelectorAll('.tables a')].map((link) => link.getAttribute('href'));
    expect(links).to.deep.equal([1, 2, 3, 4].map((table) => `${AT}/table/1/${table}`));
    const [first, second] = root(page).querySelectorAll('.tables a');
    expect(first?.textContent).to.contain('being played');
    expect(second?.textContent?.replace(/\s+/g, ' '))
      .to.contain('typed in')
      .and.to.contain('1 Di 500 won 2 Ed 495 3 Fy 490');
    await expect(page).to.be.accessible();
  });

  it('leads to the next seating when all are in, and to the final at the end', async () => {
    expect(main(await shown(over()))).to.deep.equal(['Seat round 2', `${AT}/seating`]);
    const setup = { ...SETUP, rounds: 1 };
    const last = tell(over(), { type: 'setup-changed', setup });
    expect(main(await shown(last))).to.deep.equal(['Seat the final', `${AT}/seating`]);
    const best = ['ann', 'di', 'gus', 'jo'];
    const final = tell(last, { type: 'round-published', id: 'final', mode: 'final', tables: [best] });
    const won = tell(final, took(1, 0, told(['ann', 500], ['di', 400], ['gus', 300], ['jo', 200])));
    const page = await shown(won);
    expect(main(page)).to.deep.equal(['Final standings', `${AT}/standings`]);
    expect(said(page)).to.contain('The result is in');
  });

  it('tells of copies that differ, of remarks, and of a table without a result', async () => {
    const log = tell(
      begun(),
      resultOf(0),
      { ...(resultOf(0) as TournamentFact & { type: 'result-taken' }), type: 'copy-kept' },
      { type: 'table-explained', round: 0, table: 1, reason: 'went home' },
      { ...(resultOf(2) as TournamentFact & { type: 'result-taken' }), flags: ['adjusted', 'no-table'] },
    );
    const text = said(await shown(log));
    expect(text).to.contain('2 copies differ: decide which one counts');
    expect(text.replace(/[\u2066-\u2069]/g, '')).to.contain('No result: went home');
    expect(text).to.contain('typed in, taken with 2 remarks');
    expect(text).to.contain('2 of 4 results are in');
  });

  it('shows the newest round, and any other', async () => {
    const two = tell(over(), published(...tables));
    expect(root(await shown(two)).querySelector('#round')?.textContent).to.equal('Round 2');
    const page = await shown(two, 0);
    expect(root(page).querySelector('#round')?.textContent).to.equal('Round 1');
    expect(root(page).querySelector('nav [aria-current=page]')?.textContent?.trim()).to.equal('Round 1');
    expect(root(page).querySelector('a.main')).to.equal(null);
    expect(said(await shown(two, 7))).to.contain('There is no such round');
  });

  it('tells of an earlier round whose copies differ', async () => {
    const late = {
      ...(resultOf(0) as TournamentFact & { type: 'result-taken' }),
      type: 'copy-kept' as const,
    };
    const two = tell(over(), published(...tables), late);
    const page = await shown(two);
    expect(root(page).querySelector('.alert a')?.getAttribute('href')).to.equal(`${AT}/table/1/1`);
    expect(root(await shown(two, 0)).querySelector('.alert')).to.equal(null);
  });

  it('finds where somebody sits, and what is missing', async () => {
    const page = await shown(tell(begun(), resultOf(1)));
    const field = root(page).querySelector('input[type=search]') as HTMLInputElement;
    field.value = 'kim';
    field.dispatchEvent(new Event('input'));
    await page.updateComplete;
    expect(heads(page)).to.deep.equal(['Table 4']);
    expect(root(page).querySelector('mark')?.textContent).to.equal('Kim');
    field.value = 'zoe';
    field.dispatchEvent(new Event('input'));
    await page.updateComplete;
    expect(said(page)).to.contain('Nobody at these tables is called');
    field.value = '';
    field.dispatchEvent(new Event('input'));
    const only = root(page).querySelector('input[type=checkbox]') as HTMLInputElement;
    only.click();
    await page.updateComplete;
    expect(heads(page)).to.deep.equal(['Table 1', 'Table 3', 'Table 4']);
  });
});
