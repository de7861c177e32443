/** Deals throws to practise on, those first that beginners misread. Chance comes from outside. */
import { answer, type Answer } from '../bench/answer.ts';
import type { Case } from '../bench/case.ts';
import { countCubes, FACE_VALUE, NUMBER_FACES, type NumberFace, SUN_CUBE_FACES } from '../engine/cubes.ts';
import { judge } from '../engine/judge.ts';
import type { Ruling } from '../engine/ruling.ts';
import type { Rules } from '../engine/settings.ts';
import { isNumberFace, type Throw, thrownCubes } from '../engine/throw.ts';
import { exampleCase } from './book-model.ts';

/** From 0 up to, but not, 1. */
export type Random = () => number;

/** What a throw is dealt for, with how often. */
export const KINDS = {
  'lone-sun': 3,
  'sun-pair': 4,
  'four-alike': 3,
  'two-pairs': 3,
  match: 4,
  'all-five': 3,
  threes: 2,
  train: 1,
  clearing: 2,
  spot: 1,
  opening: 2,
  any: 2,
} as const;
export type Kind = keyof typeof KINDS;

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;

/** So many different faces, without these. */
function others(count: number, without: readonly string[], random: Random): readonly NumberFace[] {
  const left = NUMBER_FACES.filter((face) => !without.includes(face));
  return Array.from(
    { length: count },
    () => left.splice(Math.floor(random() * left.length), 1)[0] as NumberFace,
  );
}

const sunFace = (random: Random): string => pick(SUN_CUBE_FACES, random);

/** A case in its text form for each kind. */
const DEALS: Readonly<Record<Kind, (random: Random) => string>> = {
  'lone-sun': (random) => `${others(4, [], random).join('')}/S;total=at`,
  'sun-pair': (random) => {
    const [face = '4'] = others(1, [], random);
    return `${face}${face}${others(2, [face], random).join('')}/S;total=at`;
  },
  'four-alike': (random) => {
    const [face = '4', other = '2'] = others(2, ['3'], random);
    const throws = [
      `${face}${face}${face}${face}/${other}`,
      `${face}${face}${face}${other}/${face}`,
      `${face}${face}${face}${face}/S`,
    ];
    return `${pick(throws, random)};total=at`;
  },
  'two-pairs': (random) => {
    const [face, other] = others(2, [], random);
    return `${face}${face}${other}${other}/S;total=at`;
  },
  match: (random) => {
    const [face = '4', other = '2'] = others(2, ['3'], random);
    const throws = [`${face}${other}`, `${other}/${face}`, `${face}/${sunFace(random)}`, `${face}${face}`];
    return `${pick(throws, random)};points=${10 * FACE_VALUE[face]};pending=${face};total=at`;
  },
  clearing: (random) => {
    const [face = '4', other = '2'] = others(2, [], random);
    const throws = [`${other}/${sunFace(random)}`, `${other}/S`, `${other}${pick(NUMBER_FACES, random)}`];
    return `${pick(throws, random)};points=${10 * FACE_VALUE[face]};pending=${face};total=at`;
  },
  'all-five': (random) => {
    const [face = '4'] = others(1, ['3', '5', 'X'], random);
    const throws = [
      `${face}${face}5X/S;total=at`,
      `${face}${face}5X/${face};total=at`,
      `${pick(['5', 'X'], random)};points=45;total=at`,
      `/${pick(['5', 'X', 'S'], random)};points=25;total=at`,
      `5X;points=${10 * FACE_VALUE[face]};pending=${face};total=at`,
    ];
    return pick(throws, random);
  },
  threes: (random) => {
    const face = pick(['5', 'X'] as const, random);
    return `${face}${face}${face}${others(1, [face], random)[0]}/${pick(['2', '4', '6', 'S'], random)};total=at`;
  },
  train: (random) => {
    const face = pick(['2', '4', '5', '6', 'X', '3'], random);
    return `${face.repeat(4)}/${face === '3' ? 'S' : face};total=at`;
  },
  spot: (random) => {
    const [face = '2', other = '4'] = others(2, ['5', 'X'], random);
    return `5X${face}${other}/6;total=at;others=${pick(['at+15', 'at+15', 'at+10'], random)},0`;
  },
  opening: (random) => {
    const [face = '2', other = '4'] = others(2, ['5', 'X'], random);
    return pick(
      [`5X${face}${other}/6`, `XX5${face}/X`, `5X/${pick(['2', 'X', 'S'], random)};points=20`],
      random,
    );
  },
  any: (random) =>
    `${Array.from({ length: 4 }, () => pick(NUMBER_FACES, random)).join('')}/${sunFace(random)};total=at`,
};

