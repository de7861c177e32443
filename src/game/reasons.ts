/** Why each player of a finished game stands where they do. */
import { type Game, type Over, playerAt } from '../engine/game.ts';
import { type HistoryStep, stepsOf } from './history.ts';
import type { Log } from './log.ts';

export const REASONS = [
  // Winners.
  'stars',
  'reached-goal',
  'kept-lead',
  'took-lead-in-lick',
  'took-lead-in-last-turn',
  'lead-passed-on',
  'shared-lead',
  'last-one-in',
  // The others.
  'lost-lead',
  'failed-lick',
  'fell-short',
  'supernova',
  'wrecks',
  'left',
] as const;
export type Reason = (typeof REASONS)[number];

/** The reason of each player, in the order of the game's list; null where their total says it all. */
export function reasonsOf(log: Log): readonly (Reason | null)[] {
  const { game } = log.last;
  if (game.phase !== 'over') return game.players.map(() => null);
  const leads = leadsOf(stepsOf(log));
  return game.players.map((_, place) =>
    game.winners.includes(place) ? winnersReason(game, place, leads) : othersReason(game, place, leads),
  );
}

/** How a player came to lead: by the goal, by a higher total, or because the leader went out. */
type LeadReason = 'kept-lead' | 'took-lead-in-lick' | 'took-lead-in-last-turn' | 'lead-passed-on';

/** Who led when during the ending, and how each came to it the last time. */
type Leads = ReadonlyMap<string, LeadReason>;

function leadsOf(steps: readonly HistoryStep[]): Leads {
  const leads = new Map<string, LeadReason>();
  for (const { event, before, game } of steps) {
    const leader = leaderOf(game);
    if (leader === null || leader === leaderOf(before)) continue;
    const banks = event.type === 'banked' || event.type === 'total-entered';
    if (!banks) leads.set(leader, 'lead-passed-on');
    else if (before.phase === 'play') leads.set(leader, 'kept-lead');
    else leads.set(leader, before.phase === 'last-licks' ? 'took-lead-in-lick' : 'took-lead-in-last-turn');
  }
  return leads;
}

function leaderOf(game: Game): string | null {
  return game.phase === 'play' || game.leader === null ? null : playerAt(game, game.leader).name;
}

function winnersReason(game: Over, place: number, leads: Leads): Reason {
  switch (game.end) {
    case 'stars':
      return 'stars';
    case 'goal':
      return 'reached-goal';
    case 'alone':
    case 'nobody':
      return 'last-one-in';
    case 'last-licks':
    case 'end-game':
      return place === game.leader ? (leads.get(playerAt(game, place).name) ?? 'kept-lead') : 'shared-lead';
  }
}

function othersReason(game: Over, place: number, leads: Leads): Reason | null {
  const { name, out } = playerAt(game, place);
  if (out !== null && out !== 'lick') return out;
  if (leads.has(name)) return 'lost-lead';
  if (out === 'lick') return 'failed-lick';
  return game.end === 'end-game' ? 'fell-short' : null;
}
