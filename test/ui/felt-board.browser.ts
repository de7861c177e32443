import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import type { FeltBoard, Landing } from '../../src/ui/felt-board.ts';
import '../../src/ui/felt-board.ts';
import type { FeltMarker } from '../../src/ui/felt-places.ts';
import { MARKERS } from '../../src/ui/marker-art.ts';

function players(totals: readonly number[], up = 0): FeltMarker[] {
  return totals.map((total, i) => {
    const { shape, colour } = MARKERS[i % MARKERS.length] ?? MARKERS[0];
    const id = `seat-${i}`;
    return { id, name: id, shape, colour, initial: 'A', total, up: i === up, out: false, leader: false };
  });
}

interface Shown {
  width?: number;
  height?: number;
  goal?: number;
  markers: FeltMarker[];
  risk?: number;
  landing?: Landing | null;
  view?: FeltBoard['view'];
}

async function show({
  width = 390,
  height = 333,
  goal = 500,
  markers,
  risk = 0,
  landing = null,
  view = 'whole',
}: Shown): Promise<FeltBoard> {
  const box = await fixture<HTMLElement>(html`<div>
    <felt-board .goal=${goal} .markers=${markers} .risk=${risk} .landing=${landing} .view=${view} description="The felt"></felt-board>
  </div>`);
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
  const board = box.querySelector('felt-board');
  if (!board) throw new Error('no board');
  await settled(board);
  return board;
}

/** The size arrives with the next frame, the drawing after it. */
async function settled(board: FeltBoard): Promise<void> {
  await nextFrame();
  await nextFrame();
  await board.updateComplete;
}

const all = (board: FeltBoard, selector: string): Element[] => [
  ...(board.shadowRoot?.querySelectorAll(selector) ?? []),
];

/** Where a drawn thing lies on the screen. */
function middle(element: Element | undefined): { x: number; y: number } {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return { x: left + width / 2, y: top + height / 2 };
}

