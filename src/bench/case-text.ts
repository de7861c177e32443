/**
 * A case as text: short enough for a link, readable, in the words of the notation, and of characters that an address
 * keeps as they are. The throw comes first, as the notation writes it, or `cubes=` where it is still to come; then,
 * behind a `;` each, what differs from the first throw of two players under the rulebook:
 *
 * | part | means |
 * | --- | --- |
 * | `points=40` | the points of the turn; stands when a throw of it has counted, also for 0 |
 * | `pending=4` | the faces to clear, in the order in which their flashes were made |
 * | `train=4` | which of them a freight train left |
 * | `held=26` | under `matching` the cubes that stay as they lie, `none` if all are thrown again |
 * | `last=void` | the last throw did not count, and no cubes were held |
 * | `total=85` | the thrower's total; `0on` for 0, but on the board |
 * | `others=120,0` | the others' totals, in seat order from the thrower; `none` plays alone |
 * | `began=80` | the thrower's total when the turn began |
 * | `wrecks=1,0,2` | train wrecks of the thrower and the others, without zeros at the end |
 * | `licks=1` | extra Last Licks, the same way |
 * | `leader=2` | an ending is under way, and who leads; the thrower is 1 |
 * | `waiting=3,4` | who has a last turn to come, in order; only if it is not who usually would |
 * | `rules=review,opening=50` | a preset and what differs from it |
 * | `changed=rules` | the position can only be because the rules were changed in the game |
 *
 * `2244/S=2;points=70;pending=6;total=85;others=120,95`
 */
import {
  countCubes,
  type Cubes,
  FACE_VALUE,
  makeCubes,
  type NumberFace,
  parseCubes,
} from '../engine/cubes.ts';
import { judge, type Pending } from '../engine/judge.ts';
import { ok, refuse, type Result } from '../engine/result.ts';
import { isPresetName, presetRules, RULEBOOK, type Rules } from '../engine/settings.ts';
import { isNumberFace, makeThrow, readThrow, type Throw, thrownCubes, toThrow } from '../engine/throw.ts';
import { type Turn, wholeCubes } from '../engine/turn.ts';
import { makeRules } from '../game/transcript-writer.ts';
import { parseSettings } from '../game/turn-tokens.ts';
import type { Case, CaseDraft, CaseEnding, CasePosition, CaseSeat } from './case.ts';
import { type Impossible, impossible, needsChange } from './possible.ts';

/** Why a text is no case. */
export const CASE_PROBLEMS = ['syntax', 'rules', 'face', 'cubes', 'choice', 'position'] as const;
export type CaseProblem = (typeof CASE_PROBLEMS)[number];

/** What is wrong with a text, and the part of it that is. */
export interface CaseError {
  readonly code: CaseProblem;
  /** At most {@link MAX_PART} characters of it; empty where the position as a whole is meant. */
  readonly part: string;
  /** What is impossible about the position, with the code `position`. */
  readonly reason: Impossible | null;
}

/** More than the longest case takes. */
const MAX_LENGTH = 1500;
const MAX_PART = 40;

const NONE = 'none';
const ON_BOARD = '0on';

/** The text of a case, or of a position whose throw is still to come. */
export function makeCaseText(asked: CaseDraft): string {
  const { thrown, choice, rules, turn } = asked;
  const parts = [thrown === null ? `cubes=${makeCubes(turn.cubes)}` : makeThrow(thrown, choice ?? undefined)];
  const add = (key: string, value: string): void => void parts.push(`${key}=${value}`);
  addTurn(turn, add);
  addSeats(asked, add);
  const written = makeRules(rules).replaceAll(' ', ',');
  if (written !== 'rulebook') add('rules', written);
  if (needsChange(asked)) add('changed', 'rules');
  return parts.join(';');
}

type Add = (key: string, value: string) => void;

function addTurn({ points, started, pending, held, again }: Turn, add: Add): void {
  if (started) add('points', String(points));
  if (pending.length > 0) add('pending', facesOf(pending));
  const trains = pending.filter(({ face, points: made }) => made !== 10 * FACE_VALUE[face]);
  if (trains.length > 0) add('train', facesOf(trains));
  if (held !== null) add('held', makeThrow(held) || NONE);
  else if (again) add('last', 'void');
}

const facesOf = (pending: readonly Pending[]): string => pending.map(({ face }) => face).join('');

