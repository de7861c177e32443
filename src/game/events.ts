/**
 * What is written down of a game: facts in the past tense, in the order in which they happened. The state of a
 * game is the fold of its events; nothing else is kept. Events are never renamed; when a shape changes, `v`
 * grows and {@link upcast} reads the older one.
 */
import type { Standing } from '../engine/game.ts';
import type { Rules, RulesChange } from '../engine/settings.ts';
import type { Choice } from '../engine/throw.ts';

interface Versioned {
  readonly v: 1;
}

export type Fact =
  | { readonly type: 'started'; readonly rules: Rules; readonly players: readonly string[] }
  | { readonly type: 'taken-up'; readonly standings: readonly Standing[] }
  /** `throw` is the notation's token, the choice named at once included. */
  | { readonly type: 'thrown'; readonly throw: string }
  /** The thrower settled the last throw otherwise than it stood. */
  | { readonly type: 'chosen'; readonly choice: Choice }
  | { readonly type: 'wellenda-called' }
  | { readonly type: 'wimpout-declared' }
  | { readonly type: 'void-declared' }
  | { readonly type: 'banked' }
  | { readonly type: 'total-entered'; readonly points: number }
  | { readonly type: 'rules-changed'; readonly change: RulesChange }
  | { readonly type: 'adjusted'; readonly player: string; readonly points: number; readonly reason: string }
  | { readonly type: 'left'; readonly player: string }
  | { readonly type: 'joined'; readonly player: string }
  | { readonly type: 'turn-given'; readonly player: string }
  | { readonly type: 'seats-changed'; readonly players: readonly string[] }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' };

export type GameEvent = Versioned & Fact;
export type EventType = Fact['type'];

/** The event that records a fact, in today's version. */
export const eventOf = (fact: Fact): GameEvent => ({ v: 1, ...fact });

/** A stored event in today's shape. There has been only one shape so far. */
export const upcast = (stored: GameEvent): GameEvent => stored;
