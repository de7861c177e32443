import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../../src/app/tournament/event-player.ts';
import '../../../src/app/tournament/event-standings.ts';
import type { EventPlayer } from '../../../src/app/tournament/event-player.ts';
import type { EventStandings } from '../../../src/app/tournament/event-standings.ts';
import type { TournamentFact } from '../../../src/tournament/facts.ts';
import { entered, published, told, took } from '../../tournament/given.ts';
import { NOVA, tookGame } from '../../tournament/played-event.ts';
import { behind, button, find, logOf, root, step, textOf } from './page-given.ts';

const SEATED: readonly TournamentFact[] = [
  ...['Ann', 'Bo', 'Cy', 'Di', 'Ed'].map(entered),
  published(['ann', 'bo', 'cy'], ['di', 'ed']),
];
const PLAYED: readonly TournamentFact[] = [
  ...SEATED,
  tookGame(0, 0, NOVA),
  took(0, 1, told(['di', 55], ['ed', 45])),
];
const ROLL: TournamentFact = {
  type: 'setup-changed',
  setup: { ...logOf().now.setup, tieBreaks: ['roll-off'], finalists: 1 },
};

async function shown(...facts: readonly TournamentFact[]): Promise<EventStandings> {
  return fixture<EventStandings>(html`<event-standings .log=${logOf(...facts)}></event-standings>`);
}

const names = (page: Element): readonly string[] =>
  [...root(page).querySelectorAll('tbody th bdi')].map(({ textContent }) => textContent ?? '');

