import { describe, expect, it } from 'vitest';
import { bringUpToDate, carriedOf, findKnown, keepGame } from '../../src/app/screens/take-model.ts';
import { foldLog } from '../../src/game/log.ts';
import { type CarriedGame, packGame } from '../../src/game/pack.ts';
import { summarize } from '../../src/game/summary.ts';
import { makeTranscript } from '../../src/game/transcript-writer.ts';
import { unpackGame } from '../../src/game/unpack.ts';
import { StoreFailure } from '../../src/store/failure.ts';
import type { GameStore } from '../../src/store/game-store.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { given, when } from '../game/given.ts';

function came(...lines: readonly string[]): CarriedGame {
  const game = { log: given(...lines), id: 'abc', started: 1_780_000_000_000, markers: ['cog', ''] };
  const read = unpackGame(packGame(game));
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

const transcript = async (store: GameStore, id: string): Promise<string> =>
  makeTranscript(foldLog((await store.load(id))?.events ?? []));

describe('a game that came', () => {
  it('is kept under its id, with its date and markers, and can be folded and listed', async () => {
    const store = memoryStore();
    const game = came('players: Ann | Bo', 'Ann: 4443/5 4 void wimp', 'Bo: total 50');
    expect(await findKnown(store, game)).toBe(null);
    expect(await keepGame(store, game)).toBe('abc');
    const loaded = await store.load('abc');
    expect(loaded?.record).toMatchObject({
      id: 'abc',
      started: 1_780_000_000_000,
      seats: [
        { name: 'Ann', marker: 'cog' },
        { name: 'Bo', marker: 'square' },
      ],
      events: 6,
      status: 'open',
      summary: summarize(game.log.last.game),
      rules: 'rulebook',
    });
    expect(await transcript(store, 'abc')).toBe(makeTranscript(game.log));
    expect(loaded && carriedOf(loaded).markers).toEqual(['cog', 'square']);
    expect(await findKnown(store, game)).toMatchObject({ id: 'abc', standing: 'same' });
  });

  it('is kept beside the one that is here, which stays as it is', async () => {
    const store = memoryStore();
    const game = came('players: Ann | Bo', 'Ann: total 50');
    await keepGame(store, game);
    const other = came('players: Ann | Bo', 'Ann: total 60');
    expect(await findKnown(store, other)).toMatchObject({ id: 'abc', standing: 'apart' });
    const id = await keepGame(store, other);
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    expect(await transcript(store, 'abc')).toBe(makeTranscript(game.log));
    expect(await transcript(store, id)).toBe(makeTranscript(other.log));
  });

  it('says who is further, whatever was tapped in first and settled later', async () => {
    const store = memoryStore();
    const tapped = when(
      given('players: Ann | Bo'),
      { type: 'throw', throw: '5X-2/S' },
      { type: 'choose', choice: '5' },
    );
    await keepGame(store, { ...came('players: Ann | Bo'), log: tapped });
    const standing = async (...lines: readonly string[]) =>
      (await findKnown(store, came('players: Ann | Bo', ...lines)))?.standing;
    expect(await standing()).toBe('further');
    expect(await standing('Ann: 25X-/S=5')).toBe('same');
    expect(await standing('Ann: 25X-/S=5 3X')).toBe('behind');
    expect(await standing('Ann: 25X-/S 3X')).toBe('apart');
  });

  it('brings the one here up to date, step by step', async () => {
    const store = memoryStore();
    await keepGame(store, came('players: Ann | Bo', 'Ann: 4442/5'));
    const further = came('players: Ann | Bo', 'Ann: 2444/5 X 5X--/- bank', 'Bo: wimp');
    expect(await findKnown(store, further)).toMatchObject({ id: 'abc', standing: 'behind' });
    expect(await bringUpToDate(store, further)).toBe('abc');
    expect(await transcript(store, 'abc')).toBe(makeTranscript(further.log));
    expect(await findKnown(store, further)).toMatchObject({ id: 'abc', standing: 'same' });
    await expect(bringUpToDate(store, came('players: Ann | Bo'))).rejects.toThrow();
  });

  it('has an id of its own where it came with none that an address can hold', async () => {
    const store = memoryStore();
    for (const id of [null, '', '../x', 'a/b'])
      expect(await keepGame(store, { ...came('players: Ann'), id })).toMatch(/^[0-9a-f]{24}$/);
  });

  it('leaves nothing behind when the store fails on the way', async () => {
    const store = memoryStore();
    let appended = 0;
    const failing: GameStore = {
      ...store,
      append: (record, event) =>
        ++appended > 2 ? Promise.reject(new StoreFailure('full')) : store.append(record, event),
    };
    const game = came('players: Ann | Bo', 'Ann: total 50', 'Bo: total 60', 'Ann: total 70');
    await expect(keepGame(failing, game)).rejects.toMatchObject({ kind: 'full' });
    expect(await store.openGames()).toEqual([]);
    expect(await store.load('abc')).toBe(undefined);
  });
});
