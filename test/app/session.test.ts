import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from '../../src/app/session.ts';
import { tableModel } from '../../src/app/table-model.ts';
import { playerAt } from '../../src/engine/game.ts';
import type { Command } from '../../src/game/commands.ts';
import { makeDraft } from '../../src/game/draft.ts';
import { eventOf, type GameEvent } from '../../src/game/events.ts';
import { foldLog } from '../../src/game/log.ts';
import { makeTranscript } from '../../src/game/transcript-writer.ts';
import { StoreFailure } from '../../src/store/failure.ts';
import type { GameStore } from '../../src/store/game-store.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { openGame } from '../game/given.ts';
import { failingStore, fakeStorage, heldStore, setupOf, taps, turn } from './session-given.ts';

const BANK: Command = { type: 'bank' };
const UNDO: Command = { type: 'undo' };
const total = (points: number): Command => ({ type: 'total', points });

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

const start = (store: GameStore = memoryStore(), ...setup: Parameters<typeof setupOf>): Promise<Session> =>
  Session.start(store, setupOf(...setup));

async function resume(store: GameStore, id: string): Promise<Session> {
  const session = await Session.resume(store, id);
  if (!session) throw new Error(`No game ${id}`);
  return session;
}

function enter(session: Session, text: string): void {
  for (const tap of taps(text)) session.tap(tap);
}

const eventsOf = async ({ store, id }: Session): Promise<readonly GameEvent[]> =>
  (await store.load(id))?.events ?? [];

const facts = async (session: Session): Promise<readonly string[]> =>
  (await eventsOf(session)).map((event) => (event.type === 'thrown' ? event.throw : event.type));

const entering = (session: Session): string => makeDraft(session.entering);
const upName = ({ log }: Session): string => playerAt(openGame(log), openGame(log).up).name;

