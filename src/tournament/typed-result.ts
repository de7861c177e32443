/** A result of which only the totals are known: typed in from a paper sheet, or as the table tells it. */
import { ok, refuse, type Result } from '../engine/result.ts';
import type { Rules } from '../engine/settings.ts';
import { plainDigits } from '../game/digits.ts';
import { trimText } from '../game/names.ts';
import type { PlayerResult, TableResult } from './result.ts';

/** What was typed for a player. */
export interface TypedTotal {
  readonly player: string;
  /** As it stands in the field. */
  readonly total: string;
}

/** Far more than anybody has at the highest goal. */
export const MAX_TOTAL = 9_995;

/** Why what was typed is no result; `player` is the first one that it is about. */
export type TypedFault =
  /** A total is missing, or is no multiple of 5 from 0 to {@link MAX_TOTAL}. */
  | { readonly code: 'missing' | 'number'; readonly player: string }
  /** Several have the highest total, and the rules know one winner only. */
  | { readonly code: 'tie' }
  /** More winners than the rules know, or with different totals. */
  | { readonly code: 'winners' };

/** Whether a tie for the highest total makes several winners. */
const sharesWins = ({ ending, tie }: Rules): boolean => ending === 'end-game' && tie === 'shared';

/**
 * Places by the totals, behind the winners.
 *
 * @param players in seat order.
 * @param winners who won, where it is not simply the highest total; empty for that.
 */
export function typedResult(
  players: readonly TypedTotal[],
  winners: readonly string[],
  rules: Rules,
): Result<TableResult, TypedFault> {
  const totals = new Map<string, number>();
  for (const { player, total } of players) {
    const text = plainDigits(trimText(total));
    if (text === '') return refuse({ code: 'missing', player });
    const banked = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
    if (banked % 5 !== 0) return refuse({ code: 'number', player });
    totals.set(player, banked);
  }
  const highest = Math.max(...totals.values());
  const top = [...totals].filter(([, banked]) => banked === highest).map(([player]) => player);
  const won = winners.length > 0 ? winners : top;
  if (won.length > 1) {
    if (!sharesWins(rules)) return refuse({ code: winners.length > 0 ? 'winners' : 'tie' });
    if (won.some((player) => totals.get(player) !== totals.get(won[0] as string)))
      return refuse({ code: 'winners' });
  }
  return ok({ way: 'typed', players: placed(totals, new Set(won)) });
}

function placed(totals: ReadonlyMap<string, number>, won: ReadonlySet<string>): readonly PlayerResult[] {
  const isBefore = (one: string, other: string): boolean =>
    won.has(one) !== won.has(other)
      ? won.has(one)
      : !won.has(one) && (totals.get(one) as number) > (totals.get(other) as number);
  return [...totals].map(([player, banked]) => {
    const place = 1 + [...totals.keys()].filter((other) => isBefore(other, player)).length;
    return { player, place, won: won.has(player), banked, bestTurn: null, wimpouts: null };
  });
}
