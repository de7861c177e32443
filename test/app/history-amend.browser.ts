import { expect, fixture, html } from '@open-wc/testing';
import '../../src/app/screens/history-amend.ts';
import type { HistoryAmend } from '../../src/app/screens/history-amend.ts';
import type { Target } from '../../src/app/history-model.ts';
import type { Command } from '../../src/game/commands.ts';
import type { Log } from '../../src/game/log.ts';
import { gameOf } from './stored-games.ts';

/** Steps 1 to 3 are Ann's 35, 4 is Bo's 60, 5 is Ann's 40. */
const GAME = gameOf(
  'amend',
  'rules: rulebook',
  'players: Ann | Bo',
  'Ann: 5X24/6 XX/6 bank',
  'Bo: total 60',
  'Ann: total 40',
).log;

describe('history-amend', () => {
  let asked: Command[] = [];

  async function opened(target: Target, log: Log = GAME): Promise<HistoryAmend> {
    asked = [];
    const sheet = await fixture<HistoryAmend>(
      html`<history-amend
        .log=${log}
        @history-command=${(event: CustomEvent<Command>) => asked.push(event.detail)}
      ></history-amend>`,
    );
    await sheet.open(target);
    return sheet;
  }

  const replace = (place: number): Target => ({ kind: 'replace', place });
  const root = ({ shadowRoot }: HistoryAmend): ShadowRoot => shadowRoot as ShadowRoot;
  const clean = (text: string | null | undefined): string => text?.replace(/\s+/g, ' ').trim() ?? '';
  const verdict = (sheet: HistoryAmend): string => clean(root(sheet).querySelector('.verdict')?.textContent);
  const heading = (sheet: HistoryAmend): string => clean(root(sheet).querySelector('#what')?.textContent);
  const labels = (sheet: HistoryAmend): readonly string[] =>
    [...root(sheet).querySelectorAll('button')].map(({ textContent }) => clean(textContent));
  /** A finger that does not bounce. */
  const calm = () => new Promise((resolve) => setTimeout(resolve, 420));

  function button(sheet: HistoryAmend, text: RegExp): HTMLButtonElement {
    const found = [...root(sheet).querySelectorAll('button')].find((each) =>
      text.test(clean(each.textContent)),
    );
    if (!found) throw new Error(`No ${String(text)} among ${labels(sheet).join(', ')}`);
    return found;
  }

  async function press(sheet: HistoryAmend, text: RegExp): Promise<void> {
    button(sheet, text).click();
    await sheet.updateComplete;
    await calm();
  }

  async function pick(sheet: HistoryAmend, text: string): Promise<void> {
    const label = [...root(sheet).querySelectorAll('fieldset label')].find(
      (each) => clean(each.textContent) === text,
    );
    label?.querySelector('input')?.click();
    await sheet.updateComplete;
  }

  /** Tells cubes by the keys: `/` sends the next to the Sun cube. */
  async function type(sheet: HistoryAmend, faces: string): Promise<void> {
    let row = '.common';
    for (const face of faces) {
      if (face === '/') row = '.sun';
      else {
        const pad = root(sheet).querySelector('key-pad');
        const names = row === '.sun' ? '2S456X' : '23456X';
        pad?.shadowRoot?.querySelectorAll<HTMLElement>(`${row} button`)[names.indexOf(face)]?.click();
        await sheet.updateComplete;
        row = '.common';
      }
    }
    await sheet.updateComplete;
    await calm();
  }

  /** Takes back all cubes told. */
  async function clear(sheet: HistoryAmend): Promise<void> {
    for (;;) {
      const tray = root(sheet).querySelector('cube-tray');
      await tray?.updateComplete;
      const told = tray?.shadowRoot?.querySelector<HTMLElement>('button');
      if (!told) return;
      told.click();
      await sheet.updateComplete;
    }
  }

  const dialog = (sheet: HistoryAmend): HTMLDialogElement =>
    root(sheet).querySelector('sheet-frame')?.shadowRoot?.querySelector('dialog') as HTMLDialogElement;

  it('begins with what was entered, and has nothing to amend', async () => {
    const sheet = await opened(replace(2));
    expect(heading(sheet)).to.equal('Entered: Turn 1, Ann: 10 10, Sun cube 6');
    expect(clean(root(sheet).querySelector('.ruling')?.textContent)).to.equal('10 + 10 = 20');
    expect(verdict(sheet)).to.equal('Nothing is changed yet.');
    await press(sheet, /Amend the game/);
    expect(asked).to.deep.equal([]);
    expect(dialog(sheet).open).to.equal(true);
  });

  it('says what the game comes to, and amends it once', async () => {
    const sheet = await opened(replace(3));
    await pick(sheet, 'Wimpout');
    expect(verdict(sheet)).to.equal(
      'Everything entered later holds. Then: Ann 40 instead of 75 and Bo 60. Bo is up, with 0 at risk.',
    );
    const main = button(sheet, /Amend the game/);
    main.click();
    main.click();
    await sheet.updateComplete;
    expect(asked).to.deep.equal([
      {
        type: 'amend',
        changes: [{ kind: 'replace', place: 3, step: { type: 'wimpout' } }],
        cut: null,
      },
    ]);
    expect(dialog(sheet).open).to.equal(false);
  });

  it('names the first step that breaks, and cuts there', async () => {
    const sheet = await opened(replace(2));
    await clear(sheet);
    expect(verdict(sheet)).to.equal('Tap what every cube showed.');
    await type(sheet, '5X/6');
    expect(verdict(sheet)).to.equal(
      'Turn 1, Ann: Bank does not hold then. Ann is up there and may not bank. 5 more to get on the board.',
    );
    expect(labels(sheet)).not.to.include('Amend the game');
    await press(sheet, /^Drop it and all after it: 3 steps$/);
    expect(verdict(sheet)).to.equal(
      '3 later steps are dropped. Then: Ann 0 instead of 75 and Bo 0 instead of 60. Ann is up, with 30 at risk.',
    );
    await press(sheet, /Amend the game/);
    expect(asked).to.deep.equal([
      {
        type: 'amend',
        changes: [{ kind: 'replace', place: 2, step: { type: 'throw', throw: '5X/6' } }],
        cut: 3,
      },
    ]);
  });

  it('goes back to what it asked when something else is entered after a cut', async () => {
    const sheet = await opened(replace(2));
    await clear(sheet);
    await type(sheet, '5X/6');
    await press(sheet, /^Drop it/);
    await pick(sheet, 'Wellenda');
    expect(verdict(sheet)).to.contain('Turn 1, Ann: Bank does not hold then.');
  });

  it('amends the step that breaks too', async () => {
    const sheet = await opened(replace(2));
    await clear(sheet);
    await type(sheet, '5X/6');
    await press(sheet, /^Amend that step too$/);
    expect(heading(sheet)).to.equal('Entered: Turn 1, Ann: Bank');
    expect(clean(root(sheet).querySelector('.so-far')?.textContent)).to.equal(
      'Changed with it Turn 1, Ann: 10 10, Sun cube 6 became 5 10, Sun cube 6',
    );
    expect(sheet.shadowRoot?.activeElement?.id).to.equal('what');
    await pick(sheet, 'Wimpout');
    expect(verdict(sheet)).to.contain('Everything entered later holds.');
    await press(sheet, /Amend the game/);
    expect(asked[0]).to.deep.equal({
      type: 'amend',
      changes: [
        { kind: 'replace', place: 2, step: { type: 'throw', throw: '5X/6' } },
        { kind: 'replace', place: 3, step: { type: 'wimpout' } },
      ],
      cut: null,
    });
  });

  it('puts a throw in before the step that breaks', async () => {
    const sheet = await opened(replace(2));
    await clear(sheet);
    await type(sheet, '5X/6');
    await press(sheet, /^Put a step in before it$/);
    expect(heading(sheet)).to.equal('Ann is up at this point.');
    await type(sheet, '/X');
    // All five have scored then: Ann must throw all five.
    expect(verdict(sheet)).to.contain('Turn 1, Ann: Bank does not hold then.');
    await press(sheet, /^Put a step in before it$/);
    await type(sheet, '5234/6');
    expect(verdict(sheet)).to.contain('Ann 85 instead of 75');
    await press(sheet, /Amend the game/);
    expect(asked[0]).to.deep.include({
      changes: [
        { kind: 'replace', place: 2, step: { type: 'throw', throw: '5X/6' } },
        { kind: 'insert', place: 3, step: { type: 'throw', throw: '/X' } },
        { kind: 'insert', place: 3, step: { type: 'throw', throw: '2345/6' } },
      ],
    });
  });

  it('says before it is done when later turns change hands', async () => {
    const game = gameOf(
      'hands',
      'rules: rulebook',
      'players: Ann | Bo',
      'Ann: total 50',
      'Bo: total 60',
      'Ann: total 40',
    ).log;
    const sheet = await opened(replace(2), game);
    await pick(sheet, 'Nothing: take it out');
    expect(verdict(sheet)).to.contain(
      'From Turn 3, Ann: Turn total 40 on, what was entered counts for other players: that step would be Bo’s.',
    );
    expect(labels(sheet)).to.include('Amend the game');
  });

  it('opens a finished game again', async () => {
    const over = gameOf(
      'over',
      'rules: rulebook goal=50 ending=sudden',
      'players: Ann | Bo',
      'Ann: total 60',
    ).log;
    const sheet = await opened(replace(1), over);
    const field = root(sheet).querySelector('number-stepper')?.shadowRoot?.querySelector('input');
    if (!field) throw new Error('No number');
    field.value = '45';
    field.dispatchEvent(new Event('change'));
    await sheet.updateComplete;
    expect(verdict(sheet)).to.contain('Then: Ann 45 instead of 60 and Bo 0. The game goes on: Bo throws.');
  });

  it('takes no number that does not fit for the one before it', async () => {
    const sheet = await opened(replace(4));
    const field = root(sheet).querySelector('number-stepper')?.shadowRoot?.querySelector('input');
    if (!field) throw new Error('No number');
    for (const typed of ['65', '67']) {
      field.value = typed;
      field.dispatchEvent(new Event('change'));
      await sheet.updateComplete;
    }
    await press(sheet, /Amend the game/);
    expect(asked).to.deep.equal([]);
  });

  it('changes the player and the points of an adjustment', async () => {
    const game = gameOf(
      'adjusted',
      'rules: rulebook',
      'players: Ann | Bo',
      'Ann: total 50',
      'adjust: Ann +5 sang',
    ).log;
    const sheet = await opened(replace(2), game);
    const select = root(sheet).querySelector('select');
    if (!select) throw new Error('No player');
    expect(select.value).to.equal('Ann');
    select.value = 'Bo';
    select.dispatchEvent(new Event('change'));
    await sheet.updateComplete;
    expect(verdict(sheet)).to.contain('Then: Ann 50 instead of 55 and Bo 5 instead of 0.');
    await press(sheet, /Amend the game/);
    expect(asked[0]).to.deep.include({
      changes: [
        { kind: 'replace', place: 2, step: { type: 'adjust', player: 'Bo', points: 5, reason: 'sang' } },
      ],
    });
  });

  it('asks how the Sun counts', async () => {
    const game = gameOf('sun', 'rules: rulebook', 'players: Ann | Bo', 'Ann: 2244/S=2').log;
    const sheet = await opened(replace(1), game);
    await pick(sheet, 'Flash of 4s');
    expect(clean(root(sheet).querySelector('.ruling')?.textContent)).to.equal('Flash of 4s = 40');
    await press(sheet, /Amend the game/);
    expect(asked[0]).to.deep.include({
      changes: [{ kind: 'replace', place: 1, step: { type: 'throw', throw: '2244/S=4' } }],
    });
  });

  it('is closed by a game that goes on without it', async () => {
    const sheet = await opened(replace(2));
    sheet.log = gameOf('other', 'rules: rulebook', 'players: Ann | Bo').log;
    await sheet.updateComplete;
    expect(dialog(sheet).open).to.equal(false);
  });

  it('is accessible', async () => {
    const sheet = await opened(replace(2));
    await clear(sheet);
    await type(sheet, '5X/6');
    await expect(sheet).to.be.accessible();
  });
});
