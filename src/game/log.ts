/**
 * The log of a game and how it grows: a command is decided against the present state and becomes an event; an
 * event is folded into the next state. Each entry keeps the state it led to and the entry before it, so one
 * more event, an undo and a redo cost the same in a long game as in a short one.
 */
import {
  findPlayer,
  type Game,
  MAX_PLAYERS,
  type OpenGame,
  type Standing,
  startGame,
} from '../engine/game.ts';
import {
  bank,
  declareVoid,
  declareWimpout,
  enterTotal,
  type Step,
  throwCubes,
  wellenda,
} from '../engine/play.ts';
import { ok, refuse, type Result } from '../engine/result.ts';
import type { Ruling } from '../engine/ruling.ts';
import { isSettingKey, isSettingValue, type RulesChange } from '../engine/settings.ts';
import { type Choice, makeThrow, readThrow, toThrow } from '../engine/throw.ts';
import { adjust, changeRules, changeSeats, giveTurn, join, leave, takeUp } from '../engine/table.ts';
import { makeAdjustment, parseAdjustment } from './adjustment.ts';
import type { Command, LogRefusal } from './commands.ts';
import { eventOf, type Fact, type GameEvent } from './events.ts';
import { isPlayerName, trimText } from './names.ts';

/** One step of the game as it stands: what happened, the state it led to, and the ruling if it was a throw. */
export interface Entry {
  readonly event: GameEvent;
  readonly game: Game;
  readonly ruling: Ruling | null;
  readonly before: Entry | null;
}

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
  return {
    last: { event, game: startGame(event.rules, event.players), ruling: null, before: null },
    undone: null,
  };
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
  const fact = factOf(command, log);
  if (!fact.ok) return fact;
  const event = eventOf(fact.value);
  const next = step(log, event);
  return next.ok ? ok({ event, log: next.value }) : next;
}

/** The fact that a command asks to record, in its normal form. */
function factOf(command: Command, log: Log): Result<Fact, LogRefusal> {
  switch (command.type) {
    case 'throw':
      return ok({ type: 'thrown', throw: command.throw });
    case 'choose':
      return ok({ type: 'chosen', choice: command.choice });
    case 'wellenda':
      return ok({ type: 'wellenda-called' });
    case 'wimpout':
      return ok({ type: 'wimpout-declared' });
    case 'void':
      return ok({ type: 'void-declared' });
    case 'bank':
      return ok({ type: 'banked' });
    case 'total':
      return ok({ type: 'total-entered', points: command.points });
    case 'take-up':
      return ok({ type: 'taken-up', standings: command.standings.map(onBoardAboveZero) });
    case 'change-rules':
      return ok({ type: 'rules-changed', change: command.change });
    case 'leave':
      return ok({ type: 'left', player: command.player });
    case 'join':
      return ok({ type: 'joined', player: command.player });
    case 'give-turn':
      return ok({ type: 'turn-given', player: command.player });
    case 'change-seats':
      return ok({ type: 'seats-changed', players: command.players });
    case 'undo':
      return ok({ type: 'undone' });
    case 'redo':
      return ok({ type: 'redone' });
    case 'adjust': {
      const { player, points } = command;
      const reason = trimText(command.reason);
      const { game } = log.last;
      return game.phase === 'over' || isClearAdjustment({ player, points, reason }, game)
        ? ok({ type: 'adjusted', player, points, reason })
        : refuse('adjust');
    }
  }
}

/** Whether a change names a setting or more, each with a value it can have. */
function isRulesChange(change: RulesChange): boolean {
  const parts = Object.entries(change);
  return parts.length > 0 && parts.every(([key, value]) => isSettingKey(key) && isSettingValue(key, value));
}

/** A total above 0 is on the board, whatever was ticked. */
const onBoardAboveZero = ({ banked, onBoard }: Standing): Standing => ({
  banked,
  onBoard: onBoard || banked > 0,
});

