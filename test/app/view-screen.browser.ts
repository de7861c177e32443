import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../src/app/screens/view-screen.ts';
import type { ViewScreen, Watched } from '../../src/app/screens/view-screen.ts';
import { NO_DRAFT, parseDraft } from '../../src/game/draft.ts';
import { FIRST_LOOK } from '../../src/ui/look.ts';
import { gameOf, type StoredGame, storedGame } from './stored-games.ts';

/** A game looked at, which goes on when told. */
class Given extends EventTarget implements Watched {
  log: Watched['log'];
  entering = NO_DRAFT;
  readonly refusal = null;

  constructor(private readonly game: StoredGame) {
    super();
    this.log = game.log;
  }

  get seats() {
    return this.game.record.seats;
  }

  goOn({ log }: StoredGame, taps = ''): void {
    this.log = log;
    this.entering = parseDraft(taps) ?? NO_DRAFT;
    this.dispatchEvent(new Event('change'));
  }
}

const FOUR = ['players: Ann | Bo | Cy | Dee', 'standings: 380 | 215 | 255 | 0', 'up: Bo'];

const show = (session: Watched, note = '', canTakeOver = false): Promise<ViewScreen> =>
  fixture<ViewScreen>(
    html`<view-screen
      .session=${session}
      .look=${FIRST_LOOK}
      .note=${note}
      .canTakeOver=${canTakeOver}
    ></view-screen>`,
  );

const all = <E extends Element = HTMLElement>(view: ViewScreen, selector: string, part = ''): E[] => {
  const root = part === '' ? view : view.shadowRoot?.querySelector(part);
  return [...(root?.shadowRoot?.querySelectorAll<E>(selector) ?? [])];
};

const textsOf = (view: ViewScreen, selector: string, part = ''): readonly string[] =>
  all(view, selector, part).map((each) => each.textContent?.replace(/\s+/g, ' ').trim() ?? '');

const scores = (view: ViewScreen): readonly string[] => textsOf(view, 'li', 'score-board');

const answer = (view: ViewScreen): string | undefined => textsOf(view, '.answer', 'turn-board')[0];

function button(view: ViewScreen, name: string): HTMLButtonElement {
  const found = all<HTMLButtonElement>(view, 'button').find(
    (each) => each.ariaLabel === name || each.textContent?.trim() === name,
  );
  if (!found) throw new Error(`No button ${name}`);
  return found;
}

