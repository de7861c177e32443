import { describe, expect, test } from 'vitest';
import { ALL_FIVE, type Cubes, type NumberFace } from '../../../src/engine/cubes.ts';
import { judge, type Position } from '../../../src/engine/judge.ts';
import { PARTS, RULE_SOURCES, type Ruling, SOURCES } from '../../../src/engine/ruling.ts';
import { RULEBOOK, type RulesChange } from '../../../src/engine/settings.ts';
import { type Choice, everyThrow, readThrow, toThrow } from '../../../src/engine/throw.ts';
import {
  choiceKind,
  choiceWords,
  cubesCount,
  cubesShort,
  cubesWords,
  eachFaceWords,
  faceName,
  facesWords,
} from '../../../src/ui/words/faces.ts';
import {
  lineSourced,
  lineWords,
  mergedLines,
  outcomeWords,
  partName,
  rulingHeadline,
} from '../../../src/ui/words/ruling.ts';
import { sourceName, sourcesWords } from '../../../src/ui/words/sources.ts';

interface Case {
  readonly pending?: readonly NumberFace[];
  readonly rules?: RulesChange;
  readonly choice?: Choice;
}

function rule(token: string, { pending = [], rules = {}, choice }: Case = {}): Ruling {
  const read = readThrow(token);
  const thrown = read && toThrow(read);
  if (!thrown) throw new Error(`Not a throw: ${token}`);
  const cubes: Cubes = { common: thrown.common.length, sun: thrown.sun !== null };
  const position: Position = { cubes, held: null, pending: pending.map((face) => ({ face, points: 40 })) };
  const judged = judge(thrown, position, { ...RULEBOOK, ...rules }, choice);
  if (!judged.ok) throw new Error(judged.error);
  return judged.value;
}

const headlines: readonly [token: string, headline: string, given?: Case][] = [
  ['4445/2', 'Flash of 4s = 40, 5 = 5'],
  ['55X2/6', '5 + 5 = 10, 10 = 10'],
  ['2346/S', 'Sun = 10'],
  ['5236/S', '5 = 5, Sun = 5', { choice: '5' }],
  ['5236/S', '5 = 5, Sun left', { choice: '0' }],
  ['5555/2', 'Flash of 5s = 50, 5 = 5'],
  ['2222/2', 'Freight train of 2s: 200'],
  ['3333/S', 'Freight train of 3s: 300', { rules: { sunTrain: 'any' } }],
  ['3462/5', 'Cosmic Sampler: 25', { rules: { sampler: 25 } }],
  ['6666/6', 'Five stars: the game is won'],
  ['XXXX/X', 'Supernova: too many points'],
  ['2346/2', 'Train Wreck'],
  ['23', 'Wimpout'],
  ['4X', 'Void: a 4 showed', { pending: ['4'] }],
  ['46', 'Void: a 4 and a 6 showed', { pending: ['4', '6'] }],
  ['4X', 'A 4 showed: throw 1 again', { pending: ['4'], rules: { clearing: 'matching' } }],
  ['33', 'Full House: throw both again', { pending: ['4'], rules: { fullHouse: 'choice' } }],
  ['33', 'Wimpout, an extra Last Lick', { pending: ['4'], rules: { fullHouse: 'choice' }, choice: 'lick' }],
  [
    '55',
    '5 + 5 = 10, an extra Last Lick',
    { pending: ['4'], rules: { fullHouse: 'choice' }, choice: 'lick' },
  ],
];

