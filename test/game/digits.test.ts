import { describe, expect, it } from 'vitest';
import { plainDigits } from '../../src/game/digits.ts';

describe('digits', () => {
  it.each([
    ['500', '500'],
    ['\u0665\u0660\u0660', '500'],
    ['\u06f0\u06f9', '09'],
    ['\u096f\u0966', '90'],
    ['\uff15\uff10', '50'],
    // Three rows of mathematical digits stand one behind the other.
    ['\u{1d7ce}\u{1d7d7}\u{1d7d8}\u{1d7ff}', '0909'],
    ['a-1\u00bd\u4e00', 'a-1\u00bd\u4e00'],
  ])('%j are read as %j', (text, plain) => {
    expect(plainDigits(text)).toBe(plain);
  });
});
