/** Tables as CSV, for spreadsheets: UTF-8 with a byte-order mark, so that accents survive, and safe from formulas. */
import { trimText } from '../game/names.ts';

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

/** A cell, quoted or not, and what ends it. */
const CELL = /( *"(?:[^"]|"")*"[^\r\n,;\t]*|[^\r\n,;\t]*)(\r\n|[,;\t\r\n]|$)/y;
/** Separators: of those that stand in a row only the first one here separates its cells. */
const SEPARATORS = ['\t', ';', ','] as const;

/**
 * The trimmed cells of each row that has any, by the usual separators; a quoted one may hold separators, doubled quotes and
 * line ends.
 */
export function parseRows(file: string): readonly (readonly string[])[] {
  const text = file.startsWith(BOM) ? file.slice(1) : file;
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
