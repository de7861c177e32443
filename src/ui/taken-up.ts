/** A game that is taken up where others left it: totals by name, so that seats can still be moved and removed. */
import type { Standing } from '../engine/game.ts';

const AT_THE_START: Standing = { banked: 0, onBoard: false };

/** Where everybody stands, and who throws next. */
export class TakenUp {
  constructor(
    private readonly standings: ReadonlyMap<string, Standing> = new Map(),
    /** Who throws next; empty for whoever has the first seat. */
    readonly up = '',
  ) {}

  /** Somebody nobody has typed anything for is at the start. */
  standingOf(name: string): Standing {
    return this.standings.get(name) ?? AT_THE_START;
  }

  withStanding(name: string, standing: Standing): TakenUp {
    return new TakenUp(new Map(this.standings).set(name, standing), this.up);
  }

  withUp(name: string): TakenUp {
    return new TakenUp(this.standings, name);
  }

  /** What the game starts from with these players; null where that is a game from its beginning. */
  from(names: readonly string[]): { readonly standings: readonly Standing[]; readonly up: string } | null {
    const [first] = names;
    if (first === undefined) return null;
    const standings = names.map((name) => this.standingOf(name));
    const up = names.includes(this.up) ? this.up : first;
    const begun = up !== first || standings.some(({ banked, onBoard }) => banked > 0 || onBoard);
    return begun ? { standings, up } : null;
  }
}

export const NOTHING_YET = new TakenUp();
