/** The words of the end of a game and of its sheet. */
import { msg, str } from '@lit/localize';
import type { Player } from '../../engine/game.ts';
import { type PresetName, presetRules, type Rules, rulesDifference } from '../../engine/settings.ts';
import type { Throw } from '../../engine/throw.ts';
import type { StepFact } from '../../game/events.ts';
import type { Bumped, TableEvent, TurnRecord } from '../../game/history.ts';
import type { Reason } from '../../game/reasons.ts';
import { agreedWords, changeLines } from './agree.ts';
import { isolated, quoted } from './quoted.ts';
import { outWords, phaseName } from './ending.ts';
import { faceName } from './faces.ts';
import { listWords } from './list.ts';
import { changedWords, presetName } from './presets.ts';

/** "Bo wins", "Ann and Bo win". */
export function winnersLine(names: readonly string[]): string {
  if (names.length === 0) return msg('Nobody wins');
  return names.length === 1 ? msg(str`${listWords(names)} wins`) : msg(str`${listWords(names)} win`);
}

const REASONS: Readonly<
  Record<Exclude<Reason, 'wrecks' | 'supernova' | 'left' | 'failed-lick'>, () => string>
> = {
  stars: () => msg('threw five stars'),
  'reached-goal': () => msg('reached the goal'),
  'kept-lead': () => msg('reached the goal and kept the lead'),
  'took-lead-in-lick': () => msg('took the lead in a last lick'),
  'took-lead-in-last-turn': () => msg('took the lead in a last turn'),
  'lead-passed-on': () => msg('next to lead when the leader went'),
  'shared-lead': () => msg('drew level with the leader'),
  'last-one-in': () => msg('the last one in the game'),
  'lost-lead': () => msg('lost the lead'),
  'fell-short': () => msg('fell short in the last turn'),
};

/** Why a player stands where they do; empty where the total says it all. */
export function reasonWords(reason: Reason | null, { wrecks }: Player): string {
  switch (reason) {
    case null:
      return '';
    case 'failed-lick':
      return outWords('lick');
    case 'wrecks':
    case 'supernova':
    case 'left':
      return outWords(reason, wrecks);
    default:
      return REASONS[reason]();
  }
}

export const placesLabel = (): string => msg('Places');
export const rematch = (): string => msg('Rematch');
export const theSheet = (): string => msg('The sheet');
export const share = (): string => msg('Share');
export const copy = (): string => msg('Copy');
export const handOver = (): string => msg('Hand over');
export const reopen = (): string => msg('Reopen');
export const reopenHint = (): string => msg('Reopen: takes the last step back');
export const home = (): string => msg('Home');
export const back = (): string => msg('Back');
export const asText = (): string => msg('The game as text');
export const earlier = (): string => msg('Earlier turns');
export const nothingYet = (): string => msg('Nothing has been thrown yet.');
/** The rules a game began with: "Rulebook, 1 setting changed, to 500." */
export function rulesLine(rules: Rules, preset: PresetName): string {
  const changed = Object.keys(rulesDifference(presetRules(preset), rules)).length > 0;
  const table = changed ? `${presetName(preset)}, ${changedWords(rules, preset)}` : presetName(preset);
  return msg(str`${table}, to ${rules.goal}. The newest turn comes first.`);
}

/** How a turn ended, or how it stands. */
export function endOfTurn({ end, points }: TurnRecord): string {
  switch (end) {
    case null:
      return points > 0 ? msg(str`${points} at risk`) : msg('throws now');
    case 'banked':
      return msg(str`banked ${points}`);
    case 'total':
      return points > 0
        ? msg(str`banked ${points}, entered as a sum`)
        : msg('banked nothing, entered as a sum');
    case 'wimpout':
      return points > 0 ? msg(str`wimpout, ${points} lost`) : msg('wimpout');
    case 'wreck':
      return points > 0 ? msg(str`train wreck, ${points} lost`) : msg('train wreck');
    case 'supernova':
      return msg('Supernova, out of the game');
    case 'win':
      return msg('won with five stars');
    case 'left':
      return points > 0 ? msg(str`left the game, ${points} lost`) : msg('left the game');
    case 'passed':
      return msg('ended when the leader left');
  }
}

/** The number of a turn, with the phase where it is not the usual one. */
export const turnLabel = ({ number, phase }: TurnRecord): string =>
  phase === 'play' ? msg(str`Turn ${number}`) : msg(str`Turn ${number}, ${phaseName(phase).toLowerCase()}`);

export const sentBack = (bumped: readonly Bumped[]): string =>
  listWords(bumped.map(({ name, total }) => msg(str`${name} back to ${total}`)));

export const wellenda = (): string => msg('Wellenda: the throw never happened');

/** What the table did, as a line of its own. */
export function tableLine(event: Extract<StepFact, { type: TableEvent['type'] }>): string {
  switch (event.type) {
    case 'taken-up':
      return msg(str`Taken up at ${event.standings.map(({ banked }) => banked).join(', ')}`);
    case 'rules-changed':
      return agreedWords(msg(str`Guiding Light: ${changeLines(event.change).join('; ')}`), event);
    case 'house-rule-agreed':
      return agreedWords(msg(str`House rule: ${quoted(event.text)}`), event);
    case 'adjusted':
      return msg(str`${event.player} ${signed(event.points)}: ${isolated(event.reason)}`);
    case 'left':
      return msg(str`${event.player} left the game`);
    case 'joined':
      return msg(str`${event.player} joined`);
    case 'turn-given':
      return msg(str`The turn went to ${event.player}`);
    case 'seats-changed':
      return msg(str`New order: ${event.players.join(', ')}`);
  }
}

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** The faces of a throw for those who do not see it. */
export function throwWords({ common, sun }: Throw): string {
  const faces = common.map(faceName).join(' ');
  if (sun === null) return faces;
  const sunCube = msg(str`Sun cube ${faceName(sun)}`);
  return faces === '' ? sunCube : `${faces}, ${sunCube}`;
}
