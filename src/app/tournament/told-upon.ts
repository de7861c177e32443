/** Whether what a fact was decided upon is still so, when another window has told something meanwhile. */
import { isSameJson } from '../../game/same-json.ts';
import type { TournamentFact } from '../../tournament/facts.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import type { Step, TournamentLog } from '../../tournament/tournament-log.ts';

/** What the desk is told. */
export type Told = TournamentFact | { readonly type: 'undone' } | { readonly type: 'redone' };

/**
 * Facts that say the same whatever was told before them always hold. A decision about a table holds while its round is
 * the one that was seen, and what is known of it too; a round while it is the next one; a step back or forth while it is about the step that was seen.
 *
 * @param upon the log when it was decided.
 */
export function stillHolds(fact: Told, upon: TournamentLog, log: TournamentLog): boolean {
  const [before, now] = [upon.now, log.now];
  switch (fact.type) {
    case 'undone':
      return areSameSteps(upon.done, log.done);
    case 'redone':
      return areSameSteps(upon.undone, log.undone);
    case 'round-published':
      return isSameJson(idsOf(before), idsOf(now));
    case 'copy-kept':
      return before.rounds[fact.round]?.id === now.rounds[fact.round]?.id;
    case 'result-taken':
    case 'table-explained':
      return isSameJson(tableIn(before, fact), tableIn(now, fact));
    case 'penalty-lifted':
      return isSameJson(before.penalties[fact.penalty], now.penalties[fact.penalty]);
    default:
      return true;
  }
}

const idsOf = ({ rounds }: Tournament): readonly string[] => rounds.map(({ id }) => id);

const tableIn = ({ rounds }: Tournament, { round, table }: { round: number; table: number }): unknown => [
  rounds[round]?.id,
  rounds[round]?.tables[table],
];

const areSameSteps = (one: readonly Step[], other: readonly Step[]): boolean => {
  const [own, theirs] = [one.at(-1), other.at(-1)];
  return one.length === other.length && own?.at === theirs?.at && isSameJson(own?.fact, theirs?.fact);
};
