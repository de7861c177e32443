/** RULES.md, sections 2 and 3, as tables: each row names the sentence it holds the judge to. */
import { describe, expect, it } from 'vitest';
import { judge } from '../../src/engine/judge.ts';
import type { Ruling } from '../../src/engine/ruling.ts';
import { type PresetName, presetRules, type RulesChange, SETTINGS } from '../../src/engine/settings.ts';
import { everyThrow, makeThrow } from '../../src/engine/throw.ts';
import { cubesOf, positionOf, rule, rulesWith, tellLines, tellRuling, told, verdict } from './given.ts';

/** What is said of it, the throw, the settings that differ from the rulebook, the ruling. */
type Row = readonly [source: string, token: string, change: RulesChange, expected: string];
/** The same with pending faces in front, and the cubes held under `matching`. */
type PendingRow = readonly [
  source: string,
  pending: string,
  token: string,
  change: RulesChange,
  expected: string,
];
type HeldRow = readonly [
  source: string,
  pending: string,
  held: string,
  token: string,
  change: RulesChange,
  expected: string,
];

const check = (rows: readonly Row[]): void => {
  it.each(rows)('%s: %s %j', (_source, token, change, expected) => {
    expect(verdict(token, change)).toBe(expected);
  });
};

const checkPending = (rows: readonly PendingRow[]): void => {
  it.each(rows)('%s: %s pending, %s %j', (_source, pending, token, change, expected) => {
    expect(verdict(token, change, pending)).toBe(expected);
  });
};

const checkHeld = (rows: readonly HeldRow[]): void => {
  it.each(rows)('%s: %s pending, %s held, %s %j', (_source, pending, held, token, change, expected) => {
    expect(verdict(token, change, pending, held)).toBe(expected);
  });
};

const never: RulesChange = { sunTrain: 'never' };
const threes: RulesChange = { sunTrain: 'threes' };
const any: RulesChange = { sunTrain: 'any' };

describe('2.2 freight train', () => {
  check([
    ['100 times the face', '2222/2', {}, 'scored 200, left none, train 2'],
    ['100 times the face', '4444/4', {}, 'scored 400, left none, train 4'],
    ['100 times the face', '5555/5', {}, 'scored 500, left none, train 5'],
    ['five stars win', '6666/6', {}, 'win'],
    ['Supernova', 'XXXX/X', {}, 'supernova'],
    ['natural, whatever sunTrain says', '2222/2', any, 'scored 200, left none, train 2'],
    ['natural, whatever sunTrain says', '6666/6', threes, 'win'],

    // Without a train: a flash, its fourth cube left or a single, and the Sun as 10.
    ['never: 20 + Sun', '2222/S', never, 'scored 30, left 1, flash 2; X of X 5 0'],
    ['never: 30 + Sun', '3333/S', never, 'scored 40, left 1, flash 3; X of X 5 0'],
    ['never: 40 + Sun', '4444/S', never, 'scored 50, left 1, flash 4; X of X 5 0'],
    ['never: 50 + 5 + Sun', '5555/S', never, 'scored 65, left none, flash 5; X of X 5 0'],
    ['never: 60 + Sun', '6666/S', never, 'scored 70, left 1, flash 6; X of X 5 0'],
    ['never: 100 + 10 + Sun', 'XXXX/S', never, 'scored 120, left none, flash X; X of X 5 0'],
    ['threes: three-spots only', '3333/S', threes, 'scored 300, left none, train 3'],
    ['threes: three-spots only', '2222/S', threes, 'scored 30, left 1, flash 2; X of X 5 0'],
    ['threes: three-spots only', '4444/S', threes, 'scored 50, left 1, flash 4; X of X 5 0'],
    ['threes: three-spots only', '5555/S', threes, 'scored 65, left none, flash 5; X of X 5 0'],
    ['threes: three-spots only', '6666/S', threes, 'scored 70, left 1, flash 6; X of X 5 0'],
    ['threes: three-spots only', 'XXXX/S', threes, 'scored 120, left none, flash X; X of X 5 0'],
    ['any', '2222/S', any, 'scored 200, left none, train 2'],
    ['any', '3333/S', any, 'scored 300, left none, train 3'],
    ['any', '4444/S', any, 'scored 400, left none, train 4'],
    ['any', '5555/S', any, 'scored 500, left none, train 5'],
    ['any: stars', '6666/S', any, 'win'],
    ['any: Supernova', 'XXXX/S', any, 'supernova'],

    ['only five cubes', '4444', any, 'scored 40, left 1, flash 4'],
    ['only five cubes', '6666', any, 'scored 60, left 1, flash 6'],
    ['only five cubes', 'XXXX', any, 'scored 110, left none, flash X'],
    ['only five cubes', '444/4', any, 'scored 40, left S, flash 4'],
    ['only five cubes', '444/S', any, 'scored 50, left none, flash 4; X of X 5 0'],
    ['only five cubes', '666/6', any, 'scored 60, left S, flash 6'],
    ['only five cubes', 'XXX/X', any, 'scored 110, left none, flash X'],
    ['one other face', '6666/5', any, 'scored 65, left 1, flash 6'],
    ['one other face', '6665/6', any, 'scored 65, left S, flash 6'],
    ['one other face', '2666/6', any, 'scored 60, left 1S, flash 6'],
    ['one other face and the Sun', '4445/S', any, 'scored 55, left none, flash 4; X of X 5 0'],
    ['two faces', '2244/S', any, 'scored 40, left 2, flash 4; 4 of 4 2'],
    ['never with a blank', '666-/6', any, 'scored 60, left 1S, flash 6'],
    ['never with a blank', '6666/-', any, 'scored 60, left 1S, flash 6'],
    ['never with a blank', '666-/S', any, 'scored 70, left 1, flash 6; X of X 5 0'],
    ['never with a blank', '----/S', any, 'scored 10, left 4; X of X 5'],
    ['no train of blanks', '----/-', any, 'wreck'],

    ['a choice on a train', '4444/4=4', {}, 'refused: choice'],
    ['a choice on a train', '4444/S=X', any, 'refused: choice'],
    ['a choice on a train', '3333/S=3', threes, 'refused: choice'],
    ['a choice on a train', '6666/6=6', {}, 'refused: choice'],
    ['a choice on a train', '6666/S=0', any, 'refused: choice'],
    ['a choice on a train', 'XXXX/X=X', {}, 'refused: choice'],
  ]);
});

