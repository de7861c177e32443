import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../src/app/screens/sheet-screen.ts';
import type { SheetScreen } from '../../src/app/screens/sheet-screen.ts';
import type { Command } from '../../src/game/commands.ts';
import { eventOf, type GameEvent } from '../../src/game/events.ts';
import { foldLog } from '../../src/game/log.ts';
import { entriesOf } from '../../src/game/transcript-writer.ts';
import { gameOf, type StoredGame, storedGame } from './stored-games.ts';

const show = ({ log, record }: StoredGame): Promise<SheetScreen> =>
  fixture<SheetScreen>(html`<sheet-screen .log=${log} .seats=${record.seats}></sheet-screen>`);

function sheetOf(screen: SheetScreen): ShadowRoot {
  const sheet = screen.shadowRoot?.querySelector('score-sheet')?.shadowRoot;
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

const items = (screen: SheetScreen): readonly string[] =>
  [...sheetOf(screen).querySelectorAll('.item')].map(
    (item) => item.textContent?.replace(/\s+/g, ' ').trim() ?? '',
  );

describe('sheet-screen', () => {
  it('tells the game turn by turn, the newest first', async () => {
    const shown = items(await show(storedGame.sheet));
    expect(shown).to.deep.equal([
      'Bo Turn 6 50 at risk 0 Flash of 4s = 40, 10 = 10 +50',
      'Ann Turn 5 banked 90 110 Flash of 3s = 30, 5 + 5 = 10 +40 Flash of 4s = 40 +40 ' +
        'Guiding Light: Opening: 50 points; Taken spots: Yes, share the spot 10 = 10 +10',
      'Ann +20: sang a song',
      'Dee Turn 4 banked 50, entered as a sum 50 Bo back to 0',
      'Cy Turn 3 train wreck 0 Wellenda: the throw never happened Train Wreck',
      'Bo Turn 2 banked 50 50 Flash of 4s = 40 +40 10 = 10 +10',
      'Ann Turn 1 wimpout, 45 lost 0 Flash of 4s = 40, 5 = 5 +45 Void: a 4 showed Void Wimpout',
    ]);
  });

  it('draws the cubes of a throw with their faces as its name', async () => {
    const sheet = sheetOf(await show(storedGame.current));
    const [drawing] = sheet.querySelectorAll('svg.throw');
    expect(drawing?.getAttribute('aria-label')).to.equal('3 4 4 4, Sun cube 5');
  });

  it('says which rules the game began with', async () => {
    const { shadowRoot } = await show(storedGame.sheet);
    expect(shadowRoot?.querySelector('.hint')?.textContent).to.contain('Rulebook, 1 setting changed, to 500');
  });

  it('has the game as text, and as nothing but text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { shadowRoot } = await show(gameOf('markup', `players: ${name} | Bo`, `${name}: total 60`));
    expect(shadowRoot?.querySelector('pre')?.textContent).to.equal(
      `rules: rulebook\nplayers: ${name} | Bo\n${name}: total 60\n`,
    );
    expect(shadowRoot?.querySelector('img')).to.equal(null);
  });

  it('draws a long game in parts', async () => {
    const turns = Array.from({ length: 60 }, (_, turn) => `${turn % 2 ? 'Bo' : 'Ann'}: total 0`);
    const screen = await show(gameOf('long-game', 'players: Ann | Bo', ...turns));
    const before = items(screen).length;
    expect(before).to.be.lessThan(60);
    sheetOf(screen).querySelector<HTMLButtonElement>('.more')?.click();
    await screen.shadowRoot?.querySelector('score-sheet')?.updateComplete;
    expect(items(screen).length).to.be.greaterThan(before);
  });

  it('says that nothing was thrown yet', async () => {
    const screen = await show(gameOf('fresh', 'players: Ann | Bo'));
    expect(sheetOf(screen).textContent).to.contain('Nothing has been thrown yet.');
  });

  it('leads back', async () => {
    const screen = await show(storedGame.won);
    setTimeout(() => screen.shadowRoot?.querySelector<HTMLButtonElement>('.bar button')?.click());
    await oneEvent(screen, 'go-back');
  });

  it('is accessible', async () => {
    await expect(await show(storedGame.sheet)).to.be.accessible();
  });
});

