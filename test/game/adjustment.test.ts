import { describe, expect, it } from 'vitest';
import { type Adjustment, makeAdjustment, parseAdjustment } from '../../src/game/adjustment.ts';

const of = (player: string, points: number, reason: string): Adjustment => ({ player, points, reason });

describe('an adjustment', () => {
  const names = ['Bo', 'Ann', 'Ann B', 'Bo +5 x', '__proto__', '-5'];

  it.each<[string, Adjustment]>([
    ['Ann +5 said please', of('Ann', 5, 'said please')],
    ['Ann   -10   said  please', of('Ann', -10, 'said  please')],
    ['Ann B +5 x', of('Ann B', 5, 'x')],
    ['Ann +0 x', of('Ann', 0, 'x')],
    ['Ann +7 x', of('Ann', 7, 'x')],
    ['Bo +5 x', of('Bo', 5, 'x')],
    ['Bo +5 x y', of('Bo', 5, 'x y')],
    ['Bo +5 x -5 y', of('Bo +5 x', -5, 'y')],
    ['Bo +5 x -5', of('Bo', 5, 'x -5')],
    ['__proto__ +5 x', of('__proto__', 5, 'x')],
    ['-5 -5 -5', of('-5', -5, '-5')],
    ['Ann +5 -5', of('Ann', 5, '-5')],
    ['Ann +5 a | b: c # d', of('Ann', 5, 'a | b: c # d')],
  ])('reads %j', (text, adjustment) => {
    expect(parseAdjustment(text, names)).toEqual(adjustment);
  });

  it.each<[string, 'syntax' | 'unknown-player']>([
    ['', 'syntax'],
    ['Ann', 'syntax'],
    ['Ann 5 x', 'syntax'],
    ['Ann +5', 'syntax'],
    ['Ann x +5', 'syntax'],
    ['Ann +05 x', 'syntax'],
    ['Ann +5.5 x', 'syntax'],
    ['Ann + 5 x', 'syntax'],
    ['Ann +-5 x', 'syntax'],
    ['Ann +5x x', 'syntax'],
    ['Ann \u22125 x', 'syntax'],
    ['+5 x', 'syntax'],
    ['Zed +5', 'syntax'],
    ['Zed +5 x', 'unknown-player'],
    ['ann +5 x', 'unknown-player'],
    ['Ann C +5 x', 'unknown-player'],
    ['Anna +5 x', 'unknown-player'],
  ])('refuses %j as %s', (text, code) => {
    expect(parseAdjustment(text, names)).toBe(code);
  });

  it.each([of('Ann', 5, 'said please'), of('Ann B', -10, '+5 x'), of('-5', -5, '-5')])(
    'reads back: %j',
    (each) => {
      expect(parseAdjustment(makeAdjustment(each), names)).toEqual(each);
    },
  );

  it('has a sign always', () => {
    expect(makeAdjustment(of('Ann', 5, 'x'))).toBe('Ann +5 x');
    expect(makeAdjustment(of('Ann', -5, 'x'))).toBe('Ann -5 x');
  });
});