describe('2.4 Cosmic Sampler', () => {
  const on: RulesChange = { sampler: 25 };
  const noSun: RulesChange = { sampler: 25, samplerSun: 'off' };
  check([
    ['off by default', '2345/6', {}, 'scored 5, left 3S'],
    ['five different', '2345/6', on, 'scored 25, left none'],
    ['five different', '345X/2', on, 'scored 25, left none'],
    ['that many points', '2345/6', { sampler: 50 }, 'scored 50, left none'],
    ['instead of the single scores', '245X/6', { sampler: 5 }, 'scored 5, left none'],
    ['the Sun is a face of its own', '2346/S', on, 'scored 25, left none'],
    ['the Sun is a face of its own', '346X/S', on, 'scored 25, left none'],
    ['the Sun is none: it alone scores', '2346/S', noSun, 'scored 10, left 4; X of X 5'],
    ['the Sun is none: 10 + Sun', '346X/S', noSun, 'scored 20, left 3; X of X 5 0'],
    ['natural without samplerSun', '2345/6', noSun, 'scored 25, left none'],
    ['two alike, first', '2234/5', on, 'scored 5, left 4'],
    ['two alike, middle', '2334/5', on, 'scored 5, left 4'],
    ['two alike, last', '2344/5', on, 'scored 5, left 4'],
    ['the Sun cube like the first', '2346/2', on, 'wreck'],
    ['the Sun cube like the last', '234X/X', on, 'scored 20, left 3'],
    ['two alike and the Sun', '2234/S', on, 'scored 20, left 2, flash 2'],
    ['only five cubes', '2345', on, 'scored 5, left 3'],
    ['only five cubes', '234/5', on, 'scored 5, left 3'],
    ['only five cubes', '234/S', on, 'scored 10, left 3; X of X 5'],
    ['never with a blank', '234-/5', on, 'scored 5, left 4'],
    ['never with a blank', '2345/-', on, 'scored 5, left 3S'],
    ['never with a blank', '-345/S', on, 'scored 15, left 3; X of X 5 0'],
    ['a choice on a Sampler', '2346/S=X', on, 'refused: choice'],
    ['a choice on a Sampler', '2345/6=5', on, 'refused: choice'],
    ['no choice on a Sampler that is none', '2346/S=5', noSun, 'scored 5, left 4; 5 of X 5'],
  ]);
  checkPending([
    ['clears', '4', '2356/X', on, 'scored 25, left none'],
    ['after the reroll clause', '4', '2345/6', on, 'void 4'],
    ['a match is an ordinary face', '4', '2345/6', { ...on, clearing: 'once' }, 'scored 25, left none'],
  ]);
});

describe('2.6 flash', () => {
  check([
    ['10 times the face', '222', {}, 'scored 20, left none, flash 2'],
    ['10 times the face', '333', {}, 'scored 30, left none, flash 3'],
    ['10 times the face', '444', {}, 'scored 40, left none, flash 4'],
    ['mandatory for 5s', '555', {}, 'scored 50, left none, flash 5'],
    ['10 times the face', '666', {}, 'scored 60, left none, flash 6'],
    ['mandatory for 10s', 'XXX', {}, 'scored 100, left none, flash X'],
    ['five cubes', '4446/2', {}, 'scored 40, left 1S, flash 4'],
    ['five cubes', '2444/6', {}, 'scored 40, left 1S, flash 4'],
    ['beside singles', '444X/5', {}, 'scored 55, left none, flash 4'],
    ['beside singles', '2555/X', {}, 'scored 60, left 1, flash 5'],
    ['in any order', '4264/4', {}, 'scored 40, left 2, flash 4'],
    ['with the Sun cube', '44/4', {}, 'scored 40, left none, flash 4'],
    ['with the Sun cube', '446X/4', {}, 'scored 50, left 1, flash 4'],
    ['with the Sun cube', '55X2/5', {}, 'scored 60, left 1, flash 5'],
    ['with the Sun cube, the lower pair', '2233/2', {}, 'scored 20, left 2, flash 2'],
    ['with the Sun cube, the higher pair', '2266/6', {}, 'scored 60, left 2, flash 6'],
    ['two are none', '44', {}, 'wimpout'],
    ['two and another on the Sun cube', '44/6', {}, 'wimpout'],
    ['three blanks are none', '---', {}, 'wimpout'],
    ['three blanks are none', '--/-', {}, 'wimpout'],
    ['blanks beside it', '444-/-', {}, 'scored 40, left 1S, flash 4'],
    ['a natural three leaves no choice', '444=4', {}, 'refused: choice'],
    ['a natural three leaves no choice', '4446/2=4', {}, 'refused: choice'],
    ['a natural three leaves no choice', '555=X', {}, 'refused: choice'],
    ['a natural three leaves no choice', '555=5', {}, 'refused: choice'],
    ['a natural three leaves no choice', '44/4=4', {}, 'refused: choice'],
  ]);
});

describe('2.6 Sun rule', () => {
  const highest: RulesChange = { twoPairs: 'highest' };
  check([
    ['a pair and the Sun', '22/S', {}, 'scored 20, left none, flash 2'],
    ['a pair and the Sun', '33/S', {}, 'scored 30, left none, flash 3'],
    ['a pair and the Sun', '44/S', {}, 'scored 40, left none, flash 4'],
    ['must, for 5s', '55/S', {}, 'scored 50, left none, flash 5'],
    ['a pair and the Sun', '66/S', {}, 'scored 60, left none, flash 6'],
    ['must, for 10s', 'XX/S', {}, 'scored 100, left none, flash X'],
    ['beside others', '446X/S', {}, 'scored 50, left 1, flash 4'],
    ['beside others', '445/S', {}, 'scored 45, left none, flash 4'],
    ['beside others', '2446/S', {}, 'scored 40, left 2, flash 4'],
    ['the setting is of two pairs', '446X/S', highest, 'scored 50, left 1, flash 4'],
    ['a pair of blanks is none', '--/S', {}, 'scored 10, left 2; X of X 5'],
    ['a pair of blanks is none', '33--/S', {}, 'scored 30, left 2, flash 3'],
    ['the only possibility is named', '44/S=4', {}, 'scored 40, left none, flash 4'],
    ['the only possibility is named', '33--/S=3', {}, 'scored 30, left 2, flash 3'],
    ['must: no 10', '44/S=X', {}, 'refused: choice'],
    ['must: no 5', '44/S=5', {}, 'refused: choice'],
    ['must: not left', '44/S=0', {}, 'refused: choice'],
    ['must: not left beside a scorer', '445/S=0', {}, 'refused: choice'],
    ['no such pair', '44/S=2', {}, 'refused: choice'],
    ['no such pair', '4466/S=2', {}, 'refused: choice'],
    ['no Full House', '44/S=again', {}, 'refused: choice'],

    ['choose: the higher stands', '2244/S', {}, 'scored 40, left 2, flash 4; 4 of 4 2'],
    ['choose: the higher', '2244/S=4', {}, 'scored 40, left 2, flash 4; 4 of 4 2'],
    ['choose: the lower', '2244/S=2', {}, 'scored 20, left 2, flash 2; 2 of 4 2'],
    ['choose: 100 + 5 + 5', '55XX/S', {}, 'scored 110, left none, flash X; X of X 5'],
    ['choose: 50 + 10 + 10', '55XX/S=5', {}, 'scored 70, left none, flash 5; 5 of X 5'],
    ['choose: the Sun is in a flash', '55XX/S=0', {}, 'refused: choice'],
    ['choose: 20 + 5 + 5', '2255/S=2', {}, 'scored 30, left none, flash 2; 2 of 5 2'],
    ['choose: 20 + 10 + 10', '22XX/S=2', {}, 'scored 40, left none, flash 2; 2 of X 2'],
    ['choose: the 10 is higher than a 6', '66XX/S', {}, 'scored 100, left 2, flash X; X of X 6'],
    ['choose: by face, not by points', '5566/S', {}, 'scored 70, left none, flash 6; 6 of 6 5'],
    ['choose: 3s too', '2233/S', {}, 'scored 30, left 2, flash 3; 3 of 3 2'],
    ['choose: neither', '2244/S=X', {}, 'refused: choice'],
    ['choose: neither', '2244/S=3', {}, 'refused: choice'],
    ['highest', '2244/S', highest, 'scored 40, left 2, flash 4'],
    ['highest', '55XX/S', highest, 'scored 110, left none, flash X'],
    ['highest, named', '2244/S=4', highest, 'scored 40, left 2, flash 4'],
    ['highest: not the lower', '2244/S=2', highest, 'refused: choice'],
    ['highest: not the lower', '55XX/S=5', highest, 'refused: choice'],
  ]);
});

