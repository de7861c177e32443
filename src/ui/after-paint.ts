/** Does something as soon as the frame that is next has been painted: what may come a moment later than an answer. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
