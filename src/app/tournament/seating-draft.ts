/**
 * A round that is proposed and not yet published. It is kept on the device at once, so that leaving the page, a reload
 * or a killed browser loses none of the swaps; what it was made for is looked at anew whenever it is read.
 */
import * as v from 'valibot';
import { SEATING_MODES, type SeatingMode } from '../../tournament/facts.ts';
import { swapSeats } from '../../tournament/next-round.ts';
import type { Pair, Round } from '../../tournament/round.ts';
import { presentIn, type Tournament } from '../../tournament/tournament.ts';
import type { TournamentLog } from '../../tournament/tournament-log.ts';

export interface SeatingDraft {
  readonly mode: SeatingMode;
  readonly tables: Round;
  /** The swaps by hand, oldest first: each undoes itself. */
  readonly swaps: readonly Pair[];
}

/** Why a draft does not hold any more: the players are others, or the results it went by. */
export type Outdated = 'players' | 'results';

const KEY = 'cosmic-felt.seating.';

const id = v.pipe(v.string(), v.maxLength(40));
const shape = v.strictObject({
  v: v.literal(1),
  /** The moment of the last fact, in milliseconds since 1970, how many there were, and how many rounds. */
  at: v.number(),
  facts: v.number(),
  rounds: v.number(),
  mode: v.picklist(SEATING_MODES),
  tables: v.array(v.array(id)),
  swaps: v.array(v.tuple([id, id])),
});

const stampOf = ({ now, done }: TournamentLog) => ({
  at: done.at(-1)?.at ?? 0,
  facts: done.length,
  rounds: now.rounds.length,
});

/** What the browser would not keep lives as long as the app is open. */
const unkept = new Map<string, string>();

/** Keeps a draft for these facts. */
export function keepDraft(log: TournamentLog, { mode, tables, swaps }: SeatingDraft): void {
  const { id } = log.now;
  const text = JSON.stringify({ v: 1, ...stampOf(log), mode, tables, swaps });
  try {
    localStorage.setItem(KEY + id, text);
    unkept.delete(id);
  } catch {
    unkept.set(id, text);
  }
}

export function forgetDraft(event: string): void {
  unkept.delete(event);
  try {
    localStorage.removeItem(KEY + event);
  } catch {
    // There is none to forget.
  }
}

/** The draft that is kept, why it does not hold any more, or null where there is none for the next round. */
export function readDraft(log: TournamentLog): SeatingDraft | Outdated | null {
  let read: unknown;
  try {
    read = JSON.parse(keptText(log.now.id) ?? 'null');
  } catch {
    return null;
  }
  const found = v.safeParse(shape, read);
  if (!found.success) return null;
  const { at, facts, rounds, mode, tables, swaps } = found.output;
  const stamp = stampOf(log);
  // The round it was made for has been published, or taken back.
  if (rounds !== stamp.rounds) return null;
  if (!canBeSeated(log.now, mode, tables)) return 'players';
  if (goesByResults(mode) && (at !== stamp.at || facts !== stamp.facts)) return 'results';
  return { mode, tables, swaps };
}

function keptText(event: string): string | null {
  try {
    return unkept.get(event) ?? localStorage.getItem(KEY + event);
  } catch {
    return null;
  }
}

export const goesByResults = (mode: SeatingMode): boolean => mode !== 'random' && mode !== 'by-hand';

/** Whether these are tables of two or more for all who are present, each once; a final is for some of them. */
function canBeSeated(now: Tournament, mode: SeatingMode, tables: Round): boolean {
  const present = new Set(presentIn(now));
  const seated = tables.flat();
  const once = new Set(seated).size === seated.length && seated.every((player) => present.has(player));
  const all = mode === 'final' ? tables.length === 1 : seated.length === present.size;
  return once && all && tables.length > 0 && tables.every(({ length }) => length >= 2);
}

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
