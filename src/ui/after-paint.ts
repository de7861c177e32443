const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

/**
 * Does some work as soon as the frame that is next has been painted: what may come a moment later than an answer. By a
 * message, since Chromium holds timers back for as long as a finger is down.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => {
    waiting.push(work);
    port2.postMessage(null);
  });
}
