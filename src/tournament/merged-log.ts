/** Our log of a tournament while it is told what another copy of it has beyond what both had. */
import { isSameJson } from '../game/same-json.ts';
import { MAX_NAME_LENGTH } from '../game/names.ts';
import type { Copy, Setup, TournamentFact } from './facts.ts';
import type { TableResult } from './result.ts';
import type { Pair } from './round.ts';
import { isSameCopy } from './same-copy.ts';
import type { Penalty } from './standings.ts';
import {
  type Entrant,
  entrantOf,
  isTableDone,
  type PlayedTable,
  presentIn,
  type Tournament,
} from './tournament.ts';
import { nextLog, type TournamentEvent, tournamentEvent, type TournamentLog } from './tournament-log.ts';

/** A fact that was refused: the two copies cannot become one. */
class Unmergeable extends Error {}

export class MergedLog {
  readonly told: TournamentEvent[] = [];
  /** Our id of each of their players. */
  private readonly ids = new Map<string, string>();
  /** Ours before anything was told. */
  private readonly first: Tournament;
  /** Copies of ours that were set aside for a round to be published. */
  private readonly undecided: { round: number; table: number; copy: Copy }[] = [];

  /**
   * @param base the tournament that both have in common.
   * @param at the moment that what is told gets.
   */
  constructor(
    public log: TournamentLog,
    private readonly base: Tournament,
    private readonly at: number,
  ) {
    this.first = log.now;
  }

  /** Tells all that theirs has; false where that cannot be, and then nothing of it counts. */
  take(theirs: Tournament): boolean {
    try {
      this.matchPlayers(theirs);
      this.takeSetup(theirs);
      this.takePlayers(theirs);
      this.takeRounds(theirs);
      this.takeResults(theirs);
      this.takePresence(theirs);
      this.takePairs(theirs);
      this.takePenalties(theirs);
      this.takeRollOffs(theirs);
      return true;
    } catch (error) {
      if (error instanceof Unmergeable) return false;
      throw error;
    }
  }

  private get now(): Tournament {
    return this.log.now;
  }

  private tell(fact: TournamentFact): void {
    const event = tournamentEvent(fact, this.at);
    const next = nextLog(this.log, event);
    if (!next.ok) throw new Unmergeable(next.error);
    this.log = next.value;
    this.told.push(event);
  }

  /** Ours for one of theirs: the same id, or else the same name. */
  private matchPlayers({ entrants }: Tournament): void {
    const taken = new Set<string>();
    const match = (their: Entrant, our: Entrant | undefined): void => {
      if (our === undefined || taken.has(our.id) || this.ids.has(their.id)) return;
      this.ids.set(their.id, our.id);
      taken.add(our.id);
    };
    for (const their of entrants) match(their, entrantOf(this.now, their.id));
    for (const their of entrants)
      match(
        their,
        this.now.entrants.find(({ name }) => name === their.name),
      );
    for (const { id } of entrants) if (!this.ids.has(id)) this.ids.set(id, id);
  }

  private our(player: string): string {
    return this.ids.get(player) ?? player;
  }

  /** Each field by itself: theirs where only they have changed it. What has been played by stays. */
  private takeSetup(theirs: Tournament): void {
    const { setup } = this.now;
    const merged = { ...setup };
    const frozen: readonly string[] = this.now.rounds.length > 0 ? FROZEN : [];
    const take = <K extends keyof Setup>(field: K): void => {
      if (!frozen.includes(field) && isSameJson(setup[field], this.base.setup[field]))
        merged[field] = theirs.setup[field];
    };
    for (const field of Object.keys(setup) as (keyof Setup)[]) take(field);
    if (!isSameJson(merged, setup)) this.tell({ type: 'setup-changed', setup: merged });
    // Rounds that were played by other rules, or count by other points, are another tournament.
    const other = (['rules', 'scoring'] as const).some(
      (field) => !isSameJson(theirs.setup[field], this.now.setup[field]),
    );
    if (other && theirs.rounds.length > 0) throw new Unmergeable('rules');
  }