describe('2.6 four alike: a flash and one bystander; the Sun cube is left if it can be', () => {
  check([
    ['natural', '4444', {}, 'scored 40, left 1, flash 4'],
    ['natural', '4444/2', {}, 'scored 40, left 1S, flash 4'],
    ['natural, beside a 5', '4444/5', {}, 'scored 45, left 1, flash 4'],
    ['a 5 scores', '5555', {}, 'scored 55, left none, flash 5'],
    ['a 5 scores', '5555/2', {}, 'scored 55, left S, flash 5'],
    ['a 10 scores', 'XXXX/2', {}, 'scored 110, left S, flash X'],
    ['with the Sun cube: x and the Sun cube are left', '2444/4', {}, 'scored 40, left 1S, flash 4'],
    ['with the Sun cube: x and the Sun cube are left', '4446/4', {}, 'scored 40, left 1S, flash 4'],
    ['with the Sun cube: the Sun cube is left', '4445/4', {}, 'scored 45, left S, flash 4'],
    ['with the Sun cube', '444/4', {}, 'scored 40, left S, flash 4'],
    ['with the Sun cube, a 5 scores', '2555/5', {}, 'scored 55, left 1, flash 5'],
    ['with the Sun cube, a 10 scores', 'XXX/X', {}, 'scored 110, left none, flash X'],
    ['with the Sun', '4444/S', {}, 'scored 50, left 1, flash 4; X of X 5 0'],
    ['with the Sun called 5', '4444/S=5', {}, 'scored 45, left 1, flash 4; 5 of X 5 0'],
    ['with the Sun left', '4444/S=0', {}, 'scored 40, left 1S, flash 4; 0 of X 5 0'],
  ]);
});

describe('2.7 singles', () => {
  check([
    ['a 5', '5', {}, 'scored 5, left none'],
    ['a 10', 'X', {}, 'scored 10, left none'],
    ['on the Sun cube', '/5', {}, 'scored 5, left none'],
    ['on the Sun cube', '/X', {}, 'scored 10, left none'],
    ['every other', '55', {}, 'scored 10, left none'],
    ['every other', 'XX', {}, 'scored 20, left none'],
    ['every other', '5/X', {}, 'scored 15, left none'],
    ['every other', '55X2/X', {}, 'scored 30, left 1'],
    ['every other', '55XX/2', {}, 'scored 30, left S'],
    ['the rest is left', '2345', {}, 'scored 5, left 3'],
    ['the rest is left', '2345/6', {}, 'scored 5, left 3S'],
    ['the rest is left', '3/X', {}, 'scored 10, left 1'],
    ['must be taken', '25=0', {}, 'refused: choice'],
    ['must be taken', '55=0', {}, 'refused: choice'],
    ['no choice', '25=X', {}, 'refused: choice'],
    ['no choice', '25=5', {}, 'refused: choice'],
    ['no choice', '2/X=X', {}, 'refused: choice'],
    ['no Full House', '55=again', {}, 'refused: choice'],
    ['no Full House', '55=lick', {}, 'refused: choice'],
    ['blanks', 'X---/-', {}, 'scored 10, left 3S'],
    ['blanks', '5-/-', {}, 'scored 5, left 1S'],
  ]);
});

describe('2.8 the free Sun', () => {
  const ten: RulesChange = { sunValue: 'ten' };
  const noRest: RulesChange = { sunRest: 'off' };
  const tenNoRest: RulesChange = { sunValue: 'ten', sunRest: 'off' };
  check([
    ['the only scorer: 10 or 5', '/S', {}, 'scored 10, left none; X of X 5'],
    ['the only scorer: 10', '/S=X', {}, 'scored 10, left none; X of X 5'],
    ['the only scorer: 5', '/S=5', {}, 'scored 5, left none; 5 of X 5'],
    ['the only scorer must be called', '/S=0', {}, 'refused: choice'],
    ['the only scorer must be called', '2346/S=0', {}, 'refused: choice'],
    ['the only scorer', '2346/S', {}, 'scored 10, left 4; X of X 5'],
    ['the only scorer', '3/S=5', {}, 'scored 5, left 1; 5 of X 5'],
    ['beside blanks', '---/S', {}, 'scored 10, left 3; X of X 5'],
    ['ten: no call', '/S', ten, 'scored 10, left none'],
    ['ten: named', '/S=X', ten, 'scored 10, left none'],
    ['ten: no 5', '/S=5', ten, 'refused: choice'],
    ['ten: must be called', '/S=0', ten, 'refused: choice'],
    ['rest off', '/S', noRest, 'scored 10, left none; X of X 5'],
    ['no 10s and 5s as faces', '/S=6', {}, 'refused: choice'],
    ['no Full House', '/S=again', {}, 'refused: choice'],

    ['beside a scorer', '25/S', {}, 'scored 15, left 1; X of X 5 0'],
    ['beside a scorer, 10', '25/S=X', {}, 'scored 15, left 1; X of X 5 0'],
    ['beside a scorer, 5', '25/S=5', {}, 'scored 10, left 1; 5 of X 5 0'],
    ['beside a scorer, left', '25/S=0', {}, 'scored 5, left 1S; 0 of X 5 0'],
    ['left alone', '5/S=0', {}, 'scored 5, left S; 0 of X 5 0'],
    ['beside a scorer, ten', '25/S', ten, 'scored 15, left 1; X of X 0'],
    ['beside a scorer, ten, left', '25/S=0', ten, 'scored 5, left 1S; 0 of X 0'],
    ['beside a scorer, ten, no 5', '25/S=5', ten, 'refused: choice'],
    ['beside a scorer, rest off', '25/S', noRest, 'scored 15, left 1; X of X 5'],
    ['beside a scorer, rest off, 5', '25/S=5', noRest, 'scored 10, left 1; 5 of X 5'],
    ['beside a scorer, rest off, not left', '25/S=0', noRest, 'refused: choice'],
    ['beside a scorer, ten, rest off', '25/S', tenNoRest, 'scored 15, left 1'],
    ['beside a scorer, ten, rest off, named', '25/S=X', tenNoRest, 'scored 15, left 1'],
    ['beside a scorer, ten, rest off, not left', '25/S=0', tenNoRest, 'refused: choice'],
    ['beside a scorer, ten, rest off, no 5', '25/S=5', tenNoRest, 'refused: choice'],

    ['beside a natural three', '4446/S', {}, 'scored 50, left 1, flash 4; X of X 5 0'],
    ['beside a natural three, 5', '4446/S=5', {}, 'scored 45, left 1, flash 4; 5 of X 5 0'],
    ['beside a natural three, left', '4446/S=0', {}, 'scored 40, left 1S, flash 4; 0 of X 5 0'],
    ['beside a natural three and a 10', '444X/S', {}, 'scored 60, left none, flash 4; X of X 5 0'],
    ['beside a natural three and a 10, left', '444X/S=0', {}, 'scored 50, left S, flash 4; 0 of X 5 0'],
    ['beside three of four', '444/S=0', {}, 'scored 40, left S, flash 4; 0 of X 5 0'],
    ['beside three 5s, 5', '555/S=5', {}, 'scored 55, left none, flash 5; 5 of X 5 0'],
    ['beside a natural three, ten', '4446/S', ten, 'scored 50, left 1, flash 4; X of X 0'],
    ['beside a natural three, ten, no 5', '4446/S=5', ten, 'refused: choice'],
    ['beside a natural three, rest off', '4446/S', noRest, 'scored 50, left 1, flash 4; X of X 5'],
    ['beside a natural three, rest off', '4446/S=0', noRest, 'refused: choice'],
    ['beside a natural three, neither', '4446/S', tenNoRest, 'scored 50, left 1, flash 4'],
    ['the flash is no choice', '4446/S=4', {}, 'refused: choice'],
    ['the flash is no choice', '4446/S=6', {}, 'refused: choice'],
  ]);
});

