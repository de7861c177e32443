/** Shows the moments of the game on a screen: what came of a step, as soon as the step itself is painted. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Log } from '../game/log.ts';
import { momentOf } from '../game/moment.ts';
import { afterPaint } from '../ui/after-paint.ts';
import type { Show } from '../ui/look.ts';
import '../ui/felt-board.ts';
import type { MomentView } from '../ui/moment-view.ts';
import '../ui/moment-view.ts';
import { performMoment, shake } from '../ui/moment-motion.ts';
import { momentView } from '../ui/words/moments.ts';

/** What a screen has for them. */
export interface Stage {
  /** The log as it is shown now. */
  readonly log: Log;
  readonly show: Show;
  readonly overlay: HTMLElementTagNameMap['moment-view'] | null;
  readonly felt: HTMLElementTagNameMap['felt-board'] | null;
  /** Shakes when the same cubes are thrown again. */
  readonly tray: Element | null;
}

/** ms after a tap: its ruling is on the screen then. */
const LATER = 60;

export class Moments implements ReactiveController {
  private seen: Log | null = null;
  /** The moment that was shown last. */
  private shown: MomentView | null = null;

  constructor(
    host: ReactiveControllerHost,
    private readonly stage: () => Stage,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('pointerdown', this.end, { capture: true, passive: true });
    addEventListener('keydown', this.end, { capture: true });
  }

  hostDisconnected(): void {
    removeEventListener('pointerdown', this.end, { capture: true });
    removeEventListener('keydown', this.end, { capture: true });
  }

  /** After each draw: what the step since the last one was. */
  hostUpdated(): void {
    const { log } = this.stage();
    const before = this.seen;
    this.seen = log;
    if (before === null || before === log) return;
    afterPaint(() => this.follow(before, log));
  }

  private follow(before: Log, after: Log): void {
    const moment = momentOf(before, after);
    if (moment === null) return;
    const { overlay, tray, show } = this.stage();
    const { kind } = moment;
    performMoment(kind, show);
    this.shown = momentView(moment);
    if (overlay?.isConnected) overlay.moment = this.shown;
    if (kind === 'void' && tray !== null) shake(tray);
  }

  /**
   * Any tap ends a moment and what moves on the felt, and is taken as that tap. Not within the tap itself: an input
   * that changes the page waits longer for the database (see the session's patience).
   */
  private readonly end = () => {
    const { shown } = this;
    setTimeout(() => {
      const { overlay, felt } = this.stage();
      if (overlay?.moment === shown) overlay?.end();
      felt?.finish();
    }, LATER);
  };
}