describe('a session', () => {
  it('stores a new game before it is given', async () => {
    const store = memoryStore();
    const session = await start(store);
    const loaded = await store.load(session.id);
    expect(loaded?.events).toEqual([
      eventOf({ type: 'started', rules: setupOf().rules, players: ['Ann', 'Bo'] }),
    ]);
    expect(loaded?.record).toMatchObject({
      id: session.id,
      events: 1,
      status: 'open',
      rules: 'rulebook',
      seats: session.seats,
      summary: { up: 'Ann' },
    });
    expect(loaded?.record).not.toHaveProperty('table');
  });

  it('keeps the table of a tournament with its record, from the start to the end', async () => {
    const store = memoryStore();
    const at = { seating: 'r2', final: false, round: 1, table: 4 };
    const table = { event: 'fest', name: 'Felt Festival', ...at, rulesVersion: 1 };
    const session = await Session.start(store, { ...setupOf({ goal: 500 }), table });
    expect((await store.openGames())[0]).toMatchObject({ id: session.id, table });
    session.command(total(500));
    session.command(total(0));
    await session.settled();
    expect((await store.load(session.id))?.record).toMatchObject({ events: 3, table });
  });

  it('gives every game an id of its own that an address can hold', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, async () => (await start()).id));
    expect(new Set(ids).size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{24}$/);
  });

  it('takes a throw with its last cube, as if it had been asked for whole', async () => {
    const tapped = await start();
    enter(tapped, '245X/6');
    const asked = await start();
    asked.command({ type: 'throw', throw: '245X/6' });
    await Promise.all([tapped.settled(), asked.settled()]);
    expect(await eventsOf(tapped)).toEqual(await eventsOf(asked));
    expect(tapped.log.last.game).toEqual(asked.log.last.game);
    expect(tapped.entering).toEqual([]);
  });

  it('stores what is shown: the log is the fold of its events', async () => {
    const session = await start();
    enter(session, '4446/2');
    enter(session, '2/5');
    session.command(BANK);
    session.command(total(0));
    session.command(UNDO);
    await session.settled();
    expect(await facts(session)).toEqual(['started', '4446/2', '2/5', 'banked', 'total-entered', 'undone']);
    const folded = foldLog(await eventsOf(session));
    expect(makeTranscript(session.log)).toBe(makeTranscript(folded));
    expect(session.log).toEqual(folded);
  });

  it('takes no tap for a cube that is not in hand', async () => {
    const session = await start();
    enter(session, '4446/2');
    await session.settled();
    expect(openGame(session.log).turn.cubes).toEqual({ common: 1, sun: true });
    enter(session, '22');
    expect(entering(session)).toBe('c2');
    session.command({ type: 'wellenda' });
    await session.settled();
    enter(session, '/22');
    expect(entering(session)).toBe('s2');
  });

  it('tells every change', async () => {
    const session = await start();
    const changed = vi.fn();
    session.addEventListener('change', changed);
    enter(session, '4');
    expect(changed).toHaveBeenCalledTimes(1);
    session.undo();
    expect(changed).toHaveBeenCalledTimes(2);
    session.command(total(50));
    await session.settled();
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it('tells that a step was asked for when its storing takes long', async () => {
    const { store, letThrough } = heldStore();
    const session = await start(store);
    const changed = vi.fn();
    session.addEventListener('change', changed);
    enter(session, '2346/2');
    expect(changed).toHaveBeenCalledTimes(4);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(5));
    expect(session.entering).toHaveLength(5);
    await letThrough();
    await session.settled();
    expect(changed).toHaveBeenCalledTimes(6);
    expect(session.entering).toHaveLength(0);
  });

  it('takes a cube back by its place', async () => {
    const session = await start();
    enter(session, '246');
    session.clearCube(1);
    expect(entering(session)).toBe('c2c6');
    session.clearCube(5);
    expect(entering(session)).toBe('c2c6');
    session.clearCube(0);
    session.clearCube(0);
    session.clearCube(0);
    expect(entering(session)).toBe('');
  });

  it('tells the rest as blanks, once a cube is told', async () => {
    const session = await start();
    session.restBlank();
    await session.settled();
    expect(await facts(session)).toEqual(['started']);
    enter(session, '5X');
    session.restBlank();
    await session.settled();
    expect(await facts(session)).toEqual(['started', '5X--/-']);
    expect(openGame(session.log).turn.points).toBe(15);
  });

  it('takes back a told cube first, then a step', async () => {
    const session = await start();
    enter(session, '245X/6');
    await session.settled();
    enter(session, '23');
    session.undo();
    expect(entering(session)).toBe('c2');
    session.undo();
    expect(entering(session)).toBe('');
    expect(await facts(session)).toEqual(['started', '245X/6']);
    session.undo();
    await session.settled();
    expect(await facts(session)).toEqual(['started', '245X/6', 'undone']);
    expect(openGame(session.log).turn.points).toBe(0);
    // A tap too many says nothing.
    session.undo();
    expect(session.refusal).toBeNull();
    expect(await facts(session)).toHaveLength(3);
  });

  it('keeps the cubes told so far while the table agrees on something else', async () => {
    const session = await start(memoryStore(), {}, ['Ann', 'Bo', 'Cy']);
    enter(session, '446');
    session.command({ type: 'change-rules', change: { spots: 'share' } });
    session.agree({ type: 'agree-house-rule', text: 'no phones', agreed: ['Ann', 'Bo', 'Cy'] });
    session.command({ type: 'leave', player: 'Cy' });
    session.command({ type: 'adjust', player: 'Bo', points: 20, reason: 'sang' });
    await session.settled();
    expect(entering(session)).toBe('c4c4c6');
    session.command({ type: 'leave', player: 'Ann' });
    await session.settled();
    expect(entering(session)).toBe('');
  });

  it('records when all have agreed, by the clock of this device, also when it is asked for again', async () => {
    vi.useFakeTimers({ now: 1_796_069_645_123, toFake: ['Date'] });
    const session = await start(heldStore().store);
    const agreed = ['Ann', 'Bo'];
    session.agree({ type: 'change-rules', change: { spots: 'share' }, agreed });
    session.agree({ type: 'agree-house-rule', text: ' no phones ', agreed });
    vi.setSystemTime(1_796_079_999_999);
    // The page dies before anything of it is stored: the store has the start and no more.
    const loaded = await session.store.load(session.id);
    const store = memoryStore();
    if (loaded?.events[0]) await store.create(loaded.record, loaded.events[0]);
    const again = await resume(store, session.id);
    await again.settled();
    vi.useRealTimers();
    const at = 1_796_069_645_123;
    expect((await eventsOf(again)).slice(1)).toEqual([
      { v: 1, type: 'rules-changed', change: { spots: 'share' }, agreed, at },
      { v: 1, type: 'house-rule-agreed', text: 'no phones', agreed, at },
    ]);
    again.agree({ type: 'change-rules', change: { opening: 0 }, agreed: ['Ann'] });
    expect(again.refusal).toBe('rules');
  });

  it('refuses without changing anything, and takes the refusal back with the next step', async () => {
    const session = await start();
    enter(session, '44');
    const before = session.log;
    session.command(BANK);
    expect(session.refusal).toBe('may-not-bank');
    expect(session.log).toBe(before);
    expect(entering(session)).toBe('c4c4');
    await session.settled();
    expect(await facts(session)).toEqual(['started']);
    enter(session, '4');
    expect(session.refusal).toBeNull();
    session.command(total(7));
    expect(session.refusal).toBe('total');
    session.command(total(50));
    expect(session.refusal).toBeNull();
  });

  it('takes no taps when the game is over, but the step back', async () => {
    const session = await start(memoryStore(), { goal: 50, ending: 'sudden' });
    session.command(total(60));
    await session.settled();
    expect((await session.store.load(session.id))?.record.status).toBe('over');
    enter(session, '4');
    session.restBlank();
    session.clearCube(0);
    expect(session.entering).toEqual([]);
    session.undo();
    await session.settled();
    expect(session.log.last.game.phase).toBe('play');
    expect((await session.store.load(session.id))?.record.status).toBe('open');
  });
});

