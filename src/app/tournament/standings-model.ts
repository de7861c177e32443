/** What the standings show: the rows with what decided each, the line of the cut, and the final above them. */
import { finalCut } from '../../tournament/final-cut.ts';
import { plainName } from '../../tournament/plain-name.ts';
import { figuresOf, type Figures } from '../../tournament/record.ts';
import { rollOffsOf } from '../../tournament/roll-offs.ts';
import { POINT, type Row, type TieBreak } from '../../tournament/standings.ts';
import { entrantOf, nameOf, standingsOf, type Tournament } from '../../tournament/tournament.ts';
import * as words from '../../ui/words/event-standings.ts';

export interface StandingView {
  readonly player: string;
  readonly name: string;
  readonly rank: number;
  /** Somebody else has this rank too. */
  readonly shared: boolean;
  /** Plays in the rounds to come. */
  readonly present: boolean;
  /** Sits at the final table. */
  readonly finalist: boolean;
  readonly points: string;
  readonly games: number;
  readonly wins: number;
  /** What put the row below the one before. */
  readonly decided: string;
  /** Tie-breaks that could not speak; '' for none. */
  readonly skipped: string;
}

export interface CutView {
  /** How many go through. */
  readonly size: number;
  /** The line is below the row of this place, from 0. */
  readonly after: number;
  /** Who shares a rank across the cut; nobody where it is clear. */
  readonly tied: readonly string[];
  /** There is room for all of them, so all are above the line. */
  readonly all: boolean;
  /** A roll-off would part them. */
  readonly rollOff: boolean;
}

export interface FinalView {
  /** From 0. */
  readonly round: number;
  /** Nobody as long as there is no result. */
  readonly winners: readonly string[];
  /** Why there is none; null where one is due or there. */
  readonly explained: string | null;
  readonly ranks: readonly {
    readonly player: string;
    readonly name: string;
    readonly place: number | null;
    readonly total: number | null;
  }[];
}

export interface StandingsView {
  /** Whether any result is in. */
  readonly begun: boolean;
  readonly rows: readonly StandingView[];
  readonly cut: CutView | null;
  readonly final: FinalView | null;
}

/** What was passed over for a row below another one: of those who are level it is said once, above them. */
export const skippedBelow = ({ skipped, points }: StandingView, above: StandingView | undefined): string =>
  above?.skipped === skipped && above.points === points ? '' : skipped;

export function standingsView(now: Tournament): StandingsView {
  const rows = standingsOf(now);
  const final = finalOf(now);
  const finalists = new Set(final?.ranks.map(({ player }) => player));
  const places = rows.every(({ points }) => points % POINT === 0) ? 0 : 2;
  const figures = new Map<string, Figures>();
  const figuresFor = (player: string): Figures => {
    const found = figures.get(player) ?? figuresOf(now, player);
    figures.set(player, found);
    return found;
  };
  const ranks = new Map<number, string[]>();
  for (const { rank, player } of rows) ranks.set(rank, [...(ranks.get(rank) ?? []), nameOf(now, player)]);
  return {
    begun: now.rounds.some(({ tables }) => tables.some(({ result }) => result !== null)),
    rows: rows.map((row, place): StandingView => {
      const { rank, player, points, games, wins, skipped } = row;
      const level = (ranks.get(rank) ?? []).filter((name) => name !== nameOf(now, player));
      return {
        ...{ player, rank, games, wins },
        name: nameOf(now, player),
        shared: level.length > 0,
        present: entrantOf(now, player)?.present ?? false,
        finalist: finalists.has(player),
        points: words.pointsText(points, places),
        decided: decided(row, rows[place - 1], level, figuresFor),
        skipped: skipped.length === 0 ? '' : words.skippedWords(skipped),
      };
    }),
    cut: final === null ? cutOf(now, rows) : null,
    final,
  };
}

/** The first one leads; who shares a rank is level; else what was looked at, with both numbers. */
function decided(
  row: Row,
  above: Row | undefined,
  level: readonly string[],
  figuresFor: (player: string) => Figures,
): string {
  const parts: string[] = [];
  if (row.by === 'points' && above !== undefined) parts.push(words.behind(above.points - row.points));
  else if (row.by !== null && row.by !== 'points' && above !== undefined) {
    const [own, other] = [figuresFor(row.player), figuresFor(above.player)];
    parts.push(words.byWords(row.by, valueOf(row.by, own), valueOf(row.by, other)));
  } else if (above === undefined && level.length === 0 && row.games > 0) parts.push(words.leads());
  if (level.length > 0) parts.push(words.level(level));
  if (row.games === 0) parts.push(words.notPlayed());
  return parts.join('; ');
}

function valueOf(tieBreak: TieBreak, figures: Figures): number | null {
  switch (tieBreak) {
    case 'wins':
      return figures.wins;
    case 'share':
      return figures.share;
    case 'best-turn':
      return figures.bestTurn;
    case 'fewest-wimpouts':
      return figures.wimpouts;
    case 'head-to-head':
    case 'roll-off':
      return null;
  }
}

/** Who goes through, by the rule that seats the final. */
function cutOf(now: Tournament, rows: readonly Row[]): CutView | null {
  const { sure, tied, seats, roomForAll } = finalCut(now);
  const through = roomForAll ? [...sure, ...tied] : [...sure, ...tied.slice(0, seats)];
  const after = rows.findLastIndex(({ player }) => through.includes(player));
  const out = rows.slice(after + 1).some(({ player }) => entrantOf(now, player)?.present);
  if (now.setup.finalists === null || after < 0 || !out) return null;
  const due = rollOffsOf(now).some(({ held, players }) => held === null && players.includes(tied[0] ?? ''));
  return {
    size: through.length,
    after,
    tied: tied.map((player) => nameOf(now, player)),
    all: roomForAll,
    rollOff: due,
  };
}

function finalOf(now: Tournament): FinalView | null {
  const round = now.rounds.findLastIndex(({ mode }) => mode === 'final');
  const table = now.rounds[round]?.tables[0];
  if (table === undefined) return null;
  const { result, explained, players } = table;
  const rank = (player: string, place: number | null, total: number | null) => ({
    ...{ player, place, total },
    name: nameOf(now, player),
  });
  return {
    round,
    explained,
    winners: result?.players.filter(({ won }) => won).map(({ player }) => nameOf(now, player)) ?? [],
    ranks:
      result === null
        ? players.map((player) => rank(player, null, null))
        : [...result.players]
            .sort((a, b) => a.place - b.place)
            .map(({ player, place, banked }) => rank(player, place, banked)),
  };
}

export const isFound = (name: string, searched: string): boolean =>
  plainName(name).includes(plainName(searched));
