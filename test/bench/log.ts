/** Folding a long log, and whether one more event costs the same in it as in a short one. */
import type { GameEvent } from '../../src/game/events.ts';
import { evolve, foldLog, type Log } from '../../src/game/log.ts';
import { entriesOf } from '../../src/game/transcript-writer.ts';
import { longGame } from '../game/hostile-texts.ts';
import { type Figure, figureOf, timeRuns } from './measure.ts';

const EVENTS = 10_000;
const SHORT = 100;
const REPEATS = 200_000;

/** The events of a long game, enough of them. */
function manyEvents(): readonly GameEvent[] {
  // A turn has one event at least.
  const events = entriesOf(longGame(EVENTS)).map(({ event }) => event);
  if (events.length <= EVENTS) throw new Error(`Only ${events.length} events`);
  return events.slice(0, EVENTS);
}

/** Nanoseconds for one more event behind this log: a throw that is always the same. */
function oneMore(log: Log, event: GameEvent): readonly number[] {
  let length = 0;
  const seconds = timeRuns(() => {
    for (let index = 0; index < REPEATS; index++) length += evolve(log, event).last.game.players.length;
  });
  if (length === 0) throw new Error('Nothing was folded');
  return seconds.map((each) => (each / REPEATS) * 1e9);
}

export function benchLog(): readonly Figure[] {
  const events = manyEvents();
  const folds = timeRuns(() => void foldLog(events)).map((each) => each * 1000);
  const thrown: GameEvent = { v: 1, type: 'thrown', throw: '2345/6' };
  const logOf = (length: number): Log => foldLog(untilTurnBegins(events, length));
  return [
    figureOf('folding a log of 10,000 events', 'ms', folds),
    figureOf('one more event at length 100', 'ns', oneMore(logOf(SHORT), thrown)),
    figureOf('one more event at length 10,000', 'ns', oneMore(logOf(EVENTS), thrown)),
  ];
}

/** The first events, about so many, such that all five cubes are to be thrown next. */
function untilTurnBegins(events: readonly GameEvent[], length: number): readonly GameEvent[] {
  for (let end = length; end > 0; end--) {
    const { game } = foldLog(events.slice(0, end)).last;
    if (game.phase === 'play' && !game.turn.started && !game.turn.again) return events.slice(0, end);
  }
  throw new Error('No turn begins');
}
