/**
 * The moments of a game: what a step was, where it deserves more than a line of text. Codes and facts only; how
 * a moment looks, sounds and reads is the screen's. Pure.
 */
import type { NumberFace } from '../engine/cubes.ts';
import { type End, type Ending, type Game, type OpenGame, type Out, playerAt } from '../engine/game.ts';
import type { Ruling, Void } from '../engine/ruling.ts';
import { type Entry, throwOf } from './entry.ts';
import type { GameEvent } from './events.ts';
import type { Log } from './log.ts';

/**
 * The kinds, the greatest first. What ends the game says all; what takes a player out of it, who leads and whose
 * last chance it is outlast the throw; a turn lost outweighs points won, and those what can be thrown again.
 */
export const MOMENT_KINDS = [
  'winner',
  'stars',
  'supernova',
  'lead',
  'goal',
  'lick',
  'wreck',
  'wimpout',
  'train',
  'flash',
  'on-board',
  'void',
] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

/** How the turn before a last lick ended, and for whom. */
export interface TurnBefore {
  readonly name: string;
  readonly how: 'wimpout' | 'wreck' | 'stop' | 'left';
  readonly total: number;
  readonly out: boolean;
}

/** Points are whole points; `next` throws next, and is null where nobody does. */
export type Moment =
  | {
      readonly kind: 'winner';
      readonly names: readonly string[];
      readonly total: number;
      readonly end: End;
    }
  | { readonly kind: 'stars'; readonly name: string }
  | { readonly kind: 'supernova'; readonly name: string; readonly lost: number; readonly next: string | null }
  /** Somebody leads an ending who did not before. */
  | { readonly kind: 'lead'; readonly name: string; readonly total: number; readonly next: string }
  /** The goal was reached and the others have their last turn. */
  | {
      readonly kind: 'goal';
      readonly phase: Ending['phase'];
      readonly name: string;
      readonly total: number;
      readonly next: string;
    }
  /** The last turn of `name` begins. */
  | {
      readonly kind: 'lick';
      readonly phase: Ending['phase'];
      readonly name: string;
      readonly before: TurnBefore;
    }
  | {
      readonly kind: 'wreck' | 'wimpout';
      readonly name: string;
      readonly lost: number;
      readonly kept: number;
      readonly out: Out | null;
      readonly next: string | null;
    }
  | { readonly kind: 'train' | 'flash'; readonly face: NumberFace; readonly points: number }
  | { readonly kind: 'on-board'; readonly name: string; readonly total: number }
  /** `lost` are points that the turn had: a flash that showed again, where the rules take it back. */
  | {
      readonly kind: 'void';
      readonly reason: Void['reason'] | 'matching';
      readonly faces: readonly NumberFace[];
      readonly lost: number;
    };

/**
 * What the step from one log to the next was, the greatest where it was several things at once; null where it was
 * nothing of the kind, and where `after` is not one new step behind `before`: an undo, a redo, a game resumed.
 */
export function momentOf(before: Log, after: Log): Moment | null {
  const { last } = after;
  // A redo leads to the very entry that was taken back; a new step makes one.
  if (last.before !== before.last || last === before.undone?.entry) return null;
  const moment = momentOfEntry(last);
  if (moment === null || last.event.type !== 'chosen') return moment;
  // A throw settled otherwise: what stood before the choice has had its moment.
  const stood = momentOfEntry(before.last);
  return stood?.kind === moment.kind && faceOf(stood) === faceOf(moment) ? null : moment;
}

const faceOf = (moment: Moment): NumberFace | null => ('face' in moment ? moment.face : null);

/** A step: the state it began from, with who was up then, and the state it led to. */
interface Change {
  readonly event: GameEvent;
  readonly ruling: Ruling | null;
  readonly from: OpenGame;
  readonly to: Game;
}

/** In the order of {@link MOMENT_KINDS}; the first that finds something has found the greatest. */
const FINDERS: readonly ((change: Change) => Moment | null)[] = [
  won,
  supernova,
  newLead,
  goalReached,
  lastLick,
  wimpedOut,
  made,
  gotOnBoard,
  voided,
];

