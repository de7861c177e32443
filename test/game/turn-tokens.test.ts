import { describe, expect, it } from 'vitest';
import type { Command } from '../../src/game/commands.ts';
import { parseSettings, parseTurnTokens } from '../../src/game/turn-tokens.ts';

describe('the tokens of a turn', () => {
  it.each<[string, Command | 'rules']>([
    ['bank', { type: 'bank' }],
    ['wimp', { type: 'wimpout' }],
    ['wellenda', { type: 'wellenda' }],
    ['void', { type: 'void' }],
    ['total 0', { type: 'total', points: 0 }],
    ['total 60', { type: 'total', points: 60 }],
    ['total 7', { type: 'total', points: 7 }],
    ['4442/5', { type: 'throw', throw: '4442/5' }],
    ['x5/s=x', { type: 'throw', throw: 'x5/s=x' }],
    ['33=lick', { type: 'throw', throw: '33=lick' }],
    ['/S', { type: 'throw', throw: '/S' }],
    ['X---/-', { type: 'throw', throw: 'X---/-' }],
    ['rules(goal=300)', { type: 'change-rules', change: { goal: 300 } }],
    ['rules(goal=300,spots=bump)', { type: 'change-rules', change: { goal: 300, spots: 'bump' } }],
    ['rules(goal=300,goal=500)', { type: 'change-rules', change: { goal: 500 } }],
    ['rules(goal=301)', 'rules'],
    ['rules(goal=0300)', 'rules'],
    ['rules(luck=on)', 'rules'],
    ['rules(=)', 'rules'],
    ['rules(goal=)', 'rules'],
    ['rules(=300)', 'rules'],
    ['rules(goal=9,goal=300)', 'rules'],
    ['rules(toString=on)', 'rules'],
    ['rules(__proto__=on)', 'rules'],
    ['rules(goal=3=4)', 'rules'],
  ])('%s', (text, command) => {
    expect(parseTurnTokens(text)).toEqual([{ text, command }]);
  });

  it('stand one behind the other', () => {
    const tokens = parseTurnTokens('  4442/5   rules(goal=300)\u00a0bank ');
    expect(tokens).toMatchObject([{ text: '4442/5' }, { text: 'rules(goal=300)' }, { text: 'bank' }]);
  });

  it('join total and its number', () => {
    expect(parseTurnTokens('total   60 bank')).toMatchObject([{ text: 'total 60' }, { text: 'bank' }]);
  });

  it('may be none', () => {
    expect(parseTurnTokens('')).toEqual([]);
  });

  it.each([
    ['bank hello wimp', 'hello'],
    ['Bank', 'Bank'],
    ['toString', 'toString'],
    ['__proto__', '__proto__'],
    ['total', 'total'],
    ['bank total', 'total'],
    ['total 060', 'total 060'],
    ['total -5', 'total -5'],
    ['total x 60', 'total x'],
    ['total60', 'total60'],
    ['rules()', 'rules()'],
    ['rules(goal)', 'rules(goal)'],
    ['rules(goal=300,)', 'rules(goal=300,)'],
    ['rules(goal=300, spots=bump)', 'rules(goal=300,'],
    ['rules(goal=300', 'rules(goal=300'],
    ['44=', '44='],
    ['44=again2', '44=again2'],
    ['44=LICK', '44=LICK'],
    ['/', '/'],
    ['44/', '44/'],
    ['4/4/4', '4/4/4'],
    ['10', '10'],
    ['=X', '=X'],
  ])('%j has none at %j', (text, malformed) => {
    expect(parseTurnTokens(text)).toEqual({ malformed });
  });
});

describe('settings as key=value', () => {
  it('name the first part that is none', () => {
    expect(parseSettings(['goal=300', 'luck=on', 'goal=1'])).toBe('luck=on');
    expect(parseSettings(['tie=Shared'])).toBe('tie=Shared');
  });

  it('make a change', () => {
    expect(parseSettings([])).toEqual({});
    expect(parseSettings(['goal=300', 'tie=shared'])).toEqual({ goal: 300, tie: 'shared' });
  });
});
