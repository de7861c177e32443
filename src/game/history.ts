/**
 * A game as it went, turn by turn: a projection of the log for the sheet. What was taken back is not in it, and a
 * throw that was settled otherwise later stands as it was settled.
 */
import { type Game, isTurnUnderWay, type OpenGame, playerAt } from '../engine/game.ts';
import type { Ruling } from '../engine/ruling.ts';
import type { StepEvent } from './events.ts';
import type { Log } from './log.ts';
import { entriesOf } from './transcript-writer.ts';

/** How a turn ended. `passed` is a turn that somebody's leaving ended. */
export const TURN_ENDS = [
  'banked',
  'total',
  'wimpout',
  'wreck',
  'supernova',
  'win',
  'left',
  'passed',
] as const;
export type TurnEndKind = (typeof TURN_ENDS)[number];

/** What the table did beside the throws. */
export type TableEvent = Extract<
  StepEvent,
  {
    type:
      | 'taken-up'
      | 'rules-changed'
      | 'house-rule-agreed'
      | 'adjusted'
      | 'left'
      | 'joined'
      | 'turn-given'
      | 'seats-changed';
  }
>;

/** One thing that happened in a turn, in order. Its place among the game's steps is what going back and amending take. */
export type Play =
  /** A throw, or a wimpout or void whose faces nobody noted: then `ruling.whole` is empty. */
  | { readonly kind: 'throw'; readonly place: number; readonly ruling: Ruling }
  | { readonly kind: 'wellenda'; readonly place: number }
  | { readonly kind: 'table'; readonly place: number; readonly event: TableEvent };

/** Another player's total that a stop changed. */
export interface Bumped {
  readonly name: string;
  readonly total: number;
}

export interface TurnRecord {
  readonly kind: 'turn';
  /** From 1, over all players. */
  readonly number: number;
  readonly player: string;
  /** The phase in which the turn was played. */
  readonly phase: OpenGame['phase'];
  readonly plays: readonly Play[];
  /** Null while the turn is under way. */
  readonly end: TurnEndKind | null;
  /** The place of the turn's last step so far; a stop and a sum, which are no plays, have their place here. */
  readonly lastPlace: number;
  /** Banked, lost, or still at risk. */
  readonly points: number;
  /** The player's total after the turn. */
  readonly total: number;
  readonly bumped: readonly Bumped[];
}

export type HistoryItem = TurnRecord | Extract<Play, { kind: 'table' }>;

/** One step of the game as it was settled in the end. */
export interface HistoryStep {
  readonly event: StepEvent;
  readonly place: number;
  readonly before: OpenGame;
  readonly game: Game;
  readonly ruling: Ruling | null;
}

/** The steps of the game behind its start, oldest first; a choice made later is part of the throw it settles. */
export function stepsOf(log: Log): readonly HistoryStep[] {
  const steps: HistoryStep[] = [];
  for (const { event, game, ruling, place, before } of entriesOf(log)) {
    if (event.type === 'chosen') {
      const thrown = steps.pop();
      if (thrown === undefined) throw new Error('A choice without a throw');
      steps.push({ ...thrown, game, ruling });
    } else if (event.type !== 'started' && before !== null) {
      if (before.game.phase === 'over') throw new Error(`${event.type} after the end`);
      steps.push({ event, place, before: before.game, game, ruling });
    }
  }
  return steps;
}

/** Everything that happened, oldest first. */
export function historyOf(log: Log): readonly HistoryItem[] {
  const items: HistoryItem[] = [];
  // The turn under way is the last item as long as this holds.
  let open = false;
  let number = 0;
  for (const step of stepsOf(log)) {
    const play = playOf(step);
    if (play?.kind === 'table' && !isTurnUnderWay(step.before)) {
      items.push(play);
      continue;
    }
    const last = open ? items.pop() : undefined;
    const turn = last?.kind === 'turn' ? last : beginTurn(step, ++number);
    const played = withStep(turn, step, play);
    items.push(played);
    open = played.end === null;
  }
  return items;
}

const beginTurn = ({ before, place }: HistoryStep, number: number): TurnRecord => ({
  kind: 'turn',
  number,
  player: before.players[before.up]?.name ?? '',
  phase: before.phase,
  plays: [],
  end: null,
  lastPlace: place,
  points: 0,
  total: before.players[before.up]?.banked ?? 0,
  bumped: [],
});

/** The turn with one more step. */
function withStep(turn: TurnRecord, step: HistoryStep, play: Play | null): TurnRecord {
  const { event, before, game } = step;
  const end = endOf(step);
  const total = game.players.find(({ name }) => name === turn.player)?.banked ?? turn.total;
  const banks = event.type === 'banked' || event.type === 'total-entered';
  return {
    ...turn,
    plays: play === null ? turn.plays : [...turn.plays, play],
    end,
    lastPlace: step.place,
    points: pointsAfter(step, end),
    total,
    bumped: banks ? bumpedBy(before, game) : [],
  };
}

function pointsAfter({ event, before, game }: HistoryStep, end: TurnEndKind | null): number {
  if (event.type === 'total-entered') return event.points;
  return end === null && game.phase !== 'over' ? game.turn.points : before.turn.points;
}

function bumpedBy(before: OpenGame, after: Game): readonly Bumped[] {
  const moved = after.players.filter(
    ({ banked }, place) => place !== before.up && banked !== playerAt(before, place).banked,
  );
  return moved.map(({ name, banked }) => ({ name, total: banked }));
}

/** What a step adds to the turn; null for a bank and a sum. */
function playOf({ event, place, ruling }: HistoryStep): Play | null {
  switch (event.type) {
    case 'thrown':
    case 'wimpout-declared':
    case 'void-declared':
      return ruling === null ? null : { kind: 'throw', place, ruling };
    case 'wellenda-called':
      return { kind: 'wellenda', place };
    case 'taken-up':
    case 'rules-changed':
    case 'house-rule-agreed':
    case 'adjusted':
    case 'left':
    case 'joined':
    case 'turn-given':
    case 'seats-changed':
      return { kind: 'table', place, event };
    case 'banked':
    case 'total-entered':
      return null;
  }
}

/** How the turn under way ended with this step; null when it goes on. */
function endOf({ event, before, game, ruling }: HistoryStep): TurnEndKind | null {
  switch (event.type) {
    case 'banked':
      return 'banked';
    case 'total-entered':
      return 'total';
    case 'left':
      if (event.player === playerAt(before, before.up).name) return 'left';
      return game.phase === 'over' || game.up !== before.up ? 'passed' : null;
    default:
      break;
  }
  switch (ruling?.outcome) {
    case 'wimpout':
      return ruling.wreck ? 'wreck' : 'wimpout';
    case 'supernova':
    case 'win':
      return ruling.outcome;
    default:
      return null;
  }
}
