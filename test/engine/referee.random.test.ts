/** Two referees who never met judge the same throws (RULES.md, sections 2 and 3) and have to agree. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CommonFace,
  FACE_VALUE,
  NUMBER_FACES,
  type NumberFace,
  SUN_CUBE_FACES,
  type SunCubeFace,
} from '../../src/engine/cubes.ts';
import { judge } from '../../src/engine/judge.ts';
import {
  makeSettings,
  presetRules,
  RULEBOOK,
  type Rules,
  rulesDifference,
  SETTINGS,
} from '../../src/engine/settings.ts';
import {
  type Choice,
  CHOICES,
  everyThrow,
  makeThrow,
  sortFaces,
  type Throw,
  thrownCubes,
} from '../../src/engine/throw.ts';
import { cubesOf } from './given.ts';
import { type Opinion, secondOpinion, type Thrown } from './naive-referee.ts';

interface Question {
  readonly thrown: Throw;
  readonly held: Throw | null;
  readonly pending: readonly NumberFace[];
  readonly rules: Rules;
  readonly choice: Choice | undefined;
}

const inLetters = ({ common, sun }: Throw): Thrown => ({ common: common.join(''), sun: sun ?? '' });

const askOther = ({ thrown, held, pending, rules, choice }: Question): Opinion | null =>
  secondOpinion({
    thrown: inLetters(thrown),
    held: held && inLetters(held),
    pending: pending.join(''),
    rules,
    choice,
  });

/** What the engine says, in the words of the other referee. */
function askEngine({ thrown, held, pending, rules, choice }: Question): Opinion | null {
  const flashes = pending.map((face) => ({ face, points: 10 * FACE_VALUE[face] }));
  const judged = judge(thrown, { cubes: thrownCubes(thrown), held, pending: flashes }, rules, choice);
  if (!judged.ok) return null;
  const ruling = judged.value;
  const said = {
    points: 0,
    common: 0,
    sun: false,
    made: '',
    matched: '',
    choices: [...ruling.choices].sort().join(''),
    choice: ruling.choice ?? '',
    lick: false,
  };
  switch (ruling.outcome) {
    case 'scored': {
      const { points, left, made, lick } = ruling;
      const face = made === null ? '' : `${made.kind} ${made.face}`;
      return { ...said, ...left, outcome: 'scored', points, made: face, lick };
    }
    case 'wimpout':
      return { ...said, outcome: ruling.wreck ? 'wreck' : 'wimpout', lick: ruling.lick };
    case 'void':
      return { ...said, outcome: 'void', matched: [...ruling.matched].sort().join('') };
    case 'rethrow':
      return { ...said, ...ruling.cubes, outcome: 'rethrow', matched: [...ruling.matched].sort().join('') };
    case 'win':
    case 'supernova':
      return { ...said, outcome: ruling.outcome };
  }
}

/** The question in one line, for the message of a failure. */
function tell({ thrown, held, pending, rules, choice }: Question): string {
  const lying = held === null ? '' : `, ${makeThrow(held)} held`;
  const changed = makeSettings(rulesDifference(RULEBOOK, rules)).join(' ');
  return `${makeThrow(thrown, choice)}${lying}, ${pending.join('') || 'nothing'} pending ${changed}`;
}

const isSame = (one: Opinion | null, other: Opinion | null): boolean =>
  one === null || other === null
    ? one === other
    : (Object.keys(other) as (keyof Opinion)[]).every((key) => one[key] === other[key]);

/** Faces of few sorts, so that pairs, flashes and trains come up often. */
const anyFaces = fc
  .subarray<CommonFace>(['-', ...NUMBER_FACES], { minLength: 1, maxLength: 5 })
  .chain((sorts) => fc.array(fc.constantFrom(...sorts), { minLength: 4, maxLength: 4 }));

const anyRules: fc.Arbitrary<Rules> = fc
  .record({
    sunTrain: fc.constantFrom(...SETTINGS.sunTrain.values),
    sunValue: fc.constantFrom(...SETTINGS.sunValue.values),
    sunRest: fc.constantFrom(...SETTINGS.sunRest.values),
    twoPairs: fc.constantFrom(...SETTINGS.twoPairs.values),
    clearing: fc.constantFrom(...SETTINGS.clearing.values),
    matchingTrain: fc.constantFrom(...SETTINGS.matchingTrain.values),
    fullHouse: fc.constantFrom(...SETTINGS.fullHouse.values),
    sampler: fc.constantFrom(0, 25, 50),
    samplerSun: fc.constantFrom(...SETTINGS.samplerSun.values),
    // A ruling must not hang on these.
    pendingFlash: fc.constantFrom(...SETTINGS.pendingFlash.values),
    trainPending: fc.constantFrom(...SETTINGS.trainPending.values),
    mustThrowFive: fc.constantFrom(...SETTINGS.mustThrowFive.values),
  })
  .map((change) => ({ ...RULEBOOK, ...change }));