describe('2.9 wimpout', () => {
  check([
    ['one cube', '2', {}, 'wimpout'],
    ['one cube', '3', {}, 'wimpout'],
    ['one cube', '4', {}, 'wimpout'],
    ['one cube', '6', {}, 'wimpout'],
    ['the Sun cube', '/2', {}, 'wimpout'],
    ['the Sun cube', '/4', {}, 'wimpout'],
    ['the Sun cube', '/6', {}, 'wimpout'],
    ['two pairs without the Sun', '2244', {}, 'wimpout'],
    ['four cubes', '2346', {}, 'wimpout'],
    ['four cubes with the Sun cube', '234/6', {}, 'wimpout'],
    ['a whole throw of blanks', '-', {}, 'wimpout'],
    ['a whole throw of blanks', '/-', {}, 'wimpout'],
    ['a whole throw of blanks', '--', {}, 'wimpout'],
    ['five cubes: a Train Wreck', '2346/2', {}, 'wreck'],
    ['five cubes: a Train Wreck', '2244/6', {}, 'wreck'],
    ['five cubes: a Train Wreck', '22-4/-', {}, 'wreck'],
    ['no choice', '2346/2=X', {}, 'refused: choice'],
    ['no choice', '2=again', {}, 'refused: choice'],
    ['no choice', '--=0', {}, 'refused: choice'],
  ]);
  checkPending([['any five-cube throw, not only the first', '5', '2346/2', {}, 'wreck']]);
});

describe('the cubes thrown are the cubes to throw', () => {
  it.each([
    ['2', '2'],
    ['2', '222'],
    ['1', '22'],
    ['2', '/2'],
    ['S', '2'],
    ['1S', '22'],
    ['1S', '2'],
    ['2', '2/2'],
    ['4S', '2345'],
    ['4', '2345/2'],
    ['3S', '22/2'],
  ])('%s to throw, %s thrown', (cubes, token) => {
    const position = { cubes: cubesOf(cubes), held: null, pending: [] };
    expect(judge(told(token).thrown, position, rulesWith())).toEqual({ ok: false, error: 'cubes' });
  });

  it('before the choice is looked at', () => {
    const position = { cubes: cubesOf('2'), held: null, pending: [] };
    expect(judge(told('222').thrown, position, rulesWith(), 'lick')).toEqual({ ok: false, error: 'cubes' });
  });
});

describe('3 reroll clause: all', () => {
  const counts: RulesChange = { matchingTrain: 'counts' };
  checkPending([
    ['a match', '4', '4', {}, 'void 4'],
    ['a match on the Sun cube', '4', '/4', {}, 'void 4'],
    ['a match beside a 10', '4', 'X/4', {}, 'void 4'],
    ['a match beside a 10', '4', '4/X', {}, 'void 4'],
    ['a match beside the Sun', '4', '4/S', {}, 'void 4'],
    ['it cannot wimp out', '4', '2346/2', {}, 'void 4'],
    ['it cannot score', '4', '455X/S', {}, 'void 4'],
    ['a flash of the pending face', '4', '444X/5', {}, 'void 4'],
    ['a flash of another face beside a match', '4', '2224/5', {}, 'void 4'],
    ['a Sun flash beside a match', '4', '224X/S', {}, 'void 4'],
    ['no match', '4', '5', {}, 'scored 5, left none'],
    ['no match', '4', '2', {}, 'wimpout'],
    ['no match', '4', '2/X', {}, 'scored 10, left 1'],
    ['no match, five cubes', '4', '2336/2', {}, 'wreck'],
    ['a blank matches nothing', '4', '-', {}, 'wimpout'],
    ['a blank matches nothing', '4', '5-/-', {}, 'scored 5, left 1S'],
    ['a flash of another face', '4', '2226/X', {}, 'scored 30, left 1, flash 2'],
    ['the Sun rule applies', '4', '22/S', {}, 'scored 20, left none, flash 2'],
    ['the Sun rule applies', '4', '2255/S=2', {}, 'scored 30, left none, flash 2; 2 of 5 2'],
    ['pending 5', '5', '5', {}, 'void 5'],
    ['pending 5', '5', 'X', {}, 'scored 10, left none'],
    ['pending 10', 'X', '/X', {}, 'void X'],
    ['pending 3', '3', '3/X', {}, 'void 3'],
    ['the Sun never matches', '3', '/S', {}, 'scored 10, left none; X of X 5'],
    ['the Sun never matches', 'X', '/S=X', {}, 'scored 10, left none; X of X 5'],
    ['the Sun never matches', '5', '2/S=5', {}, 'scored 5, left 1; 5 of X 5'],
    ['every: the first', '24', '2', {}, 'void 2'],
    ['every: the second', '24', '5/4', {}, 'void 4'],
    ['every: both', '24', '24', {}, 'void 24'],
    ['every: neither', '24', '6/X', {}, 'scored 10, left 1'],
    ['a choice on a void throw', '4', '4/S=X', {}, 'refused: choice'],
    ['a choice on a void throw', '4', '2244/S=2', {}, 'refused: choice'],
    ['a choice on a void throw', '4', '44=again', { fullHouse: 'choice' }, 'refused: choice'],

    ['matchingTrain void', '4', '4444/4', {}, 'void 4'],
    ['matchingTrain void: no win', '6', '6666/6', {}, 'void 6'],
    ['matchingTrain void: no Supernova', 'X', 'XXXX/X', {}, 'void X'],
    ['matchingTrain void, with the Sun', '4', '4444/S', any, 'void 4'],
    ['matchingTrain void, with the Sun', '6', '6666/S', any, 'void 6'],
    ['matchingTrain void, 3s with the Sun', '3', '3333/S', threes, 'void 3'],
    ['matchingTrain void, every', '24', '4444/4', {}, 'void 4'],
    ['matchingTrain counts', '4', '4444/4', counts, 'scored 400, left none, train 4'],
    ['matchingTrain counts: the win', '6', '6666/6', counts, 'win'],
    ['matchingTrain counts: the Supernova', 'X', 'XXXX/X', counts, 'supernova'],
    [
      'matchingTrain counts, with the Sun',
      '4',
      '4444/S',
      { ...any, ...counts },
      'scored 400, left none, train 4',
    ],
    ['matchingTrain counts, 3s', '3', '3333/S', { ...threes, ...counts }, 'scored 300, left none, train 3'],
    ['matchingTrain counts, but no train', '4', '4444/S', counts, 'void 4'],
    ['matchingTrain counts, but no train', '4', '4444/5', counts, 'void 4'],
    ['matchingTrain counts, every', '24', '4444/4', counts, 'scored 400, left none, train 4'],
    ['a choice on a train', '4', '4444/4=4', counts, 'refused: choice'],
    ['another train', '4', '2222/2', {}, 'scored 200, left none, train 2'],
    ['another train: the win', '4', '6666/6', {}, 'win'],
    ['another train: the Supernova', '4', 'XXXX/X', {}, 'supernova'],
    ['another train, with the Sun', '4', '3333/S', threes, 'scored 300, left none, train 3'],
    ['no void throw without a flash', '', '4', {}, 'wimpout'],
  ]);
});

