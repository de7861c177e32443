/** Tournaments in the database of the browser. */
import { TournamentDesk } from '../../../src/app/tournament/desk.ts';
import { makeTournamentRecord } from '../../../src/store/tournament-record.ts';
import { openTournamentStore, type TournamentStore } from '../../../src/store/tournament-store.ts';
import { openLog, tournamentEvent } from '../../../src/tournament/tournament-log.ts';
import { entered, SETUP } from '../../tournament/given.ts';

/** Stores the tournament that `atTable` makes its games for; whoever asks removes it and closes the store. */
export async function holdTournament(): Promise<TournamentStore> {
  const store = openTournamentStore();
  const opening = tournamentEvent({ type: 'opened', id: 'fest1', setup: SETUP }, 1);
  const record = makeTournamentRecord(openLog(opening), { opened: 1, updated: 1, events: 1 });
  await store.append(record, [opening]);
  return store;
}

/** The store of this browser, with no tournament in it. */
export async function emptyStore(): Promise<TournamentStore> {
  const store = openTournamentStore();
  for (const { id } of await store.all()) await store.remove(id);
  return store;
}

/** The desk of a new tournament with these players, each entered by itself. */
export async function openDesk(
  store: TournamentStore,
  name: string,
  players: readonly string[],
): Promise<TournamentDesk> {
  const desk = await TournamentDesk.create(store, { ...SETUP, name });
  for (const player of players) await desk.tell(entered(player));
  return desk;
}
