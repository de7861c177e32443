import { describe, expect, it } from 'vitest';
import { arePlayerNames, isPlayerName, LINE_HEADS, splitWords, trimText } from '../../src/game/names.ts';

describe('white space', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['  a  b ', 'a  b'],
    ['\t\n\r\v\fa\u00a0\u2003', 'a'],
    ['\u2028a\u3000', 'a'],
    ['\ufeff a \ufeff', '\ufeff a \ufeff'],
    ['\u200ba\u200b', '\u200ba\u200b'],
  ])('is trimmed off %j', (text, trimmed) => {
    expect(trimText(text)).toBe(trimmed);
  });

  it.each<[string, string[]]>([
    ['', []],
    ['  ', []],
    [' a  b\tc\u00a0d ', ['a', 'b', 'c', 'd']],
    ['a\ufeffb \ufeff', ['a\ufeffb', '\ufeff']],
  ])('stands between the words of %j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

describe('a name', () => {
  it.each([
    'A',
    'Ann B',
    'x'.repeat(40),
    '\u{1f3b2}'.repeat(40),
    '\ud800',
    'Zo\u00eb',
    'Zoe\u0308',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'Rules',
    'rules()',
    'bank',
    'total 60',
    '4442/5',
    '\u05d0\u05d1',
    '\u202eAnn',
    'a\u200bb',
    '\ufeffAnn',
    '-5',
    '=',
  ])('can be %j', (name) => {
    expect(isPlayerName(name)).toBe(true);
  });

  it.each([
    '',
    ' ',
    ' Ann',
    'Ann ',
    '\u00a0Ann',
    'x'.repeat(41),
    '\u{1f3b2}'.repeat(41),
    'x'.repeat(1 << 20),
    'a|b',
    'a:b',
    '#a',
    'a#',
    'a\tb',
    'a\nb',
    'a\0b',
    'a\u0085b',
    'a\u007fb',
    ...LINE_HEADS,
  ])('cannot be %j', (name) => {
    expect(isPlayerName(name)).toBe(false);
  });
});

describe('the names of a table', () => {
  const letters = 'abcdefghijklm'.split('');
  it.each<[readonly string[], boolean]>([
    [[], false],
    [['Ann'], true],
    [letters.slice(0, 12), true],
    [letters, false],
    [['Ann', 'Bo', 'Ann'], false],
    [['Ann', 'ann'], true],
    [['Zo\u00eb', 'Zoe\u0308'], true],
    [['Ann', ''], false],
  ])('%j: %s', (names, fine) => {
    expect(arePlayerNames(names)).toBe(fine);
  });
});
