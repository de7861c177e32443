import { aTimeout, expect, fixture, html, waitUntil } from '@open-wc/testing';
import { presetRules, RULEBOOK } from '../../../src/engine/settings.ts';
import { removeRuleSet, saveRuleSets } from '../../../src/app/rule-sets.ts';
import '../../../src/app/tournament/event-setup.ts';
import type { EventSetup } from '../../../src/app/tournament/event-setup.ts';
import { dayText } from '../../../src/app/tournament/setup-model.ts';
import { openTournamentStore, type TournamentStore } from '../../../src/store/tournament-store.ts';
import type { Setup } from '../../../src/tournament/facts.ts';
import { foldTournament, type TournamentLog } from '../../../src/tournament/tournament-log.ts';
import { entered, published, SETUP } from '../../tournament/given.ts';
import { behind, button, find, logOf, root, step, textOf } from './page-given.ts';

/** Only where a test gives it a log does it ask for one. */
type Page = EventSetup & { log: TournamentLog };

describe('event-setup', () => {
  let store: TournamentStore;

  beforeEach(async () => {
    store = openTournamentStore();
    for (const { id } of await store.all()) await store.remove(id);
  });
  afterEach(() => {
    store.close();
    history.replaceState(null, '', location.href.replace(/#.*/, ''));
  });

  async function opened(log: TournamentLog | null = null): Promise<Page> {
    const page = await fixture<Page>(html`<event-setup .store=${store} .log=${log}></event-setup>`);
    await aTimeout(10);
    return page;
  }

  const field = (page: EventSetup) => find<HTMLInputElement>(page, '.name') as HTMLInputElement;
  const submit = (page: EventSetup) => field(page).form?.requestSubmit();
  function type(input: HTMLInputElement | null, text: string) {
    if (!input) throw new Error('No such field');
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  const venue = (page: EventSetup) => root(page).querySelector<HTMLInputElement>('[maxlength="80"]');
  /** The radio or checkbox whose label has this text. */
  const choice = (page: EventSetup, text: string): HTMLInputElement => {
    const found = [...root(page).querySelectorAll('label')].find(({ textContent }) =>
      textContent?.includes(text),
    );
    return found?.querySelector('input') as HTMLInputElement;
  };
  const stepper = (page: EventSetup, label: string) =>
    [...root(page).querySelectorAll('number-stepper')].find((each) => each.label === label);

  async function stored(): Promise<Setup> {
    await waitUntil(async () => (await store.all()).length > 0);
    const [record] = await store.all();
    const loaded = await store.load(record?.id ?? '');
    return foldTournament(loaded?.events ?? []).now.setup;
  }

  it('opens a tournament by its name alone', async () => {
    const page = await opened();
    const before = history.length;
    type(field(page), ' Felt Festival ');
    submit(page);
    expect(await stored()).to.deep.equal({
      ...SETUP,
      name: 'Felt Festival',
      date: dayText(new Date()),
      venue: '',
      tieBreaks: ['wins', 'share', 'best-turn', 'fewest-wimpouts', 'roll-off'],
      finalists: null,
    });
    await waitUntil(() => location.hash !== '');
    const [record] = await store.all();
    expect(location.hash).to.equal(`#/event/${record?.id}/players`);
    // Back leads to where the form was opened from.
    expect(history.length).to.equal(before);
  });

  it('opens none without a name, and none twice', async () => {
    const page = await opened();
    submit(page);
    await page.updateComplete;
    expect(textOf(page)).to.contain('Give the tournament a name.');
    expect(root(page).activeElement).to.equal(field(page));
    type(field(page), 'x'.repeat(61));
    await page.updateComplete;
    expect(textOf(page)).to.contain('at most 60 characters');
    type(field(page), 'Fest');
    submit(page);
    submit(page);
    await stored();
    await aTimeout(50);
    expect(await store.all()).to.have.length(1);
  });

  it('declares everything there is', async () => {
    await saveRuleSets([{ name: 'Club night', rules: { ...RULEBOOK, spots: 'share', goal: 350 } }]);
    const page = await opened();
    type(field(page), 'Fest');
    type(venue(page), 'Barn');
    type(find<HTMLInputElement>(page, '[type=date]'), '2027-02-03');
    const rules = find<HTMLElement>(page, 'event-rules') as HTMLElement;
    await waitUntil(() => find(rules, '[value="#Club night"]') !== null);
    const select = find<HTMLSelectElement>(rules, 'select') as HTMLSelectElement;
    select.value = '#Club night';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await aTimeout(10);
    find<HTMLElement>(rules, 'number-stepper')?.dispatchEvent(
      new CustomEvent('number-change', { detail: 400 }),
    );
    await aTimeout(10);
    expect(textOf(rules)).to.contain('adapted');
    choice(page, 'Only wins count').click();
    choice(page, 'Other sizes').click();
    choice(page, 'A final table').click();
    choice(page, 'A clock for each round').click();
    choice(page, 'A fixed number of rounds').click();
    await page.updateComplete;
    stepper(page, 'Players at a table: At most')?.dispatchEvent(
      new CustomEvent('number-change', { detail: 8 }),
    );
    stepper(page, 'Players at a table: If it can be')?.dispatchEvent(
      new CustomEvent('number-change', { detail: 6 }),
    );
    stepper(page, 'Players in the final')?.dispatchEvent(new CustomEvent('number-change', { detail: 5 }));
    await page.updateComplete;
    expect(textOf(page)).to.contain('For example, 30 players: 5 tables of 6.');
    submit(page);
    const { tieBreaks: _, ...setup } = await stored();
    expect(setup).to.deep.equal({
      name: 'Fest',
      date: '2027-02-03',
      venue: 'Barn',
      rules: { ...RULEBOOK, spots: 'share', goal: 400 },
      rulesVersion: SETUP.rulesVersion,
      sizes: { min: 3, preferred: 6, max: 8 },
      rounds: null,
      scoring: 'wins',
      finalists: 5,
      minutes: 50,
    });
    await removeRuleSet('Club night');
  });

  it('orders the tie-breaks by buttons and keys, the focus with them', async () => {
    const page = await opened();
    const ties = find<HTMLElementTagNameMap['event-tie-breaks']>(page, 'event-tie-breaks');
    if (!ties) throw new Error('No tie-breaks');
    const press = async (name: string) => {
      const found = root(ties).querySelector<HTMLButtonElement>(`[aria-label="${name}"]`);
      found?.focus();
      found?.click();
      await aTimeout(10);
      return root(ties).activeElement?.getAttribute('aria-label');
    };
    expect(await press('Best turn: up')).to.equal('Best turn: up');
    expect(ties.tieBreaks.slice(0, 3)).to.deep.equal(['wins', 'best-turn', 'share']);
    root(ties).activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }),
    );
    await aTimeout(10);
    expect(ties.tieBreaks.slice(0, 2)).to.deep.equal(['best-turn', 'wins']);
    expect(root(ties).activeElement?.getAttribute('aria-label')).to.equal('Best turn: up');
    expect(textOf(ties)).to.contain('Best turn is now 1 of 5');
    expect(await press('Wins: leave out')).to.equal('Wins: use it');
    expect(await press('Head to head: use it')).to.equal('Head to head: leave out');
    type(field(page), 'Fest');
    submit(page);
    expect((await stored()).tieBreaks).to.deep.equal([
      'best-turn',
      'share',
      'fewest-wimpouts',
      'roll-off',
      'head-to-head',
    ]);
  });

  it('saves what was changed as one fact, and says so', async () => {
    const page = await opened(logOf(...['Ann', 'Bo', 'Cy', 'Di'].map(entered)));
    const facts = behind(page);
    expect(root(page).querySelector('.bar')).to.equal(null);
    expect(textOf(page)).to.contain('4 players: 1 table of 4.');
    type(venue(page), 'Barn');
    choice(page, 'A final table').click();
    await page.updateComplete;
    button(page, 'Save the changes').click();
    await waitUntil(() => textOf(page).includes('Saved.'));
    expect(facts).to.deep.equal([
      { type: 'setup-changed', setup: { ...SETUP, venue: 'Barn', finalists: null } },
    ]);
    expect(root(page).activeElement).to.equal(root(page).querySelector('.said'));
    expect(root(page).querySelector('.bar')).to.equal(null);
  });

  it('shows what is frozen after the first round, and lets the rest change', async () => {
    const page = await opened(logOf(entered('Ann'), entered('Bo'), published(['ann', 'bo'])));
    const facts = behind(page);
    const said = textOf(page);
    expect(said).to.contain('A round is published, so rules, points and tie-breaks stay as they are.');
    expect(said).to.contain('Rulebook. Played to 500 points. Judged by version 1 of the rules.');
    expect(said).to.contain('Wins: Who won more games.').and.to.contain('Share of the goal: ');
    expect(find(page, 'event-rules')).to.equal(null);
    expect(find(page, 'event-tie-breaks')).to.equal(null);
    expect(root(page).querySelector('[name=scoring]')).to.equal(null);
    stepper(page, 'Rounds')?.dispatchEvent(new CustomEvent('number-change', { detail: 5 }));
    await page.updateComplete;
    submit(page);
    await waitUntil(() => textOf(page).includes('Saved.'));
    expect(facts).to.deep.equal([{ type: 'setup-changed', setup: { ...SETUP, rounds: 5 } }]);
    expect(button(page, 'Big screen').getAttribute('href')).to.equal('#/event/festival/wall');
    expect(button(page, 'Seating by name').getAttribute('href')).to.equal('#/event/festival/print/by-name');
  });

  it('keeps what was entered when another window saves, and when the page is left', async () => {
    const page = await opened(logOf());
    type(venue(page), 'Barn');
    step(page, { type: 'setup-changed', setup: { ...SETUP, name: 'Felt Fest', venue: 'Club' } });
    await page.updateComplete;
    expect([field(page).value, venue(page)?.value]).to.deep.equal(['Felt Fest', 'Barn']);
    const { log } = page;
    page.remove();
    const again = await opened(log);
    expect(venue(again)?.value).to.equal('Barn');
    button(again, 'Discard').click();
    await again.updateComplete;
    expect(venue(again)?.value).to.equal('Club');
    again.remove();
    expect(venue(await opened(log))?.value).to.equal('Club');
  });

  it('loses nothing when a change cannot be stored', async () => {
    // Nobody takes its facts.
    const page = await opened(logOf());
    type(venue(page), 'Barn');
    submit(page);
    await aTimeout(10);
    expect(textOf(page)).not.to.contain('Saved.');
    expect(button(page, 'Save the changes')).to.exist;
    const { log } = page;
    page.remove();
    const again = await opened(log);
    expect(venue(again)?.value).to.equal('Barn');
    button(again, 'Discard').click();
    await again.updateComplete;
    again.remove();
  });

  it('does not save a number that does not fit', async () => {
    const page = await opened(logOf());
    const facts = behind(page);
    const inside = stepper(page, 'Rounds')?.shadowRoot?.querySelector('input');
    if (!inside) throw new Error('No field');
    inside.value = '0';
    submit(page);
    await aTimeout(10);
    expect(textOf(page)).to.contain('Give a number from 1 to 200. It is still 3.');
    expect(facts).to.deep.equal([]);
  });

  it('follows an undo, and shows rules of other devices as they are', async () => {
    const page = await opened(logOf());
    behind(page);
    type(venue(page), 'Barn');
    submit(page);
    await waitUntil(() => textOf(page).includes('Saved.'));
    step(page, { type: 'undone' });
    await page.updateComplete;
    expect(venue(page)?.value).to.equal(SETUP.venue);
    step(page, {
      type: 'setup-changed',
      setup: { ...SETUP, rules: { ...presetRules('review'), goal: 300 } },
    });
    await aTimeout(10);
    const rules = find<HTMLElement>(page, 'event-rules') as HTMLElement;
    expect(find<HTMLSelectElement>(rules, 'select')?.selectedOptions[0]?.textContent).to.contain('adapted');
  });

  it('is accessible when it is new', async () => {
    await expect(await opened()).to.be.accessible();
  });

  it('is accessible when a round has been played', async () => {
    const log = logOf(entered('Ann'), entered('Bo'), published(['ann', 'bo']));
    await expect(await opened(log)).to.be.accessible();
  });
});
