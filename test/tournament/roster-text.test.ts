import { describe, expect, it } from 'vitest';
import { makeCsv } from '../../src/tournament/csv.ts';
import { parseRoster } from '../../src/tournament/roster-text.ts';

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
      readings: [],
    });
  });

  it.each([
    ['Last,First\nSmith,Ann\nSmith,Bo', ['Ann Smith', 'Bo Smith']],
    ['First\tLast\nAnn\tSmith', ['Ann Smith']],
    ['Name;Vorname\nRay;Ann\nOz;', ['Ann Ray', 'Oz']],
    ['Club,Surname,Given name\nZurich,Ray,Ann', ['Ann Ray']],
    ['Name,Club\n,Zurich\nAnn,', ['Ann']],
    ['1,Ann\n2,Bo\nCy', ['Ann', 'Bo', 'Cy']],
    ['1.\tAnn\n2.\tBo', ['Ann', 'Bo']],
    ['1. Ann\n2. Bo\n\n10. Cy', ['1. Ann', '2. Bo', '10. Cy']],
    ['1. Ann\n2.Bo\n3) Cy', ['Ann', 'Bo', 'Cy']],
    ['Name\n(7) Ann\n(8) Bo', ['Ann', 'Bo']],
    ['1 Ann\n2 Bo', ['Ann', 'Bo']],
    ['3 Musketeers\n4 Horsemen', ['3 Musketeers', '4 Horsemen']],
    ['1. FC', ['1. FC']],
    ['- Ann\n* Bo\n\u2022 Cy\n\u2022\tDi\n- [ ] Ed\n\u2714\ufe0f Fy', ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fy']],
  ])('is read right from %j', (text, names) => {
    expect(namesOf(text)).toEqual(names);
    expect(parseRoster(text).readings).toEqual([]);
  });

  it('has several columns with letters: which is the name only a reader can tell', () => {
    const text = 'Player of today;Club\nSmith;Ann\nSmith;Bo\nCy';
    const { readings } = parseRoster(text);
    const read = readings.map((reading) => parseRoster(text, { ...reading, headed: true }).names);
    expect(read).toEqual([
      ['Smith', 'Cy'],
      ['Ann Smith', 'Bo Smith', 'Cy'],
      ['Smith Ann', 'Smith Bo', 'Cy'],
      ['Ann', 'Bo', 'Cy'],
      ['Smith, Ann', 'Smith, Bo', 'Cy'],
    ]);
    expect(parseRoster(text, { columns: [1, 0], headed: false }).names[0]).toBe('Club Player of today');
    expect(parseRoster('Ann\nBo, the first\nCy, the second').readings).toHaveLength(5);
  });

  it.each(['Name,Club\nAnn,Zurich', 'Ann\nBo', 'Ann,\nBo;;', 'Ann,12\nBo,13'])(
    'asks nothing of %j',
    (text) => {
      expect(parseRoster(text).readings).toEqual([]);
    },
  );

  it('comes back from its own file', () => {
    const names = ['=Ann', 'Bo, the first', 'Cy "Sun"', '-Di', 'Zoë'];
    expect(namesOf(makeCsv([['name', 'table'], ...names.map((name) => [name, 1])]))).toEqual(names);
  });

  it('is read in linear time, whatever the text is', () => {
    for (const text of ['"'.repeat(500_000), '"a'.repeat(300_000), ','.repeat(900_000), '\n'.repeat(900_000)])
      expect(parseRoster(text).names.length).toBeLessThan(2);
  });
});
