import { describe, expect, it } from 'vitest';
import {
  foldTournament,
  nextLog,
  openLog,
  tournamentEvent,
  type TournamentEvent,
} from '../../src/tournament/tournament-log.ts';
import { entered, published, SETUP, told, took } from './given.ts';

const at = (minute: number): number => Date.UTC(2026, 10, 30, 20, minute);

const OPENED: TournamentEvent = { v: 1, at: at(0), type: 'opened', id: 'festival', setup: SETUP };
const FACTS = [
  entered('Ann'),
  entered('Bo'),
  entered('Cy'),
  published(['ann', 'bo', 'cy']),
  took(0, 0, told(['ann', 500], ['bo', 400], ['cy', 300])),
].map((fact, minute) => tournamentEvent(fact, at(minute + 1)));
const UNDONE = tournamentEvent({ type: 'undone' }, at(10));
const REDONE = tournamentEvent({ type: 'redone' }, at(11));

const names = (events: readonly TournamentEvent[]) =>
  foldTournament(events).now.entrants.map(({ name }) => name);

describe('the log of a tournament', () => {
  it('takes facts back one by one, and again', () => {
    const whole = foldTournament([OPENED, ...FACTS]);
    expect(foldTournament([OPENED, ...FACTS, UNDONE]).now.rounds[0]?.tables[0]?.result).toBe(null);
    expect(foldTournament([OPENED, ...FACTS, UNDONE, UNDONE]).now.rounds).toEqual([]);
    expect(names([OPENED, ...FACTS, UNDONE, UNDONE, UNDONE])).toEqual(['Ann', 'Bo']);
    expect(foldTournament([OPENED, ...FACTS, UNDONE, UNDONE, REDONE, REDONE])).toEqual(whole);
  });

  it('has nothing to take back after its opening, nor again after another fact', () => {
    expect(nextLog(openLog(OPENED), UNDONE)).toEqual({ ok: false, error: 'nothing' });
    expect(nextLog(openLog(OPENED), REDONE)).toEqual({ ok: false, error: 'nothing' });
    const other = foldTournament([
      OPENED,
      ...FACTS,
      UNDONE,
      tournamentEvent({ type: 'dropped', player: 'cy' }, at(12)),
    ]);
    expect(nextLog(other, REDONE)).toEqual({ ok: false, error: 'nothing' });
  });

  it('tells what stands, and when it was', () => {
    const { done, undone } = foldTournament([OPENED, ...FACTS, UNDONE]);
    expect(done.map(({ fact, at: when }) => [fact.type, when])).toEqual([
      ['entered', at(1)],
      ['entered', at(2)],
      ['entered', at(3)],
      ['round-published', at(4)],
    ]);
    expect(undone.map(({ fact }) => fact.type)).toEqual(['result-taken']);
  });

  it('refuses what the tournament refuses, and cannot be folded with it', () => {
    const log = foldTournament([OPENED, ...FACTS]);
    expect(nextLog(log, tournamentEvent(entered('Ann'), at(9)))).toEqual({ ok: false, error: 'nothing' });
    expect(() => foldTournament([OPENED, ...FACTS, ...FACTS])).toThrow('entered');
    expect(() => foldTournament(FACTS)).toThrow('cannot begin');
    expect(() => foldTournament([])).toThrow('at least one');
  });
});
