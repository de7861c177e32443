import { describe, expect, it } from 'vitest';
import { makeCsv } from '../../src/tournament/csv.ts';

describe('a table as CSV', () => {
  it('has a byte-order mark, and rows that end as the standard says', () => {
    expect(
      makeCsv([
        ['name', 'points'],
        ['Zoë', 12.5],
      ]),
    ).toBe('\ufeffname,points\r\nZoë,12.5\r\n');
  });

  it.each([
    ['a comma', 'Bo, the first', '"Bo, the first"'],
    ['a semicolon, which many programs split at', 'a;b', '"a;b"'],
    ['quotes', 'Bo "Sun" Ray', '"Bo ""Sun"" Ray"'],
    ['a line end', 'two\nlines', '"two\nlines"'],
    ['white space at an end', ' Bo', '" Bo"'],
  ])('quotes %s', (_, text, cell) => {
    expect(makeCsv([[text]])).toBe(`\ufeff${cell}\r\n`);
  });

  it.each(['=1+1', '+41 79', '-Bo', '@here', '=cmd|x!A0'])('keeps %s text', (text) => {
    expect(makeCsv([[text]])).toBe(`\ufeff'${text}\r\n`);
  });

  it('leaves numbers below zero numbers', () => {
    expect(makeCsv([[-5]])).toBe('\ufeff-5\r\n');
  });
});
