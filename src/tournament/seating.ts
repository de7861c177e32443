/**
 * Who sits with whom and in which place, with as few repeated meetings as can be found and places shared evenly: the
 * rounds to come are planned together, since a round that is the best by itself can spoil the next one. Players change
 * seats two by two, for the better and, at first, now and then for the worse (simulated annealing).
 */
import type { Pair, Past, Round } from './round.ts';

export interface SeatingTask {
  /** Who plays. */
  readonly players: readonly string[];
  readonly past: Past;
  /** The sizes of the tables of each round to plan; each round seats all players. */
  readonly rounds: readonly (readonly number[])[];
  /** Who may not share a table. */
  readonly apart: readonly Pair[];
  /** Who must sit at which table, from 0. */
  readonly fixed: ReadonlyMap<string, number>;
  /** From 0 up to, but not including, 1. */
  readonly random: () => number;
}

/** So much worse are two players kept apart at one table than any number of repeated meetings. */
const APART = 1000;
/** What places are counted in: every even share of a table of up to eight is a whole number of it. */
const PART = 840;
/** The most players of a table. */
const PLACES = 8;
/** So much, in repeated meetings, is a place had once too often or too seldom, when the plan ends and in its first round. */
const AT_END = 0.8;
const AT_FIRST = 0.06;
/** How many of the changes leave players at their tables. */
const WITHIN = 0.25;
/** Changes tried for each seat of the plan, and the fewest and most of all; so few players need not so many. */
const TRIES = 700;
const FEWEST_TRIES = 200_000;
const FEW = 9;
const TRIES_OF_FEW = 50_000;
const MOST_TRIES = 420_000;
/** How readily a change for the worse is taken, at the beginning and at the end, in repeated meetings. */
const HOT = 0.9;
const COLD = 0.08;

/** The rounds, table by table, the players of each in the order of their turns. */
export function planTables(task: SeatingTask): readonly Round[] {
  const { players, random } = task;
  const plan = new Plan(task);
  const seats = players.length * task.rounds.length;
  const tries = Math.min(
    MOST_TRIES,
    Math.max(players.length > FEW ? FEWEST_TRIES : TRIES_OF_FEW, TRIES * seats),
  );
  let best = plan.copy();
  let bestCost = plan.cost;
  for (let each = 0; each < tries && bestCost > 0; each++) {
    const heat = HOT * (COLD / HOT) ** (each / tries);
    plan.tryChange(heat, random);
    if (plan.cost < bestCost - 1e-9) {
      bestCost = plan.cost;
      best = plan.copy();
    }
  }
  return best.map((round) => round.map((table) => table.map((player) => players[player] as string)));
}

type Numbers = readonly (readonly (readonly number[])[])[];

/** A plan under way; players are numbers. */
class Plan {
  /** What repeated meetings and uneven places cost; 0 is the best there can be. */
  cost = 0;
  private readonly rounds: number[][][];
  private readonly met: Uint16Array;
  private readonly isApart: Uint8Array;
  private readonly isFixed: Uint8Array;
  /** How much oftener than by even shares each player has each place, when the plan ends and after its first round. */
  private readonly atEnd: Int32Array;
  private readonly atFirst: Int32Array;
  private readonly count: number;
  /** The most players of a table here. */
  private readonly widest: number;

  constructor({ players, past, rounds, apart, fixed, random }: SeatingTask) {
    const count = players.length;
    this.count = count;
    this.widest = Math.max(0, ...rounds.flat());
    this.met = new Uint16Array(count * count);
    this.isApart = new Uint8Array(count * count);
    this.isFixed = new Uint8Array(count);
    this.atEnd = new Int32Array(count * PLACES);
    this.atFirst = new Int32Array(count * PLACES);
    const numberOf = new Map(players.map((player, number) => [player, number]));
    for (let one = 0; one < count; one++) {
      const player = players[one] as string;
      for (let other = 0; other < one; other++)
        this.setMet(one, other, past.met(player, players[other] as string));
      for (let place = 0; place < PLACES; place++) {
        const surplus = Math.round(PART * (past.sat(player, place) - past.due(player, place)));
        this.atEnd[one * PLACES + place] = surplus;
        this.atFirst[one * PLACES + place] = surplus;
      }
    }
    for (const [one, other] of apart) {
      const a = numberOf.get(one);
      const b = numberOf.get(other);
      if (a === undefined || b === undefined) continue;
      this.isApart[a * count + b] = 1;
      this.isApart[b * count + a] = 1;
    }
    const places = players.map((player) => fixed.get(player) ?? null);
    this.rounds = rounds.map((sizes) => this.deal(sizes, places, random));
    for (const [round, tables] of this.rounds.entries())
      for (const table of tables)
        for (const [place, one] of table.entries()) {
          for (const other of table.slice(place + 1)) this.cost += this.meet(one, other);
          this.sit(one, round, place, table.length, 1);
        }
    for (let player = 0; player < count; player++) this.cost += this.unfair(player);
  }