const lines: readonly [token: string, sentences: readonly string[], given?: Case][] = [
  [
    '4445/2',
    [
      'Three 4s make a flash: 10 × 4 = 40.',
      'Every 5 outside a flash scores 5.',
      'The 2 scores nothing here.',
    ],
  ],
  [
    '4426/S',
    [
      'The Sun must make a flash of the pair of 4s: 10 × 4 = 40.',
      'The 2 scores nothing here.',
      'The 6 scores nothing here.',
    ].sort(),
  ],
  [
    'XX66/S',
    ['Of two pairs the thrower chooses the one that the Sun makes a flash of, here the 6s: 10 × 6 = 60.'],
    { choice: '6' },
  ],
  [
    'XX66/S',
    ['Of two pairs the Sun makes a flash of the higher one: 10 × 10 = 100.'],
    { rules: { twoPairs: 'highest' } },
  ],
  ['4444/2', ['The fourth 4 adds nothing to the flash.']],
  ['2346/S', ['Outside a flash the Sun is 10 or 5, as the thrower calls it, here 10.']],
  ['2346/S', ['Outside a flash the Sun is always 10.'], { rules: { sunValue: 'ten' } }],
  [
    '5236/S',
    ['The thrower leaves the Sun unscored, as is allowed when another cube scored.'],
    { choice: '0' },
  ],
  [
    '3333/S',
    ['Four 3s and the Sun count as five, a freight train: 100 × 3 = 300.'],
    { rules: { sunTrain: 'any' } },
  ],
  ['6666/S', ['Four 6s and the Sun count as five: the game is won at once.'], { rules: { sunTrain: 'any' } }],
  [
    'XXXX/S',
    ['Four 10s and the Sun count as five, a Supernova: the thrower is out of the game.'],
    { rules: { sunTrain: 'any' } },
  ],
  [
    '4X',
    ['A 4 showed while the 4s are pending.', 'The 10 does not count: one match makes the whole throw void.'],
    { pending: ['4'] },
  ],
  [
    '45',
    ['A 4 showed: the points for the pending 4s are lost.'],
    { pending: ['4'], rules: { clearing: 'void-flash' } },
  ],
  [
    '46',
    ['A 4 and a 6 showed: the points for the pending 4s and 6s are lost.'],
    { pending: ['4', '6'], rules: { clearing: 'void-flash' } },
  ],
  [
    '44X/S',
    [
      'The two 4s show a pending face and are thrown again.',
      'The 10 and the Sun stay as they lie until no cube matches.',
    ],
    { pending: ['4'], rules: { clearing: 'matching' } },
  ],
  ['5-', ['A blank scores nothing; its face was not noted.']],
];