describe('a state on the screen', () => {
  it('is shown only when its event is stored', async () => {
    const { store, held, letThrough } = heldStore();
    const session = await start(store);
    enter(session, '245X/6');
    await turn();
    expect(held).toHaveLength(1);
    expect(openGame(session.log).turn.points).toBe(0);
    // The cubes stay to be seen until they are ruled on.
    expect(entering(session)).toBe('c2c4c5cXs6');
    expect(await facts(session)).toEqual(['started']);
    await letThrough();
    expect(openGame(session.log).turn.points).toBe(15);
    expect(entering(session)).toBe('');
  });

  it('keeps the order of what is asked for in quick succession', async () => {
    const { store, held, letThrough } = heldStore();
    const session = await start(store);
    enter(session, '4446/2');
    enter(session, '2/5');
    session.command(BANK);
    session.command(total(0));
    session.undo();
    const shown: string[] = [];
    session.addEventListener('change', () => shown.push(`${session.log.last.event.type} ${upName(session)}`));
    for (let step = 0; step < 5; step++) {
      await turn();
      expect(held).toHaveLength(1);
      await letThrough();
    }
    expect(shown).toEqual(['thrown Ann', 'thrown Ann', 'banked Bo', 'total-entered Ann', 'banked Bo']);
    expect(await facts(session)).toEqual(['started', '4446/2', '2/5', 'banked', 'total-entered', 'undone']);
  });

  it('decides each of them on the one before, stored or not', async () => {
    const { store, letThrough } = heldStore();
    const session = await start(store);
    session.command(total(50));
    session.command(total(50));
    expect(session.refusal).toBe('may-not-bank');
    session.command(total(60));
    expect(session.refusal).toBeNull();
    await turn();
    await letThrough();
    await letThrough();
    expect(session.log.last.game.players.map(({ banked }) => banked)).toEqual([50, 60]);
  });

  it('is made ready while its event is being stored, and shown as it was made', async () => {
    const { store, letThrough } = heldStore();
    const session = await start(store);
    const ready: ReturnType<typeof tableModel>[] = [];
    session.addEventListener('ask', () => ready.push(tableModel(session.coming)));
    enter(session, '2344/5');
    expect(ready).toHaveLength(1);
    expect(tableModel(session)).toMatchObject({ points: 0, headline: expect.stringContaining('5 of 5') });
    await letThrough();
    expect(session.log.last.game).toMatchObject({ turn: { points: 5 } });
    expect(tableModel(session)).toBe(ready[0]);
    expect(ready[0]?.points).toBe(5);
  });
});

