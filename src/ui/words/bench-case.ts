/** A case at the bench: the position in a sentence, its fields, and what is wrong with one. */
import { msg, str } from '@lit/localize';
import type { CasePosition } from '../../bench/case.ts';
import type { CaseError, CaseProblem } from '../../bench/case-text.ts';
import type { Impossible } from '../../bench/possible.ts';
import type { Pending } from '../../engine/judge.ts';
import { type Rules, rulesDifference, presetRules } from '../../engine/settings.ts';
import type { Throw } from '../../engine/throw.ts';
import { nearestPreset } from '../../game/transcript-writer.ts';
import type { CasePhase, LastThrow } from '../case-edit.ts';
import { cubesWords, faceName, facesWords } from './faces.ts';
import { listWords } from './list.ts';
import { changedWords, presetName } from './presets.ts';

/** What those at the table are called: the thrower, and the others by name or by their place behind the thrower. */
export const seatNames = (seats: readonly unknown[], names: readonly string[] | null): readonly string[] =>
  seats.map((_, place) => (place === 0 ? msg('You') : (names?.[place] ?? msg(str`Player ${place + 1}`))));

/** The position in one breath: "You have 85 on the board, with 40 in this turn, 2 cubes in hand, 4s to clear." */
export function positionWords(position: CasePosition, names: readonly string[]): string {
  const [first = ''] = thrower(position);
  return [first, ...more(position, names)].join(' ');
}

/** With `once` no face is to be cleared: any throw will do. */
const duty = (pending: readonly Pending[], { clearing }: Rules): string =>
  clearing === 'once'
    ? msg('one more throw due after a flash')
    : msg(str`${facesWords(pending.map(({ face }) => face))} to clear`);

function thrower({ seats: [seat], turn, rules }: CasePosition): readonly string[] {
  const { cubes, points, pending } = turn;
  const has = [
    ...(turn.started ? [msg(str`${points} in this turn`)] : []),
    msg(str`${cubesWords(cubes)} in hand`),
    ...(pending.length > 0 ? [duty(pending, rules)] : []),
  ];
  const facts = has.join(', ');
  if (seat?.onBoard) return [msg(str`You have ${seat.banked} on the board, with ${facts}.`)];
  return [
    rules.opening > 0
      ? msg(str`You are not on the board yet, with ${facts}.`)
      : msg(str`You have nothing banked yet, with ${facts}.`),
  ];
}

function more({ seats, turn, rules, ending }: CasePosition, names: readonly string[]): readonly string[] {
  const [seat, ...others] = seats;
  const said: string[] = [];
  if (turn.held !== null && (turn.held.common.length > 0 || turn.held.sun !== null))
    said.push(msg(str`Beside them lie ${throwWords(turn.held)}.`));
  if (turn.again) said.push(msg('The same cubes go again.'));
  if (others.some(({ banked }) => banked > 0)) {
    const totals = others.map(({ banked }, place) => `${names[place + 1] ?? ''} ${banked}`);
    said.push(msg(str`The others: ${totals.join(', ')}.`));
  }
  if (ending !== null) {
    const { leader, waiting } = ending;
    const last = phaseName(ending.kind);
    said.push(
      leader === 0 ? msg(str`${last}: you lead.`) : msg(str`${last}: ${names[leader] ?? ''} leads.`),
      ...(waiting.length > 0
        ? [msg(str`Still to come: ${listWords(waiting.map((place) => names[place] ?? ''))}.`)]
        : []),
    );
  }
  if (seat && rules.trainWrecksOut > 0 && seat.wrecks > 0)
    said.push(msg(str`Train wrecks so far: ${seat.wrecks}.`));
  if (seat && seat.licks > 0) said.push(msg(str`Extra Last Licks held: ${seat.licks}.`));
  return said;
}

/** "4, 4 and the Sun cube’s 10". */
export function throwWords({ common, sun }: Throw): string {
  const faces = common.map(faceName);
  if (sun === null) return listWords(faces);
  return listWords([...faces, sun === 'S' ? msg('the Sun') : msg(str`${faceName(sun)} on the Sun cube`)]);
}

/** "Rulebook", "Rulebook, 2 settings changed". */
export function caseRulesWords(rules: Rules): string {
  const preset = nearestPreset(rules);
  const changed = Object.keys(rulesDifference(presetRules(preset), rules)).length > 0;
  return changed ? `${presetName(preset)}, ${changedWords(rules, preset)}` : presetName(preset);
}

const PHASES: Readonly<Record<CasePhase, () => string>> = {
  play: () => msg('Under way'),
  'last-licks': () => msg('Last licks'),
  'end-game': () => msg('Last turns'),
};
export const phaseName = (phase: CasePhase): string => PHASES[phase]();

