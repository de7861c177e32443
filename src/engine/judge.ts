/**
 * Judges one throw, in the order of RULES.md, section 2: freight train, reroll clause, Cosmic Sampler, Full
 * House, flash, singles, the free Sun, wimpout. The table, the transcript, the odds and the bench all ask here.
 */
import { BLANK, type Cubes, FACE_VALUE, type NumberFace, SUN, type SunCubeFace } from './cubes.ts';
import { ok, refuse, type Result } from './result.ts';
import type { Line, Part, Rule, Ruling } from './ruling.ts';
import type { Rules } from './settings.ts';
import { type Choice, hasBlank, sortFaces, type Throw } from './throw.ts';

/** A face that a flash (or, with `trainPending`, a train) left to be cleared, and the points it made. */
export interface Pending {
  readonly face: NumberFace;
  readonly points: number;
}

/** All of a turn that a ruling depends on. */
export interface Position {
  /** The cubes to throw. */
  readonly cubes: Cubes;
  /** Under `matching`: the cubes of a throw begun that stay as they lie until the others are thrown again. */
  readonly held: Throw | null;
  /** The pending faces, each once. */
  readonly pending: readonly Pending[];
}

const NONE_LEFT: Cubes = { common: 0, sun: false };
const NO_CHOICE: readonly Choice[] = [];
const FULL_HOUSE_CHOICES: readonly Choice[] = ['again', 'lick'];
const SUN_CALLS: Readonly<Record<Rules['sunValue'], readonly Choice[]>> = { choose: ['X', '5'], ten: ['X'] };
const SUN_CALLS_OR_REST: Readonly<Record<Rules['sunValue'], readonly Choice[]>> = {
  choose: ['X', '5', '0'],
  ten: ['X', '0'],
};

/** `RUNS[start][length]`: the places of a run of cubes, made once because a ruling names several. */
const RUNS: readonly (readonly (readonly number[])[])[] = Array.from({ length: 6 }, (_, start) =>
  Array.from({ length: 6 }, (_, length) => Array.from({ length }, (_, step) => start + step)),
);

const run = (start: number, length: number): readonly number[] => RUNS[start]?.[length] ?? [];

const line = (part: Part, cubes: readonly number[], points: number, rule: Rule): Line => ({
  part,
  cubes,
  points,
  rule,
});

/**
 * The ruling on a throw whose cubes are the ones the position asks for.
 *
 * @param choice how the thrower settles what the throw leaves open; the notation's default when absent: the
 *   higher pair, the Sun as 10, `again`.
 * @returns the ruling, or `cubes` when other cubes were thrown than asked for, or `choice` when that choice is
 *   not to be had here.
 */
export function judge(
  thrown: Throw,
  position: Position,
  rules: Rules,
  choice?: Choice,
): Result<Ruling, 'cubes' | 'choice'> {
  const { cubes, held, pending } = position;
  if (thrown.common.length !== cubes.common || (thrown.sun !== null) !== cubes.sun) return refuse('cubes');
  const rethrow = rules.clearing === 'matching' ? matchingRethrow(thrown, position, rules) : null;
  if (rethrow !== null) return choice === undefined ? ok(rethrow) : refuse('choice');
  const ruling = judgeWhole(held === null ? thrown : join(held, thrown), pending, rules, choice);
  return ruling === undefined ? refuse('choice') : ok(ruling);
}

const join = (held: Throw, thrown: Throw): Throw => ({
  common: sortFaces([...held.common, ...thrown.common]),
  sun: thrown.sun ?? held.sun,
});

const isPending = (face: string | null, pending: readonly Pending[]): boolean => {
  for (const each of pending) if (each.face === face) return true;
  return false;
};

