import { describe, expect, it } from 'vitest';
import { RULEBOOK, RULES_VERSION } from '../../src/engine/settings.ts';
import type { Setup, TournamentFact } from '../../src/tournament/facts.ts';
import { proposeRound, swapSeats } from '../../src/tournament/next-round.ts';
import type { TableResult } from '../../src/tournament/result.ts';
import { countRepeats, pastOf } from '../../src/tournament/round.ts';
import {
  isRoundDone,
  nextTournament,
  openTournament,
  presentIn,
  roundsOf,
  standingsOf,
  type Tournament,
} from '../../src/tournament/tournament.ts';
import { USUAL_SIZES } from '../../src/tournament/tables.ts';
import { chanceFrom } from './chance.ts';

const SETUP: Setup = {
  name: 'Felt Festival',
  date: '2026-11-30',
  venue: 'Town hall',
  rules: RULEBOOK,
  rulesVersion: RULES_VERSION,
  sizes: USUAL_SIZES,
  rounds: 3,
  scoring: 'places',
  tieBreaks: ['wins', 'share'],
  finalists: 4,
};

function after(now: Tournament, ...facts: readonly TournamentFact[]): Tournament {
  return facts.reduce((state, fact) => {
    const next = nextTournament(state, fact);
    if (!next.ok) throw new Error(`${next.error}: ${JSON.stringify(fact)}`);
    return next.value;
  }, now);
}

const refusal = (now: Tournament, fact: TournamentFact): string => {
  const next = nextTournament(now, fact);
  return next.ok ? 'ok' : next.error;
};

const entered = (name: string): TournamentFact => ({ type: 'entered', player: name.toLowerCase(), name });

const withPlayers = (...names: readonly string[]): Tournament =>
  after(openTournament({ type: 'opened', id: 'festival', setup: SETUP }), ...names.map(entered));

/** The players as they came in, each with its total. */
function told(...players: readonly (readonly [string, number])[]): TableResult {
  return {
    way: 'typed',
    players: players.map(([player, banked]) => {
      const place = 1 + players.filter(([, other]) => other > banked).length;
      return { player, place, won: place === 1, banked, bestTurn: null, wimpouts: null };
    }),
  };
}

const took = (round: number, table: number, result: TableResult): TournamentFact => ({
  type: 'result-taken',
  round,
  table,
  result,
  game: null,
});

const published = (...tables: readonly (readonly string[])[]): TournamentFact => ({
  type: 'round-published',
  mode: 'by-hand',
  tables,
});