/** Whether an adjustment can be written down in one line that reads back as the same. A stranger is refused later. */
function isClearAdjustment(
  adjustment: { player: string; points: number; reason: string },
  game: Game,
): boolean {
  const { player, points, reason } = adjustment;
  if (reason === '' || /\p{Cc}/u.test(reason) || !Number.isSafeInteger(points)) return false;
  if (findPlayer(game, player) < 0) return true;
  const names = game.players.map(({ name }) => name);
  const read = parseAdjustment(makeAdjustment(adjustment), names);
  return typeof read === 'object' && read.player === player && read.points === points;
}

function step(log: Log, event: GameEvent): Result<Log, LogRefusal> {
  if (event.type === 'undone') return undo(log);
  if (event.type === 'redone') return redo(log);
  const taken = event.type === 'chosen' ? rechoose(log, event.choice) : stepOn(log, event);
  if (!taken.ok) return taken;
  return ok({ last: { event, ...taken.value, before: log.last }, undone: null });
}

function undo({ last, undone }: Log): Result<Log, LogRefusal> {
  if (last.before === null) return refuse('nothing-to-undo');
  return ok({ last: last.before, undone: { entry: last, next: undone } });
}

function redo({ undone }: Log): Result<Log, LogRefusal> {
  return undone === null ? refuse('nothing-to-redo') : ok({ last: undone.entry, undone: undone.next });
}

type Taken = Result<Step, LogRefusal>;

const changed = (game: Result<Game, LogRefusal>): Taken =>
  game.ok ? ok({ game: game.value, ruling: null }) : game;

function stepOn({ last }: Log, event: GameEvent): Taken {
  const { game } = last;
  if (game.phase === 'over') return refuse('game-over');
  switch (event.type) {
    case 'thrown':
      return takeThrow(game, event.throw);
    case 'wellenda-called':
      return wellenda(game);
    case 'wimpout-declared':
      return declareWimpout(game);
    case 'void-declared':
      return declareVoid(game);
    case 'banked':
      return bank(game);
    case 'total-entered':
      return enterTotal(game, event.points);
    case 'taken-up':
      return game.phase === 'play' && last.before === null
        ? changed(takeUp(game, event.standings))
        : refuse('adjust');
    case 'rules-changed':
      return isRulesChange(event.change) ? changed(changeRules(game, event.change)) : refuse('rules');
    case 'adjusted':
      return changed(adjust(game, event.player, event.points));
    case 'left':
      return changed(leave(game, event.player));
    case 'joined':
      return isPlayerName(event.player) && game.players.length < MAX_PLAYERS
        ? changed(join(game, event.player))
        : refuse('players');
    case 'turn-given':
      return changed(giveTurn(game, event.player));
    case 'seats-changed':
      return changed(changeSeats(game, event.players));
    case 'started':
    case 'chosen':
    case 'undone':
    case 'redone':
      throw new Error(`Not a step of a game under way: ${event.type}`);
  }
}

/** Reads a throw in the notation and takes it: `face` before `cubes` before `choice`. */
function takeThrow(game: OpenGame, token: string): Taken {
  const read = readThrow(token);
  if (read === undefined) return refuse('syntax');
  const thrown = toThrow(read);
  return thrown === undefined ? refuse('face') : throwCubes(game, thrown, read.choice);
}

/** The entry of the throw that a choice would settle otherwise: the last step but choices of its own. */
export function openThrow(log: Log): Entry | null {
  let entry: Entry | null = log.last;
  while (entry !== null && entry.event.type === 'chosen') entry = entry.before;
  return entry?.event.type === 'thrown' ? entry : null;
}

/** Judges the last throw again with another choice, from the state before it. */
function rechoose(log: Log, choice: Choice): Taken {
  const { last } = log;
  const entry = openThrow(log);
  const chosen = last.ruling;
  if (entry?.event.type !== 'thrown' || entry.before === null || chosen === null) return refuse('choice');
  const before = entry.before.game;
  if (before.phase === 'over' || choice === chosen.choice || !chosen.choices.includes(choice))
    return refuse('choice');
  return takeThrow(before, withChoice(entry.event.throw, choice));
}

/** The token of a throw with this choice in place of the one it had. */
export function withChoice(token: string, choice: Choice): string {
  const read = readThrow(token);
  const thrown = read && toThrow(read);
  if (!thrown) throw new Error(`Not a throw: ${token}`);
  return makeThrow(thrown, choice);
}
