/** A game that came from another phone: whether this one has it already, and how it is kept here. */
import type { Result } from '../../engine/result.ts';
import type { GameEvent } from '../../game/events.ts';
import { evolve, foldLog, type Log, startLog } from '../../game/log.ts';
import { type CarriedGame, packGame } from '../../game/pack.ts';
import { settledFrom } from '../../game/rejudge.ts';
import { unpackGame } from '../../game/unpack.ts';
import type { GameRecord, GameStore, LoadedGame } from '../../store/game-store.ts';
import { markerOf } from '../../ui/marker-art.ts';
import { newId, recordOf } from '../game-record.ts';

/**
 * How the game that this phone has stands to the one that came: `same`, `further` or `behind` on the same way, or
 * `apart`, each of them with steps that the other has not.
 */
export type Standing = 'same' | 'further' | 'behind' | 'apart';

/** The game of that id that this phone has. */
export interface KnownGame {
  readonly id: string;
  readonly standing: Standing;
  /** As it is here. */
  readonly game: CarriedGame;
}

/** What the other phone gets of a stored game. */
export function carriedOf({ record, events }: Pick<LoadedGame, 'record' | 'events'>): CarriedGame {
  const log = foldLog(events);
  const [start] = events;
  const players = start?.type === 'started' ? start.players : [];
  const markers = players.map((name) => record.seats.find((seat) => seat.name === name)?.marker ?? '');
  return { log, id: record.id, started: record.started, markers };
}

/** Ids stand in addresses. */
const isId = (id: string | null): id is string => id !== null && /^[\w-]{1,64}$/.test(id);

/** Whether this phone has the game that came, and who is further; null where it has not. */
export async function findKnown(store: GameStore, carried: CarriedGame): Promise<KnownGame | null> {
  if (!isId(carried.id)) return null;
  const loaded = await store.load(carried.id);
  if (loaded === undefined) return null;
  return { id: carried.id, standing: standingOf(loaded, carried), game: carriedOf(loaded) };
}

function standingOf(loaded: LoadedGame, carried: CarriedGame): Standing {
  const here = normalSteps(unpackGame(packGame(carriedOf(loaded))));
  const there = normalSteps(unpackGame(packGame(carried)));
  const common = Math.min(here.length, there.length);
  for (let step = 0; step < common; step++) if (here[step] !== there[step]) return 'apart';
  if (here.length === there.length) return 'same';
  return here.length > there.length ? 'further' : 'behind';
}

/** The start and each step as one text; what packing leaves out makes no difference. */
function normalSteps(game: Result<CarriedGame, unknown>): readonly string[] {
  if (!game.ok) throw new Error('A packed game that does not come back');
  return eventsOf(game.value.log).map((event) => JSON.stringify(event));
}

/** The events that make a game as it stands. */
function eventsOf(log: Log): readonly GameEvent[] {
  const { base, events } = settledFrom(log.last, 1);
  return [base.event, ...events];
}

/**
 * Keeps the game as one of its own, under the id that it came with where this phone has no such game. When a step
 * cannot be stored, those before it are taken out again.
 *
 * @returns its id here
 * @throws StoreFailure
 */
export async function keepGame(store: GameStore, carried: CarriedGame): Promise<string> {
  const known = isId(carried.id) ? await store.load(carried.id) : undefined;
  const id = isId(carried.id) && !known ? carried.id : newId();
  const [start, ...steps] = eventsOf(carried.log);
  if (start?.type !== 'started') throw new Error('A game without a start');
  const seats = start.players.map((name, place) => ({
    name,
    marker: markerOf(carried.markers[place], place).id,
  }));
  const log = startLog(start);
  const record = recordOf({ id, started: carried.started ?? Date.now(), seats }, log, 1);
  await store.create(record, start);
  try {
    await appendAll(store, record, log, steps);
  } catch (error) {
    await store.remove(id).catch(() => {
      // What failed before tells more.
    });
    throw error;
  }
  return id;
}

/** Adds what the game that came has more than the one here, which stays legal whenever that ends early. */
export async function bringUpToDate(store: GameStore, carried: CarriedGame): Promise<string> {
  const loaded = carried.id === null ? undefined : await store.load(carried.id);
  if (loaded === undefined || standingOf(loaded, carried) !== 'behind')
    throw new Error('That game does not go on like this');
  const log = foldLog(loaded.events);
  const steps = eventsOf(carried.log).slice(1 + log.last.place);
  await appendAll(store, loaded.record, log, steps);
  return loaded.record.id;
}

async function appendAll(
  store: GameStore,
  before: GameRecord,
  start: Log,
  events: readonly GameEvent[],
): Promise<void> {
  let log = start;
  let record = before;
  for (const event of events) {
    log = evolve(log, event);
    record = recordOf(record, log, record.events + 1);
    await store.append(record, event);
  }
}
