import { describe, expect, it } from 'vitest';
import {
  hindranceOf,
  isFinalPlayed,
  modesFor,
  sizesOf,
  usualMode,
} from '../../../src/app/tournament/seating-model.ts';
import { nextTournament, type Tournament } from '../../../src/tournament/tournament.ts';
import { after, published, SETUP, told, took, withPlayers } from '../../tournament/given.ts';

const begun = after(
  withPlayers('Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fy'),
  published(['ann', 'bo', 'cy'], ['di', 'ed', 'fy']),
);
const first = took(0, 0, told(['ann', 500], ['bo', 400], ['cy', 300]));
const second = took(0, 1, told(['di', 500], ['ed', 400], ['fy', 300]));
const over = after(begun, first, second);

const declared = (now: Tournament, rounds: number | null, finalists: number | null): Tournament => {
  const next = nextTournament(now, { type: 'setup-changed', setup: { ...SETUP, rounds, finalists } });
  if (!next.ok) throw new Error(next.error);
  return next.value;
};

describe('what stands in the way of a round', () => {
  it.each([
    ['nobody', withPlayers(), { kind: 'players', present: 0 }],
    ['one player', withPlayers('Ann'), { kind: 'players', present: 1 }],
    ['two players', withPlayers('Ann', 'Bo'), null],
    [
      'one who is left',
      after(withPlayers('Ann', 'Bo'), { type: 'dropped', player: 'bo' }),
      { kind: 'players', present: 1 },
    ],
    ['no result', begun, { kind: 'missing', round: 0, tables: [0, 1] }],
    ['one result of two', after(begun, second), { kind: 'missing', round: 0, tables: [0] }],
    [
      'copies that differ',
      after(over, { ...second, type: 'copy-kept' } as Parameters<typeof after>[1]),
      { kind: 'missing', round: 0, tables: [1] },
    ],
    [
      'a table explained',
      after(begun, second, { type: 'table-explained', round: 0, table: 0, reason: 'ill' }),
      null,
    ],
    ['all results', over, null],
  ] as const)('with %s', (_, now, hindrance) => {
    expect(hindranceOf(now)).toEqual(hindrance);
  });
});

describe('the way of seating', () => {
  const final = after(
    over,
    { type: 'round-published', id: 'final', mode: 'final', tables: [['ann', 'di', 'bo']] },
    took(1, 0, told(['ann', 500], ['di', 400], ['bo', 300])),
  );

  it('has no standings to go by before the first round', () => {
    expect(modesFor(withPlayers('Ann', 'Bo'))).toEqual(['random', 'by-hand']);
    expect(modesFor(over)).toEqual(['random', 'standing', 'ladder', 'by-hand', 'final']);
  });

  it('is by chance first, then as before, and the final when the declared rounds are played', () => {
    expect(usualMode(withPlayers('Ann', 'Bo'))).toBe('random');
    expect(usualMode(declared(over, 2, 4))).toBe('by-hand');
    expect(usualMode(declared(over, 1, 4))).toBe('final');
    expect(usualMode(declared(over, 1, null))).toBe('by-hand');
    expect(usualMode(declared(over, null, 4))).toBe('by-hand');
  });

  it('is no second final', () => {
    expect(isFinalPlayed(declared(over, 1, 4))).toBe(false);
    expect(isFinalPlayed(final)).toBe(true);
    expect(usualMode(declared(final, 1, 4))).toBe('by-hand');
  });
});

it('counts tables by their sizes', () => {
  expect(
    sizesOf([
      [1, 2, 3],
      [1, 2, 3, 4],
      [1, 2, 3],
    ]),
  ).toEqual([
    [4, 1],
    [3, 2],
  ]);
});
