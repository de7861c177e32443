/** What players ask for. A command is doubtful: {@link decide} turns it into an event or refuses it with a code. */
import type { Refusal, Standing } from '../engine/game.ts';
import type { RulesChange } from '../engine/settings.ts';
import type { Choice } from '../engine/throw.ts';

export type Command =
  | { readonly type: 'take-up'; readonly standings: readonly Standing[] }
  /** A throw in the notation, with or without a choice. */
  | { readonly type: 'throw'; readonly throw: string }
  /** Settles the last throw in another way, until the next step. */
  | { readonly type: 'choose'; readonly choice: Choice }
  | { readonly type: 'wellenda' }
  | { readonly type: 'wimpout' }
  | { readonly type: 'void' }
  | { readonly type: 'bank' }
  | { readonly type: 'total'; readonly points: number }
  | { readonly type: 'change-rules'; readonly change: RulesChange }
  | { readonly type: 'adjust'; readonly player: string; readonly points: number; readonly reason: string }
  | { readonly type: 'leave'; readonly player: string }
  | { readonly type: 'join'; readonly player: string }
  | { readonly type: 'give-turn'; readonly player: string }
  | { readonly type: 'change-seats'; readonly players: readonly string[] }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/**
 * Why a command is refused: the codes of NOTATION.md; `syntax` where a text is no throw; and what only a log can
 * refuse: there is nothing to undo or to redo.
 */
export type LogRefusal = Refusal | 'syntax' | 'nothing-to-undo' | 'nothing-to-redo';
