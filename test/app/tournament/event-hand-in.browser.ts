import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../../src/app/tournament/event-hand-in.ts';
import type { EventHandIn } from '../../../src/app/tournament/event-hand-in.ts';
import { leaveForDesk } from '../../../src/app/tournament/handed-over.ts';
import { type Log, perform } from '../../../src/game/log.ts';
import { packGame } from '../../../src/game/pack.ts';
import { makeLinkText, makeQrText } from '../../../src/game/pack-text.ts';
import { memoryStore } from '../../../src/store/memory-store.ts';
import { startGameOf, tableStartOf } from '../../../src/tournament/table-start.ts';
import type { TournamentFact } from '../../../src/tournament/facts.ts';
import type { TournamentLog } from '../../../src/tournament/tournament-log.ts';
import { entered, published, told, took } from '../../tournament/given.ts';
import { type ShownCamera, withCamera } from './camera-given.ts';
import { behind, button, find, logOf, root, step, textOf } from './page-given.ts';

const PLAYERS = ['Ann', 'Bo', 'Cy', 'Di'].map(entered);
const ROUND = published(['ann', 'bo'], ['cy', 'di']);
const SEATED = logOf(...PLAYERS, ROUND);

async function show(log: TournamentLog = SEATED) {
  const page = await fixture<EventHandIn>(
    html`<event-hand-in .log=${log} .games=${memoryStore()}></event-hand-in>`,
  );
  return { page, facts: behind(page) };
}

/** The code of a table's game, with these turns' totals or before its first turn. */
function codeOf(
  table: number,
  totals: readonly number[],
  from: TournamentLog = SEATED,
  event = 'festival',
): string {
  const start = tableStartOf(from.now, 0, table);
  if (start === null) throw new Error('No such table');
  const at = {
    ...start,
    table: {
      ...start.table,
      ...(event === 'festival' ? {} : { event, seating: 'other', name: 'Dice Day' }),
    },
  };
  const game = startGameOf(from.now, at);
  const log = totals.reduce<Log>((before, points) => {
    const next = perform(before, { type: 'total', points });
    if (!next.ok) throw new Error(next.error);
    return next.value.log;
  }, game.log);
  return makeQrText(packGame({ ...game, log }));
}

const ONE = codeOf(0, [60, 40, 450, 0]);
const OTHER = codeOf(0, [60, 45, 450, 0]);
const TWO = codeOf(1, [500, 35]);

const news = (page: EventHandIn): string =>
  root(page).querySelector('.news, .alert')?.textContent?.replace(/\s+/g, ' ') ?? '';

async function paste(page: EventHandIn, text: string): Promise<void> {
  const area = find<HTMLTextAreaElement>(page, 'textarea');
  if (!area) throw new Error('Nowhere to paste');
  area.value = text;
  button(page, 'Read it').click();
  await page.updateComplete;
}

const says = (page: EventHandIn, text: string): Promise<void> =>
  waitUntil(() => news(page).includes(text), `${text} is said`, { timeout: 8_000 });