const LAST_THROWS: Readonly<Record<LastThrow, () => string>> = {
  none: () => msg('None: the turn begins'),
  counted: () => msg('It counted'),
  again: () => msg('Void: same cubes again'),
};
export const lastThrowName = (last: LastThrow): string => LAST_THROWS[last]();

export const caseHeading = (): string => msg('The position');
export const closeCase = (): string => msg('Done');
export const lastThrow = (): string => msg('The throw before');
export const cubesInHand = (): string => msg('Cubes in hand');
export const cubeName = (sun: boolean, place: number): string =>
  sun ? msg('Sun cube') : msg(str`Common cube ${place + 1}`);
export const pendingFaces = (): string => msg('Flashes still to clear');
export const turnPoints = (): string => msg('Points of this turn');
export const yourTotal = (): string => msg('Your total');
export const onBoard = (): string => msg('On the board');
export const others = (): string => msg('The others');
export const totalOf = (name: string): string => msg(str`Total of ${name}`);
export const addOther = (): string => msg('One more player');
export const removeOther = (name: string): string => msg(str`Remove ${name}`);
export const phase = (): string => msg('The game');
export const whoLeads = (): string => msg('Who leads');
export const whoWaits = (): string => msg('Whose last turn is still to come');
export const wrecks = (): string => msg('Your train wrecks');
export const licks = (): string => msg('Your extra Last Licks');
export const anew = (): string => msg('A first throw again');

export const rulesHeading = (): string => msg('Ruled by');
export const tableRules = (): string => msg('This table');
export const everySetting = (): string => msg('Every setting');

/** Where in the sheet a reason is said. */
export type CaseField = 'turn' | 'cubes' | 'pending' | 'points' | 'total' | 'others' | 'phase';

const TROUBLES: Readonly<Record<Impossible, readonly [CaseField, () => string]>> = {
  players: ['others', () => msg('A game has 1 to 12 players.')],
  number: ['points', () => msg('Points and totals are multiples of 5.')],
  board: ['total', () => msg('Who has banked points is on the board.')],
  wrecks: ['total', () => msg('So many train wrecks put a player out under these rules.')],
  licks: ['total', () => msg('These rules give no extra Last Licks.')],
  goal: ['phase', () => msg('A total has got to the goal: then the ending has begun.')],
  ending: ['phase', () => msg('These rules have no such ending, or there is nobody to play against.')],
  began: ['total', () => msg('In an ending the total is the one with which the turn began.')],
  leader: [
    'phase',
    () => msg('The leader has the highest total, and in last licks the one who throws does not lead.'),
  ],
  waiting: ['phase', () => msg('These cannot be the ones whose last turn is still to come.')],
  start: [
    'turn',
    () =>
      msg('Before a throw of the turn has counted there are all five cubes, no points and nothing to clear.'),
  ],
  cubes: ['cubes', () => msg('One to four common cubes, the Sun cube, or both are thrown.')],
  'all-five': [
    'cubes',
    () => msg('All five cubes are in hand at the beginning, or when all five have scored.'),
  ],
  pending: ['pending', () => msg('A face can be to clear only once.')],
  'pending-cubes': [
    'cubes',
    () => msg('With a flash to clear there are one, two or all five cubes in hand: a flash takes three.'),
  ],
  'pending-several': ['pending', () => msg('Under these rules only the latest flash is to be cleared.')],
  'pending-train': ['pending', () => msg('Under these rules a freight train is not to be cleared.')],
  held: ['cubes', () => msg('Under these rules no cubes stay as they lie while others are thrown again.')],
  points: ['points', () => msg('The cubes set aside and the flashes cannot have made these points.')],
};

export const troubleField = (trouble: Impossible): CaseField => TROUBLES[trouble][0];
export const troubleWords = (trouble: Impossible): string => TROUBLES[trouble][1]();

const PROBLEMS: Readonly<Record<CaseProblem, (part: string) => string>> = {
  syntax: (part) => msg(str`This link holds no case: “${part}” cannot be read.`),
  rules: (part) => msg(str`The rules in this link cannot be read: “${part}”.`),
  face: (part) => msg(str`This link has a face that no cube shows there: “${part}”.`),
  cubes: (part) => msg(str`The throw in this link is none of the cubes in hand: “${part}”.`),
  choice: (part) => msg(str`This link settles a throw as it cannot be settled: “${part}”.`),
  position: () => msg('The position in this link cannot be.'),
};

/** What is wrong with a link, and what to do about it. */
export function caseProblemWords({ code, part, reason }: CaseError): string {
  const why = reason === null ? '' : ` ${troubleWords(reason)}`;
  return `${PROBLEMS[code](part)}${why} ${msg('Enter the throw here instead.')}`;
}
