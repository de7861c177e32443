import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringIn, eventFileName, lookAtFile } from '../../../src/app/tournament/bring-model.ts';
import { makeEventFile } from '../../../src/store/event-file.ts';
import { openTournamentStore, type TournamentStore } from '../../../src/store/tournament-store.ts';
import { openTournament } from '../../../src/tournament/tournament.ts';
import { type TournamentEvent, tournamentEvent } from '../../../src/tournament/tournament-log.ts';
import { faultWords, standingWords } from '../../../src/ui/words/event-files.ts';
import { putTournament } from '../../store/backup-given.ts';
import { entered, published, SETUP, told, took } from '../../tournament/given.ts';
import { opening } from '../../tournament/random-event.ts';

let store: TournamentStore;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  store = openTournamentStore();
});
afterEach(() => {
  store.close();
  vi.restoreAllMocks();
});

const facts = [...['Ann', 'Bo', 'Cy', 'Dee'].map(entered), published(['ann', 'bo'], ['cy', 'dee'])];
const CUP: readonly TournamentEvent[] = [
  opening('cup'),
  ...facts.map((fact, place) => tournamentEvent(fact, 2000 + place)),
];
const won = [...CUP, tournamentEvent(took(0, 0, told(['ann', 50], ['bo', 20])), 3000)];
const lost = [...CUP, tournamentEvent(took(0, 0, told(['ann', 5], ['bo', 20])), 3001)];
const other = [...CUP.slice(0, 5), tournamentEvent(published(['ann', 'cy'], ['bo', 'dee']), 2500)];

async function look(events: readonly TournamentEvent[]) {
  const read = await lookAtFile(store, makeEventFile(events, '1'));
  if (!read.ok) throw new Error(read.error);
  const { placed, results, tables } = read.value;
  return { standing: placed.standing, words: standingWords(placed.standing, placed.gains), results, tables };
}
const list = async () => (await store.all()).map(({ name, events }) => [name, events]);

describe('a tournament that comes as a file', () => {
  it('is shown before anything is written, and kept when it is asked for', async () => {
    expect(await look(won)).toMatchObject({ standing: 'new', results: 1, tables: 2 });
    expect(await list()).toEqual([]);
    expect(await bringIn(store, won, 9000)).toMatchObject({ id: 'cup', standing: 'new' });
    expect((await store.load('cup'))?.events).toEqual(won);
    expect((await store.all())[0]).toMatchObject({ opened: 1000, updated: 9000, players: 4, rounds: 1 });
    expect(await look(won)).toMatchObject({ standing: 'same' });
    expect(await look(CUP)).toMatchObject({ standing: 'same' });
  });

  it('goes on from what is here', async () => {
    await putTournament(CUP);
    expect((await look(won)).words).toContain('goes on from what is here. It brings 1 result.');
    await bringIn(store, won, 9000);
    expect(await list()).toEqual([['Felt Festival', 7]]);
  });

  it('becomes one with what is here, and says what is to be decided', async () => {
    await putTournament(won);
    expect((await look(lost)).words).toContain('1 result differs from the one here');
    await bringIn(store, lost, 9000);
    expect(await list()).toEqual([['Felt Festival', 8]]);
    expect((await bringIn(store, lost, 9500)).more).toEqual([]);
  });

  it('is kept beside the one here where a round was seated in another way, once', async () => {
    await putTournament(won);
    expect(await look(other)).toMatchObject({ standing: 'beside' });
    await bringIn(store, other, 9000);
    expect(await list()).toEqual([
      ['Felt Festival (2)', 7],
      ['Felt Festival', 7],
    ]);
    expect((await bringIn(store, other, 9500)).standing).toBe('same');
    expect(await list()).toHaveLength(2);
  });

  it('is planned anew where another window was faster', async () => {
    await putTournament(CUP);
    const { append } = store;
    vi.spyOn(store, 'append').mockImplementationOnce(async (...told) => {
      const window = openTournamentStore();
      await window.append({ ...told[0], events: 7 }, won.slice(6));
      window.close();
      return append(...told);
    });
    await bringIn(store, lost, 9000);
    const loaded = await store.load('cup');
    expect(loaded?.events.slice(0, 7)).toEqual(won);
    expect(loaded?.events[7]).toMatchObject({ type: 'copy-kept' });
  });

  it('has a name that says what it is', () => {
    const named = (name: string, date: string) =>
      eventFileName(openTournament({ type: 'opened', id: 'a', setup: { ...SETUP, name, date } }));
    expect(named('Felt Festival', '2026-11-30')).toBe('cosmic-felt-event-felt-festival-2026-11-30.json');
    expect(named('Zo\u00eb\u2019s: Cup/2!', '')).toBe('cosmic-felt-event-zo\u00eb-s-cup-2.json');
    expect(named('???', '')).toBe('cosmic-felt-event.json');
    expect(faultWords('backup')).toContain('under Your data. Nothing was changed.');
  });
});
