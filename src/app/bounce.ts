/**
 * Swallows the second half of a double tap where the first half has put something else under the finger: another
 * screen, or what lay below a sheet. Hands shake and screens are wet; nobody means to tap what came just now.
 */

/** ms between two contacts of one double tap, and px between them. */
const GAP = 400;
const NEAR = 32;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

export class Bounce {
  private last: Spot | null = null;
  private changedAt = Number.NEGATIVE_INFINITY;
  private swallows = false;

  start(): void {
    addEventListener('pointerdown', this.down, { capture: true });
    addEventListener('click', this.click, { capture: true });
  }

  stop(): void {
    removeEventListener('pointerdown', this.down, { capture: true });
    removeEventListener('click', this.click, { capture: true });
  }

  /** Something else is under the finger now. */
  readonly changed = (): void => {
    this.changedAt = performance.now();
  };

  private readonly down = (event: PointerEvent) => {
    const { last } = this;
    const spot = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    this.last = spot;
    this.swallows = last !== null && this.changedAt >= last.at && isNear(last, spot);
    if (this.swallows) swallow(event);
  };

  /**
   * The click of a contact that was swallowed, or that began on what is not there any more: a click lands on what is
   * under the finger when it leaves. Keys and screen readers make clicks without a contact.
   */
  private readonly click = (event: MouseEvent) => {
    const { last } = this;
    if (event.detail > 0 && last !== null && (this.swallows || this.changedAt >= last.at)) swallow(event);
  };
}

const isNear = (a: Spot, b: Spot): boolean => b.at - a.at < GAP && Math.hypot(b.x - a.x, b.y - a.y) < NEAR;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
