/** A tournament in the middle of it, put into the database of a page. */
import type { Page } from 'playwright-core';
import { makeTournamentRecord } from '../../src/store/tournament-record.ts';
import type { Setup, TournamentFact } from '../../src/tournament/facts.ts';
import { splitTables } from '../../src/tournament/tables.ts';
import {
  foldTournament,
  tournamentEvent,
  type TournamentEvent,
} from '../../src/tournament/tournament-log.ts';
import { published, SETUP, told, took } from '../tournament/given.ts';

const FIRST = [
  'Ann',
  'Zo\u00eb',
  '\u00c5sa',
  '\u05d3\u05d5\u05d3',
  '\u{1f3b2} Roller',
  'Bj\u00f6rn',
  'Wolfeschlegelsteinhausenbergerdorffsenior',
  'Maximiliane von und zu Guttenberg-Hohenau',
];

export const nameOf = (place: number): string =>
  [...`${FIRST[place % FIRST.length]}`].slice(0, 37).join('') + (place < FIRST.length ? '' : ` ${place}`);

/** So many players over two rounds: the first has all its results, the second none. */
export function heldEvent(players: number, change: Partial<Setup> = {}): readonly TournamentEvent[] {
  const setup: Setup = { ...SETUP, finalists: null, ...change };
  const ids = Array.from({ length: players }, (_, place) => `p${place}`);
  const { tables } = splitTables(players, setup.sizes);
  const round = (from: readonly string[]) => {
    let seated = 0;
    return tables.map((size) => from.slice(seated, (seated += size)));
  };
  const first = round(ids);
  const facts: TournamentFact[] = [
    { type: 'opened', id: 'festival', setup },
    { type: 'entered', players: ids.map((id, place) => ({ id, name: nameOf(place) })) },
    published(...first),
    ...first.map((table, place) =>
      took(0, place, told(...table.map((id, seat) => [id, setup.rules.goal - 35 * seat] as const))),
    ),
    published(...round([...ids.slice(1), ...ids.slice(0, 1)])),
  ];
  return facts.map((fact, place) => tournamentEvent(fact, Date.UTC(2026, 10, 30, 18) + place));
}

/** Puts a tournament into the database that the app has made, in the place of one with its id. */
export async function storeEvent(page: Page, events: readonly TournamentEvent[]): Promise<void> {
  const at = events[0]?.at ?? 0;
  const record = makeTournamentRecord(foldTournament(events), {
    opened: at,
    updated: at,
    events: events.length,
  });
  await page.evaluate(
    ({ stored, told }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('cosmic-felt');
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction(['tournaments', 'tournamentEvents'], 'readwrite');
          transaction.objectStore('tournaments').put(stored);
          const all = IDBKeyRange.bound([stored.id, 0], [stored.id, Number.POSITIVE_INFINITY]);
          transaction.objectStore('tournamentEvents').delete(all);
          for (const [place, event] of told.entries())
            transaction.objectStore('tournamentEvents').put(event, [stored.id, place]);
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
          transaction.onerror = () => reject(new Error(String(transaction.error)));
        };
      }),
    { stored: record, told: events },
  );
}
