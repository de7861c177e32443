/** The game behind a table's result, read back from its transcript. */
import type { StepEvent } from '../game/events.ts';
import { type HistoryItem, historyOf, stepsOf } from '../game/history.ts';
import { parseTranscript } from '../game/transcript.ts';
import type { PlayedTable } from './tournament.ts';

export interface ThrownGame {
  readonly items: readonly HistoryItem[];
  /** What was entered, by its place in the game. */
  readonly events: ReadonlyMap<number, StepEvent>;
  /** The id of the player whom the phone called so. */
  readonly idOf: (name: string) => string;
  /** No turn was entered as a total, and nothing was played before the game was written down. */
  readonly whole: boolean;
}

/** Read once: whoever shows a tournament asks again with each change. */
const READ = new WeakMap<PlayedTable, ThrownGame>();

/** The turns of a table; null where they are not known. */
export function gameOf(table: PlayedTable): ThrownGame | null {
  if (table.game === null || table.result === null) return null;
  const read = READ.get(table) ?? readGame(table.game, table.result.players);
  if (read !== null) READ.set(table, read);
  return read;
}

function readGame(text: string, players: readonly { readonly player: string }[]): ThrownGame | null {
  const read = parseTranscript(text);
  if (!read.ok) return null;
  const log = read.value;
  // The result has its players in the order of the game, whatever the phone called them.
  const ids = new Map(log.last.game.players.map(({ name }, seat) => [name, players[seat]?.player ?? '']));
  const items = historyOf(log);
  const whole = items.every((item) =>
    item.kind === 'turn' ? item.end !== 'total' : item.event.type !== 'taken-up',
  );
  const events = new Map(stepsOf(log).map(({ place, event }) => [place, event]));
  return { items, events, idOf: (name) => ids.get(name) ?? '', whole };
}
