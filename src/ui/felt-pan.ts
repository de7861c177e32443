/**
 * The reader's hands on the felt: one finger drags a closer look, two pinch, the wheel zooms about the pointer, a
 * double tap goes closer or back. While hands move, only the drawing's transform does; it is drawn anew when they
 * let go.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type BoardSize, isSameView, isWhole, scaleOf, type View, zoomAbout } from './felt-view.ts';
import type { Point } from './spiral.ts';

/** What hands move. */
export interface Panned extends ReactiveControllerHost, HTMLElement {
  /** The board and what is drawn of it; nothing where there is nothing to look at more closely. */
  readonly drawn: { readonly board: BoardSize; readonly view: View } | undefined;
  /** Shows a view without drawing it anew. */
  hold(view: View): void;
  /** Draws a view anew: the hands have let go. */
  settle(view: View): void;
  /** Goes closer to a place, or back. */
  toggle(at: Point): void;
}

/** Further than this a tap is a drag, px; two taps within the time, ms, and the distance are one double tap. */
const SLOP = 8;
const TWICE = 320;
const TWICE_NEAR = 28;
/** The wheel is at rest after so long, ms. */
const REST = 160;
const LINE = 16;

export class FeltPan implements ReactiveController {
  private readonly fingers = new Map<number, Point>();
  /** What is shown while hands move it. */
  private live: View | undefined;
  private corner: Point = { x: 0, y: 0 };
  private isTap = false;
  private down: Point = { x: 0, y: 0 };
  private lastTap: { readonly at: Point; readonly time: number } | undefined;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: Panned) {
    host.addController(this);
  }

  /** Whether hands are on the felt: what is drawn must stay as it is. */
  get isHeld(): boolean {
    return this.live !== undefined;
  }

  hostConnected(): void {
    const { host } = this;
    host.addEventListener('pointerdown', this.touch);
    host.addEventListener('wheel', this.roll, { passive: false });
    host.addEventListener('touchmove', this.keepPage, { passive: false });
  }

  hostDisconnected(): void {
    const { host } = this;
    host.removeEventListener('pointerdown', this.touch);
    host.removeEventListener('wheel', this.roll);
    host.removeEventListener('touchmove', this.keepPage);
    this.letGo();
    this.live = undefined;
    clearTimeout(this.resting);
  }

  private readonly touch = (event: PointerEvent): void => {
    const { drawn } = this.host;
    if (!drawn || event.button !== 0 || this.fingers.size > 1) return;
    if (this.fingers.size === 0) {
      this.measure();
      for (const [type, listener] of this.following) window.addEventListener(type, listener);
    }
    this.down = this.place(event);
    this.isTap = this.fingers.size === 0;
    this.fingers.set(event.pointerId, this.down);
  };

  private readonly move = (event: PointerEvent): void => {
    const { drawn } = this.host;
    const from = this.fingers.get(event.pointerId);
    if (!drawn || !from) return;
    const to = this.place(event);
    const isPinch = this.fingers.size > 1;
    if (this.isTap && distance(this.down, to) < SLOP) return;
    this.isTap = false;
    const view = this.live ?? drawn.view;
    const before = this.grip();
    this.fingers.set(event.pointerId, to);
    // With one finger there is nothing to drag where all is in sight.
    if (!isPinch && isWhole(drawn.board, view)) return;
    const after = this.grip();
    this.show(zoomAbout(drawn.board, view, isPinch ? after.spread / before.spread : 1, before, after));
  };

  private readonly lift = (event: PointerEvent): void => {
    if (!this.fingers.delete(event.pointerId)) return;
    if (this.fingers.size > 0) return;
    this.letGo();
    if (this.live) this.settle();
    else if (event.type === 'pointerup' && this.isTap) this.tap(this.place(event), event.timeStamp);
  };

  private readonly following = [
    ['pointermove', this.move],
    ['pointerup', this.lift],
    ['pointercancel', this.lift],
  ] as const;

  private readonly roll = (event: WheelEvent): void => {
    const { drawn } = this.host;
    if (!drawn || this.fingers.size > 0) return;
    const view = this.live ?? drawn.view;
    const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    // A pinch on a trackpad comes as small turns with ctrl held.
    const factor = Math.exp(-between(turned, -120, 120) * (event.ctrlKey ? 0.01 : 0.0025));
    if (!this.live) this.measure();
    const next = zoomAbout(drawn.board, view, factor, this.place(event));
    // Where nothing is left to zoom, the wheel is the page's.
    if (isSameView(view, next) && !event.ctrlKey) return;
    event.preventDefault();
    this.show(next);
    clearTimeout(this.resting);
    this.resting = setTimeout(this.settle, REST);
  };

  /** Two fingers never scroll the page, and one does not while it drags the felt. */
  private readonly keepPage = (event: TouchEvent): void => {
    const { drawn } = this.host;
    if (drawn && event.cancelable && (event.touches.length > 1 || !isWhole(drawn.board, drawn.view)))
      event.preventDefault();
  };

  private tap(at: Point, time: number): void {
    const last = this.lastTap;
    const isSecond = last && time - last.time < TWICE && distance(last.at, at) < TWICE_NEAR;
    this.lastTap = isSecond ? undefined : { at, time };
    if (isSecond) this.host.toggle(at);
  }

  private show(view: View): void {
    this.live = view;
    this.host.hold(view);
  }

  private readonly settle = (): void => {
    const { live } = this;
    this.live = undefined;
    const { drawn } = this.host;
    if (!live || !drawn) return;
    // What is all but the whole snaps to it.
    this.host.settle(
      scaleOf(drawn.board, live) < 1.06 ? zoomAbout(drawn.board, live, 0, { x: 0, y: 0 }) : live,
    );
  };

  private letGo(): void {
    this.fingers.clear();
    for (const [type, listener] of this.following) window.removeEventListener(type, listener);
  }

  /** Once for all moves: the board lies in the middle of its box. */
  private measure(): void {
    const { left, top, width, height } = this.host.getBoundingClientRect();
    const board = this.host.drawn?.board ?? { width, height };
    this.corner = { x: left + (width - board.width) / 2, y: top + (height - board.height) / 2 };
  }

  private place({ clientX, clientY }: MouseEvent): Point {
    return { x: clientX - this.corner.x, y: clientY - this.corner.y };
  }

  /** The middle of the fingers, and how far they are apart. */
  private grip(): Point & { spread: number } {
    const [p, q = p] = [...this.fingers.values()];
    if (!p || !q) return { x: 0, y: 0, spread: 1 };
    return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2, spread: Math.max(1, distance(p, q)) };
  }
}

const distance = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);
const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
