import { describe, expect, it } from 'vitest';
import { makeCsv } from '../../src/tournament/csv.ts';
import { exportRows, EXPORTS } from '../../src/tournament/exports.ts';
import { after, published, told, took, withPlayers } from './given.ts';
import { EVENT, PLAYED, tookGame } from './played-event.ts';

/** RFC 4180 read letter by letter, with nothing of what writes it. */
function readCsv(text: string): readonly (readonly string[])[] {
  if (!text.startsWith('\ufeff')) throw new Error('No byte-order mark');
  const rows: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 1; at < text.length; at++) {
    const char = text[at] as string;
    if (quoted && char === '"' && text[at + 1] === '"') cell += text[at++] as string;
    else if (quoted && char === '"') quoted = false;
    else if (quoted) cell += char;
    else if (char === '"' && cell === '') quoted = true;
    else if (char === '"') throw new Error(`A quote within a bare cell at ${at}`);
    else if (char === ',') cell = (cells.push(cell), '');
    else if (char === '\r' && text[at + 1] === '\n') {
      at++;
      rows.push([...cells, cell]);
      cells = [];
      cell = '';
    } else if (char === '\r' || char === '\n') throw new Error(`A bare line end at ${at}`);
    else cell += char;
  }
  if (quoted || cell !== '' || cells.length > 0) throw new Error('The last row is open');
  return rows;
}

describe('the rows of an export', () => {
  it('have the players as they were entered', () => {
    const now = after(
      PLAYED,
      { type: 'kept-apart', pair: ['ann', 'di'] },
      { type: 'kept-apart', pair: ['bo', 'ann'] },
      { type: 'table-fixed', player: 'bo', table: 0 },
      { type: 'dropped', player: 'ed' },
    );
    expect(exportRows(now, 'roster')).toEqual([
      ['number', 'name', 'present', 'fixed table', 'kept apart from'],
      [1, 'Ann', 'yes', '', 'Di | Bo'],
      [2, 'Bo', 'yes', 1, 'Ann'],
      [3, 'Cy', 'yes', '', ''],
      [4, 'Di', 'yes', '', 'Ann'],
      [5, 'Ed', 'no', '', ''],
    ]);
  });

  it('have a row for each player of each game', () => {
    expect(exportRows(PLAYED, 'results')).toEqual([
      [
        ...[
          'round',
          'mode',
          'table',
          'seat',
          'name',
          'place',
          'total',
          'points made',
          'best turn',
          'wimpouts',
        ],
        ...['came in', 'flags', 'explained'],
      ],
      [1, 'by-hand', 1, 1, 'Ann', 1, 50, 1, 45, 0, 'scanned', '', ''],
      [1, 'by-hand', 1, 2, 'Bo', 3, 0, 0, 0, 0, 'scanned', '', ''],
      [1, 'by-hand', 1, 3, 'Cy', 2, 0, 0.5, 0, 2, 'scanned', '', ''],
      [1, 'by-hand', 2, 1, 'Di', 1, 55, 1, '', '', 'typed', '', ''],
      [1, 'by-hand', 2, 2, 'Ed', 2, 45, 0, '', '', 'typed', '', ''],
    ]);
  });

  it('have a row for a table without a result too, with the reason, and a final makes no points', () => {
    const now = after(
      EVENT,
      { type: 'table-explained', round: 0, table: 0, reason: 'fire alarm' },
      { ...took(0, 1, told(['ed', 50], ['di', 40])), flags: ['other-round', 'adjusted'] } as never,
      { type: 'round-published', id: 'final', mode: 'final', tables: [['ed', 'di']] },
      took(1, 0, told(['di', 50], ['ed', 40])),
    );
    expect(exportRows(now, 'results').slice(1)).toEqual([
      [1, 'by-hand', 1, 1, 'Ann', '', '', '', '', '', '', '', 'fire alarm'],
      [1, 'by-hand', 1, 2, 'Bo', '', '', '', '', '', '', '', 'fire alarm'],
      [1, 'by-hand', 1, 3, 'Cy', '', '', '', '', '', '', '', 'fire alarm'],
      [1, 'by-hand', 2, 1, 'Ed', 1, 50, 1, '', '', 'typed', 'other-round adjusted', ''],
      [1, 'by-hand', 2, 2, 'Di', 2, 40, 0, '', '', 'typed', 'other-round adjusted', ''],
      [2, 'final', 1, 1, 'Di', 1, 50, '', '', '', 'typed', '', ''],
      [2, 'final', 1, 2, 'Ed', 2, 40, '', '', '', 'typed', '', ''],
    ]);
  });

  it('have the standings with what decided', () => {
    const now = after(PLAYED, {
      type: 'penalty-given',
      penalty: { player: 'di', hundredths: 25, reason: 'late' },
    });
    // Wins first, then the share: Ed and Bo have no point and no win each, and Ed banked 45 to nothing.
    expect(exportRows(now, 'standings')).toEqual([
      ['rank', 'name', 'points', 'games', 'wins', 'decided by', 'skipped', 'penalties', 'present'],
      [1, 'Ann', 1, 1, 1, '', '', 0, 'yes'],
      [2, 'Di', 0.75, 1, 1, 'points', '', 0.25, 'yes'],
      [3, 'Cy', 0.5, 1, 0, 'points', '', 0, 'yes'],
      [4, 'Ed', 0, 1, 0, 'points', '', 0, 'yes'],
      [5, 'Bo', 0, 1, 0, 'share', '', 0, 'yes'],
    ]);
  });

  it('have every throw that is known, and keep those that a spreadsheet takes for a day text', () => {
    expect(exportRows(PLAYED, 'throws')).toEqual([
      ['round', 'table', 'turn', 'name', 'throw', 'points', 'ruling'],
      [1, 1, 1, 'Ann', '2346/5', 5, 'scored'],
      [1, 1, 2, 'Bo', 'XXXX/X', 0, 'supernova'],
      [1, 1, 3, 'Cy', '2346/2', 0, 'wreck'],
      [1, 1, 4, 'Ann', '4446/2', 40, 'flash'],
      [1, 1, 4, 'Ann', "'3/5", 5, 'scored'],
      // Nobody noted the faces, but five cubes were thrown.
      [1, 1, 5, 'Cy', 'wimp', 0, 'wreck'],
    ]);
  });

  it('have voids, choices, turns as totals, and the names of now', () => {
    const game = `rules: rulebook goal=50 opening=0
players: Ann | Bo | Cy
Ann: 4446/2 4/6 void X/2 bank
Bo: total 20
Cy: 2244/S=2 36
`;
    const now = after(EVENT, { type: 'renamed', player: 'bo', name: 'Bob' });
    const rows = exportRows(after(now, tookGame(0, 0, game)), 'throws');
    expect(rows.slice(1).map((row) => row.slice(2).join(' '))).toEqual([
      '1 Ann 4446/2 40 flash',
      "1 Ann '4/6 0 void",
      '1 Ann void 0 void',
      '1 Ann X/2 10 scored',
      '2 Bob total 20 total',
      '3 Cy 2244/S=2 20 flash',
      '3 Cy 36 0 wimpout',
    ]);
  });
});