function type(page: Element, selector: string, value: string) {
  const field = find<HTMLInputElement>(page, selector);
  if (field === null) throw new Error(`No ${selector}`);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

describe('event-standings', () => {
  it('says honestly that there is nothing yet', async () => {
    const page = await shown(...SEATED);
    expect(textOf(page)).to.contain('No result is in yet.').and.to.contain('Winning a table makes 1 point');
    expect(button(page, 'To the rounds').getAttribute('href')).to.equal('#/event/festival/rounds');
    expect(root(page).querySelector('table')).to.equal(null);
    await expect(page).to.be.accessible();
  });

  it('has a row for each player, with what decided it, and leads to their pages', async () => {
    const page = await shown(...PLAYED);
    expect(names(page)).to.deep.equal(['Di', 'Ann', 'Cy', 'Ed', 'Bo']);
    expect(textOf(page)).to.contain('less of the goal banked: 10 % to 11 %');
    expect(root(page).querySelector('tbody a')?.getAttribute('href')).to.equal('#/event/festival/player/di');
    expect(textOf(page)).to.contain('The first 4 play the final');
    await waitUntil(() => textOf(page).includes('Supernova'));
    expect(textOf(page)).to.contain('Every throw is known of 1 of 2 games');
    expect(textOf(page)).not.to.contain('Five stars');
    await expect(page).to.be.accessible();
  });

  it('marks who has left, and has the final above', async () => {
    const page = await shown(
      ...PLAYED,
      { type: 'dropped', player: 'cy' },
      { type: 'round-published', id: 'final', mode: 'final', tables: [['di', 'ann']] },
    );
    expect(textOf(page)).to.contain('The final is being played.');
    expect(textOf(root(page).querySelector('tr.left') as Element))
      .to.contain('Cy')
      .and.to.contain('left');
    step(page, took(1, 0, told(['ann', 500], ['di', 400])));
    await page.updateComplete;
    expect(textOf(page)).to.contain('Ann wins the tournament');
    expect(names(page)[0]).to.equal('Di');
  });

  it('says that the standings are not settled while copies differ, and leads to the table', async () => {
    const copy = { ...took(0, 0, told(['bo', 500], ['ann', 400])), type: 'copy-kept' } as TournamentFact;
    const page = await shown(
      ...['Ann', 'Bo'].map(entered),
      published(['ann', 'bo']),
      ...[took(0, 0, told(['ann', 500], ['bo', 400])), copy],
    );
    expect(textOf(page)).to.contain('not settled: copies of Round 1, table 1 differ');
    expect(button(page, 'Round 1, table 1').getAttribute('href')).to.equal('#/event/festival/table/1/1');
  });

  it('says once of those who are level what was passed over, also where only some are looked for', async () => {
    const setup = { ...logOf().now.setup, tieBreaks: ['best-turn'] as const };
    const page = await shown(
      { type: 'setup-changed', setup },
      ...['Ann', 'Bo', 'Cy', 'Di'].map(entered),
      published(['ann', 'bo'], ['cy', 'di']),
      ...[took(0, 0, told(['ann', 500], ['bo', 400])), took(0, 1, told(['cy', 500], ['di', 400]))],
    );
    const rows = [...root(page).querySelectorAll('tbody tr:not(.cut)')];
    const says = rows.map((row) => row.querySelector('th')?.textContent?.includes('Passed over'));
    expect(says).to.deep.equal([true, false, true, false]);
  });

  it('finds a player among many', async () => {
    const many = Array.from({ length: 12 }, (_, each) => entered(`P${each}`));
    const page = await shown(
      ...many,
      entered('Zoë'),
      published(many.map((_, each) => `p${each}`).concat('zoë')),
      took(0, 0, told(...many.map((_, each) => [`p${each}`, each * 5] as const), ['zoë', 500])),
    );
    expect(names(page).length).to.equal(13);
    type(page, 'input[type=search]', 'zoe');
    await page.updateComplete;
    expect(names(page)).to.deep.equal(['Zoë']);
    expect(textOf(page)).to.contain('1 of 13 players');
    type(page, 'input[type=search]', 'nobody');
    await page.updateComplete;
    expect(textOf(page)).to.contain('Nobody of that name.');
  });

  it('gives a penalty with a reason, and lifts it', async () => {
    const page = await shown(...PLAYED);
    const told = behind(page);
    button(page, 'Give a penalty').click();
    button(page, 'Take the points off').click();
    await waitUntil(() => textOf(page).includes('Choose who gets it.'));
    const select = find<HTMLSelectElement>(page, 'select') as HTMLSelectElement;
    select.value = 'di';
    type(page, '[name=points]', '0,5');
    button(page, 'Take the points off').click();
    await waitUntil(() => textOf(page).includes('Say what it is for'));
    expect(told).to.deep.equal([]);
    type(page, '[name=reason]', 'late to the table');
    button(page, 'Take the points off').click();
    await waitUntil(() => names(page)[0] === 'Ann');
    expect(told).to.deep.equal([
      { type: 'penalty-given', penalty: { player: 'di', hundredths: 50, reason: 'late to the table' } },
    ]);
    expect(textOf(page)).to.contain('−0.5 points').and.to.contain('late to the table');
    // The next one begins empty.
    expect(find<HTMLInputElement>(page, '[name=reason]')?.value).to.equal('');
    button(page, 'Lift').click();
    await waitUntil(() => names(page)[0] === 'Di');
    expect(textOf(page)).to.contain('Nobody has a penalty.');
  });

  it('takes a roll-off by taps, one after the other', async () => {
    const page = await shown(...SEATED.slice(0, 5), ROLL, SEATED[5] as TournamentFact, ...PLAYED.slice(6));
    const told = behind(page);
    // Di and Ann have 1 point each, Bo and Ed none; one of them plays the final.
    expect(textOf(page)).to.contain('Ann and Di are level here, and there is room for all of them.');
    button(page, 'Put them in order').click();
    await waitUntil(() => textOf(page).includes('Tap who came first.'));
    button(page, 'Save the order').click();
    expect(told).to.deep.equal([]);
    const next = () => [
      ...root(find<HTMLElement>(page, 'event-roll-offs') as Element).querySelectorAll<HTMLElement>(
        '[data-next]',
      ),
    ];
    expect(next().map(({ textContent }) => textContent?.trim())).to.deep.equal(['Ann', 'Di']);
    next()[1]?.click();
    // Of two, the second one has no choice.
    await waitUntil(() => textOf(page).includes('All are in order.'));
    button(page, 'Take the last back').click();
    await waitUntil(() => textOf(page).includes('number 2'));
    next()[0]?.click();
    await waitUntil(() => textOf(page).includes('All are in order.'));
    button(page, 'Save the order').click();
    await waitUntil(() => textOf(page).includes('behind in the roll-off'));
    expect(told).to.deep.equal([{ type: 'roll-off-held', order: ['di', 'ann'] }]);
    expect(textOf(page)).to.contain('Rolled off: Di, Ann').and.to.contain('Change');
    expect(names(page).slice(0, 2)).to.deep.equal(['Di', 'Ann']);
  });

  it('hands files to the browser, and says so where there is nothing to hand', async () => {
    const page = await shown(...SEATED);
    const saved: string[] = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download);
    };
    try {
      button(page, 'Players').click();
      await waitUntil(() => textOf(page).includes('Handed to the browser'));
      button(page, 'Every throw').click();
      await waitUntil(() => textOf(page).includes('No game with its throws is in yet.'));
      expect(saved).to.deep.equal(['cosmic-felt-felt-festival-2026-11-30-roster.csv']);
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
  });
});

describe('event-player', () => {
  it('tells the rounds, seats and meetings of a player', async () => {
    const page = await fixture<EventPlayer>(
      html`<event-player .log=${logOf(...PLAYED)} player="cy"></event-player>`,
    );
    const text = textOf(page);
    for (const said of [
      'Rank 3',
      '0.5',
      'Round 1, table 1',
      'Place 2, 0 banked',
      'threw third, with Ann and Bo',
    ])
      expect(text).to.contain(said);
    expect(text).to.contain('scanned, best turn 0, 2 wimpouts').and.to.contain('third 1×');
    expect(button(page, 'Round 1, table 1').getAttribute('href')).to.equal('#/event/festival/table/1/1');
    await expect(page).to.be.accessible();
  });

  it('says that there is no such player', async () => {
    const page = await fixture<EventPlayer>(html`<event-player .log=${logOf()} player="zed"></event-player>`);
    expect(textOf(page)).to.contain('That player is not entered here.');
  });
});
