/** What is told of an event beside who won it: from its results and, where the throws are known, from its games. */
import { gameOf } from './thrown-game.ts';
import type { PlayedTable, Tournament } from './tournament.ts';

export const AWARD_KINDS = [
  'stars',
  'supernovas',
  'biggest-turn',
  'narrowest-win',
  'trains',
  'flashes',
  'wimpouts',
] as const;
export type AwardKind = (typeof AWARD_KINDS)[number];

export interface Award {
  readonly kind: AwardKind;
  /** Points of a turn, or by which a game was won; else how often. */
  readonly value: number;
  /** All who share it, in the order of their entry. */
  readonly holders: readonly string[];
}

export interface Awards {
  /** In the order of {@link AWARD_KINDS}; what nobody has yet is left out. */
  readonly awards: readonly Award[];
  /** Games with a result, and of how many of them every throw is known. */
  readonly games: number;
  readonly known: number;
}

/** What counts towards which award, player by player. */
type Tally = Map<string, number>;

export function awardsOf({ rounds, entrants }: Tournament): Awards {
  const tables = rounds.flatMap((round) => round.tables).filter(({ result }) => result !== null);
  const tallies = Object.fromEntries(AWARD_KINDS.map((kind) => [kind, new Map()])) as Record<
    AwardKind,
    Tally
  >;
  let known = 0;
  for (const table of tables) {
    countResult(table, tallies);
    if (countGame(table, tallies)) known++;
  }
  const order = entrants.map(({ id }) => id);
  const awards = AWARD_KINDS.flatMap((kind) => awardOf(kind, tallies[kind], order));
  return { awards, games: tables.length, known };
}

const add = (tally: Tally, player: string, more = 1): void =>
  void tally.set(player, (tally.get(player) ?? 0) + more);

const keep = (tally: Tally, player: string, value: number, better: (a: number, b: number) => number): void =>
  void tally.set(player, better(tally.get(player) ?? value, value));

function countResult({ result }: PlayedTable, tallies: Record<AwardKind, Tally>): void {
  const players = result?.players ?? [];
  for (const { player, bestTurn, wimpouts } of players) {
    if (bestTurn !== null) keep(tallies['biggest-turn'], player, bestTurn, Math.max);
    if (wimpouts !== null) add(tallies.wimpouts, player, wimpouts);
  }
  const [winner, other] = players.filter(({ won }) => won);
  if (winner === undefined || other !== undefined || players.length < 2) return;
  const next = Math.max(...players.filter(({ won }) => !won).map(({ banked }) => banked));
  // Five stars win whatever the totals are: that is no narrow win.
  if (winner.banked > next) keep(tallies['narrowest-win'], winner.player, winner.banked - next, Math.min);
}

/** Whether every throw of the table is known. */
function countGame(table: PlayedTable, tallies: Record<AwardKind, Tally>): boolean {
  const game = gameOf(table);
  if (game === null) return false;
  for (const item of game.items) {
    if (item.kind !== 'turn') continue;
    const player = game.idOf(item.player);
    for (const play of item.plays) {
      if (play.kind !== 'throw') continue;
      const { ruling } = play;
      if (ruling.outcome === 'win') add(tallies.stars, player);
      else if (ruling.outcome === 'supernova') add(tallies.supernovas, player);
      else if (ruling.outcome === 'scored' && ruling.made !== null)
        add(ruling.made.kind === 'train' ? tallies.trains : tallies.flashes, player);
    }
  }
  return game.whole;
}

function awardOf(kind: AwardKind, tally: Tally, order: readonly string[]): readonly Award[] {
  const values = [...tally].filter(([, value]) => value > 0);
  if (values.length === 0) return [];
  const all = values.map(([, value]) => value);
  const best = kind === 'narrowest-win' ? Math.min(...all) : Math.max(...all);
  // Whoever did such a thing once is named, also beside one who did it twice.
  const rare = kind === 'stars' || kind === 'supernovas';
  const value = rare ? all.reduce((sum, each) => sum + each) : best;
  const holders = values.filter(([, each]) => rare || each === best).map(([player]) => player);
  return [{ kind, value, holders: order.filter((player) => holders.includes(player)) }];
}
