import { describe, expect, it } from 'vitest';
import { RULEBOOK, RULES_VERSION } from '../../src/engine/settings.ts';
import type { Setup, TournamentFact } from '../../src/tournament/facts.ts';
import { isRoundDone, presentIn, standingsOf, undecidedIn } from '../../src/tournament/tournament.ts';
import { after, entered, published, refusal, SETUP, told, took, withPlayers } from './given.ts';

describe('a roster', () => {
  it.each([
    ['a name twice', entered('Ann'), 'nothing'],
    ['the same name for another', { type: 'entered', players: [{ id: 'x', name: ' Ann ' }] }, 'name-taken'],
    ['no name', { type: 'entered', players: [{ id: 'x', name: ' ' }] }, 'name'],
    ['a name that no transcript can hold', { type: 'entered', players: [{ id: 'x', name: 'a|b' }] }, 'name'],
    ['a stranger who drops', { type: 'dropped', player: 'x' }, 'unknown-player'],
    ['somebody present who returns', { type: 'returned', player: 'ann' }, 'nothing'],
    ['a pair of one', { type: 'kept-apart', pair: ['ann', 'ann'] }, 'nothing'],
    [
      'a penalty of nothing',
      { type: 'penalty-given', penalty: { player: 'ann', hundredths: 0, reason: 'x' } },
      'nothing',
    ],
    [
      'a penalty without a reason',
      { type: 'penalty-given', penalty: { player: 'ann', hundredths: 5, reason: ' ' } },
      'reason',
    ],
  ] as const satisfies readonly (readonly [string, TournamentFact, string])[])(
    'refuses %s',
    (_, fact, code) => {
      expect(refusal(withPlayers('Ann', 'Bo', 'Cy'), fact)).toBe(code);
    },
  );

  it('lets players drop, come back, and take another name', () => {
    const now = withPlayers('Ann', 'Bo', 'Cy');
    const without = after(now, { type: 'dropped', player: 'bo' });
    expect(presentIn(without)).toEqual(['ann', 'cy']);
    const back = after(
      without,
      { type: 'returned', player: 'bo' },
      { type: 'renamed', player: 'bo', name: 'Bob' },
    );
    expect(back.entrants.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cy']);
  });
});

describe('a round', () => {
  const now = withPlayers('Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fy');

  it.each([
    ['leaves somebody out', published(['ann', 'bo', 'cy'], ['di', 'ed'])],
    ['seats somebody twice', published(['ann', 'bo', 'cy'], ['di', 'ed', 'ann'])],
    ['seats a stranger', published(['ann', 'bo', 'cy'], ['di', 'ed', 'x'])],
    ['has a table of one', published(['ann', 'bo', 'cy', 'di', 'ed'], ['fy'])],
    ['has no table', published()],
  ])('is refused when it %s', (_, fact) => {
    expect(refusal(now, fact)).toBe('seating');
  });

  const first = after(now, published(['ann', 'bo', 'cy'], ['di', 'ed', 'fy']));
  const one = told(['ann', 500], ['bo', 400], ['cy', 300]);
  const two = told(['fy', 510], ['di', 450], ['ed', 300]);

  it('must be in before the next one, or explained', () => {
    const next = published(['ann', 'bo', 'fy'], ['di', 'ed', 'cy']);
    expect(refusal(first, next)).toBe('round-open');
    const half = after(first, took(0, 0, one));
    expect(isRoundDone(half)).toBe(false);
    expect(refusal(half, next)).toBe('round-open');
    expect(refusal(half, { type: 'table-explained', round: 0, table: 1, reason: '' })).toBe('reason');
    expect(refusal(after(half, took(0, 1, two)), next)).toBe('ok');
    expect(refusal(half, { type: 'table-explained', round: 0, table: 1, reason: '\u202e \u200b' })).toBe(
      'reason',
    );
    const explained = after(half, { type: 'table-explained', round: 0, table: 1, reason: 'went home' });
    expect(refusal(explained, next)).toBe('ok');
  });

  it('is no final while copies of any round differ, but any other one', () => {
    const second = published(['ann', 'bo', 'fy'], ['di', 'ed', 'cy']);
    const played = after(
      first,
      ...[took(0, 0, one), took(0, 1, two), second],
      took(1, 0, told(['ann', 500], ['bo', 400], ['fy', 300])),
      took(1, 1, told(['di', 500], ['ed', 400], ['cy', 300])),
    );
    const final: TournamentFact = {
      type: 'round-published',
      id: 'final',
      mode: 'final',
      tables: [['fy', 'ann', 'di']],
    };
    expect(refusal(played, final)).toBe('ok');
    const copy = { ...took(0, 1, two), type: 'copy-kept' } as TournamentFact;
    const undecided = after(played, copy);
    expect(undecidedIn(undecided)).toEqual([{ round: 0, table: 1 }]);
    expect(refusal(undecided, final)).toBe('round-open');
    expect(refusal(undecided, second)).toBe('ok');
    expect(refusal(after(undecided, took(0, 1, two)), final)).toBe('ok');
  });

  it.each([
    ['of a table that is not there', took(0, 2, one), 'no-such-table'],
    ['of another table', took(0, 1, one), 'result'],
    ['without one of its players', took(0, 0, told(['ann', 500], ['bo', 400])), 'result'],
    ['with a total that no game has', took(0, 0, told(['ann', 500], ['bo', 401], ['cy', 0])), 'result'],
  ])('refuses a result %s', (_, fact, code) => {
    expect(refusal(first, fact)).toBe(code);
  });

  it('can be amended, and all follows', () => {
    const both = after(first, took(0, 0, one), took(0, 1, two));
    expect(standingsOf(both).map(({ player }) => player)).toEqual(['fy', 'ann', 'di', 'bo', 'cy', 'ed']);
    const amended = after(both, took(0, 0, told(['bo', 520], ['ann', 500], ['cy', 300])));
    expect(standingsOf(amended).map(({ player }) => player)).toEqual(['bo', 'fy', 'ann', 'di', 'cy', 'ed']);
  });

  it('freezes what its games are played by', () => {
    const changed = (setup: Partial<Setup>): TournamentFact => ({
      type: 'setup-changed',
      setup: { ...SETUP, ...setup },
    });
    expect(refusal(now, changed({ rules: { ...RULEBOOK, goal: 300 } }))).toBe('ok');
    for (const setup of [
      { rules: { ...RULEBOOK, goal: 300 } },
      { rulesVersion: RULES_VERSION + 1 },
      { scoring: 'wins' },
      { tieBreaks: [] },
    ] as const)
      expect(refusal(first, changed(setup))).toBe('frozen');
    expect(refusal(first, changed({ name: 'Felt Fest', rounds: 5, finalists: null }))).toBe('ok');
  });
});

describe('a reason', () => {
  it('stands in one line, with nothing in it that no reader sees', () => {
    const now = after(
      withPlayers('Ann', 'Bo'),
      published(['ann', 'bo']),
      {
        type: 'penalty-given',
        penalty: { player: 'ann', hundredths: 5, reason: ' \u202elate\u200b\r\nagain ' },
      },
      { type: 'table-explained', round: 0, table: 0, reason: '\u202ewent\thome' },
    );
    expect(now.penalties).toEqual([{ player: 'ann', hundredths: 5, reason: 'late again' }]);
    expect(now.rounds[0]?.tables[0]?.explained).toBe('went home');
  });
});
