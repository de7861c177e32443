/** Before each file of unit tests: the files share their modules, but none finds what another one has stored. */
const shared = globalThis as { indexedDB?: IDBFactory };
if (shared.indexedDB) {
  const Factory = shared.indexedDB.constructor as new () => IDBFactory;
  shared.indexedDB = new Factory();
}

export {};
