/** How rounds and tables of a tournament are named; both are counted from 0 here. */
import type { Tournament } from '../../tournament/tournament.ts';
import { roundName, whereWords } from '../../ui/words/event.ts';

/** "Round 2", or "Final". */
export const roundOf = ({ rounds }: Tournament, round: number): string =>
  roundName(round, rounds[round]?.mode === 'final');

/** "Round 2, table 5". */
export const whereOf = (now: Tournament, round: number, table: number): string =>
  whereWords(roundOf(now, round), table);