describe('a resumed session', () => {
  it('is not there for a game that is not', async () => {
    expect(await Session.resume(memoryStore(), 'nothing')).toBeUndefined();
  });

  it('has the half-entered throw, in the order of its taps', async () => {
    const session = await start();
    enter(session, '62/S');
    const again = await resume(session.store, session.id);
    expect(entering(again)).toBe('c6c2sS');
    expect(again.log).toEqual(session.log);
  });

  it('has it from the store where the browser has nothing else', async () => {
    vi.stubGlobal('localStorage', undefined);
    const session = await start();
    session.command(total(50));
    enter(session, '62');
    await session.settled();
    await turn();
    expect(entering(await resume(session.store, session.id))).toBe('c6c2');
  });

  it('has it from the store when it was told while steps before it were on their way', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { store, letThrough } = heldStore();
    const session = await start(store);
    session.command(total(50));
    session.command(total(60));
    enter(session, '62');
    await turn();
    await letThrough();
    await letThrough();
    expect(entering(await resume(session.store, session.id))).toBe('c6c2');
  });

  it('has no cube that was taken back, wherever the throw was kept', async () => {
    vi.stubGlobal('localStorage', undefined);
    const session = await start();
    enter(session, '6');
    await turn();
    session.undo();
    await turn();
    expect(entering(await resume(session.store, session.id))).toBe('');
  });

  it('has no cubes of a throw before the last event', async () => {
    const session = await start();
    await session.store.saveDraft({ game: session.id, events: 7, taps: 'c6' });
    expect(entering(await resume(session.store, session.id))).toBe('');
    await session.store.saveDraft({ game: session.id, events: 1, taps: 'nonsense' });
    expect(entering(await resume(session.store, session.id))).toBe('');
    await session.store.saveDraft({ game: session.id, events: 1, taps: 'sSs2' });
    expect(entering(await resume(session.store, session.id))).toBe('');
  });

  it('asks again for what was not stored', async () => {
    const { store } = heldStore();
    const session = await start(store);
    session.command(total(50));
    enter(session, '4446/2');
    enter(session, '2');
    const again = await resume({ ...memoryStore(), ...store, append: failing() }, session.id);
    expect(await facts(again)).toEqual(['started', 'total-entered', '4446/2']);
    expect(entering(again)).toBe('c2');
  });

  it('takes up a game whose intent is nonsense', async () => {
    const session = await start();
    for (const commands of [
      '[{"type":"dance"}]',
      '[null]',
      '[{"type":"throw"}]',
      '[{"type":"adjust"}]',
      '{}',
    ]) {
      localStorage.setItem(
        `cosmic-felt.intent.${session.id}`,
        `{"events":1,"draft":"","commands":${commands}}`,
      );
      const again = await resume(session.store, session.id);
      expect(await facts(again), commands).toEqual(['started']);
    }
  });
});

/** A write that fails, so that the session goes on in memory. */
const failing = (): GameStore['append'] => () => Promise.reject(new StoreFailure('lost'));

describe('a store that fails', () => {
  it.each([1, 2, 3, 4])('at append %i leaves the game going on in memory', async (at) => {
    const session = await start(failingStore(at, 'full'));
    const { store } = session;
    enter(session, '4446/2');
    enter(session, '2/5');
    await session.settled();
    expect(session.failure).toBe(at <= 2 ? 'full' : null);
    session.command(BANK);
    session.command(total(60));
    await session.settled();
    expect(session.failure).toBe('full');
    expect(session.store).not.toBe(store);
    expect(await facts(session)).toEqual(['started', '4446/2', '2/5', 'banked', 'total-entered']);
    expect((await session.store.load(session.id))?.record).toMatchObject({
      events: 5,
      summary: { up: 'Ann' },
    });
    expect(session.log.last.game.players.map(({ banked }) => banked)).toEqual([45, 60]);
    session.command(UNDO);
    await session.settled();
    expect(session.failure).toBe('full');
    expect(await facts(session)).toHaveLength(6);
  });

  it('from the first event on starts a game in memory all the same', async () => {
    const broken = { ...memoryStore(), create: () => Promise.reject(new StoreFailure('unavailable')) };
    const session = await start(broken);
    expect(session.failure).toBe('unavailable');
    session.command(total(50));
    await session.settled();
    expect(await facts(session)).toEqual(['started', 'total-entered']);
  });

  it('with something unheard of is told so', async () => {
    const store = { ...memoryStore(), append: () => Promise.reject(new Error('What?')) };
    const session = await start(store);
    session.command(total(50));
    await session.settled();
    expect(session.failure).toBe('unknown');
    expect(await facts(session)).toEqual(['started', 'total-entered']);
  });

  it('only at a draft does not disturb the game', async () => {
    const store = { ...memoryStore(), saveDraft: () => Promise.reject(new StoreFailure('full')) };
    const session = await start(store);
    enter(session, '44');
    await turn();
    expect([session.failure, entering(session)]).toEqual([null, 'c4c4']);
  });
});

