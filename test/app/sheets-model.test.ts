import { describe, expect, it } from 'vitest';
import {
  checkAdjustment,
  checkRules,
  checkTotal,
  sheetsModel,
  type SheetsState,
} from '../../src/app/sheets-model.ts';
import type { RulesChange } from '../../src/engine/settings.ts';
import { given, when } from '../game/given.ts';

const state = (...lines: readonly string[]): SheetsState => ({ log: given(...lines) });

const TWO = 'players: Ann | Bo';
const ON_BOARD = [TWO, 'standings: 50 | 100'];

describe('what the sheets show', () => {
  it('is the reason of every obligation, and of the ruling line by line', () => {
    const { reasons } = sheetsModel(state(TWO, 'Ann: 2226/4'));
    expect(reasons.throwTitle).toBe('Flash of 2s = 20');
    expect(reasons.lines).toHaveLength(2);
    expect(reasons.stands).toHaveLength(2);
  });

  it('is that nothing obliges before a throw', () => {
    const { reasons, nameUp } = sheetsModel(state(TWO));
    expect(reasons).toMatchObject({ throwTitle: '', lines: [] });
    expect(reasons.stands).toHaveLength(1);
    expect(nameUp).toBe('Ann');
  });

  it('is who can leave: those who are still in', () => {
    const ending = ['rules: rulebook', 'players: Ann | Bo | Cy', 'standings: 400 | 480 | 100', 'up: Bo'];
    const model = sheetsModel(state(...ending, 'Bo: total 35', 'Cy: total 0'));
    expect(model).toMatchObject({ leavers: ['Ann', 'Bo'], adjustable: false });
    expect(sheetsModel(state(TWO))).toMatchObject({
      leavers: ['Ann', 'Bo'],
      adjustable: true,
      preset: 'rulebook',
    });
  });

  it('is what was agreed on, in order', () => {
    const log = when(given(TWO, 'Ann: rules(spots=share)'), {
      type: 'agree-house-rule',
      text: 'no phones',
      agreed: ['Ann', 'Bo'],
      at: 5,
    });
    expect(sheetsModel({ log }).agreed).toMatchObject([
      { type: 'rules-changed', change: { spots: 'share' } },
      { type: 'house-rule-agreed', text: 'no phones', agreed: ['Ann', 'Bo'], at: 5 },
    ]);
  });

  it('is nobody and nothing when the game is over', () => {
    const over = state('rules: rulebook ending=sudden goal=50', TWO, 'Ann: total 60');
    expect(sheetsModel(over)).toMatchObject({ nameUp: '', leavers: [], adjustable: false });
    expect(sheetsModel(over).reasons.stands).toEqual([]);
  });
});

describe('a total', () => {
  it.each([
    [0, ''],
    [5, ''],
    [50, 'Bo stands on 100, and nobody may stop there.'],
    [55, ''],
    [7, 'A total is a multiple of 5 from 0 to 10,000.'],
    [-5, 'A total is a multiple of 5 from 0 to 10,000.'],
    [Number.NaN, 'A total is a multiple of 5 from 0 to 10,000.'],
    [10_000, ''],
    [10_005, 'A total is a multiple of 5 from 0 to 10,000.'],
  ])('of %i on 50, with Bo on 100: %s', (points, sentence) => {
    expect(checkTotal(state(...ON_BOARD), points)).toBe(sentence);
  });

  it('reaches the opening or is nothing', () => {
    const fresh = state(TWO);
    expect([0, 30, 35].map((points) => checkTotal(fresh, points))).toEqual([
      '',
      'The first points banked must be 35 or more.',
      '',
    ]);
  });

  it('may share a spot where that is the rule', () => {
    expect(checkTotal(state('rules: rulebook spots=share', ...ON_BOARD), 50)).toBe('');
    expect(checkTotal(state('rules: rulebook spots=bump', ...ON_BOARD), 50)).toBe('');
  });

  it('is not for a turn under way or a game that is over', () => {
    expect(checkTotal(state(...ON_BOARD, 'Ann: 5X24/6'), 30)).toMatch(/throws already/);
    expect(checkTotal(state('rules: rulebook ending=sudden goal=50', TWO, 'Ann: total 60'), 30)).not.toBe('');
  });
});

describe('a change of rules', () => {
  it.each<[RulesChange, boolean]>([
    [{ goal: 105 }, true],
    [{ goal: 100 }, false],
    [{ goal: 100, goalIs: 'pass' }, true],
    [{ goal: 95, goalIs: 'pass' }, false],
    [{ spots: 'share' }, true],
    [{ ending: 'sudden' }, true],
  ])('%j with a total of 100 may be: %s', (change, may) => {
    expect(checkRules(state(...ON_BOARD), change) === '').toBe(may);
  });

  it.each<[RulesChange, boolean]>([
    [{ goal: 600 }, false],
    [{ ending: 'end-game' }, false],
    [{ tie: 'shared' }, false],
    [{ ending: 'last-licks' }, true],
    [{ opening: 50 }, true],
  ])('%j in an ending may be: %s', (change, may) => {
    expect(checkRules(state(TWO, 'standings: 490 | 0', 'Ann: total 20'), change) === '').toBe(may);
  });
});

describe('an adjustment', () => {
  const check = (points: number, reason = 'sang', player = 'Ann'): string =>
    checkAdjustment(state(...ON_BOARD), { player, points, reason });

  it.each([
    [20, ''],
    [50, ''],
    [-50, ''],
    [-55, 'Ann has 50: a total cannot go below 0.'],
    [445, ''],
    [450, 'That would bring Ann to the goal, which only a turn can.'],
    [0, 'Say how many points.'],
  ])('of %i to 50: %s', (points, sentence) => {
    expect(check(points)).toBe(sentence);
  });

  it('wants a reason, and a multiple of 5', () => {
    expect(check(20, '  ')).toBe('Say why, in a few words.');
    expect(check(7)).not.toBe('');
  });

  it('is not for an ending', () => {
    const ending = state(TWO, 'standings: 490 | 0', 'Ann: total 20');
    expect(checkAdjustment(ending, { player: 'Bo', points: 20, reason: 'sang' })).not.toBe('');
  });
});
