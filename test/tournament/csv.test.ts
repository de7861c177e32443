import { describe, expect, it } from 'vitest';
import { makeCsv, parseRoster } from '../../src/tournament/csv.ts';

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

describe('a roster', () => {
  const namesOf = (text: string): readonly string[] => parseRoster(text).names;

  it.each([
    ['pasted lines', 'Ann\nBo\r\nCy\rDi', ['Ann', 'Bo', 'Cy', 'Di']],
    ['blank lines and white space', '\n  Ann \n\n\tBo\n', ['Ann', 'Bo']],
    ['the first column', 'Ann,12\nBo;13\nCy\t14', ['Ann', 'Bo', 'Cy']],
    ['a heading', 'Name,Club\nAnn,Zurich', ['Ann']],
    ['a heading only where it is the first', 'Ann\nName', ['Ann', 'Name']],
    ['a byte-order mark', '\ufeffplayer\r\nZoë\r\n', ['Zoë']],
    ['quotes', '"Ray, Ann",1\n"Bo ""Sun"" Ray",2\n"Cy"', ['Ray, Ann', 'Bo "Sun" Ray', 'Cy']],
    ['a guard against formulas', "'=Ann\n'-Bo", ['=Ann', '-Bo']],
    ['no guard', '=Ann\n"=1+1"\n-Bo\n@Cy', ['=Ann', '=1+1', '-Bo', '@Cy']],
    [
      'semicolons and umlauts',
      '\ufeffName;Verein\r\nJürg Ölz;Zürich\r\n"Ånn; Zoë";Bern',
      ['Jürg Ölz', 'Ånn; Zoë'],
    ],
    ['a heading that is not the first', 'No.;Club;Player\n1;Zurich;Ann\n2;;Bo', ['Ann', 'Bo']],
    [
      'two columns that make up the name',
      'Last name,First name\nRay,Ann\n"Oz",Bo\n,Cy',
      ['Ann Ray', 'Bo Oz', 'Cy'],
    ],
    ['commas beside another separator', 'Ray, Ann;12\nOz, Bo\t13', ['Ray, Ann', 'Oz, Bo']],
    ['a nickname in quotes', '"Tiny" Tim\nAnn "Sun" Ray', ['"Tiny" Tim', 'Ann "Sun" Ray']],
    ['a quote that never ends', 'Ann\n"Bo\nCy', ['Ann', '"Bo', 'Cy']],
    ['letters in parts', 'Zoe\u0308\nZo\u00eb', ['Zoë']],
    ['what nobody sees', '\u200bAnn\u200b\n\u202e\nBo', ['Ann', 'Bo']],
    ['any script', '渡辺 美咲\nАнна\nمريم', ['渡辺 美咲', 'Анна', 'مريم']],
    ['nothing', '', []],
  ])('is read from %s', (_, text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it('says what is no name, and what stood there twice', () => {
    const long = 'x'.repeat(100);
    expect(parseRoster(`Ann\nBo|Cy\nAnn\nAnn\n${long}\nrules`)).toEqual({
      names: ['Ann'],
      refused: ['Bo|Cy', 'x'.repeat(60), 'rules'],
      repeated: ['Ann'],
      shortened: null,
    });
  });

  it.each([
    ['Ann\nBo, the first\nCy, the second', { row: 'Bo, the first', name: 'Bo' }],
    ['Name,Club\nAnn,Zurich', null],
    ['Ann\nBo', null],
    ['Ann,\nBo;;', null],
  ])('says of %j what it left out', (text, shortened) => {
    expect(parseRoster(text).shortened).toEqual(shortened);
  });

  it('comes back from its own file', () => {
    const names = ['=Ann', 'Bo, the first', 'Cy "Sun"', '-Di', 'Zoë'];
    expect(namesOf(makeCsv([['name', 'table'], ...names.map((name) => [name, 1])]))).toEqual(names);
  });

  it('is read in linear time, whatever the text is', () => {
    for (const text of ['"'.repeat(500_000), '"a'.repeat(300_000), ','.repeat(900_000), '\n'.repeat(900_000)])
      expect(parseRoster(text).names.length).toBeLessThan(2);
  });
});
