import { describe, expect, it } from 'vitest';
import { finalCut, tiedAtCut } from '../../src/tournament/final-cut.ts';
import { proposeRound } from '../../src/tournament/next-round.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { chanceFrom } from './chance.ts';
import { after, published, SETUP, told, took, withPlayers } from './given.ts';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fy'];

/** One round of two tables: the totals of Ann, Bo and Cy, and of Di, Ed and Fy. */
function played(finalists: number, one: readonly number[], two: readonly number[]): Tournament {
  const tied = { ...SETUP, finalists, tieBreaks: ['wins', 'share', 'roll-off'] as const };
  return after(
    withPlayers(...NAMES),
    { type: 'setup-changed', setup: tied },
    published(['ann', 'bo', 'cy'], ['di', 'ed', 'fy']),
    took(0, 0, told(['ann', one[0] ?? 0], ['bo', one[1] ?? 0], ['cy', one[2] ?? 0])),
    took(0, 1, told(['di', two[0] ?? 0], ['ed', two[1] ?? 0], ['fy', two[2] ?? 0])),
  );
}

const final = (now: Tournament): readonly string[] =>
  proposeRound(now, 'final', chanceFrom(1))[0] as readonly string[];

describe('the cut to the final', () => {
  it('is clean where the tie-breaks part who is in from who is out', () => {
    // By points ann di, bo ed, cy fy; the share parts the equals.
    const now = played(4, [510, 400, 300], [500, 390, 310]);
    expect(finalCut(now)).toEqual({
      wanted: 4,
      sure: ['ann', 'di', 'bo', 'ed'],
      tied: [],
      seats: 0,
      roomForAll: true,
    });
    expect(final(now)).toEqual(['ann', 'di', 'bo', 'ed']);
  });

  it('is clean where the tied are all in, or all out', () => {
    expect(tiedAtCut(played(2, [500, 400, 300], [500, 400, 300]))).toEqual([]);
    expect(tiedAtCut(played(4, [500, 400, 300], [500, 400, 300]))).toEqual([]);
  });

  it('names those whom nothing has parted, and seats them all where there is room', () => {
    const now = played(3, [500, 400, 300], [500, 400, 300]);
    expect(finalCut(now)).toEqual({
      wanted: 3,
      sure: ['ann', 'di'],
      tied: ['bo', 'ed'],
      seats: 1,
      roomForAll: true,
    });
    expect(final(now)).toEqual(['ann', 'di', 'bo', 'ed']);
  });

  it('is clean again after a roll-off', () => {
    const now = played(3, [500, 400, 300], [500, 400, 300]);
    const held = after(now, { type: 'roll-off-held', order: ['ed', 'bo'] });
    expect(tiedAtCut(held)).toEqual([]);
    expect(final(held)).toEqual(['ann', 'di', 'ed']);
  });

  it('passes over who has gone, and those behind move up', () => {
    const now = after(played(3, [500, 400, 300], [500, 400, 300]), { type: 'dropped', player: 'bo' });
    expect(tiedAtCut(now)).toEqual([]);
    expect(final(now)).toEqual(['ann', 'di', 'ed']);
  });

  it('takes those who are there where they are fewer than it is for', () => {
    const now = ['bo', 'cy', 'ed', 'fy'].reduce(
      (state, player) => after(state, { type: 'dropped', player }),
      played(4, [510, 400, 300], [500, 390, 310]),
    );
    expect(finalCut(now)).toMatchObject({ wanted: 4, sure: ['ann', 'di'], tied: [] });
    expect(final(now)).toEqual(['ann', 'di']);
  });

  it('draws lots among the tied where one table has no room for all', () => {
    // Before any result all ten share the first rank.
    const ten = withPlayers(...Array.from({ length: 10 }, (_, each) => `P${each}`));
    expect(finalCut(ten)).toMatchObject({ wanted: 4, sure: [], seats: 4, roomForAll: false });
    const drawn = final(ten);
    expect(new Set(drawn).size).toBe(4);
    expect(proposeRound(ten, 'final', chanceFrom(2))[0]).not.toEqual(drawn);
  });
});
