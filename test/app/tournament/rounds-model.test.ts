import { describe, expect, it } from 'vitest';
import { isSought, progressOf, seek, tableViews } from '../../../src/app/tournament/rounds-model.ts';
import type { PlayedRound } from '../../../src/tournament/tournament.ts';
import { after, published, told, took, withPlayers } from '../../tournament/given.ts';

const result = told(['ann', 300], ['bo', 500], ['cy', 300]);
const now = after(
  withPlayers('Ann', 'Bo', 'Cy', 'Dörte', 'Ed', 'Fy', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim', 'Lou'),
  published(['ann', 'bo', 'cy'], ['dörte', 'ed', 'fy'], ['gus', 'hal', 'ida'], ['jo', 'kim', 'lou']),
  {
    ...took(0, 0, result),
    type: 'result-taken',
    round: 0,
    table: 0,
    result,
    game: null,
    flags: ['adjusted'],
  },
  took(0, 1, told(['dörte', 500], ['ed', 400], ['fy', 300])),
  {
    type: 'copy-kept',
    round: 0,
    table: 1,
    result: told(['dörte', 500], ['ed', 405], ['fy', 300]),
    game: null,
    flags: [],
  },
  { type: 'table-explained', round: 0, table: 2, reason: 'went home' },
);
const round = now.rounds[0] as PlayedRound;
const views = tableViews(now, round);

describe('the tables of a round', () => {
  it('say how each stands', () => {
    expect(views.map(({ state }) => state)).toEqual([
      { kind: 'in', way: 'typed', flags: ['adjusted'] },
      { kind: 'differ', copies: 2 },
      { kind: 'none', reason: 'went home' },
      { kind: 'playing' },
    ]);
    expect(progressOf(round)).toEqual({ done: 2, of: 4 });
  });

  it('have their players by places where there is a result, else by seats', () => {
    const rows = (table: number) =>
      views[table]?.rows.map(({ name, seat, ending }) => [name, seat, ending?.place, ending?.banked]);
    expect(rows(0)).toEqual([
      ['Bo', 1, 1, 500],
      ['Ann', 0, 2, 300],
      ['Cy', 2, 2, 300],
    ]);
    expect(rows(3)).toEqual([
      ['Jo', 0, undefined, undefined],
      ['Kim', 1, undefined, undefined],
      ['Lou', 2, undefined, undefined],
    ]);
  });

  it.each([
    ['', [0, 1, 2, 3]],
    [' dor', [1]],
    ['DÖRTE ', [1]],
    ['o', [0, 1, 3]],
    ['zoe', []],
  ])('are found by a part of a name: "%s"', (query, tables) => {
    expect(seek(views, query).map(({ table }) => table)).toEqual(tables);
  });

  it('mark whom was looked for', () => {
    expect(isSought('Dörte', 'ö')).toBe(true);
    expect(isSought('Dörte', ' ')).toBe(false);
    expect(isSought('Dörte', 'x')).toBe(false);
  });
});
