import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../../src/app/tournament/event-wall.ts';
import type { EventWall } from '../../../src/app/tournament/event-wall.ts';
import { clockKey, MINUTE } from '../../../src/app/tournament/round-clock.ts';
import type { TournamentFact } from '../../../src/tournament/facts.ts';
import { entered, published, SETUP, told, took } from '../../tournament/given.ts';
import { logOf, root, step, textOf } from './page-given.ts';

const TIMED: TournamentFact = { type: 'setup-changed', setup: { ...SETUP, minutes: 45 } };
const NAMES = Array.from({ length: 200 }, (_, each) => `Player ${each + 1}`);
const MANY: readonly TournamentFact[] = [
  TIMED,
  ...NAMES.map(entered),
  published(
    ...Array.from({ length: 50 }, (_, table) =>
      NAMES.slice(4 * table, 4 * table + 4).map((name) => name.toLowerCase()),
    ),
  ),
];
const FEW: readonly TournamentFact[] = [
  TIMED,
  ...['Ann', 'Bo', 'Cy', 'Di'].map(entered),
  { ...published(['ann', 'bo'], ['cy', 'di']), id: 'first' } as TournamentFact,
];
const FIRST = took(0, 0, told(['ann', 500], ['bo', 400]));
const SECOND = took(0, 1, told(['cy', 450], ['di', 440]));

