import { describe, expect, it } from 'vitest';
import { figuresOf, metBy, recordOf, seatsOf } from '../../src/tournament/record.ts';
import { rollOffsOf } from '../../src/tournament/roll-offs.ts';
import { POINT, type TieBreak } from '../../src/tournament/standings.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { after, entered, published, SETUP, told, took, withPlayers } from './given.ts';
import { PLAYED } from './played-event.ts';

const by = (now: Tournament, ...tieBreaks: readonly TieBreak[]): Tournament => ({
  ...now,
  setup: { ...SETUP, tieBreaks },
});

/** Ann and Cy won with 50, Bo and Di lost with 40; Ed came late. */
const LEVEL = after(
  withPlayers('Ann', 'Bo', 'Cy', 'Di'),
  published(['ann', 'bo'], ['cy', 'di']),
  took(0, 0, told(['ann', 50], ['bo', 40])),
  took(0, 1, told(['cy', 50], ['di', 40])),
  entered('Ed'),
  entered('Flo'),
);

describe('roll-offs', () => {
  it('are due where players share a rank, but not for those who have not played', () => {
    const now = by(LEVEL, 'wins', 'share', 'roll-off');
    // Bo and Di have no point either, so Ed and Flo are level with them: without them it would not count.
    expect(rollOffsOf(now)).toEqual([
      { players: ['ann', 'cy'], held: null },
      { players: ['bo', 'di', 'ed', 'flo'], held: null },
    ]);
    expect(rollOffsOf(by(after(withPlayers('Ann', 'Bo')), 'roll-off'))).toEqual([]);
  });

  it('are none where the event did not declare them', () => {
    expect(rollOffsOf(by(LEVEL, 'wins', 'share'))).toEqual([]);
  });

  it('stay in sight when they were held, with the order that counts', () => {
    const now = after(
      by(LEVEL, 'wins', 'roll-off'),
      { type: 'roll-off-held', order: ['ann', 'cy'] },
      { type: 'roll-off-held', order: ['cy', 'bo', 'ann'] },
    );
    expect(rollOffsOf(now)[0]).toEqual({ players: ['ann', 'cy'], held: ['cy', 'ann'] });
  });

  it('take in all who were level when it was its turn, also those whom a later tie-break would part', () => {
    // Ann and Cy lose the point they made: nobody has one, and wins are looked at later.
    const off = (player: string) =>
      ({ type: 'penalty-given', penalty: { player, hundredths: 100, reason: 'late' } }) as const;
    const now = after(by(LEVEL, 'roll-off', 'wins'), off('ann'), off('cy'));
    expect(rollOffsOf(now)).toEqual([{ players: ['ann', 'bo', 'cy', 'di', 'ed', 'flo'], held: null }]);
    const order = ['flo', 'ed', 'di', 'cy', 'bo', 'ann'];
    const held = after(now, { type: 'roll-off-held', order });
    expect(rollOffsOf(held)).toEqual([{ players: ['ann', 'bo', 'cy', 'di', 'ed', 'flo'], held: order }]);
  });
});

describe('the record of a player', () => {
  it('has each table, and the points it made', () => {
    expect(
      recordOf(PLAYED, 'cy').map(({ round, table, seat, own, points }) => [
        ...[round, table, seat, own?.place, points],
      ]),
    ).toEqual([[0, 0, 2, 2, POINT / 2]]);
  });

  it('goes by the seats that were played, and makes no points in a final', () => {
    const now = after(
      PLAYED,
      published(['ann', 'bo'], ['cy', 'di', 'ed']),
      took(1, 0, told(['bo', 50], ['ann', 40])),
      { type: 'table-explained', round: 1, table: 1, reason: 'fire' },
      { type: 'round-published', id: 'final', mode: 'final', tables: [['di', 'ann']] },
      took(2, 0, told(['ann', 50], ['di', 40])),
    );
    const ann = recordOf(now, 'ann');
    expect(ann.map(({ seat, points }) => [seat, points])).toEqual([
      [0, POINT],
      [1, 0],
      [0, null],
    ]);
    expect([...seatsOf(ann)]).toEqual([
      [0, 2],
      [1, 1],
    ]);
    // Bo twice, Cy and Di once each.
    expect([...metBy(ann, 'ann')]).toEqual([
      ['bo', 2],
      ['cy', 1],
      ['di', 1],
    ]);
    // Nobody met at the table that was not played.
    expect([...metBy(recordOf(now, 'cy'), 'cy')]).toEqual([
      ['ann', 1],
      ['bo', 1],
    ]);
    // 90 in two games, and the goal of the event is 500.
    expect(figuresOf(now, 'ann')).toEqual({ games: 2, wins: 1, share: 0.09, bestTurn: null, wimpouts: null });
  });

  it('knows best turn and wimpouts only where all games are known', () => {
    expect(figuresOf(PLAYED, 'cy')).toEqual({ games: 1, wins: 0, share: 0, bestTurn: 0, wimpouts: 2 });
    expect(figuresOf(PLAYED, 'di')).toMatchObject({ games: 1, wins: 1, bestTurn: null, wimpouts: null });
    expect(figuresOf(after(PLAYED, entered('Late')), 'late')).toEqual({
      ...{ games: 0, wins: 0, share: null, bestTurn: null, wimpouts: null },
    });
  });
});
