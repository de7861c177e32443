/** A game as a store takes it, event by event. */
import { presetRules } from '../../src/engine/settings.ts';
import { eventOf, type Fact, type GameEvent } from '../../src/game/events.ts';
import { foldLog } from '../../src/game/log.ts';
import { summarize } from '../../src/game/summary.ts';
import type { GameRecord, GameStore } from '../../src/store/game-store.ts';

const FACTS: readonly Fact[] = [
  { type: 'started', rules: presetRules('rulebook'), players: ['Ann', 'Bo'] },
  { type: 'thrown', throw: '5X24/6' },
  { type: 'thrown', throw: '23/4' },
  { type: 'total-entered', points: 50 },
];

export const EVENTS: readonly GameEvent[] = FACTS.map(eventOf);

export function eventAt(place: number): GameEvent {
  const event = EVENTS[place];
  if (event === undefined) throw new Error(`No event in place ${place}`);
  return event;
}

/** The record of the game as it stands after so many of its events. */
export const recordOf = (id: string, events: number, change: Partial<GameRecord> = {}): GameRecord => ({
  id,
  started: 1000,
  updated: 1000 + events,
  seats: [
    { name: 'Ann', marker: 'disc' },
    { name: 'Bo', marker: 'square' },
  ],
  events,
  status: 'open',
  summary: summarize(foldLog(EVENTS.slice(0, events)).last.game),
  rules: 'rulebook',
  ...change,
});

/** Stores so many events of a game. */
export async function storeGame(
  store: GameStore,
  id: string,
  events = 1,
  change: Partial<GameRecord> = {},
): Promise<void> {
  await store.create(recordOf(id, 1, change), eventAt(0));
  for (let stored = 1; stored < events; stored++)
    await store.append(recordOf(id, stored + 1, change), eventAt(stored));
}

/** The kind of failure that a promise rejects with. */
export const kindOf = (doing: Promise<unknown>): Promise<unknown> =>
  doing.then(
    () => 'no failure',
    (error: unknown) => (error as { kind?: unknown }).kind,
  );
