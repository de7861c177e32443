/** What players ask for. A command is doubtful: {@link decide} turns it into an event or refuses it with a code. */
import type { Refusal, Standing } from '../engine/game.ts';
import type { RulesChange } from '../engine/settings.ts';
import type { Choice } from '../engine/throw.ts';
import type { Agreement, Amendment } from './events.ts';

/** What can happen in the game itself. */
export type StepCommand =
  | { readonly type: 'take-up'; readonly standings: readonly Standing[] }
  /** A throw in the notation, with or without a choice. */
  | { readonly type: 'throw'; readonly throw: string }
  | { readonly type: 'wellenda' }
  | { readonly type: 'wimpout' }
  | { readonly type: 'void' }
  | { readonly type: 'bank' }
  | { readonly type: 'total'; readonly points: number }
  /** A record of who agreed is whole or not there. */
  | ({ readonly type: 'change-rules'; readonly change: RulesChange } & Partial<Agreement>)
  /** A house rule that is no setting. */
  | ({ readonly type: 'agree-house-rule'; readonly text: string } & Agreement)
  | { readonly type: 'adjust'; readonly player: string; readonly points: number; readonly reason: string }
  | { readonly type: 'leave'; readonly player: string }
  | { readonly type: 'join'; readonly player: string }
  | { readonly type: 'give-turn'; readonly player: string }
  | { readonly type: 'change-seats'; readonly players: readonly string[] };

export type Command =
  | StepCommand
  /** Settles the last throw in another way, until the next step. */
  | { readonly type: 'choose'; readonly choice: Choice }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Takes back all steps behind this place at once, to be redone step by step; 0 is the start. */
  | { readonly type: 'go-back'; readonly to: number }
  /** Corrects steps entered before; refused by the code of the first step that does not hold any more. */
  | ({ readonly type: 'amend' } & Amendment<StepCommand>);

/**
 * Why a command is refused: the codes of NOTATION.md; `syntax` where a text is no throw; and what only a log can
 * refuse: there is nothing to undo or to redo, or no step in that place.
 */
export type LogRefusal = Refusal | 'syntax' | 'nothing-to-undo' | 'nothing-to-redo' | 'no-such-step';
