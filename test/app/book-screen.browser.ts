import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../src/app/screens/book-screen.ts';
import type { BookScreen } from '../../src/app/screens/book-screen.ts';
import type { Route } from '../../src/app/routes.ts';
import { PAGES } from '../../src/ui/book-pages.ts';
import { gameOf } from './stored-games.ts';

const { log } = gameOf('house', 'rules: rulebook sunValue=ten opening=50', 'players: Ann | Bo');
const session = { id: 'a1', log };

const show = (page: string, table: typeof session | null = null): Promise<BookScreen> => {
  const route: Route = { screen: 'book', page };
  return fixture<BookScreen>(html`<book-screen .route=${route} .session=${table}></book-screen>`);
};

const root = ({ shadowRoot }: BookScreen): ShadowRoot => {
  if (!shadowRoot) throw new Error('nothing shown');
  return shadowRoot;
};
const texts = (screen: BookScreen, selector: string): readonly string[] =>
  [...root(screen).querySelectorAll(selector)].map(
    (each) => each.textContent?.replace(/\s+/g, ' ').trim() ?? '',
  );
const links = (screen: BookScreen): readonly string[] =>
  [...root(screen).querySelectorAll('a')].map((each) => each.getAttribute('href') ?? '');

async function look(screen: BookScreen, query: string): Promise<HTMLInputElement> {
  const field = root(screen).querySelector('input');
  if (!field) throw new Error('no field');
  field.value = query;
  field.dispatchEvent(new Event('input'));
  await screen.updateComplete;
  return field;
}

describe('book-screen', () => {
  it('has every page among its contents', async () => {
    const screen = await show('');
    expect(texts(screen, 'h1')).to.deep.equal(['How to play']);
    expect(links(screen)).to.deep.equal([
      '#/rules/trainer',
      ...PAGES.map((page) => `#/rules/${page}`),
      '#/rules/glossary',
    ]);
    await expect(screen).to.be.accessible();
  });

  it('takes what means no page for the contents', async () => {
    expect(texts(await show('<b>'), 'h1')).to.deep.equal(['How to play']);
    expect(texts(await show('toString'), 'h1')).to.deep.equal(['How to play']);
  });

  it('draws the examples of a page as links to the bench', async () => {
    const screen = await show('sun');
    expect(texts(screen, 'h1')).to.deep.equal(['The Sun']);
    expect(texts(screen, '.headline')).to.deep.equal(['Sun = 10', 'Flash of 4s = 40', '5 = 5, Sun left']);
    expect(root(screen).querySelectorAll('svg.throw')).to.have.length(3);
    expect(links(screen)[0]).to.equal('#/bench/246/S;points=10;total=100');
    expect(texts(screen, '.values .played')).to.deep.equal([
      '10 or 5, the thrower calls it, played here rulebook, review and encyclopedia',
      'No, it may be left and thrown again, played here rulebook, review and encyclopedia',
    ]);
    await expect(screen).to.be.accessible();
  });

  it('speaks by the rules of the table that it was opened from', async () => {
    const screen = await show('sun', session);
    expect(texts(screen, '.text p')).to.include('In no flash it scores by itself: always 10.');
    expect(texts(screen, '.values .played')[0]).to.equal('Always 10, played here online version');
    expect(links(screen)[0]).to.match(
      /^#\/game\/a1\/bench\/246\/S;.*rules=rulebook,opening=50,sunValue=ten$/,
    );
    expect(links(screen).at(-1)).to.equal('#/game/a1/rules');
    expect(texts(await show('', session), '.hint')).to.deep.equal([
      'By the rules of your table: Rulebook, 2 settings changed.',
    ]);
  });

  it('leads from each page to pages that there are', async () => {
    for (const page of [...PAGES, 'glossary']) {
      for (const link of links(await show(page))) {
        expect(link).to.match(/^#\/(rules|bench\/.+|rules\/.+)$/);
        const [, to] = /^#\/rules\/(.+)$/.exec(link) ?? [];
        if (to !== undefined) expect(PAGES).to.include(to);
      }
    }
  });

  it('finds while it is typed, and says when there is nothing', async () => {
    const screen = await show('');
    const field = await look(screen, 'FLÁSH');
    expect(field.type).to.equal('search');
    expect(texts(screen, '.links a')[0]).to.equal('Flash');
    expect(texts(screen, '[role=status]')[0]).to.match(/^\d+ things found$/);
    await expect(screen).to.be.accessible();
    await look(screen, 'zebra');
    expect(texts(screen, '[role=status]')).to.deep.equal([
      'Nothing is called “zebra”. Try a word like flash, Sun or bank.',
    ]);
    expect(texts(screen, '.links a')).to.deep.equal([]);
    await look(screen, '');
    expect(texts(screen, 'h2')).to.have.length(5);
  });

  it('opens what it found first with Enter', async () => {
    const screen = await show('');
    const field = await look(screen, 'wellenda');
    let taken = '';
    screen.addEventListener('click', (event) => {
      event.preventDefault();
      const [link] = event.composedPath();
      taken = (link as HTMLAnchorElement).getAttribute('href') ?? '';
    });
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(taken).to.equal('#/rules/wellenda');
  });

  it('has the odds of RULES.md, and names its columns', async () => {
    const screen = await show('wimpout');
    expect(texts(screen, 'tbody tr').at(0)).to.equal('1 cube 66.7 % 2.5');
    expect(texts(screen, 'tbody tr').at(-1)).to.equal('all five cubes 5.8 % 26.5');
    await expect(screen).to.be.accessible();
  });

  it('puts the focus on the heading of each page after the first', async () => {
    const screen = await show('');
    screen.route = { screen: 'book', page: 'flash' };
    await screen.updateComplete;
    await new Promise((later) => setTimeout(later));
    expect(root(screen).activeElement?.textContent).to.equal('Flash');
  });

  it('has a sentence for every word', async () => {
    const screen = await show('glossary');
    expect(root(screen).querySelectorAll('dt')).to.have.length(root(screen).querySelectorAll('dd').length);
    await expect(screen).to.be.accessible();
  });

  it('goes back', async () => {
    const screen = await show('');
    setTimeout(() => root(screen).querySelector<HTMLButtonElement>('.bar button')?.click());
    expect((await oneEvent(screen, 'go-back')).type).to.equal('go-back');
  });
});