/** The face that all five cubes show, the Sun standing in where `sunTrain` lets it; null when there is no train. */
function trainFace(thrown: Throw, rules: Rules): NumberFace | null {
  const { common, sun } = thrown;
  const face = common[0];
  // Sorted, so the first and the fourth tell.
  if (face === undefined || face === BLANK || common[3] !== face) return null;
  if (sun === face) return face;
  if (sun !== SUN || rules.sunTrain === 'never') return null;
  return rules.sunTrain === 'any' || face === '3' ? face : null;
}

/** The ruling on a freight train (RULES.md 2.2). */
function judgeTrain(whole: Throw, face: NumberFace, { sunTrain }: Rules): Ruling {
  const withSun = whole.sun === SUN && (sunTrain === 'any' ? 'sun-train' : 'sun-train-threes');
  const points = face === 'X' || face === '6' ? 0 : 100 * FACE_VALUE[face];
  const rule: Rule = withSun || (face === '6' ? 'stars' : face === 'X' ? 'supernova' : 'train');
  const judged = { whole, lines: [line('train', run(0, 5), points, rule)], choices: NO_CHOICE, choice: null };
  if (face === '6') return { outcome: 'win', ...judged };
  if (face === 'X') return { outcome: 'supernova', ...judged };
  return {
    outcome: 'scored',
    ...judged,
    points,
    left: NONE_LEFT,
    made: { kind: 'train', face },
    lick: false,
  };
}

/** Under `matching`: what is to be thrown again when thrown cubes show a pending face; null when none does. */
function matchingRethrow(thrown: Throw, position: Position, rules: Rules): Ruling | null {
  const { held, pending } = position;
  const match = matches(thrown, pending);
  if (match === null) return null;
  if (rules.matchingTrain === 'counts' && trainFace(thrown, rules) !== null) return null;
  const common = thrown.common.filter((face) => !isPending(face, pending));
  const sun = isPending(thrown.sun, pending) ? null : thrown.sun;
  const kept: Throw = { common, sun };
  return {
    outcome: 'rethrow',
    whole: thrown,
    lines: matchLines(thrown, pending, 'reroll-matching'),
    choices: NO_CHOICE,
    choice: null,
    matched: match,
    cubes: {
      common: thrown.common.length - common.length,
      sun: thrown.sun !== null && sun === null,
    },
    held: held === null ? kept : join(held, kept),
  };
}

/** The pending faces that show, or null when none does. */
function matches(thrown: Throw, pending: readonly Pending[]): readonly NumberFace[] | null {
  let found: NumberFace[] | null = null;
  for (const { face } of pending) {
    if (thrown.sun !== face && !thrown.common.includes(face)) continue;
    if (found === null) found = [face];
    else found.push(face);
  }
  return found;
}

/** The lines of a throw that matched: the cubes that showed a pending face, and the rest. */
function matchLines(thrown: Throw, pending: readonly Pending[], rule: Rule): readonly Line[] {
  const matched: number[] = [];
  const rest: number[] = [];
  thrown.common.forEach((face, place) => (isPending(face, pending) ? matched : rest).push(place));
  if (thrown.sun !== null) (isPending(thrown.sun, pending) ? matched : rest).push(thrown.common.length);
  const lines = [line('match', matched, 0, rule)];
  if (rest.length > 0) lines.push(line('blank', rest, 0, rule));
  return lines;
}

/** Judges a complete throw; undefined when the choice is not to be had. */
function judgeWhole(
  whole: Throw,
  pending: readonly Pending[],
  rules: Rules,
  choice: Choice | undefined,
): Ruling | undefined {
  const train = trainFace(whole, rules);
  const rerolls = rules.clearing !== 'once';
  if (train !== null && !(rerolls && rules.matchingTrain === 'void' && isPending(train, pending))) {
    return choice === undefined ? judgeTrain(whole, train, rules) : undefined;
  }
  const matched = rerolls ? matches(whole, pending) : null;
  if (matched !== null) {
    if (choice !== undefined) return undefined;
    const rule = rules.clearing === 'void-flash' ? 'void-flash' : 'reroll-all';
    return {
      outcome: 'void',
      whole,
      lines: matchLines(whole, pending, rule),
      choices: NO_CHOICE,
      choice: null,
      matched,
      reason: 'pending',
    };
  }
  if (rules.sampler > 0 && isSampler(whole, rules)) {
    if (choice !== undefined) return undefined;
    return {
      outcome: 'scored',
      whole,
      lines: [line('sampler', run(0, 5), rules.sampler, 'sampler')],
      choices: NO_CHOICE,
      choice: null,
      points: rules.sampler,
      left: NONE_LEFT,
      made: null,
      lick: false,
    };
  }
  if (rules.fullHouse !== 'off' && pending.length > 0 && isFullHouse(whole)) {
    return judgeFullHouse(whole, rules, choice);
  }
  return judgeScores(whole, rules, choice);
}

