/**
 * Tables as CSV, for spreadsheets: UTF-8 with a byte-order mark, so that accents survive, and safe from formulas. Rosters
 * come in as CSV or as pasted lines.
 */
import { cleanLine, isPlayerName, trimText } from '../game/names.ts';

const BOM = '\ufeff';

/** What makes a spreadsheet take a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows of cells as a file's text (RFC 4180); a text that would be a formula has an apostrophe before it. */
export function makeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BOM + rows.map((cells) => `${cells.map(makeCell).join(',')}\r\n`).join('');
}

function makeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  // Some programs split at semicolons and at tabs too.
  return /[",;\t\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The names of a roster, and what of its text is none. */
export interface RosterText {
  readonly names: readonly string[];
  /** Cells that no player can be called, cut to a length that can be shown. */
  readonly refused: readonly string[];
  /** Names that stood there more than once, once each. */
  readonly repeated: readonly string[];
  /** Of rows without a heading the first one of which only a part was taken for the name; null for none. */
  readonly shortened: { readonly row: string; readonly name: string } | null;
}

/** As much of a cell as is shown; what is far longer is not even looked at. */
const SHOWN = 60;
const FAR_LONGER = 400;
/** Heads of the column with the name, in small letters. */
const HEADS: ReadonlySet<string> = new Set(['name', 'names', 'player', 'players', 'full name']);
/** Heads of the two columns that make up the name. */
const FIRST_HEADS: ReadonlySet<string> = new Set(['first name', 'firstname', 'given name', 'forename']);
const LAST_HEADS: ReadonlySet<string> = new Set(['last name', 'lastname', 'surname', 'family name']);

/**
 * Reads a roster: a name a line, or a table with any of the usual separators. The column of the names is the one that
 * has such a heading, or the first one. Blank lines and a guard against formulas are skipped.
 */
export function parseRoster(text: string): RosterText {
  const names = new Set<string>();
  const repeated = new Set<string>();
  const refused: string[] = [];
  let shortened: RosterText['shortened'] = null;
  const rows = parseRows(text.startsWith(BOM) ? text.slice(1) : text);
  const columns = nameColumns(rows[0] ?? []);
  for (const cells of columns === null ? rows : rows.slice(1)) {
    const first = cells.find((cell) => cell !== '') ?? '';
    const cell = columns === null ? first : columns.map((column) => cells[column] ?? '').join(' ');
    const name = nameIn(cell);
    if (name === '') continue;
    if (columns === null && shortened === null && cells.filter((each) => each !== '').length > 1)
      shortened = { row: shown(cells.join(', ')), name: shown(name) };
    if (!isPlayerName(name)) refused.push(shown(name));
    else if (names.has(name)) repeated.add(name);
    else names.add(name);
  }
  return { names: [...names], refused, repeated: [...repeated], shortened };
}

const shown = (text: string): string => [...text.slice(0, FAR_LONGER)].slice(0, SHOWN).join('');

/** A cell as a name: in composed letters, without what nobody sees and the guard that spreadsheets need. */
function nameIn(cell: string): string {
  const text = cell.replace(/^'(?=[=+\-@])/, '');
  return text.length > FAR_LONGER ? text : cleanLine(text.normalize('NFC'));
}

/** Which columns hold the name by this row; null when it is no row of headings. */
function nameColumns(row: readonly string[]): readonly number[] | null {
  const heads = row.map((cell) => cell.toLowerCase());
  const at = (all: ReadonlySet<string>): number => heads.findIndex((head) => all.has(head));
  const [first, last, whole] = [at(FIRST_HEADS), at(LAST_HEADS), at(HEADS)];
  if (first >= 0 && last >= 0) return [first, last];
  return whole < 0 ? null : [whole];
}

/** A cell, quoted or not, and what ends it. */
const CELL = /( *"(?:[^"]|"")*"[^\r\n,;\t]*|[^\r\n,;\t]*)(\r\n|[,;\t\r\n]|$)/y;
/** Separators: of those that stand in a row only the first one here separates its cells. */
const SEPARATORS = ['\t', ';', ','] as const;

/** The trimmed cells of each row that has any; a quoted one may hold separators, doubled quotes and line ends. */
function parseRows(text: string): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  let row: { readonly cell: string; readonly end: string }[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const [, cell = '', end = ''] = CELL.exec(text) ?? [];
    row.push({ cell, end });
    if (end === ',' || end === ';' || end === '\t') continue;
    rows.push(joinCells(row));
    row = [];
  }
  if (row.length > 0) rows.push(joinCells(row));
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}

function joinCells(parts: readonly { readonly cell: string; readonly end: string }[]): readonly string[] {
  const separator = SEPARATORS.find((each) => parts.some(({ end }) => end === each));
  const cells: string[] = [];
  let open = '';
  for (const [place, { cell, end }] of parts.entries()) {
    open += cell;
    if (end === separator || place === parts.length - 1) {
      cells.push(unquoted(open));
      open = '';
    } else open += end;
  }
  return cells;
}

/** Only what is quoted as a whole: a nickname in quotes is part of a name. */
function unquoted(cell: string): string {
  const text = trimText(cell);
  const inner = text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : null;
  if (inner === null || inner.replaceAll('""', '').includes('"')) return text;
  return trimText(inner.replaceAll('""', '"'));
}
