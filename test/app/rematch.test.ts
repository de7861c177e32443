import { describe, expect, it } from 'vitest';
import { keepGame } from '../../src/app/screens/take-model.ts';
import { Shelf } from '../../src/app/shelf.ts';
import { tableOf } from '../../src/game/table-of.ts';
import { foldLog } from '../../src/game/log.ts';
import { atTable, storedGame } from './stored-games.ts';

describe('the rematch of a tournament’s game', () => {
  it('has its seats and rules, and is no game of the tournament', async () => {
    const shelf = new Shelf();
    const { log, record } = atTable(storedGame.won);
    const id = await keepGame(shelf.store, { log, id: record.id, started: 1, markers: [] });
    const kept = await shelf.store.load(id);
    expect(tableOf(foldLog(kept?.events ?? []))).toMatchObject({ event: 'fest1' });
    await shelf.loadSetup(id);
    const { last } = shelf.setup ?? {};
    expect(last?.seats.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cy', 'Dee']);
    expect(Object.keys(last ?? {}).sort()).toEqual(['rules', 'seats']);
    const session = await shelf.startGame({
      seats: [{ name: 'Ann', marker: 'disc' }],
      rules: log.last.game.rules,
      takenUp: null,
    });
    expect(tableOf(session.log)).toBe(null);
    expect(session.id).not.toBe(id);
    await shelf.closeGame();
  });
});