/** Five cubes, five different faces (RULES.md 2.4). */
function isSampler(whole: Throw, rules: Rules): boolean {
  const { common, sun } = whole;
  if (common.length !== 4 || sun === null || hasBlank(whole)) return false;
  if (sun === SUN ? rules.samplerSun === 'off' : common.includes(sun)) return false;
  return common[0] !== common[1] && common[1] !== common[2] && common[2] !== common[3];
}

/** Two cubes with one face; a pending face never gets here unless a match is an ordinary face (RULES.md 3). */
function isFullHouse(whole: Throw): boolean {
  const { common, sun } = whole;
  const [first, second] = common;
  if (first === BLANK) return false;
  return sun === null ? common.length === 2 && first === second : common.length === 1 && first === sun;
}

function judgeFullHouse(whole: Throw, rules: Rules, choice: Choice | undefined): Ruling | undefined {
  const asked = rules.fullHouse === 'choice';
  if (asked && choice === 'lick') {
    const judged = judgeScores(whole, rules, undefined);
    if (judged?.outcome !== 'scored' && judged?.outcome !== 'wimpout') return undefined;
    return { ...judged, choices: FULL_HOUSE_CHOICES, choice: 'lick', lick: true };
  }
  if (choice !== undefined && !(asked && choice === 'again')) return undefined;
  return {
    outcome: 'void',
    whole,
    lines: [line('pair', run(0, 2), 0, 'full-house')],
    choices: asked ? FULL_HOUSE_CHOICES : NO_CHOICE,
    choice: asked ? 'again' : null,
    matched: [],
    reason: 'full-house',
  };
}