/** A way to settle a throw, with what the referee says of it. */
export interface Way {
  readonly asked: Case;
  readonly answer: Answer;
}

/** A throw that was dealt, and what players take it for. */
export interface Task {
  readonly kind: Kind;
  readonly asked: Case;
  /** The thrower has a choice. */
  readonly chosen: boolean;
  /** The ways that are worth the most; one unless the thrower may choose among equals. */
  readonly ways: readonly Way[];
  /** What it can be taken to be worth, the right one among them, the lowest first; none while it is not judged. */
  readonly worths: readonly Worth[];
  /** Null while a throw is thrown again by half, since nothing of it is judged so far. */
  readonly worth: Worth | null;
  readonly musts: readonly Must[];
  /** What follows from one of the ways each; all of them are right. */
  readonly rightMusts: readonly Must[];
}

/** Points, the game, or out of it. */
export type Worth = number | 'win' | 'out';
/** What follows: free to stop, so many cubes to throw, those that match or all again, or the end of the turn. */
export type Must = 'stop' | 'matching' | 'again' | 'over' | 1 | 2 | 3 | 4 | 5;

/** Deals a throw of a kind; where the rules know none of it, any. */
export function deal(kind: Kind, rules: Rules, random: Random): Task {
  for (let tries = 0; ; tries++) {
    const asked = exampleCase(DEALS[tries < 30 ? kind : 'any'](random), rules);
    const task = asked && taskOf(kind, asked, random);
    if (task) return task;
  }
}

/** What is asked of a case; null where it cannot be. */
export function taskOf(kind: Kind, asked: Case, random: Random): Task | null {
  const plain = answer(asked);
  if (!plain.ok) return null;
  const { choices } = plain.value.ruling;
  const all = (choices.length > 0 ? choices : [null]).flatMap((choice): readonly Way[] => {
    const made = answer({ ...asked, choice });
    return made.ok ? [{ asked: { ...asked, choice }, answer: made.value }] : [];
  });
  const ways = bestOf(all);
  const [best] = ways;
  if (best === undefined) return null;
  const { ruling } = best.answer;
  const worth = ruling.outcome === 'rethrow' ? null : worthOf(ruling);
  const rightMusts = [...new Set(ways.map(mustOf))];
  return {
    kind,
    asked,
    chosen: choices.length > 0,
    ways,
    worth,
    worths: worth === null ? [] : worthsOf(asked, ruling, worth),
    rightMusts,
    musts: mustsOf(rightMusts, asked, random),
  };
}

function bestOf(ways: readonly Way[]): readonly Way[] {
  const worths = ways.map((way) => worthOf(way.answer.ruling));
  const [most] = [...worths].sort(byWorth).reverse();
  return ways.filter((_, place) => worths[place] === most);
}

function worthOf(ruling: Ruling): Worth {
  if (ruling.outcome === 'win') return 'win';
  if (ruling.outcome === 'supernova') return 'out';
  return ruling.outcome === 'scored' ? ruling.points : 0;
}

