/** A tournament that comes as a file: what is in it, what becomes of it here, and how it is kept. */
import { ok, type Result } from '../../engine/result.ts';
import { type EventFile, type EventFileFault, makeEventFile, readEventFile } from '../../store/event-file.ts';
import { StoreFailure } from '../../store/failure.ts';
import { type PlacedTournament, placeTournament } from '../../store/place-tournament.ts';
import { makeTournamentRecord } from '../../store/tournament-record.ts';
import type { TournamentStore } from '../../store/tournament-store.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { foldTournament, type TournamentEvent } from '../../tournament/tournament-log.ts';
import { tellEventChanged } from './event-windows.ts';

export interface Arrival extends EventFile {
  readonly placed: PlacedTournament;
  /** Tables that have a result, and all tables. */
  readonly results: number;
  readonly tables: number;
}

/** How often it is planned anew because another window was faster. */
const MAX_TRIES = 5;

/** What a text has, held against what is here. @throws StoreFailure */
export async function lookAtFile(
  store: TournamentStore,
  text: string,
): Promise<Result<Arrival, EventFileFault>> {
  const read = readEventFile(text);
  if (!read.ok) return read;
  const tables = read.value.log.now.rounds.flatMap((round) => round.tables);
  const results = tables.filter(({ result }) => result !== null).length;
  const placed = await place(store, read.value.events);
  return ok({ ...read.value, placed, results, tables: tables.length });
}

/** Keeps it, as it is planned in that moment. @throws StoreFailure */
export async function bringIn(
  store: TournamentStore,
  events: readonly TournamentEvent[],
  now: number,
): Promise<PlacedTournament> {
  for (let tries = 1; ; tries++) {
    const placed = await place(store, events);
    if (placed.more.length === 0) return placed;
    const all = [...placed.ours, ...placed.more];
    const dates = { opened: all[0]?.at ?? now, updated: now, events: all.length };
    try {
      await store.append(makeTournamentRecord(foldTournament(all), dates), placed.more);
      tellEventChanged(placed.id);
      return placed;
    } catch (error) {
      if (!(error instanceof StoreFailure) || error.kind !== 'conflict' || tries === MAX_TRIES) throw error;
    }
  }
}

/** Reads what is here until nothing is asked for that was not read. */
async function place(store: TournamentStore, events: readonly TournamentEvent[]): Promise<PlacedTournament> {
  const here = new Map<string, readonly TournamentEvent[]>();
  for (;;) {
    const placed = placeTournament(events, (id) => here.get(id));
    const loaded = here.has(placed.id) ? undefined : await store.load(placed.id);
    if (loaded === undefined) return placed;
    here.set(placed.id, loaded.events);
  }
}

/** The file of a stored tournament; undefined where another window has removed it. @throws StoreFailure */
export async function fileOf(store: TournamentStore, now: Tournament): Promise<File | undefined> {
  const loaded = await store.load(now.id);
  if (loaded === undefined) return undefined;
  const text = makeEventFile(loaded.events, String(import.meta.env.APP_VERSION));
  return new File([text], eventFileName(now), { type: 'application/json' });
}

/** `cosmic-felt-event-felt-festival-2026-11-30.json` */
export function eventFileName({ setup: { name, date } }: Tournament): string {
  const words = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  const parts = ['cosmic-felt-event', [...words].slice(0, 40).join(''), date].filter((part) => part !== '');
  return `${parts.join('-').replace(/-+/g, '-').replace(/-$/, '')}.json`;
}
