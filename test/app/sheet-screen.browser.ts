import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../src/app/screens/sheet-screen.ts';
import type { SheetScreen } from '../../src/app/screens/sheet-screen.ts';
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
      'Bo Turn 6 50 at risk 0 Flash of 4s 40, 10 = 10 +50',
      'Ann Turn 5 banked 90 110 Flash of 3s 30, 5 + 5 = 10 +40 Flash of 4s 40 +40 ' +
        'Rules changed. Opening: 50 points. Taken spots: Yes, share the spot 10 = 10 +10',
      'Ann +20: sang a song',
      'Dee Turn 4 banked 50, entered as a sum 50 Bo back to 0',
      'Cy Turn 3 train wreck 0 Wellenda: the throw never happened Train Wreck',
      'Bo Turn 2 banked 50 50 Flash of 4s 40 +40 10 = 10 +10',
      'Ann Turn 1 wimpout, 45 lost 0 Flash of 4s 40, 5 = 5 +45 Void: a 4 showed Void Wimpout',
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
