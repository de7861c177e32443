/**
 * Tables as CSV, for spreadsheets: UTF-8 with a byte-order mark, so that accents survive, and safe from formulas. Rosters
 * come in as CSV or as pasted lines.
 */
import { isPlayerName, trimText } from '../game/names.ts';

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
  return /[",;\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The names of a roster, and what of its text is none. */
export interface RosterText {
  readonly names: readonly string[];
  /** Cells that no player can be called, cut to a length that can be shown. */
  readonly refused: readonly string[];
  /** Names that stood there more than once, once each. */
  readonly repeated: readonly string[];
}

/** As much of a cell as is shown. */
const SHOWN = 60;
/** Heads of a column that is not a name, in small letters. */
const HEADS: ReadonlySet<string> = new Set(['name', 'names', 'player', 'players']);

/**
 * Reads a roster: the first column of a CSV with any of the usual separators, or a name a line. A heading, blank
 * lines and a guard against formulas are skipped.
 */
export function parseRoster(text: string): RosterText {
  const names = new Set<string>();
  const repeated = new Set<string>();
  const refused: string[] = [];
  for (const [row, cell] of firstCells(text).entries()) {
    const name = trimText(cell.replace(/^'(?=[=+\-@])/, ''));
    if (name === '' || (row === 0 && HEADS.has(name.toLowerCase()))) continue;
    if (!isPlayerName(name)) refused.push([...name].slice(0, SHOWN).join(''));
    else if (names.has(name)) repeated.add(name);
    else names.add(name);
  }
  return { names: [...names], refused, repeated: [...repeated] };
}

/** The first cell of each row; a quoted one may hold separators, doubled quotes and line ends. */
function firstCells(text: string): readonly string[] {
  const rows = (text.startsWith(BOM) ? text.slice(1) : text).matchAll(
    /[ \t]*(?:"((?:[^"]|"")*)"|([^\r\n,;\t]*))[^\r\n]*(?:\r\n|\n|\r|$)/g,
  );
  return [...rows].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
}
