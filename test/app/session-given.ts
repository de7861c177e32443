/** A store whose writes wait for a hand or fail on demand, and a place for what a page writes at once. */
import type { CommonFace, SunCubeFace } from '../../src/engine/cubes.ts';
import { presetRules, type RulesChange } from '../../src/engine/settings.ts';
import type { Setup } from '../../src/app/session.ts';
import type { Draft, Tap } from '../../src/game/draft.ts';
import { StoreFailure, type StoreFailureKind } from '../../src/store/failure.ts';
import type { GameStore } from '../../src/store/game-store.ts';
import { memoryStore } from '../../src/store/memory-store.ts';

/** A local storage that lasts as long as the test. */
export function fakeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (place) => [...kept.keys()][place] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

export const setupOf = (change: RulesChange = {}, names: readonly string[] = ['Ann', 'Bo']): Setup => ({
  seats: names.map((name) => ({ name, marker: 'disc' })),
  rules: { ...presetRules('rulebook'), ...change },
});

/** The taps of `44/S`: the common cubes, then the Sun cube. */
export function taps(text: string): Draft {
  const [common = '', sun = ''] = text.split('/');
  return [
    ...common.split('').map((face): Tap => ({ cube: 'common', face: face as CommonFace })),
    ...sun.split('').map((face): Tap => ({ cube: 'sun', face: face as SunCubeFace })),
  ];
}

/** A store of which every append waits until it is let through. */
export function heldStore() {
  const store = memoryStore();
  const held: (() => void)[] = [];
  const waiting: GameStore = {
    ...store,
    append: (record, event) =>
      new Promise((resolve, reject) => {
        held.push(() => void store.append(record, event).then(resolve, reject));
      }),
  };
  const letThrough = async (): Promise<void> => {
    held.shift()?.();
    await turn();
  };
  return { store: waiting, held, letThrough };
}

/** Until everything that is ready to run has run. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A store that fails at its n-th append, from 1, and from then on. */
export function failingStore(at: number, kind: StoreFailureKind): GameStore {
  const store = memoryStore();
  let appends = 0;
  return {
    ...store,
    append: (record, event) =>
      ++appends >= at ? Promise.reject(new StoreFailure(kind)) : store.append(record, event),
  };
}