describe('3 reroll clause: once', () => {
  const once: RulesChange = { clearing: 'once' };
  checkPending([
    ['a match is an ordinary face', '4', '4', once, 'wimpout'],
    ['a match is an ordinary face', '4', '4/X', once, 'scored 10, left 1'],
    ['a match is an ordinary face', '5', '5', once, 'scored 5, left none'],
    ['a match is an ordinary face', 'X', '/X', once, 'scored 10, left none'],
    ['a flash of it again', '4', '4442/6', once, 'scored 40, left 1S, flash 4'],
    ['a train always counts', '4', '4444/4', once, 'scored 400, left none, train 4'],
    ['a train always counts', '4', '4444/S', { ...once, ...any }, 'scored 400, left none, train 4'],
    ['a train always counts', '6', '6666/6', once, 'win'],
    ['a train always counts', 'X', 'XXXX/X', once, 'supernova'],
    [
      'no effect of matchingTrain',
      '4',
      '4444/4',
      { ...once, matchingTrain: 'counts' },
      'scored 400, left none, train 4',
    ],
    ['choices as ever', '4', '4/S=5', once, 'scored 5, left 1; 5 of X 5'],
  ]);
});

describe('3 reroll clause: void-flash', () => {
  const box: RulesChange = { clearing: 'void-flash' };
  checkPending([
    ['a match', '4', '4', box, 'void 4'],
    ['a match', '4', '2/4', box, 'void 4'],
    ['each that shows', '24', '24', box, 'void 24'],
    ['each that shows', '24', '2/5', box, 'void 2'],
    ['no match', '4', '5', box, 'scored 5, left none'],
    ['a choice', '4', '4/S=X', box, 'refused: choice'],
    ['matchingTrain void', '4', '4444/4', box, 'void 4'],
    [
      'matchingTrain counts',
      '4',
      '4444/4',
      { ...box, matchingTrain: 'counts' },
      'scored 400, left none, train 4',
    ],
  ]);
});

