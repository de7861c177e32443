import { describe, expect, it } from 'vitest';
import {
  printedRound,
  roundsBegun,
  seatRows,
  sheetBlocks,
  tableBlocks,
  trackStep,
  turnRows,
} from '../../../src/app/tournament/print-model.ts';
import { after, published, told, took, withPlayers } from '../../tournament/given.ts';

const empty = withPlayers('Bo', 'ann 10', '\u00c5sa', 'ann 9', 'Zo\u00eb');
const first = after(empty, published(['bo', 'ann 10'], ['\u00e5sa', 'ann 9', 'zo\u00eb']));
const now = after(
  first,
  took(0, 0, told(['bo', 50], ['ann 10', 20])),
  took(0, 1, told(['\u00e5sa', 50], ['ann 9', 20], ['zo\u00eb', 0])),
  { type: 'dropped', player: 'bo' },
  published(['ann 10', 'zo\u00eb'], ['\u00e5sa', 'ann 9']),
);

describe('the pages for paper', () => {
  it('are of the round asked for, or else of the newest', () => {
    expect([0, 1, 2, null].map((round) => printedRound(now, round))).toEqual([0, 1, 1, 1]);
    expect([null, 0].map((round) => printedRound(empty, round))).toEqual([null, null]);
    expect([empty, first, now].map(roundsBegun)).toEqual([0, 0, 1]);
  });

  it('have everybody in the round by name, numbers as numbers and letters as the language orders them', () => {
    expect(seatRows(now, 0, 'en').map(({ name, table, seat }) => [name, table, seat])).toEqual([
      ['ann 9', 1, 1],
      ['ann 10', 0, 1],
      ['\u00c5sa', 1, 0],
      ['Bo', 0, 0],
      ['Zo\u00eb', 1, 2],
    ]);
    expect(seatRows(now, 1, 'sv').map(({ name }) => name)).toEqual([
      'ann 9',
      'ann 10',
      'Zo\u00eb',
      '\u00c5sa',
    ]);
    expect(seatRows(empty, null, 'en')).toEqual([]);
  });

  it('have the tables in the order of their turns', () => {
    expect(tableBlocks(now, 1)).toEqual([
      { table: 0, players: ['ann 10', 'Zo\u00eb'] },
      { table: 1, players: ['\u00c5sa', 'ann 9'] },
    ]);
    expect(sheetBlocks(now, 1)).toEqual(tableBlocks(now, 1));
    expect(sheetBlocks(empty, null)).toEqual([{ table: null, players: ['', '', '', ''] }]);
  });

  it.each([
    [50, 5, 16],
    [500, 5, 16],
    [600, 5, 16],
    [605, 10, 16],
    [1000, 10, 16],
    [1500, 25, 16],
    [3000, 25, 16],
    [3005, null, 26],
    [5000, null, 26],
  ])('to a goal of %i have a track of every %s points, and %i turns', (goal, step, rows) => {
    expect([trackStep(goal), turnRows(goal)]).toEqual([step, rows]);
  });
});
