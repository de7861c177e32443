/** A roster as it comes in: a name a line, a list with numbers or bullets, or a table of a spreadsheet. */
import { cleanLine, isPlayerName } from '../game/names.ts';
import { parseRows } from './csv.ts';

type Rows = readonly (readonly string[])[];

/** How the rows of a table are read. */
export interface RosterReading {
  /** The columns that make up the name, in this order; null for the whole row as one name. */
  readonly columns: readonly number[] | null;
  /** Whether the first row has no player. */
  readonly headed: boolean;
}

/** The names of a roster, and what of its text is none. */
export interface RosterText {
  readonly names: readonly string[];
  /** Cells that no player can be called, cut to a length that can be shown. */
  readonly refused: readonly string[];
  /** Names that stood there more than once, once each. */
  readonly repeated: readonly string[];
  /** Where several columns could be the name, in what ways: only a reader can tell. The likeliest first; empty else. */
  readonly readings: readonly RosterReading[];
}

/** As much of a cell as is shown; what is far longer is not even looked at. */
const SHOWN = 60;
const FAR_LONGER = 400;
/** No roster has the name further to the right. */
const COLUMNS = 12;
/** Heads of the column with the name, in small letters. */
const HEAD = /^(?:full |player'?s? )?names?$|^players?$|^(?:nom|nome|naam|namn|spieler(?:in)?)$/;
/** Heads of the two columns that make up the name. */
const FIRST_HEAD =
  /^(?:first|given|fore)(?:[ _-]?names?)?$|^(?:vorname|prénom|prenom|nombre|voornaam|förnamn)$/;
const LAST_HEAD =
  /^(?:last|family|sur)(?:[ _-]?names?)?$|^(?:nachname|familienname|nom de famille|apellidos?|cognome|achternaam|efternamn)$/;
/** What stands before each line of a list: a bullet, or a box to tick. */
const BULLET = /^(?:[-*+•‣◦▪●○·–—☐☑✓✔]\ufe0f?\s+)+(?:\[[ xX]?\]\s+)?/;
const NUMBER = /^[(#]?(\d{1,3})([.):]+\s*|\s+)(?=\p{L})/u;

/**
 * Reads a roster. The columns of the names are those that have such a heading, or the only one with letters in it. Blank
 * lines, what numbers the lines, and a guard against formulas are skipped.
 *
 * @param chosen how a table is read that could be read in several ways
 */
export function parseRoster(text: string, chosen: RosterReading | null = null): RosterText {
  const names = new Set<string>();
  const repeated = new Set<string>();
  const refused: string[] = [];
  const rows = withoutMarks(parseRows(text));
  const headed = headedBy(rows[0] ?? []);
  const columns = lettered(rows.filter((cells) => cells.filter(isFilled).length > 1));
  const readings = chosen === null && headed === null ? readingsOf(columns) : [];
  const reading = chosen ?? headed ?? readings[0] ?? { columns, headed: false };
  for (const cells of reading.headed ? rows.slice(1) : rows) {
    const name = nameIn(headed === null ? cellOf(cells, reading.columns) : joined(cells, reading.columns));
    if (name === '') continue;
    if (!isPlayerName(name)) refused.push(shown(name));
    else if (names.has(name)) repeated.add(name);
    else names.add(name);
  }
  return { names: [...names], refused, repeated: [...repeated], readings };
}

const shown = (text: string): string => [...text.slice(0, FAR_LONGER)].slice(0, SHOWN).join('');

/** A cell as a name: in composed letters, without what nobody sees and the guard that spreadsheets need. */
function nameIn(cell: string): string {
  const text = cell.replace(/^'(?=[=+\-@])/, '');
  return text.length > FAR_LONGER ? text : cleanLine(text.normalize('NFC'));
}

const isFilled = (cell: string): boolean => cell !== '';

/** The name of a row without headings: where only one cell has anything, that one. */
function cellOf(cells: readonly string[], columns: RosterReading['columns']): string {
  const [one, ...more] = cells.filter(isFilled);
  return one !== undefined && more.length === 0 ? one : joined(cells, columns);
}

const joined = (cells: readonly string[], columns: RosterReading['columns']): string =>
  columns === null
    ? cells.filter(isFilled).join(', ')
    : columns.map((column) => cells[column] ?? '').join(' ');

/** By a row of headings; null when it is none. */
function headedBy(row: readonly string[]): RosterReading | null {
  const heads = row.map((cell) => cell.toLowerCase());
  const at = (head: RegExp): number => heads.findIndex((each) => head.test(each));
  const [first, last, whole] = [at(FIRST_HEAD), at(LAST_HEAD), at(HEAD)];
  // "Name" beside a first name, or a last one, is the other of them.
  const pair = [first < 0 ? whole : first, last < 0 ? whole : last];
  if ((first >= 0 || last >= 0) && pair.every((column) => column >= 0))
    return { columns: pair, headed: true };
  return whole < 0 ? null : { columns: [whole], headed: true };
}

/** The columns with letters in them; the first where there is none. */
function lettered(rows: Rows): readonly number[] {
  const found = new Set<number>();
  for (const cells of rows)
    for (const [column, cell] of cells.slice(0, COLUMNS).entries())
      if (!found.has(column) && /\p{L}/u.test(cell)) found.add(column);
  const columns = [...found].sort((one, other) => one - other);
  return columns.length === 0 ? [0] : columns;
}

/** In what ways rows can be read of which several columns have letters. */
function readingsOf([one = 0, other]: readonly number[]): readonly RosterReading[] {
  if (other === undefined) return [];
  return [[one], [other, one], [one, other], [other], null].map((columns) => ({ columns, headed: false }));
}

/** Takes away what stands before each line of a list. */
function withoutMarks(rows: Rows): Rows {
  const plain = rows.map((cells) => changeFirst(cells, (cell) => cell.replace(BULLET, '')));
  const marks = plain.flatMap((cells) => {
    const [, number, sign = ''] = NUMBER.exec(cells.find(isFilled) ?? '') ?? [];
    return number === undefined ? [] : [{ number: Number(number), bare: sign.trim() === '' }];
  });
  // A single one, and such as do not count on, may belong to the names.
  const counts = marks.every(
    ({ number, bare }, place) =>
      number === 1 || (place === 0 ? !bare : number === (marks[place - 1]?.number ?? 0) + 1),
  );
  if (marks.length < 2 || !counts) return plain;
  return plain.map((cells) => changeFirst(cells, (cell) => cell.replace(NUMBER, '')));
}

function changeFirst(cells: readonly string[], change: (cell: string) => string): readonly string[] {
  const at = cells.findIndex(isFilled);
  return cells.map((cell, column) => (column === at ? change(cell) : cell));
}