describe('3 reroll clause: matching', () => {
  const matching: RulesChange = { clearing: 'matching' };
  const counts: RulesChange = { ...matching, matchingTrain: 'counts' };
  checkPending([
    ['only the cubes that match', '4', '4/2', matching, 'rethrow 1 of 4, hold /2'],
    ['only the cubes that match', '4', '2/4', matching, 'rethrow S of 4, hold 2'],
    ['only the cubes that match', '4', '4/X', matching, 'rethrow 1 of 4, hold /X'],
    ['all match', '4', '4/4', matching, 'rethrow 1S of 4, hold nothing'],
    ['all match', '4', '4', matching, 'rethrow 1 of 4, hold nothing'],
    ['of five', '4', '2445/S', matching, 'rethrow 2 of 4, hold 25/S'],
    ['of five', '4', '2344/4', matching, 'rethrow 2S of 4, hold 23'],
    ['of five', '4', '444X/2', matching, 'rethrow 3 of 4, hold X/2'],
    ['of five', '4', '222X/4', matching, 'rethrow S of 4, hold 222X'],
    ['every', '24', '2345/6', matching, 'rethrow 2 of 24, hold 35/6'],
    ['the Sun does not match', '3', '3/S', matching, 'rethrow 1 of 3, hold /S'],
    ['blanks do not match', '4', '4--5/-', matching, 'rethrow 1 of 4, hold 5--/-'],
    ['no match', '4', '25', matching, 'scored 5, left 1'],
    ['no match', '4', '2', matching, 'wimpout'],
    ['nothing pending', '', '4', matching, 'wimpout'],
    ['no choice yet', '4', '224X/S=X', matching, 'refused: choice'],
    ['no choice yet', '4', '44=again', { ...matching, fullHouse: 'choice' }, 'refused: choice'],
    ['matchingTrain void', '4', '4444/4', matching, 'rethrow 4S of 4, hold nothing'],
    ['matchingTrain void, with the Sun', '4', '4444/S', { ...matching, ...any }, 'rethrow 4 of 4, hold /S'],
    ['matchingTrain counts', '4', '4444/4', counts, 'scored 400, left none, train 4'],
    ['matchingTrain counts: the win', '6', '6666/6', counts, 'win'],
    ['matchingTrain counts: the Supernova', 'X', 'XXXX/X', counts, 'supernova'],
    [
      'matchingTrain counts, with the Sun',
      '4',
      '4444/S',
      { ...counts, ...any },
      'scored 400, left none, train 4',
    ],
    ['matchingTrain counts, but no train', '4', '4444/S', counts, 'rethrow 4 of 4, hold /S'],
    ['matchingTrain counts, but no train', '4', '4444', counts, 'rethrow 4 of 4, hold nothing'],
    ['another train', '4', '2222/2', matching, 'scored 200, left none, train 2'],
    ['a choice on a train', '4', '4444/4=4', counts, 'refused: choice'],
  ]);
  checkHeld([
    ['again', '4', '/2', '4', matching, 'rethrow 1 of 4, hold /2'],
    ['again, in part', '4', '2', '4/5', matching, 'rethrow 1 of 4, hold 2/5'],
    ['again, in part', '4', '2X/S', '34', matching, 'rethrow 1 of 4, hold 23X/S'],
    ['again, the Sun cube', '4', '2X', '3/4', matching, 'rethrow S of 4, hold 23X'],
    ['the whole is judged', '4', '/2', '5', matching, 'scored 5, left S'],
    ['the whole is judged', '4', '/X', '2', matching, 'scored 10, left 1'],
    ['the whole is judged', '4', '2', '/S', matching, 'scored 10, left 1; X of X 5'],
    ['the whole wimps out', '4', '/2', '6', matching, 'wimpout'],
    ['the whole is wrecked', '5', '2346', '/2', matching, 'wreck'],
    // 25/S and 66: the Sun makes a flash of the 6s.
    ['a flash over both', '4', '25/S', '66', matching, 'scored 65, left 1, flash 6'],
    ['a flash over both', '4', '22', '2/6', matching, 'scored 20, left S, flash 2'],
    ['a choice on the completing entry', '4', '22/S', '55', matching, 'scored 50, left 2, flash 5; 5 of 5 2'],
    [
      'a choice on the completing entry',
      '4',
      '22/S',
      '55=2',
      matching,
      'scored 30, left none, flash 2; 2 of 5 2',
    ],
    ['a choice on the completing entry', '4', '5/S', '2=0', matching, 'scored 5, left 1S; 0 of X 5 0'],
    ['a choice that is not to be had', '4', '22/S', '55=X', matching, 'refused: choice'],
    ['also for trains', '4', '2222', '/2', matching, 'scored 200, left none, train 2'],
    ['also for trains', '4', '2222', '/S', { ...matching, ...any }, 'scored 200, left none, train 2'],
    ['also for trains', '4', '/S', '2222', { ...matching, ...any }, 'scored 200, left none, train 2'],
    ['also for trains', '4', '22', '22/2', matching, 'scored 200, left none, train 2'],
    ['also for trains: the win', '4', '666/6', '6', matching, 'win'],
    ['also for trains: the Supernova', '4', 'XXX/X', 'X', matching, 'supernova'],
    ['also for the Sampler', '4', '236X', '/5', { ...matching, sampler: 25 }, 'scored 25, left none'],
    ['also for the Sampler', '4', '23X/5', '6', { ...matching, sampler: 25 }, 'scored 25, left none'],
    ['also for Full House', '4', '/2', '2', { ...matching, fullHouse: 'must-throw' }, 'void: full-house'],
    [
      'also for Full House',
      '4',
      '2',
      '2=lick',
      { ...matching, fullHouse: 'choice' },
      'wimpout, lick; lick of again lick',
    ],
    [
      'no Full House of more',
      '4',
      '2',
      '22',
      { ...matching, fullHouse: 'must-throw' },
      'scored 20, left none, flash 2',
    ],
  ]);

  describe('a throw half thrown again is completed and then judged whole by the new rule', () => {
    checkHeld([
      ['all', '4', '25', '4/2', {}, 'void 4'],
      ['all', '4', '25', '2/2', {}, 'scored 25, left none, flash 2'],
      ['void-flash', '4', '25', '4/2', { clearing: 'void-flash' }, 'void 4'],
      ['once', '4', '25', '4/2', { clearing: 'once' }, 'scored 5, left 2S'],
      ['once', '4', '2356', '/4', { clearing: 'once', sampler: 50 }, 'scored 50, left none'],
      ['sunTrain', '4', '2222', '/S', { ...matching, ...any }, 'scored 200, left none, train 2'],
      [
        'all: matchingTrain counts',
        '4',
        '/S',
        '4444',
        { ...any, matchingTrain: 'counts' },
        'scored 400, left none, train 4',
      ],
      ['all: matchingTrain void', '4', '/S', '4444', any, 'void 4'],
      ['fullHouse', '4', '/2', '2', { fullHouse: 'must-throw' }, 'void: full-house'],
      ['a choice on what is void', '4', '25', '4/S=X', {}, 'refused: choice'],
    ]);
  });
});

describe('3 Full House', () => {
  const asks: RulesChange = { fullHouse: 'choice' };
  const must: RulesChange = { fullHouse: 'must-throw' };
  checkPending([
    ['off', '4', '22', {}, 'wimpout'],
    ['off', '4', '55', {}, 'scored 10, left none'],
    ['off', '4', '2/2', {}, 'wimpout'],
    ['off', '4', '22=again', {}, 'refused: choice'],
    ['off', '4', '22=lick', {}, 'refused: choice'],
    ['choice: again stands', '4', '22', asks, 'void: full-house; again of again lick'],
    ['choice: again', '4', '22=again', asks, 'void: full-house; again of again lick'],
    ['choice: again', '4', '5/5', asks, 'void: full-house; again of again lick'],
    ['choice: a lick, and a wimpout', '4', '22=lick', asks, 'wimpout, lick; lick of again lick'],
    ['choice: a lick, and a wimpout', '4', '6/6=lick', asks, 'wimpout, lick; lick of again lick'],
    ['choice: a lick, and 5 + 5', '4', '55=lick', asks, 'scored 10, left none, lick; lick of again lick'],
    ['choice: a lick, and 10 + 10', '4', 'X/X=lick', asks, 'scored 20, left none, lick; lick of again lick'],
    ['choice: nothing else', '4', '22=2', asks, 'refused: choice'],
    ['choice: nothing else', '4', '55=X', asks, 'refused: choice'],
    ['must-throw', '4', '22', must, 'void: full-house'],
    ['must-throw', '4', '2/2', must, 'void: full-house'],
    ['must-throw', '4', 'XX', must, 'void: full-house'],
    ['must-throw leaves no choice', '4', '22=again', must, 'refused: choice'],
    ['must-throw leaves no choice', '4', '22=lick', must, 'refused: choice'],
    ['must-throw leaves no choice', '4', '22=2', must, 'refused: choice'],
    ['not a pending face', '4', '44', must, 'void 4'],
    ['not a pending face', '4', '4/4', asks, 'void 4'],
    ['not a pending face', '4', '44=lick', asks, 'refused: choice'],
    ['with once it may be', '4', '44', { ...must, clearing: 'once' }, 'void: full-house'],
    [
      'with once it may be',
      '4',
      '4/4=lick',
      { ...asks, clearing: 'once' },
      'wimpout, lick; lick of again lick',
    ],
    [
      'with once it may be',
      '5',
      '55=lick',
      { ...asks, clearing: 'once' },
      'scored 10, left none, lick; lick of again lick',
    ],
    ['with void-flash', '4', '22', { ...must, clearing: 'void-flash' }, 'void: full-house'],
    ['with void-flash', '4', '44', { ...must, clearing: 'void-flash' }, 'void 4'],
    ['with matching', '4', '22', { ...must, clearing: 'matching' }, 'void: full-house'],
    ['with matching', '4', '44', { ...must, clearing: 'matching' }, 'rethrow 2 of 4, hold nothing'],
    ['two faces', '4', '25', must, 'scored 5, left 1'],
    ['two faces', '4', '2/5', must, 'scored 5, left 1'],
    ['the Sun is no face of a common cube', '4', '2/S', must, 'scored 10, left 1; X of X 5'],
    ['blanks', '4', '--', must, 'wimpout'],
    ['blanks', '4', '-/-', must, 'wimpout'],
    ['a blank', '4', '2-', must, 'wimpout'],
    ['blanks leave no choice', '4', '--=again', asks, 'refused: choice'],
    ['exactly two cubes', '4', '2', must, 'wimpout'],
    ['exactly two cubes', '4', '/2', must, 'wimpout'],
    ['exactly two cubes', '4', '222', must, 'scored 20, left none, flash 2'],
    ['exactly two cubes', '4', '22/6', must, 'wimpout'],
    ['exactly two cubes', '4', '226', must, 'wimpout'],
    ['exactly two cubes', '4', '2246/2', { ...must, clearing: 'once' }, 'scored 20, left 2, flash 2'],
    ['only while a flash is pending', '', '22', must, 'wimpout'],
    ['only while a flash is pending', '', '55', asks, 'scored 10, left none'],
    ['only while a flash is pending', '', '22=again', asks, 'refused: choice'],
    ['only while a flash is pending', '', '22=lick', asks, 'refused: choice'],
  ]);
});

