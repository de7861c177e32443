/**
 * What is written down of a game: facts in the past tense, in the order in which they happened. The state of a
 * game is the fold of its events; nothing else is kept. Events are never renamed; when a shape changes, `v`
 * grows and {@link upcast} reads the older one.
 */
import type { Standing } from '../engine/game.ts';
import type { Rules, RulesChange } from '../engine/settings.ts';
import type { Choice } from '../engine/throw.ts';
import type { EventTable } from './event-table.ts';

interface Versioned {
  readonly v: 1;
}

/** The word of the players on a rule: all who were still in, in seat order, and when, in milliseconds since 1970. */
export interface Agreement {
  readonly agreed: readonly string[];
  readonly at: number;
}

/** What happened in the game itself, each a step of its own: what an amendment can put in and take out. */
export type StepFact =
  | { readonly type: 'taken-up'; readonly standings: readonly Standing[] }
  /** `throw` is the notation's token, the choice named at once included. */
  | { readonly type: 'thrown'; readonly throw: string }
  | { readonly type: 'wellenda-called' }
  | { readonly type: 'wimpout-declared' }
  | { readonly type: 'void-declared' }
  | { readonly type: 'banked' }
  | { readonly type: 'total-entered'; readonly points: number }
  /** Who agreed is not known of a change that was read from a text, or made before it was recorded. */
  | ({ readonly type: 'rules-changed'; readonly change: RulesChange } & Partial<Agreement>)
  /** A rule that is no setting, in the players' own words. */
  | ({ readonly type: 'house-rule-agreed'; readonly text: string } & Agreement)
  | { readonly type: 'adjusted'; readonly player: string; readonly points: number; readonly reason: string }
  | { readonly type: 'left'; readonly player: string }
  | { readonly type: 'joined'; readonly player: string }
  | { readonly type: 'turn-given'; readonly player: string }
  | { readonly type: 'seats-changed'; readonly players: readonly string[] };

/** One change of an amendment. Its place is that of a step before the amendment, from 1. */
export type Change<Step> =
  /** A throw goes with the choice it was settled by. */
  | { readonly kind: 'replace'; readonly place: number; readonly step: Step }
  | { readonly kind: 'remove'; readonly place: number }
  /** Before the step in this place, or behind the last one; several in one place stand in the order given. */
  | { readonly kind: 'insert'; readonly place: number; readonly step: Step };

/** Changes of steps that were entered before, all or none; its steps have the version of the event that holds it. */
export interface Amendment<Step> {
  /** One or more; in each place one step at most is replaced or removed. */
  readonly changes: readonly Change<Step>[];
  /** The place of the first step that is dropped with all behind it, itself behind all changes; null for none. */
  readonly cut: number | null;
}

export type Fact =
  | {
      readonly type: 'started';
      readonly rules: Rules;
      readonly players: readonly string[];
      /** Where it is a game of a tournament. */
      readonly table?: EventTable;
    }
  | StepFact
  /** The thrower settled the last throw otherwise than it stood. */
  | { readonly type: 'chosen'; readonly choice: Choice }
  /** One step back, be it an amendment. */
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  /** All steps behind this place taken back. */
  | { readonly type: 'went-back'; readonly to: number }
  | ({ readonly type: 'amended' } & Amendment<StepFact>);

export type GameEvent = Versioned & Fact;
export type StepEvent = Versioned & StepFact;
export type EventType = Fact['type'];

/** The event that records a fact, in today's version. */
export function eventOf(fact: StepFact): StepEvent;
export function eventOf(fact: Fact): GameEvent;
export function eventOf(fact: Fact): GameEvent {
  return { v: 1, ...fact };
}

/** A stored event in today's shape. There has been only one shape so far. */
export const upcast = (stored: GameEvent): GameEvent => stored;

/** Whether this is what a player does in the turn; all other steps name whom they mean. */
export function isTurnStep({ type }: StepFact): boolean {
  switch (type) {
    case 'thrown':
    case 'wellenda-called':
    case 'wimpout-declared':
    case 'void-declared':
    case 'banked':
    case 'total-entered':
      return true;
    default:
      return false;
  }
}
