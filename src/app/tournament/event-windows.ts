/** What windows of one tournament tell each other: that there is something new to read. */

/** The channel of a tournament; null where the browser has none. */
export const eventChannel = (id: string): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`cosmic-felt.event.${id}`);

/** Has every window read the tournament anew: it was merged, replaced or removed. */
export function tellEventChanged(id: string): void {
  const channel = eventChannel(id);
  channel?.postMessage('anew');
  channel?.close();
}
