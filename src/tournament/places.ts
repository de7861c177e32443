/**
 * In which place each player sits. Who throws first reaches the goal more often, so over the rounds everybody should
 * have every place as often as by even shares: for tables of one size that can always be done within one of each other.
 */
import type { Past, Round } from './round.ts';
import { shuffle } from './seating.ts';

/** Times each player is looked at before the places are left as they are. */
const SWEEPS = 60;
/** Sums of shares are not exact. */
const TINY = 1e-9;

/**
 * The same tables with their players in the fairest order that was found.
 *
 * @param random from 0 up to, but not including, 1.
 */
export function balancePlaces(rounds: readonly Round[], past: Past, random: () => number): readonly Round[] {
  const balance = new Balance(rounds, past);
  for (let sweep = 0; sweep < SWEEPS && balance.sweep(random); sweep++);
  return balance.rounds;
}

class Balance {
  readonly rounds: string[][][];
  /** How much oftener than by even shares each player has each place. */
  private readonly surplus = new Map<string, number[]>();
  /** The tables of each player, in the order of the rounds. */
  private readonly tables = new Map<string, string[][]>();

  constructor(rounds: readonly Round[], past: Past) {
    this.rounds = rounds.map((round) => round.map((table) => [...table]));
    const largest = Math.max(0, ...rounds.flat().map((table) => table.length));
    for (const table of this.rounds.flat()) {
      for (const [place, player] of table.entries()) {
        const surplus =
          this.surplus.get(player) ??
          Array.from({ length: largest }, (_, each) => past.sat(player, each) - past.due(player, each));
        for (const each of table.keys())
          surplus[each] = (surplus[each] as number) + (each === place ? 1 : 0) - 1 / table.length;
        this.surplus.set(player, surplus);
        this.tables.set(player, [...(this.tables.get(player) ?? []), table]);
      }
    }
  }

  /** Evens out what it can for each player in turn; false when nothing was left to do. */
  sweep(random: () => number): boolean {
    const players = [...this.surplus.keys()];
    shuffle(players, random);
    let busy = false;
    for (const player of players) if (this.evenOut(player, random)) busy = true;
    for (const table of this.rounds.flat()) if (this.improve(table)) busy = true;
    return busy;
  }

  /** Lets two players of a table change places where that evens out more for one than it spoils for the other. */
  private improve(table: string[]): boolean {
    let improved = false;
    for (let from = 0; from < table.length; from++)
      for (let to = from + 1; to < table.length; to++) {
        const [one, other] = [table[from] as string, table[to] as string];
        // Half of what the squares of the surplus change by.
        if (this.lead(one, from, to) + this.lead(other, to, from) <= 2 + TINY) continue;
        this.change(table, from, to);
        improved = true;
      }
    return improved;
  }

  /** By how much a player has one place oftener than another, beyond even shares. */
  private lead(player: string, from: number, to: number): number {
    const surplus = this.surplus.get(player) as number[];
    return (surplus[from] as number) - (surplus[to] as number);
  }

  private change(table: string[], from: number, to: number): void {
    const [one, other] = [table[from] as string, table[to] as string];
    table[from] = other;
    table[to] = one;
    this.move(one, from, to);
    this.move(other, to, from);
  }

  private evenOut(player: string, random: () => number): boolean {
    const places = [...(this.surplus.get(player) as number[]).keys()];
    const uneven = places.flatMap((from) =>
      places.filter((to) => this.isUneven(player, from, to)).map((to) => [from, to] as const),
    );
    const picked = uneven[Math.floor(random() * uneven.length)];
    return picked !== undefined && this.follow(player, ...picked, random);
  }

  /** Whether a player would be better off with the second place for the first one. */
  private isUneven(player: string, from: number, to: number): boolean {
    return this.lead(player, from, to) > 1 + TINY;
  }

  /**
   * Gives a player another place at one table. Whoever had that place gets the player's and, if that is one too many
   * for them, changes it back at another table, and so on: the chain ends, since no table is visited twice.
   */
  private follow(first: string, from: number, to: number, random: () => number): boolean {
    const visited = new Set<string[]>();
    for (let player = first; ; ) {
      const tables = (this.tables.get(player) as string[][]).filter(
        (table) => !visited.has(table) && table[from] === player && table.length > to,
      );
      const table = tables[Math.floor(random() * tables.length)];
      if (table === undefined) return visited.size > 0;
      visited.add(table);
      const other = table[to] as string;
      this.change(table, from, to);
      if (!this.isUneven(other, from, to)) return true;
      player = other;
    }
  }

  private move(player: string, from: number, to: number): void {
    const surplus = this.surplus.get(player) as number[];
    surplus[from] = (surplus[from] as number) - 1;
    surplus[to] = (surplus[to] as number) + 1;
  }
}
