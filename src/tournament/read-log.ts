/** Logs of tournaments that come from outside: whether they can have happened, found in bounded time. */
import { ok, refuse, type Result } from '../engine/result.ts';
import { nextLog, openLog, type TournamentEvent, type TournamentLog } from './tournament-log.ts';

/** More than any tournament has: a hostile text could be folded for ever. */
const MOST_EVENTS = 20_000;
const MOST_ENTRIES = 2000;
const MOST_ROUNDS = 1000;

/** The log of these events; refused where one does not follow from those before it. Never throws. */
export function readLog(events: readonly TournamentEvent[]): Result<TournamentLog, 'rules'> {
  const [first, ...rest] = events;
  if (first?.type !== 'opened' || !isBounded(events)) return refuse('rules');
  let log = openLog(first);
  for (const event of rest) {
    const next = nextLog(log, event);
    if (!next.ok) return refuse('rules');
    log = next.value;
  }
  return ok(log);
}

function isBounded(events: readonly TournamentEvent[]): boolean {
  let entries = 0;
  let rounds = 0;
  for (const event of events) {
    if (event.type === 'entered') entries += event.players.length;
    else if (event.type === 'round-published') rounds++;
  }
  return events.length <= MOST_EVENTS && entries <= MOST_ENTRIES && rounds <= MOST_ROUNDS;
}
