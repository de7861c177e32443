/** What is proposed for the next round, in tournaments whose results chance decides. */
import { describe, expect, it } from 'vitest';
import { proposeRound, swapSeats } from '../../src/tournament/next-round.ts';
import { countRepeats, pastOf } from '../../src/tournament/round.ts';
import { roundsOf, standingsOf, type Tournament } from '../../src/tournament/tournament.ts';
import { chanceFrom } from './chance.ts';
import { after, entered, published, refusal, told, took, withPlayers } from './given.ts';

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
