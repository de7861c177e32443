import { describe, expect, it } from 'vitest';
import { caseView, exampleCase } from '../../src/app/book-model.ts';
import {
  deal,
  KINDS,
  type Kind,
  learned,
  type Must,
  NEW_TRAINING,
  nextKind,
  type Random,
  taskOf,
  type Worth,
} from '../../src/app/trainer-deal.ts';
import { PRESET_NAMES, presetRules, RULEBOOK, type Rules } from '../../src/engine/settings.ts';

/** The same chance in every run. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const kinds = Object.keys(KINDS) as Kind[];
const many = (kind: Kind, rules: Rules = RULEBOOK, count = 24) => {
  const random = seeded(7);
  return Array.from({ length: count }, () => deal(kind, rules, random));
};

describe('a throw to practise on', () => {
  it.each(kinds)('of the kind %s has its answers among plausible ones, each once', (kind) => {
    for (const preset of PRESET_NAMES) {
      for (const { worths, worth, musts, rightMusts } of many(kind, presetRules(preset), 4)) {
        expect(worths).toContain(worth);
        expect(new Set(worths).size).toBe(worths.length);
        expect(worths.length).toBeGreaterThan(2);
        expect(worths.length).toBeLessThan(5);
        for (const must of rightMusts) expect(musts).toContain(must);
        expect(new Set(musts).size).toBe(musts.length);
        expect(musts.length).toBeGreaterThan(2);
      }
    }
  });

  it('is what its kind says', () => {
    const answers = (kind: Kind) => many(kind).flatMap(({ ways }) => ways.map((way) => way.answer));
    const rules = (kind: Kind) => answers(kind).map(({ ruling }) => ruling);
    const has = (kind: Kind, rule: string) =>
      rules(kind).every(({ lines }) => lines.some((line) => line.rule === rule));
    expect(has('lone-sun', 'sun-called')).toBe(true);
    expect(has('sun-pair', 'sun-rule')).toBe(true);
    expect(has('two-pairs', 'pair-chosen')).toBe(true);
    expect(has('threes', 'flash')).toBe(true);
    expect(rules('match').every(({ outcome }) => outcome === 'void')).toBe(true);
    expect(rules('four-alike').every(({ outcome }) => outcome === 'scored')).toBe(true);
    expect(answers('all-five').every(({ must }) => must.includes('all-five'))).toBe(true);
    expect(many('opening').some(({ rightMusts }) => !rightMusts.includes('stop'))).toBe(true);
    expect(new Set(many('train').map(({ worth }) => worth)).size).toBeGreaterThan(3);
    expect(answers('spot').some(({ must }) => must.includes('spot'))).toBe(true);
    expect(many('spot').some(({ rightMusts }) => rightMusts.includes('stop'))).toBe(true);
  });

  it('offers what beginners take it for', () => {
    // The Sun counted 10 beside a pair that scores nothing: 10 in place of the flash.
    expect(
      many('sun-pair').every(({ worths, worth }) =>
        worths.some((each) => each !== worth && Number(each) < Number(worth)),
      ),
    ).toBe(true);
    // A void throw counted as if nothing were to be cleared, where it would have scored.
    const matches = many('match').filter(({ asked }) =>
      [...asked.thrown.common, asked.thrown.sun].some((face) => face === '5' || face === 'X'),
    );
    expect(matches.length).toBeGreaterThan(0);
    expect(matches.every(({ worths }) => worths.some((each) => Number(each) > 0))).toBe(true);
  });

  it.each<
    [
      text: string,
      change: Partial<Rules>,
      worth: Worth | null,
      musts: readonly Must[],
      headlines: readonly string[],
    ]
  >([
    // A Full House of 5s: taken as it lies it makes 10, and both cubes have scored.
    ['5/5;points=20;pending=2', { fullHouse: 'choice' }, 10, [5], ['5 + 5 = 10, an extra Last Lick']],
    // One of 3s makes nothing either way: again, or a wimpout for the lick.
    [
      '33;points=40;pending=4',
      { fullHouse: 'choice' },
      0,
      ['again', 'over'],
      ['Full House: throw both again', 'Wimpout, an extra Last Lick'],
    ],
    ['33;points=40;pending=4', { fullHouse: 'must-throw' }, 0, ['again'], ['Full House: throw both again']],
    // Only the 6 goes again, and nothing is judged so far.
    ['46;points=60;pending=6', { clearing: 'matching' }, null, ['matching'], ['A 6 showed: throw 1 again']],
    ['46;points=60;pending=6', {}, 0, ['again'], ['Void: a 6 showed']],
    // 50 either way: the 5s leave the 4s, the 4s leave nothing.
    ['4455/S', {}, 50, [2, 5], ['Flash of 5s = 50', 'Flash of 4s = 40, 5 + 5 = 10']],
    // The 10s make more, and it is their way that is asked.
    ['55XX/S', {}, 110, [5], ['Flash of 10s = 100, 5 + 5 = 10']],
    ['2244/S', { clearing: 'once' }, 40, [2], ['Flash of 4s = 40']],
  ])('%s under %o is asked for the most that it can be', (text, change, worth, musts, headlines) => {
    const asked = exampleCase(`${text};total=at`, { ...RULEBOOK, ...change });
    const task = asked && taskOf('any', asked, seeded(3));
    expect(task?.worth).toBe(worth);
    expect(task?.rightMusts).toEqual(musts);
    expect(task?.ways.map((way) => caseView(way.asked, way.answer).headline)).toEqual(headlines);
    for (const each of musts) expect(task?.musts).toContain(each);
    if (worth === null) expect(task?.worths).toEqual([]);
    else expect(task?.worths).toContain(worth);
  });

  it('deals every cube as it can lie, and the same for the same chance', () => {
    const texts = (seed: number) => {
      const random = seeded(seed);
      return kinds.map((kind) => JSON.stringify(deal(kind, RULEBOOK, random).asked.thrown));
    };
    expect(texts(3)).toEqual(texts(3));
    expect(texts(3)).not.toEqual(texts(4));
  });

  it('never goes without one, under the strangest rules', () => {
    const strange: Rules = {
      ...presetRules('dice-now'),
      goal: 50,
      opening: 200,
      sampler: 100,
      trainWrecksOut: 1,
    };
    for (const kind of kinds) expect(deal(kind, strange, seeded(1)).worths.length).toBeGreaterThan(1);
  });
});

describe('the session', () => {
  it('counts rows, and forgets them with a miss', () => {
    let training = learned(NEW_TRAINING, 'match', true);
    training = learned(training, 'train', true);
    expect([training.streak, training.best]).toEqual([2, 2]);
    training = learned(training, 'lone-sun', false);
    expect([training.streak, training.best]).toEqual([0, 2]);
    expect(learned(training, 'any', true).best).toBe(2);
  });

  it('deals what was missed again after two others, until it is right', () => {
    const random = seeded(5);
    let training = learned(NEW_TRAINING, 'two-pairs', false);
    expect(nextKind(training, random)).not.toBe('two-pairs');
    training = learned(learned(training, 'any', true), 'match', true);
    expect(nextKind(training, random)).toBe('two-pairs');
    expect(learned(training, 'two-pairs', true).missed).toEqual([]);
    expect(learned(training, 'two-pairs', false).missed).toEqual([{ kind: 'two-pairs', wait: 2 }]);
  });

  it('deals no kind twice in a row, and those beginners misread most often', () => {
    const random = seeded(11);
    const counts = new Map<Kind, number>();
    let twice = 0;
    let training = NEW_TRAINING;
    for (let step = 0; step < 1000; step++) {
      const kind = nextKind(training, random);
      if (kind === training.last) twice++;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      training = learned(training, kind, true);
    }
    expect(twice).toBe(0);
    expect(counts.size).toBe(kinds.length);
    expect(counts.get('sun-pair')).toBeGreaterThan(2 * (counts.get('train') ?? 0));
  });
});
