/** Writes a log as text (NOTATION.md) such that it reads back to the same summary. */
import { isTurnUnderWay, playerAt, type Standing } from '../engine/game.ts';
import type { Ruling } from '../engine/ruling.ts';
import {
  makeSettings,
  PRESET_NAMES,
  type PresetName,
  presetRules,
  type Rules,
  rulesDifference,
} from '../engine/settings.ts';
import { makeThrow, readThrow, toThrow } from '../engine/throw.ts';
import { makeAdjustment } from './adjustment.ts';
import { makeMoment } from './agreement.ts';
import type { Entry } from './entry.ts';
import type { Agreement, GameEvent } from './events.ts';
import type { Log } from './log.ts';

/** The steps of the game as it stands, oldest first, without what was taken back. */
export function entriesOf(log: Log): readonly Entry[] {
  const entries: Entry[] = [];
  for (let entry: Entry | null = log.last; entry !== null; entry = entry.before) entries.push(entry);
  return entries.reverse();
}

/** The preset from which these rules differ least; of equals the one that is listed first. */
export function nearestPreset(rules: Rules): PresetName {
  const distance = (name: PresetName): number =>
    Object.keys(rulesDifference(presetRules(name), rules)).length;
  return PRESET_NAMES.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}

/** `rulebook goal=300`: a preset's name and what differs from it. */
export function makeRules(rules: Rules): string {
  const preset = nearestPreset(rules);
  return [preset, ...makeSettings(rulesDifference(presetRules(preset), rules))].join(' ');
}

/** A line while it is written: what stands before the colon, and the words behind it. */
interface Line {
  readonly head: string;
  readonly words: string[];
  /** What is said of it in comments, each in a line behind it. */
  readonly notes: string[];
}

/** The whole game as text, a line a turn, with a line end behind each. */
export function makeTranscript(log: Log): string {
  const lines: Line[] = [];
  // The line of the turn that is still open, which further tokens continue.
  let open: Line | null = null;
  for (const { event, game, ruling, before } of entriesOf(log)) {
    if (event.type === 'chosen') {
      const line = lines.at(-1);
      const token = line?.words.pop();
      if (line && token !== undefined && ruling) line.words.push(throwToken(token, ruling));
      open = line && isTurnUnderWay(game) ? line : null;
      continue;
    }
    const note = noteOf(event);
    if (event.type === 'house-rule-agreed') {
      lines.at(-1)?.notes.push(note);
      continue;
    }
    const token = turnToken(event, ruling);
    if (token === null || before === null || before.game.phase === 'over') {
      lines.push(...tableLines(event));
      open = null;
      continue;
    }
    if (open === null)
      lines.push((open = { head: playerAt(before.game, before.game.up).name, words: [], notes: [] }));
    open.words.push(token);
    if (note !== '') open.notes.push(note);
    if (event.type !== 'rules-changed' && !isTurnUnderWay(game)) open = null;
  }
  return lines
    .flatMap(({ head, words, notes }) => [`${head}: ${words.join(' ')}`, ...notes.map((note) => `# ${note}`)])
    .map((line) => `${line}\n`)
    .join('');
}

/** The token of a turn's line; null for what stands on a line of its own. */
function turnToken(event: GameEvent, ruling: Ruling | null): string | null {
  switch (event.type) {
    case 'thrown':
      return ruling === null ? event.throw : throwToken(event.throw, ruling);
    case 'wellenda-called':
      return 'wellenda';
    case 'wimpout-declared':
      return 'wimp';
    case 'void-declared':
      return 'void';
    case 'banked':
      return 'bank';
    case 'total-entered':
      return `total ${event.points}`;
    case 'rules-changed':
      return `rules(${makeSettings(event.change).join(',')})`;
    default:
      return null;
  }
}

/** Who agreed on what and when; empty where nothing is recorded. A house rule stands in one line by its own rules. */
function noteOf(event: GameEvent): string {
  if (event.type === 'house-rule-agreed') return `house rule: ${event.text} (${agreedBy(event)})`;
  if (event.type !== 'rules-changed' || event.agreed === undefined || event.at === undefined) return '';
  return `${turnToken(event, null)} ${agreedBy({ agreed: event.agreed, at: event.at })}`;
}

const agreedBy = ({ agreed, at }: Agreement): string => `agreed by ${agreed.join(' | ')}, ${makeMoment(at)}`;

/** A throw written back: faces sorted, a choice only where there was one. */
function throwToken(token: string, ruling: Ruling): string {
  const read = readThrow(token);
  const thrown = read && toThrow(read);
  if (!thrown) throw new Error(`Not a throw: ${token}`);
  return makeThrow(thrown, ruling.choice ?? undefined);
}

const line = (head: string, words: string): Line => ({ head, words: [words], notes: [] });

/** The lines of their own that an event makes. */
function tableLines(event: GameEvent): readonly Line[] {
  switch (event.type) {
    case 'started':
      return [line('rules', makeRules(event.rules)), line('players', event.players.join(' | '))];
    case 'taken-up':
      return [line('standings', event.standings.map(makeStanding).join(' | '))];
    case 'adjusted':
      return [line('adjust', makeAdjustment(event))];
    case 'left':
      return [line('leave', event.player)];
    case 'joined':
      return [line('join', event.player)];
    case 'turn-given':
      return [line('up', event.player)];
    case 'seats-changed':
      return [line('seats', event.players.join(' | '))];
    default:
      throw new Error(`The event ${event.type} has no line`);
  }
}

const makeStanding = ({ banked, onBoard }: Standing): string =>
  `${banked}${onBoard && banked === 0 ? ' on' : ''}`;
