import { describe, expect, it } from 'vitest';
import {
  decodeText,
  entryProblem,
  fixedTroubles,
  found,
  intakeOf,
  planFor,
  seatedNow,
} from '../../../src/app/tournament/players-model.ts';
import { parseRoster } from '../../../src/tournament/roster-text.ts';
import { USUAL_SIZES } from '../../../src/tournament/tables.ts';
import { after, entered, published, told, took, withPlayers } from '../../tournament/given.ts';

describe('the tables of the next round', () => {
  it.each([
    [0, []],
    [1, []],
    [4, [{ size: 4, tables: 1 }]],
    [
      41,
      [
        { size: 4, tables: 9 },
        { size: 5, tables: 1 },
      ],
    ],
    [
      43,
      [
        { size: 4, tables: 10 },
        { size: 3, tables: 1 },
      ],
    ],
  ])('of %i players', (present, counts) => {
    expect(planFor(present, USUAL_SIZES)).toEqual({ present, counts, within: true });
  });

  it('say when a size had to be left', () => {
    expect(planFor(2, USUAL_SIZES)).toEqual({ present: 2, counts: [{ size: 2, tables: 1 }], within: false });
    // {4, 5} fails at 7.
    expect(planFor(7, { min: 4, max: 5, preferred: 4 }).within).toBe(false);
  });
});

describe('a name to enter', () => {
  const taken = new Set(['Ann', 'Zo\u00eb']);

  it.each([
    ['Bo', null],
    ['', 'empty'],
    [' \u200b', 'empty'],
    [' Ann ', 'taken'],
    ['Zoe\u0308', 'taken'],
    ['ann', null],
    ['a|b', 'sign'],
    ['rules', 'word'],
    ['x'.repeat(40), null],
    ['x'.repeat(41), 'long'],
  ] as const)('%j has the problem %j', (text, problem) => {
    expect(entryProblem(text, taken)).toBe(problem);
  });

  it('finds no room after 400', () => {
    const all = new Set(Array.from({ length: 400 }, (_, each) => `P${each}`));
    expect(entryProblem('Bo', all)).toBe('full');
    all.delete('P0');
    expect(entryProblem('Bo', all)).toBe(null);
  });
});

describe('a list of names', () => {
  it('loses none: each is new, known, for lack of room left, or refused', () => {
    const taken = new Set(['Ann', ...Array.from({ length: 397 }, (_, each) => `P${each}`)]);
    const intake = intakeOf(parseRoster('Ann\nBo\nCy\nDi\na|b\nBo'), taken);
    expect(intake.fresh).toEqual(['Bo', 'Cy']);
    expect(intake.known).toEqual(['Ann']);
    expect(intake.over).toEqual(['Di']);
    expect(intake.roster.refused).toEqual(['a|b']);
    expect(intake.roster.repeated).toEqual(['Bo']);
    expect(intakeOf(parseRoster('ann\nBo\nBO'), new Set(['Ann'])).alike).toEqual([
      ['ann', 'Ann'],
      ['Bo', 'BO'],
      ['BO', 'Bo'],
    ]);
  });
});

describe('the roster', () => {
  const collator = new Intl.Collator('en', { numeric: true });
  const now = withPlayers('Émile 10', 'Émile 9', 'Zoë Ray', 'Ann Ray', 'مريم');
  const names = (query: string) => found(now.entrants, query, collator).map(({ name }) => name);

  it('is by name, and numbers by their size', () => {
    expect(names('')).toEqual(['Ann Ray', 'Émile 9', 'Émile 10', 'Zoë Ray', 'مريم']);
  });

  it.each([
    ['zoe', ['Zoë Ray']],
    ['RAY', ['Ann Ray', 'Zoë Ray']],
    ['ray an', ['Ann Ray']],
    [' مريم ', ['مريم']],
    ['x', []],
  ])('is searched for %j whatever the case and accents', (query, expected) => {
    expect(names(query)).toEqual(expected);
  });
});

describe('who is at a table now', () => {
  it('is told until the table is done', () => {
    const open = after(
      withPlayers('Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fy', 'Gil'),
      { type: 'dropped', player: 'gil' },
      published(['ann', 'bo', 'cy'], ['di', 'ed', 'fy']),
    );
    expect([...seatedNow(open)]).toEqual(['ann', 'bo', 'cy', 'di', 'ed', 'fy']);
    const half = after(open, took(0, 1, told(['di', 500], ['ed', 400], ['fy', 300])));
    expect([...seatedNow(half)]).toEqual(['ann', 'bo', 'cy']);
    expect([...seatedNow(withPlayers('Ann'))]).toEqual([]);
  });
});

describe('fixed tables', () => {
  const fix = (player: string, table: number) => ({ type: 'table-fixed', player, table }) as const;
  const six = withPlayers('Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fy');

  it('are no trouble where there are seats', () => {
    // Six are two tables of three.
    expect(fixedTroubles(after(six, fix('ann', 0), fix('bo', 0), fix('cy', 0), fix('di', 1)))).toEqual([]);
  });

  it('are told when the table has too few seats, or is not there', () => {
    const now = after(six, ...['ann', 'bo', 'cy', 'di'].map((player) => fix(player, 0)), fix('ed', 2));
    expect(fixedTroubles(now)).toEqual([
      { table: 0, players: ['Ann', 'Bo', 'Cy', 'Di'], seats: 3 },
      { table: 2, players: ['Ed'], seats: 0 },
    ]);
  });

  it('count nobody who has dropped out, and follow late entries', () => {
    const now = after(six, fix('ed', 2), { type: 'dropped', player: 'ed' });
    expect(fixedTroubles(now)).toEqual([]);
    // Eleven are two of four and one of three: now there is a third table.
    const more = after(six, fix('ed', 2), ...['Gil', 'Hal', 'Ida', 'Jo', 'Kim'].map(entered));
    expect(fixedTroubles(more)).toEqual([]);
  });
});

describe('a file of names', () => {
  const bytes = (...numbers: readonly number[]) => new Uint8Array(numbers);

  it.each([
    ['UTF-8', new TextEncoder().encode('Zoë'), 'Zoë'],
    ['UTF-8 with its mark', new TextEncoder().encode('\ufeffZoë'), 'Zoë'],
    // What older spreadsheets write in Western Europe: ö is F6, ß is DF.
    ['Windows-1252', bytes(0x4a, 0xf6, 0x72, 0x67, 0x20, 0xdf), 'Jörg ß'],
    ['UTF-16, low byte first', bytes(0xff, 0xfe, 0x5a, 0x00, 0xeb, 0x00), 'Zë'],
    ['UTF-16, high byte first', bytes(0xfe, 0xff, 0x00, 0x5a, 0x00, 0xeb), 'Zë'],
    ['nothing', bytes(), ''],
  ])('is read as %s', (_, file, text) => {
    expect(decodeText(file)).toBe(text);
  });

  it('with a mark, semicolons, quotes, umlauts and formulas is a roster', () => {
    const file = new TextEncoder().encode(
      '\ufeffName;Verein\r\n"Öz, ""Sun"" Jürg";Zürich\r\n=Ann;=1+1\r\n"=HYPERLINK(""x"")";\r\n',
    );
    expect(parseRoster(decodeText(file)).names).toEqual(['Öz, "Sun" Jürg', '=Ann', '=HYPERLINK("x")']);
  });
});
