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
import { entriesOf, makeTranscript } from '../game/transcript-writer.ts';
import type { Copy } from './facts.ts';
import { resultOf } from './game-result.ts';
import { HAND_IN_FLAGS, type HandInFlag } from './hand-in-flag.ts';
import type { ResultWay } from './result.ts';
import { isSameCopy } from './same-copy.ts';
import { nameOf, type PlayedTable, type Tournament } from './tournament.ts';

/** Why a game cannot be a result of this event. */
export const HAND_IN_FAULTS = [
  /** It says that it belongs to another event. */
  'other-event',
  /** It was seated in a round that this event has not: that round was taken back, or seated on another device. */
  'other-seating',
  /** It is still being played. */
  'not-over',
  /** No table of the newest round has these players, or the round has no such table. */
  'no-such-table',
  /** More or fewer players than were seated, or some who came later. */
  'other-players',
] as const;
export type HandInFault = (typeof HAND_IN_FAULTS)[number];

/** How a copy stands to what is known of its table. */
export type Against =
  /** No result is in. */
  | 'nothing'
  /** It is the one that counts. */
  | 'same'
  /** It is there beside the one that counts, and nobody has decided. */
  | 'waiting'
  /** Another one counts. */
  | 'differs';

export interface HandIn {
  /** Both from 0. */
  readonly round: number;
  readonly table: number;
  readonly copy: Copy;
  /** What the game calls each player of the result, in the order of the result. */
  readonly names: readonly string[];
  readonly against: Against;
}

/**
 * Where a game belongs, or why it belongs nowhere here. A game that was started for a seating of this event belongs to
 * that, and its players are told by the seats that they were given, whatever they are called by now. One that names no
 * event is of the table with these very names in the newest round.
 *
 * @param log the game, every step of it refereed.
 */
export function readHandIn(now: Tournament, log: Log, way: ResultWay): Result<HandIn, HandInFault> {
  const told = tableOf(log);
  const round = told === null ? now.rounds.length - 1 : roundOfSeating(now, told.seating);
  if (round < 0 && told !== null) return refuse(told.event === now.id ? 'other-seating' : 'other-event');
  if (log.last.game.phase !== 'over') return refuse('not-over');
  const seats = seatsOf(log);
  const table = told === null ? tableOfNames(now, seats) : told.table;
  const there = now.rounds[round]?.tables[table];
  if (there === undefined) return refuse('no-such-table');
  const ids = new Map(
    seats.map((name, seat) => [name, told === null ? idOfName(now, name) : there.players[seat]]),
  );
  const names = log.last.game.players.map(({ name }) => name);
  if (there.players.length !== seats.length || names.some((name) => !ids.has(name)))
    return refuse('other-players');
  const players = resultOf(log, (name) => ids.get(name) as string);
  if (players === null) return refuse('not-over');
  const flags = new Set<HandInFlag>(oddities(now, log));
  if (told === null) flags.add('no-table');
  if (round !== now.rounds.length - 1) flags.add('other-round');
  if (players.some(({ player }, seat) => nameOf(now, player) !== names[seat])) flags.add('other-names');
  if (players.some(({ player }, seat) => player !== there.players[seat])) flags.add('other-order');
  const copy: Copy = {
    result: { players, way },
    game: makeTranscript(log),
    flags: HAND_IN_FLAGS.filter((flag) => flags.has(flag)),
  };
  return ok({ round, table, copy, names, against: againstOf(there, copy) });
}

/** The round that was seated as this one, from 0; -1 where there is none. */
export const roundOfSeating = ({ rounds }: Tournament, seating: string): number =>
  rounds.findIndex(({ id }) => id === seating);

/** Who was there at the start, in the order of their turns. */
function seatsOf(log: Log): readonly string[] {
  const [start] = entriesOf(log);
  return start?.event.type === 'started' ? start.event.players : [];
}

const idOfName = ({ entrants }: Tournament, name: string): string | undefined =>
  entrants.find((entrant) => entrant.name === name)?.id;

/** The table of the newest round with these players and no other; -1 for none. */
function tableOfNames(now: Tournament, names: readonly string[]): number {
  const ids = names.map((name) => idOfName(now, name));
  return (now.rounds.at(-1)?.tables ?? []).findIndex(
    ({ players }) => players.length === ids.length && players.every((id) => ids.includes(id)),
  );
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

export function againstOf({ result, game, copies }: PlayedTable, copy: Copy): Against {
  if (result === null) return 'nothing';
  if (isSameCopy({ result, game }, copy)) return 'same';
  return copies.some((other) => isSameCopy(other, copy)) ? 'waiting' : 'differs';
}
