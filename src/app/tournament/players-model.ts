/** What the page of the players shows: the roster, the tables it makes, and what a list of names brings. */
import { cleanLine, isPlayerName, LINE_HEADS, MAX_NAME_LENGTH } from '../../game/names.ts';
import { lookAlikes, plainName } from '../../tournament/plain-name.ts';
import type { RosterText } from '../../tournament/roster-text.ts';
import { splitTables, type TableSizes } from '../../tournament/tables.ts';
import { type Entrant, presentIn, type Tournament } from '../../tournament/tournament.ts';

/** As many as a tournament takes. */
const MAX_ENTRANTS = 400;
/** Far more than any roster takes, in bytes. */
export const MAX_ROSTER_FILE = 1 << 20;

/** So many tables of one size. */
export interface SizeCount {
  readonly size: number;
  readonly tables: number;
}

export interface TablePlan {
  readonly present: number;
  /** Those of which there are most first; none for fewer than two players. */
  readonly counts: readonly SizeCount[];
  /** No table has a size that was not asked for. */
  readonly within: boolean;
}

/** The tables of the next round. */
export function planFor(present: number, sizes: TableSizes): TablePlan {
  if (present < 2) return { present, counts: [], within: true };
  const { tables, within } = splitTables(present, sizes);
  const counts = [...new Set(tables)]
    .map((size) => ({ size, tables: tables.filter((each) => each === size).length }))
    .sort((a, b) => b.tables - a.tables);
  return { present, counts, within };
}

/** Why a name cannot be entered; null when it can. */
export type EntryProblem = NameProblem | 'empty' | 'taken' | 'full';
/** Why a text is no name. */
export const NAME_PROBLEMS = ['long', 'sign', 'word'] as const;
export type NameProblem = (typeof NAME_PROBLEMS)[number];

/** @param taken the names that are entered or about to be */
export function entryProblem(text: string, taken: ReadonlySet<string>): EntryProblem | null {
  const name = nameFrom(text);
  if (name === '') return 'empty';
  if (!isPlayerName(name)) return nameProblem(name);
  if (taken.has(name)) return 'taken';
  return taken.size >= MAX_ENTRANTS ? 'full' : null;
}

export function nameProblem(name: string): NameProblem {
  if ([...name].length > MAX_NAME_LENGTH) return 'long';
  return (LINE_HEADS as readonly string[]).includes(name) ? 'word' : 'sign';
}

/** A name as it is entered: its letters composed, and nothing in it that nobody sees. */
export const nameFrom = (text: string): string => cleanLine(text.normalize('NFC'));

/** What comes of a list of names. */
export interface Intake {
  readonly fresh: readonly string[];
  /** Entered before. */
  readonly known: readonly string[];
  /** For whom there is no room. */
  readonly over: readonly string[];
  /** Those of the new ones who look like somebody else of them or before them, with the other name. */
  readonly alike: readonly (readonly [name: string, other: string])[];
  readonly roster: RosterText;
}

export function intakeOf(roster: RosterText, taken: ReadonlySet<string>): Intake {
  const fresh = roster.names.filter((name) => !taken.has(name));
  const room = Math.max(0, MAX_ENTRANTS - taken.size);
  const entering = fresh.slice(0, room);
  const alike = lookAlikes([...taken, ...entering]);
  return {
    fresh: entering,
    alike: entering.flatMap((name) => {
      const other = alike(name);
      return other === null ? [] : [[name, other] as const];
    }),
    known: roster.names.filter((name) => taken.has(name)),
    over: fresh.slice(room),
    roster,
  };
}

/** Those whose name holds every word of what is looked for, by name. */
export function found(
  entrants: readonly Entrant[],
  query: string,
  collator: Intl.Collator,
): readonly Entrant[] {
  const words = plainName(query).split(' ');
  return entrants
    .filter(({ name }) => words.every((word) => plainName(name).includes(word)))
    .sort((a, b) => collator.compare(a.name, b.name));
}

/** Who sits at a table now that has no result yet. */
export function seatedNow({ rounds }: Tournament): ReadonlySet<string> {
  const open = rounds.at(-1)?.tables.filter(({ result, explained }) => result === null && explained === null);
  return new Set(open?.flatMap(({ players }) => players));
}

/** What cannot be kept of the fixed tables: one that the split does not have, or with more players than seats. */
export interface FixedTrouble {
  readonly table: number;
  readonly players: readonly string[];
  readonly seats: number;
}

export function fixedTroubles(now: Tournament): readonly FixedTrouble[] {
  const present = new Set(presentIn(now));
  if (present.size < 2) return [];
  const { tables } = splitTables(present.size, now.setup.sizes);
  const at = new Map<number, string[]>();
  for (const { id, name, table } of now.entrants)
    if (table !== null && present.has(id)) at.set(table, [...(at.get(table) ?? []), name]);
  return [...at]
    .map(([table, players]) => ({ table, players, seats: tables[table] ?? 0 }))
    .filter(({ players, seats }) => players.length > seats)
    .sort((a, b) => a.table - b.table);
}

/** The text of a file as spreadsheets write it: UTF-8, UTF-16 with its mark, or else the letters of Western Europe. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
