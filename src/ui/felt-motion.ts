/**
 * How the felt moves: a marker walks along the track, the ribbon is reeled in before it, the ribbon grows to a new
 * landing spot, a closer look glides to its place. Only transforms and dash offsets move, and nothing does when the reader asked for less motion.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { afterPaint } from './after-paint.ts';
import type { FeltLayout } from './felt-layout.ts';
import type { Places } from './felt-places.ts';
import { isSameView, type Stretch, transformTo, viewBetween } from './felt-view.ts';
import { isStill } from './look.ts';
import type { Point } from './spiral.ts';

interface Seen {
  readonly felt: FeltLayout;
  readonly places: Places;
  readonly ribbon: Stretch | undefined;
}

const WALK = 900;
const MOVE = 240;
/** The tokens --out, and the walk's straight line with soft ends. */
const OUT = 'cubic-bezier(.2,.8,.2,1)';
const STROLL = 'cubic-bezier(.3,.1,.7,.9)';
/** Points of a walk; between them the browser goes straight. */
const STRIDES = 48;
/** Steps of a glide from view to view. */
const GLIDES = 8;

interface Host extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

export class FeltMotion implements ReactiveController {
  /** The banked ribbon's end and path, while it is reeled in; drawn as `.reel`. */
  reel: { readonly to: number; readonly d: string } | undefined;
  private seen: Seen | undefined;
  private running: Animation[] = [];
  private isLeft = false;

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.finish();
  }

  /** Ends every movement at its end. */
  finish(): void {
    this.frame?.removeAttribute('data-moving');
    for (const animation of this.running) animation.cancel();
    this.running = [];
    if (!this.reel) return;
    this.reel = undefined;
    this.host.requestUpdate();
  }

  /** Before a rendering: keeps the ribbon of a marker that has just been moved to its end. */
  prepare(felt: FeltLayout, places: Places): void {
    const was = this.seen;
    if (!was || was.felt.spot !== felt.spot || !was.ribbon || isStill()) return;
    const { from, to } = was.ribbon;
    const walker = was.places.markers.find(({ marker }) => marker.up)?.marker.id;
    const now = places.markers.find(({ marker }) => marker.id === walker)?.marker.total;
    if (now === to && from !== to) this.reel = { to, d: felt.path(from, to) };
  }

  /** After a rendering: moves what is elsewhere than it was. */
  follow(felt: FeltLayout, places: Places, ribbon: Stretch | undefined): void {
    const was = this.seen;
    const isLeft = this.isLeft;
    this.isLeft = false;
    if (was?.places === places) return;
    this.seen = { felt, places, ribbon };
    // A new size or goal is a new picture.
    if (!was || was.felt.spot !== felt.spot || isStill()) return;
    const animations: Animation[] = [];
    if (!isSameView(was.felt.view, felt.view)) {
      if (!isLeft) animations.push(...this.glide(was.felt, felt));
      this.afterGlide(animations);
    }
    for (const stand of places.markers) {
      const before = was.places.markers.find(({ marker }) => marker.id === stand.marker.id);
      if (!before || (before.x === stand.x && before.y === stand.y)) continue;
      const from = before.marker.total;
      const to = stand.marker.total;
      const walk = from === to ? [before, stand] : strides(felt, before, from, stand, to);
      const options =
        from === to ? { duration: MOVE, easing: OUT } : { duration: walkTime(from, to), easing: STROLL };
      const marker = this.find(`[data-id="${CSS.escape(stand.marker.id)}"]`);
      for (const element of marker) animations.push(element.animate(steps(walk), options));
      if (from === was.ribbon?.from && to === was.ribbon.to)
        for (const element of this.find('.reel'))
          animations.push(element.animate(dashes(0, -1), { ...options, fill: 'forwards' }));
    }
    if (
      ribbon &&
      ribbon.to > (was.ribbon?.to ?? ribbon.from) &&
      ribbon.from === (was.ribbon?.from ?? ribbon.from)
    ) {
      const grown = ((was.ribbon?.to ?? ribbon.from) - ribbon.from) / (ribbon.to - ribbon.from);
      for (const element of this.find('.at-risk'))
        animations.push(element.animate(dashes(1 - grown, 0), { duration: MOVE, easing: OUT }));
    }
    if (animations.length > 0) this.run(animations);
  }

  /** The next view is where the reader's hands left it: no gliding there. */
  skipGlide(): void {
    this.isLeft = true;
  }

  /** From one view to another the new drawing starts where the old one was. */
  private glide(was: FeltLayout, felt: FeltLayout): Animation[] {
    this.frame?.toggleAttribute('data-moving', true);
    const parts = Array.from({ length: GLIDES + 1 }, (_, i) => i / GLIDES);
    const views = parts.map((part) => ({
      transform: transformTo(felt, felt.view, viewBetween(was.view, felt.view, part)),
    }));
    // Only the picture as a whole: the browser moves it without drawing what stands on it anew.
    return [...this.find('.picture')].map((each) => each.animate(views, { duration: MOVE, easing: OUT }));
  }

  /**
   * Where the scale has changed, Chromium lays out the picture's words once more as soon as a finger asks what it
   * touches. They are laid out while nobody waits for that.
   */
  private afterGlide(glide: readonly Animation[]): void {
    const touch = (): void => afterPaint(() => void document.elementFromPoint(0, 0));
    Promise.all(glide.map(({ finished }) => finished)).then(touch, touch);
  }

  private get frame(): Element | null {
    return this.host.renderRoot.querySelector('.frame');
  }

  private run(animations: Animation[]): void {
    for (const animation of this.running) animation.cancel();
    this.running = animations;
    const isOver = (): void => {
      if (this.running === animations) this.finish();
    };
    Promise.all(animations.map(({ finished }) => finished)).then(isOver, isOver);
  }

  private find(selector: string): Iterable<Element> {
    return this.host.renderRoot.querySelectorAll(selector);
  }
}

const walkTime = (from: number, to: number): number => Math.min(WALK, 260 + Math.abs(to - from) * 8);

/** The way along the track from one place to another; the sideways steps of shared spots fade in and out. */
function strides(felt: FeltLayout, start: Point, from: number, end: Point, to: number): Point[] {
  const first = felt.spot(from);
  const last = felt.spot(to);
  return Array.from({ length: STRIDES + 1 }, (_, i) => {
    const part = i / STRIDES;
    const { x, y } = felt.spot(from + (to - from) * part);
    return {
      x: x + (start.x - first.x) * (1 - part) + (end.x - last.x) * part,
      y: y + (start.y - first.y) * (1 - part) + (end.y - last.y) * part,
    };
  });
}

const steps = (points: readonly Point[]): Keyframe[] =>
  points.map(({ x, y }) => ({ transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)` }));

/** For a group of paths whose length is said to be 1: they inherit it. */
const dashes = (from: number, to: number): Keyframe[] =>
  [from, to].map((offset) => ({ strokeDasharray: '1 2', strokeDashoffset: offset }));
