import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { MOMENT_KINDS, type MomentKind } from '../../src/game/moment.ts';
import '../../src/ui/moment-view.ts';
import type { MomentOverlay, MomentView } from '../../src/ui/moment-view.ts';

const BO: MomentView = {
  kind: 'wimpout',
  title: 'Wimpout',
  name: '',
  points: 0,
  lost: 45,
  line: 'Bo keeps 215. Cy throws next.',
};

/** Everything a moment can say, at its longest. */
const FULL: MomentView = {
  ...BO,
  title: 'Freight train',
  name: 'W'.repeat(40),
  points: 10000,
  line: 'Wilhelmina-Max… leads with 10000. Maximiliane-Wi… throws next.',
};

/** An empty box of this size with the element over it. */
async function show(moment: MomentView | null, width = 390, height = 333): Promise<MomentOverlay> {
  const box = await fixture<HTMLElement>(html`<div><moment-view .moment=${moment}></moment-view></div>`);
  Object.assign(box.style, { position: 'relative', width: `${width}px`, height: `${height}px` });
  const view = box.querySelector('moment-view');
  if (!view) throw new Error('no moment-view');
  view.moment = moment && { ...moment };
  await view.updateComplete;
  await nextFrame();
  return view;
}

const part = (view: MomentOverlay, selector: string): HTMLElement | null =>
  view.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

const textOf = (view: MomentOverlay, selector: string): string | undefined =>
  part(view, selector)?.textContent?.trim();

const animations = (view: MomentOverlay): readonly Animation[] =>
  view.shadowRoot?.getAnimations().filter((animation) => animation.playState !== 'finished') ?? [];

/** Brings every animation of the moment to its end. */
const finishAll = (view: MomentOverlay): void => {
  for (const animation of animations(view)) animation.finish();
};

/** What the app does for a reader who asked it for quiet. */
const quiet = (): void => {
  document.documentElement.dataset.show = 'quiet';
};