describe('the lines of a ruling: what each cube did, for how many points, by which rule', () => {
  it.each<[token: string, change: RulesChange, pending: string, expected: string]>([
    ['4444/4', {}, '', 'train 0 1 2 3 4: 400 by train'],
    ['6666/6', {}, '', 'train 0 1 2 3 4: 0 by stars'],
    ['XXXX/X', {}, '', 'train 0 1 2 3 4: 0 by supernova'],
    ['3333/S', threes, '', 'train 0 1 2 3 4: 300 by sun-train-threes'],
    ['3333/S', any, '', 'train 0 1 2 3 4: 300 by sun-train'],
    ['6666/S', any, '', 'train 0 1 2 3 4: 0 by sun-train'],
    ['2345/6', { sampler: 25 }, '', 'sampler 0 1 2 3 4: 25 by sampler'],
    ['444', {}, '', 'flash 0 1 2: 40 by flash'],
    // Sorted: 2 4 4 X and a 4 on the Sun cube.
    ['X442/4', {}, '', 'blank 0: 0 by nothing | flash 1 2 4: 40 by flash | single 3: 10 by single'],
    ['4446/4', {}, '', 'flash 0 1 2: 40 by flash | blank 3: 0 by nothing | bystander 4: 0 by fourth-alike'],
    ['4444/2', {}, '', 'flash 0 1 2: 40 by flash | bystander 3: 0 by fourth-alike | blank 4: 0 by nothing'],
    ['5555/2', {}, '', 'flash 0 1 2: 50 by flash | single 3: 5 by single | blank 4: 0 by nothing'],
    ['555/5', {}, '', 'flash 0 1 2: 50 by flash | single 3: 5 by single'],
    ['44/S', {}, '', 'flash 0 1 2: 40 by sun-rule'],
    ['4456/S', {}, '', 'flash 0 1 4: 40 by sun-rule | single 2: 5 by single | blank 3: 0 by nothing'],
    ['2244/S=4', {}, '', 'blank 0: 0 by nothing | blank 1: 0 by nothing | flash 2 3 4: 40 by pair-chosen'],
    ['2244/S=2', {}, '', 'flash 0 1 4: 20 by pair-chosen | blank 2: 0 by nothing | blank 3: 0 by nothing'],
    [
      '2244/S',
      { twoPairs: 'highest' },
      '',
      'blank 0: 0 by nothing | blank 1: 0 by nothing | flash 2 3 4: 40 by pair-highest',
    ],
    [
      '2244',
      {},
      '',
      'blank 0: 0 by nothing | blank 1: 0 by nothing | blank 2: 0 by nothing | blank 3: 0 by nothing',
    ],
    ['22--/S', {}, '', 'flash 0 1 4: 20 by sun-rule | blank 2: 0 by unnoted | blank 3: 0 by unnoted'],
    [
      '2446/S',
      { twoPairs: 'highest' },
      '',
      'blank 0: 0 by nothing | flash 1 2 4: 40 by sun-rule | blank 3: 0 by nothing',
    ],
    ['5/X', {}, '', 'single 0: 5 by single | single 1: 10 by single'],
    ['X55', {}, '', 'single 0: 5 by single | single 1: 5 by single | single 2: 10 by single'],
    ['2/S', {}, '', 'blank 0: 0 by nothing | sun 1: 10 by sun-called'],
    ['2/S=5', {}, '', 'blank 0: 0 by nothing | sun 1: 5 by sun-called'],
    ['2/S', { sunValue: 'ten' }, '', 'blank 0: 0 by nothing | sun 1: 10 by sun-ten'],
    ['5/S=0', {}, '', 'single 0: 5 by single | sun 1: 0 by sun-left'],
    ['5/S=0', { sunValue: 'ten' }, '', 'single 0: 5 by single | sun 1: 0 by sun-left'],
    ['444/S', {}, '', 'flash 0 1 2: 40 by flash | sun 3: 10 by sun-called'],
    ['2-/-', {}, '', 'blank 0: 0 by nothing | blank 1: 0 by unnoted | blank 2: 0 by unnoted'],
    ['/X', {}, '', 'single 0: 10 by single'],
    ['4/X', {}, '4', 'match 0: 0 by reroll-all | blank 1: 0 by reroll-all'],
    ['25/4', {}, '4', 'match 2: 0 by reroll-all | blank 0 1: 0 by reroll-all'],
    ['4/4', {}, '4', 'match 0 1: 0 by reroll-all'],
    ['2444/S', {}, '24', 'match 0 1 2 3: 0 by reroll-all | blank 4: 0 by reroll-all'],
    ['4/2', { clearing: 'void-flash' }, '4', 'match 0: 0 by void-flash | blank 1: 0 by void-flash'],
    [
      '2345/4',
      { clearing: 'matching' },
      '4',
      'match 2 4: 0 by reroll-matching | blank 0 1 3: 0 by reroll-matching',
    ],
    ['22', { fullHouse: 'must-throw' }, '4', 'pair 0 1: 0 by full-house'],
    ['2/2', { fullHouse: 'choice' }, '4', 'pair 0 1: 0 by full-house'],
    ['5/5=lick', { fullHouse: 'choice' }, '4', 'single 0: 5 by single | single 1: 5 by single'],
  ])('%s %j %s', (token, change, pending, expected) => {
    const judged = rule(token, change, pending);
    expect(judged.ok && tellLines(judged.value)).toBe(expected);
  });

  it('are of the whole throw where cubes were held', () => {
    const judged = rule('55', { clearing: 'matching' }, '4', '22/S');
    expect(judged.ok && judged.value.whole).toEqual({ common: ['2', '2', '5', '5'], sun: 'S' });
    expect(judged.ok && tellLines(judged.value)).toBe(
      'blank 0: 0 by nothing | blank 1: 0 by nothing | flash 2 3 4: 50 by pair-chosen',
    );
  });

  it('are of the cubes thrown where more are to be thrown again', () => {
    const judged = rule('34', { clearing: 'matching' }, '4', '2X/S');
    expect(judged.ok && judged.value.whole).toEqual({ common: ['3', '4'], sun: null });
    expect(judged.ok && tellLines(judged.value)).toBe(
      'match 1: 0 by reroll-matching | blank 0: 0 by reroll-matching',
    );
  });
});

