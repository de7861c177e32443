import { describe, expect, test } from 'vitest';
import { type OpenGame, startGame } from '../../../src/engine/game.ts';
import { throwCubes } from '../../../src/engine/play.ts';
import type { Ruling } from '../../../src/engine/ruling.ts';
import { RULEBOOK, type RulesChange, SETTING_KEYS, SETTINGS } from '../../../src/engine/settings.ts';
import { readThrow, toThrow } from '../../../src/engine/throw.ts';
import { OBLIGATIONS } from '../../../src/engine/turn.ts';
import { obligationWhy } from '../../../src/ui/words/obligation-why.ts';
import { mustDetails } from '../../../src/ui/words/obligations.ts';
import { lineSourced } from '../../../src/ui/words/ruling.ts';
import { valueSources } from '../../../src/ui/words/settings.ts';

/**
 * Written by hand from RULES.md, sections 2 to 5: who plays each value so. Where it names nobody, the rulebook is
 * silent (`RB`, for what is off without it), the ruling is this project's (`US`) or a custom (`TBL`).
 */
const TABLE = `
goal 500 RB
goal 300 RB
goal 50 TBL
goal 1000 TBL
goal 5000 TBL
goalIs reach RB
goalIs pass RB+
opening 35 RB
opening 50 TBL
opening 0 TBL
opening 200 TBL
sunTrain never RB RV
sunTrain threes TBL
sunTrain any DN
sunValue choose RB RV WP
sunValue ten DN
sunRest on RB RV WP
sunRest off DN
twoPairs choose RB RV WP
twoPairs highest DN
clearing all RB RV WP
clearing matching TBL
clearing once DN
clearing void-flash DN
pendingFlash latest RB
pendingFlash every TBL
matchingTrain void US
matchingTrain counts TBL
trainPending off RB
trainPending on TBL
mustThrowFive on RB
mustThrowFive off TBL
spots keep-rolling RB+ WP
spots share RV DN
spots bump TBL
ending last-licks RB+ RV
ending end-game RB RB+ DN
ending sudden TBL
tie leader DN
tie shared TBL
fullHouse off RB
fullHouse choice RB+
fullHouse must-throw WP
sampler 0 RB
sampler 25 WP
sampler 50 TBL
sampler 30 TBL
samplerSun on US
samplerSun off TBL
trainWrecksOut 0 RB
trainWrecksOut 3 TBL
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

describe('the sources of a setting', () => {
  test.each(TABLE)('%s=%s', (key = '', value = '', ...sources) => {
    const known = SETTING_KEYS.find((each) => each === key);
    if (known === undefined) throw new Error(key);
    const given = SETTINGS[known].kind === 'number' ? Number(value) : value;
    expect(valueSources(known, given as never)).toEqual(sources);
  });

  test('stand in the table for every value that can be chosen', () => {
    const choices = SETTING_KEYS.flatMap((key) => {
      const setting = SETTINGS[key];
      return setting.kind === 'choice' ? setting.values.map((value) => `${key} ${value}`) : [];
    });
    const told = TABLE.map(([key, value]) => `${key} ${value}`);
    expect(choices.filter((each) => !told.includes(each))).toEqual([]);
  });
});

function thrown(game: OpenGame, token: string): { readonly game: OpenGame; readonly ruling: Ruling } {
  const read = readThrow(token);
  const cubes = read && toThrow(read);
  const step = cubes && throwCubes(game, cubes);
  if (!step?.ok || step.value.game.phase === 'over' || step.value.ruling === null) throw new Error(token);
  return { game: step.value.game, ruling: step.value.ruling };
}

/** A throw at the start of a turn, or behind another. */
function played(token: string, change: RulesChange, first: string) {
  const game = startGame({ ...RULEBOOK, ...change }, ['Ann', 'Bo']);
  return thrown(first === '' ? game : thrown(game, first).game, token);
}

/** The sources of each part of a ruling. */
function sourcesOf(token: string, change: RulesChange, first: string): readonly string[] {
  const { ruling } = played(token, change, first);
  return [...new Set(ruling.lines.map((line) => lineSourced(line, ruling).sources.join(' ')))];
}

const FLASH = '4442/6';
describe('the sources of a ruling follow the settings', () => {
  test.each<[token: string, change: RulesChange, flash: string, sources: readonly string[]]>([
    ['3333/S', { sunTrain: 'any' }, '', ['DN']],
    ['3333/S', { sunTrain: 'threes' }, '', ['TBL']],
    ['4444/S', { sunTrain: 'any' }, '', ['DN']],
    ['2345/X', { sampler: 25 }, '', ['WP']],
    ['2345/X', { sampler: 50 }, '', ['TBL']],
    ['2345/X', { sampler: 30 }, '', ['TBL']],
    ['2/2', { fullHouse: 'choice' }, FLASH, ['RB+']],
    ['2/2', { fullHouse: 'must-throw' }, FLASH, ['WP']],
    ['2/4', {}, FLASH, ['RB RV WP']],
    ['2/4', { clearing: 'matching' }, FLASH, ['TBL']],
    ['2/4', { clearing: 'void-flash' }, FLASH, ['DN']],
    ['2244/S', { twoPairs: 'highest' }, '', ['DN']],
  ])('%s with %j', (token, change, flash, sources) => {
    expect(sourcesOf(token, change, flash).filter((each) => each !== 'RB RV WP DN')).toEqual(sources);
  });
});

describe('the sources of an obligation follow the settings', () => {
  const details = (change: RulesChange) => ({
    ...mustDetails(startGame({ ...RULEBOOK, ...change }, ['Ann', 'Bo']), null),
  });
  test.each([
    [35, 'RB'],
    [50, 'TBL'],
    [5, 'TBL'],
  ])('an opening of %i', (opening, source) => {
    expect(obligationWhy('opening', details({ opening })).sources).toEqual([source]);
  });

  test.each([
    ['choice', 'RB+'],
    ['must-throw', 'WP'],
  ] as const)('a Full House under %s', (fullHouse, source) => {
    const { ruling } = played('2/2', { fullHouse }, FLASH);
    expect(obligationWhy('again', { ...details({ fullHouse }), ruling }).sources).toEqual([source]);
    // Settings agreed on since change nothing in what was judged.
    expect(obligationWhy('again', { ...details({}), ruling }).sources).toEqual([source]);
  });

  test.each([
    ['start', ['RB']],
    ['all-five', ['RB']],
    ['spot', ['RB+', 'WP']],
    ['flash', ['RB', 'RV', 'WP']],
    ['again', ['RB+']],
    ['opening', ['RB']],
  ] as const)('%s by the rulebook', (obligation, sources) => {
    expect(OBLIGATIONS).toContain(obligation);
    expect(obligationWhy(obligation, details({})).sources).toEqual(sources);
  });
});
