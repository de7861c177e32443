import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Further than this a press on a handle is a drag and no tap. */
const SLACK = 6;

interface Drag {
  readonly pointer: number;
  readonly from: number;
  readonly startY: number;
  readonly height: number;
  readonly count: number;
}

/**
 * Drags a row of equal rows by its handle. The rows stay in their order until the pointer is lifted, so that the
 * handle keeps the pointer; `shift` tells how far each is drawn from its place.
 */
export class RowDrag implements ReactiveController {
  private drag: Drag | null = null;
  private by = 0;
  private moved = false;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly drop: (from: number, to: number) => void,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.drag = null;
  }

  /** The row that is dragged, once it has left its place. */
  get row(): number | null {
    return this.drag !== null && this.moved ? this.drag.from : null;
  }

  /** Whether the press that just ended was a drag, so that its click is no tap. */
  get wasDrag(): boolean {
    return this.moved;
  }

  down(event: PointerEvent, from: number, height: number, count: number): void {
    if (event.button !== 0 || this.drag !== null) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.drag = { pointer: event.pointerId, from, startY: event.clientY, height, count };
    this.by = 0;
    this.moved = false;
  }

  move(event: PointerEvent): void {
    const { drag } = this;
    if (drag?.pointer !== event.pointerId) return;
    const { from, count, height, startY } = drag;
    const by = event.clientY - startY;
    if (!this.moved && Math.abs(by) < SLACK) return;
    this.moved = true;
    this.by = Math.min((count - 1 - from) * height, Math.max(-from * height, by));
    this.host.requestUpdate();
  }

  /** The pointer is lifted; with `keep` false the row goes back to where it was. */
  up(event: PointerEvent, keep = true): void {
    const { drag } = this;
    if (drag?.pointer !== event.pointerId) return;
    const to = this.to(drag);
    this.drag = null;
    if (keep && to !== drag.from) this.drop(drag.from, to);
    // The click of this press comes before the timer, if it comes at all.
    setTimeout(() => {
      this.moved = false;
    });
    this.host.requestUpdate();
  }

  /** How many pixels below its place a row is drawn. */
  shift(row: number): number {
    const { drag } = this;
    if (drag === null || !this.moved) return 0;
    if (row === drag.from) return this.by;
    const to = this.to(drag);
    if (drag.from < row && row <= to) return -drag.height;
    return to <= row && row < drag.from ? drag.height : 0;
  }

  private to({ from, height }: Drag): number {
    return from + Math.round(this.by / height);
  }
}
