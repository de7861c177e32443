/** What the big screen shows: which pages there are, and how much of a list fits on one. */
import { isRoundDone, isTableDone, type Tournament } from '../../tournament/tournament.ts';

export const SCENES = ['seating', 'standings', 'awards'] as const;
export type Scene = (typeof SCENES)[number];

/** One page: the tables or rows from one to before another, both from 0. */
export interface Slide {
  readonly scene: Scene | 'welcome' | 'final';
  readonly from: number;
  readonly to: number;
}

/** How many there are to show, and how many fit on a page. */
export interface WallTask {
  /** What is shown whatever the event is at; null for what fits it. */
  readonly pinned: Scene | null;
  readonly tables: number;
  readonly tablesFit: number;
  readonly rows: number;
  readonly rowsFit: number;
  readonly awards: number;
  readonly awardsFit: number;
}

/** Where the event is, as far as the big screen goes. */
export type Stage = 'before' | 'playing' | 'between' | 'final' | 'over';

export function stageOf(now: Tournament): Stage {
  const last = now.rounds.at(-1);
  if (last === undefined) return 'before';
  const done = isRoundDone(now);
  if (last.mode === 'final') return done ? 'over' : 'final';
  return done ? 'between' : 'playing';
}

/** The pages in their order; they are turned from the last one to the first. Never none. */
export function slidesOf(stage: Stage, task: WallTask): readonly Slide[] {
  const seating = sliced('seating', task.tables, task.tablesFit);
  const standings = sliced('standings', task.rows, task.rowsFit);
  const awards = sliced('awards', task.awards, task.awardsFit);
  const final = whole('final');
  const pinned = { seating, standings, awards };
  const shown = task.pinned === null ? null : pinned[task.pinned];
  if (shown !== null && shown.length > 0) return shown;
  const slides: Readonly<Record<Stage, readonly Slide[]>> = {
    before: [],
    playing: seating,
    between: standings,
    final: [final],
    over: [final, ...standings, ...awards],
  };
  return slides[stage].length > 0 ? slides[stage] : [whole('welcome')];
}

const whole = (scene: Slide['scene']): Slide => ({ scene, from: 0, to: 0 });

/** Pages as evenly filled as can be: nine on pages of eight are five and four. */
function sliced(scene: Scene, count: number, fit: number): readonly Slide[] {
  const pages = Math.ceil(count / Math.max(1, fit));
  const each = Math.ceil(count / Math.max(1, pages));
  return Array.from({ length: pages }, (_, page) => ({
    scene,
    from: page * each,
    to: Math.min(count, (page + 1) * each),
  }));
}

/** The room for a list, in px, and the unit all sizes are multiples of. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
}

/** All sizes on the wall are multiples of this: a name is 2.25 of it high, a thirtieth of the height of a beamer. */
export const unitOf = (width: number, height: number): number =>
  Math.max(Math.min(width * 0.0125, height * 0.016), 7);

/** In units. The widths and heights are those of the styles of the wall. */
const GAP = 1.2;
const CARD = { width: 22, head: 2.8, seat: 2.7, padding: 1 };
const ROW = { width: 40, height: 3.2 };
const AWARD = { width: 40, height: 7.2 };

const times = (room: number, size: number, gap: number): number =>
  Math.max(1, Math.floor((room + gap) / (size + gap)));

/** How many fit beside each other. */
export const columnsFor = ({ width, unit }: Room, what: 'tables' | 'rows' | 'awards'): number => {
  const size = { tables: CARD, rows: ROW, awards: AWARD }[what].width;
  return times(width / unit, size, what === 'tables' ? GAP : 3);
};

/** How many tables, the largest with so many seats, fit on a page. */
export function tablesFit(room: Room, seats: number): number {
  const height = CARD.head + seats * CARD.seat + CARD.padding;
  return columnsFor(room, 'tables') * times(room.height / room.unit, height, GAP);
}

export const rowsFit = (room: Room): number =>
  columnsFor(room, 'rows') * times(room.height / room.unit, ROW.height, 0);

export const awardsFit = (room: Room): number =>
  columnsFor(room, 'awards') * times(room.height / room.unit, AWARD.height, 0);

export interface WallTable {
  /** From 0. */
  readonly number: number;
  readonly players: readonly string[];
  readonly state: 'open' | 'in' | 'not-played';
}

/** The tables of the last round, with the names in the order of their turns. */
export function wallTables(now: Tournament): readonly WallTable[] {
  const names = new Map(now.entrants.map(({ id, name }) => [id, name]));
  return (now.rounds.at(-1)?.tables ?? []).map((table, number) => ({
    number,
    players: table.players.map((player) => names.get(player) ?? ''),
    state: !isTableDone(table) ? 'open' : table.explained === null ? 'in' : 'not-played',
  }));
}

/** How wide a line is for a name at its whole size, in em: in a table, and in a row of the standings. */
export const SEAT_WIDTH = 8;
export const ROW_WIDTH = 12.6;
/** A middling name is so much smaller. */
const MID = 1.7 / 2.25;

/**
 * How large a name can be so that it keeps to its line, or, the longest ones, to two small lines in it.
 *
 * @param width of the name, as {@link SEAT_WIDTH}.
 */
export function nameSize(width: number, room: number): 'whole' | 'mid' | 'long' {
  return width <= room ? 'whole' : width * MID <= room ? 'mid' : 'long';
}
