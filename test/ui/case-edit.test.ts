import { describe, expect, it } from 'vitest';
import { type CasePosition, FIRST_POSITION } from '../../src/bench/case.ts';
import { impossible } from '../../src/bench/possible.ts';
import { RULEBOOK } from '../../src/engine/settings.ts';
import * as edit from '../../src/ui/case-edit.ts';

const EVERY: CasePosition = { ...FIRST_POSITION, rules: { ...RULEBOOK, pendingFlash: 'every' } };
const three = edit.withMoreSeats(FIRST_POSITION);

describe('a position while it is set up', () => {
  it('takes a throw that counted for granted when there are points or fewer cubes', () => {
    expect(edit.lastThrowOf(FIRST_POSITION.turn)).toBe('none');
    expect(edit.lastThrowOf(edit.withPoints(FIRST_POSITION, 40).turn)).toBe('counted');
    const two = edit.withCubes(FIRST_POSITION, { common: 2, sun: false });
    expect(two.turn).toMatchObject({ started: true, allFive: false });
    // All five in hand behind a throw that counted: all five have scored.
    expect(edit.withPoints(FIRST_POSITION, 40).turn.allFive).toBe(true);
  });

  it('has the points of a flash in the turn', () => {
    const { turn } = edit.withPending(FIRST_POSITION, '4');
    expect(turn.pending).toEqual([{ face: '4', points: 40 }]);
    expect(turn.points).toBe(40);
    expect(edit.withPending(edit.withPending(FIRST_POSITION, '4'), '4').turn.pending).toEqual([]);
  });

  it('has several faces to clear only where the rules leave several', () => {
    const latest = edit.withPending(edit.withPending(FIRST_POSITION, '4'), '6');
    expect(latest.turn.pending.map(({ face }) => face)).toEqual(['6']);
    const every = edit.withPending(edit.withPending(EVERY, '4'), '6');
    expect(every.turn.pending.map(({ face }) => face)).toEqual(['4', '6']);
    expect(every.turn.points).toBe(100);
  });

  it('begins the turn anew, or throws the same cubes again', () => {
    const under = edit.withPending(edit.withCubes(FIRST_POSITION, { common: 1, sun: true }), '4');
    expect(edit.withLastThrow(under, 'again').turn).toMatchObject({ again: true, started: true, points: 40 });
    expect(edit.withLastThrow(under, 'none').turn).toEqual(FIRST_POSITION.turn);
    expect(edit.withLastThrow(FIRST_POSITION, 'again').turn).toMatchObject({ again: true, started: false });
  });

  it('puts on the board who has points, and begins the turn with the total', () => {
    const banked = edit.withSeat(FIRST_POSITION, 0, { banked: 85 });
    expect(banked.seats[0]).toMatchObject({ banked: 85, onBoard: true });
    expect(banked.began).toBe(85);
    expect(edit.withSeat(banked, 1, { banked: 40 }).began).toBe(85);
    expect(edit.withSeat(FIRST_POSITION, 0, { onBoard: true }).seats[0]).toMatchObject({
      banked: 0,
      onBoard: true,
    });
  });

  it('has an ending with the best of the others in the lead', () => {
    const totals = edit.withSeat(edit.withSeat(three, 1, { banked: 400 }), 2, { banked: 505 });
    const licks = edit.withPhase(totals, 'last-licks');
    expect(licks.ending).toEqual({ kind: 'last-licks', leader: 2, waiting: [1] });
    expect(impossible(licks)).toBeNull();
    expect(edit.withPhase(licks, 'play').ending).toBeNull();
    // Without the leader the other one leads.
    expect(edit.withoutSeat(licks, 2).ending).toEqual({ kind: 'last-licks', leader: 1, waiting: [] });
    expect(edit.withoutSeat(edit.withoutSeat(licks, 2), 1).ending).toBeNull();
  });

  it('has the last turns go round', () => {
    const last = edit.withPhase(three, 'end-game');
    expect(edit.withLeader(last, 2).ending).toEqual({ kind: 'end-game', leader: 2, waiting: [1] });
    expect(edit.withWaiting(last, 2).ending?.waiting).toEqual([1, 2]);
    expect(edit.withWaiting(edit.withWaiting(last, 2), 1).ending?.waiting).toEqual([]);
  });

  it('has twelve players at the most', () => {
    let position = FIRST_POSITION;
    for (let more = 0; more < 20; more++) position = edit.withMoreSeats(position);
    expect(position.seats).toHaveLength(12);
    expect(edit.maySeatMore(position)).toBe(false);
  });
});