const anyQuestion: fc.Arbitrary<Question> = fc
  .record({
    faces: anyFaces,
    count: fc.oneof({ weight: 2, arbitrary: fc.constant(4) }, { weight: 3, arbitrary: fc.nat(4) }),
    sunCube: fc.constantFrom('like the first', 'like the first', 'Sun', 'Sun', 'any', 'none'),
    sunFace: fc.constantFrom<SunCubeFace>('-', ...SUN_CUBE_FACES),
    pending: fc.oneof(
      fc.constant([]),
      fc.subarray([...NUMBER_FACES], { minLength: 1, maxLength: 1 }),
      fc.subarray([...NUMBER_FACES], { minLength: 2, maxLength: 3 }),
    ),
    lying: fc.option(fc.nat(31), { nil: 0, freq: 2 }),
    rules: anyRules,
    choice: fc.option(fc.constantFrom(...CHOICES), { nil: undefined, freq: 2 }),
  })
  .map(({ faces, count, sunCube, sunFace, pending, lying, rules, choice }) => {
    const [first = '3'] = faces;
    const shown = sunCube === 'any' ? sunFace : sunCube === 'Sun' || first === '3' ? 'S' : first;
    const sun = sunCube === 'none' && count > 0 ? null : shown;
    const whole: Throw = { common: sortFaces(faces.slice(0, count)), sun };
    return { ...split(whole, pending, lying), pending, rules, choice };
  });

/** Parts a throw as a rethrow does: some cubes that show no pending face stay as they lie, the others are thrown. */
function split(
  whole: Throw,
  pending: readonly NumberFace[],
  lying: number,
): { thrown: Throw; held: Throw | null } {
  const stays = (face: string, place: number): boolean =>
    pending.length > 0 && (lying & (1 << place)) !== 0 && !(pending as readonly string[]).includes(face);
  const sunStays = whole.sun !== null && stays(whole.sun, 4);
  const held = { common: whole.common.filter(stays), sun: sunStays ? whole.sun : null };
  const thrown = {
    common: whole.common.filter((face, place) => !stays(face, place)),
    sun: sunStays ? null : whole.sun,
  };
  const isSplit =
    (held.common.length > 0 || held.sun !== null) && (thrown.common.length > 0 || thrown.sun !== null);
  return isSplit ? { thrown, held } : { thrown: whole, held: null };
}

describe('the engine and a naive referee agree', () => {
  it('on 20,000 throws at random, in random positions, under random rules', () => {
    const seen = new Map<string, number>();
    const see = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const other = askOther(question);
        const own = askEngine(question);
        if (!isSame(own, other)) expect(own, tell(question)).toEqual(other);
        see(other?.outcome ?? 'refused');
        see(other?.made ?? '');
        see(other?.choices ?? '');
        if (other?.lick) see('lick');
        if (other && question.held) see(`${other.outcome}, held`);
      }),
      { numRuns: 20_000, seed: 35 },
    );

    // So many throws have shown everything there is to disagree about.
    const often = [...seen].filter(([, times]) => times >= 10).map(([what]) => what);
    expect(often).toEqual(
      expect.arrayContaining([
        ...['scored', 'wimpout', 'wreck', 'void', 'rethrow', 'win', 'supernova', 'refused', 'lick'],
        ...['scored, held', 'wimpout, held', 'void, held', 'rethrow, held'],
        ...NUMBER_FACES.map((face) => `flash ${face}`),
        ...['train 2', 'train 3', 'train 4', 'train 5'],
        ...['5X', '05X', '0X', '34', 'againlick'],
      ]),
    );
  });

  // The other presets judge no throw differently.
  it.each<[name: string, rules: Rules]>([
    ['rulebook', presetRules('rulebook')],
    ['dice-now', presetRules('dice-now')],
    ['encyclopedia', presetRules('encyclopedia')],
    [
      'matching, and all that may be chosen',
      {
        ...RULEBOOK,
        clearing: 'matching',
        matchingTrain: 'counts',
        sunTrain: 'any',
        fullHouse: 'choice',
        sampler: 5,
        samplerSun: 'off',
      },
    ],
    [
      'void-flash, and little to choose',
      {
        ...RULEBOOK,
        clearing: 'void-flash',
        sunTrain: 'threes',
        sunValue: 'ten',
        twoPairs: 'highest',
        fullHouse: 'must-throw',
      },
    ],
  ])('on every throw, whatever is pending and is chosen: %s', (_name, rules) => {
    const apart: string[] = [];
    for (const cubes of ['1', '2', '3', '4', 'S', '1S', '2S', '3S', '4S']) {
      const throws = new Map([...everyThrow(cubesOf(cubes))].map((thrown) => [makeThrow(thrown), thrown]));
      for (const thrown of throws.values()) {
        for (const pending of [[], ...NUMBER_FACES.map((face) => [face])]) {
          for (const choice of [undefined, ...CHOICES]) {
            const question: Question = { thrown, held: null, pending, rules, choice };
            if (!isSame(askEngine(question), askOther(question))) apart.push(tell(question));
          }
        }
      }
    }
    expect(apart).toEqual([]);
  });
});
