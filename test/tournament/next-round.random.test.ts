/** What is proposed for the next round, in tournaments whose results chance decides. */
import { describe, expect, it } from 'vitest';
import type { SeatingMode, TournamentFact } from '../../src/tournament/facts.ts';
import { proposeRound, swapSeats } from '../../src/tournament/next-round.ts';
import { countRepeats, pastOf } from '../../src/tournament/round.ts';
import { splitTables } from '../../src/tournament/tables.ts';
import { presentIn, roundsOf, standingsOf, type Tournament } from '../../src/tournament/tournament.ts';
import { chanceFrom } from './chance.ts';
import { after, entered, published, refusal, SETUP, told, took, withPlayers } from './given.ts';
import { playRound, playRounds, tournamentOf } from './play.ts';

const names = Array.from({ length: 13 }, (_, each) => `P${each}`);
const players = names.map((name) => name.toLowerCase());
const now = tournamentOf(13, 3);

describe('rounds of every mode', () => {
  const MODES = ['random', 'standing', 'ladder', 'by-hand'] as const satisfies readonly SeatingMode[];

  /** Some come late and some drop out, three players are always left. */
  function comeAndGo(state: Tournament, random: () => number): Tournament {
    let next = state;
    for (const player of presentIn(state))
      if (random() < 0.08 && presentIn(next).length > 3) next = after(next, { type: 'dropped', player });
    const more = Math.floor(random() * 1.7);
    for (let each = 0; each < more; each++) next = after(next, entered(`Late ${next.entrants.length}`));
    const gone = next.entrants.find(({ present }) => !present);
    return gone && random() < 0.5 ? after(next, { type: 'returned', player: gone.id }) : next;
  }

  it.each([
    [3, 12],
    [7, 6],
    [14, 5],
    [23, 4],
    [61, 3],
    [200, 2],
  ])(
    'seat all of %i players once over %i rounds, with late entries and drops, and never a bye',
    (count, rounds) => {
      const random = chanceFrom(count * 100 + rounds);
      let state = tournamentOf(count, rounds);
      const played = new Map<string, number>();
      for (let round = 0; round < rounds; round++) {
        if (round > 0) state = comeAndGo(state, random);
        state = playRound(state, MODES[(count + round) % MODES.length] as SeatingMode, random);
        const tables = roundsOf(state)[round] ?? [];
        expect([...tables.flat()].sort()).toEqual([...presentIn(state)].sort());
        const { tables: sizes, within } = splitTables(presentIn(state).length, SETUP.sizes);
        expect(within).toBe(true);
        expect(tables.map(({ length }) => length)).toEqual(sizes);
        for (const player of presentIn(state)) played.set(player, (played.get(player) ?? 0) + 1);
      }
      // Nobody sits out and nobody is given a result: games are what was played, from three players on.
      for (const { player, games } of standingsOf(state)) expect(games).toBe(played.get(player) ?? 0);
    },
  );

  it('cannot be published before every result of the last one is in, or explained', () => {
    const tables = proposeRound(now, 'random', chanceFrom(2));
    const open = after(now, { type: 'round-published', id: 'final', mode: 'random', tables });
    for (const mode of MODES) {
      const next = {
        type: 'round-published',
        id: 'again',
        mode,
        tables: proposeRound(open, mode, chanceFrom(3)),
      } as const;
      expect(refusal(open, next)).toBe('round-open');
    }
  });
});

describe('a proposal', () => {
  it('by standing seats equals together, a table or two off for fewer repeated meetings', () => {
    const state = playRounds(tournamentOf(40, 3), 'standing', 3, chanceFrom(5));
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

  it.each(['random', 'standing', 'ladder'] as const)(
    '%s keeps pairs apart and players at tables of their own',
    (mode) => {
      const state = after(
        playRounds(now, mode, 2, chanceFrom(5)),
        { type: 'kept-apart', pair: ['p1', 'p2'] },
        { type: 'kept-apart', pair: ['p4', 'p6'] },
        { type: 'table-fixed', player: 'p5', table: 2 },
        { type: 'table-fixed', player: 'p7', table: 0 },
      );
      for (let seed = 0; seed < 2; seed++) {
        const round = proposeRound(state, mode, chanceFrom(seed));
        expect(round[2]).toContain('p5');
        expect(round[0]).toContain('p7');
        for (const table of round) {
          expect(table.includes('p1') && table.includes('p2')).toBe(false);
          expect(table.includes('p4') && table.includes('p6')).toBe(false);
        }
      }
    },
  );

  describe('of a ladder', () => {
    // Three tables of four; the winner of each is its first player, the last its fourth.
    const twelve = withPlayers(...names.slice(0, 12));
    const tables = [players.slice(0, 4), players.slice(4, 8), players.slice(8, 12)];
    const results = tables.map((table, number) =>
      took(0, number, told(...table.map((player, place) => [player, 500 - 5 * place] as const))),
    );
    const state = after(twelve, published(...tables), ...results);
    const next = (from: Tournament) =>
      proposeRound(from, 'ladder', chanceFrom(1)).map((table) => [...table].sort());

    it('moves winners up and the last down', () => {
      expect(next(state)).toEqual([
        ['p0', 'p1', 'p2', 'p4'],
        ['p3', 'p5', 'p6', 'p8'],
        ['p10', 'p11', 'p7', 'p9'],
      ]);
    });

    it('leaves a table in its place where all share the first', () => {
      const [one, , three] = results as [TournamentFact, TournamentFact, TournamentFact];
      const level = told(...(tables[1] ?? []).map((player) => [player, 500] as const));
      // Nobody leaves the table in the middle, so its neighbours have no seat to go to.
      expect(next(after(twelve, published(...tables), one, took(0, 1, level), three))).toEqual([
        ['p0', 'p1', 'p2', 'p3'],
        ['p4', 'p5', 'p6', 'p7'],
        ['p10', 'p11', 'p8', 'p9'],
      ]);
    });

    it('goes on from the last round that was no final', () => {
      const final = {
        type: 'round-published',
        id: 'final',
        mode: 'final',
        tables: [['p8', 'p4', 'p0', 'p9']],
      } as const;
      const won = told(['p8', 500], ['p4', 400], ['p0', 300], ['p9', 200]);
      expect(next(after(state, final, took(1, 0, won)))).toEqual(next(state));
    });
  });

  it('of a final has the first of the standings, who keep their ranks', () => {
    const state = playRounds(now, 'random', 3, chanceFrom(5));
    const best = standingsOf(state)
      .slice(0, 4)
      .map(({ player }) => player);
    const [table] = proposeRound(state, 'final', chanceFrom(1));
    expect(table).toEqual(best);
    const final = after(state, { type: 'round-published', id: 'final', mode: 'final', tables: [best] });
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
    expect(refusal(now, { type: 'round-published', id: 'final', mode: 'by-hand', tables: swapped })).toBe(
      'ok',
    );
  });

  it('repeats few meetings over the rounds of a tournament, with a late entry and a drop', () => {
    const random = chanceFrom(9);
    const first = playRound(now, 'random', random);
    const changed = after(first, entered('Late'), { type: 'dropped', player: 'p3' });
    const repeats = countRepeats(roundsOf(playRounds(changed, 'random', 2, random)));
    // Each later round has a table of five and two of four, from three tables: four pairs at least have met before.
    expect(repeats).toBeGreaterThanOrEqual(4);
    expect(repeats).toBeLessThanOrEqual(12);
  });
});