describe('what the referee says of a throw', () => {
  test.each(headlines)('%s is headed "%s"', (token, headline, given) => {
    expect(rulingHeadline(rule(token, given))).toBe(headline);
  });

  test.each(lines)('%s: %j', (token, sentences, given) => {
    const ruling = rule(token, given);
    const said = ruling.lines.map((line) => lineWords(line, ruling));
    expect(said).toEqual(expect.arrayContaining([...sentences]));
  });

  /** Positions and settings that together reach every rule. */
  const spaces: readonly (Case & { readonly cubes: Cubes })[] = [
    { cubes: ALL_FIVE },
    {
      cubes: ALL_FIVE,
      rules: { sunTrain: 'any', sunValue: 'ten', twoPairs: 'highest', sampler: 25, sunRest: 'off' },
    },
    { cubes: ALL_FIVE, pending: ['4', '6'], rules: { sunTrain: 'threes' } },
    { cubes: ALL_FIVE, pending: ['5'], rules: { clearing: 'void-flash' } },
    { cubes: ALL_FIVE, pending: ['X'], rules: { clearing: 'matching' } },
    { cubes: { common: 1, sun: true }, pending: ['4'], rules: { fullHouse: 'choice' } },
    { cubes: { common: 2, sun: false }, pending: ['4'], rules: { fullHouse: 'must-throw' } },
  ];

  test('has a sentence for every part and rule, without a gap', { timeout: 60_000 }, () => {
    const rules = new Set<string>(['unnoted']);
    const parts = new Set<string>();
    const bad: string[] = [];
    const look = (text: string, sentence: boolean): void => {
      const ends = sentence ? /^[A-Z].*\.$/ : /^(?!.*\.$)./;
      if (/undefined|null|NaN|\[object/.test(text) || !ends.test(text)) bad.push(text);
    };
    for (const { cubes, pending = [], rules: change = {} } of spaces) {
      const position: Position = {
        cubes,
        held: null,
        pending: pending.map((face) => ({ face, points: 40 })),
      };
      const table = { ...RULEBOOK, ...change };
      for (const thrown of everyThrow(cubes)) {
        const first = judge(thrown, position, table);
        if (!first.ok) throw new Error(first.error);
        const ways = first.value.choices.length > 0 ? first.value.choices : [undefined];
        for (const choice of ways) {
          const judged = judge(thrown, position, table, choice);
          if (!judged.ok) throw new Error(judged.error);
          const ruling = judged.value;
          look(rulingHeadline(ruling), false);
          for (const line of ruling.lines) {
            rules.add(line.rule);
            parts.add(line.part);
            look(lineWords(line, ruling), true);
          }
          const after = outcomeWords(ruling);
          if (after) look(after, true);
        }
        const names = first.value.choices.map((each) => choiceWords(each, choiceKind(first.value)));
        if (new Set(names).size !== names.length) bad.push(names.join());
      }
    }
    expect([...new Set(bad)]).toEqual([]);
    expect([...rules].sort()).toEqual(Object.keys(RULE_SOURCES).sort());
    expect([...parts].sort()).toEqual([...PARTS].sort());
  });

  test.each<[token: string, cubes: readonly string[], given?: Case]>([
    ['2346/2', ['The two 2s, the 3, the 4 and the 6 score nothing here.']],
    [
      '55X2/X',
      [
        'Every 5 outside a flash scores 5.',
        'Every 10 outside a flash scores 10.',
        'The 2 scores nothing here.',
      ],
    ],
    ['4445/5', ['Three 4s make a flash: 10 × 4 = 40.', 'Every 5 outside a flash scores 5.']],
  ])('%s: what is the same is said once', (token, sentences, given) => {
    const ruling = rule(token, given);
    expect(mergedLines(ruling).map((line) => lineWords(line, ruling))).toEqual(sentences);
  });

  const lick = 'The thrower takes an extra Last Lick for the Full House, and the throw counts as it lies.';
  test.each<[token: string, words: string, given?: Case]>([
    ['4445/2', ''],
    ['6666/6', ''],
    ['55', lick, { pending: ['4'], rules: { fullHouse: 'choice' }, choice: 'lick' }],
    [
      '33',
      'The pair scores nothing, and the flash is still pending.',
      { pending: ['4'], rules: { fullHouse: 'choice' } },
    ],
    [
      '45',
      'Nothing of this throw counts. The same cubes are thrown again, as often as a match shows.',
      { pending: ['4'] },
    ],
    [
      '45',
      'Nothing of this throw counts. The same cubes are thrown again.',
      { pending: ['4'], rules: { clearing: 'void-flash' } },
    ],
  ])('%s is followed by "%s"', (token, words, given) => {
    expect(outcomeWords(rule(token, given))).toBe(words);
  });

  test('the further rules are those of the rulebook', () => {
    expect(sourcesWords(['RB+', 'WP'])).toBe('the rulebook’s further rules and encyclopedia');
    expect(sourcesWords(['RB', 'RB+', 'DN'])).toBe('rulebook, its further rules and online version');
  });

  test('names the sources of a line', () => {
    const ruling = rule('4445/2');
    const [flash] = ruling.lines;
    expect(flash && sourcesWords(lineSourced(flash, ruling).sources)).toBe(
      'rulebook, review, encyclopedia and online version',
    );
    expect(new Set(SOURCES.map(sourceName)).size).toBe(SOURCES.length);
    expect(new Set(PARTS.map(partName)).size).toBe(PARTS.length);
  });
});

describe('cubes and choices', () => {
  test.each<[Cubes, string, string, string]>([
    [{ common: 4, sun: true }, 'all five cubes', 'all five', 'all five'],
    [{ common: 4, sun: false }, '4 cubes', '4', '4'],
    [{ common: 2, sun: true }, '2 cubes and the Sun cube', '2 + Sun', '3'],
    [{ common: 1, sun: true }, '1 cube and the Sun cube', '1 + Sun', '2'],
    [{ common: 1, sun: false }, '1 cube', '1', '1'],
    [{ common: 0, sun: true }, 'the Sun cube', 'Sun', '1'],
    [{ common: 0, sun: false }, 'no cube', '0', '0'],
  ])('%j', (cubes, long, short, count) => {
    expect(cubesWords(cubes)).toBe(long);
    expect(cubesShort(cubes)).toBe(short);
    expect(cubesCount(cubes)).toBe(count);
  });

  test('faces', () => {
    expect((['2', 'X', 'S', '-'] as const).map(faceName)).toEqual(['2', '10', 'Sun', 'blank']);
    expect(facesWords(['4', '6', 'X'])).toBe('4s, 6s and 10s');
    expect(eachFaceWords(['4'])).toBe('a 4');
  });

  test('a 10 and a 5 name a pair or a Sun, as it is', () => {
    const pairs = rule('XX55/S');
    const sun = rule('5236/S');
    const full = rule('33', { pending: ['4'], rules: { fullHouse: 'choice' } });
    const say = (ruling: Ruling) => ruling.choices.map((choice) => choiceWords(choice, choiceKind(ruling)));
    expect(say(pairs)).toEqual(['Flash of 10s', 'Flash of 5s']);
    expect(say(sun)).toEqual(['Sun is 10', 'Sun is 5', 'Leave it']);
    expect(say(full)).toEqual(['Throw both again', 'Take a Last Lick']);
  });
});