function addSeats({ seats, began, ending, rules }: CasePosition, add: Add): void {
  const [first, ...others] = seats.map(makeTotal);
  if (first !== '0') add('total', first ?? '0');
  if (others.join() !== '0') add('others', others.join() || NONE);
  if (began !== seats[0]?.banked) add('began', String(began));
  const wrecks = makeCounts(seats.map((seat) => seat.wrecks));
  if (wrecks !== '') add('wrecks', wrecks);
  const licks = makeCounts(seats.map((seat) => seat.licks));
  if (licks !== '') add('licks', licks);
  if (ending === null) return;
  add('leader', String(ending.leader + 1));
  const waiting = makePlaces(ending.waiting);
  if (waiting !== makePlaces(usuallyWaiting(seats.length, ending.leader, rules))) add('waiting', waiting);
}

/** On the board with 0 is a fact of its own; a total above 0 is on the board. */
const makeTotal = ({ banked, onBoard }: CaseSeat): string =>
  banked === 0 && onBoard ? ON_BOARD : String(banked);

const makeCounts = (counts: readonly number[]): string => counts.join().replace(/(?:(?:^|,)0)+$/, '');

const makePlaces = (places: readonly number[]): string => places.map((place) => place + 1).join() || NONE;

/** Who waits as a rule: in Last Licks all but the leader; in the end game who sits between the thrower and the leader. */
function usuallyWaiting(count: number, leader: number, { ending }: Rules): readonly number[] {
  const others = Array.from({ length: count - 1 }, (_, index) => index + 1);
  return others.filter((place) => (ending === 'end-game' ? place < leader : place !== leader));
}

/** The case that a text tells, or the part for which it is none. Never throws, whatever the text is. */
export function parseCaseText(text: string): Result<Case, CaseError> {
  const read = parseDraftText(text);
  if (!read.ok) return read;
  const { thrown } = read.value;
  return thrown === null ? wrong('syntax', text) : ok({ ...read.value, thrown });
}

/** The same for a text whose throw may be still to come. */
export function parseDraftText(text: string): Result<CaseDraft, CaseError> {
  const plain = unescape(text);
  if (plain === null) return wrong('syntax', text);
  const [head = '', ...rest] = plain.split(';');
  const parts = new Map<string, string>();
  for (const part of rest) {
    const [key = '', ...value] = part.split('=');
    if (!isPart(key) || parts.has(key) || !PARTS[key].test(value.join('='))) return wrong('syntax', part);
    parts.set(key, value.join('='));
  }
  const first = readHead(head);
  if (typeof first === 'string') return wrong(first, head);
  const rules = readRules(parts.get('rules'));
  if (typeof rules === 'string') return wrong('rules', rules);
  return readCase(first, rules, parts);
}

const wrong = (code: CaseProblem, part: string, reason: Impossible | null = null): Result<never, CaseError> =>
  refuse({ code, part: part.slice(0, MAX_PART), reason });

/** The text without the escapes that programs put into links, twice at the most; null for what is no case for sure. */
function unescape(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  try {
    const once = text.includes('%') ? decodeURIComponent(text) : text;
    const twice = once.includes('%') ? decodeURIComponent(once) : once;
    return twice.trim();
  } catch {
    return null;
  }
}

const NUMBER = '(?:0|[1-9]\\d{0,5})';
const form = (each: string, most = 1): RegExp => new RegExp(`^${each}(?:,${each}){0,${most - 1}}$`);

/** The parts behind the throw, and the form of each. */
const PARTS = {
  points: form(NUMBER),
  pending: /^[23456Xx]{1,6}$/,
  train: /^[23456Xx]{1,6}$/,
  held: /^(?:none|[23456Xx-]{0,4}(?:\/[23456XxSs-])?)$/,
  last: /^void$/,
  total: form(`(?:0on|${NUMBER})`),
  others: new RegExp(`^none$|${form(`(?:0on|${NUMBER})`, 11).source}`),
  began: form(NUMBER),
  wrecks: form(NUMBER, 12),
  licks: form(NUMBER, 12),
  leader: form(NUMBER),
  waiting: new RegExp(`^none$|${form(NUMBER, 11).source}`),
  rules: /^[\w,=-]+$/,
  changed: /^rules$/,
} as const satisfies Record<string, RegExp>;

const isPart = (key: string): key is keyof typeof PARTS => Object.hasOwn(PARTS, key);

type Parts = ReadonlyMap<string, string>;

/** What is thrown or to be thrown. */
type Head = Pick<CaseDraft, 'thrown' | 'choice'> & { readonly cubes: Cubes };