describe('event-hand-in', () => {
  let camera: ShownCamera | null = null;
  afterEach(() => {
    camera?.remove();
    camera = null;
  });

  it('takes one table after the other by a camera that is asked for once, and lets it go', async () => {
    camera = withCamera();
    const { page, facts } = await show();
    await camera.show(ONE);
    button(page, 'Scan with the camera').click();
    await says(page, 'Round 1, table 1: Ann 510, Bo 40');
    expect(textOf(page)).to.contain('One table is still missing').and.to.contain('Still to come: table 2');
    await camera.show(TWO);
    await says(page, 'Round 1, table 2: Cy 500, Di 35');
    // The same code again says nothing and is not taken twice.
    await camera.show(ONE);
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(news(page)).to.contain('table 2');
    expect(facts.map((fact) => fact.type === 'result-taken' && [fact.table, fact.result.way])).to.deep.equal([
      [0, 'scanned'],
      [1, 'scanned'],
    ]);
    expect(textOf(page)).to.contain('All results of Round 1 are in');
    expect(button(page, 'Seat the next round').getAttribute('href')).to.equal('#/event/festival/seating');
    expect(button(page, 'Standings').getAttribute('href')).to.equal('#/event/festival/standings');
    expect(camera.asked).to.equal(1);
    expect(camera.stream.getTracks().map(({ readyState }) => readyState)).to.deep.equal(['live']);
    await expect(page).to.be.accessible();
    page.remove();
    expect(camera.stream.getTracks().map(({ readyState }) => readyState)).to.deep.equal(['ended']);
    expect(camera.asked).to.equal(1);
  });

  it('starts the camera by itself where it has been allowed before', async () => {
    camera = withCamera();
    const query = () => Promise.resolve({ state: 'granted' });
    Object.defineProperty(navigator, 'permissions', { value: { query }, configurable: true });
    await camera.show(ONE);
    const { page } = await show();
    await says(page, 'Round 1, table 1: Ann 510, Bo 40');
    Reflect.deleteProperty(navigator, 'permissions');
    expect(camera.asked).to.equal(1);
    button(page, 'Stop the camera').click();
    await page.updateComplete;
    expect(camera.stream.getTracks().map(({ readyState }) => readyState)).to.deep.equal(['ended']);
  });

  it('takes a result again after it was taken back', async () => {
    const { page, facts } = await show();
    await paste(page, ONE);
    await says(page, 'table 1');
    step(page, { type: 'undone' });
    await waitUntil(() => textOf(page).includes('2 tables are still missing'));
    expect(textOf(page)).not.to.contain('Taken in this visit');
    await paste(page, ONE);
    await waitUntil(() => facts.length === 2 && textOf(page).includes('Taken in this visit'));
    await paste(page, ONE);
    await says(page, 'is in already, with this very game');
    expect(facts).to.have.length(2);
  });

  it('says no more that a result is in when it was taken back', async () => {
    const { page } = await show();
    await paste(page, ONE);
    await says(page, 'In: Round 1, table 1');
    step(page, entered('Ed'));
    await page.updateComplete;
    expect(news(page)).to.contain('In: Round 1, table 1');
    step(page, { type: 'undone' });
    step(page, { type: 'undone' });
    await page.updateComplete;
    expect(news(page)).to.equal('');
  });

  it('says nothing of the result before while the next one is not stored', async () => {
    const { page } = await show();
    await paste(page, ONE);
    await says(page, 'In: Round 1, table 1');
    page.addEventListener('tournament-fact', (event) => event.stopImmediatePropagation(), { capture: true });
    await paste(page, TWO);
    await page.updateComplete;
    expect(news(page)).to.equal('');
  });

  it('shows side by side what another window was faster with', async () => {
    const { page } = await show();
    // The desk refuses it, as it was told upon a table without a result.
    const refuse = (event: Event): void => {
      event.stopImmediatePropagation();
      setTimeout(() => step(page, took(0, 0, told(['ann', 500], ['bo', 400]))), 5);
    };
    page.addEventListener('tournament-fact', refuse, { capture: true, once: true });
    await paste(page, ONE);
    await waitUntil(() => textOf(page).includes('Round 1, table 1 has another result already'));
    expect(news(page)).to.equal('');
  });

  it('looks anew at what is to be decided when another window has told something', async () => {
    const { page, facts } = await show();
    await paste(page, 'players: Bo | Ann\nBo: total 500\nAnn: total 0');
    await waitUntil(() => textOf(page).includes('Look at this first'));
    step(page, took(0, 0, told(['ann', 500], ['bo', 400])));
    await waitUntil(() => textOf(page).includes('Round 1, table 1 has another result already'));
    expect(textOf(page)).to.contain('typed in').and.to.contain('Take this one');
    step(page, { type: 'undone' });
    await waitUntil(() => textOf(page).includes('Look at this first'));
    // The round is gone, and with it the table.
    step(page, { type: 'undone' });
    await waitUntil(() => find(page, 'hand-in-card') === null);
    expect(facts).to.have.length(0);
  });

  it('takes what differed and does not any more only when told to', async () => {
    const log = logOf(
      ...[...PLAYERS, published(['ann', 'bo'], ['cy', 'di'])],
      took(0, 0, told(['ann', 500], ['bo', 400])),
    );
    const { page, facts } = await show(log);
    await paste(page, codeOf(0, [60, 40, 450, 0], log));
    await waitUntil(() => textOf(page).includes('has another result already'));
    step(page, { type: 'undone' });
    await waitUntil(() => textOf(page).includes('No other result of this table is in any more'));
    await expect(page).to.be.accessible();
    button(page, 'Take it').click();
    await says(page, 'In: Round 1, table 1: Ann 510, Bo 40');
    expect(facts).to.have.length(1);
  });

  it('shows the names of the phone beside those of the desk', async () => {
    const { page } = await show();
    step(page, { type: 'renamed', player: 'bo', name: 'Bob' });
    await page.updateComplete;
    await paste(page, ONE);
    await waitUntil(() => textOf(page).includes('Names differ from those at the table'));
    expect(textOf(page)).to.contain('Name at the desk On the phone Bob Bo');
    await expect(page).to.be.accessible();
  });

  for (const [name, why] of [
    ['NotAllowedError', 'The camera is not allowed here'],
    ['NotFoundError', 'No camera could be opened'],
  ] as const)
    it(`offers the other ways at once after ${name}`, async () => {
      camera = withCamera(name);
      const { page } = await show();
      expect(textOf(page)).to.contain('Open a picture or file').and.to.contain('Or paste');
      button(page, 'Scan with the camera').click();
      await waitUntil(() => textOf(page).includes(why));
      await paste(page, ONE);
      await says(page, 'Round 1, table 1: Ann 510, Bo 40');
      expect(camera.asked).to.equal(1);
    });

  it('refuses in clear sentences, and takes nothing', async () => {
    const { page, facts } = await show();
    const strangers = logOf(
      ...['Yan', 'Zoe', 'Uma', 'Vic'].map(entered),
      published(['yan', 'zoe', 'uma', 'vic']),
    );
    const { now } = strangers;
    const [round] = now.rounds;
    const id = SEATED.now.rounds[0]?.id ?? '';
    const more = { ...strangers, now: { ...now, rounds: round ? [{ ...round, id }] : [] } };
    for (const [text, why] of [
      ['', 'nothing to read yet'],
      ['hello', 'no game of Cosmic Felt'],
      [`${ONE.slice(0, -6)}000000`, 'checksum does not fit'],
      // Three characters hold two bytes.
      [ONE.slice(0, 3 + 3 * Math.floor((ONE.length - 12) / 3)), 'got lost on the way'],
      ['{ "app": "cosmic-felt" }', 'a file of the app itself'],
      [codeOf(0, []), 'start code of Round 1, table 1'],
      [codeOf(0, [60, 40]), 'Table 1 is still playing'],
      [codeOf(0, [60, 40, 450, 0], SEATED, 'other'), 'belongs to Dice Day, round 1, table 1'],
      [
        codeOf(0, [500, 0, 0, 0], strangers),
        'That table was seated in a round that was taken back, or on another device. Nothing was taken.',
      ],
      [codeOf(0, [500, 0, 0, 0], more), 'not the players that were seated at Table 1: Yan, Zoe, Uma and Vic'],
      [
        'players: Yan | Zoe\nYan: total 500\nZoe: total 0',
        'No table of this round has these players: Yan and Zoe',
      ],
    ] as const) {
      await paste(page, text);
      expect(news(page), text).to.contain(why);
    }
    expect(facts).to.have.length(0);
    await expect(page).to.be.accessible();
  });

  it('shows what is odd with the reasons, and takes it only when told to', async () => {
    const { page, facts } = await show();
    const text = 'players: Bo | Ann\nBo: total 500\nAnn: total 0';
    await paste(page, text);
    await waitUntil(() => textOf(page).includes('Look at this first'));
    expect(textOf(page))
      .to.contain('does not say that it belongs to this event')
      .and.to.contain('sat in another order');
    expect(facts).to.have.length(0);
    await expect(page).to.be.accessible();
    button(page, 'Do not take it').click();
    await says(page, 'Round 1, table 1 is as it was');
    expect(facts).to.have.length(0);
    await paste(page, text);
    await waitUntil(() => textOf(page).includes('Look at this first'));
    button(page, 'Take it all the same').click();
    await says(page, 'Round 1, table 1: Bo 500, Ann 0');
    expect(facts[0]).to.deep.include({ type: 'result-taken', flags: ['no-table', 'other-order'] });
  });

  it('shows another copy against the one that is in: kept, taken, or both until somebody decides', async () => {
    const { page, facts } = await show();
    await paste(page, ONE);
    await says(page, 'table 1');
    await paste(page, OTHER);
    await waitUntil(() => textOf(page).includes('has another result already'));
    expect(textOf(page)).to.contain('differs').and.to.contain('Turn 2, Bo: banked 45');
    await expect(page).to.be.accessible();
    button(page, 'Keep what is in').click();
    await says(page, 'as it was');
    expect(facts).to.have.length(1);
    await paste(page, OTHER);
    await waitUntil(() => textOf(page).includes('has another result already'));
    button(page, 'Decide later').click();
    await says(page, 'Both copies of Round 1, table 1 are kept');
    expect(facts[1]?.type).to.equal('copy-kept');
    expect(textOf(page)).to.contain('two copies differ');
    // What is kept beside is known too, and does not count.
    await paste(page, OTHER);
    await says(page, 'is kept beside the one that is in. Decide');
    expect(button(page, 'Decide on Round 1, table 1').getAttribute('href')).to.equal(
      '#/event/festival/table/1/1',
    );
    await paste(page, ONE);
    await says(page, 'is in already, with this very game');
    step(page, { type: 'undone' });
    await page.updateComplete;
    await paste(page, OTHER);
    await waitUntil(() => textOf(page).includes('has another result already'));
    button(page, 'Take this one').click();
    await says(page, 'Ann 510, Bo 45');
    expect(facts.map(({ type }) => type)).to.deep.equal(['result-taken', 'copy-kept', 'result-taken']);
  });

  it('keeps the camera on while somebody decides, and reads nothing meanwhile', async () => {
    camera = withCamera();
    const log = logOf(...PLAYERS, ROUND, took(0, 0, told(['ann', 510], ['bo', 40])));
    const { page, facts } = await show(log);
    await camera.show(ONE);
    button(page, 'Scan with the camera').click();
    await waitUntil(() => textOf(page).includes('has another result already'), 'the copy is seen', {
      timeout: 8_000,
    });
    expect(textOf(page)).to.contain('The camera waits for your decision');
    await camera.show(TWO);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(facts).to.have.length(0);
    button(page, 'Keep what is in').click();
    await says(page, 'Round 1, table 2: Cy 500, Di 35');
    expect(camera.asked).to.equal(1);
  });

  it('takes what another screen of this device hands over', async () => {
    leaveForDesk('festival', {
      text: `https://example.org/${makeLinkText(packGame(startGameOf(SEATED.now, tableStartOf(SEATED.now, 0, 0) ?? never())))}`,
      way: 'pasted',
    });
    const { page } = await show();
    await says(page, 'start code of Round 1, table 1');
    leaveForDesk('another', { text: ONE, way: 'scanned' });
    const again = await show();
    await again.page.updateComplete;
    expect(news(again.page)).to.equal('');
  });

  it('lists what is to be decided of a round that is over', async () => {
    const round = published(['ann', 'bo'], ['cy', 'di']);
    const one = took(0, 0, told(['ann', 500], ['bo', 400]));
    const log = logOf(
      ...['Ann', 'Bo', 'Cy', 'Di'].map(entered),
      ...[round, one, took(0, 1, told(['cy', 500], ['di', 400])), round],
      { ...one, type: 'copy-kept' } as TournamentFact,
    );
    const { page } = await show(log);
    expect(textOf(page)).to.contain('Still to be decided: copies of Round 1, table 1 differ.');
    expect(textOf(page)).to.contain('Still to come: tables 1 and 2');
    expect(button(page, 'Round 1, table 1').getAttribute('href')).to.equal('#/event/festival/table/1/1');
  });

  it('speaks of a final by its name', async () => {
    const final = { ...published(['ann', 'cy']), mode: 'final' } as TournamentFact;
    const seated = logOf(...PLAYERS, final);
    const { page } = await show(seated);
    expect(textOf(page)).to.contain('Still to come: the final');
    await paste(page, codeOf(0, [60], seated));
    await says(page, 'The final is still being played.');
  });

  it('has nothing to take before the first round', async () => {
    const { page } = await show(logOf(...PLAYERS));
    expect(textOf(page)).to.contain('No round has been seated yet');
  });

  it('does not scroll to the side at 320 pixels with long names', async () => {
    const names = Array.from(
      { length: 5 },
      (_, at) => 'Wolfeschlegelsteinhausenbergerdorffalll'.slice(0, 39) + at,
    );
    const log = logOf(...names.map(entered), published(names.map((name) => name.toLowerCase())));
    const { page } = await show(log);
    await paste(page, codeOf(0, [500, 0, 0, 0, 0], log));
    await says(page, 'Round 1, table 1');
    page.style.width = '320px';
    expect(page.scrollWidth).to.be.lessThanOrEqual(320);
  });
});

function never(): never {
  throw new Error('No such table');
}
