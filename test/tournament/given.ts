/** A tournament to try things on. */
import { RULEBOOK, RULES_VERSION } from '../../src/engine/settings.ts';
import type { Setup, TournamentFact } from '../../src/tournament/facts.ts';
import type { TableResult } from '../../src/tournament/result.ts';
import { USUAL_SIZES } from '../../src/tournament/tables.ts';
import { nextTournament, openTournament, type Tournament } from '../../src/tournament/tournament.ts';

export const SETUP: Setup = {
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
  minutes: null,
};

export function after(now: Tournament, ...facts: readonly TournamentFact[]): Tournament {
  return facts.reduce((state, fact) => {
    const next = nextTournament(state, fact);
    if (!next.ok) throw new Error(`${next.error}: ${JSON.stringify(fact)}`);
    return next.value;
  }, now);
}

export const refusal = (now: Tournament, fact: TournamentFact): string => {
  const next = nextTournament(now, fact);
  return next.ok ? 'ok' : next.error;
};

export const entered = (name: string): TournamentFact => ({
  type: 'entered',
  players: [{ id: name.toLowerCase(), name }],
});

export const withPlayers = (...names: readonly string[]): Tournament =>
  after(openTournament({ type: 'opened', id: 'festival', setup: SETUP }), ...names.map(entered));

/** The players as they came in, each with its total. */
export function told(...players: readonly (readonly [string, number])[]): TableResult {
  return {
    way: 'typed',
    players: players.map(([player, banked]) => {
      const place = 1 + players.filter(([, other]) => other > banked).length;
      return { player, place, won: place === 1, banked, bestTurn: null, wimpouts: null };
    }),
  };
}

export const took = (round: number, table: number, result: TableResult): TournamentFact => ({
  type: 'result-taken',
  round,
  table,
  result,
  game: null,
  flags: [],
});

let seatings = 0;

/** Each time another seating, be it of the same tables. */
export const published = (...tables: readonly (readonly string[])[]): TournamentFact => ({
  type: 'round-published',
  id: `seating${++seatings}`,
  mode: 'by-hand',
  tables,
});
