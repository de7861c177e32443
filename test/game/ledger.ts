/**
 * A second bookkeeper, who knows nothing of how the engine moves points: it writes down what was banked, summed,
 * adjusted and bumped, and when turns ended.
 */
import { type Game, playerAt } from '../../src/engine/game.ts';
import type { Entry } from '../../src/game/entry.ts';
import type { GameEvent } from '../../src/game/events.ts';
import type { Log } from '../../src/game/log.ts';

/** What the books say at one moment. */
interface Page {
  readonly totals: ReadonlyMap<string, number>;
  /** The totals when the turn under way began. */
  readonly began: ReadonlyMap<string, number>;
  /** What the turn has made so far. */
  readonly risked: number;
}

export class Ledger {
  private readonly pages: Page[];
  private readonly torn: Page[] = [];

  constructor(players: readonly string[]) {
    const totals = new Map(players.map((name) => [name, 0]));
    this.pages = [{ totals, began: totals, risked: 0 }];
  }

  get page(): Page {
    return this.pages.at(-1) as Page;
  }

  /** Books what the event did to the log as it stood before. */
  book(event: GameEvent, before: Log, after: Log): void {
    if (event.type === 'undone') {
      this.torn.push(this.pages.pop() as Page);
      return;
    }
    if (event.type === 'redone') {
      this.pages.push(this.torn.pop() as Page);
      return;
    }
    this.torn.length = 0;
    if (event.type !== 'chosen') {
      this.pages.push(nextPage(this.page, event, before.last, after.last));
      return;
    }
    // A choice settles a throw anew, from the page before that throw.
    let depth = this.pages.length - 1;
    let entry = before.last;
    for (; entry.event.type === 'chosen'; depth--) entry = entry.before as Entry;
    this.pages.push(nextPage(this.pages[depth - 1] as Page, event, entry.before as Entry, after.last));
  }
}

function nextPage(page: Page, event: GameEvent, before: Entry, after: Entry): Page {
  const { game } = before;
  if (game.phase === 'over') throw new Error('Nothing is booked after the end');
  const totals = new Map(page.totals);
  const up = playerAt(game, game.up).name;
  const add = (name: string, points: number): void => {
    totals.set(name, (totals.get(name) ?? 0) + points);
  };
  if (event.type === 'taken-up') {
    event.standings.forEach(({ banked }, place) => totals.set(playerAt(game, place).name, banked));
    return { totals, began: totals, risked: 0 };
  }
  if (event.type === 'joined') {
    return { ...page, totals: totals.set(event.player, 0), began: new Map(page.began).set(event.player, 0) };
  }
  if (event.type === 'adjusted') add(event.player, event.points);
  if (event.type === 'banked' || (event.type === 'total-entered' && event.points > 0)) {
    add(up, event.type === 'banked' ? page.risked : event.points);
    if (game.rules.spots === 'bump') {
      for (const { name, out } of game.players) {
        const met = name !== up && out === null && totals.get(name) === totals.get(up);
        if (met) totals.set(name, page.began.get(up) as number);
      }
    }
  }
  if (endsTurn(event, before, after)) return { totals, began: totals, risked: 0 };
  return { ...page, totals, risked: page.risked + made(game, after) };
}

function endsTurn(event: GameEvent, { game }: Entry, after: Entry): boolean {
  if (event.type === 'banked' || event.type === 'total-entered') return true;
  const { ruling } = after;
  if (ruling?.outcome === 'wimpout' || ruling?.outcome === 'supernova') return true;
  if (event.type !== 'left' || game.phase === 'over') return false;
  if (playerAt(game, game.up).name === event.player) return true;
  // Whoever becomes the leader of Last Licks by this has no turn to finish.
  return game.phase === 'last-licks' && after.game.phase === 'last-licks' && after.game.leader === game.up;
}

/** The points that a throw added to the turn, or took off it again. */
function made(game: Game, { ruling }: Entry): number {
  if (game.phase === 'over' || ruling === null) return 0;
  if (ruling.outcome === 'scored') return ruling.lines.reduce((sum, { points }) => sum + points, 0);
  if (ruling.outcome !== 'void' || game.rules.clearing !== 'void-flash') return 0;
  const lost = game.turn.pending.filter(({ face }) => ruling.matched.includes(face));
  return -lost.reduce((sum, { points }) => sum + points, 0);
}
