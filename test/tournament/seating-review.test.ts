import { describe, expect, it } from 'vitest';
import { reviewSeating } from '../../src/tournament/seating-review.ts';
import { after, entered, published, told, took, withPlayers } from './given.ts';

const now = after(
  withPlayers('Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fy'),
  published(['ann', 'bo', 'cy'], ['di', 'ed', 'fy']),
  took(0, 0, told(['ann', 500], ['bo', 400], ['cy', 300])),
  took(0, 1, told(['di', 500], ['ed', 400], ['fy', 300])),
);

describe('the review of a round', () => {
  it('has nothing to say of a first round within the sizes', () => {
    expect(
      reviewSeating(withPlayers('Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fy'), [
        ['ann', 'bo', 'cy'],
        ['di', 'ed', 'fy'],
      ]),
    ).toEqual({ repeats: [], together: [], away: [], outside: [], firsts: [] });
  });

  it('says who meets again and how often they met, the most first', () => {
    const twice = after(
      now,
      published(['bo', 'ann', 'di'], ['cy', 'ed', 'fy']),
      took(1, 0, told(['ann', 500], ['bo', 400], ['di', 300])),
      took(1, 1, told(['cy', 500], ['ed', 400], ['fy', 300])),
    );
    const { repeats } = reviewSeating(twice, [
      ['cy', 'di', 'ed'],
      ['fy', 'bo', 'ann'],
    ]);
    expect(repeats).toEqual([
      { pair: ['bo', 'ann'], table: 1, times: 2 },
      { pair: ['cy', 'ed'], table: 0, times: 1 },
      { pair: ['di', 'ed'], table: 0, times: 1 },
    ]);
  });

  it('says which pairs to be kept apart share a table', () => {
    const apart = after(now, { type: 'kept-apart', pair: ['bo', 'fy'] });
    const together = (...tables: string[][]) => reviewSeating(apart, tables).together;
    expect(together(['ann', 'fy', 'bo'], ['cy', 'di', 'ed'])).toEqual([{ pair: ['fy', 'bo'], table: 0 }]);
    expect(together(['ann', 'fy', 'cy'], ['bo', 'di', 'ed'])).toEqual([]);
  });

  it('says who does not sit at a table of their own, and where there is none', () => {
    const fixed = after(
      now,
      { type: 'table-fixed', player: 'ann', table: 1 },
      { type: 'table-fixed', player: 'bo', table: 0 },
      { type: 'table-fixed', player: 'cy', table: 4 },
    );
    const { away } = reviewSeating(fixed, [
      ['ann', 'bo', 'di'],
      ['cy', 'ed', 'fy'],
    ]);
    expect(away).toEqual([
      { player: 'ann', table: 0, own: 1, missing: false },
      { player: 'cy', table: 1, own: 4, missing: true },
    ]);
  });

  it('says which tables are larger or smaller than was asked for', () => {
    const eight = after(now, entered('Gus'), entered('Hal'));
    const { outside } = reviewSeating(eight, [
      ['ann', 'bo', 'cy', 'di', 'ed', 'fy'],
      ['gus', 'hal'],
    ]);
    expect(outside).toEqual([
      { table: 0, size: 6 },
      { table: 1, size: 2 },
    ]);
  });

  it('says who throws first too often', () => {
    // Ann threw first once of one: twice of two is 2 where 2/3 are hers; Bo once of two where 2/3 are his.
    const { firsts } = reviewSeating(now, [
      ['ann', 'di', 'ed'],
      ['bo', 'cy', 'fy'],
    ]);
    expect(firsts).toEqual([{ player: 'ann', times: 2, games: 2 }]);
  });
});
