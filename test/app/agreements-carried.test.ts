/** What a table agreed on goes with its game: to another phone by QR code, and into a backup and out of it. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataDesk } from '../../src/app/data-desk.ts';
import { qrModules } from '../../src/app/qr-code.ts';
import { readQrPixels } from '../../src/app/qr-read.ts';
import { loadRuleSets, removeRuleSet, saveRuleSets } from '../../src/app/rule-sets.ts';
import { carriedOf, findKnown, keepGame } from '../../src/app/screens/take-model.ts';
import { Session } from '../../src/app/session.ts';
import { presetRules } from '../../src/engine/settings.ts';
import { foldLog } from '../../src/game/log.ts';
import { packGame } from '../../src/game/pack.ts';
import { makeQrText, readCarried } from '../../src/game/pack-text.ts';
import { makeTranscript } from '../../src/game/transcript-writer.ts';
import { openGameStore } from '../../src/store/indexed-store.ts';
import type { GameStore } from '../../src/store/game-store.ts';
import { fakeLocks } from './fake-locks.ts';
import { fakeStorage, setupOf } from './session-given.ts';

const AT = Date.UTC(2026, 10, 30, 20, 14);
/** By hand: Ann opens with 45, all agree that spots are shared and who sings gets 20, Bo stops on her spot. */
const TOLD = `rules: rulebook
players: Ann | Bo
Ann: total 45
# house rule: who sings gets 20 (agreed by Bo | Ann, 2026-11-30 20:14 UTC)
Bo: rules(spots=share) total 45
# rules(spots=share) agreed by Ann | Bo, 2026-11-30 20:14 UTC
adjust: Bo +20 sang
`;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.useFakeTimers({ now: AT, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function using<T>(work: (store: GameStore) => Promise<T>): Promise<T> {
  const store = await openGameStore();
  try {
    return await work(store);
  } finally {
    store.close();
  }
}

/** The game is played as at a table; its id. */
const play = (): Promise<string> =>
  using(async (store) => {
    const session = await Session.start(store, setupOf());
    session.command({ type: 'total', points: 45 });
    session.agree({ type: 'agree-house-rule', text: 'who sings gets 20', agreed: ['Bo', 'Ann'] });
    session.agree({ type: 'change-rules', change: { spots: 'share' }, agreed: ['Ann', 'Bo'] });
    session.command({ type: 'total', points: 45 });
    session.command({ type: 'adjust', player: 'Bo', points: 20, reason: 'sang' });
    await session.settled();
    await session.close();
    return session.id;
  });

const toldOf = (id: string): Promise<string> =>
  using(async (store) => makeTranscript(foldLog((await store.load(id))?.events ?? [])));

/** A clean picture of a code. */
async function picture(text: string) {
  const modules = await qrModules(text);
  const side = 4 * modules.length;
  const data = new Uint8ClampedArray(4 * side * side).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (modules[Math.floor(y / 4)]?.[Math.floor(x / 4)])
        data.fill(0, 4 * (y * side + x), 4 * (y * side + x) + 3);
  return { width: side, height: side, data };
}

describe('what a table agreed on', () => {
  it('goes to another phone by QR code, with who agreed and when', async () => {
    const id = await play();
    expect(await toldOf(id)).toBe(TOLD);
    const code = await using(async (store) => {
      const loaded = await store.load(id);
      return loaded ? makeQrText(packGame(carriedOf(loaded))) : '';
    });
    globalThis.indexedDB = new IDBFactory();
    const read = readCarried((await readQrPixels(await picture(code))) ?? '');
    if (!read.ok) throw new Error(read.error.code);
    await using(async (store) => {
      expect(await findKnown(store, read.value)).toBe(null);
      expect(await keepGame(store, read.value)).toBe(id);
      expect(await findKnown(store, read.value)).toMatchObject({ id, standing: 'same' });
    });
    expect(await toldOf(id)).toBe(TOLD);
  });

  it('comes back from a backup, with the rule sets, and twice brings no more', async () => {
    const desk = new DataDesk();
    const id = await play();
    const club = { name: 'Club', rules: presetRules('short') };
    await saveRuleSets([club]);
    const { text } = await desk.backUp();
    await using((store) => store.remove(id));
    await removeRuleSet('Club');
    const other = { name: 'Club', rules: presetRules('review') };
    await saveRuleSets([other]);
    for (const newSets of [['Club (2)'], []]) {
      const looked = await desk.look(text);
      if (!looked.ok) throw new Error(looked.error.code);
      expect(looked.value.found.newSets).toEqual(newSets);
      expect((await desk.restore(looked.value.backup, 'merge')).found.newSets).toEqual(newSets);
      expect(await toldOf(id)).toBe(TOLD);
      const sets = [...(await loadRuleSets())].sort((a, b) => (a.name < b.name ? -1 : 1));
      expect(sets).toEqual([other, { ...club, name: 'Club (2)' }]);
    }
  });
});
