/**
 * A round that is proposed and not yet published. It is kept on the device at once, so that leaving the page, a reload
 * or a killed browser loses none of the swaps; what it was made for is looked at anew whenever it is read.
 */
import * as v from 'valibot';
import { fingerprint } from '../../game/same-json.ts';
import { SEATING_MODES, type SeatingMode } from '../../tournament/facts.ts';
import { swapSeats } from '../../tournament/next-round.ts';
import type { Pair, Round } from '../../tournament/round.ts';
import { canBeSeated, presentIn, standingsOf, type Tournament } from '../../tournament/tournament.ts';

export interface SeatingDraft {
  readonly mode: SeatingMode;
  readonly tables: Round;
  /** The swaps by hand, oldest first: each undoes itself. */
  readonly swaps: readonly Pair[];
}

/**
 * Why a draft does not hold any more: the players are others, or fixed tables, pairs kept apart and sizes, or the results
 * it went by. What has nothing to do with it, like a name, leaves it as it is.
 */
export type Outdated = 'players' | 'wishes' | 'results';

const KEY = 'cosmic-felt.seating.';

const id = v.pipe(v.string(), v.maxLength(40));
const shape = v.strictObject({
  v: v.literal(2),
  /** The id of the round before it; empty for none. */
  after: v.string(),
  /** What it went by, as fingerprints. */
  wishes: v.string(),
  results: v.string(),
  mode: v.picklist(SEATING_MODES),
  tables: v.array(v.array(id)),
  swaps: v.array(v.tuple([id, id])),
});

/** What a draft of this mode goes by. */
function basisOf(now: Tournament, mode: SeatingMode) {
  const { sizes, finalists } = now.setup;
  const present = new Set(presentIn(now));
  const fixed = now.entrants.flatMap(({ id, table }) =>
    table !== null && present.has(id) ? [[id, table]] : [],
  );
  const wishes = mode === 'final' ? (finalists ?? sizes.preferred) : [sizes, fixed, now.apart];
  return {
    after: now.rounds.at(-1)?.id ?? '',
    wishes: fingerprint(JSON.stringify(wishes)),
    results: fingerprint(JSON.stringify(resultsFor(now, mode))),
  };
}

/** The ladder goes by the places of the last round, a final and equals by the standings, all others by no result. */
function resultsFor(now: Tournament, mode: SeatingMode): unknown {
  if (!goesByResults(mode)) return null;
  if (mode !== 'ladder') return standingsOf(now).map(({ player, rank }) => [player, rank]);
  const last = now.rounds.filter((round) => round.mode !== 'final').at(-1);
  return last?.tables.map(({ result }) => result?.players.map(({ player, place }) => [player, place]));
}

/** What the browser would not keep lives as long as the app is open. */
const unkept = new Map<string, string>();

/** Keeps a draft that was made of this tournament. Its other windows hear of it by a `storage` event of the key. */
export function keepDraft(now: Tournament, { mode, tables, swaps }: SeatingDraft): void {
  const { id } = now;
  const text = JSON.stringify({ v: 2, ...basisOf(now, mode), mode, tables, swaps });
  try {
    localStorage.setItem(draftKey(id), text);
    unkept.delete(id);
  } catch {
    unkept.set(id, text);
  }
}

export function forgetDraft(event: string): void {
  unkept.delete(event);
  try {
    localStorage.removeItem(draftKey(event));
  } catch {
    // There is none to forget.
  }
}

/** The draft that is kept, why it does not hold any more, or null where there is none for the next round. */
export function readDraft(now: Tournament): SeatingDraft | Outdated | null {
  let read: unknown;
  try {
    read = JSON.parse(keptText(now.id) ?? 'null');
  } catch {
    return null;
  }
  const found = v.safeParse(shape, read);
  if (!found.success) return null;
  const { mode, tables, swaps, ...basis } = found.output;
  const { after, wishes, results } = basisOf(now, mode);
  // The round it was made for has been published, or taken back.
  if (basis.after !== after) return null;
  if (!canBeSeated(now, mode, tables)) return 'players';
  if (basis.wishes !== wishes) return 'wishes';
  return basis.results === results ? { mode, tables, swaps } : 'results';
}

/** Where the draft of a tournament is kept. */
export const draftKey = (event: string): string => KEY + event;

function keptText(event: string): string | null {
  try {
    return unkept.get(event) ?? localStorage.getItem(draftKey(event));
  } catch {
    return null;
  }
}

export const goesByResults = (mode: SeatingMode): boolean => mode !== 'random' && mode !== 'by-hand';

export const swapIn = (draft: SeatingDraft, one: string, other: string): SeatingDraft => ({
  ...draft,
  tables: swapSeats(draft.tables, one, other),
  swaps: [...draft.swaps, [one, other]],
});

/** The draft before its last swap. */
export function unswap(draft: SeatingDraft): SeatingDraft {
  const last = draft.swaps.at(-1);
  if (last === undefined) return draft;
  return { ...draft, tables: swapSeats(draft.tables, ...last), swaps: draft.swaps.slice(0, -1) };
}
