/** When a frame was painted, told in the page: the one clock of all measures of touches. */

declare global {
  interface Window {
    /** Calls back with the time, in ms of the page, at which the next frame was painted. */
    framePainted(done: (at: number) => void): void;
  }
}

/**
 * Runs in the page. What an observer finds is timed where it is found, at the end of a frame; it is told later, as
 * messages and timers may be held back for as long as a finger is down. Each frame has an observer of its own: one for
 * all would drop what it has not told yet.
 */
export function tellFrames(): void {
  window.framePainted = (done) => {
    requestAnimationFrame(() => {
      new IntersectionObserver(([entry], observer) => {
        observer.disconnect();
        if (entry) done(entry.time);
      }).observe(document.documentElement);
    });
  };
}
