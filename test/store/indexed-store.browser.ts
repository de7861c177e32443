/** What a real database does otherwise than the stand-in of the other tests might. */
import { expect } from '@open-wc/testing';
import { deleteDB, openDB } from 'idb';
import { Connection } from '../../src/store/connection.ts';
import { openGameStore } from '../../src/store/indexed-store.ts';
import { VERSION } from '../../src/store/schema.ts';
import { EVENTS, eventAt, kindOf, recordOf, storeGame } from './given.ts';

const name = 'felt-test';

describe('a store in the browser’s own database', () => {
  const closing: { close(): void }[] = [];
  const keep = <T extends { close(): void }>(opened: T): T => {
    closing.push(opened);
    return opened;
  };

  afterEach(async () => {
    for (const each of closing.splice(0)) each.close();
    await deleteDB(name);
  });

  it('keeps a game for the next time', async () => {
    const store = await openGameStore({ name });
    await storeGame(store, 'a', 4);
    await store.saveDraft({ game: 'a', events: 4, taps: 'c4sS' });
    store.close();
    const next = keep(await openGameStore({ name }));
    expect(await next.load('a')).to.deep.equal({
      record: recordOf('a', 4),
      events: EVENTS,
      draft: { game: 'a', events: 4, taps: 'c4sS' },
    });
  });

  it('refuses an event that exists already, and changes nothing', async () => {
    const store = keep(await openGameStore({ name }));
    await storeGame(store, 'a', 3);
    const before = await store.load('a');
    expect(await kindOf(store.append(recordOf('a', 3, { rules: 'short' }), eventAt(1)))).to.equal('conflict');
    expect(await kindOf(store.create(recordOf('a', 1), eventAt(0)))).to.equal('conflict');
    expect(await store.load('a')).to.deep.equal(before);
  });

  it('keeps no part of a step of which something cannot be stored', async () => {
    const store = keep(await openGameStore({ name }));
    await storeGame(store, 'a', 2);
    const before = await store.load('a');
    const record = { ...recordOf('a', 3), look: () => 'a function' };
    expect(await kindOf(store.append(record, eventAt(2)))).to.equal('unknown');
    expect(await store.load('a')).to.deep.equal(before);
  });

  it('goes on with a new connection where the old one is closed', async () => {
    const connection = keep(new Connection({ name }));
    (await connection.open()).close();
    expect(await connection.use((database) => database.count('games'))).to.equal(0);
  });

  it('lets go at once for a newer version, which then is the only one to write', async () => {
    let asked = 0;
    let blocked = 0;
    const store = keep(await openGameStore({ name, onBlocking: () => asked++ }));
    await storeGame(store, 'a');
    keep(await openDB(name, VERSION + 1, { blocked: () => blocked++ }));
    expect([asked, blocked]).to.deep.equal([1, 0]);
    expect(await kindOf(store.append(recordOf('a', 2), eventAt(1)))).to.equal('newer-version');
  });

  it('is blocked by an older version that does not let go', async () => {
    const held = keep(await openDB(name, VERSION));
    const newer = keep(new Connection({ name, version: VERSION + 1, grace: 50 }));
    expect(await kindOf(newer.open())).to.equal('blocked');
    held.close();
    expect((await newer.open()).version).to.equal(VERSION + 1);
  });

  it('pages through finished games', async () => {
    const store = keep(await openGameStore({ name }));
    for (let i = 1; i <= 5; i++) await storeGame(store, `g${i}`, 1, { status: 'over', updated: i });
    const times = async (before?: number) =>
      (await store.finishedGames(2, before)).map(({ updated }) => updated);
    expect([await times(), await times(4), await times(2)]).to.deep.equal([[5, 4], [3, 2], [1]]);
    expect(await store.countFinished()).to.equal(5);
  });

  it('remembers players', async () => {
    const store = keep(await openGameStore({ name }));
    await store.rememberPlayers([
      { name: 'Bo', marker: 'disc', lastPlayed: 2 },
      { name: 'Ann', marker: 'square', lastPlayed: 2 },
      { name: 'Cy', marker: 'heart', lastPlayed: 3 },
    ]);
    expect((await store.roster()).map((player) => player.name)).to.deep.equal(['Cy', 'Ann', 'Bo']);
    await storeGame(store, 'a', 2);
    await store.remove('a');
    expect([await store.load('a'), await store.openGames()]).to.deep.equal([undefined, []]);
  });
});