function readHead(head: string): Head | CaseProblem {
  if (head.startsWith('cubes=')) {
    const cubes = parseCubes(head.slice('cubes='.length));
    return cubes === undefined ? 'cubes' : { thrown: null, choice: null, cubes };
  }
  const read = readThrow(head);
  if (read === undefined) return 'syntax';
  const thrown = toThrow(read);
  if (thrown === undefined) return 'face';
  const cubes = thrownCubes(thrown);
  return cubes.common > 4 ? 'cubes' : { thrown, choice: read.choice ?? null, cubes };
}

/** The rules, or the part of their text that names none. */
function readRules(text: string | undefined): Rules | string {
  if (text === undefined) return RULEBOOK;
  const [preset = '', ...settings] = text.split(',');
  if (!isPresetName(preset)) return preset;
  const change = parseSettings(settings);
  return typeof change === 'string' ? change : { ...presetRules(preset), ...change };
}

function readCase(head: Head, rules: Rules, parts: Parts): Result<CaseDraft, CaseError> {
  const { thrown, choice, cubes } = head;
  const turn = readTurn(cubes, parts);
  if (isMisfit(turn)) return wrong(turn.code, turn.part);
  const seats = readSeats(parts);
  if (isMisfit(seats)) return wrong(seats.code, seats.part);
  const began = parts.get('began');
  const position: CasePosition = {
    rules,
    seats,
    began: began === undefined ? (seats[0]?.banked ?? 0) : Number(began),
    ending: readEnding(parts, seats.length, rules),
    turn,
  };
  const reason = impossible(position, parts.has('changed'));
  if (reason !== null) return wrong('position', '', reason);
  if (thrown !== null) {
    const judged = judge(thrown, turn, rules, choice ?? undefined);
    if (!judged.ok) return wrong(judged.error, makeThrow(thrown, choice ?? undefined));
  }
  return ok({ ...position, thrown, choice });
}

/** A part that does not fit the others. */
interface Misfit {
  readonly code: CaseProblem;
  readonly part: string;
}

const isMisfit = (read: object): read is Misfit => 'code' in read;

function readTurn(cubes: Cubes, parts: Parts): Turn | Misfit {
  const points = parts.get('points');
  const pending = (parts.get('pending') ?? '').toUpperCase();
  const trains = (parts.get('train') ?? '').toUpperCase();
  if ([...trains].some((face) => !pending.includes(face))) return { code: 'syntax', part: `train=${trains}` };
  const held = readHeld(parts.get('held'));
  if (held !== null && isMisfit(held)) return held;
  const started = points !== undefined;
  return {
    cubes,
    held,
    pending: [...pending].filter(isNumberFace).map((face) => madePending(face, trains.includes(face))),
    points: Number(points ?? 0),
    started,
    again: held !== null || parts.has('last'),
    allFive: started && countCubes(wholeCubes({ cubes, held, pending: [] })) === 5,
  };
}

const madePending = (face: NumberFace, train: boolean): Pending => ({
  face,
  points: (train ? 100 : 10) * FACE_VALUE[face],
});

const ALL_THROWN: Throw = { common: [], sun: null };

function readHeld(text: string | undefined): Throw | null | Misfit {
  if (text === undefined) return null;
  if (text === NONE) return ALL_THROWN;
  const read = readThrow(text);
  const held = read && toThrow(read);
  return held ?? { code: read === undefined ? 'syntax' : 'face', part: `held=${text}` };
}

function readSeats(parts: Parts): readonly CaseSeat[] | Misfit {
  const totals = [parts.get('total') ?? '0', ...listOf(parts.get('others') ?? '0')];
  for (const key of ['wrecks', 'licks'] as const)
    if (listOf(parts.get(key)).length > totals.length)
      return { code: 'syntax', part: `${key}=${parts.get(key)}` };
  const wrecks = listOf(parts.get('wrecks'));
  const licks = listOf(parts.get('licks'));
  return totals.map((total, place) => ({
    banked: total === ON_BOARD ? 0 : Number(total),
    onBoard: total !== '0',
    wrecks: Number(wrecks[place] ?? 0),
    licks: Number(licks[place] ?? 0),
  }));
}

function readEnding(parts: Parts, count: number, rules: Rules): CaseEnding | null {
  const leading = parts.get('leader');
  if (leading === undefined) return null;
  const leader = Number(leading) - 1;
  const named = parts.get('waiting');
  return {
    // Rules that end at once have no ending, which the position is refused for.
    kind: rules.ending === 'end-game' ? 'end-game' : 'last-licks',
    leader,
    waiting:
      named === undefined
        ? usuallyWaiting(count, leader, rules)
        : listOf(named).map((place) => Number(place) - 1),
  };
}

const listOf = (text: string | undefined): readonly string[] =>
  text === undefined || text === NONE ? [] : text.split(',');