describe('felt-board', () => {
  for (const [width, height] of [
    [320, 157],
    [390, 333],
    [828, 800],
  ] as const)
    for (const goal of [50, 300, 500, 5000])
      it(`draws every player, the landing and sound paths at ${width} × ${height} to ${goal}`, async () => {
        const markers = players([goal - 40, 5, 0, goal - 25, goal - 25]);
        const board = await show({
          width,
          height,
          goal,
          markers,
          risk: 20,
          landing: { total: goal - 20, note: 'free' },
        });
        expect(all(board, '.marker').map((marker) => marker.getAttribute('data-id'))).to.have.members(
          markers.map(({ id }) => id),
        );
        expect(all(board, '.ghost')).to.have.length(1);
        expect(all(board, '.at-risk path')).to.have.length(4);
        expect(all(board, '.tag text').map((text) => text.textContent)).to.deep.equal([`${goal - 20} free`]);
        expect(board.shadowRoot?.querySelector('svg')?.outerHTML).not.to.match(/NaN|undefined|Infinity/);
      });

  it('leaves out the numbers that a marker would cover', async () => {
    const board = await show({ markers: players([250, 105, 95]) });
    const numbers = all(board, '.number:not(.covered)');
    expect(numbers.map((number) => number.textContent)).to.deep.equal([
      '50',
      '150',
      '200',
      '300',
      '350',
      '400',
      '450',
    ]);
    for (const number of numbers)
      for (const marker of all(board, '.marker')) {
        const [p, q] = [middle(number), middle(marker)];
        expect(Math.hypot(p.x - q.x, p.y - q.y)).to.be.greaterThan(20);
      }
  });

  it('marks the numbers under the ribbon', async () => {
    const board = await show({ markers: players([180]), risk: 90 });
    expect(all(board, '.number.on').map((number) => number.textContent)).to.deep.equal(['200', '250']);
  });

  it('says what it shows, and draws nothing in a box without room', async () => {
    const board = await show({ markers: players([10]) });
    const picture = board.shadowRoot?.querySelector('svg');
    expect(picture?.getAttribute('role')).to.equal('img');
    expect(picture?.getAttribute('aria-label')).to.equal('The felt');
    if (board.parentElement) board.parentElement.style.height = '40px';
    await settled(board);
    expect(all(board, 'svg')).to.have.length(0);
  });

  it('follows its box', async () => {
    const board = await show({ markers: players([10]) });
    if (board.parentElement) board.parentElement.style.width = '900px';
    await settled(board);
    // Never wider than 2.2 heights.
    expect(all(board, 'svg')[0]?.getAttribute('width')).to.equal(String(Math.round(333 * 2.2)));
  });

  it('walks a banked marker along the track and reels the ribbon in; finish ends it', async () => {
    const board = await show({ markers: players([100, 0]), risk: 60, landing: { total: 160, note: 'free' } });
    const before = middle(all(board, '[data-id="seat-0"]')[0]);
    board.markers = players([160, 0], 1);
    board.risk = 0;
    board.landing = null;
    await board.updateComplete;
    const marker = all(board, '[data-id="seat-0"]')[0];
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    expect(marker?.getAnimations()).to.have.length(1);
    expect(all(board, '.reel path')).to.have.length(4);
    const start = middle(marker);
    expect(Math.hypot(start.x - before.x, start.y - before.y)).to.be.lessThan(6);
    board.finish();
    await board.updateComplete;
    expect(marker?.getAnimations()).to.have.length(0);
    expect(all(board, '.reel')).to.have.length(0);
    expect(marker?.getAttribute('transform')).to.match(/^translate\(/);
  });

  it('moves nothing when only its size changes', async () => {
    const board = await show({ markers: players([100, 0]) });
    if (board.parentElement) board.parentElement.style.width = '340px';
    await settled(board);
    expect(all(board, '.marker').flatMap((marker) => marker.getAnimations())).to.have.length(0);
  });

  describe('a closer look', () => {
    const far: Shown = { width: 320, height: 157, goal: 5000, markers: players([215, 255]), view: 'auto' };
    const scale = (board: FeltBoard): number =>
      Number(/scale\(([\d.]+)\)/.exec(all(board, '.board > g')[0]?.getAttribute('transform') ?? '')?.[1]);

    it('is taken where spots are crowded and points at risk, with a map of the whole', async () => {
      const board = await show(far);
      expect(board.look).to.equal('whole');
      expect(all(board, '.map')).to.have.length(0);
      const shown: unknown[] = [];
      board.addEventListener('view-shown', ({ detail }) => shown.push(detail));
      board.risk = 45;
      await board.updateComplete;
      expect(shown).to.deep.equal(['close']);
      expect(scale(board)).to.be.greaterThan(2);
      expect(all(board, '.map .window')).to.have.length(1);
      board.view = 'whole';
      await board.updateComplete;
      expect(board.look).to.equal('whole');
      expect(scale(board)).to.equal(1);
    });

    it('glides as a picture: the words drawn in it are not laid out at each step', async () => {
      const board = await show(far);
      const moving = (selector: string): number =>
        all(board, selector).flatMap((each) => each.getAnimations()).length;
      board.risk = 45;
      await board.updateComplete;
      expect(moving('.picture')).to.equal(1);
      expect(moving('.board')).to.equal(0);
      await Promise.all(
        all(board, '.picture').flatMap((each) => each.getAnimations().map((it) => it.finished)),
      );
      await nextFrame();
      expect(moving('.picture')).to.equal(0);
    });

    it('has a map in either corner, and none that jumps from one to the other', async () => {
      const board = await show({ ...far, width: 390, height: 333, risk: 45 });
      const corners = new Map<Element, Set<string>>();
      for (let total = 0; total < 5000; total += 45) {
        board.markers = players([total, 255]);
        await board.updateComplete;
        for (const map of all(board, '.map')) {
          const seen = corners.get(map) ?? new Set();
          corners.set(map, seen.add(map.getAttribute('class') ?? ''));
        }
      }
      const seen = [...corners.values()];
      expect([...new Set(seen.flatMap((each) => [...each]))].sort()).to.deep.equal(['map', 'map aside']);
      for (const each of seen) expect(each.size).to.equal(1);
    });

    it('leaves the track alone while only markers and the ribbon change', async () => {
      const board = await show({ ...far, risk: 5 });
      const changes: MutationRecord[] = [];
      const watcher = new MutationObserver((records) => changes.push(...records));
      for (const part of all(board, '.groove, .number, .board > g > .dots:not(.on, .edge)'))
        watcher.observe(part, { attributes: true, childList: true, characterData: true, subtree: true });
      board.risk = 10;
      board.markers = board.markers.map((marker) => ({ ...marker }));
      await board.updateComplete;
      changes.push(...watcher.takeRecords());
      // A number that the tag no longer covers comes back, or the other way round.
      expect(changes.filter(({ attributeName }) => attributeName !== 'class')).to.have.length(0);
      expect(changes.length).to.be.lessThan(4);
    });
  });

  describe('hands', () => {
    const scale = (board: FeltBoard): number =>
      Number(/scale\(([\d.]+)\)/.exec(all(board, '.board > g')[0]?.getAttribute('transform') ?? '')?.[1]);
    const viewOf = (board: FeltBoard): string | null | undefined =>
      all(board, '.board > g')[0]?.getAttribute('transform');

    function finger(board: FeltBoard, type: string, x: number, y: number, pointerId = 1): void {
      const { left, top } = board.getBoundingClientRect();
      const init = { pointerId, clientX: left + x, clientY: top + y, bubbles: true, composed: true };
      (type === 'pointerdown' ? board : window).dispatchEvent(new PointerEvent(type, init));
    }

    function tap(board: FeltBoard, x: number, y: number): void {
      finger(board, 'pointerdown', x, y);
      finger(board, 'pointerup', x, y);
    }

    it('pinch closer: the drawing moves at once and is drawn anew when they let go', async () => {
      const board = await show({ markers: players([100, 50]) });
      const told: unknown[] = [];
      board.addEventListener('view-change', ({ detail }) => told.push(detail));
      const before = viewOf(board);
      finger(board, 'pointerdown', 150, 150, 1);
      finger(board, 'pointerdown', 250, 150, 2);
      finger(board, 'pointermove', 100, 150, 1);
      finger(board, 'pointermove', 300, 150, 2);
      const picture = all(board, '.picture')[0] as HTMLElement;
      expect(picture.style.transform).to.contain('scale(2');
      await board.updateComplete;
      expect(viewOf(board)).to.equal(before);
      finger(board, 'pointerup', 100, 150, 1);
      finger(board, 'pointerup', 300, 150, 2);
      await board.updateComplete;
      expect(picture.style.transform).to.equal('');
      expect(scale(board)).to.be.closeTo(2, 0.01);
      expect(told).to.deep.equal(['close']);
    });

    it('one finger drags a closer look, and does nothing to the whole', async () => {
      const board = await show({ markers: players([100, 50]) });
      const drag = (): void => {
        finger(board, 'pointerdown', 200, 150);
        finger(board, 'pointermove', 160, 130);
        finger(board, 'pointerup', 160, 130);
      };
      const before = viewOf(board);
      drag();
      await board.updateComplete;
      expect(viewOf(board)).to.equal(before);
      tap(board, 200, 150);
      tap(board, 202, 151);
      await board.updateComplete;
      expect(scale(board)).to.be.greaterThan(2);
      const close = viewOf(board);
      drag();
      await board.updateComplete;
      expect(viewOf(board)).not.to.equal(close);
    });

    it('a double tap goes closer and back, two taps apart do not', async () => {
      const board = await show({ markers: players([100, 50]) });
      const told: unknown[] = [];
      board.addEventListener('view-change', ({ detail }) => told.push(detail));
      tap(board, 60, 60);
      tap(board, 200, 200);
      expect(told).to.deep.equal([]);
      tap(board, 202, 198);
      await board.updateComplete;
      tap(board, 200, 200);
      tap(board, 200, 200);
      expect(told).to.deep.equal(['close', 'whole']);
    });

    it("the wheel zooms about the pointer, and is the page's when there is nothing to zoom", async () => {
      const board = await show({ markers: players([100, 50]) });
      const wheel = (deltaY: number): boolean =>
        board.dispatchEvent(
          new WheelEvent('wheel', { deltaY, clientX: 100, clientY: 100, cancelable: true }),
        );
      expect(wheel(100)).to.equal(true);
      expect(wheel(-100)).to.equal(false);
      await new Promise((resolve) => setTimeout(resolve, 250));
      await board.updateComplete;
      expect(scale(board)).to.be.greaterThan(1.1);
      board.markers = [];
      await board.updateComplete;
      expect(wheel(-100)).to.equal(true);
    });
  });
});