describe('a game that went on in memory', () => {
  /** A store that takes no event until it is mended. */
  function mendable() {
    const kept = memoryStore();
    let broken = false;
    const fails = () => Promise.reject(new StoreFailure('full'));
    const store: GameStore = {
      ...kept,
      append: (record, event) => (broken ? fails() : kept.append(record, event)),
    };
    return { store, break: () => (broken = true), mend: () => (broken = false) };
  }

  async function broken() {
    const device = mendable();
    const session = await start(device.store);
    session.command(total(50));
    await session.settled();
    device.break();
    session.command(total(60));
    session.command(total(55));
    await session.settled();
    enter(session, '44');
    await session.settled();
    expect([session.failure, (await device.store.load(session.id))?.events.length]).toEqual(['full', 2]);
    return { ...device, session };
  }

  it('is asked for again after a reload, step by step and with its cubes', async () => {
    const { session, store, mend } = await broken();
    mend();
    const again = await resume(store, session.id);
    expect(again.failure).toBeNull();
    expect(again.log).toEqual(session.log);
    expect(entering(again)).toBe('c4c4');
    expect(await facts(again)).toEqual(['started', 'total-entered', 'total-entered', 'total-entered']);
  });

  it('is brought back into the store when that works again', async () => {
    const { session, store, mend } = await broken();
    mend();
    await session.moveTo(store);
    expect([session.failure, session.store]).toEqual([null, store]);
    session.command({ type: 'throw', throw: '2346/2' });
    await session.settled();
    localStorage.clear();
    const again = await resume(store, session.id);
    expect(again.log).toEqual(session.log);
    expect(await facts(again)).toHaveLength(5);
  });

  it('has its cubes in the store with it', async () => {
    const { session, store, mend } = await broken();
    mend();
    await session.moveTo(store);
    await session.settled();
    localStorage.clear();
    expect(entering(await resume(store, session.id))).toBe('c4c4');
  });

  it('keeps what is asked for while it is brought back', async () => {
    const { session, store, mend } = await broken();
    mend();
    const moving = session.moveTo(store);
    session.command(total(20));
    session.command(total(25));
    await Promise.all([moving, session.settled()]);
    expect((await store.load(session.id))?.events).toHaveLength(6);
    expect(foldLog((await store.load(session.id))?.events ?? [])).toEqual(session.log);
  });

  it('stays in memory as long as the store does not work', async () => {
    const { session, store, mend } = await broken();
    await session.moveTo(store);
    expect(session.failure).toBe('full');
    expect(session.store).not.toBe(store);
    session.command(total(20));
    await session.settled();
    mend();
    await session.moveTo(store);
    expect((await store.load(session.id))?.events).toHaveLength(5);
  });

  it('gives way to what another window has stored meanwhile', async () => {
    const { session, store, mend } = await broken();
    mend();
    localStorage.clear();
    const other = await resume(store, session.id);
    other.command(total(0));
    await other.settled();
    await session.moveTo(store);
    expect(session.failure).toBe('conflict');
    expect(session.log).toEqual(other.log);
    expect(await facts(session)).toEqual(['started', 'total-entered', 'total-entered']);
  });
});

