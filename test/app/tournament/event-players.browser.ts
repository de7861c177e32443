import { aTimeout, expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../../src/app/tournament/event-players.ts';
import type { EventPlayers } from '../../../src/app/tournament/event-players.ts';
import type { GameStore } from '../../../src/store/game-store.ts';
import { entered, published, told, took } from '../../tournament/given.ts';
import { behind, button, find, logOf, root, step, textOf } from './page-given.ts';

const EIGHT = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fy', 'Gil', 'Hal'].map(entered);
const ROUND = published(['ann', 'bo', 'cy', 'di'], ['ed', 'fy', 'gil', 'hal']);

const gamesOf = (...names: readonly string[]) =>
  ({ roster: () => Promise.resolve(names.map((name) => ({ name, marker: '' }))) }) as unknown as GameStore;

async function opened(log = logOf(), games: GameStore | null = null): Promise<EventPlayers> {
  const page = await fixture<EventPlayers>(html`<event-players .log=${log} .games=${games}></event-players>`);
  await aTimeout(10);
  return page;
}

const field = (page: EventPlayers) => find<HTMLInputElement>(page, '.one input') as HTMLInputElement;
const names = (page: EventPlayers) => page.log.now.entrants.map(({ name }) => name);
const report = (page: EventPlayers) =>
  [...(find(page, '.report')?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent).join(' ');
const row = (page: EventPlayers, player: string) => find(page, `[data-player="${player}"]`) as HTMLElement;
const plan = (page: EventPlayers) => find(page, '.split')?.textContent?.trim();

/** As somebody types: the letters, then Enter. */
function type(input: HTMLInputElement, text: string) {
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
function typeAndEnter(page: EventPlayers, text: string) {
  type(field(page), text);
  field(page).form?.requestSubmit();
}

async function enterList(page: EventPlayers, text: string) {
  const area = find<HTMLTextAreaElement>(page, 'textarea') as HTMLTextAreaElement;
  area.value = text;
  area.form?.requestSubmit();
  await aTimeout(30);
}

/** The element that has the focus, in whichever part. */
function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

describe('event-players', () => {
  it('takes forty names in a row, the field kept ready', async () => {
    const page = await opened();
    const facts = behind(page);
    expect(plan(page)).to.equal('Nobody is entered yet');
    field(page).focus();
    for (let each = 1; each <= 40; each++) typeAndEnter(page, `Player ${each}`);
    await waitUntil(() => names(page).length === 40);
    await waitUntil(() => plan(page) === '40 players: 10 tables of 4');
    expect(facts).to.have.length(40);
    expect(new Set(page.log.now.entrants.map(({ id }) => id)).size).to.equal(40);
    expect(field(page).value).to.equal('');
    expect(focused()).to.equal(field(page));
    expect(textOf(page)).to.contain('Player 40 is entered: 40 players.');
    expect(button(page, 'Seat round 1').getAttribute('href')).to.equal('#/event/festival/seating');
  });

  it('says what is no name and leaves it in the field', async () => {
    const page = await opened(logOf(...EIGHT));
    const facts = behind(page);
    for (const [text, said] of [
      [' Ann ', '“Ann” is entered already. Add a letter to tell them apart.'],
      ['a|b', '“a|b” is no name'],
      ['x'.repeat(41), 'A name can have 40 letters at most.'],
      ['', 'Type a name first.'],
    ] as const) {
      typeAndEnter(page, text);
      await aTimeout(10);
      expect(find(page, '#problem')?.textContent).to.contain(said);
      expect(field(page).value).to.equal(text);
    }
    type(field(page), 'Ina');
    await aTimeout(10);
    expect(find<HTMLElement>(page, '#problem')?.hidden).to.equal(true);
    expect(facts).to.deep.equal([]);
  });

  it('enters a list, and says of each name what became of it', async () => {
    const page = await opened(logOf(...EIGHT.slice(0, 2)));
    const facts = behind(page);
    await enterList(page, 'Name;Club\nAnn;Zurich\nÖz;Bern\n=Sum;\na|b;\nÖz;Thun\n');
    expect(names(page)).to.deep.equal(['Ann', 'Bo', 'Öz', '=Sum']);
    expect(facts.map(({ type: kind }) => kind)).to.deep.equal(['entered']);
    expect(report(page)).to.equal(
      '2 players are entered. Entered before: “Ann”. More than once in the list, entered once: “Öz”. If they are two people, enter the second with a letter more. No name can have | : or # in it. Left in the field: “a|b”.',
    );
    expect(find<HTMLTextAreaElement>(page, 'textarea')?.value).to.equal('a|b');
  });

  it('says of each text why it is no name', async () => {
    const page = await opened();
    behind(page);
    await enterList(page, `rules\nplayers\n${'x'.repeat(41)}\na#b\nAnn`);
    const said = report(page).replace(/[\u2066-\u2069]/g, '');
    expect(said).to.contain('Words of the score sheet, left in the field: “rules” and “players”.');
    expect(said).to.contain('Longer than 40 letters, left in the field: “xxx');
    expect(said).to.contain('No name can have | : or # in it. Left in the field: “a#b”.');
    typeAndEnter(page, 'rules');
    await aTimeout(0);
    expect(textOf(page)).to.contain('is a word of the score sheet');
    typeAndEnter(page, 'Rules');
    await waitUntil(() => names(page).includes('Rules'));
  });

  it('hints at names that look the same, and takes them', async () => {
    const page = await opened(logOf(entered('Ann'), entered('Jos\u00e9')));
    behind(page);
    const plain = () => textOf(page).replace(/[\u2066-\u2069]/g, '');
    typeAndEnter(page, 'ann');
    await waitUntil(() => names(page).includes('ann'));
    await waitUntil(() => plain().includes('ann is entered: 3 players. “Ann” looks the same'));
    await enterList(page, 'Jose\nBo');
    expect(report(page).replace(/[\u2066-\u2069]/g, '')).to.contain('They look the same: “Jose” and “José”.');
    expect(names(page)).to.deep.equal(['Ann', 'José', 'ann', 'Jose', 'Bo']);
    expect(row(page, 'jos\u00e9').textContent?.replace(/[\u2066-\u2069]/g, '')).to.contain(
      'looks like “Jose”',
    );
    row(page, 'ann').querySelector<HTMLElement>('.edit')?.click();
    await aTimeout(10);
    type(find<HTMLInputElement>(page, '.editor input') as HTMLInputElement, 'JOSE');
    await waitUntil(() => plain().includes('“José” looks the same'));
    await expect(page).to.be.accessible();
  });

  it('asks before anything is entered where several columns could be the name', async () => {
    const page = await opened();
    const facts = behind(page);
    await enterList(page, 'Spielername;Wer\nSmith;Ann\nSmith;Bo');
    expect(facts).to.deep.equal([]);
    const asker = find(page, 'roster-question') as HTMLElement;
    expect(focused()?.textContent).to.contain('Which are the names?');
    expect(find<HTMLTextAreaElement>(page, 'textarea')?.value).to.contain('Smith;Ann');
    await expect(page).to.be.accessible();
    const choices = () =>
      [...(asker.shadowRoot?.querySelectorAll('button') ?? [])].map((each) =>
        each.textContent?.replace(/[\u2066-\u2069]/g, '').trim(),
      );
    expect(choices()[1]).to.equal('Wer Spielername · Ann Smith · Bo Smith');
    asker.shadowRoot?.querySelector('input')?.click();
    await aTimeout(0);
    expect(choices()[1]).to.equal('Ann Smith · Bo Smith');
    asker.shadowRoot?.querySelectorAll('button')[1]?.click();
    await waitUntil(() => names(page).length === 2);
    expect(names(page)).to.deep.equal(['Ann Smith', 'Bo Smith']);
    expect(find(page, 'roster-question')).to.equal(null);
    expect(focused()).to.equal(field(page));
    expect(find<HTMLTextAreaElement>(page, 'textarea')?.value).to.equal('');
  });

  it('takes a list that is pasted where one name goes', async () => {
    const page = await opened();
    behind(page);
    const data = new DataTransfer();
    data.setData('text/plain', 'Ann\nBo\r\nCy');
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    field(page).dispatchEvent(paste);
    await waitUntil(() => names(page).length === 3);
    expect(paste.defaultPrevented).to.equal(true);
    expect(names(page)).to.deep.equal(['Ann', 'Bo', 'Cy']);
  });

  it('reads a file as an old spreadsheet writes it', async () => {
    const page = await opened();
    behind(page);
    const picker = find<HTMLInputElement>(page, '[type=file]') as HTMLInputElement;
    const files = new DataTransfer();
    // "Name", "Jörg €": ö is F6 and € is 80 in Windows-1252.
    const bytes = [...'Name\r\nJ'].map((char) => char.charCodeAt(0));
    files.items.add(new File([new Uint8Array([...bytes, 0xf6, 0x72, 0x67, 0x20, 0x80])], 'roster.csv'));
    picker.files = files.files;
    picker.dispatchEvent(new Event('change', { bubbles: true }));
    await waitUntil(() => names(page).length === 1);
    expect(names(page)).to.deep.equal(['Jörg €']);
  });

  it('refuses what is far too much, and nothing that is no list', async () => {
    const page = await opened();
    const facts = behind(page);
    await enterList(page, ' \n \n');
    expect(report(page)).to.equal('There is no name in it.');
    await enterList(page, 'x'.repeat((1 << 20) + 1));
    expect(report(page)).to.contain('far more than a list of players');
    expect(find<HTMLTextAreaElement>(page, 'textarea')?.value).to.have.length((1 << 20) + 1);
    expect(facts).to.deep.equal([]);
  });

  it('gives back names that could not be stored', async () => {
    // Nobody takes its facts.
    const page = await opened();
    typeAndEnter(page, 'Ann');
    typeAndEnter(page, 'Bo');
    await waitUntil(() => report(page) !== '', 'given back', { timeout: 4000 });
    expect(report(page)).to.equal('Not entered yet: “Ann” and “Bo”.');
    expect(find<HTMLTextAreaElement>(page, 'textarea')?.value).to.equal('Ann\nBo');
    expect(find<HTMLDetailsElement>(page, 'details')?.open).to.equal(true);
  }).timeout(6000);

  it('offers who played here before, each once', async () => {
    const page = await opened(logOf(entered('Ann')), gamesOf('Ann', 'Bo', 'Cy'));
    behind(page);
    const chips = () =>
      [...root(find(page, 'event-enter') as Element).querySelectorAll('.chips bdi')].map(
        ({ textContent }) => textContent,
      );
    expect(chips()).to.deep.equal(['Bo', 'Cy']);
    find<HTMLButtonElement>(page, '.chips button')?.click();
    await waitUntil(() => names(page).includes('Bo'));
    expect(chips()).to.deep.equal(['Cy']);
    expect(focused()).to.equal(field(page));
  });

  it('lets a player drop out and come back by one tap each, and says what that does to the tables', async () => {
    const page = await opened(logOf(...EIGHT, ROUND));
    const facts = behind(page);
    expect(plan(page)).to.equal('8 players: 2 tables of 4');
    const drop = row(page, 'bo').querySelector('.drop') as HTMLButtonElement;
    drop.focus();
    drop.click();
    await waitUntil(() => plan(page) === '7 players: 1 table of 4 and 1 of 3');
    // The table of this round stays as it is.
    expect(row(page, 'bo').textContent).to.contain('drops out after this round');
    expect(focused()).to.equal(drop);
    expect(drop.textContent?.trim()).to.equal('Come back');
    drop.click();
    await waitUntil(() => plan(page) === '8 players: 2 tables of 4');
    expect(facts).to.deep.equal([
      { type: 'dropped', player: 'bo' },
      { type: 'returned', player: 'bo' },
    ]);
  });

  it('takes a late entry, and leads on where the round stands', async () => {
    const page = await opened(logOf(...EIGHT, ROUND));
    behind(page);
    expect(textOf(page)).to.contain('Who comes late plays from the next round on.');
    expect(button(page, 'To round 1').getAttribute('href')).to.equal('#/event/festival/rounds');
    typeAndEnter(page, 'Late');
    await waitUntil(() => plan(page) === '9 players: 1 table of 5 and 1 of 4');
    step(page, took(0, 0, told(['ann', 500], ['bo', 300], ['cy', 200], ['di', 100])));
    step(page, took(0, 1, told(['ed', 500], ['fy', 300], ['gil', 200], ['hal', 100])));
    await page.updateComplete;
    expect(button(page, 'Seat round 2').getAttribute('href')).to.equal('#/event/festival/seating');
    expect(page.log.now.rounds[0]?.tables.flatMap(({ players }) => players)).to.have.length(8);
    step(page, { type: 'setup-changed', setup: { ...page.log.now.setup, rounds: 1, finalists: 2 } });
    await page.updateComplete;
    expect(button(page, 'Seat the final')).to.exist;
    step(page, { type: 'round-published', id: 'final', mode: 'final', tables: [['ann', 'ed']] });
    await page.updateComplete;
    expect(button(page, 'To the final').getAttribute('href')).to.equal('#/event/festival/rounds');
  });

  it('warns where the sizes cannot be kept, and where fixed tables cannot', async () => {
    const page = await opened(logOf(...EIGHT.slice(0, 2)));
    expect(textOf(page)).to.contain('So many cannot all sit at tables of 3 to 5');
    const many = await opened(
      logOf(
        ...EIGHT,
        { type: 'table-fixed', player: 'ann', table: 4 },
        ...['bo', 'cy', 'di', 'ed', 'fy'].map(
          (player) => ({ type: 'table-fixed', player, table: 0 }) as const,
        ),
      ),
    );
    const said = textOf(many);
    expect(said).to.contain('There is no table 5 for Ann in the next round.');
    expect(said).to.contain('Table 1 has 4 seats, and Bo, Cy, Di, Ed and Fy shall sit there.');
    expect(row(many, 'ann').textContent).to.contain('always at table 5');
  });

  it('renames, and gives a table of their own', async () => {
    const page = await opened(logOf(...EIGHT));
    const facts = behind(page);
    const edit = row(page, 'cy').querySelector('.edit') as HTMLButtonElement;
    edit.click();
    await waitUntil(() => find(page, '.editor') !== null);
    await aTimeout(10);
    const input = find<HTMLInputElement>(page, '.editor input') as HTMLInputElement;
    expect(focused()).to.equal(input);
    input.value = 'Bo';
    input.form?.requestSubmit();
    await aTimeout(10);
    expect(find(page, '.editor #problem')?.textContent).to.contain('“Bo” is entered already');
    const select = find<HTMLSelectElement>(page, '.editor select') as HTMLSelectElement;
    select.value = '1';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    input.value = ' Cyd ';
    input.form?.requestSubmit();
    await waitUntil(() => names(page).includes('Cyd'));
    expect(facts).to.deep.equal([
      { type: 'table-fixed', player: 'cy', table: 1 },
      { type: 'renamed', player: 'cy', name: 'Cyd' },
    ]);
    expect(find(page, '.editor')).to.equal(null);
    expect(focused()).to.equal(edit);
  });

  it('keeps pairs apart, and lets them meet again', async () => {
    const page = await opened(logOf(...EIGHT));
    const facts = behind(page);
    const apart = root(find(page, 'event-apart') as Element);
    const [one, other] = apart.querySelectorAll('select') as unknown as [
      HTMLSelectElement,
      HTMLSelectElement,
    ];
    one.value = 'ann';
    other.value = 'ann';
    one.form?.requestSubmit();
    await aTimeout(10);
    expect(apart.textContent).to.contain('Choose two different players.');
    other.value = 'bo';
    one.form?.requestSubmit();
    await waitUntil(() => page.log.now.apart.length === 1);
    await page.updateComplete;
    expect(apart.querySelector('li')?.textContent?.trim()).to.equal('Ann and Bo');
    expect([one.value, other.value]).to.deep.equal(['', '']);
    one.value = 'bo';
    other.value = 'ann';
    one.form?.requestSubmit();
    await aTimeout(10);
    expect(apart.textContent).to.contain('These two are kept apart already.');
    apart.querySelector<HTMLButtonElement>('li button')?.click();
    await waitUntil(() => page.log.now.apart.length === 0);
    expect(facts).to.have.length(2);
  });

  it('finds one of two hundred', async () => {
    const many = Array.from({ length: 200 }, (_, each) => entered(`Zoë ${each}`));
    const page = await opened(logOf(...many));
    expect(plan(page)).to.equal('200 players: 50 tables of 4');
    const search = find<HTMLInputElement>(page, '[type=search]') as HTMLInputElement;
    type(search, 'ZOE 199');
    await aTimeout(20);
    expect(root(find(page, 'event-roster') as Element).querySelectorAll('li')).to.have.length(1);
    type(search, 'nobody');
    await aTimeout(20);
    expect(textOf(page)).to.contain('No player’s name has “nobody” in it.');
  });

  it('is accessible, and nothing of a long name sticks out', async () => {
    const long = 'Wolfeschlegelsteinhausenbergerdorffvonxyz'.slice(0, 40);
    const page = await opened(
      logOf(
        entered(long),
        ...EIGHT,
        { type: 'dropped', player: 'bo' },
        { type: 'kept-apart', pair: ['ann', 'cy'] },
      ),
    );
    const box = page.parentElement as HTMLElement;
    box.classList.add('narrow');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.narrow { width: 288px }');
    document.adoptedStyleSheets = [sheet];
    await aTimeout(20);
    expect(box.scrollWidth).to.be.at.most(288);
    document.adoptedStyleSheets = [];
    await expect(page).to.be.accessible();
  });
});
