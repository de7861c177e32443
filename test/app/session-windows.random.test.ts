/** Several windows play one game, remove it and lose the database: no window stands still or loses a step. */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from '../../src/app/session.ts';
import { NUMBER_FACES, SUN_CUBE_FACES } from '../../src/engine/cubes.ts';
import type { Command } from '../../src/game/commands.ts';
import { makeDraft } from '../../src/game/draft.ts';
import type { GameEvent } from '../../src/game/events.ts';
import { foldLog } from '../../src/game/log.ts';
import { makeTranscript } from '../../src/game/transcript-writer.ts';
import type { GameStore } from '../../src/store/game-store.ts';
import { openGameStore } from '../../src/store/indexed-store.ts';
import { DATABASE_NAME, VERSION } from '../../src/store/schema.ts';
import { fakeStorage, setupOf, turn } from './session-given.ts';

const SETUP = setupOf({ opening: 0, goal: 100 }, ['Ann', 'Bo', 'Cy']);

const opened: GameStore[] = [];

async function openStore(name = DATABASE_NAME): Promise<GameStore> {
  const store = await openGameStore({ name });
  opened.push(store);
  return store;
}

async function resume(store: GameStore, id: string): Promise<Session> {
  const session = await Session.resume(store, id);
  if (!session) throw new Error(`No game ${id}`);
  return session;
}

const closeAll = (): void => {
  for (const store of opened.splice(0)) store.close();
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('localStorage', fakeStorage());
});

afterEach(() => {
  closeAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Deed = ((session: Session) => void) | 'wait';

const COMMANDS: readonly Command[] = [
  { type: 'bank' },
  { type: 'wellenda' },
  { type: 'wimpout' },
  { type: 'undo' },
  { type: 'redo' },
  { type: 'total', points: 0 },
  { type: 'total', points: 40 },
  { type: 'leave', player: 'Cy' },
  { type: 'adjust', player: 'Bo', points: 20, reason: 'sang' },
];

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.constantFrom(...NUMBER_FACES).map(
      (face): Deed =>
        (s) =>
          s.tap({ cube: 'common', face }),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(...SUN_CUBE_FACES).map(
      (face): Deed =>
        (s) =>
          s.tap({ cube: 'sun', face }),
    ),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom(...COMMANDS).map(
      (command): Deed =>
        (s) =>
          s.command(command),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Deed>(
      (s) => s.undo(),
      (s) => s.restBlank(),
      'wait',
    ),
  },
);

const told = ({ log, entering }: Session) => ({
  transcript: makeTranscript(log),
  game: log.last.game,
  entering: makeDraft(entering),
});

const storedTranscript = async ({ store, id }: Session): Promise<string | undefined> => {
  const loaded = await store.load(id);
  return loaded && makeTranscript(foldLog(loaded.events));
};

describe('windows on one game', () => {
  it('that all play on when it is removed keep it in the database', async () => {
    const first = await Session.start(await openStore(), SETUP);
    const second = await resume(await openStore(), first.id);
    const stores = [first.store, second.store];
    await first.store.remove(first.id);
    first.command({ type: 'total', points: 40 });
    second.command({ type: 'total', points: 60 });
    await Promise.all([first.settled(), second.settled()]);
    expect([first.store, second.store]).toEqual(stores);
    const stored = await storedTranscript(first);
    expect([told(first).transcript, told(second).transcript]).toContain(stored);
    // Whoever was slower says so and goes on from there.
    for (const session of [first, second]) {
      if (told(session).transcript !== stored) expect(session.failure).toBe('conflict');
      session.command({ type: 'total', points: 0 });
      await session.settled();
    }
    expect(await storedTranscript(second)).toBe(told(second).transcript);
  });

  it('end in its log, whatever they do at once', async () => {
    const doing = fc.record({ window: fc.nat(2), deed: deeds, remove: fc.nat(9).map((n) => n === 0) });
    await fc.assert(
      fc.asyncProperty(fc.array(doing, { maxLength: 50 }), async (done) => {
        globalThis.indexedDB = new IDBFactory();
        vi.stubGlobal('localStorage', fakeStorage());
        const first = await Session.start(await openStore(), SETUP);
        const windows = [first];
        while (windows.length < 3) windows.push(await resume(await openStore(), first.id));
        const stores = windows.map(({ store }) => store);
        for (const { window, deed, remove } of done) {
          const session = windows[window] ?? first;
          if (deed === 'wait') await turn();
          else deed(session);
          if (remove) void session.store.remove(first.id);
        }
        for (const session of windows) await session.settled();
        expect(windows.map(({ store }) => store)).toEqual(stores);
        for (const { failure } of windows) expect([null, 'conflict']).toContain(failure);
        const stored = await storedTranscript(first);
        if (stored !== undefined) expect(windows.map((each) => told(each).transcript)).toContain(stored);
        closeAll();
      }),
      { numRuns: 150 },
    );
  });

  it('are not kept waiting by a game of which only remains are stored', async () => {
    const session = await Session.start(await openStore(), SETUP);
    const database = await openDB(DATABASE_NAME, VERSION);
    await database.delete('games', session.id);
    await database.put('events', { v: 1, type: 'banked' } satisfies GameEvent, [session.id, 1]);
    database.close();
    session.command({ type: 'total', points: 40 });
    session.command({ type: 'total', points: 60 });
    await session.settled();
    expect(session.failure).toBe('unknown');
    expect(session.log.last.game.players.map(({ banked }) => banked)).toEqual([40, 60, 0]);
    expect(await storedTranscript(session)).toBe(told(session).transcript);
  });
});

/** What can happen to a transaction: it does not begin, ends too soon, finds no room, or ends without a word. */
const FAULTS = ['none', 'none', 'none', 'closed', 'aborted', 'full', 'wordless'] as const;

/** Lets these things happen, one transaction after the other. */
function injectFaults(faults: readonly (typeof FAULTS)[number][]): void {
  const { transaction } = IDBDatabase.prototype;
  const rest = [...faults];
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    const fault = rest.shift() ?? 'none';
    if (fault === 'closed') throw new DOMException('The connection is closing', 'InvalidStateError');
    const begun = transaction.apply(this, args) as IDBTransaction & { _abort(name: string): void };
    if (fault === 'aborted') queueMicrotask(() => begun._abort('UnknownError'));
    if (fault === 'full') queueMicrotask(() => begun._abort('QuotaExceededError'));
    if (fault === 'wordless') {
      const listen = begun.addEventListener.bind(begun);
      begun.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
        if (type !== 'complete') listen(type === 'abort' ? 'complete' : type, listener);
      };
    }
    return begun;
  });
}

describe('a database that fails now and then', () => {
  it('costs no step and no cube', async () => {
    const faults = fc.array(fc.constantFrom(...FAULTS), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(fc.array(deeds, { maxLength: 40 }), faults, async (done, happening) => {
        globalThis.indexedDB = new IDBFactory();
        vi.stubGlobal('localStorage', undefined);
        const spared = await Session.start(await openStore('spared'), SETUP);
        const struck = await Session.start(await openStore(), SETUP);
        for (const deed of done) if (deed !== 'wait') deed(spared);
        await spared.settled();
        injectFaults(happening);
        for (const deed of done) {
          if (deed === 'wait') await turn();
          else deed(struck);
        }
        await struck.settled();
        vi.restoreAllMocks();
        expect(told(struck)).toEqual(told(spared));
        expect(await storedTranscript(struck)).toBe(told(spared).transcript);
        closeAll();
      }),
      { numRuns: 200 },
    );
  });
});
