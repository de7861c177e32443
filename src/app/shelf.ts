/**
 * The games on this device, and the one that is open: reads, starts and removes them, and keeps them where they can
 * be kept. What fails is told as a kind; the games of a page whose storage fails last as long as the page, until the
 * storage works again. A `change` event tells when there is something new to show.
 */
import { type StoreFailureKind, toFailure } from '../store/failure.ts';
import type { GameRecord, GameStore } from '../store/game-store.ts';
import { openGameStore } from '../store/indexed-store.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { NewGame } from './screens/new-game-screen.ts';
import type { Session, Setup } from './session.ts';

/** How many finished games home shows at first, and how many more at each asking. */
const PAGE = 10;

/** What home shows. */
export interface HomeData {
  readonly open: readonly GameRecord[];
  readonly finished: readonly GameRecord[];
  readonly finishedCount: number;
}

/** What a new game is made from: everybody who has played here, and the table as it was left. */
export interface SetupData {
  readonly roster: readonly Setup['seats'][number][];
  readonly last: Setup | null;
}

export class Shelf extends EventTarget {
  store: GameStore = memoryStore();
  /** The game that is open. */
  session: Session | null = null;
  home: HomeData = { open: [], finished: [], finishedCount: 0 };
  setup: SetupData | null = null;
  /** Why nothing is kept on this device. */
  broken: StoreFailureKind | null = null;

  /** What is done here lasts as long as the page. */
  private inMemory = true;

  /** Opens the storage; without it everything lasts as long as the page. */
  async open(): Promise<void> {
    try {
      this.store = await this.openStore();
      this.inMemory = false;
    } catch (error) {
      this.fail(error);
    }
  }

  private openStore(): Promise<GameStore> {
    return openGameStore({
      onBlocking: () => {
        this.broken = 'newer-version';
        this.changed();
      },
      onLost: () => void this.session?.verify(),
    });
  }

  /** Why something failed that is not told to anybody else. */
  readonly fail = (error: unknown): void => {
    this.broken = toFailure(error).kind;
    this.changed();
  };

  /** Opens a game, only to be looked at or to keep its score; none is open where there is none of that id. */
  async openGame(id: string, only: 'look' | 'any'): Promise<void> {
    if (this.session?.id === id) {
      if (only === 'any') await this.session.takeOver('if-free');
      return;
    }
    try {
      const { Session } = await import('./session.ts');
      await this.take((await Session.resume(this.store, id, only)) ?? null);
    } catch (error) {
      this.fail(error);
      await this.take(null);
    }
  }

  /** Leaves the game that is open to other windows. */
  closeGame(): Promise<void> {
    return this.take(null);
  }

  /**
   * Stores a new game and opens it; the game of a tournament's table that is here already is gone on with. Rejects only
   * where the code for it cannot be loaded.
   */
  async startGame({ seats, rules, takenUp, table }: NewGame): Promise<Session> {
    const now = Date.now();
    const { Session } = await import('./session.ts');
    const session = await Session.start(this.store, { seats, rules, ...(table && { table }) });
    if (takenUp) {
      session.command({ type: 'take-up', standings: takenUp.standings });
      if (takenUp.up !== seats[0]?.name) session.command({ type: 'give-turn', player: takenUp.up });
      await session.settled();
    }
    this.store = session.store;
    await this.store
      .rememberPlayers(seats.map(({ name, marker }) => ({ name, marker, lastPlayed: now })))
      .catch(() => {
        // The names are typed again next time; the game itself is not touched.
      });
    await this.take(session);
    return session;
  }

  async removeGame(id: string): Promise<void> {
    const { Session } = await import('./session.ts');
    await Session.remove(this.store, id);
    await this.loadHome();
  }

  /** Removes the open game, which another window has deleted, also where a step on its way has stored it again. */
  async removeDeleted(): Promise<void> {
    const { session } = this;
    await session?.settled();
    if (session) await this.store.remove(session.id);
  }

  /** Reads what home shows: as many finished games as before, or some more. */
  async loadHome(more: 'as-before' | 'more' = 'as-before'): Promise<void> {
    const shown = this.home.finished.length;
    const limit = more === 'more' ? shown + PAGE : Math.max(PAGE, shown);
    const [open, finished, finishedCount] = await Promise.all([
      this.store.openGames(),
      this.store.finishedGames(limit),
      this.store.countFinished(),
    ]);
    this.home = { open, finished, finishedCount };
    this.changed();
  }

  /** Reads what a new game is made from: like the game of this id, or like the one that was played last. */
  async loadSetup(like: string | null): Promise<void> {
    const roster = await this.store.roster();
    const [lately] = await this.store.finishedGames(1);
    const before = like === null ? lately : (await this.store.load(like))?.record;
    const rules = before && (await this.rulesOf(before));
    this.setup = { roster, last: before && rules ? { seats: before.seats, rules } : null };
    this.changed();
  }

  /** The rules a game began with. */
  private async rulesOf({ id }: GameRecord) {
    const first = (await this.store.load(id))?.events[0];
    return first?.type === 'started' ? first.rules : null;
  }

  /** Opens the storage once more, and brings into it what was done without it. */
  async tryAgain(): Promise<void> {
    const { session, store: memory } = this;
    try {
      const store = await this.openStore();
      if (this.inMemory) {
        const { bringGames } = await import('../store/bring-games.ts');
        await bringGames(memory, store);
      }
      await session?.moveTo(store);
      if (session !== null && session.store !== store) return;
      this.store = store;
      this.inMemory = false;
      this.broken = null;
      this.changed();
    } catch (error) {
      this.fail(error);
    }
  }

  private async take(session: Session | null): Promise<void> {
    if (session === this.session) return;
    this.session?.removeEventListener('change', this.sessionChanged);
    session?.addEventListener('change', this.sessionChanged);
    await this.session?.close();
    this.session = session;
    this.changed();
  }

  /** A session that lost its storage goes on in memory, and so does everything else here. */
  private readonly sessionChanged = (): void => {
    const { session } = this;
    if (session !== null && session.store !== this.store) {
      this.store = session.store;
      this.broken = session.failure;
      this.inMemory = session.failure !== null && session.failure !== 'conflict';
    }
    this.changed();
  };

  private changed(): void {
    this.dispatchEvent(new Event('change'));
  }
}
