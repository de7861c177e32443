import { describe, expect, it } from 'vitest';
import { lookAlikes, plainName } from '../../src/tournament/plain-name.ts';

describe('a name as it is looked for', () => {
  it.each([
    ['Zo\u00eb RAY', 'zoe ray'],
    ['Zoe\u0308', 'zoe'],
    ['  two \u00a0 spaces ', 'two spaces'],
    ['\u0130pek', 'ipek'],
    ['\uff21\uff4e\uff4e', 'ann'],
    ['\u0645\u064e\u0631\u064a\u0645', '\u0645\u0631\u064a\u0645'],
    // The vowels of Hindi and the voiced letters of Japanese are no accents.
    ['\u0930\u093e\u092e', '\u0930\u093e\u092e'],
    ['', ''],
  ])('%j is %j', (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });
});

describe('names that look alike', () => {
  const alike = lookAlikes(['Ann', 'Jos\u00e9', 'Bo Ray', 'BO RAY', '\u304c']);

  it.each([
    ['ann', 'Ann'],
    ['ANN', 'Ann'],
    ['A n n', 'Ann'],
    ['Jose', 'Jos\u00e9'],
    ['Bo  Ray', 'Bo Ray'],
    // It is there itself, and another one like it.
    ['Bo Ray', 'BO RAY'],
    ['Ann', null],
    ['Anne', null],
    ['\u304b', null],
  ])('%j is like %j', (name, other) => {
    expect(alike(name)).toBe(other);
  });
});
