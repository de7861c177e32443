/**
 * One step of a game: the fact, held against the state before it, leads to the state after it or is refused. Each
 * entry keeps the entry before it, so one more costs the same in a long game as in a short one.
 */
import { findPlayer, type Game, MAX_PLAYERS, type OpenGame } from '../engine/game.ts';
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
import { adjust, changeRules, changeSeats, giveTurn, join, leave, takeUp } from '../engine/table.ts';
import { type Choice, makeThrow, readThrow, toThrow } from '../engine/throw.ts';
import { type Adjustment, makeAdjustment, parseAdjustment } from './adjustment.ts';
import { isAgreement, isHouseRule, isUnrecorded } from './agreement.ts';
import type { LogRefusal } from './commands.ts';
import type { GameEvent, StepEvent } from './events.ts';
import { isPlayerName } from './names.ts';

/** One step of the game as it stands: what happened, the state it led to, and the ruling if it was a throw. */
export interface Entry {
  readonly event: Extract<GameEvent, { type: 'started' | 'chosen' }> | StepEvent;
  readonly game: Game;
  readonly ruling: Ruling | null;
  /** Its place among the steps, from 1; the start has 0, and a choice the place of the throw that it settles. */
  readonly place: number;
  /** The step before it in the game. */
  readonly before: Entry | null;
  /** What undoing leads to: the step before it or, from the last step of an amended game, the game as it was. */
  readonly back: Entry | null;
}

type Taken = Result<Step, LogRefusal>;

/** The entry that this step makes behind `last`, or why it is refused (the codes of NOTATION.md). */
export function nextEntry(
  last: Entry,
  event: StepEvent | Extract<GameEvent, { type: 'chosen' }>,
): Result<Entry, LogRefusal> {
  const chosen = event.type === 'chosen';
  const taken = chosen ? rechoose(last, event.choice) : stepOn(last, event);
  if (!taken.ok) return taken;
  const place = chosen ? last.place : last.place + 1;
  return ok({ event, ...taken.value, place, before: last, back: last });
}

const changed = (game: Result<Game, LogRefusal>): Taken =>
  game.ok ? ok({ game: game.value, ruling: null }) : game;

function stepOn({ game, before }: Entry, event: StepEvent): Taken {
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
      return game.phase === 'play' && before === null
        ? changed(takeUp(game, event.standings))
        : refuse('adjust');
    case 'rules-changed':
      return isRulesChange(event.change) && (isUnrecorded(event) || isAgreement(game, event))
        ? changed(changeRules(game, event.change))
        : refuse('rules');
    case 'house-rule-agreed':
      if (!isHouseRule(event.text)) return refuse('syntax');
      return isAgreement(game, event) ? changed(ok(game)) : refuse('rules');
    case 'adjusted':
      return isClearAdjustment(event, game)
        ? changed(adjust(game, event.player, event.points))
        : refuse('adjust');
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
  }
}

/** Whether a change names a setting or more, each with a value it can have. */
function isRulesChange(change: RulesChange): boolean {
  const parts = Object.entries(change);
  return parts.length > 0 && parts.every(([key, value]) => isSettingKey(key) && isSettingValue(key, value));
}

/** Whether an adjustment can be written down in one line that reads back as the same. A stranger is refused later. */
function isClearAdjustment(adjustment: Adjustment, game: Game): boolean {
  const { player, points, reason } = adjustment;
  if (reason === '' || /\p{Cc}/u.test(reason) || !Number.isSafeInteger(points)) return false;
  if (findPlayer(game, player) < 0) return true;
  const names = game.players.map(({ name }) => name);
  const read = parseAdjustment(makeAdjustment(adjustment), names);
  return typeof read === 'object' && read.player === player && read.points === points;
}

/** Reads a throw in the notation and takes it: `face` before `cubes` before `choice`. */
function takeThrow(game: OpenGame, token: string): Taken {
  const read = readThrow(token);
  if (read === undefined) return refuse('syntax');
  const thrown = toThrow(read);
  return thrown === undefined ? refuse('face') : throwCubes(game, thrown, read.choice);
}

/** The throw behind which this entry stands with nothing but choices of its own: the one that a choice would settle. */
export function throwOf(last: Entry): Entry | null {
  let entry: Entry | null = last;
  while (entry !== null && entry.event.type === 'chosen') entry = entry.before;
  return entry?.event.type === 'thrown' ? entry : null;
}

/** Judges the last throw again with another choice, from the state before it. */
function rechoose(last: Entry, choice: Choice): Taken {
  const entry = throwOf(last);
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