describe('a roster', () => {
  it.each([
    ['a name twice', entered('Ann'), 'nothing'],
    ['the same name for another', { type: 'entered', player: 'x', name: ' Ann ' }, 'name-taken'],
    ['no name', { type: 'entered', player: 'x', name: ' ' }, 'name'],
    ['a name that no transcript can hold', { type: 'entered', player: 'x', name: 'a|b' }, 'name'],
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
    const explained = after(half, { type: 'table-explained', round: 0, table: 1, reason: 'went home' });
    expect(refusal(explained, next)).toBe('ok');
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

describe('a proposal', () => {
  const names = Array.from({ length: 13 }, (_, each) => `P${each}`);
  const players = names.map((name) => name.toLowerCase());
  const now = withPlayers(...names);

  /** All rounds that chance decides, in one way of seating. */
  function play(mode: 'random' | 'standing' | 'ladder', rounds: number, from = now): Tournament {
    const random = chanceFrom(5);
    let state = from;
    for (let round = 0; round < rounds; round++) {
      state = after(state, { type: 'round-published', mode, tables: proposeRound(state, mode, random) });
      for (const [table, { players: seated }] of (state.rounds[round]?.tables ?? []).entries()) {
        const totals = seated.map((player) => [player, 5 * Math.floor(random() * 120)] as const);
        state = after(state, took(round, table, told(...totals)));
      }
    }
    return state;
  }

  it.each(['random', 'standing', 'ladder'] as const)('%s seats everybody once', (mode) => {
    const rounds = roundsOf(play(mode, 4));
    expect(rounds).toHaveLength(4);
    for (const round of rounds) expect([...round.flat()].sort()).toEqual([...players].sort());
  });

  it('by standing seats equals together, a table or two off for fewer repeated meetings', () => {
    const many = withPlayers(...Array.from({ length: 40 }, (_, each) => `P${each}`));
    const state = play('standing', 3, many);
    const rank = new Map(standingsOf(state).map(({ player }, place) => [player, place]));
    const past = pastOf(roundsOf(state));
    let repeats = 0;
    for (const [number, table] of proposeRound(state, 'standing', chanceFrom(1)).entries())
      for (const [place, player] of table.entries()) {
        expect(Math.abs(Math.floor((rank.get(player) as number) / 4) - number)).toBeLessThanOrEqual(3);
        for (const mate of table.slice(place + 1)) repeats += past.met(player, mate);
      }
    // Of 60 meetings.
    expect(repeats).toBeLessThanOrEqual(3);
  });

  it('by standing keeps pairs apart and players at tables of their own', () => {
    const state = after(
      play('standing', 2),
      { type: 'kept-apart', pair: ['p1', 'p2'] },
      { type: 'table-fixed', player: 'p5', table: 2 },
    );
    const round = proposeRound(state, 'standing', chanceFrom(1));
    expect(round[2]).toContain('p5');
    for (const table of round) expect(table.includes('p1') && table.includes('p2')).toBe(false);
  });

  it('of a ladder moves winners up and the last down', () => {
    // Three tables of four; the winner of each is its first player, the last its fourth.
    const twelve = withPlayers(...names.slice(0, 12));
    const tables = [players.slice(0, 4), players.slice(4, 8), players.slice(8, 12)];
    const results = tables.map((table, number) =>
      took(0, number, told(...table.map((player, place) => [player, 500 - 5 * place] as const))),
    );
    const state = after(twelve, published(...tables), ...results);
    const next = proposeRound(state, 'ladder', chanceFrom(1)).map((table) => [...table].sort());
    expect(next).toEqual([
      ['p0', 'p1', 'p2', 'p4'],
      ['p3', 'p5', 'p6', 'p8'],
      ['p10', 'p11', 'p7', 'p9'],
    ]);
  });

  it('of a final has the first of the standings', () => {
    const state = play('random', 3);
    const best = standingsOf(state)
      .slice(0, 4)
      .map(({ player }) => player);
    const [table] = proposeRound(state, 'final', chanceFrom(1));
    expect(table).toEqual(best);
    const final = after(state, { type: 'round-published', mode: 'final', tables: [best] });
    const won = after(
      final,
      took(3, 0, told(...best.map((player, place) => [player, 300 + 5 * place] as const))),
    );
    expect(standingsOf(won)).toEqual(standingsOf(state));
  });

  it('can be changed by hand', () => {
    const round = proposeRound(now, 'by-hand', chanceFrom(3));
    const [one, other] = [round[0]?.[0] as string, round[2]?.[1] as string];
    const swapped = swapSeats(round, one, other);
    expect(swapped[0]?.[0]).toBe(other);
    expect(swapped[2]?.[1]).toBe(one);
    expect(refusal(now, { type: 'round-published', mode: 'by-hand', tables: swapped })).toBe('ok');
  });

  it('repeats few meetings over the rounds of a tournament, with a late entry and a drop', () => {
    let state = now;
    const random = chanceFrom(9);
    for (let round = 0; round < 3; round++) {
      state = after(state, {
        type: 'round-published',
        mode: 'random',
        tables: proposeRound(state, 'random', random),
      });
      for (const [table, { players: seated }] of (state.rounds[round]?.tables ?? []).entries())
        state = after(state, took(round, table, told(...seated.map((player) => [player, 100] as const))));
      if (round === 0) state = after(state, entered('Late'), { type: 'dropped', player: 'p3' });
    }
    // Each later round has a table of five and two of four, from three tables: four pairs at least have met before.
    expect(countRepeats(roundsOf(state))).toBeGreaterThanOrEqual(4);
    expect(countRepeats(roundsOf(state))).toBeLessThanOrEqual(12);
  });
});
