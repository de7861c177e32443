/** The throws of the turn under way with their rulings, for whoever shows how its points came about. */
import { isTurnUnderWay } from '../engine/game.ts';
import type { Ruling } from '../engine/ruling.ts';
import type { Entry } from './entry.ts';
import type { Log } from './log.ts';

/** Rulings of the turn under way, oldest first; a choice made later stands in for the throw it settles. */
export function turnRulings(log: Log): readonly Ruling[] {
  const rulings: Ruling[] = [];
  let settled = false;
  for (
    let entry: Entry | null = log.last;
    entry !== null && isTurnUnderWay(entry.game);
    entry = entry.before
  ) {
    if (entry.ruling !== null && !settled) rulings.push(entry.ruling);
    settled = entry.event.type === 'chosen' || (settled && entry.event.type !== 'thrown');
  }
  return rulings.reverse();
}

/** What the table agrees on beside the throws. */
const BESIDE: ReadonlySet<Entry['event']['type']> = new Set<Entry['event']['type']>([
  'rules-changed',
  'house-rule-agreed',
  'adjusted',
  'left',
  'joined',
  'seats-changed',
]);

/** The last step that was not an agreement beside the throws: what came of the cubes, or the beginning. */
export function behindAgreements(last: Entry): Entry {
  let entry = last;
  while (entry.before !== null && BESIDE.has(entry.event.type)) entry = entry.before;
  return entry;
}

/**
 * The ruling that the table goes by: of the last throw, also when something was agreed on since in the same turn; null
 * after a Wellenda, and where there was no throw.
 */
export function lastRuling({ last }: Log): Ruling | null {
  let entry = last;
  while (entry.before !== null && BESIDE.has(entry.event.type) && isTurnUnderWay(entry.game))
    entry = entry.before;
  return entry.ruling;
}

/** How the turn before this one ended: the entry that ended it, and the place of who had thrown. */
export interface TurnEnd {
  readonly entry: Entry;
  readonly place: number;
}

/** The last turn that ended by its thrower's own doing; null before any has. */
export function lastTurnEnd(log: Log): TurnEnd | null {
  for (let entry: Entry | null = log.last; entry?.before; entry = entry.before) {
    const { game } = entry.before;
    if (game.phase !== 'over' && endsTurn(entry)) return { entry, place: game.up };
  }
  return null;
}

const endsTurn = ({ event, ruling }: Entry): boolean =>
  event.type === 'banked' ||
  event.type === 'total-entered' ||
  ruling?.outcome === 'wimpout' ||
  ruling?.outcome === 'supernova';