  private takePlayers(theirs: Tournament): void {
    // A name may be free only when somebody else has another one.
    while (theirs.entrants.some((their) => this.rename(their)));
    for (const { id: their, name } of theirs.entrants) {
      const id = this.our(their);
      if (entrantOf(this.now, id) === undefined)
        this.tell({ type: 'entered', players: [{ id, name: this.freeName(name) }] });
    }
    for (const their of theirs.entrants) {
      const id = this.our(their.id);
      const was = entrantOf(this.base, id)?.table ?? null;
      const our = entrantOf(this.now, id)?.table ?? null;
      if (our === was && their.table !== was)
        this.tell({ type: 'table-fixed', player: id, table: their.table });
    }
  }

  /** Takes their name of a player, where only they have changed it and nobody has it here. */
  private rename({ id: their, name }: Entrant): boolean {
    const id = this.our(their);
    const our = entrantOf(this.now, id)?.name;
    const changed = our !== undefined && our === entrantOf(this.base, id)?.name && our !== name;
    if (!changed || this.freeName(name) !== name) return false;
    this.tell({ type: 'renamed', player: id, name });
    return true;
  }

  /** The name, or with a number where somebody else has it. */
  private freeName(name: string): string {
    const taken = new Set(this.now.entrants.map((entrant) => entrant.name));
    for (let number = 1, free = name; ; free = numbered(name, ++number)) if (!taken.has(free)) return free;
  }

  /** Rounds that both have must be the same; those that only theirs has are published with their results. */
  private takeRounds(theirs: Tournament): void {
    const tablesOf = (round: Tournament['rounds'][number]): readonly (readonly string[])[] =>
      round.tables.map(({ players }) => players.map((player) => this.our(player)));
    for (const [place, { id, mode, tables }] of this.now.rounds.entries()) {
      const their = theirs.rounds[place];
      if (their === undefined) continue;
      const same =
        id === their.id &&
        mode === their.mode &&
        isSameJson(
          tables.map(({ players }) => players),
          tablesOf(their),
        );
      if (!same) throw new Unmergeable('rounds');
    }
    for (const [place, round] of theirs.rounds.entries()) {
      if (place < this.now.rounds.length) continue;
      // A final goes by the results of them all, every other round needs only the one before it to be over.
      for (let done = round.mode === 'final' ? 0 : Math.max(0, place - 1); done < place; done++)
        this.finishRound(done, theirs);
      const tables = tablesOf(round);
      this.seat(tables.flat(), round.mode === 'final');
      this.tell({ type: 'round-published', id: round.id, mode: round.mode, tables });
    }
  }

  /** Makes a round one that another can follow; copies that nobody has decided on come back with `takeResults`. */
  private finishRound(round: number, theirs: Tournament): void {
    for (const [table, our] of (this.now.rounds[round]?.tables ?? []).entries()) {
      if (isTableDone(our)) continue;
      if (our.result === null) {
        this.takeTable(round, table, theirs);
        continue;
      }
      const { result, game, flags, copies } = our;
      this.tell({ type: 'result-taken', round, table, result, game, flags });
      this.undecided.push(...copies.map((copy) => ({ round, table, copy })));
    }
  }

  /** Has those present who played in the round, or none less where it was a final. */
  private seat(players: readonly string[], final: boolean): void {
    const present = presentIn(this.now);
    for (const player of present)
      if (!final && !players.includes(player)) this.tell({ type: 'dropped', player });
    for (const player of players) if (!present.includes(player)) this.tell({ type: 'returned', player });
  }

  private takeResults(theirs: Tournament): void {
    for (const { round, table, copy } of this.undecided)
      this.tell({ type: 'copy-kept', round, table, ...copy });
    for (const [round, { tables }] of theirs.rounds.entries())
      for (const table of tables.keys()) this.takeTable(round, table, theirs);
  }

  /** What they say of one table: the first result that it has, and what differs from it as copies. */
  private takeTable(round: number, table: number, theirs: Tournament): void {
    const their = theirs.rounds[round]?.tables[table];
    if (their === undefined) return;
    for (const copy of copiesOf(their).map((each) => this.ourCopy(each))) {
      if (this.isKnown(round, table, copy)) continue;
      const taken = this.now.rounds[round]?.tables[table]?.result === null;
      this.tell({ type: taken ? 'result-taken' : 'copy-kept', round, table, ...copy });
    }
    const our = this.now.rounds[round]?.tables[table];
    if (their.explained !== null && our?.result === null && our.explained === null)
      this.tell({ type: 'table-explained', round, table, reason: their.explained });
  }

