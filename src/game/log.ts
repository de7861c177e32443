/**
 * The log of a game and how it grows: a command is decided against the present state and becomes an event; an
 * event is folded into the next state. Each entry keeps the state it led to and the entry before it, so one
 * more event, an undo and a redo cost the same in a long game as in a short one. An amendment judges the steps
 * again that stand behind its first change.
 */
import { type Standing, startGame } from '../engine/game.ts';
import { ok, refuse, type Result } from '../engine/result.ts';
import { allAgree } from './agreement.ts';
import type { Command, LogRefusal, StepCommand } from './commands.ts';
import { type Entry, nextEntry } from './entry.ts';
import { type Amendment, eventOf, type Fact, type GameEvent, type StepFact } from './events.ts';
import { trimText } from './names.ts';
import { isPlace, rejudge } from './rejudge.ts';

/** Steps taken back, the next one to redo first. */
interface Undone {
  readonly entry: Entry;
  readonly next: Undone | null;
}

export interface Log {
  readonly last: Entry;
  readonly undone: Undone | null;
}

/** The log of a game that this event starts. */
export function startLog(event: GameEvent): Log {
  if (event.type !== 'started') throw new Error(`A log cannot begin with ${event.type}`);
  const game = startGame(event.rules, event.players);
  return { last: { event, game, ruling: null, place: 0, before: null, back: null }, undone: null };
}

/** The log that these stored events make; they were decided before, so a refusal is a broken log and throws. */
export function foldLog(events: readonly GameEvent[]): Log {
  const [first, ...rest] = events;
  if (first === undefined) throw new Error('A log has at least one event');
  return rest.reduce(evolve, startLog(first));
}

/** The event that a command becomes, or why it is refused. A refused command changes nothing. */
export function decide(log: Log, command: Command): Result<GameEvent, LogRefusal> {
  const performed = perform(log, command);
  return performed.ok ? ok(performed.value.event) : performed;
}

/** The log with one more event. */
export function evolve(log: Log, event: GameEvent): Log {
  const next = step(log, event);
  if (!next.ok) throw new Error(`The event ${event.type} does not follow: ${next.error}`);
  return next.value;
}

/** Decides and folds in one: the event to store and the log it leads to. */
export function perform(log: Log, command: Command): Result<{ event: GameEvent; log: Log }, LogRefusal> {
  const event = eventOf(factOf(command));
  const next = step(log, event);
  return next.ok ? ok({ event, log: next.value }) : next;
}

/** The fact that a command asks to record, in its normal form. */
function factOf(command: Command): Fact {
  switch (command.type) {
    case 'choose':
      return { type: 'chosen', choice: command.choice };
    case 'undo':
      return { type: 'undone' };
    case 'redo':
      return { type: 'redone' };
    case 'go-back':
      return { type: 'went-back', to: command.to };
    case 'amend':
      return { type: 'amended', ...amendmentOf(command) };
    default:
      return stepFactOf(command);
  }
}

function stepFactOf(command: StepCommand): StepFact {
  switch (command.type) {
    case 'throw':
      return { type: 'thrown', throw: command.throw };
    case 'wellenda':
      return { type: 'wellenda-called' };
    case 'wimpout':
      return { type: 'wimpout-declared' };
    case 'void':
      return { type: 'void-declared' };
    case 'bank':
      return { type: 'banked' };
    case 'total':
      return { type: 'total-entered', points: command.points };
    case 'take-up':
      return { type: 'taken-up', standings: command.standings.map(onBoardAboveZero) };
    case 'change-rules': {
      const { change, agreed, at } = command;
      // Together or not at all: half a record is refused with its step.
      return {
        type: 'rules-changed',
        change,
        ...(agreed === undefined ? {} : { agreed }),
        ...(at === undefined ? {} : { at }),
      };
    }
    case 'agree-house-rule': {
      const { text, agreed, at } = command;
      return { type: 'house-rule-agreed', text: trimText(text), agreed, at };
    }
    case 'adjust': {
      const { player, points, reason } = command;
      return { type: 'adjusted', player, points, reason: trimText(reason) };
    }
    case 'leave':
      return { type: 'left', player: command.player };
    case 'join':
      return { type: 'joined', player: command.player };
    case 'give-turn':
      return { type: 'turn-given', player: command.player };
    case 'change-seats':
      return { type: 'seats-changed', players: command.players };
  }
}

/** The amendment that is asked for, as facts in their normal form. */
export const amendmentOf = ({ changes, cut }: Amendment<StepCommand>): Amendment<StepFact> => ({
  changes: changes.map((change) =>
    change.kind === 'remove' ? change : { ...change, step: stepFactOf(change.step) },
  ),
  cut,
});

/** A total above 0 is on the board, whatever was ticked. */
const onBoardAboveZero = ({ banked, onBoard }: Standing): Standing => ({
  banked,
  onBoard: onBoard || banked > 0,
});

function step(log: Log, event: GameEvent): Result<Log, LogRefusal> {
  switch (event.type) {
    case 'started':
      throw new Error('Not a step of a game under way: started');
    case 'undone':
      return undo(log);
    case 'redone':
      return redo(log);
    case 'went-back':
      return goBack(log, event.to);
    case 'amended': {
      const amended = rejudge(log.last, event);
      return amended.ok ? ok({ last: amended.value, undone: null }) : refuse(amended.error.code);
    }
    case 'rules-changed':
    case 'house-rule-agreed':
      // Steps that an amendment judges again stand by the word of those who were in then.
      return allAgree(log.last.game, event) ? stepOn(log, event) : refuse('rules');
    default:
      return stepOn(log, event);
  }
}

function stepOn(log: Log, event: Parameters<typeof nextEntry>[1]): Result<Log, LogRefusal> {
  const next = nextEntry(log.last, event);
  return next.ok ? ok({ last: next.value, undone: null }) : next;
}

function undo({ last, undone }: Log): Result<Log, LogRefusal> {
  if (last.back === null) return refuse('nothing-to-undo');
  return ok({ last: last.back, undone: { entry: last, next: undone } });
}

function redo({ undone }: Log): Result<Log, LogRefusal> {
  return undone === null ? refuse('nothing-to-redo') : ok({ last: undone.entry, undone: undone.next });
}

/** Takes back what stands behind this place. */
function goBack({ last, undone }: Log, to: number): Result<Log, LogRefusal> {
  if (to === last.place) return refuse('nothing-to-undo');
  if (!isPlace(to, 0, last.place)) return refuse('no-such-step');
  let entry = last;
  let taken = undone;
  for (; entry.place > to && entry.before !== null; entry = entry.before) taken = { entry, next: taken };
  return ok({ last: entry, undone: taken });
}
