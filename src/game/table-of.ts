import type { EventTable } from './event-table.ts';
import type { Log } from './log.ts';
import { entriesOf } from './transcript-writer.ts';

/** The table of a tournament that the game was started for; null for none. */
export function tableOf(log: Log): EventTable | null {
  const event = entriesOf(log)[0]?.event;
  return event?.type === 'started' ? (event.table ?? null) : null;
}