/** Flash, singles and the free Sun; a wimpout when there is none of them (RULES.md 2.6 to 2.9). */
function judgeScores(whole: Throw, rules: Rules, choice: Choice | undefined): Ruling | undefined {
  const { common, sun } = whole;
  const sunPlace = common.length;
  const thrown = sun === null ? sunPlace : sunPlace + 1;

  let flash = naturalThree(common, sun);
  let choices = NO_CHOICE;
  let flashRule: Rule = 'flash';
  if (flash === null && sun === SUN) {
    const all = pairsOf(common);
    const pairs = rules.twoPairs === 'highest' ? all.slice(0, 1) : all;
    if (pairs.length > 0) {
      const taken = choice === undefined ? pairs[0] : pairs.find((face) => face === choice);
      if (taken === undefined) return undefined;
      flash = taken;
      flashRule = sunFlashRule(all.length, rules);
      if (pairs.length > 1) choices = pairs;
    }
  }
  if (choice !== undefined && sun !== SUN) return undefined;

  const lines: Line[] = [];
  let points = 0;
  let commonLeft = 0;
  let sunLeft = sun !== null;
  // Common cubes are sorted, so cubes that show one face lie side by side.
  for (let start = 0; start < sunPlace; ) {
    const face = common[start] as NumberFace | typeof BLANK;
    let end = start + 1;
    while (common[end] === face) end++;
    let rest = start;
    if (face === flash) {
      const inFlash = Math.min(3, end - start);
      const withSunCube = inFlash < 3;
      if (withSunCube) sunLeft = false;
      const flashPoints = 10 * FACE_VALUE[face];
      const cubes = withSunCube ? [...run(start, inFlash), sunPlace] : run(start, inFlash);
      lines.push(line('flash', cubes, flashPoints, flashRule));
      points += flashPoints;
      rest = start + inFlash;
    }
    const each = face === '5' || face === 'X' ? FACE_VALUE[face] : 0;
    for (let place = rest; place < end; place++) {
      lines.push(singleLine(place, each, face === flash, face === BLANK));
    }
    points += each * (end - rest);
    if (each === 0) commonLeft += end - rest;
    start = end;
  }

  if (sun !== null && sunLeft) {
    if (sun === SUN) {
      const mayRest = points > 0 && rules.sunRest === 'on';
      const calls = (mayRest ? SUN_CALLS_OR_REST : SUN_CALLS)[rules.sunValue];
      const call = choice ?? calls[0];
      if (call === undefined || !calls.includes(call)) return undefined;
      if (calls.length > 1) choices = calls;
      const called = call === 'X' ? 10 : call === '5' ? 5 : 0;
      sunLeft = called === 0;
      points += called;
      const rule = sunLeft ? 'sun-left' : rules.sunValue === 'ten' ? 'sun-ten' : 'sun-called';
      lines.push(line('sun', run(sunPlace, 1), called, rule));
      return scored(whole, lines, points, commonLeft, sunLeft, flash, choices, call);
    }
    const each = sun === '5' || sun === 'X' ? FACE_VALUE[sun] : 0;
    lines.push(singleLine(sunPlace, each, sun === flash, sun === BLANK));
    points += each;
    sunLeft = each === 0;
  }

  if (points === 0) {
    return {
      outcome: 'wimpout',
      whole,
      lines,
      choices: NO_CHOICE,
      choice: null,
      wreck: thrown === 5,
      lick: false,
    };
  }
  return scored(whole, lines, points, commonLeft, sunLeft, flash, choices, flash);
}

function scored(
  whole: Throw,
  lines: readonly Line[],
  points: number,
  commonLeft: number,
  sunLeft: boolean,
  flash: NumberFace | null,
  choices: readonly Choice[],
  taken: Choice | null,
): Ruling {
  return {
    outcome: 'scored',
    whole,
    lines,
    choices,
    choice: choices.length > 0 ? taken : null,
    points,
    left: { common: commonLeft, sun: sunLeft },
    made: flash === null ? null : { kind: 'flash', face: flash },
    lick: false,
  };
}

const sunFlashRule = (pairs: number, rules: Rules): Rule => {
  if (pairs < 2) return 'sun-rule';
  return rules.twoPairs === 'choose' ? 'pair-chosen' : 'pair-highest';
};

function singleLine(place: number, points: number, besideFlash: boolean, unnoted: boolean): Line {
  if (points > 0) return line('single', run(place, 1), points, 'single');
  if (besideFlash) return line('bystander', run(place, 1), 0, 'fourth-alike');
  return line('blank', run(place, 1), 0, unnoted ? 'unnoted' : 'nothing');
}

/** The face that three cubes show without the Sun, or null. Sorted, so a run's ends tell. */
function naturalThree(common: readonly string[], sun: SunCubeFace | null): NumberFace | null {
  for (let place = 0; place + 1 < common.length; place++) {
    const face = common[place];
    if (face === BLANK || common[place + 1] !== face) continue;
    if (common[place + 2] === face || sun === face) return face as NumberFace;
  }
  return null;
}

/** The pairs that a Sun can make a flash of, the higher first. */
function pairsOf(common: readonly string[]): readonly NumberFace[] {
  let first: NumberFace | undefined;
  let second: NumberFace | undefined;
  for (let place = 0; place + 1 < common.length; place++) {
    const face = common[place];
    if (face === BLANK || common[place + 1] !== face) continue;
    second = first;
    first = face as NumberFace;
  }
  if (first === undefined) return [];
  return second === undefined ? [first] : [first, second];
}