describe('event-wall', () => {
  const key = clockKey('festival');

  beforeEach(() => localStorage.removeItem(key));
  after(() => localStorage.removeItem(key));

  async function shown(...facts: readonly TournamentFact[]): Promise<EventWall> {
    const wall = await fixture<EventWall>(html`<event-wall .log=${logOf(...facts)}></event-wall>`);
    // It is measured, and drawn again for what fits.
    await wall.updateComplete;
    await wall.updateComplete;
    return wall;
  }

  const time = (wall: EventWall): string => root(wall).querySelector('.time')?.textContent ?? '';
  const press = (wall: EventWall, label: string) => {
    const found = [...root(wall).querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === label && !each.hidden,
    );
    if (!found) throw new Error(`No ${label} in ${textOf(wall)}`);
    found.click();
    return wall.updateComplete;
  };

  it('welcomes before the first round', async () => {
    const wall = await shown(entered('Ann'));
    expect(textOf(wall)).to.contain('1 player is in');
    expect(time(wall)).to.equal('');
    await expect(wall).to.be.accessible();
  });

  it('shows all fifty tables, page by page', async () => {
    const wall = await shown(...MANY);
    const seen = new Set<string>();
    const pages = Number(/Page 1 of (\d+)/.exec(textOf(wall))?.[1]);
    expect(pages).to.be.greaterThan(1);
    for (let page = 0; page < pages; page++) {
      for (const name of root(wall).querySelectorAll('.table bdi')) seen.add(name.textContent ?? '');
      await press(wall, 'Next page');
    }
    expect(seen.size).to.equal(200);
    expect(textOf(wall)).to.contain(`Page 1 of ${pages}`);
    // Nothing is cut off.
    const page = root(wall).querySelector('.page') as HTMLElement;
    expect(page.scrollHeight).to.be.at.most(page.clientHeight + 1);
    await expect(wall).to.be.accessible();
  });

  it('cuts no name above or below, however wide its letters are', async () => {
    const names = ['W'.repeat(40), 'M'.repeat(13), 'i'.repeat(30), '李'.repeat(40)];
    const seats: TournamentFact[] = [
      { type: 'entered', players: names.map((name, place) => ({ id: `p${place}`, name })) },
      published(['p0', 'p1', 'p2', 'p3']),
    ];
    const totals = names.map((_, place) => [`p${place}`, 500 - 5 * place] as const);
    const wall = await shown(...seats);
    const after = await shown(...seats, took(0, 0, told(...totals)));
    for (const each of [wall, after]) {
      const lines = [...root(each).querySelectorAll<HTMLElement>('.table li, .row')];
      expect(lines.length).to.equal(4);
      for (const line of lines) {
        const [own, name] = [line, line.querySelector('bdi') as HTMLElement].map((it) =>
          it.getBoundingClientRect(),
        );
        if (!own || !name) throw new Error('Nothing is drawn');
        expect(name.top, line.textContent).to.be.at.least(own.top - 0.5);
        expect(name.bottom, line.textContent).to.be.at.most(own.bottom + 0.5);
        expect(name.right, line.textContent).to.be.at.most(own.right + 0.5);
      }
    }
    // Narrow letters need no small size, wide ones do.
    const kind = (place: number) => root(wall).querySelectorAll('.table li')[place]?.className;
    expect([kind(0), kind(1), kind(3)]).to.deep.equal(['long', 'long', 'long']);
    expect(kind(2)).not.to.equal('long');
  });

  it('stops turning pages, and turns them again', async () => {
    const wall = await shown(...MANY);
    await press(wall, 'Stop turning pages');
    await press(wall, 'Turn pages');
    await press(wall, 'Stop turning pages');
  });

  it('follows the round: results, then the standings, then the next round', async () => {
    const wall = await shown(...FEW);
    expect(textOf(wall)).to.contain('Round 1').and.to.contain('Table 2');
    step(wall, FIRST);
    await wall.updateComplete;
    expect(textOf(root(wall).querySelector('.table.done') as Element))
      .to.contain('Table 1')
      .and.to.contain('result in');
    step(wall, SECOND);
    await wall.updateComplete;
    expect(textOf(wall)).to.contain('Standings after Round 1');
    expect([...root(wall).querySelectorAll('.row bdi')].map(({ textContent }) => textContent)).to.deep.equal([
      'Ann',
      'Cy',
      'Di',
      'Bo',
    ]);
    step(wall, published(['ann', 'cy'], ['bo', 'di']));
    await wall.updateComplete;
    expect(textOf(wall)).to.contain('Round 2').and.to.contain('Table 1');
    await press(wall, 'Standings');
    expect(textOf(wall)).to.contain('Standings after Round 2');
  });

  it('ends with the winner, and the awards', async () => {
    const wall = await shown(...FEW, FIRST, SECOND, {
      type: 'round-published',
      id: 'again',
      mode: 'final',
      tables: [['ann', 'cy']],
    });
    expect(textOf(wall)).to.contain('The final is being played.');
    step(wall, took(1, 0, told(['cy', 500], ['ann', 495])));
    await wall.updateComplete;
    expect(textOf(wall)).to.contain('Cy wins the tournament');
    await waitUntil(() => textOf(wall).includes('Page 1 of 3'));
    await press(wall, 'Awards');
    // 500 to 495 in the final.
    expect(textOf(wall)).to.contain('Narrowest win: by 5').and.to.contain('Cy');
  });

  it('says on the standings which copies nobody has decided on', async () => {
    const copy = { ...took(0, 0, told(['bo', 500], ['ann', 400])), type: 'copy-kept' } as TournamentFact;
    const final = { ...published(['ann', 'cy']), mode: 'final' } as TournamentFact;
    const end = [FIRST, SECOND, final, took(1, 0, told(['cy', 500], ['ann', 495])), copy];
    const wall = await shown(...FEW, ...end);
    expect(textOf(wall)).to.contain('Not settled yet: copies of Round 1, table 1 differ');
    await press(wall, 'Tables');
    expect(textOf(wall)).not.to.contain('Not settled');
    await expect(wall).to.be.accessible();
  });

  it('has a clock that starts, pauses, gets a minute more, and is set back', async () => {
    const wall = await shown(...FEW);
    expect(time(wall)).to.equal('45:00');
    expect(textOf(wall)).to.contain('not started');
    await press(wall, 'One minute more');
    expect(time(wall)).to.equal('46:00');
    await press(wall, 'Start the clock');
    await waitUntil(() => time(wall) === '45:59', '', { timeout: 3000 });
    await press(wall, 'Pause the clock');
    expect(textOf(wall)).to.contain('paused');
    // A reload finds it as it was.
    const again = await shown(...FEW);
    expect(time(again)).to.equal(time(wall));
    expect(textOf(again)).to.contain('paused');
    await press(again, 'Set the clock back');
    expect(time(again)).to.equal('45:00');
  });

  it('follows the clock of another window, and says by words how near the end is', async () => {
    const wall = await shown(...FEW);
    const put = async (left: number) => {
      const clock = { is: 'running', seating: 'first', length: 45 * MINUTE, end: Date.now() + left };
      localStorage.setItem(key, JSON.stringify(clock));
      dispatchEvent(new StorageEvent('storage', { key }));
      await wall.updateComplete;
    };
    await put(6 * MINUTE);
    expect(textOf(wall)).not.to.contain('Last five minutes');
    await put(4 * MINUTE);
    expect(textOf(wall)).to.contain('Last five minutes');
    await put(-MINUTE);
    expect(textOf(wall)).to.contain('Time is up');
    expect(time(wall)).to.equal('0:00');
    // The clock rules nothing: results are taken as before.
    step(wall, FIRST);
    await wall.updateComplete;
    expect(textOf(wall)).to.contain('result in');
    await press(wall, 'One minute more');
    expect(time(wall)).to.equal('1:00');
  });

  it('has a clock of its own for each round, and none where none was declared', async () => {
    const wall = await shown(...FEW, FIRST, SECOND, published(['ann', 'cy'], ['bo', 'di']));
    await press(wall, 'One minute more');
    expect(time(wall)).to.equal('46:00');
    const before = await shown(...FEW);
    expect(time(before)).to.equal('45:00');
    // Seated again after it was taken back, it is another one too.
    await press(before, 'Start the clock');
    step(before, { type: 'undone' });
    step(before, published(['ann', 'di'], ['cy', 'bo']));
    await before.updateComplete;
    expect(textOf(before)).to.contain('not started');
    const without = await shown(...FEW.slice(1));
    expect(root(without).querySelector('.clock')).to.equal(null);
  });
});
