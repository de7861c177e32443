import { expect, fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
import { RULEBOOK, RULES_VERSION } from '../../../src/engine/settings.ts';
import '../../../src/app/tournament/event-table.ts';
import type { EventTablePage } from '../../../src/app/tournament/event-table.ts';
import type { NewGame } from '../../../src/app/screens/new-game-screen.ts';
import { keepGame } from '../../../src/app/screens/take-model.ts';
import { type Log, perform } from '../../../src/game/log.ts';
import { readCarried } from '../../../src/game/pack-text.ts';
import { tableOf } from '../../../src/game/table-of.ts';
import { memoryStore } from '../../../src/store/memory-store.ts';
import type { GameStore } from '../../../src/store/game-store.ts';
import type { TournamentFact } from '../../../src/tournament/facts.ts';
import { readHandIn } from '../../../src/tournament/hand-in.ts';
import { startGameOf, tableStartOf } from '../../../src/tournament/table-start.ts';
import type { TournamentLog } from '../../../src/tournament/tournament-log.ts';
import { entered, published, told, took } from '../../tournament/given.ts';
import { behind, button, find, logOf, root, step, textOf } from './page-given.ts';

const LONG = 'Wolfeschlegelsteinhausenbergerdorffalll';
const PLAYERS = ['Ann', 'Bo', 'Cy', 'Di'].map(entered);
const ROUND = published(['ann', 'bo'], ['cy', 'di']);
const SEATED = logOf(...PLAYERS, ROUND);

async function show(log: TournamentLog, games: GameStore = memoryStore(), table = 0, round = 0) {
  const page = await fixture<EventTablePage>(
    html`<event-table .log=${log} .games=${games} .round=${round} .table=${table}></event-table>`,
  );
  return { page, facts: behind(page) };
}

/** The table's game with these turns' totals, one after the other. */
function played(log: TournamentLog, table: number, ...totals: readonly number[]): Log {
  const start = tableStartOf(log.now, 0, table);
  if (start === null) throw new Error('No such table');
  return totals.reduce((game, points) => {
    const next = perform(game, { type: 'total', points });
    if (!next.ok) throw new Error(next.error);
    return next.value.log;
  }, startGameOf(log.now, start).log);
}

async function stored(log: TournamentLog, table: number, ...totals: readonly number[]): Promise<GameStore> {
  const store = memoryStore();
  const start = tableStartOf(log.now, 0, table);
  if (start === null) throw new Error('No such table');
  await keepGame(store, { ...startGameOf(log.now, start), log: played(log, table, ...totals) });
  return store;
}

const scanned = (log: TournamentLog, game: Log): Extract<TournamentFact, { type: 'result-taken' }> => {
  const read = readHandIn(log.now, game, 'scanned');
  if (!read.ok) throw new Error(read.error);
  const { round, table, copy } = read.value;
  return { type: 'result-taken', round, table, ...copy };
};

function type(page: EventTablePage, player: string, total: string): void {
  const field = find<HTMLInputElement>(page, `input[data-player="${player}"]`);
  if (!field) throw new Error(`No field for ${player}`);
  field.value = total;
  field.dispatchEvent(new Event('input'));
}

async function openForm(page: EventTablePage, text: string): Promise<void> {
  button(page, text).click();
  await waitUntil(() => find(page, '.totals'), 'the form is there');
}

/** Where the text of each name begins or ends on the left, in whole pixels. */
function leftEdges(page: EventTablePage, within: string): readonly number[] {
  const names = find(page, within)?.querySelectorAll('bdi') ?? [];
  if (names.length < 2) throw new Error(`Too few names in ${within}`);
  return [...names].map((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return Math.round(range.getBoundingClientRect().left);
  });
}

describe('event-table', () => {
  it('has names of either direction at one edge, in the order, the form and the result', async () => {
    const two: TournamentFact = {
      type: 'entered',
      players: [
        { id: 'ann', name: 'Ann' },
        { id: 'david', name: '\u05d3\u05d5\u05d3' },
      ],
    };
    const seated = [two, published(['ann', 'david'])];
    const { page } = await show(logOf(...seated));
    const [ann, david] = leftEdges(page, '.order');
    expect(david).to.equal(ann);
    await openForm(page, 'Type in the result');
    const [typedAnn, typedDavid] = leftEdges(page, '.totals');
    expect(typedDavid).to.equal(typedAnn);
    const over = await show(logOf(...seated, took(0, 0, told(['ann', 500], ['david', 400]))));
    const [wonAnn, wonDavid] = leftEdges(over.page, 'ol');
    expect(wonDavid).to.equal(wonAnn);
  });

  it('gives the game of the table to a phone as a code and a link with the players in their order', async () => {
    const { page } = await show(SEATED, memoryStore(), 1);
    await waitUntil(() => find(page, 'svg[role="img"]'), 'the code is drawn');
    expect(textOf(page))
      .to.contain('Round 1, table 2')
      .and.to.contain('Point the camera of a phone at this code');
    const names = [...root(page).querySelectorAll('.order bdi')].map((each) => each.textContent);
    expect(names).to.deep.equal(['Cy', 'Di']);
    const copy = find<HTMLElementTagNameMap['copy-button']>(page, 'copy-button');
    const link = copy?.text() ?? '';
    expect(link.startsWith(`${location.href.replace(/#.*/, '')}#/take/`)).to.equal(true);
    const read = readCarried(link);
    if (!read.ok) throw new Error(read.error.code);
    expect(tableOf(read.value.log)).to.deep.equal({
      event: 'festival',
      name: 'Felt Festival',
      seating: SEATED.now.rounds[0]?.id,
      final: false,
      round: 0,
      table: 1,
      rulesVersion: RULES_VERSION,
    });
    expect(read.value.log.last.game.players.map(({ name }) => name)).to.deep.equal(['Cy', 'Di']);
    expect(read.value.log.last.place).to.equal(0);
    expect(read.value.id).to.equal(`${SEATED.now.rounds[0]?.id}-2`);
    await expect(page).to.be.accessible();
  });

  it('starts the game on this device with its table, and leads to the one under way', async () => {
    const { page } = await show(SEATED);
    setTimeout(() => button(page, 'Score it on this device').click());
    const { detail } = await oneEvent<CustomEvent<NewGame>>(page, 'start-table');
    expect(detail.seats.map(({ name }) => name)).to.deep.equal(['Ann', 'Bo']);
    expect(detail).to.deep.include({ rules: RULEBOOK, takenUp: null });
    expect(detail.table).to.deep.include({ event: 'festival', round: 0, table: 0 });
    const under = await show(SEATED, await stored(SEATED, 0, 50));
    await waitUntil(() => textOf(under.page).includes('under way on this device'));
    const id = tableStartOf(SEATED.now, 0, 0)?.id ?? '';
    expect(button(under.page, 'Go on with it').getAttribute('href')).to.equal(`#/game/${id}`);
  });

  it('takes the result of this device at once, with every turn', async () => {
    const { page, facts } = await show(SEATED, await stored(SEATED, 0, 60, 40, 450, 0));
    await waitUntil(() => textOf(page).includes('is over on this device'));
    button(page, 'Take the result of this device').click();
    await waitUntil(() => textOf(page).includes('Played on this device'));
    expect(facts[0]).to.deep.include({ type: 'result-taken', flags: [] });
    // By hand: 60 + 450 and 40 + 0; the best turns are 450 and 40; a turn entered as 0 says nothing of wimpouts.
    expect(textOf(page)).to.match(/1 Ann won best turn 450, 0 wimpouts 510 2 Bo best turn 40 40/);
    expect(root(page).activeElement?.id).to.equal('result');
    root(page).querySelector('summary')?.click();
    await waitUntil(() => textOf(page).includes('banked 450, entered as a sum'), 'the sheet', {
      timeout: 8_000,
    });
    await expect(page).to.be.accessible();
  });

  it('types a result in, shows the places before it is kept, and marks it', async () => {
    const { page, facts } = await show(SEATED);
    await openForm(page, 'Type in the result');
    expect(facts).to.have.length(0);
    button(page, 'Keep this result').click();
    await waitUntil(() => textOf(page).includes('The total of Ann is missing'));
    type(page, 'ann', '402');
    type(page, 'bo', '505');
    await waitUntil(() => textOf(page).includes('must be a multiple of 5 from 0 to 9995'));
    expect(textOf(page)).not.to.contain('So they are placed');
    type(page, 'ann', '0');
    await waitUntil(() => textOf(page).includes('So they are placed'));
    expect(textOf(page)).to.match(/So they are placed 1 Bo won 505 2 Ann 0/);
    expect(facts).to.have.length(0);
    await expect(page).to.be.accessible();
    button(page, 'Keep this result').click();
    await waitUntil(() => textOf(page).includes('Typed in: the throws are not known'));
    expect(facts).to.deep.equal([took(0, 0, told(['ann', 0], ['bo', 505]))]);
    expect(find(page, 'typed-form')).to.equal(null);
  });

  it('asks who won a tie, and takes five stars for less', async () => {
    const { page, facts } = await show(SEATED);
    await openForm(page, 'Type in the result');
    type(page, 'ann', '35');
    type(page, 'bo', '35');
    await waitUntil(() => textOf(page).includes('have the highest total'));
    const select = find<HTMLSelectElement>(page, 'select');
    if (!select) throw new Error('Nobody can be named');
    select.value = 'ann';
    select.dispatchEvent(new Event('change'));
    type(page, 'bo', '490');
    await waitUntil(() => textOf(page).includes('1 Ann won 35 2 Bo 490'));
    expect(textOf(page)).to.contain('Nobody reached 500');
    button(page, 'Keep this result').click();
    await waitUntil(() => facts.length === 1);
    expect(facts[0]).to.deep.include({ type: 'result-taken' });
  });

  it('keeps what was typed where it could not be stored', async () => {
    const { page } = await show(SEATED);
    page.addEventListener('tournament-fact', (event) => event.stopImmediatePropagation(), { capture: true });
    await openForm(page, 'Type in the result');
    type(page, 'ann', '500');
    type(page, 'bo', '5');
    await waitUntil(() => textOf(page).includes('So they are placed'));
    button(page, 'Keep this result').click();
    await page.updateComplete;
    expect(find<HTMLInputElement>(page, 'input[data-player="ann"]')?.value).to.equal('500');
  });

  it('lets the round go on without a result when somebody says why', async () => {
    const { page, facts } = await show(SEATED);
    button(page, 'No result').click();
    await waitUntil(() => find(page, 'reason-form')?.shadowRoot?.activeElement?.id === 'reason');
    button(page, 'Keep it without').click();
    await waitUntil(() => textOf(page).includes('Please say why'));
    const field = find<HTMLInputElement>(page, '#reason');
    if (!field) throw new Error('No field');
    field.value = 'The table went home';
    field.dispatchEvent(new Event('input'));
    button(page, 'Keep it without').click();
    await waitUntil(() => textOf(page).includes('No result: The table went home'));
    expect(facts).to.deep.equal([
      { type: 'table-explained', round: 0, table: 0, reason: 'The table went home' },
    ]);
    expect(find(page, 'qr-picture')).to.equal(null);
  });

  it('knows the game of this device when a player was renamed since, and not when the round was seated anew', async () => {
    const { page } = await show(SEATED, await stored(SEATED, 0, 50));
    step(page, { type: 'renamed', player: 'bo', name: 'Bob' });
    await waitUntil(() => textOf(page).includes('under way on this device'));
    expect(textOf(page)).to.contain('Bob');
    step(page, { type: 'undone' });
    step(page, { type: 'undone' });
    step(page, published(['ann', 'bo'], ['cy', 'di']));
    await waitUntil(() => textOf(page).includes('Score it on this device'));
    expect(textOf(page)).not.to.contain('under way');
  });

  it('asks before what was typed replaces a result that came in meanwhile', async () => {
    const { page, facts } = await show(SEATED);
    await openForm(page, 'Type in the result');
    type(page, 'ann', '500');
    type(page, 'bo', '5');
    step(page, took(0, 0, told(['ann', 300], ['bo', 500])));
    await waitUntil(() =>
      textOf(page).includes('Meanwhile a result of this table has come in: 1 Bo won 500'),
    );
    expect(find<HTMLInputElement>(page, 'input[data-player="ann"]')?.value).to.equal('500');
    button(page, 'Keep this result').click();
    await waitUntil(() => textOf(page).includes('has another result already'));
    expect(facts).to.have.length(0);
    await expect(page).to.be.accessible();
    expect(textOf(page)).not.to.contain('Keep this result');
    button(page, 'Take this one').click();
    await waitUntil(() => find(page, 'typed-form') === null);
    expect(facts).to.deep.equal([took(0, 0, told(['ann', 500], ['bo', 5]))]);
    expect(find(page, 'hand-in-card')).to.equal(null);
  });

  it('says why the game of this device is no result, and lets one be typed in', async () => {
    const store = memoryStore();
    const start = tableStartOf(SEATED.now, 0, 0);
    if (start === null) throw new Error('No such table');
    const joined = perform(startGameOf(SEATED.now, start).log, { type: 'join', player: 'Zoe' });
    if (!joined.ok) throw new Error(joined.error);
    const log = [500, 0, 0].reduce<Log>((before, points) => {
      const next = perform(before, { type: 'total', points });
      return next.ok ? next.value.log : before;
    }, joined.value.log);
    await keepGame(store, { ...startGameOf(SEATED.now, start), log });
    const { page } = await show(SEATED, store);
    await waitUntil(() => textOf(page).includes('is over on this device'));
    button(page, 'Take the result of this device').click();
    await waitUntil(() => textOf(page).includes('not the players that were seated at Table 1'));
    await openForm(page, 'Type in the result');
    expect(button(page, 'Keep this result').checkVisibility()).to.equal(true);
    expect(textOf(page)).not.to.contain('not the players');
  });

  it('says so before a reason takes out a result that came in meanwhile', async () => {
    const { page, facts } = await show(SEATED);
    button(page, 'No result').click();
    await waitUntil(() => find(page, 'reason-form'));
    step(page, took(0, 0, told(['ann', 300], ['bo', 500])));
    await waitUntil(() => textOf(page).includes('Meanwhile a result of this table has come in'));
    expect(button(page, 'Keep it without, all the same')).to.be.instanceOf(HTMLButtonElement);
    button(page, 'Cancel').click();
    await waitUntil(() => find(page, 'reason-form') === null);
    expect(facts).to.have.length(0);
  });

  it('keeps what was typed when another window told something else', async () => {
    const { page } = await show(SEATED);
    page.addEventListener('tournament-fact', (event) => event.stopImmediatePropagation(), { capture: true });
    await openForm(page, 'Type in the result');
    type(page, 'ann', '500');
    type(page, 'bo', '5');
    await waitUntil(() => textOf(page).includes('So they are placed'));
    button(page, 'Keep this result').click();
    step(page, entered('Ed'));
    await page.updateComplete;
    expect(find<HTMLInputElement>(page, 'input[data-player="ann"]')?.value).to.equal('500');
  });

  it('keeps what was typed while the round is taken back and put back in another window', async () => {
    const { page } = await show(SEATED);
    await openForm(page, 'Type in the result');
    type(page, 'ann', '٥٠٠');
    step(page, { type: 'undone' });
    await waitUntil(() => find(page, 'typed-form') === null);
    step(page, { type: 'redone' });
    await page.updateComplete;
    await openForm(page, 'Type in the result');
    expect(find<HTMLInputElement>(page, '[data-player="ann"]')?.value).to.equal('٥٠٠');
    type(page, 'bo', '45');
    await waitUntil(() => textOf(page).includes('500'));
    button(page, 'Cancel').click();
    await waitUntil(() => find(page, 'typed-form') === null);
    await openForm(page, 'Type in the result');
    expect(find<HTMLInputElement>(page, '[data-player="ann"]')?.value).to.equal('');
  });

  it('looks anew at the game of this device when a result comes in or goes while somebody decides', async () => {
    const { page, facts } = await show(SEATED, await stored(SEATED, 0, 60, 40, 450, 0));
    step(page, { type: 'renamed', player: 'bo', name: 'Bob' });
    await waitUntil(() => textOf(page).includes('is over on this device'));
    button(page, 'Take the result of this device').click();
    await waitUntil(() => textOf(page).includes('Look at this first'));
    expect(textOf(page)).to.contain('Name at the desk On the phone Bob Bo');
    await expect(page).to.be.accessible();
    step(page, took(0, 0, told(['ann', 300], ['bo', 500])));
    await waitUntil(() => textOf(page).includes('has another result already'));
    step(page, { type: 'undone' });
    await waitUntil(() => textOf(page).includes('Look at this first'));
    expect(facts).to.have.length(0);
    button(page, 'Take it all the same').click();
    await waitUntil(() => textOf(page).includes('Played on this device'));
    expect(find(page, 'hand-in-card')).to.equal(null);
  });

  it('shows copies that differ side by side with what differs, and lets one count', async () => {
    const one = scanned(SEATED, played(SEATED, 0, 60, 40, 450, 0));
    const other = scanned(SEATED, played(SEATED, 0, 60, 45, 450, 0));
    const log = logOf(...PLAYERS, ROUND, one, {
      ...other,
      type: 'copy-kept',
    });
    const { page, facts } = await show(log);
    const table = find<HTMLElement>(page, 'copy-table');
    if (!table) throw new Error('No copies');
    const cell = ({ textContent }: Element): string => textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const rows = [...root(table).querySelectorAll('tbody tr')].map((row) => [...row.children].map(cell));
    expect(rows).to.deep.equal([
      ['Ann', '510 place 1', '510 place 1'],
      ['Bo', '≠ differs 40 place 2', '≠ differs 45 place 2'],
      ['Came in', 'scanned', 'scanned'],
      [
        'First turn that differs',
        'Turn 2, Bo: banked 40, entered as a sum',
        'Turn 2, Bo: banked 45, entered as a sum',
      ],
    ]);
    await expect(page).to.be.accessible();
    page.style.width = '320px';
    expect(page.scrollWidth).to.be.lessThanOrEqual(320);
    const picks = root(table).querySelectorAll('tfoot button');
    expect([...picks].map((each) => each.textContent?.trim())).to.deep.equal([
      'This one counts',
      'This one counts',
    ]);
    (picks[1] as HTMLElement).click();
    await waitUntil(() => find(page, 'copy-table') === null);
    expect(facts).to.deep.equal([other]);
    expect(textOf(page)).to.contain('45');
  });

  it('amends a past round and says what follows, and shows why a result was odd', async () => {
    const first = { ...scanned(SEATED, played(SEATED, 0, 60, 40, 450, 0)), flags: ['other-order'] as const };
    const second = scanned(SEATED, played(SEATED, 1, 500, 0));
    const log = logOf(...PLAYERS, ROUND, first, second, published(['ann', 'cy'], ['bo', 'di']));
    const { page, facts } = await show(log);
    expect(textOf(page)).to.contain('standings and awards follow').and.to.contain('sat in another order');
    await openForm(page, 'Type another result');
    type(page, 'ann', '500');
    type(page, 'bo', '45');
    await waitUntil(() => textOf(page).includes('So they are placed'));
    button(page, 'Keep this result').click();
    await waitUntil(() => textOf(page).includes('Typed in'));
    expect(facts).to.deep.equal([took(0, 0, told(['ann', 500], ['bo', 45]))]);
    step(page, { type: 'undone' });
    await waitUntil(() => textOf(page).includes('Scanned from the table'));
  });

  it('draws a code for the longest names, or says how else to give the game', async () => {
    const names = Array.from({ length: 8 }, (_, at) => LONG.slice(0, 39) + at);
    const many = logOf(...names.map(entered), published(names.map((name) => name.toLowerCase())));
    const { page } = await show(many);
    await waitUntil(() => find(page, 'svg[role="img"]'));
    page.style.width = '320px';
    expect(page.scrollWidth).to.be.lessThanOrEqual(320);
    const wide = Array.from({ length: 8 }, (_, at) => '\u{1f3b2}'.repeat(39) + at);
    const ids = wide.map((_, at) => `p${at}`);
    const entry: TournamentFact = {
      type: 'entered',
      players: wide.map((name, at) => ({ id: `p${at}`, name })),
    };
    const dice = await show(logOf(entry, published(ids)));
    await waitUntil(() => textOf(dice.page).includes('too long for a code'));
  });

  it('says so where there is no such table', async () => {
    const { page } = await show(SEATED, memoryStore(), 7);
    expect(textOf(page)).to.contain('There is no such table');
    expect(button(page, 'The round').getAttribute('href')).to.equal('#/event/festival/rounds');
  });
});