const ODD = ['Zoë', 'Bo "Sun" Ray', 'Ray, Ann', '=cmd', '+1', '-5', '@x', 'Łódź 🎲', 'אבי', "'quoted"];

describe('an export as CSV', () => {
  const now = after(
    withPlayers(...ODD),
    published(ODD.slice(0, 5).map(lower), ODD.slice(5).map(lower)),
    took(0, 0, told(...ODD.slice(0, 5).map((name, place) => [lower(name), 50 - 5 * place] as const))),
    { type: 'table-explained', round: 0, table: 1, reason: 'two lines:\n"the end"\r\nand\ta tab; so, there' },
  );

  it.each(EXPORTS)('of the %s reads back cell by cell', (what) => {
    const rows = exportRows(now, what);
    const guarded = (cell: string | number): string =>
      typeof cell === 'string' && /^[=+@-]/.test(cell) ? `'${cell}` : String(cell);
    expect(readCsv(makeCsv(rows))).toEqual(rows.map((cells) => cells.map(guarded)));
  });

  it('has no cell that begins like a formula but a number', () => {
    for (const what of EXPORTS)
      for (const cell of readCsv(makeCsv(exportRows(now, what))).flat())
        expect(/^[=+@\t\r]/.test(cell) || (cell.startsWith('-') && !/^-\d+(\.\d+)?$/.test(cell))).toBe(false);
    expect(makeCsv([['\tx', '\rx']])).toBe('\ufeff"\'\tx","\'\rx"\r\n');
  });

  it('has as many cells in each row as the head has', () => {
    for (const what of EXPORTS) {
      const [head, ...rows] = exportRows(now, what);
      for (const row of rows) expect(row.length).toBe(head?.length);
    }
  });
});

function lower(name: string): string {
  return name.toLowerCase();
}
