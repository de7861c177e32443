import { aTimeout, expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing';
import '../../src/app/screens/bench-screen.ts';
import type { BenchScreen } from '../../src/app/screens/bench-screen.ts';
import type { Session } from '../../src/app/session.ts';
import { LitElement } from 'lit';
import { gameOf, type StoredGame } from './stored-games.ts';

const before = location.href;

async function show(hash: string, game: StoredGame | null = null): Promise<BenchScreen> {
  history.replaceState(null, '', hash);
  const session = game && sessionOf(game);
  const screen = await fixture<BenchScreen>(html`<bench-screen .session=${session}></bench-screen>`);
  await drawn(screen);
  return screen;
}

/** A session that stands still. */
const sessionOf = ({ record: { id, seats }, log }: StoredGame, more: Partial<Session> = {}): Session =>
  Object.assign(new EventTarget(), { id, log, seats, ...more }) as unknown as Session;

/** Until the screen and its parts are drawn. */
async function drawn(screen: BenchScreen): Promise<void> {
  await screen.updateComplete;
  // Other tables follow a frame behind.
  await nextFrame();
  await nextFrame();
  for (const part of screen.shadowRoot?.querySelectorAll('*') ?? [])
    if (part instanceof LitElement) await part.updateComplete;
}

/** In the screen, or in one of its elements. */
const all = <E extends Element = HTMLElement>(screen: BenchScreen, selector: string, part = ''): E[] => {
  const root = part === '' ? screen : screen.shadowRoot?.querySelector(part);
  return [...(root?.shadowRoot?.querySelectorAll<E>(selector) ?? [])];
};

const textOf = (screen: BenchScreen, selector: string, part = ''): string =>
  all(screen, selector, part)
    .map((each) => each.textContent?.replace(/\s+/g, ' ').trim() ?? '')
    .join(' | ');

function button(screen: BenchScreen, name: string, part = ''): HTMLButtonElement {
  const found = all<HTMLButtonElement>(screen, 'button', part).find(
    (each) => each.ariaLabel === name || each.textContent?.trim() === name,
  );
  if (!found) throw new Error(`No button ${name}`);
  return found;
}

async function tap(screen: BenchScreen, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    button(screen, name, 'key-pad').click();
    await drawn(screen);
  }
}

async function press(screen: BenchScreen, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    await drawn(screen);
  }
}

