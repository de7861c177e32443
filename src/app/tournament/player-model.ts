/** What the page of one player shows. */
import { type Figures, figuresOf, metBy, recordOf, type SatDown, seatsOf } from '../../tournament/record.ts';
import type { Penalty } from '../../tournament/standings.ts';
import { type Entrant, entrantOf, nameOf, type Tournament } from '../../tournament/tournament.ts';
import * as words from '../../ui/words/event-standings.ts';
import { shortWay } from '../../ui/words/event-table.ts';
import { type StandingView, standingsView } from './standings-model.ts';
import { whereOf } from './where.ts';

export interface RoundView {
  /** Both from 0. */
  readonly round: number;
  readonly table: number;
  readonly title: string;
  /** "threw second, with Ann and Bo" */
  readonly company: string;
  /** "Place 2, 430 banked", or why there is no result. */
  readonly outcome: string;
  /** '' where none could be made. */
  readonly points: string;
  /** How the result came in and what else is known; '' without one. */
  readonly details: string;
}

export interface PlayerView {
  readonly entrant: Entrant;
  /** Null before any result. */
  readonly standing: StandingView | null;
  readonly figures: Figures;
  readonly rounds: readonly RoundView[];
  readonly seats: readonly string[];
  readonly met: readonly { readonly player: string; readonly name: string; readonly times: number }[];
  readonly penalties: readonly Penalty[];
}

/** Null for an id that is not entered. */
export function playerView(now: Tournament, player: string): PlayerView | null {
  const entrant = entrantOf(now, player);
  if (entrant === undefined) return null;
  const { begun, rows } = standingsView(now);
  const record = recordOf(now, player);
  return {
    entrant,
    standing: begun ? (rows.find((row) => row.player === player) ?? null) : null,
    figures: figuresOf(now, player),
    rounds: record.map((sat) => roundView(now, sat, player)),
    seats: [...seatsOf(record)].map(([seat, times]) => words.timesWords(words.seatWords(seat), times)),
    met: [...metBy(record, player)].map(([other, times]) => ({
      ...{ player: other, times },
      name: nameOf(now, other),
    })),
    penalties: now.penalties.filter((penalty) => penalty.player === player),
  };
}

function roundView(now: Tournament, sat: SatDown, player: string): RoundView {
  const { round, table, mode, played, players, seat, own, points } = sat;
  const others = players.filter((other) => other !== player).map((other) => nameOf(now, other));
  return {
    round,
    table,
    title: whereOf(now, round, table),
    company: `${words.throwsAs(seat)}, ${words.withWords(others)}`,
    outcome: outcomeOf(sat),
    points: points === null ? '' : words.pointsWords(points),
    details:
      own === null || played.result === null
        ? ''
        : [
            shortWay(played.result.way),
            ...(own.bestTurn === null ? [] : [words.bestTurnWords(own.bestTurn)]),
            ...(own.wimpouts === null ? [] : [words.wimpoutsWords(own.wimpouts)]),
            ...(mode === 'final' ? [words.noPointsInFinal()] : []),
          ].join(', '),
  };
}

function outcomeOf({ own, played }: SatDown): string {
  if (own !== null) return `${words.placeWords(own.place)}, ${words.totalWords(own.banked)}`;
  return played.explained === null ? words.noResultYet() : words.explainedWords(played.explained);
}
