import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import '../../src/app/screens/trainer-view.ts';
import type { TrainerView } from '../../src/app/screens/trainer-view.ts';
import { presetRules, type Rules } from '../../src/engine/settings.ts';

/** Always the first of everything: a lone Sun, which is dealt first; then a Sun beside a pair. */
const first = () => 0;

let games = 0;
/** A trainer that nobody has left yet. */
const show = (table?: Rules, random: () => number = first): Promise<TrainerView> =>
  fixture<TrainerView>(
    html`<trainer-view .game=${`g${++games}`} .table=${table} .random=${random}></trainer-view>`,
  );
/** These chances, then 0. */
const chances =
  (...list: number[]) =>
  () =>
    list.shift() ?? 0;

const root = ({ shadowRoot }: TrainerView): ShadowRoot => {
  if (!shadowRoot) throw new Error('nothing shown');
  return shadowRoot;
};
const texts = (view: TrainerView, selector: string): readonly string[] =>
  [...root(view).querySelectorAll(selector)].map(
    (each) => each.textContent?.replace(/\s+/g, ' ').trim() ?? '',
  );

async function press(view: TrainerView, text: string): Promise<void> {
  const button = [...root(view).querySelectorAll('button')].find((each) => each.textContent?.trim() === text);
  if (!button) throw new Error(`No button ${text}: ${texts(view, 'button').join()}`);
  button.click();
  await view.updateComplete;
}

describe('trainer-view', () => {
  it('asks what a throw is worth, then what follows, and gives the reasons with their pages', async () => {
    const view = await show();
    expect(texts(view, 'h2')).to.deep.equal(['What is it worth, at the most?']);
    expect(root(view).querySelector('svg.throw')?.getAttribute('aria-label')).to.equal(
      '2, 3, 4, 5 and the Sun',
    );
    expect(texts(view, '.headline')).to.deep.equal([]);
    await expect(view).to.be.accessible();
    await press(view, '15');
    expect(texts(view, '.headline')).to.deep.equal(['5 = 5, Sun = 10']);
    expect(texts(view, '[role=status]')[0]).to.equal('Right');
    expect(texts(view, 'h2')).to.deep.equal([
      'What is it worth, at the most?',
      'And what now, if you take the most?',
    ]);
    await press(view, 'Stop, or throw on');
    expect(texts(view, '.why a')).to.deep.equal([
      'Every 5 outside a flash scores 5.',
      'Outside a flash the Sun is 10 or 5, as the thrower calls it, here 10.',
      'The 2, the 3 and the 4 score nothing here.',
    ]);
    expect(root(view).querySelector('.why a')?.getAttribute('href')).to.equal(`#/game/g${games}/rules/throw`);
    expect(texts(view, '.streak')).to.deep.equal(['1 in a row']);
    await expect(view).to.be.accessible();
  });

  it('marks what was wrong beside what is right, and takes no second answer', async () => {
    const view = await show();
    await press(view, '5');
    expect(texts(view, '.answers .wrong')).to.deep.equal(['5']);
    expect(texts(view, '.answers .right')).to.deep.equal(['15']);
    expect(texts(view, '[role=status]')[0]).to.equal('No: 15');
    await press(view, '15');
    expect(texts(view, '.answers .wrong')).to.deep.equal(['5']);
    await press(view, 'Stop, or throw on');
    expect(texts(view, '.streak')).to.deep.equal([]);
  });

  it('asks what is next of a throw that is half thrown again, and nothing about its worth', async () => {
    // A match: a 2 and a 4 with the 2s to clear.
    const view = await show({ ...presetRules('rulebook'), clearing: 'matching' }, chances(0.45));
    expect(root(view).querySelector('svg.throw')?.getAttribute('aria-label')).to.equal('2 and 4');
    expect(texts(view, 'h2')).to.deep.equal(['What now?']);
    expect(texts(view, '.headline')).to.deep.equal([]);
    await press(view, 'Throw the same cubes again');
    expect(texts(view, '[role=status]')).to.deep.equal(['No: Throw again only what matches']);
    expect(texts(view, '.headline')).to.deep.equal(['A 2 showed: throw 1 again']);
    await expect(view).to.be.accessible();
  });

  it('takes what follows from either pair where both make the same', async () => {
    // 4 4 5 5 and the Sun: 50 with the 5s, which leave two, or with the 4s, which leave none.
    for (const [text, status] of [
      ['Must throw 2', 'Right'],
      ['Must throw all five', 'Right'],
      ['Stop, or throw on', 'No: Must throw 2, or: Must throw all five'],
    ] as const) {
      const view = await show(undefined, chances(0.35, 0.4, 0.5));
      await press(view, '50');
      expect(texts(view, '.headline')).to.deep.equal(['Flash of 5s = 50', 'Flash of 4s = 40, 5 + 5 = 10']);
      await press(view, text);
      expect(texts(view, '[role=status]')[1]).to.equal(status);
      expect(texts(view, '.musts .right')).to.deep.equal(['Must throw 2', 'Must throw all five']);
      // The reasons of each way stand under what it makes.
      expect(texts(view, 'h3')).to.deep.equal(['Flash of 5s = 50', 'Flash of 4s = 40, 5 + 5 = 10']);
      expect(root(view).querySelectorAll('.why')).to.have.length(2);
    }
  });

  it('deals the next throw with the focus on its question', async () => {
    const view = await show();
    await press(view, '15');
    await press(view, 'Stop, or throw on');
    await press(view, 'Next throw');
    await new Promise((later) => setTimeout(later));
    expect(root(view).activeElement?.textContent).to.contain('What is it worth');
    expect(texts(view, 'button')).to.not.include('Next throw');
    expect(root(view).querySelector('svg.throw')?.getAttribute('aria-label')).to.equal(
      '2, 2, 3, 4 and the Sun',
    );
  });

  it('goes by the rules of the table, or of a preset', async () => {
    const view = await show({ ...presetRules('dice-now'), opening: 50 });
    const select = root(view).querySelector('select');
    expect(select?.selectedOptions[0]?.textContent).to.equal('Your table');
    expect(texts(view, 'h2')).to.deep.equal(['What is it worth?']);
    if (!select) throw new Error('no select');
    select.value = 'rulebook';
    select.dispatchEvent(new Event('change'));
    await view.updateComplete;
    expect(texts(view, 'h2')).to.deep.equal(['What is it worth, at the most?']);
  });

  it('is where it was left after a page was read', async () => {
    const view = await show();
    await press(view, '15');
    fixtureCleanup();
    const again = await fixture<TrainerView>(
      html`<trainer-view .game=${view.game} .random=${first}></trainer-view>`,
    );
    expect(texts(again, '.answers .right')).to.deep.equal(['15']);
  });
});
