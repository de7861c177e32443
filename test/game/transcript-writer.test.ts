import { describe, expect, it } from 'vitest';
import { PRESET_NAMES, presetRules, RULEBOOK } from '../../src/engine/settings.ts';
import type { Command } from '../../src/game/commands.ts';
import { entriesOf, makeRules, makeTranscript, nearestPreset } from '../../src/game/transcript-writer.ts';
import { given, when } from './given.ts';

const written = (...lines: readonly string[]): readonly string[] =>
  makeTranscript(given(...lines))
    .trimEnd()
    .split('\n');
const choose = (choice: 'lick' | 'again' | '5' | '2'): Command => ({ type: 'choose', choice });

describe('rules as text', () => {
  it.each(PRESET_NAMES)('name the preset %s', (name) => {
    expect(nearestPreset(presetRules(name))).toBe(name);
    expect(makeRules(presetRules(name))).toBe(name);
  });

  it.each([
    [{ goal: 200 }, 'rulebook goal=200'],
    [{ goal: 300, opening: 0 }, 'short opening=0'],
    [{ goal: 300, spots: 'share' }, 'short spots=share'],
    [{ ...presetRules('dice-now'), sampler: 25 }, 'dice-now sampler=25'],
    [
      { ...presetRules('dice-now'), ending: 'last-licks', tie: 'shared' },
      'dice-now ending=last-licks tie=shared',
    ],
  ] as const)('name the nearest preset and the rest: %j', (change, text) => {
    expect(makeRules({ ...RULEBOOK, ...change })).toBe(text);
  });
});

describe('a game as text', () => {
  it('has a line for each turn and each thing said at the table', () => {
    const lines = [
      'rules: short spots=share',
      'players: Ann | Bo | Cy',
      'standings: 120 | 0 on | 0',
      'Ann: 245X/6 55/2 /X 2346/2',
      'up: Cy',
      'Cy: total 60',
      'seats: Ann | Cy | Bo',
      'join: Di',
      'Ann: wellenda 245X/S=5',
      'adjust: Bo +5 said please',
      'Ann: rules(opening=0) bank',
      'Cy: wimp',
      'leave: Ann',
      'Bo: 4445/6 void',
    ];
    expect(written(...lines)).toEqual(lines);
  });

  it('sorts faces, in upper case, and names a choice only where there was one', () => {
    expect(written('players: Ann', 'Ann: x-52/s').slice(2)).toEqual(['Ann: 25X-/S=X']);
    expect(written('players: Ann', 'Ann: 4422/s').slice(2)).toEqual(['Ann: 2244/S=4']);
    expect(written('players: Ann', 'Ann: 4423/s=4').slice(2)).toEqual(['Ann: 2344/S']);
    expect(written('rules: dice-now', 'players: Ann', 'Ann: 5423/s=X').slice(2)).toEqual(['Ann: 2345/S']);
  });

  it('sets a default setting down as its preset, and skips comments and blank lines', () => {
    expect(written('# a game', 'rules: rulebook goal=500', '', 'players:  Ann|Bo ', ' # hm')).toEqual([
      'rules: rulebook',
      'players: Ann | Bo',
    ]);
  });

  it('has a change of rules in the line of the turn it stands before', () => {
    const lines = ['players: Ann | Bo', 'Ann: rules(opening=0)', 'Ann: rules(goal=300) total 5', 'Bo: wimp'];
    expect(written(...lines).slice(2)).toEqual(['Ann: rules(opening=0) rules(goal=300) total 5', 'Bo: wimp']);
  });

  it('joins the lines of one turn', () => {
    const lines = ['players: Ann | Bo', 'Ann: 5X24/6', 'Ann: 55/2'];
    expect(written(...lines).slice(2)).toEqual(['Ann: 245X/6 55/2']);
  });
});

describe('choices in the text of a game', () => {
  const before = given('rules: rulebook fullHouse=choice', 'players: Ann | Bo', 'Ann: 4446/2 6/6');
  const last = (...commands: readonly Command[]) =>
    makeTranscript(when(before, ...commands))
      .trimEnd()
      .split('\n')
      .slice(2);

  it('stand behind their throw, the latest alone', () => {
    expect(last()).toEqual(['Ann: 4446/2 6/6=again']);
    expect(last(choose('lick'))).toEqual(['Ann: 4446/2 6/6=lick']);
    expect(last(choose('lick'), choose('again'), choose('lick'))).toEqual(['Ann: 4446/2 6/6=lick']);
  });

  it('keep the turn open that they opened again', () => {
    const reopened = [choose('lick'), choose('again'), { type: 'wellenda' }] as const;
    expect(last(...reopened)).toEqual(['Ann: 4446/2 6/6=again wellenda']);
  });

  it('let the next player begin where they ended the turn', () => {
    expect(last(choose('lick'), { type: 'wimpout' })).toEqual(['Ann: 4446/2 6/6=lick', 'Bo: wimp']);
  });

  it('leave nothing of what was taken back', () => {
    expect(last(choose('lick'), { type: 'undo' })).toEqual(['Ann: 4446/2 6/6=again']);
    expect(last({ type: 'undo' }, { type: 'throw', throw: '5/2' })).toEqual(['Ann: 4446/2 5/2']);
  });
});

describe('the steps of a game', () => {
  it('stand oldest first, without what was taken back', () => {
    const log = given('players: Ann | Bo', 'Ann: 5X24/6', 'Ann: 55/2');
    expect(entriesOf(log).map(({ event }) => event.type)).toEqual(['started', 'thrown', 'thrown']);
    const back = when(log, { type: 'undo' });
    expect(entriesOf(back)).toEqual(entriesOf(log).slice(0, 2));
  });
});
