/** What a step back or forth is about, by name: part of the label of its button, and said when it is done. */
import { nameOf, type Tournament } from '../../tournament/tournament.ts';
import type { Step, TournamentLog } from '../../tournament/tournament-log.ts';
import * as words from '../../ui/words/event.ts';
import { roundOf, whereOf } from './where.ts';

export function stepWords({ fact, before, after }: Step): string {
  const name = (player: string): string => nameOf(after, player) || nameOf(before, player);
  switch (fact.type) {
    case 'opened':
    case 'setup-changed':
      return words.stepWords[fact.type]();
    case 'entered':
      return words.stepWords.entered(fact.players.map((player) => player.name));
    case 'renamed':
      return words.stepWords.renamed(nameOf(before, fact.player), fact.name);
    case 'dropped':
    case 'returned':
      return words.stepWords[fact.type](name(fact.player));
    case 'table-fixed':
      return words.stepWords[fact.table === null ? 'table-freed' : 'table-fixed'](name(fact.player));
    case 'kept-apart':
    case 'let-together':
      return words.stepWords[fact.type](fact.pair.map(name));
    case 'round-published':
      return words.stepWords['round-published'](roundOf(after, after.rounds.length - 1));
    case 'result-taken': {
      const had = before.rounds[fact.round]?.tables[fact.table]?.result ?? null;
      const type = had === null ? 'result-taken' : 'result-amended';
      return words.stepWords[type](tableIn(after, fact));
    }
    case 'copy-kept':
    case 'table-explained':
      return words.stepWords[fact.type](tableIn(after, fact));
    case 'penalty-given':
      return words.stepWords['penalty-given'](name(fact.penalty.player));
    case 'penalty-lifted':
      return words.stepWords['penalty-lifted'](name(before.penalties[fact.penalty]?.player ?? ''));
    case 'roll-off-held':
      return words.stepWords['roll-off-held'](fact.order.map(name));
  }
}

/** The round that an undo would take back, if it had results: they are in what can be done again, and nowhere else. */
export function roundAtStake({ done, undone }: TournamentLog): { name: string; results: number } | null {
  const last = done.at(-1);
  if (last?.fact.type !== 'round-published') return null;
  const round = last.after.rounds.length - 1;
  const tables = new Set(
    undone.flatMap(({ fact }) => (fact.type === 'result-taken' && fact.round === round ? [fact.table] : [])),
  );
  return tables.size === 0 ? null : { name: roundOf(last.after, round), results: tables.size };
}

const tableIn = (now: Tournament, { round, table }: { round: number; table: number }): string =>
  whereOf(now, round, table);