function momentOfEntry(entry: Entry): Moment | null {
  const { event, ruling, game: to } = entry;
  // A choice judges the throw again: the step is then the throw's.
  const step = event.type === 'chosen' ? throwOf(entry) : entry;
  const from = step?.before?.game;
  if (from === undefined || from.phase === 'over') return null;
  for (const find of FINDERS) {
    const moment = find({ event, ruling, from, to });
    if (moment) return moment;
  }
  return null;
}

const nameUp = (game: OpenGame): string => playerAt(game, game.up).name;
const nextOf = (game: Game): string | null => (game.phase === 'over' ? null : nameUp(game));

function won({ to }: Change): Moment | null {
  if (to.phase !== 'over') return null;
  const [first, ...others] = to.winners.map((place) => playerAt(to, place));
  if (first === undefined) return null;
  if (to.end === 'stars') return { kind: 'stars', name: first.name };
  const names = [first, ...others].map(({ name }) => name);
  return { kind: 'winner', names, total: first.banked, end: to.end };
}

function supernova({ ruling, from, to }: Change): Moment | null {
  if (ruling?.outcome !== 'supernova') return null;
  return { kind: 'supernova', name: nameUp(from), lost: from.turn.points, next: nextOf(to) };
}

function newLead({ from, to }: Change): Moment | null {
  if (from.phase === 'play' || to.phase === 'play' || to.phase === 'over') return null;
  if (to.leader === from.leader) return null;
  const { name, banked } = playerAt(to, to.leader);
  return { kind: 'lead', name, total: banked, next: nameUp(to) };
}

function goalReached({ from, to }: Change): Moment | null {
  if (from.phase !== 'play' || to.phase === 'play' || to.phase === 'over') return null;
  const { name, banked } = playerAt(to, to.leader);
  return { kind: 'goal', phase: to.phase, name, total: banked, next: nameUp(to) };
}

function lastLick(change: Change): Moment | null {
  const { from, to } = change;
  const how = howTurnEnded(change);
  if (to.phase === 'play' || to.phase === 'over' || how === null) return null;
  const { name, banked, out } = playerAt(to, from.up);
  const before = { name, how, total: banked, out: out !== null };
  return { kind: 'lick', phase: to.phase, name: nameUp(to), before };
}

function howTurnEnded({ event, ruling, from, to }: Change): TurnBefore['how'] | null {
  if (ruling?.outcome === 'wimpout') return ruling.wreck ? 'wreck' : 'wimpout';
  if (isBank(event)) return 'stop';
  return event.type === 'left' && to.phase !== 'over' && to.up !== from.up ? 'left' : null;
}

const isBank = ({ type }: GameEvent): boolean => type === 'banked' || type === 'total-entered';

function wimpedOut({ ruling, from, to }: Change): Moment | null {
  if (ruling?.outcome !== 'wimpout') return null;
  const { name, banked, out } = playerAt(to, from.up);
  const kind = ruling.wreck ? 'wreck' : 'wimpout';
  return { kind, name, lost: from.turn.points, kept: banked, out, next: nextOf(to) };
}

function made({ ruling }: Change): Moment | null {
  if (ruling?.outcome !== 'scored' || ruling.made === null) return null;
  const { kind, face } = ruling.made;
  const points = ruling.lines.find(({ part }) => part === kind)?.points ?? 0;
  return { kind, face, points };
}

function gotOnBoard({ event, from, to }: Change): Moment | null {
  const { name, banked, onBoard } = playerAt(to, from.up);
  if (!isBank(event) || !onBoard || playerAt(from, from.up).onBoard) return null;
  return { kind: 'on-board', name, total: banked };
}

function voided({ ruling, from, to }: Change): Moment | null {
  if ((ruling?.outcome !== 'void' && ruling?.outcome !== 'rethrow') || to.phase === 'over') return null;
  const reason = ruling.outcome === 'void' ? ruling.reason : 'matching';
  return { kind: 'void', reason, faces: ruling.matched, lost: from.turn.points - to.turn.points };
}