  copy(): Numbers {
    return this.rounds.map((round) => round.map((table) => [...table]));
  }

  /** Lets two players of one round change seats, if that is better or the heat allows it. */
  tryChange(heat: number, random: () => number): void {
    const round = Math.floor(random() * this.rounds.length);
    const tables = this.rounds[round] as number[][];
    const first = Math.floor(random() * tables.length);
    const stay = tables.length === 1 || random() < WITHIN;
    const step = stay ? 0 : 1 + Math.floor(random() * (tables.length - 1));
    const here = tables[first] as number[];
    const there = tables[(first + step) % tables.length] as number[];
    const place = Math.floor(random() * here.length);
    const other = Math.floor(random() * there.length);
    const one = here[place] as number;
    const two = there[other] as number;
    if (one === two || (!stay && (this.isFixed[one] || this.isFixed[two]))) return;
    const before = this.cost;
    this.change(round, here, place, there, other);
    const worse = this.cost - before;
    if (worse > 0 && random() >= Math.exp(-worse / heat)) this.change(round, here, place, there, other);
  }

  private change(round: number, here: number[], place: number, there: number[], other: number): void {
    const goes = here[place] as number;
    const comes = there[other] as number;
    const differs = place !== other || here.length !== there.length;
    if (differs) {
      this.cost -= this.unfair(goes) + this.unfair(comes);
      this.sit(goes, round, place, here.length, -1);
      this.sit(comes, round, other, there.length, -1);
    }
    if (here !== there) {
      for (const mate of here) if (mate !== goes) this.cost -= this.part(goes, mate);
      for (const mate of there) if (mate !== comes) this.cost -= this.part(comes, mate);
    }
    here[place] = comes;
    there[other] = goes;
    if (here !== there) {
      for (const mate of here) if (mate !== comes) this.cost += this.meet(comes, mate);
      for (const mate of there) if (mate !== goes) this.cost += this.meet(goes, mate);
    }
    if (differs) {
      this.sit(comes, round, place, here.length, 1);
      this.sit(goes, round, other, there.length, 1);
      this.cost += this.unfair(goes) + this.unfair(comes);
    }
  }

  /** A player takes a seat, or leaves it. */
  private sit(player: number, round: number, place: number, size: number, times: 1 | -1): void {
    const share = (times * PART) / size;
    const from = player * PLACES;
    for (let each = from; each < from + size; each++) {
      const more = (each === from + place ? times * PART : 0) - share;
      this.atEnd[each] = (this.atEnd[each] as number) + more;
      if (round === 0) this.atFirst[each] = (this.atFirst[each] as number) + more;
    }
  }

  /** What a player's uneven places cost: nothing as long as each is had within one of its share. */
  private unfair(player: number): number {
    const from = player * PLACES;
    let cost = 0;
    for (let each = from; each < from + this.widest; each++) {
      const end = this.atEnd[each] as number;
      const first = this.atFirst[each] as number;
      if (end >= PART || end <= -PART) cost += AT_END * (end / PART) ** 2;
      if (first >= PART || first <= -PART) cost += AT_FIRST * (first / PART) ** 2;
    }
    return cost;
  }

  /** One more meeting of these two, and what it costs. */
  private meet(one: number, other: number): number {
    const before = this.met[one * this.count + other] as number;
    this.setMet(one, other, before + 1);
    return this.costOf(one, other, before);
  }

  /** One meeting less, and what it had cost. */
  private part(one: number, other: number): number {
    const after = (this.met[one * this.count + other] as number) - 1;
    this.setMet(one, other, after);
    return this.costOf(one, other, after);
  }

  /** A meeting costs nothing the first time, 1 the second, and each further one a half more. */
  private costOf(one: number, other: number, before: number): number {
    const kept = this.isApart[one * this.count + other] ? APART : 0;
    return kept + (before === 0 ? 0 : 1 + (before - 1) / 2);
  }

  private setMet(one: number, other: number, times: number): void {
    this.met[one * this.count + other] = times;
    this.met[other * this.count + one] = times;
  }

  /** A first round at random; who has a table of their own sits there as long as it has room. */
  private deal(
    sizes: readonly number[],
    fixed: readonly (number | null)[],
    random: () => number,
  ): number[][] {
    const tables: number[][] = sizes.map(() => []);
    const free: number[] = [];
    for (const [player, table] of fixed.entries()) {
      const seats = table === null ? undefined : tables[table];
      if (seats && seats.length < (sizes[table as number] as number)) {
        seats.push(player);
        this.isFixed[player] = 1;
      } else free.push(player);
    }
    shuffle(free, random);
    for (const [table, seats] of tables.entries())
      while (seats.length < (sizes[table] as number)) seats.push(free.pop() as number);
    return tables;
  }
}

/** Every order is as likely as any other. */
export function shuffle<T>(list: T[], random: () => number): void {
  for (let left = list.length - 1; left > 0; left--) {
    const other = Math.floor(random() * (left + 1));
    [list[left], list[other]] = [list[other] as T, list[left] as T];
  }
}
