/** What the store keeps of a game beside its events: what home shows without reading them. */
import type { Rules } from '../engine/settings.ts';
import type { Log } from '../game/log.ts';
import { summarize } from '../game/summary.ts';
import { makeRules } from '../game/transcript-writer.ts';
import type { GameRecord } from '../store/game-store.ts';

/** The record of a game as it stands after so many events. */
export function recordOf(
  { id, started, seats }: Pick<GameRecord, 'id' | 'started' | 'seats'>,
  log: Log,
  events: number,
): GameRecord {
  const { game } = log.last;
  return {
    id,
    started,
    seats,
    updated: Date.now(),
    events,
    status: game.phase === 'over' ? 'over' : 'open',
    summary: summarize(game),
    rules: rulesText(game.rules),
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