describe('of two memories of the cubes told', () => {
  const INTENT = 'cosmic-felt.intent.';

  it('the newer one counts: a browser that was killed may have kept an older intent', async () => {
    const store = memoryStore();
    const session = await start(store);
    enter(session, '4');
    await session.settled();
    const older = localStorage.getItem(INTENT + session.id) ?? '';
    expect(older).not.toBe('');
    enter(session, '46');
    await session.settled();
    localStorage.setItem(INTENT + session.id, older);
    expect(entering(await resume(store, session.id))).toBe('c4c4c6');
  });

  it('a cube of the store is not replaced before the step behind it is stored', async () => {
    const { store, held, letThrough } = heldStore();
    const session = await start(store);
    enter(session, '2346');
    await session.settled();
    enter(session, '/2');
    enter(session, '5');
    await turn();
    // The browser is killed now.
    expect((await store.load(session.id))?.draft?.taps).toBe('c2c3c4c6');
    await letThrough();
    expect(held).toHaveLength(0);
    await session.settled();
    expect((await store.load(session.id))?.draft?.taps).toBe('c5');
  });
});

describe('a game that is deleted in another window', () => {
  async function deleted() {
    const store = memoryStore();
    const session = await start(store);
    session.command(total(50));
    await session.settled();
    await Session.remove(store, session.id);
    await vi.waitFor(() => expect(session.removed).toBe(true));
    return { store, session };
  }

  it('stands still and is not stored again by itself', async () => {
    const { store, session } = await deleted();
    enter(session, '4');
    session.command(total(60));
    await session.settled();
    expect(entering(session)).toBe('');
    expect(session.log.last.game.players.map(({ banked }) => banked)).toEqual([50, 0]);
    expect(await store.load(session.id)).toBeUndefined();
  });

  it('is kept when somebody says so, and goes on', async () => {
    const { store, session } = await deleted();
    await session.keep();
    session.command(total(60));
    await session.settled();
    expect([session.removed, session.failure]).toEqual([false, null]);
    expect(await facts(session)).toEqual(['started', 'total-entered', 'total-entered']);
    expect(session.store).toBe(store);
  });
});

describe('a database that lost the game', () => {
  it('has it again before the next step', async () => {
    const store = memoryStore();
    const session = await start(store);
    enter(session, '44');
    await session.settled();
    await store.remove(session.id);
    await session.verify();
    await session.settled();
    expect(await facts(session)).toEqual(['started']);
    expect((await store.load(session.id))?.draft?.taps).toBe('c4c4');
  });
});

describe('two windows on one game', () => {
  it('the slower follows the log of the faster', async () => {
    const store = memoryStore();
    const fast = await start(store);
    const slow = await resume(store, fast.id);
    fast.command(total(50));
    await fast.settled();
    slow.command(total(40));
    slow.command(total(60));
    enter(slow, '4');
    await slow.settled();
    expect(slow.failure).toBe('conflict');
    expect(slow.log).toEqual(fast.log);
    expect(slow.entering).toEqual([]);
    expect(await facts(slow)).toEqual(['started', 'total-entered']);
    expect(slow.store).toBe(store);
    slow.command(total(60));
    await slow.settled();
    expect(slow.failure).toBeNull();
    expect(slow.log.last.game.players.map(({ banked }) => banked)).toEqual([50, 60]);
    fast.command(total(55));
    await fast.settled();
    expect(fast.failure).toBe('conflict');
    expect(fast.log).toEqual(slow.log);
  });

  it('the game goes on where it is played when the other window removes it', async () => {
    const store = memoryStore();
    const session = await start(store);
    session.command(total(50));
    await session.settled();
    await store.remove(session.id);
    session.command(total(60));
    session.command(total(0));
    await session.settled();
    expect(await facts(session)).toEqual(['started', 'total-entered', 'total-entered', 'total-entered']);
    expect(session.log.last.game.players.map(({ banked }) => banked)).toEqual([50, 60]);
  });

  it('goes on in memory when the log of the faster cannot be read', async () => {
    const store = memoryStore();
    const broken = {
      ...store,
      append: () => Promise.reject(new StoreFailure('conflict')),
      load: () => Promise.reject(new StoreFailure('lost')),
    };
    const session = await start(broken);
    session.command(total(50));
    session.command(total(60));
    await session.settled();
    expect(session.failure).toBe('lost');
    expect(await facts(session)).toEqual(['started', 'total-entered', 'total-entered']);
  });
});