describe('sheet-screen of a game that can be corrected', () => {
  const STARTED = entriesOf(gameOf('corrected', 'players: Ann | Bo').log).map(({ event }) => event);
  /** Ann banks 60, Bo wimps out, Ann's 40 was a 45; Bo throws and takes it back. */
  const EVENTS: readonly GameEvent[] = [
    ...STARTED,
    eventOf({ type: 'total-entered', points: 60 }),
    eventOf({ type: 'wimpout-declared' }),
    eventOf({ type: 'total-entered', points: 40 }),
    eventOf({
      type: 'amended',
      changes: [{ kind: 'replace', place: 3, step: { type: 'total-entered', points: 45 } }],
      cut: null,
    }),
    eventOf({ type: 'thrown', throw: '2346/5' }),
    eventOf({ type: 'undone' }),
  ];
  let asked: Command[] = [];

  async function opened(entered = EVENTS, editable = true): Promise<SheetScreen> {
    asked = [];
    return fixture<SheetScreen>(
      html`<sheet-screen
        .log=${foldLog(entered)}
        .entered=${entered}
        .editable=${editable}
        @history-command=${(event: CustomEvent<Command>) => asked.push(event.detail)}
      ></sheet-screen>`,
    );
  }

  const clean = (text: string | null | undefined): string => text?.replace(/\s+/g, ' ').trim() ?? '';
  const lines = (screen: SheetScreen): readonly HTMLElement[] => [
    ...sheetOf(screen).querySelectorAll<HTMLElement>('.line'),
  ];
  const stepOf = (screen: SheetScreen): ShadowRoot =>
    screen.shadowRoot?.querySelector('history-step')?.shadowRoot as ShadowRoot;

  function press(root: ShadowRoot | null, text: string): void {
    const found = [...(root?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => clean(textContent) === text,
    );
    if (!found) throw new Error(`No ${text}`);
    found.click();
  }

  async function pick(screen: SheetScreen, place: number): Promise<void> {
    lines(screen)
      .find(({ dataset }) => dataset.place === String(place))
      ?.click();
    await screen.shadowRoot?.querySelector('history-step')?.updateComplete;
    await new Promise((resolve) => setTimeout(resolve));
  }

  it('has a line for every step and for the start', async () => {
    expect(lines(await opened()).map(({ textContent }) => clean(textContent))).to.deep.equal([
      'Turn total 45',
      'Train Wreck',
      'Turn total 60',
      'The game begins',
    ]);
  });

  it('goes back to a line once, after it was told what that takes back', async () => {
    const screen = await opened();
    await pick(screen, 1);
    expect([...stepOf(screen).querySelectorAll('li')].map(({ textContent }) => textContent)).to.deep.equal([
      'Turn 2, Bo: Wimpout',
      'Turn 3, Ann: Turn total 45',
    ]);
    expect(asked).to.deep.equal([]);
    const back = stepOf(screen).querySelector<HTMLElement>('.back');
    back?.click();
    back?.click();
    expect(asked).to.deep.equal([{ type: 'go-back', to: 1 }]);
  });

  it('goes back to the start', async () => {
    const screen = await opened();
    await pick(screen, 0);
    press(stepOf(screen), 'Take 3 steps back');
    expect(asked).to.deep.equal([{ type: 'go-back', to: 0 }]);
  });

  it('has no way back to where the game is', async () => {
    const screen = await opened();
    await pick(screen, 3);
    expect(stepOf(screen).querySelector('.back')).to.equal(null);
    expect(stepOf(screen).textContent).to.contain('This is the last step so far');
  });

  it('amends a line', async () => {
    const screen = await opened();
    await pick(screen, 2);
    press(stepOf(screen), 'Amend…');
    const amend = screen.shadowRoot?.querySelector('history-amend');
    await amend?.updateComplete;
    expect(clean(amend?.shadowRoot?.querySelector('#what')?.textContent)).to.equal(
      'Entered: Turn 2, Bo: Wimpout',
    );
  });

  it('undoes and redoes what can be', async () => {
    const screen = await opened();
    press(screen.shadowRoot, 'Undo');
    press(screen.shadowRoot, 'Redo');
    expect(asked).to.deep.equal([{ type: 'undo' }, { type: 'redo' }]);
    const fresh = await opened(STARTED);
    press(fresh.shadowRoot, 'Undo');
    press(fresh.shadowRoot, 'Redo');
    expect(asked).to.deep.equal([]);
  });

  it('says that it was amended, and tells how it was entered', async () => {
    const screen = await opened();
    expect(screen.shadowRoot?.querySelector('.amended')?.textContent).to.contain('This game was amended');
    expect((await opened(EVENTS.slice(0, 4))).shadowRoot?.querySelector('.amended')).to.equal(null);
    press(screen.shadowRoot, 'As it was entered');
    await screen.updateComplete;
    const trail = screen.shadowRoot?.querySelector('trail-list');
    await trail?.updateComplete;
    expect(
      [...(trail?.shadowRoot?.querySelectorAll('li') ?? [])].map(({ textContent }) => clean(textContent)),
    ).to.deep.equal([
      '7 Taken back: 2 3 4 6, Sun cube 5. 5 = 5',
      '6 Bo: 2 3 4 6, Sun cube 5. 5 = 5',
      '5 Amended Turn total 40 became Turn total 45',
      '4 Ann: Turn total 40',
      '3 Bo: Wimpout. Train Wreck',
      '2 Ann: Turn total 60',
      '1 The game begins',
    ]);
    await expect(screen).to.be.accessible();
    press(screen.shadowRoot, 'As it stands');
    await screen.updateComplete;
    expect(lines(screen).length).to.equal(4);
  });

  it('only reads where another window keeps the score', async () => {
    const screen = await opened(EVENTS, false);
    expect(lines(screen)).to.deep.equal([]);
    expect(screen.shadowRoot?.querySelector('history-step, history-amend')).to.equal(null);
    expect(() => press(screen.shadowRoot, 'Undo')).to.throw();
    expect(screen.shadowRoot?.textContent).to.contain('Another window keeps the score.');
    press(screen.shadowRoot, 'As it was entered');
  });

  it('is accessible', async () => {
    const screen = await opened();
    await expect(screen).to.be.accessible();
    await pick(screen, 1);
    await expect(screen).to.be.accessible();
  });
});
