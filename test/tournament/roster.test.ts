import { describe, expect, it } from 'vitest';
import { proposeRound } from '../../src/tournament/next-round.ts';
import { splitTables } from '../../src/tournament/tables.ts';
import { foldTournament, nextLog, openLog, tournamentEvent } from '../../src/tournament/tournament-log.ts';
import { presentIn, standingsOf, type Tournament } from '../../src/tournament/tournament.ts';
import { chanceFrom } from './chance.ts';
import { after, entered, published, SETUP, told, took, withPlayers } from './given.ts';

const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, each) => `P${each + 1}`);

/** Eight players after a round at two tables of four. */
function afterOne(): Tournament {
  const now = withPlayers(...names(8));
  const tables = [
    ['p1', 'p2', 'p3', 'p4'],
    ['p5', 'p6', 'p7', 'p8'],
  ] as const;
  return tables.reduce<Tournament>(
    (state, [a, b, c, d], table) =>
      after(state, took(0, table, told([a, 500], [b, 400], [c, 300], [d, 100]))),
    after(now, published(...tables)),
  );
}

describe.each(['random', 'standing', 'ladder'] as const)('the next round, seated %s', (mode) => {
  it('has everybody who came late and nobody who left', () => {
    const now = after(
      afterOne(),
      { type: 'dropped', player: 'p1' },
      { type: 'dropped', player: 'p6' },
      { type: 'dropped', player: 'p7' },
      entered('Late'),
      entered('Later'),
    );
    expect(presentIn(now)).toHaveLength(7);
    const round = proposeRound(now, mode, chanceFrom(7));
    // Seven at tables of three to five: one of four and one of three, no table too many.
    expect(round.map((table) => table.length)).toEqual([4, 3]);
    expect(round.flat().sort()).toEqual(['late', 'later', 'p2', 'p3', 'p4', 'p5', 'p8']);
    expect(after(now, published(...round)).rounds).toHaveLength(2);
  });

  it('has who left and came back, once', () => {
    const now = after(afterOne(), { type: 'dropped', player: 'p1' }, { type: 'returned', player: 'p1' });
    expect(proposeRound(now, mode, chanceFrom(1)).flat().sort()).toEqual(
      names(8).map((name) => name.toLowerCase()),
    );
  });
});

describe('who is not there', () => {
  it('takes no seat in the split, though still entered', () => {
    const now = after(
      withPlayers(...names(41)),
      ...names(5).map((name) => ({ type: 'dropped', player: name.toLowerCase() }) as const),
    );
    expect(now.entrants).toHaveLength(41);
    const present = presentIn(now);
    expect(present).toHaveLength(36);
    expect(splitTables(present.length, SETUP.sizes).tables).toEqual(Array(9).fill(4));
  });

  it('does not sit at the table that was fixed for them', () => {
    const now = after(
      withPlayers(...names(8)),
      { type: 'table-fixed', player: 'p8', table: 0 },
      { type: 'dropped', player: 'p8' },
    );
    expect(proposeRound(now, 'standing', chanceFrom(3)).flat()).not.toContain('p8');
  });

  it('cannot be published all the same', () => {
    const now = after(withPlayers(...names(4)), { type: 'dropped', player: 'p4' });
    expect(() => after(now, published(['p1', 'p2', 'p3', 'p4']))).toThrow('seating');
    expect(after(now, published(['p1', 'p2', 'p3'])).rounds).toHaveLength(1);
  });
});

describe('a penalty before the first round', () => {
  const penalty = { player: 'p2', hundredths: 50, reason: 'late' };

  it('counts, and is taken back with no trace', () => {
    const events = [
      tournamentEvent({ type: 'opened', id: 'festival', setup: SETUP }, 0),
      ...names(4).map((name, at) => tournamentEvent(entered(name), at)),
    ];
    const before = foldTournament(events);
    const given = nextLog(before, tournamentEvent({ type: 'penalty-given', penalty }, 9));
    if (!given.ok) throw new Error(given.error);
    // Half a point off nothing: last, the other three first together.
    expect(standingsOf(given.value.now).map(({ player, rank, points }) => [player, rank, points])).toEqual([
      ['p1', 1, 0],
      ['p3', 1, 0],
      ['p4', 1, 0],
      ['p2', 4, -4200],
    ]);
    const back = nextLog(given.value, tournamentEvent({ type: 'undone' }, 10));
    if (!back.ok) throw new Error(back.error);
    expect(back.value.now).toEqual(before.now);
    expect(openLog(events[0] as (typeof events)[number]).now.penalties).toEqual([]);
  });

  it('stays through the rounds until it is lifted', () => {
    const with1 = after(
      withPlayers(...names(4)),
      { type: 'penalty-given', penalty },
      published(['p1', 'p2', 'p3', 'p4']),
      took(0, 0, told(['p2', 500], ['p1', 400], ['p3', 300], ['p4', 100])),
    );
    // 1 − ½ against ⅔: the winner of the table is second.
    expect(standingsOf(with1).map(({ player }) => player)).toEqual(['p1', 'p2', 'p3', 'p4']);
    const lifted = after(with1, { type: 'penalty-lifted', penalty: 0 });
    expect(standingsOf(lifted).map(({ player }) => player)).toEqual(['p2', 'p1', 'p3', 'p4']);
    expect(lifted.rounds).toBe(with1.rounds);
  });
});
