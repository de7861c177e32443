/**
 * A game that a table hands in: which table it is for, what it brings, and what is odd about it. The game has been
 * replayed and refereed before. An altered but legal game cannot be told from an honest one.
 */
import { ok, refuse, type Result } from '../engine/result.ts';
import { rulesDifference } from '../engine/settings.ts';
import type { StepFact } from '../game/events.ts';
import type { Log } from '../game/log.ts';
import { settledFrom } from '../game/rejudge.ts';
import { tableOf } from '../game/table-of.ts';
import { makeTranscript } from '../game/transcript-writer.ts';
import type { Copy } from './facts.ts';
import { resultOf } from './game-result.ts';
import { HAND_IN_FLAGS, type HandInFlag } from './hand-in-flag.ts';
import type { ResultWay } from './result.ts';
import { entrantOf, type PlayedTable, type Tournament } from './tournament.ts';

/** Why a game cannot be a result of this event. */
export const HAND_IN_FAULTS = [
  /** It says that it belongs to another event. */
  'other-event',
  /** It is still being played. */
  'not-over',
  /** The event has no such table, and no other table has these players. */
  'no-such-table',
  /** More or fewer players than sat at the table. */
  'other-players',
] as const;
export type HandInFault = (typeof HAND_IN_FAULTS)[number];

export interface HandIn {
  /** Both from 0. */
  readonly round: number;
  readonly table: number;
  readonly copy: Copy;
  /** How it stands to what is in: nothing is, the very same is, or something that differs. */
  readonly against: 'nothing' | 'same' | 'differs';
}

/**
 * Where a game belongs, or why it belongs nowhere here.
 *
 * @param log the game, every step of it refereed.
 */
export function readHandIn(now: Tournament, log: Log, way: ResultWay): Result<HandIn, HandInFault> {
  const told = tableOf(log);
  if (told !== null && told.event !== now.id) return refuse('other-event');
  if (log.last.game.phase !== 'over') return refuse('not-over');
  const names = log.last.game.players.map(({ name }) => name);
  const place = placeOf(now, names, told);
  if (place === null) return refuse('no-such-table');
  const { table, there } = place;
  if (there.players.length !== names.length) return refuse('other-players');
  const ids = idsOf(now, there, names);
  const players = resultOf(log, (name) => ids[names.indexOf(name)] as string);
  if (players === null) return refuse('not-over');
  const flags = new Set<HandInFlag>(oddities(now, log));
  if (told === null) flags.add('no-table');
  else if (told.table !== table || told.round !== place.round) flags.add('other-table');
  if (place.round !== now.rounds.length - 1) flags.add('other-round');
  if (ids.some((id, seat) => entrantOf(now, id)?.name !== names[seat])) flags.add('other-names');
  if (ids.some((id, seat) => id !== there.players[seat])) flags.add('other-order');
  const copy: Copy = {
    result: { players, way },
    game: makeTranscript(log),
    flags: HAND_IN_FLAGS.filter((flag) => flags.has(flag)),
  };
  return ok({ round: place.round, table, copy, against: compare(there, copy) });
}

interface Place {
  readonly round: number;
  readonly table: number;
  readonly there: PlayedTable;
}

/** The table that the game names, unless its players sit at another one; without a name theirs in the newest round. */
function placeOf(
  now: Tournament,
  names: readonly string[],
  told: { readonly round: number; readonly table: number } | null,
): Place | null {
  const round = told?.round ?? now.rounds.length - 1;
  const own = told === null ? null : at(now, round, told.table);
  if (own !== null && isOf(now, own.there, names)) return own;
  const tables = now.rounds[round]?.tables ?? [];
  const other = tables.findIndex((table) => isOf(now, table, names));
  return other < 0 ? own : at(now, round, other);
}

function at(now: Tournament, round: number, table: number): Place | null {
  const there = now.rounds[round]?.tables[table];
  return there === undefined ? null : { round, table, there };
}

const isOf = (now: Tournament, table: PlayedTable, names: readonly string[]): boolean =>
  table.players.length === names.length &&
  table.players.every((id) => names.includes(entrantOf(now, id)?.name ?? ''));

/** The ids of these names: by name, and where one is unknown at the table, by the seats that are left. */
function idsOf(now: Tournament, { players }: PlayedTable, names: readonly string[]): readonly string[] {
  const known = names.map((name) => players.find((id) => entrantOf(now, id)?.name === name));
  const left = players.filter((id) => !known.includes(id));
  return known.map((id) => id ?? (left.shift() as string));
}

/** Steps of the table, not of a turn, that change who plays or what they have. */
const ADJUSTMENTS: ReadonlySet<StepFact['type']> = new Set<StepFact['type']>([
  'taken-up',
  'adjusted',
  'left',
  'joined',
  'turn-given',
  'seats-changed',
]);

/** What stands in the game itself. */
function* oddities({ setup }: Tournament, log: Log): Generator<HandInFlag> {
  const { base, events } = settledFrom(log.last, 1);
  const changed = events.some(({ type }) => type === 'rules-changed' || type === 'house-rule-agreed');
  const other = Object.keys(rulesDifference(setup.rules, base.game.rules)).length > 0;
  if (changed || other) yield 'other-rules';
  const { rulesVersion = setup.rulesVersion } = tableOf(log) ?? {};
  if (rulesVersion !== setup.rulesVersion) yield 'other-version';
  if (events.some(({ type }) => ADJUSTMENTS.has(type))) yield 'adjusted';
}

function compare({ result, game, copies }: PlayedTable, copy: Copy): HandIn['against'] {
  if (result === null) return 'nothing';
  const all = [{ result, game }, ...copies];
  return all.some((other) => isSameCopy(other, copy)) ? 'same' : 'differs';
}

/** Whether two copies tell the same game, however they came in. */
export const isSameCopy = (one: Omit<Copy, 'flags'>, other: Omit<Copy, 'flags'>): boolean =>
  one.game === other.game && JSON.stringify(one.result.players) === JSON.stringify(other.result.players);