describe('bench-screen', () => {
  afterEach(() => history.replaceState(null, '', before));

  it('rules when the last cube is in, says so once, and moves the focus from the pad to the ruling', async () => {
    const screen = await show('#/bench');
    await tap(screen, '4', '4', '2', '5');
    expect(textOf(screen, '.verdict')).to.equal('');
    expect(textOf(screen, '[role="status"]')).to.contain('4 of 5 in');
    button(screen, 'Sun cube Sun', 'key-pad').focus();
    await tap(screen, 'Sun cube Sun');
    // By hand: the Sun makes a flash of the 4s; the 5 is 5.
    expect(textOf(screen, '.verdict h2')).to.equal('Flash of 4s = 40, 5 = 5 45 at risk');
    expect(textOf(screen, '.sr[role="status"]')).to.equal(
      'Flash of 4s = 40, 5 = 5. Must throw 1: clear the 4s',
    );
    expect(screen.shadowRoot?.activeElement?.localName).to.equal('h2');
    expect(location.hash).to.equal('#/bench/2445/S');
  });

  it('takes the rest for blank', async () => {
    const screen = await show('#/bench');
    expect(button(screen, 'The rest blank').ariaDisabled).to.equal('true');
    await tap(screen, '10');
    button(screen, 'The rest blank').click();
    await drawn(screen);
    expect(textOf(screen, '.verdict h2')).to.equal('10 = 10 10 at risk');
    expect(location.hash).to.equal('#/bench/X---/-');
  });

  it('has a cube told anew, and begins another throw', async () => {
    const screen = await show('#/bench/4442/5');
    button(screen, '5: tap to change it', 'cube-tray').click();
    await drawn(screen);
    expect(all(screen, 'key-pad')).to.have.length(1);
    await tap(screen, 'Sun cube 10');
    expect(textOf(screen, '.verdict h2')).to.equal('Flash of 4s = 40, 10 = 10 50 at risk');
    button(screen, 'Another throw').click();
    await drawn(screen);
    expect(textOf(screen, '.verdict')).to.equal('');
    expect(location.hash).to.equal('#/bench/cubes=4S');
  });

  it('takes keys, and leaves them to the fields of a sheet', async () => {
    const screen = await show('#/bench/cubes=1S;points=65;pending=4;total=85');
    await press(screen, '/', 'x', '5');
    expect(textOf(screen, '.verdict h2')).to.equal('5 = 5, 10 = 10 80 at risk');
    await press(screen, 'Backspace', '4');
    expect(textOf(screen, '.verdict h2')).to.equal('Void: a 4 showed 65 at risk');
    // A face after the last one begins anew.
    await press(screen, 'x', 's');
    expect(textOf(screen, '.verdict h2')).to.equal('10 = 10, Sun = 10 85 at risk');
    button(screen, 'Change the position').click();
    const field = all(screen, 'number-stepper', 'case-sheet')[0]?.shadowRoot?.querySelector('input');
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: '4', bubbles: true, composed: true }));
    await drawn(screen);
    expect(location.hash).to.contain('X/S');
  });

  it('shows the throw of the table that was just judged, by name', async () => {
    const game = gameOf('g1', 'players: Ann | Bo', 'standings: 380 | 215', 'up: Bo', 'Bo: 4442/5 4');
    const screen = await show('#/game/g1/bench', game);
    expect(textOf(screen, '.position')).to.equal(
      'You have 215 on the board, with 45 in this turn, 1 cube in hand, 4s to clear. The others: Ann 380.',
    );
    expect(textOf(screen, '.verdict h2')).to.equal('Void: a 4 showed 45 at risk');
    expect(location.hash).to.equal('#/game/g1/bench/4;points=45;pending=4;total=215;others=380');
    expect(textOf(screen, '.propose', 'compare-list')).to.contain('Our table plays it so');
    const back = oneEvent(screen, 'go-back');
    button(screen, 'Back').click();
    await back;
  });

  it('asks no table where there is none', async () => {
    const screen = await show('#/bench/4;points=45;pending=4;total=215;others=380');
    expect(all(screen, '.propose', 'compare-list')).to.have.length(0);
    expect(all(screen, '.row', 'compare-list').length).to.be.greaterThan(2);
  });

  it('follows an argument under other rules, and finds back', async () => {
    const screen = await show('#/bench/6X;points=60;pending=6;total=215;others=none');
    const dice = all<HTMLButtonElement>(screen, '.other', 'compare-list')[0];
    expect(dice?.textContent).to.contain('Dice.now');
    dice?.click();
    await drawn(screen);
    expect(textOf(screen, '.under span')).to.equal('As Dice.now rules it');
    expect(location.hash).to.contain('rules=dice-now');
    button(screen, 'Back to Rulebook').click();
    await drawn(screen);
    expect(all(screen, '.under')).to.have.length(0);
    expect(location.hash).not.to.contain('rules=');
  });

  for (const [text, name, under] of [
    ['2244/S=2;total=100', 'Dice.now', '2244/S;total=100;rules=dice-now'],
    ['2356/S=5;total=100', 'Encyclopedia', '2356/S;total=100;rules=encyclopedia'],
    ['2356/S=0;total=100', 'Dice.now', '2356/S;total=100;rules=dice-now'],
    [
      '66=lick;points=40;pending=4;total=100;rules=rulebook,fullHouse=choice',
      'Rulebook',
      '66;points=40;pending=4;total=100',
    ],
  ] as const)
    it(`rules ${text} by ${name}, where it cannot be settled so, and comes back to it as it was`, async () => {
      const screen = await show(`#/bench/${text}`);
      const headline = textOf(screen, '.verdict h2');
      all(screen, '.other', 'compare-list')
        .find((row) => row.textContent?.includes(name))
        ?.click();
      await drawn(screen);
      expect(textOf(screen, '.verdict h2')).not.to.equal('');
      expect(all(screen, 'key-pad')).to.have.length(0);
      expect(location.hash).to.equal(`#/bench/${under}`);
      all(screen, '.under button')[0]?.click();
      await drawn(screen);
      expect(location.hash).to.equal(`#/bench/${text}`);
      expect(textOf(screen, '.verdict h2')).to.equal(headline);
    });

  it('reads an address without a slash, and out of a sentence', async () => {
    const screen = await show('#bench/2444/6;total=100).');
    expect(textOf(screen, '.verdict h2')).to.contain('Flash of 4s = 40');
    expect(location.hash).to.equal('#/bench/2444/6;total=100');
  });

  for (const [lost, said] of [
    [{ follows: true }, 'Another window keeps the score now'],
    [{ removed: true }, 'deleted in another window'],
  ] as const)
    it(`keeps what all agreed on, and says why, where “${said}”`, async () => {
      const asked: unknown[] = [];
      const game = gameOf('g1', 'players: Ann | Bo', 'standings: 380 | 215', 'up: Bo', 'Bo: 4442/5 4');
      const agree = (proposal: unknown) => void asked.push(proposal);
      const session = sessionOf(game, { agree });
      history.replaceState(null, '', '#/game/g1/bench');
      const screen = await fixture<BenchScreen>(html`<bench-screen .session=${session}></bench-screen>`);
      await drawn(screen);
      let left = 0;
      screen.addEventListener('go-back', () => left++);
      all(screen, '.propose', 'compare-list')[0]?.click();
      await aTimeout(300);
      await drawn(screen);
      button(screen, 'All agree', 'agree-sheet').click();
      await drawn(screen);
      Object.assign(session, lost);
      session.dispatchEvent(new Event('change'));
      await drawn(screen);
      button(screen, 'Play it so', 'agree-sheet').click();
      await drawn(screen);
      expect([asked, left]).to.deep.equal([[], 0]);
      expect(textOf(screen, '.error', 'agree-sheet')).to.contain(said);
      expect(all(screen, '[aria-pressed="true"]', 'agree-sheet')).to.have.length(2);
      // Taken over again, it is agreed on as it stands.
      Object.assign(session, { follows: false, removed: false });
      session.dispatchEvent(new Event('change'));
      await drawn(screen);
      button(screen, 'Play it so', 'agree-sheet').click();
      await drawn(screen);
      expect([asked.length, left]).to.deep.equal([1, 1]);
    });

  it('settles a choice live, and keeps it in the address', async () => {
    const screen = await show('#/bench/2244/S;total=85');
    all<HTMLButtonElement>(screen, 'button', 'choice-bar')[1]?.click();
    await drawn(screen);
    expect(textOf(screen, '.verdict h2')).to.equal('Flash of 2s = 20 20 at risk');
    expect(location.hash).to.equal('#/bench/2244/S=2;total=85');
  });

  it('gives no answer to a position that cannot be, and the reason beside the field', async () => {
    const screen = await show('#/bench/26;points=65;pending=4;total=85');
    button(screen, 'Change the position').click();
    button(screen, 'Common cube 3', 'case-sheet').click();
    await drawn(screen);
    expect(textOf(screen, '.verdict')).to.equal('');
    expect(textOf(screen, '.trouble')).to.contain('one, two or all five cubes in hand');
    expect(textOf(screen, '.trouble', 'case-sheet')).to.contain('one, two or all five cubes in hand');
    // The address keeps the last position that can be.
    expect(location.hash).to.equal('#/bench/26;points=65;pending=4;total=85');
  });

  it('says what is wrong with a link, and takes the throw instead', async () => {
    const screen = await show('#/bench/%3Cb%3E');
    expect(textOf(screen, '.alert')).to.contain('This link holds no case: “<b>” cannot be read.');
    expect(all(screen, '.alert b')).to.have.length(0);
    await tap(screen, '4');
    expect(all(screen, '.alert')).to.have.length(0);
  });

  it('follows the address while it is shown', async () => {
    const screen = await show('#/bench/4442/5');
    location.hash = '#/bench/X5;points=15;total=85';
    await oneEvent(window, 'hashchange');
    await drawn(screen);
    expect(textOf(screen, '.verdict h2')).to.equal('5 = 5, 10 = 10 30 at risk');
  });

  for (const [state, hash] of [
    ['a throw to be told', '#/bench'],
    ['an answer', '#/bench/2244/S;points=65;total=85;others=120,95'],
    ['a broken link', '#/bench/x'],
  ] as const)
    it(`is accessible with ${state}`, async () => {
      await expect(await show(hash)).to.be.accessible();
    });
});