describe('moment-view', () => {
  afterEach(() => {
    delete document.documentElement.dataset.show;
    document.documentElement.style.removeProperty('--moment');
  });

  it('shows nothing without a moment, and is hidden from screen readers', async () => {
    const view = await show(null);
    expect(part(view, '.moment')).to.equal(null);
    expect(view.getAttribute('aria-hidden')).to.equal('true');
  });

  it('says what there is to say and leaves the rest out', async () => {
    const view = await show(BO);
    expect(textOf(view, '.title')).to.equal('Wimpout');
    expect(textOf(view, '.lost')).to.equal('45');
    expect(textOf(view, '.line')).to.equal('Bo keeps 215. Cy throws next.');
    expect(part(view, '.name')).to.equal(null);
    expect(part(view, '.points')).to.equal(null);
  });

  it('lets taps through', async () => {
    const view = await show(BO);
    const { left, top, width, height } = view.getBoundingClientRect();
    expect([width, height]).to.deep.equal([390, 333]);
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).not.to.equal(view);
  });

  it('goes by itself, and says so once', async () => {
    const view = await show(BO);
    let over = 0;
    view.addEventListener('moment-over', () => over++);
    finishAll(view);
    await nextFrame();
    await nextFrame();
    expect(view.moment).to.equal(null);
    expect(over).to.equal(1);
    await view.updateComplete;
    expect(part(view, '.moment')).to.equal(null);
  });

  it('is not over when only a part of it is', async () => {
    const view = await show(BO);
    for (const animation of animations(view))
      if ((animation.effect as KeyframeEffect).target !== part(view, '.moment')) animation.finish();
    await nextFrame();
    await nextFrame();
    expect(view.moment).not.to.equal(null);
  });

  it('ends with the next tap, also when there is none', async () => {
    const view = await show(BO);
    let over = 0;
    view.addEventListener('moment-over', () => over++);
    view.end();
    view.end();
    await view.updateComplete;
    expect(part(view, '.moment')).to.equal(null);
    expect(over).to.equal(1);
  });

  it('begins a second moment of the same kind anew', async () => {
    const view = await show(BO);
    const first = part(view, '.moment');
    view.moment = { ...BO };
    await view.updateComplete;
    expect(part(view, '.moment')).not.to.equal(first);
    expect(first?.isConnected).to.equal(false);
  });

  it('moves nothing but transforms, opacity and the dash offset', async () => {
    const moving = new Set<string>();
    for (const kind of MOMENT_KINDS) {
      const view = await show({ ...FULL, kind });
      for (const animation of animations(view))
        for (const frame of (animation.effect as KeyframeEffect).getKeyframes())
          for (const name of Object.keys(frame)) moving.add(name);
    }
    for (const name of ['offset', 'computedOffset', 'easing', 'composite']) moving.delete(name);
    expect([...moving]).to.have.members(['opacity', 'transform', 'strokeDashoffset']);
  });

  it('is short: a flash 0.7 s, nothing over 2.1 s', async () => {
    for (const kind of MOMENT_KINDS) {
      const view = await show({ ...BO, kind });
      for (const { effect } of animations(view)) {
        const end = Number(effect?.getComputedTiming().endTime);
        expect(end, kind).to.be.at.most(kind === 'flash' || kind === 'void' ? 701 : 2101);
      }
    }
  });

  const sizes = [
    [120, 100],
    [320, 157],
    [390, 333],
    [408, 340],
    [828, 800],
  ] as const;
  for (const [width, height] of sizes)
    it(`holds its words inside ${width} × ${height}`, async () => {
      for (const kind of MOMENT_KINDS) {
        const view = await show({ ...FULL, kind }, width, height);
        finishPartsOf(view);
        const box = view.getBoundingClientRect();
        for (const selector of ['.title', '.name', '.points', '.lost', '.line']) {
          const element = part(view, selector);
          if (!element || element.offsetParent === null) continue;
          const { left, right } = element.getBoundingClientRect();
          expect(left, `${kind} ${selector}`).to.be.at.least(box.left - 1);
          expect(right, `${kind} ${selector}`).to.be.at.most(box.right + 1);
        }
        const title = part(view, '.title')?.getBoundingClientRect() ?? new DOMRect();
        expect(title.top, kind).to.be.at.least(box.top - 1);
        expect(title.bottom, kind).to.be.at.most(box.bottom + 1);
      }
    });

  /** Everything but the moment's own life: what the eye has before it when all has come to rest. */
  function finishPartsOf(view: MomentOverlay): void {
    for (const animation of animations(view))
      if ((animation.effect as KeyframeEffect).target !== part(view, '.moment')) animation.finish();
  }

  it('draws sound paths, also in a box without room', async () => {
    for (const kind of MOMENT_KINDS) {
      const view = await show({ ...BO, kind }, 0, 0);
      expect(view.shadowRoot?.innerHTML, kind).not.to.match(/NaN|undefined|Infinity/);
    }
  });

  it('tells a quiet reader only how turns and games end, and moves nothing', async () => {
    const told: MomentKind[] = [];
    for (const kind of MOMENT_KINDS) {
      quiet();
      const view = await show({ ...BO, kind });
      if (part(view, '.moment') === null) {
        expect(view.moment).to.equal(null);
        continue;
      }
      told.push(kind);
      expect(animations(view).map((animation) => (animation as CSSAnimation).animationName)).to.deep.equal([
        'stay',
      ]);
    }
    expect(told).to.have.members(['winner', 'stars', 'supernova', 'wreck', 'wimpout']);
  });

  it('goes by itself for a quiet reader, too', async () => {
    quiet();
    const view = await show(BO);
    finishAll(view);
    await nextFrame();
    await nextFrame();
    expect(view.moment).to.equal(null);
  });

  it('takes its time from the token', async () => {
    document.documentElement.style.setProperty('--moment', '40ms');
    const view = await show(BO);
    await new Promise((resolve) => view.addEventListener('moment-over', resolve));
    expect(view.moment).to.equal(null);
  });
});
