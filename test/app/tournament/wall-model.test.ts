import { describe, expect, it } from 'vitest';
import {
  awardsFit,
  rowsFit,
  slidesOf,
  stageOf,
  nameSize,
  tablesFit,
  unitOf,
  type WallTask,
  wallTables,
} from '../../../src/app/tournament/wall-model.ts';
import { after, published, told, took, withPlayers } from '../../tournament/given.ts';

const TASK: WallTask = {
  pinned: null,
  tables: 50,
  tablesFit: 12,
  rows: 200,
  rowsFit: 30,
  awards: 7,
  awardsFit: 8,
};

const said = (stage: Parameters<typeof slidesOf>[0], task: Partial<WallTask> = {}): readonly string[] =>
  slidesOf(stage, { ...TASK, ...task }).map(({ scene, from, to }) => `${scene} ${from}-${to}`);

describe('the pages of the big screen', () => {
  it('welcome until there is a round', () => expect(said('before', { tables: 0 })).toEqual(['welcome 0-0']));

  it('have all fifty tables of a round, evenly', () => {
    expect(said('playing')).toEqual([
      'seating 0-10',
      'seating 10-20',
      'seating 20-30',
      'seating 30-40',
      'seating 40-50',
    ]);
    expect(said('playing', { tables: 13 })).toEqual(['seating 0-7', 'seating 7-13']);
    expect(said('playing', { tables: 12 })).toEqual(['seating 0-12']);
  });

  it('have the standings when the round is done', () => {
    expect(said('between', { rows: 31 })).toEqual(['standings 0-16', 'standings 16-31']);
  });

  it('have the final while it is played, and all that came of it afterwards', () => {
    expect(said('final')).toEqual(['final 0-0']);
    expect(said('over', { rows: 20 })).toEqual(['final 0-0', 'standings 0-20', 'awards 0-7']);
    expect(said('over', { rows: 20, awards: 0 })).toEqual(['final 0-0', 'standings 0-20']);
  });

  it('are what was asked for, unless there is nothing of it', () => {
    expect(said('playing', { pinned: 'standings', rows: 20 })).toEqual(['standings 0-20']);
    expect(said('playing', { pinned: 'awards', awards: 0, tables: 3 })).toEqual(['seating 0-3']);
  });

  it('are one by one where hardly anything fits', () => {
    expect(said('playing', { tables: 2, tablesFit: 0 })).toEqual(['seating 0-1', 'seating 1-2']);
  });
});

describe('what fits', () => {
  // A beamer: 1280 by 800, of which 1230 by 600 are for the list; the unit is 12.8.
  const beamer = { width: 1230, height: 600, unit: unitOf(1280, 800) };
  const phone = { width: 366, height: 500, unit: unitOf(390, 844) };

  it('is read from five metres on a beamer', () => {
    expect(beamer.unit).toBe(12.8);
    // A name is 2.25 units high: 28.8 px, more than a thirtieth of the height.
    expect(2.25 * beamer.unit).toBeGreaterThan(800 / 30);
  });

  it('is four by three tables of four, four by two of five, and two columns of rows', () => {
    expect(tablesFit(beamer, 4)).toBe(12);
    expect(tablesFit(beamer, 5)).toBe(8);
    expect(rowsFit(beamer)).toBe(28);
    expect(awardsFit(beamer)).toBe(12);
  });

  it('is one column on a phone, and never nothing', () => {
    expect(rowsFit(phone)).toBe(22);
    expect(tablesFit({ width: 10, height: 10, unit: 7 }, 8)).toBe(1);
  });
});

describe('a name on the wall', () => {
  // A line of 10 em: at three quarters of the size there is room for 13.2 of them.
  it.each([
    [9.9, 'whole'],
    [10, 'whole'],
    [10.1, 'mid'],
    [13.2, 'mid'],
    [13.3, 'long'],
    [40, 'long'],
  ])('of %s em is %s', (width, size) => expect(nameSize(width, 10)).toBe(size));
});

describe('where the event is', () => {
  const seated = after(withPlayers('Ann', 'Bo', 'Cy', 'Di'), published(['ann', 'bo'], ['cy', 'di']));
  const half = after(seated, took(0, 1, told(['di', 50], ['cy', 40])));
  const done = after(half, { type: 'table-explained', round: 0, table: 0, reason: 'fire' });
  const final = after(done, { type: 'round-published', id: 'final', mode: 'final', tables: [['di', 'cy']] });

  it.each([
    ['before', withPlayers('Ann')],
    ['playing', seated],
    ['playing', half],
    ['between', done],
    ['final', final],
    ['over', after(final, took(1, 0, told(['cy', 50], ['di', 40])))],
  ])('is %s', (stage, now) => expect(stageOf(now)).toBe(stage));

  it('shows which tables are done', () => {
    expect(wallTables(half)).toEqual([
      { number: 0, players: ['Ann', 'Bo'], state: 'open' },
      { number: 1, players: ['Cy', 'Di'], state: 'in' },
    ]);
    expect(wallTables(done).map(({ state }) => state)).toEqual(['not-played', 'in']);
  });
});
