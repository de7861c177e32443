/** Standings against tables counted by hand. */
import { describe, expect, it } from 'vitest';
import type { PlayerResult, TableResult } from '../../src/tournament/result.ts';
import {
  placePoints,
  POINT,
  roundedPoints,
  type Scoring,
  standings,
  type StandingsTask,
  TIE_BREAKS,
} from '../../src/tournament/standings.ts';

/** What a player of a table brought; without a best turn and wimpouts for a result that was typed. */
type Told = readonly [player: string, banked: number, bestTurn?: number, wimpouts?: number];

/** A table, the winner first; equal totals share a place. */
function table(...told: readonly Told[]): TableResult {
  const players = told.map(([player, banked, bestTurn = null, wimpouts = null]): PlayerResult => {
    const place = 1 + told.filter(([, other]) => other > banked).length;
    return { player, place, won: place === 1, banked, bestTurn, wimpouts };
  });
  return { players, way: told[0]?.length === 2 ? 'typed' : 'scanned' };
}

/** "rank player points by", points in hundredths. */
function rowsOf(results: readonly TableResult[], more: Partial<StandingsTask> = {}): readonly string[] {
  const players = [...new Set(results.flatMap((each) => each.players.map(({ player }) => player)))].sort();
  const task = {
    players,
    results,
    scoring: 'places',
    tieBreaks: TIE_BREAKS,
    penalties: [],
    rollOffs: [],
    ...more,
  } as const;
  return standings(task).map(
    ({ rank, player, points, by, skipped }) =>
      `${rank} ${player} ${Math.round((points * 100) / POINT)} ${by ?? '-'}${skipped.length > 0 ? ` without ${skipped.join(' ')}` : ''}`,
  );
}

describe('the points of a place', () => {
  // (size - place) / (size - 1); a shared place has the mean of those it takes up.
  it.each<[string, TableResult, Scoring, readonly number[]]>([
    ['of three', table(['A', 500], ['B', 400], ['C', 300]), 'places', [1, 1 / 2, 0]],
    ['of four', table(['A', 500], ['B', 400], ['C', 300], ['D', 0]), 'places', [1, 2 / 3, 1 / 3, 0]],
    [
      'of five',
      table(['A', 9], ['B', 8], ['C', 7], ['D', 6], ['E', 5]),
      'places',
      [1, 3 / 4, 1 / 2, 1 / 4, 0],
    ],
    [
      'a shared second place',
      table(['A', 500], ['B', 400], ['C', 400], ['D', 0]),
      'places',
      [1, 1 / 2, 1 / 2, 0],
    ],
    ['a shared win', table(['A', 500], ['B', 500], ['C', 300]), 'places', [3 / 4, 3 / 4, 0]],
    ['all alike', table(['A', 5], ['B', 5], ['C', 5], ['D', 5]), 'places', [1 / 2, 1 / 2, 1 / 2, 1 / 2]],
    ['wins only', table(['A', 500], ['B', 400], ['C', 300]), 'wins', [1, 0, 0]],
  ])('%s', (_, result, scoring, points) => {
    expect(result.players.map((each) => placePoints(each, result, scoring) / POINT)).toEqual(points);
  });
});

