/** Around each file of unit tests: the files share their modules, but none finds what another one has stored or stubbed. */
import { afterAll, vi } from 'vitest';

const shared = globalThis as { indexedDB?: IDBFactory };
if (shared.indexedDB) {
  const Factory = shared.indexedDB.constructor as new () => IDBFactory;
  shared.indexedDB = new Factory();
}

// A module that is loaded next would keep the stand-in for good.
afterAll(() => {
  vi.unstubAllGlobals();
});
