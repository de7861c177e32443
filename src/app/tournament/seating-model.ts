/** What the page of the next round offers and shows. */
import type { SeatingMode } from '../../tournament/facts.ts';
import { isTableDone, presentIn, type Tournament } from '../../tournament/tournament.ts';

/** What stands in the way of another round. */
export type Hindrance =
  /** Tables of the last round, from 0, that have no result or two that differ. */
  | { readonly kind: 'missing'; readonly round: number; readonly tables: readonly number[] }
  /** Fewer than two players are there. */
  | { readonly kind: 'players'; readonly present: number };

export function hindranceOf(now: Tournament): Hindrance | null {
  const round = now.rounds.length - 1;
  const tables = (now.rounds[round]?.tables ?? []).flatMap((table, number) =>
    isTableDone(table) ? [] : [number],
  );
  if (tables.length > 0) return { kind: 'missing', round, tables };
  const present = presentIn(now).length;
  return present < 2 ? { kind: 'players', present } : null;
}

/** Whether the final has been played, and no round since. */
export const isFinalPlayed = ({ rounds }: Tournament): boolean => rounds.at(-1)?.mode === 'final';

/** Rounds that count for the standings. */
const played = ({ rounds }: Tournament): number => rounds.filter(({ mode }) => mode !== 'final').length;

/** The ways that mean something: without results there are no standings to go by. */
export const modesFor = (now: Tournament): readonly SeatingMode[] =>
  played(now) === 0 ? ['random', 'by-hand'] : ['random', 'standing', 'ladder', 'by-hand', 'final'];

/** What is proposed unasked: the final when the declared rounds are played, else as the round before. */
export function usualMode(now: Tournament): SeatingMode {
  const { rounds, finalists } = now.setup;
  if (finalists !== null && rounds !== null && played(now) >= rounds && !isFinalPlayed(now)) return 'final';
  const last = now.rounds.filter(({ mode }) => mode !== 'final').at(-1)?.mode;
  return last ?? 'random';
}

/** How many tables there are of each size, the largest first. */
export function sizesOf(
  tables: readonly { readonly length: number }[],
): readonly (readonly [number, number])[] {
  const counts = new Map<number, number>();
  for (const { length } of tables) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => other - one);
}