describe('standings', () => {
  it('go by points first', () => {
    const first = table(['A', 500, 90, 1], ['B', 400, 80, 2], ['C', 300, 70, 3]);
    const second = table(['B', 510, 90, 1], ['C', 400, 80, 2], ['A', 390, 70, 3]);
    expect(rowsOf([first, second])).toEqual(['1 B 150 -', '2 A 100 points', '3 C 50 points']);
  });

  it('go by wins where the points are equal', () => {
    // A: a win and a last place; D: a win, with a better mean; B: two second places: all 1.
    const first = table(['A', 500, 90, 1], ['B', 400, 80, 2], ['C', 300, 70, 3]);
    const second = table(['D', 510, 90, 1], ['B', 500, 80, 2], ['A', 390, 70, 3]);
    expect(rowsOf([first, second]).slice(0, 3)).toEqual(['1 D 100 -', '2 A 100 share', '3 B 100 wins']);
  });

  it('go by the share of the goal next, by the mean of the games', () => {
    // D played once: 510. A twice: 890, a mean of 445.
    const first = table(['A', 500, 90, 1], ['B', 400, 80, 2], ['C', 300, 70, 3]);
    const second = table(['D', 510, 90, 1], ['B', 500, 80, 2], ['A', 390, 70, 3]);
    expect(rowsOf([first, second], { tieBreaks: ['share'] }).slice(0, 3)).toEqual([
      '1 D 100 -',
      '2 B 100 share',
      '3 A 100 share',
    ]);
  });

  const twoTables = (a: Told, b: Told): readonly TableResult[] => [
    table(a, ['C', 100, 40, 5], ['D', 50, 40, 5]),
    table(b, ['E', 100, 40, 5], ['F', 50, 40, 5]),
  ];

  it('go by the best turn next', () => {
    expect(rowsOf(twoTables(['A', 500, 120, 3], ['B', 500, 125, 9])).slice(0, 2)).toEqual([
      '1 B 100 -',
      '2 A 100 best-turn',
    ]);
  });

  it('go by the fewest wimpouts next', () => {
    expect(rowsOf(twoTables(['A', 500, 120, 3], ['B', 500, 120, 2])).slice(0, 2)).toEqual([
      '1 B 100 -',
      '2 A 100 fewest-wimpouts',
    ]);
  });

  it('go head to head next, where all that are tied met', () => {
    // A and B both 1.5, one win, 900 banked; A placed above B where they met.
    const met = [
      table(['A', 500, 90, 2], ['B', 400, 90, 2], ['C', 10, 20, 9]),
      table(['C', 500, 90, 2], ['A', 400, 90, 2], ['D', 10, 20, 9]),
      table(['B', 500, 90, 2], ['D', 400, 90, 2], ['E', 10, 20, 9]),
    ];
    expect(rowsOf(met).slice(0, 2)).toEqual(['1 A 150 -', '2 B 150 head-to-head']);
  });

  it('pass head to head over where the tied did not meet, and go by a roll-off', () => {
    const apart = twoTables(['A', 500, 120, 3], ['B', 500, 120, 3]);
    const players = ['A', 'B'];
    expect(rowsOf(apart, { players, rollOffs: [['B', 'A']] })).toEqual([
      '1 B 100 - without head-to-head',
      '2 A 100 roll-off without head-to-head',
    ]);
  });

  it('show a tie that nothing parts as a tie', () => {
    const apart = twoTables(['A', 500, 120, 3], ['B', 500, 120, 3]);
    expect(rowsOf(apart, { players: ['A', 'B'] })).toEqual([
      '1 A 100 - without head-to-head roll-off',
      '1 B 100 - without head-to-head roll-off',
    ]);
  });

  it('leave out the places that a tie takes up', () => {
    const three = [
      ...twoTables(['A', 500, 120, 3], ['B', 500, 120, 3]),
      table(['G', 400, 90, 1], ['H', 5, 5, 5]),
    ];
    expect(rowsOf(three, { players: ['A', 'B', 'G'] }).map((row) => row.slice(0, 3))).toEqual([
      '1 A',
      '1 B',
      '3 G',
    ]);
  });

  it('pass a tie-break over for all when one of the tied has no data: a typed result has no turns', () => {
    const typed = twoTables(['A', 500, 120, 3], ['B', 500]);
    expect(rowsOf(typed, { players: ['A', 'B'], tieBreaks: ['best-turn', 'fewest-wimpouts'] })).toEqual([
      '1 A 100 - without best-turn fewest-wimpouts',
      '1 B 100 - without best-turn fewest-wimpouts',
    ]);
  });

  it('pass it over only for those who are tied with them', () => {
    const results = [
      ...twoTables(['A', 500, 120, 3], ['B', 500, 125, 3]),
      table(['G', 400], ['H', 100], ['I', 50]),
    ];
    expect(rowsOf(results, { players: ['A', 'B', 'G', 'H', 'I'] })).toEqual([
      '1 B 100 -',
      '2 A 100 best-turn',
      '3 G 100 share',
      '4 H 50 points',
      '5 I 0 points',
    ]);
  });

  it('keep to the order of tie-breaks that was declared', () => {
    const results = twoTables(['A', 500, 120, 3], ['B', 505, 110, 2]);
    const order = (tieBreaks: StandingsTask['tieBreaks']) =>
      rowsOf(results, { players: ['A', 'B'], tieBreaks }).map((row) => row.split(' ')[1]);
    expect(order(['best-turn', 'share'])).toEqual(['A', 'B']);
    expect(order(['share', 'best-turn'])).toEqual(['B', 'A']);
  });

  it('part three that are tied by one tie-break after the other', () => {
    // A, B and G: 1 each, one win each; B and G banked more than A; G's best turn is better than B's.
    const results = [
      ...twoTables(['A', 490, 120, 3], ['B', 500, 110, 3]),
      table(['G', 500, 115, 3], ['H', 100, 1, 1], ['I', 50, 1, 1]),
    ];
    expect(rowsOf(results, { players: ['A', 'B', 'G'] })).toEqual([
      '1 G 100 -',
      '2 B 100 best-turn',
      '3 A 100 share',
    ]);
  });

  it('take penalties off, and may put their bearer below zero', () => {
    const result = table(['A', 500, 90, 1], ['B', 400, 80, 2], ['C', 300, 70, 3]);
    const penalties = [
      { player: 'A', hundredths: 60, reason: 'late' },
      { player: 'C', hundredths: 10, reason: 'rude' },
    ];
    expect(rowsOf([result], { penalties })).toEqual(['1 B 50 -', '2 A 40 points', '3 C -10 points']);
  });

  it('list who has not played yet last, with no tie-break they have no data for', () => {
    const result = table(['A', 500, 90, 1], ['B', 400, 80, 2], ['C', 300, 70, 3]);
    expect(rowsOf([result], { players: ['A', 'B', 'C', 'late'], tieBreaks: ['share', 'best-turn'] })).toEqual(
      [
        '1 A 100 -',
        '2 B 50 points',
        '3 C 0 points without share best-turn',
        '3 late 0 - without share best-turn',
      ],
    );
  });

  it('go by the later of two roll-offs', () => {
    const apart = twoTables(['A', 500, 120, 3], ['B', 500, 120, 3]);
    const rollOffs = [
      ['B', 'A'],
      ['A', 'B', 'G'],
    ];
    const rows = rowsOf(apart, { players: ['A', 'B'], tieBreaks: ['roll-off'], rollOffs });
    expect(rows).toEqual(['1 A 100 -', '2 B 100 roll-off']);
  });

  it('add thirds up exactly', () => {
    // A: second and third of four, 2/3 + 1/3. B: first and last. Both 1, and B has a win.
    const first = table(['B', 500, 90, 1], ['A', 400, 80, 2], ['C', 300, 70, 3], ['D', 0, 0, 4]);
    const second = table(['E', 500, 90, 1], ['F', 400, 80, 2], ['A', 300, 70, 3], ['B', 0, 0, 4]);
    expect(rowsOf([first, second], { players: ['A', 'B'] })).toEqual(['1 B 100 -', '2 A 100 wins']);
  });

  it('count nothing but wins where that was declared', () => {
    // A won one of two, B one of one, C none; B banked more a game than A.
    const first = table(['A', 500, 90, 1], ['C', 490, 80, 2], ['D', 300, 70, 3]);
    const second = table(['B', 500, 90, 1], ['A', 400, 80, 2], ['C', 300, 70, 3]);
    expect(rowsOf([first, second], { scoring: 'wins', tieBreaks: ['share'] })).toEqual([
      '1 B 100 -',
      '2 A 100 share',
      '3 C 0 points',
      '4 D 0 share',
    ]);
  });

  it('pass a tie-break over for three when one of them has no data, and go by the next for all three', () => {
    // By their best turns B would be before A; nobody knows G's, so it is wimpouts; of these G's are not known either.
    const results = [
      ...twoTables(['A', 500, 120, 2], ['B', 500, 125, 3]),
      table(['G', 500], ['H', 100], ['I', 50]),
    ];
    const players = ['A', 'B', 'G'];
    const skipped = 'without best-turn fewest-wimpouts head-to-head';
    expect(rowsOf(results, { players, rollOffs: [['G', 'A', 'B']] })).toEqual([
      `1 G 100 - ${skipped}`,
      `2 A 100 roll-off ${skipped}`,
      `3 B 100 roll-off ${skipped}`,
    ]);
  });

  it('do not know the best turn of who had one of several games typed', () => {
    const results = [
      ...twoTables(['A', 500, 120, 2], ['B', 500, 125, 2]),
      table(['G', 500, 90, 1], ['A', 400], ['B', 400]),
    ];
    expect(rowsOf(results, { players: ['A', 'B'], tieBreaks: ['best-turn'] })).toEqual([
      '1 A 125 - without best-turn',
      '1 B 125 - without best-turn',
    ]);
  });

  it('leave three who beat each other in a circle tied by head to head, which has spoken', () => {
    // Each of the three won once, came second once and last once, with the same totals.
    const circle = [
      table(['A', 500, 90, 2], ['B', 400, 90, 2], ['C', 300, 90, 2]),
      table(['B', 500, 90, 2], ['C', 400, 90, 2], ['A', 300, 90, 2]),
      table(['C', 500, 90, 2], ['A', 400, 90, 2], ['B', 300, 90, 2]),
    ];
    expect(rowsOf(circle, { tieBreaks: ['head-to-head'] })).toEqual(['1 A 150 -', '1 B 150 -', '1 C 150 -']);
  });

  it('do not go by a roll-off in which one of the tied did not throw', () => {
    const results = [
      ...twoTables(['A', 500, 120, 3], ['B', 500, 120, 3]),
      table(['G', 500, 120, 3], ['H', 100, 1, 1], ['I', 50, 1, 1]),
    ];
    const task = { players: ['A', 'B', 'G'], tieBreaks: ['roll-off'] } as const;
    expect(rowsOf(results, { ...task, rollOffs: [['B', 'A']] })).toEqual([
      '1 A 100 - without roll-off',
      '1 B 100 - without roll-off',
      '1 G 100 - without roll-off',
    ]);
  });
});

describe('points in writing', () => {
  it.each([
    [0.375, 0.38],
    [-0.375, -0.38],
    [-1.125, -1.13],
    [1.125, 1.13],
    [-0.004, 0],
    [2 / 3, 0.67],
    [-2 / 3, -0.67],
  ])('%d has two places as %d', (points, written) => {
    expect(roundedPoints(points * POINT, 2)).toBe(written);
  });
});
