import { describe, expect, it } from 'vitest';
import {
  byPlace,
  counts,
  isClear,
  openTables,
  readingWords,
  readResult,
} from '../../../src/app/tournament/hand-in-model.ts';
import type { HandIn } from '../../../src/tournament/hand-in.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { after, published, told, took, withPlayers } from '../../tournament/given.ts';
import { whereOf } from '../../../src/app/tournament/where.ts';

const NOW = after(withPlayers('Ann', 'Bo', 'Cy', 'Di'), published(['ann', 'bo'], ['cy', 'di']));
const TEXT = 'players: Ann | Bo\nAnn: total 500\nBo: total 35';

function handIn(now: Tournament = NOW, text = TEXT): HandIn {
  const read = readResult(now, text, 'pasted');
  if (read.is !== 'result') throw new Error(read.is);
  return read.handIn;
}

describe('what is read at the desk', () => {
  it('is a result that is looked at where something is odd about it', () => {
    expect(handIn()).toMatchObject({ round: 0, table: 0, copy: { flags: ['no-table'] } });
    expect(isClear(handIn())).toBe(false);
    expect(isClear({ ...handIn(), copy: { ...handIn().copy, flags: [] } })).toBe(true);
    const taken = after(NOW, took(0, 0, told(['ann', 500], ['bo', 40])));
    expect(isClear({ ...handIn(taken), copy: { ...handIn().copy, flags: [] } })).toBe(false);
  });

  it('counts when it is what is in now', () => {
    const { round, table, copy } = handIn();
    const taken = after(NOW, { type: 'result-taken', round, table, ...copy });
    expect([counts(NOW, handIn()), counts(taken, handIn())]).toEqual([false, true]);
    expect(counts(after(taken, took(0, 0, told(['ann', 500], ['bo', 35]))), handIn())).toBe(false);
  });

  it.each([
    ['{"app":"cosmic-felt"}', 'file'],
    ['  {\n "tournament": 1 }', 'file'],
    ['hello', 'unread'],
    ['players: Ann | Bo\nAnn: total 500', 'refused'],
    ['players: Yan | Zoe\nYan: total 500\nZoe: total 0', 'refused'],
  ])('is told apart: %j', (text, is) => {
    const read = readResult(NOW, text, 'pasted');
    expect(read.is).toBe(is);
    if (read.is !== 'result') expect(readingWords(NOW, read)).toMatch(/\.$/);
  });
});

describe('the tables of a round', () => {
  it('are open until each has one result or a reason', () => {
    const one = after(NOW, took(0, 0, told(['ann', 500], ['bo', 0])));
    expect(openTables(one)).toEqual([{ table: 1, players: ['cy', 'di'], state: 'missing' }]);
    const both = after(one, {
      type: 'copy-kept',
      round: 0,
      table: 0,
      result: told(['ann', 500], ['bo', 5]),
      game: null,
      flags: [],
    });
    expect(openTables(both).map(({ table, state }) => [table, state])).toEqual([
      [0, 'differs'],
      [1, 'missing'],
    ]);
    const done = after(one, { type: 'table-explained', round: 0, table: 1, reason: 'went home' });
    expect(openTables(done)).toEqual([]);
    expect(openTables(withPlayers('Ann'))).toEqual([]);
  });

  it('are named as people count them, and their results read out by places', () => {
    expect(whereOf(NOW, 0, 1)).toBe('Round 1, table 2');
    expect(byPlace(told(['ann', 0], ['bo', 500])).map(({ player }) => player)).toEqual(['bo', 'ann']);
  });
});