/** The right worth and three that come from reading the throw wrongly: plausible ones first, then near ones. */
function worthsOf({ thrown, turn, rules }: Case, ruling: Ruling, right: Worth): readonly Worth[] {
  const faces = [...thrown.common, thrown.sun ?? '-'];
  const kept = { ...turn, held: null };
  const as = (read: Throw, pending = turn.pending): number => {
    const judged = judge(read, { ...kept, pending }, rules);
    return judged.ok && judged.value.outcome === 'scored' ? judged.value.points : 0;
  };
  const singles = faces.reduce((sum, face) => sum + (face === '5' || face === 'X' ? FACE_VALUE[face] : 0), 0);
  const most = faces
    .filter(isNumberFace)
    .sort((a, b) => faces.filter((face) => face === b).length - faces.filter((face) => face === a).length)[0];
  const count = faces.filter((face) => face === most).length + Number(thrown.sun === 'S');
  const wrong = [
    // The match overlooked.
    as(thrown, []),
    // The Sun by itself, beside a pair too.
    ...(thrown.sun === 'S' ? [singles + 10, as({ ...thrown, sun: '-' })] : []),
    // Three alike one by one, four alike as more than a flash or as a train.
    singles,
    ...(most && count > 2
      ? [
          100 * FACE_VALUE[most],
          10 * FACE_VALUE[most] * (count - 2),
          (ruling.outcome === 'scored' ? ruling.points : 0) + FACE_VALUE[most],
        ]
      : []),
    ...(most && count === 2 ? [10 * FACE_VALUE[most]] : []),
    0,
  ];
  const near = typeof right === 'number' ? [right + 10, right + 5, right - 5, right + 20] : [50, 200];
  const all = new Set<Worth>([right, ...[...wrong, ...near].filter((each) => each >= 0)]);
  return [...all].slice(0, 4).sort(byWorth);
}

const byWorth = (a: Worth, b: Worth): number =>
  (typeof a === 'number' ? a : 9999) - (typeof b === 'number' ? b : 9999);

function mustOf({ asked, answer: { ruling, goesOn, must, game } }: Way): Must {
  if (!goesOn || game.phase === 'over') return 'over';
  if (must.length === 0) return 'stop';
  const cubes = countCubes(game.turn.cubes);
  // Where every cube matched, all of them go again.
  if (ruling.outcome === 'rethrow' && cubes < countCubes(thrownCubes(asked.thrown))) return 'matching';
  return must.includes('again') ? 'again' : (cubes as Must);
}

/** Only what differs from the right ones in what is done: to throw all five again is either. */
function mustsOf(right: readonly Must[], { rules, turn }: Case, random: Random): readonly Must[] {
  const counts = right.filter((each) => typeof each === 'number' && each < 5);
  const few = counts.length > 0 ? counts : [pick([1, 2, 3] as const, random)];
  const halves: readonly Must[] =
    rules.clearing === 'matching' && turn.pending.length > 0 ? ['matching'] : [];
  const all: readonly Must[] = ['stop', ...few, 5, ...halves, 'again', 'over'];
  const again = right.includes('again');
  return all.filter((each) => {
    if (each === 'again') return !right.includes(5);
    if (each === 'matching') return !again || right.includes(each);
    return typeof each !== 'number' || !(again || right.includes('matching'));
  });
}

/** How the session goes. */
export interface Training {
  readonly streak: number;
  readonly best: number;
  /** The kinds that were missed, each with how many throws come before it is dealt again. */
  readonly missed: readonly { readonly kind: Kind; readonly wait: number }[];
  readonly last: Kind | null;
}

export const NEW_TRAINING: Training = { streak: 0, best: 0, missed: [], last: null };

/** What is dealt next: what was missed is due soon, else by weight, and nothing twice in a row. */
export function nextKind({ missed, last }: Training, random: Random): Kind {
  const due = missed.find(({ wait }) => wait <= 0);
  if (due) return due.kind;
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => kind !== last);
  return pick(
    kinds.flatMap((kind) => Array<Kind>(KINDS[kind]).fill(kind)),
    random,
  );
}

/** After both answers to a throw. */
export function learned(training: Training, kind: Kind, right: boolean): Training {
  const streak = right ? training.streak + 1 : 0;
  const waiting = training.missed
    .filter((each) => each.kind !== kind)
    .map((each) => ({ ...each, wait: each.wait - 1 }));
  return {
    streak,
    best: Math.max(training.best, streak),
    missed: right ? waiting : [...waiting, { kind, wait: 2 }],
    last: kind,
  };
}
