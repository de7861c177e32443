import { aTimeout, expect, fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
import { presetRules, RULEBOOK } from '../../src/engine/settings.ts';
import { loadRuleSets, removeRuleSet, saveRuleSets } from '../../src/app/rule-sets.ts';
import '../../src/app/screens/new-game-screen.ts';
import type { NewGame, NewGameScreen } from '../../src/app/screens/new-game-screen.ts';

const SHAPES = ['disc', 'square', 'triangle', 'diamond', 'flower', 'hexagon'];
const people = (...names: string[]) => names.map((name, place) => ({ name, marker: SHAPES[place] ?? '' }));

const TABLE = { seats: people('Ann', 'Bo', 'Cy'), rules: RULEBOOK };
const ROSTER = people('Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Finn');

/** Works the screen as a player would, through the shadow roots. */
class Harness {
  constructor(readonly screen: NewGameScreen) {}

  static async open(
    given: Partial<Pick<NewGameScreen, 'roster' | 'last' | 'rematch'>> = {},
  ): Promise<Harness> {
    const { roster = [], last = null, rematch = false } = given;
    const screen = await fixture<NewGameScreen>(
      html`<new-game-screen .roster=${roster} .last=${last} .rematch=${rematch}></new-game-screen>`,
    );
    return new Harness(screen);
  }

  private part(tag: string): Element | null {
    return tag === '' ? this.screen : (this.screen.shadowRoot?.querySelector(tag) ?? null);
  }

  all<E extends HTMLElement = HTMLElement>(selector: string, tag = ''): E[] {
    return [...(this.part(tag)?.shadowRoot?.querySelectorAll<E>(selector) ?? [])];
  }

  one<E extends HTMLElement = HTMLElement>(selector: string, tag = ''): E {
    const [found] = this.all<E>(selector, tag);
    if (!found) throw new Error(`No ${selector} in ${tag || 'the screen'}`);
    return found;
  }

  async click(selector: string, tag = '', place = 0): Promise<void> {
    const found = this.all(selector, tag)[place];
    if (!found) throw new Error(`No ${selector} in ${tag || 'the screen'}`);
    found.click();
    await this.settle();
  }

  async settle(): Promise<void> {
    await this.screen.updateComplete;
    await aTimeout(40);
  }

  async press(target: HTMLElement, key: string): Promise<void> {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await this.settle();
  }

  async type(name: string): Promise<void> {
    if (this.all('input', 'player-pool').length === 0) await this.click('.new', 'player-pool');
    const field = this.one<HTMLInputElement>('input', 'player-pool');
    field.value = name;
    field.dispatchEvent(new Event('input'));
    await this.settle();
  }

  async addNew(name: string): Promise<void> {
    await this.type(name);
    await this.click('form button', 'player-pool');
  }

  async openHouseRules(): Promise<void> {
    await this.click('.house');
    await customElements.whenDefined('house-rules');
    await this.settle();
  }

  async openStandings(): Promise<void> {
    await this.click('.begun');
    await customElements.whenDefined('standings-form');
    await this.settle();
  }

  /** Types the total of the player in this place. */
  async typeTotal(place: number, text: string): Promise<void> {
    const stepper = this.all('number-stepper', 'standings-form')[place];
    const field = stepper?.shadowRoot?.querySelector('input');
    if (!field) throw new Error(`No total in place ${place}`);
    field.value = text;
    field.dispatchEvent(new Event('change'));
    await this.settle();
  }

  async setGoal(text: string): Promise<void> {
    const field = this.one<HTMLInputElement>('input', 'number-stepper');
    field.value = text;
    field.dispatchEvent(new Event('change'));
    await this.settle();
  }

  get names(): string {
    return this.all('.name', 'seat-list')
      .map((name) => name.textContent)
      .join(' ');
  }

  get error(): string {
    return this.all('.error', 'player-pool')
      .map((error) => error.textContent?.trim())
      .join();
  }

  get cards(): HTMLInputElement[] {
    return this.all<HTMLInputElement>('.card input');
  }

  /** What a tap on Start starts; null when nothing. */
  async start(): Promise<NewGame | null> {
    let started: NewGame | null = null;
    this.screen.addEventListener('start-game', (event) => (started = event.detail), { once: true });
    await this.click('.start');
    return started;
  }
}

describe('new-game-screen', () => {
  it('starts a remembered table with one tap', async () => {
    const page = await Harness.open({ roster: ROSTER, last: { ...TABLE, rules: presetRules('short') } });
    expect(page.names).to.equal('Ann Bo Cy');
    expect(page.one('.first', 'seat-list').textContent).to.equal('throws first');
    const started = await page.start();
    expect(started?.seats).to.deep.equal(TABLE.seats);
    expect(started?.rules).to.deep.equal(presetRules('short'));
    expect(page.cards.find(({ checked }) => checked)?.value).to.equal('short');
  });

  it('takes a table that comes late, but not over what was chosen already', async () => {
    const page = await Harness.open();
    page.screen.last = TABLE;
    await page.settle();
    expect(page.names).to.equal('Ann Bo Cy');
    await page.addNew('Dee');
    page.screen.last = { ...TABLE, seats: [] };
    await page.settle();
    expect(page.names).to.equal('Ann Bo Cy Dee');
  });

  it('starts nothing without a player, and says so', async () => {
    const page = await Harness.open();
    expect(page.one('.start').getAttribute('aria-disabled')).to.equal('true');
    expect(page.one('.start').textContent).to.contain('Add a player first');
    expect(await page.start()).to.equal(null);
  });

  it('adds new and remembered players, each with a marker of their own', async () => {
    const page = await Harness.open({ roster: ROSTER });
    await page.click('li button', 'player-pool', 3);
    await page.addNew('  Zoe ');
    await page.addNew('Ann');
    expect(page.names).to.equal('Dee Zoe Ann');
    expect(page.one<HTMLInputElement>('input', 'player-pool').value).to.equal('');
    const markers = (await page.start())?.seats.map(({ marker }) => marker);
    expect(markers).to.deep.equal(['diamond', 'disc', 'square']);
  });

  it('takes of a name what can be seen', async () => {
    const page = await Harness.open({ last: TABLE });
    await page.addNew('\u202eDee\u200b');
    expect(page.names).to.equal('Ann Bo Cy Dee');
    await page.addNew('\u200b');
    expect(page.error).to.equal('Type a name first.');
    await page.type('\u200b');
    expect((await page.start())?.seats).to.have.length(4);
  });

  it('is heard as it is seen, and in parts', async () => {
    const page = await Harness.open({ last: TABLE });
    expect(page.one('.start').ariaLabel).to.equal('Start: Ann throws first');
    expect(page.one('.house').ariaLabel).to.equal('House rules: As the rulebook: no settings changed');
    expect(page.cards[1]?.ariaLabel).to.equal('Short game: The same, to 300');
  });

  const refused: readonly [name: string, error: string][] = [
    ['', 'Type a name first.'],
    ['Bo', 'Bo plays already. Add a letter to tell them apart.'],
    ['a'.repeat(41), 'A name can have 40 letters at most.'],
    ['a|b', 'A name cannot have | or : or # in it.'],
    ['a:b', 'A name cannot have | or : or # in it.'],
    ['#a', 'A name cannot have | or : or # in it.'],
  ];
  for (const [name, error] of refused) {
    it(`says beside the field why "${name.slice(0, 8)}" is no name, and keeps it`, async () => {
      const page = await Harness.open({ last: TABLE });
      await page.addNew(name);
      const field = page.one<HTMLInputElement>('input', 'player-pool');
      expect(page.error).to.equal(error);
      expect(field.value).to.equal(name);
      expect(field.getAttribute('aria-describedby')).to.equal('problem');
      expect(page.names).to.equal('Ann Bo Cy');
      await page.type('Dee');
      expect(page.error).to.equal('');
    });
  }

  it('takes a typed name along when it starts, and stays when it cannot', async () => {
    const page = await Harness.open({ last: TABLE });
    await page.type('Bo');
    expect(await page.start()).to.equal(null);
    expect(page.error).to.contain('plays already');
    await page.type('Dee');
    expect((await page.start())?.seats.map(({ name }) => name)).to.deep.equal(['Ann', 'Bo', 'Cy', 'Dee']);
  });

  it('has room for twelve', async () => {
    const names = Array.from({ length: 12 }, (_, place) => `P${place}`);
    const page = await Harness.open({ last: { ...TABLE, seats: people(...names) }, roster: ROSTER });
    await page.click('li button', 'player-pool');
    expect(page.error).to.equal('12 players is the most.');
    expect((await page.start())?.seats).to.have.length(12);
  });

  it('moves and removes by the keyboard, keeps the focus and says where', async () => {
    const page = await Harness.open({ last: TABLE });
    const grip = () => page.all('.grip', 'seat-list').find(({ dataset }) => dataset['name'] === 'Cy');
    const focused = () =>
      (page.one('seat-list').shadowRoot?.activeElement as HTMLElement | null)?.getAttribute('aria-label');
    grip()?.focus();
    await page.press(grip() as HTMLElement, 'ArrowUp');
    expect(page.names).to.equal('Ann Cy Bo');
    expect(focused()).to.equal('Move or remove Cy');
    expect(page.one('[role=status]', 'seat-list').textContent).to.equal('Cy is now 2 of 3');
    await page.press(grip() as HTMLElement, 'ArrowUp');
    await page.press(grip() as HTMLElement, 'ArrowUp');
    expect(page.names).to.equal('Cy Ann Bo');
    await page.press(grip() as HTMLElement, 'Delete');
    expect(page.names).to.equal('Ann Bo');
    expect(focused()).to.equal('Move or remove Ann');
  });

  it('moves and removes by the buttons that a tap on the handle opens', async () => {
    const page = await Harness.open({ last: TABLE });
    await page.click('.grip', 'seat-list');
    await page.click('.down', 'seat-list');
    expect(page.names).to.equal('Bo Ann Cy');
    await page.click('.remove', 'seat-list');
    expect(page.names).to.equal('Bo Cy');
    expect(page.all('.moves', 'seat-list')).to.have.length(0);
  });

  it('moves by dragging the handle, and takes no drag for a tap', async () => {
    const page = await Harness.open({ last: TABLE });
    const grip = page.one('.grip', 'seat-list');
    grip.setPointerCapture = () => undefined;
    const pointer = (type: string, clientY: number) =>
      grip.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientY, button: 0, bubbles: true }));
    pointer('pointerdown', 100);
    pointer('pointermove', 140);
    pointer('pointermove', 215);
    await page.settle();
    pointer('pointerup', 215);
    await page.click('.grip', 'seat-list');
    expect(page.names).to.equal('Bo Cy Ann');
    expect(page.all('.moves', 'seat-list')).to.have.length(0);
  });

  it('swaps markers', async () => {
    const page = await Harness.open({ last: TABLE });
    await page.click('button.marker', 'seat-list');
    await page.click('.markers button', 'seat-list', 2);
    expect((await page.start())?.seats.map(({ marker }) => marker)).to.deep.equal([
      'triangle',
      'square',
      'disc',
    ]);
  });

  it('lets the next player throw first in a rematch', async () => {
    const page = await Harness.open({ last: TABLE, rematch: true });
    expect(page.one('h1').textContent).to.equal('Rematch');
    await page.click('.rotate');
    expect(page.names).to.equal('Bo Cy Ann');
  });

  it('sets the goal by steps and by typing, and refuses what is no goal', async () => {
    const page = await Harness.open({ last: TABLE });
    await page.click('.more', 'number-stepper');
    await page.setGoal('325');
    await page.click('.less', 'number-stepper');
    expect((await page.start())?.rules.goal).to.equal(300);
    for (const text of ['123', '5005', '45', '-50', 'many', '']) {
      await page.setGoal(text);
      expect(page.one('.error', 'number-stepper').textContent, text).to.contain('It is still 300.');
      expect(page.one<HTMLInputElement>('input', 'number-stepper').value).to.equal(text);
    }
    expect(await page.start()).to.equal(null);
    const { shadowRoot } = page.one('number-stepper');
    expect(shadowRoot?.activeElement).to.equal(page.one('input', 'number-stepper'));
    await page.setGoal('5000');
    expect(page.all('.error', 'number-stepper')).to.have.length(0);
    expect(page.one('.more', 'number-stepper').getAttribute('aria-disabled')).to.equal('true');
    expect((await page.start())?.rules.goal).to.equal(5000);
  });

  it('starts with no rule but those that are seen', async () => {
    const page = await Harness.open({ last: TABLE });
    await page.openHouseRules();
    const [field] = page.all('[data-setting=opening] number-stepper', 'house-rules');
    const input = field?.shadowRoot?.querySelector('input');
    if (!input) throw new Error('No field');
    input.value = '33';
    expect(await page.start()).to.equal(null);
    expect(field?.shadowRoot?.activeElement).to.equal(input);
    input.value = '50';
    expect((await page.start())?.rules.opening).to.equal(50);
  });

  it('keeps what was changed of a preset while another is looked at', async () => {
    const page = await Harness.open({ last: TABLE });
    await page.setGoal('400');
    const choose = async (value: string) => {
      page.cards.find((card) => card.value === value)?.click();
      await page.settle();
    };
    await choose('dice-now');
    expect((await page.start())?.rules).to.deep.equal(presetRules('dice-now'));
    await choose('rulebook');
    expect((await page.start())?.rules).to.deep.equal({ ...RULEBOOK, goal: 400 });
    expect(page.one('.house').textContent).to.contain('1 setting changed');
  });

  it('changes house rules in place and takes them back', async () => {
    const page = await Harness.open({ last: TABLE });
    await page.openHouseRules();
    const sudden = page.one<HTMLInputElement>('[data-setting=ending] input[value=sudden]', 'house-rules');
    sudden.click();
    await page.settle();
    expect((await page.start())?.rules).to.deep.equal({ ...RULEBOOK, ending: 'sudden' });
    expect(page.one('[data-setting=ending] legend', 'house-rules').textContent).to.contain('changed');
    await page.click('[data-setting=ending] .back', 'house-rules');
    expect((await page.start())?.rules).to.deep.equal(RULEBOOK);
    expect(page.all('.back', 'house-rules')).to.have.length(0);
  });

  it('says why a setting has no effect', async () => {
    const page = await Harness.open({ last: TABLE });
    await page.openHouseRules();
    const idle = () => page.all('.without-effect', 'house-rules').map(({ dataset }) => dataset['setting']);
    expect(idle()).to.deep.equal(['tie', 'samplerSun']);
    page.one<HTMLInputElement>('[data-setting=ending] input[value=end-game]', 'house-rules').click();
    await page.settle();
    expect(idle()).to.deep.equal(['samplerSun']);
  });

  it('takes up a game that was begun without the phone', async () => {
    const page = await Harness.open({ last: TABLE });
    expect((await page.start())?.takenUp).to.equal(null);
    await page.openStandings();
    await page.typeTotal(0, '120');
    await page.typeTotal(2, '85');
    // Bo has no points; the first spot may still be behind him.
    page.one<HTMLInputElement>('.board input', 'standings-form').click();
    await page.settle();
    const select = page.one<HTMLSelectElement>('select', 'standings-form');
    select.value = 'Cy';
    select.dispatchEvent(new Event('change'));
    await page.settle();
    expect(page.one('.begun').textContent).to.contain('2 totals, Cy throws next');
    expect(page.one('.start').textContent).to.contain('Cy throws first');
    expect((await page.start())?.takenUp).to.deep.equal({
      standings: [
        { banked: 120, onBoard: false },
        { banked: 0, onBoard: true },
        { banked: 85, onBoard: false },
      ],
      up: 'Cy',
    });
  });

  it('does not start from a total that no game can be taken up with', async () => {
    const page = await Harness.open({ last: TABLE });
    await page.openStandings();
    await page.typeTotal(1, '57');
    expect(await page.start()).to.equal(null);
    await page.typeTotal(1, '450');
    // The goal comes down below it while the totals are out of sight.
    await page.click('.begun');
    await page.setGoal('400');
    expect(await page.start()).to.equal(null);
    await page.settle();
    expect(page.all('standings-form')).to.have.length(1);
    await page.typeTotal(1, '395');
    expect((await page.start())?.takenUp?.standings[1]).to.deep.equal({ banked: 395, onBoard: false });
  });

  it('offers the named rules beside the presets, saves some, and comes back to what was entered', async () => {
    for (const { name } of await loadRuleSets()) await removeRuleSet(name);
    await saveRuleSets([{ name: 'Club night', rules: { ...RULEBOOK, goal: 300, spots: 'bump' } }]);
    const page = await Harness.open({ last: TABLE });
    await waitUntil(() => page.all('input[value="#Club night"]').length > 0);
    await page.click('input[value="#Club night"]');
    expect((await page.start())?.rules).to.include({ goal: 300, spots: 'bump' });
    await page.click('input[value="review"]');
    await page.openHouseRules();
    await page.click('.save');
    await customElements.whenDefined('rule-set-save');
    await waitUntil(() => page.all('input', 'rule-set-save').length > 0);
    page.one<HTMLInputElement>('input', 'rule-set-save').value = 'Pub';
    await page.click('.main', 'rule-set-save');
    await waitUntil(() => page.all<HTMLInputElement>('input[value="#Pub"]').some(({ checked }) => checked));
    expect(await loadRuleSets()).to.deep.include({ name: 'Pub', rules: presetRules('review') });
    // A look at the rule sets and back: the players are still there.
    await page.addNew('Dee');
    page.one('a.card').addEventListener('click', (event) => event.preventDefault(), { once: true });
    await page.click('a.card');
    const again = await Harness.open({ last: TABLE });
    expect(again.names).to.equal('Ann Bo Cy Dee');
    expect((await Harness.open({ last: TABLE })).names).to.equal('Ann Bo Cy');
  });

  it('shows names as text', async () => {
    const page = await Harness.open({ last: { ...TABLE, seats: people('<b>Bo</b>', '${x}') } });
    expect(page.all('b', 'seat-list')).to.have.length(0);
    expect(page.names).to.equal('<b>Bo</b> ${x}');
  });

  it('goes back', async () => {
    const page = await Harness.open();
    setTimeout(() => page.one('header button').click());
    await oneEvent(page.screen, 'go-back');
  });

  it('is accessible at first', async () => {
    const page = await Harness.open();
    await expect(page.screen).to.be.accessible();
  });

  it('is accessible with everything open', async () => {
    const page = await Harness.open({ roster: ROSTER, last: TABLE });
    await page.openHouseRules();
    await page.click('.grip', 'seat-list');
    await page.addNew('Bo');
    await expect(page.screen).to.be.accessible();
  });
});
