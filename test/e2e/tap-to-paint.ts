/** Measures, in the page, how long it takes from a touch to the frame that shows what it led to. */

export interface Sample {
  /** ms from the touch that completed a throw (or asked for a step) to the frame with its ruling, stored. */
  readonly rulings: number[];
  /** ms from any other touch to the frame that shows its cube. */
  readonly cubes: number[];
  /** ms of tasks over 50. */
  readonly longTasks: number[];
  /** Sum of all layout shifts, also those right after an input. */
  shift: number;
}

type Kind = 'rulings' | 'cubes';

interface Watched {
  readonly sample: Sample;
  /** Resolves when so many frames of a kind were shown since the watch began. */
  reached(kind: Kind, count: number): Promise<void>;
}

declare global {
  interface Window {
    tapToPaint: Watched;
  }
}

/** Begins to watch. Runs in the page after `tellFrames`, with the table open. */
export function watchTaps(): void {
  const app = document.querySelector('felt-app') as unknown as {
    session: EventTarget & { log: unknown };
    shadowRoot: ShadowRoot;
  };
  const { session } = app;
  const table = app.shadowRoot.querySelector('table-screen') as unknown as { acted: { at: number } };
  const sample: Sample = { rulings: [], cubes: [], longTasks: [], shift: 0 };
  let waiting: (readonly [Kind, number, () => void])[] = [];
  let touched = 0;
  let { log } = session;
  addEventListener(
    'pointerdown',
    (event) => {
      touched = event.timeStamp;
    },
    { capture: true },
  );
  session.addEventListener('change', () => {
    const kind: Kind = session.log === log ? 'cubes' : 'rulings';
    ({ log } = session);
    const from = touched;
    window.framePainted((at) => {
      sample[kind].push(at - from);
      // Nobody throws so fast: the guard against fingers that bounce must not meet two turns of a script.
      table.acted.at = 0;
      waiting = waiting.filter(([wanted, count, resolve]) => {
        if (sample[wanted].length < count) return true;
        resolve();
        return false;
      });
    });
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) sample.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sample.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift' });
  window.tapToPaint = {
    sample,
    reached: (kind, count) =>
      sample[kind].length >= count
        ? Promise.resolve()
        : new Promise((resolve) => waiting.push([kind, count, resolve])),
  };
}