describe('view-screen', () => {
  it('shows the players, who is up, the points at risk and what must be done', async () => {
    const view = await show(new Given(storedGame.current));
    expect(scores(view)).to.deep.equal(['Ann 380', 'Bo 215', 'Cy 255', 'Dee needs 35']);
    expect(textsOf(view, '[aria-current="true"] .name', 'score-board')).to.deep.equal(['Bo']);
    expect(textsOf(view, '.risk', 'turn-board')).to.deep.equal(['45']);
    expect(textsOf(view, '.how', 'turn-board')).to.deep.equal([
      'Flash of 4s = 40, 5 = 5. Would land on 260, free',
    ]);
    expect(answer(view)).to.equal('Must throw 1: clear the 4s');
    expect(textsOf(view, 'h1')).to.deep.equal(['The table from afar: Bo’s turn']);
  });

  it('shows the cubes to pick up, all five of them too', async () => {
    const labels = (view: ViewScreen) => all(view, '.cubes', 'turn-board').map((each) => each.ariaLabel);
    const current = await show(new Given(storedGame.current));
    expect(all(current, '.cube', 'turn-board')).to.have.length(1);
    expect(labels(current)).to.deep.equal(['Pick up 1']);
    const five = await show(new Given(gameOf('five', ...FOUR, 'Bo: XX55/5')));
    expect(all(five, '.cube', 'turn-board')).to.have.length(5);
    expect(labels(five)).to.deep.equal(['Pick up all five']);
  });

  const turns: readonly [what: string, lines: readonly string[], answer: string][] = [
    ['who is to throw', [], 'Bo throws all five'],
    ['who throws next', ['Bo: 2346/2'], 'Cy throws all five'],
    ['what may be done', ['Bo: XX23/2'], 'May bank, or throw 2 + Sun'],
    ['whose last lick it is', ['Bo: total 285'], 'Last licks: Bo leads with 500. Cy throws all five'],
    ['what is missing to the lead', ['Bo: total 285', 'Cy: XX23/2'], 'Needs 230 more to take the lead'],
  ];
  for (const [what, lines, expected] of turns)
    it(`says ${what}`, async () => {
      expect(answer(await show(new Given(gameOf('turn', ...FOUR, ...lines))))).to.equal(expected);
    });

  it('follows the game, the cubes of a half-entered throw included', async () => {
    const session = new Given(gameOf('before', ...FOUR));
    const view = await show(session);
    session.goOn(gameOf('before', ...FOUR), 'c4c4s2');
    await view.updateComplete;
    expect(textsOf(view, '.how', 'turn-board')).to.deep.equal(['3 of 5 in']);
    const told = all(view, '.cube.told', 'turn-board');
    expect(told).to.have.length(3);
    expect(all(view, '.cube', 'turn-board')).to.have.length(5);
    session.goOn(gameOf('after', ...FOUR, 'Bo: total 50'));
    await view.updateComplete;
    expect(scores(view)[1]).to.equal('Bo 265');
    expect(textsOf(view, '.how', 'turn-board')).to.deep.equal(['Bo banked 50 and has 265']);
  });

  it('follows the session it has, and no other, wherever it stands', async () => {
    const before = new Given(gameOf('before', ...FOUR));
    const session = new Given(gameOf('other', ...FOUR));
    const view = await show(before);
    view.session = session;
    await view.updateComplete;
    const parent = view.parentElement;
    view.remove();
    parent?.append(view);
    before.goOn(gameOf('before', ...FOUR, 'Bo: total 100'));
    await view.updateComplete;
    expect(scores(view)[1]).to.equal('Bo 215');
    session.goOn(gameOf('other', ...FOUR, 'Bo: total 50'));
    await view.updateComplete;
    expect(scores(view)[1]).to.equal('Bo 265');
  });

  it('turns for the people opposite and back', async () => {
    const view = await show(new Given(storedGame.current));
    const turn = button(view, 'Turn for the people opposite');
    const rotation = () => all(view, '.table').map((each) => getComputedStyle(each).rotate);
    turn.click();
    await view.updateComplete;
    expect(turn.ariaPressed).to.equal('true');
    await Promise.all(
      all(view, '.table').flatMap((each) => each.getAnimations().map(({ finished }) => finished)),
    );
    expect(rotation()).to.deep.equal(['180deg']);
    turn.click();
    await view.updateComplete;
    expect(turn.ariaPressed).to.equal('false');
  });

  it('says what is to be known of this window, and offers to keep the score in it', async () => {
    const view = await show(new Given(storedGame.current), 'Another window keeps the score.', true);
    expect(textsOf(view, '.bar p')).to.deep.equal(['Another window keeps the score.']);
    setTimeout(() => button(view, 'Keep the score here').click());
    await oneEvent(view, 'take-over');
    view.canTakeOver = false;
    view.note = '';
    await view.updateComplete;
    expect(all(view, '.bar')).to.have.length(0);
  });

  it('leads back', async () => {
    const view = await show(new Given(storedGame.current));
    setTimeout(() => button(view, 'Leave the table view').click());
    await oneEvent(view, 'go-back');
  });

  it('stands in two columns when there are more than six', async () => {
    const columns = (view: ViewScreen) =>
      all(view, 'ol', 'score-board').map(
        (each) => getComputedStyle(each).gridTemplateColumns.split(' ').length,
      );
    const six = gameOf('six', 'players: Ann | Bo | Cy | Dee | Eve | Finn');
    const seven = gameOf('seven', 'players: Ann | Bo | Cy | Dee | Eve | Finn | Gus');
    expect(columns(await show(new Given(six)))).to.deep.equal([1]);
    expect(columns(await show(new Given(seven)))).to.deep.equal([2]);
  });

  it('keeps the focus on its buttons when the game ends', async () => {
    const session = new Given(storedGame.current);
    const view = await show(session);
    const turn = button(view, 'Turn for the people opposite');
    turn.focus();
    session.goOn(storedGame.won);
    await view.updateComplete;
    expect(view.shadowRoot?.activeElement).to.equal(turn);
  });

  it('announces who has won', async () => {
    const session = new Given(storedGame.current);
    const view = await show(session);
    const [status] = all(view, '[role=status]');
    session.goOn(storedGame.won);
    await view.updateComplete;
    expect(all(view, '[role=status]')).to.deep.equal([status]);
    expect(status?.textContent).to.equal('Bo wins with 530. Nobody took the lead back in a last lick.');
  });

  it('says whose last lick it is while its first throw is being told', async () => {
    const session = new Given(gameOf('lick', ...FOUR, 'Bo: total 285'));
    const view = await show(session);
    session.goOn(gameOf('lick', ...FOUR, 'Bo: total 285'), 'c4');
    await view.updateComplete;
    expect(answer(view)).to.equal('Cy throws all five');
  });

  it('shows how a game ended: who won, how, and all the places', async () => {
    const view = await show(new Given(storedGame.won));
    expect(textsOf(view, 'h1')).to.deep.equal(['Bo wins']);
    expect(textsOf(view, '.how')).to.deep.equal(['Nobody took the lead back in a last lick.']);
    expect(textsOf(view, '.winners')).to.deep.equal(['530']);
    expect(scores(view)).to.deep.equal([
      '1 Bo took the lead in a last lick 530',
      '2 Dee lost the lead 515',
      '3 Ann out in a last lick 390',
      '4 Cy out in a last lick 120',
    ]);
    const nobody = await show(new Given(storedGame.nobody));
    expect(textsOf(nobody, 'h1')).to.deep.equal(['Nobody wins']);
    expect(all(nobody, '.winners player-marker')).to.have.length(0);
  });

  for (const [state, game] of Object.entries({
    play: storedGame.current,
    crowd: storedGame.crowd,
    licks: storedGame.licks,
    end: storedGame.crowdOver,
  }))
    it(`is accessible: ${state}`, async () => {
      await expect(await show(new Given(game), 'Another window keeps the score.', true)).to.be.accessible();
    });
});