  /** Whether we were told of it before: what was decided then stays so. */
  private isKnown(round: number, table: number, copy: Copy): boolean {
    return this.log.done.some(
      ({ fact }) =>
        (fact.type === 'result-taken' || fact.type === 'copy-kept') &&
        fact.round === round &&
        fact.table === table &&
        isSameCopy(fact, copy),
    );
  }

  private ourCopy({ result, game, flags }: Copy): Copy {
    const players: TableResult['players'] = result.players.map((each) => ({
      ...each,
      player: this.our(each.player),
    }));
    return { result: { ...result, players }, game, flags };
  }

  /** Who plays on: as theirs has it where ours did not change it, and as it was before rounds were published here. */
  private takePresence(theirs: Tournament): void {
    const before = new Map(this.first.entrants.map(({ id, present }) => [id, present]));
    for (const their of theirs.entrants) {
      const id = this.our(their.id);
      const was = entrantOf(this.base, id)?.present ?? true;
      if ((before.get(id) ?? was) === was) before.set(id, their.present);
    }
    for (const [player, present] of before)
      if (entrantOf(this.now, player)?.present !== present)
        this.tell({ type: present ? 'returned' : 'dropped', player });
  }

  private takePairs(theirs: Tournament): void {
    const has = ({ apart }: Tournament, pair: Pair): boolean =>
      apart.some((each) => pair.every((player) => each.includes(player)));
    const pairs = theirs.apart.map(([one, other]): Pair => [this.our(one), this.our(other)]);
    for (const pair of pairs)
      if (pair[0] !== pair[1] && !has(this.now, pair) && !has(this.base, pair))
        this.tell({ type: 'kept-apart', pair });
    for (const pair of this.base.apart)
      if (has(this.now, pair) && !pairs.some((each) => pair.every((player) => each.includes(player))))
        this.tell({ type: 'let-together', pair });
  }

  /** Penalties have no names: of those that are alike, as many as either gave or lifted. */
  private takePenalties(theirs: Tournament): void {
    const penalties = theirs.penalties.map((each) => ({ ...each, player: this.our(each.player) }));
    const count = (list: readonly Penalty[], penalty: Penalty): number =>
      list.filter((each) => isSameJson(each, penalty)).length;
    const kinds = [...penalties, ...this.base.penalties];
    for (const [place, penalty] of kinds.entries()) {
      if (kinds.findIndex((each) => isSameJson(each, penalty)) !== place) continue;
      const [there, was] = [count(penalties, penalty), count(this.base.penalties, penalty)];
      const here = count(this.now.penalties, penalty);
      for (let more = here; there > was && more < there; more++)
        this.tell({ type: 'penalty-given', penalty });
      for (let less = here; there < was && here === was && less > there; less--) {
        const lifted = this.now.penalties.findIndex((each) => isSameJson(each, penalty));
        this.tell({ type: 'penalty-lifted', penalty: lifted });
      }
    }
  }

  /** Of the same players theirs counts where only they have rolled again. */
  private takeRollOffs(theirs: Tournament): void {
    const key = (order: readonly string[]): string => JSON.stringify([...order].sort());
    const last = (orders: Tournament['rollOffs'], order: readonly string[]) =>
      orders.filter((each) => key(each) === key(order)).at(-1);
    const held = theirs.rollOffs.map((order) => order.map((player) => this.our(player)));
    for (const order of held) {
      const was = last(this.base.rollOffs, order);
      if (last(held, order) !== order || isSameJson(order, was)) continue;
      if (isSameJson(last(this.now.rollOffs, order), was)) this.tell({ type: 'roll-off-held', order });
    }
  }
}

/** What cannot change any more when rounds have been played. */
const FROZEN = ['rules', 'rulesVersion', 'scoring', 'tieBreaks'];

/** The result and what else is said of a table. */
const copiesOf = ({ result, game, flags, copies }: PlayedTable): readonly Copy[] =>
  result === null ? copies : [{ result, game, flags }, ...copies];

/** A name with a number, within the length that names have. */
function numbered(name: string, number: number): string {
  const tail = ` (${number})`;
  return `${[...name]
    .slice(0, MAX_NAME_LENGTH - tail.length)
    .join('')
    .trimEnd()}${tail}`;
}
