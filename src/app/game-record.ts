/** What the store keeps of a game beside its events: what home shows without reading them. */
import type { Rules } from '../engine/settings.ts';
import type { Log } from '../game/log.ts';
import { summarize } from '../game/summary.ts';
import { tableOf } from '../game/table-of.ts';
import { makeRules } from '../game/transcript-writer.ts';
import type { GameRecord } from '../store/game-store.ts';

/** The record of a game as it stands after so many events. */
export function recordOf(
  { id, started, seats, table }: Pick<GameRecord, 'id' | 'started' | 'seats' | 'table'>,
  log: Log,
  events: number,
): GameRecord {
  const { game } = log.last;
  // Only the start says it, and a log is read from its end.
  const at = events === 1 ? tableOf(log) : table;
  return {
    id,
    started,
    seats,
    updated: Date.now(),
    events,
    status: game.phase === 'over' ? 'over' : 'open',
    summary: summarize(game),
    rules: rulesText(game.rules),
    ...(at && { table: at }),
  };
}

/** The text of rules, made once: they seldom change, and every event is stored with them. */
const ruleTexts = new WeakMap<Rules, string>();

function rulesText(rules: Rules): string {
  const text = ruleTexts.get(rules) ?? makeRules(rules);
  ruleTexts.set(rules, text);
  return text;
}

/** An id no other game has; `randomUUID` exists only in secure contexts. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
