import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TournamentDesk } from '../../../src/app/tournament/desk.ts';
import { tellEventChanged } from '../../../src/app/tournament/event-windows.ts';
import type { Told } from '../../../src/app/tournament/told-upon.ts';
import { StoreFailure } from '../../../src/store/failure.ts';
import { openTournamentStore, type TournamentStore } from '../../../src/store/tournament-store.ts';
import type { TournamentRecord } from '../../../src/store/tournament-record.ts';
import { tournamentEvent } from '../../../src/tournament/tournament-log.ts';
import { entered, published, SETUP, told, took } from '../../tournament/given.ts';

let store: TournamentStore;
const desks: TournamentDesk[] = [];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  store = openTournamentStore();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const desk of desks.splice(0)) desk.close();
  store.close();
});

async function created(): Promise<TournamentDesk> {
  const desk = await TournamentDesk.create(store, SETUP);
  desks.push(desk);
  return desk;
}

async function opened(id: string): Promise<TournamentDesk> {
  const desk = await TournamentDesk.open(store, id);
  if (desk === undefined) throw new Error(`No tournament ${id}`);
  desks.push(desk);
  return desk;
}

const names = ({ log }: TournamentDesk): readonly string[] => log.now.entrants.map(({ name }) => name);

describe('the desk of a tournament', () => {
  it('keeps every fact, and what was taken back', async () => {
    const desk = await created();
    for (const fact of [entered('Ann'), entered('Bo'), published(['ann', 'bo'])])
      expect(await desk.tell(fact)).toBe(true);
    expect(await desk.tell({ type: 'undone' })).toBe(true);
    const again = await opened(desk.id);
    expect(again.log).toEqual(desk.log);
    expect(again.log.undone.map(({ fact }) => fact.type)).toEqual(['round-published']);
    expect(await store.all()).toMatchObject([
      { id: desk.id, name: SETUP.name, events: 5, players: 2, rounds: 0 },
    ]);
  });

  it('stores nothing that is refused, and says why', async () => {
    const desk = await created();
    await desk.tell(entered('Ann'));
    expect(await desk.tell({ type: 'entered', players: [{ id: 'x', name: 'Ann' }] })).toBe(false);
    expect(desk.refusal).toBe('name-taken');
    expect((await store.all())[0]?.events).toBe(2);
    desk.forgive();
    expect(desk.refusal).toBe(null);
  });

  it('takes what is told at once in its order', async () => {
    const desk = await created();
    await Promise.all(['Ann', 'Bo', 'Cy'].map((name) => desk.tell(entered(name))));
    expect(names(desk)).toEqual(['Ann', 'Bo', 'Cy']);
    expect(names(await opened(desk.id))).toEqual(['Ann', 'Bo', 'Cy']);
  });

  it('in two windows loses nothing, and each sees what the other did', async () => {
    const one = await created();
    const other = await opened(one.id);
    await Promise.all([one.tell(entered('Ann')), other.tell(entered('Bo'))]);
    await vi.waitFor(() => {
      expect([...names(one)].sort()).toEqual(['Ann', 'Bo']);
      expect(names(other)).toEqual(names(one));
    });
    expect(names(await opened(one.id))).toEqual(names(one));
  });

  /** Two windows of which the second does not hear the first one. */
  async function apart(...more: readonly Told[]): Promise<readonly [TournamentDesk, TournamentDesk]> {
    const one = await created();
    const penalty = { player: 'ann', hundredths: 50, reason: 'late' };
    for (const fact of [
      ...[entered('Ann'), entered('Bo'), published(['ann', 'bo'])],
      ...[penalty, { ...penalty, reason: 'rude' }].map((each) => ({
        type: 'penalty-given' as const,
        penalty: each,
      })),
      entered('Cy'),
      ...more,
    ])
      await one.tell(fact);
    const other = await opened(one.id);
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => undefined);
    return [one, other];
  }
  const RESULT = took(0, 0, told(['ann', 500], ['bo', 400]));
  const OTHER = {
    type: 'result-taken',
    round: 0,
    table: 0,
    result: told(['ann', 400], ['bo', 500]),
    game: null,
    flags: [],
  } as const;

  /** Four steps back to before the round, and it is seated again. */
  const UNSEATED = [
    ...Array.from({ length: 4 }, () => ({ type: 'undone' }) as const),
    published(['ann', 'bo']),
    RESULT,
  ];

  it.each([
    ['a result', RESULT, [OTHER]],
    [
      'a result of a table that has none any more',
      RESULT,
      [{ type: 'table-explained', round: 0, table: 0, reason: 'x' }],
    ],
    ['a reason', { type: 'table-explained', round: 0, table: 0, reason: 'x' }, [RESULT]],
    [
      'the lifting of a penalty',
      { type: 'penalty-lifted', penalty: 0 },
      [{ type: 'penalty-lifted', penalty: 0 }],
    ],
    ['a result of another seating', RESULT, UNSEATED],
    ['an undo', { type: 'undone' }, [entered('Di')]],
    ['an undo of what was taken back', { type: 'undone' }, [{ type: 'undone' }]],
  ] as const)('does not do %s to something else than what was seen', async (_, fact, meanwhile) => {
    const [one, other] = await apart();
    for (const each of meanwhile) expect(await one.tell(each)).toBe(true);
    expect(await other.tell(fact)).toBe(false);
    expect([other.refusal, other.failure]).toEqual(['changed', null]);
    expect(other.log).toEqual(one.log);
    expect(await opened(one.id)).toMatchObject({ log: one.log });
  });

  it('does not keep a copy beside the result of another seating, nor publish a round that another window has', async () => {
    const [one, other] = await apart(RESULT);
    for (const fact of [{ type: 'undone' } as const, ...UNSEATED]) expect(await one.tell(fact)).toBe(true);
    const { round, table, result, game, flags } = OTHER;
    expect(await other.tell({ type: 'copy-kept', round, table, result, game, flags })).toBe(false);
    expect([other.refusal, other.log]).toEqual(['changed', one.log]);
    const all = published(['ann', 'bo']);
    expect(await one.tell(all)).toBe(true);
    expect(await other.tell(published(['ann', 'bo']))).toBe(false);
    expect([other.refusal, other.log]).toEqual(['changed', one.log]);
  });

  it.each([
    ['a result of a table that is as it was seen', RESULT, entered('Di')],
    [
      'the lifting of a penalty that stands in its place',
      { type: 'penalty-lifted', penalty: 0 },
      { type: 'penalty-lifted', penalty: 1 },
    ],
    ['a player', entered('Di'), { type: 'undone' }],
  ] as const)('tells %s again after another window was faster', async (_, fact, meanwhile) => {
    const [one, other] = await apart();
    await one.tell(meanwhile);
    expect(await other.tell(fact)).toBe(true);
  });

  it('takes back as many steps as it is asked to at once', async () => {
    const desk = await created();
    for (const name of ['Ann', 'Bo', 'Cy']) await desk.tell(entered(name));
    await Promise.all([desk.tell({ type: 'undone' }), desk.tell({ type: 'undone' })]);
    expect(names(desk)).toEqual(['Ann']);
  });

  it('does not show what could not be stored', async () => {
    const desk = await created();
    vi.spyOn(store, 'append').mockRejectedValueOnce(new StoreFailure('full'));
    expect(await desk.tell(entered('Ann'))).toBe(false);
    expect([desk.failure, names(desk)]).toEqual(['full', []]);
    expect(await desk.tell(entered('Ann'))).toBe(true);
    expect([desk.failure, names(desk)]).toEqual([null, ['Ann']]);
  });

  it('says so when another window has removed the tournament', async () => {
    const desk = await created();
    await desk.tell(entered('Ann'));
    await store.remove(desk.id);
    expect(await desk.tell(entered('Bo'))).toBe(false);
    expect(desk.failure).toBe('conflict');
    expect(await store.all()).toEqual([]);
    expect(await TournamentDesk.open(store, desk.id)).toBe(undefined);
  });

  it('reads anew what another window has replaced, and knows when it is gone', async () => {
    const desk = await created();
    await desk.tell(entered('Ann'));
    const [record] = await store.all();
    await store.remove(desk.id);
    const setup = { ...SETUP, name: 'Restored' };
    await store.append({ ...record, events: 1 } as TournamentRecord, [
      tournamentEvent({ type: 'opened', id: desk.id, setup }, 1),
    ]);
    tellEventChanged(desk.id);
    await vi.waitFor(() => expect(desk.log.now.setup.name).toBe('Restored'));
    await store.remove(desk.id);
    tellEventChanged(desk.id);
    await vi.waitFor(() => expect(desk.removed).toBe(true));
  });
});