describe('a ruling', () => {
  it('changes nothing of what it was asked', () => {
    const { thrown } = told('2244/S');
    const position = positionOf(thrown, '6');
    const before = structuredClone({ thrown, position });
    const judged = judge(thrown, position, rulesWith(), '2');
    expect(judged.ok && tellRuling(judged.value)).toBe('scored 20, left 2, flash 2; 2 of 4 2');
    expect({ thrown, position }).toEqual(before);
  });

  it('on a Full House matches no pending face', () => {
    const judged = rule('22', { fullHouse: 'must-throw' }, '4');
    expect(judged.ok && judged.value).toMatchObject({ outcome: 'void', reason: 'full-house', matched: [] });
  });

  it('says which throw it is about', () => {
    const judged = rule('X442/S');
    expect(judged.ok && judged.value.whole).toEqual({ common: ['2', '4', '4', 'X'], sun: 'S' });
  });
});

describe('2.2 and 3: five alike, by what is pending and how it is cleared', () => {
  const ways = SETTINGS.clearing.values.flatMap((clearing) =>
    SETTINGS.matchingTrain.values.map((matchingTrain) => ({ clearing, matchingTrain })),
  );
  const trains = [
    ['2', '2222/2', 'scored 200, left none, train 2'],
    ['4', '4444/4', 'scored 400, left none, train 4'],
    ['5', '5555/5', 'scored 500, left none, train 5'],
    ['6', '6666/6', 'win'],
    ['X', 'XXXX/X', 'supernova'],
    ['3', '3333/S', 'scored 300, left none, train 3'],
    ['6', '6666/S', 'win'],
    ['X', 'XXXX/S', 'supernova'],
  ] as const;
  const match = (clearing: string, face: string, token: string): string => {
    if (clearing !== 'matching') return `void ${face}`;
    return token.endsWith('S') ? `rethrow 4 of ${face}, hold /S` : `rethrow 4S of ${face}, hold nothing`;
  };
  const rows = ways.flatMap((way) =>
    trains.flatMap(([face, token, taken]) =>
      ['', '2', '3', '4', '5', '6', 'X'].map((pending) => {
        const counts = way.clearing === 'once' || way.matchingTrain === 'counts' || pending !== face;
        return [token, pending, way, counts ? taken : match(way.clearing, face, token)] as const;
      }),
    ),
  );
  it.each(rows)('%s, pending "%s", %j: %s', (token, pending, way, expected) => {
    expect(verdict(token, { ...way, sunTrain: 'any' }, pending)).toBe(expected);
  });
});

describe('5 presets', () => {
  it.each<[preset: PresetName, token: string, pending: string, expected: string]>([
    ['rulebook', '3333/S', '', 'scored 40, left 1, flash 3; X of X 5 0'],
    ['short', '2244/S', '', 'scored 40, left 2, flash 4; 4 of 4 2'],
    ['dice-now', '3333/S', '', 'scored 300, left none, train 3'],
    ['dice-now', '6666/S', '', 'win'],
    ['dice-now', '2/S', '', 'scored 10, left 1'],
    ['dice-now', '5/S=0', '', 'refused: choice'],
    ['dice-now', '5/S=5', '', 'refused: choice'],
    ['dice-now', '2244/S', '', 'scored 40, left 2, flash 4'],
    ['dice-now', '2244/S=2', '', 'refused: choice'],
    ['dice-now', '4/5', '4', 'scored 5, left 1'],
    ['dice-now', '4/6', '4', 'wimpout'],
    ['review', '4/5', '4', 'void 4'],
    ['end-game', '4/S', '4', 'void 4'],
    ['encyclopedia', '2346/S', '', 'scored 25, left none'],
    ['encyclopedia', '22', '4', 'void: full-house'],
    ['encyclopedia', '22=lick', '4', 'refused: choice'],
  ])('%s: %s, pending "%s"', (preset, token, pending, expected) => {
    expect(verdict(token, presetRules(preset), pending)).toBe(expected);
  });
});

describe('on every throw', () => {
  const sets = ['1', '2', '3', '4', 'S', '1S', '2S', '3S', '4S'];
  const presets = ['rulebook', 'dice-now', 'encyclopedia'] as const;
  const spaces = presets.flatMap((preset) => sets.map((cubes) => [preset, cubes] as const));

  /** The throws whose ruling is not as it should be. */
  function faulty(
    preset: PresetName,
    cubes: string,
    isRight: (ruling: Ruling) => boolean,
  ): readonly string[] {
    const throws = new Map([...everyThrow(cubesOf(cubes))].map((thrown) => [makeThrow(thrown), thrown]));
    return [...throws].flatMap(([token, thrown]) =>
      ['', '2', '3', '5', '46'].flatMap((pending) => {
        const judged = judge(thrown, positionOf(thrown, pending), presetRules(preset));
        return judged.ok && isRight(judged.value) ? [] : [`${token}, pending ${pending}`];
      }),
    );
  }

  it.each(spaces)('%s, %s: every cube stands in exactly one line', (preset, cubes) => {
    const right = ({ whole, lines }: Ruling): boolean => {
      const count = whole.common.length + (whole.sun === null ? 0 : 1);
      const named = lines.flatMap((each) => each.cubes);
      return named.length === count && new Set(named).size === count && named.every((place) => place < count);
    };
    expect(faulty(preset, cubes, right)).toEqual([]);
  });

  it.each(spaces)('%s, %s: the points of the lines are the points of the ruling', (preset, cubes) => {
    const right = (ruling: Ruling): boolean => {
      const points = ruling.lines.reduce((sum, each) => sum + each.points, 0);
      return points === (ruling.outcome === 'scored' ? ruling.points : 0);
    };
    expect(faulty(preset, cubes, right)).toEqual([]);
  });

  it.each(spaces)('%s, %s: the cubes left are those of lines without points', (preset, cubes) => {
    const right = (ruling: Ruling): boolean => {
      if (ruling.outcome !== 'scored') return true;
      const idle = ruling.lines.filter((each) => each.points === 0).flatMap((each) => each.cubes);
      const sunPlace = ruling.whole.common.length;
      const common = idle.filter((place) => place < sunPlace).length;
      return ruling.left.common === common && ruling.left.sun === idle.includes(sunPlace);
    };
    expect(faulty(preset, cubes, right)).toEqual([]);
  });

  it.each(spaces)('%s, %s: the default is the first of two choices or more', (preset, cubes) => {
    const right = ({ choices, choice }: Ruling): boolean =>
      choices.length !== 1 && choice === (choices[0] ?? null);
    expect(faulty(preset, cubes, right)).toEqual([]);
  });
});
