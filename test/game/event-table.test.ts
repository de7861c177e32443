import { describe, expect, it } from 'vitest';
import { RULEBOOK } from '../../src/engine/settings.ts';
import { type EventTable, isEventTable, tableGameId } from '../../src/game/event-table.ts';
import { eventOf } from '../../src/game/events.ts';
import { startLog } from '../../src/game/log.ts';
import { packGame } from '../../src/game/pack.ts';
import { makeLinkText, makeQrText, readCarried } from '../../src/game/pack-text.ts';
import { tableOf } from '../../src/game/table-of.ts';
import { unpackGame } from '../../src/game/unpack.ts';
import { when } from './given.ts';
import { carried, expectSame, resealed } from './pack-games.ts';

const TABLE: EventTable = {
  event: 'a1b2c3d4e5f6',
  name: 'Fête d’été',
  seating: '1f2e3d4c',
  final: false,
  round: 4,
  table: 49,
  rulesVersion: 1,
};

const started = (table?: EventTable) =>
  startLog(eventOf({ type: 'started', rules: RULEBOOK, players: ['Ann', 'Bo'], ...(table && { table }) }));

describe('the table of a tournament', () => {
  it('goes with a packed game, before and after its first throw', () => {
    for (const log of [started(TABLE), when(started(TABLE), { type: 'throw', throw: '4442/6' })]) {
      const packed = packGame(carried(log));
      expect(packed[0]).toBe(3);
      for (const text of [makeQrText(packed), makeLinkText(packed)]) {
        const read = readCarried(text);
        if (!read.ok) throw new Error(read.error.code);
        expectSame(read.value, carried(log));
        expect(tableOf(read.value.log)).toEqual(TABLE);
      }
    }
  });

  it('says when it is that of the final', () => {
    const read = unpackGame(packGame(carried(started({ ...TABLE, final: true }))));
    expect(read.ok && tableOf(read.value.log)).toEqual({ ...TABLE, final: true });
  });

  it('is not told of a game that has none, which older readers still read', () => {
    expect(tableOf(started())).toBe(null);
    expect(packGame(carried(started()))[0]).toBe(1);
  });

  it.each([
    { event: 'No Id' },
    { seating: '' },
    { seating: 'a-b' },
    { name: '' },
    { name: 'a\u202eb' },
    { round: 200 },
    { table: 1e6 },
  ])('cannot be %j, and is neither written nor read', (wrong) => {
    expect(isEventTable(TABLE)).toBe(true);
    expect(isEventTable({ ...TABLE, ...wrong })).toBe(false);
    // Writer and reader share the description of what a pack says.
    expect(() => packGame(carried(started({ ...TABLE, ...wrong })))).toThrow('step 0');
  });

  it('is no part of an older version', () => {
    const bytes = packGame(carried(started(TABLE)));
    bytes[0] = 2;
    expect(unpackGame(resealed(bytes)).ok).toBe(false);
  });
});

describe('the id of its game', () => {
  const id = tableGameId(TABLE);

  it('is that of the seats, whatever the event is called', () => {
    expect(id).toBe('1f2e3d4c-50');
    expect(tableGameId({ ...TABLE, event: 'beside', name: 'Renamed' } as EventTable)).toBe(id);
  });

  it.each([
    ['another table', { ...TABLE, table: 48 }],
    ['the same round seated again', { ...TABLE, seating: '1f2e3d4d' }],
  ])('is another one for %s', (_, table) => expect(tableGameId(table)).not.toBe(id));
});
