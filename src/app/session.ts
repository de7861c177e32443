/**
 * The game under way, and the only place with effects: it decides commands, stores their events one by one and
 * shows a state only when the event that led to it is stored. If the database fails, the game goes on in memory
 * and says so, until it is brought back. Of several windows with one game, one keeps the score; the others follow it and only read.
 */
import type { Cubes } from '../engine/cubes.ts';
import type { Rules, RulesChange } from '../engine/settings.ts';
import type { Command, LogRefusal } from '../game/commands.ts';
import {
  cubesMissing,
  type Draft,
  fitsCubes,
  isComplete,
  makeDraft,
  makeDraftThrow,
  NO_DRAFT,
  parseDraft,
  restBlank,
  type Tap,
  takesTap,
} from '../game/draft.ts';
import { type EventTable, tableGameId } from '../game/event-table.ts';
import { eventOf, type GameEvent } from '../game/events.ts';
import { evolve, foldLog, type Log, perform, startLog } from '../game/log.ts';
import { bringGame } from '../store/bring-games.ts';
import { StoreFailure, type StoreFailureKind, toFailure } from '../store/failure.ts';
import type { GameRecord, GameStore, LoadedGame, SavedDraft, SavedSeat } from '../store/game-store.ts';
import { memoryStore } from '../store/memory-store.ts';
import { newId, recordOf } from './game-record.ts';
import { GameWindows, type News, tellRemoved } from './game-windows.ts';
import { dropIntent, type Intent, loadIntent, saveIntent } from './intent.ts';

const NO_CUBES: Cubes = { common: 0, sun: false };

/**
 * ms that a step waits to be stored before it is shown that it was asked for. Most are stored in two or three: drawing
 * at once would cost them two frames, as Chromium holds back what the database answers to an input that changed the
 * page until that change is painted.
 */
const PATIENCE = 60;

/** ms after which what is stored is struck off what was asked for: on a slow phone it would delay the ruling. */
const TIDY = 500;

/** What the table agrees on while somebody throws: it leaves the cubes told so far as they are. */
const BESIDE_THE_THROW: ReadonlySet<Command['type']> = new Set<Command['type']>([
  'change-rules',
  'agree-house-rule',
  'adjust',
  'leave',
  'join',
  'change-seats',
]);

/** Refusals of a second tap on what the first has done: there is nothing to say. */
const TOO_LATE: ReadonlySet<LogRefusal> = new Set<LogRefusal>([
  'choice',
  'nothing-to-undo',
  'nothing-to-redo',
]);

/** How often a step is asked for again that another window was faster with. */
const MAX_TRIES = 5;

export interface Setup {
  readonly seats: readonly SavedSeat[];
  readonly rules: Rules;
  /** Where it is a game of a tournament. */
  readonly table?: EventTable;
}

/** What all have agreed on: a change of the rules, or a house rule in words. */
export type Proposal = { readonly agreed: readonly string[] } & (
  | { readonly type: 'change-rules'; readonly change: RulesChange }
  | { readonly type: 'agree-house-rule'; readonly text: string }
);

/** Tells when there is something new to show: a `change` event; and what that will be as soon as it is stored: an `ask`. */
export class Session extends EventTarget {
  /** The log as stored: what the screen may show as final. */
  log: Log;
  /** Why the database does not keep this game any more, or did not take the last step; null while all is well. */
  failure: StoreFailureKind | null = null;
  /** Why the last command was refused. */
  refusal: LogRefusal | null = null;
  /** Another window keeps the score: this one shows what it does, and takes neither taps nor commands. */
  follows = false;
  /** Another window has deleted this game: it stands still until somebody says whether it is kept. */
  removed = false;

  /** The log with the steps that are on their way to the store, and the cubes told of the throw after them. */
  private latest: Log;
  private draft: Draft = NO_DRAFT;
  /** Grows with every change of the cubes told: of two that were kept, the one with the higher stamp counts. */
  private stamp = 0;
  /** The cubes of the throw that is being stored. */
  private sent: Draft | null = null;
  /** Commands asked for and not stored yet, oldest first. */
  private waiting: Command[] = [];
  /** Commands whose events only memory has since the database failed, oldest first: a reload asks for them again. */
  private unkept: Command[] = [];
  /** The store that was left when it failed is not there any more. */
  private inMemory = false;
  /** Work on the whole game is under way, and what is asked for waits for it. */
  private busy = 0;
  private saving: Promise<void> = Promise.resolve();
  private drafting: Promise<void> = Promise.resolve();
  private draftSaving = false;
  /** Grows when this window gives up its own line of events for another's. */
  private generation = 0;
  private readonly windows: GameWindows;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private tidying: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    public store: GameStore,
    private record: GameRecord,
    private readonly events: GameEvent[],
  ) {
    super();
    this.log = foldLog(events);
    this.latest = this.log;
    this.windows = new GameWindows(record.id, {
      heard: (news) => void this.followNews(news),
      robbed: () => this.giveUp(),
      removed: () => {
        this.removed = true;
        this.changed();
      },
    });
  }

  get id(): string {
    return this.record.id;
  }

  get seats(): readonly SavedSeat[] {
    return this.record.seats;
  }

  /** Every event as it was stored, in order: what the log is folded from. */
  get entered(): readonly GameEvent[] {
    return [...this.events];
  }

  /** The cubes told so far: of the throw that is being entered, or of the one that is being stored. */
  get entering(): Draft {
    return this.sent ?? this.draft;
  }

  /** What will show when all that was asked for is stored. */
  get coming(): Pick<Session, 'log' | 'seats' | 'entering' | 'refusal'> {
    return { log: this.latest, seats: this.seats, entering: this.draft, refusal: null };
  }

  /** The cubes not told yet of the throw that comes next, also while the one before it is being stored. */
  get missing(): Cubes {
    const { game } = this.latest.last;
    return game.phase === 'over' ? NO_CUBES : cubesMissing(this.draft, game.turn.cubes);
  }

  /** A new game, or that of a tournament's table where it was begun before; resolves when it is stored. */
  static async start(store: GameStore, { seats, rules, table }: Setup): Promise<Session> {
    const players = seats.map(({ name }) => name);
    const event = eventOf({ type: 'started', rules, players, ...(table && { table }) });
    const id = table ? tableGameId(table) : newId();
    const begun = table && (await Session.resume(store, id).catch(() => undefined));
    if (begun) return begun;
    const record = recordOf({ id, started: Date.now(), seats }, startLog(event), 1);
    const session = new Session(store, record, [event]);
    await store.create(record, event).catch((error) => session.fail(error));
    await session.windows.claim();
    return session;
  }

  /**
   * A stored game, resumed at the exact tap; undefined when there is none of that id. Follows where another window
   * keeps the score, or when it is only to be looked at.
   */
  static async resume(
    store: GameStore,
    id: string,
    only: 'look' | 'any' = 'any',
  ): Promise<Session | undefined> {
    const loaded = await store.load(id);
    if (loaded === undefined) return undefined;
    const { record, events, draft } = loaded;
    const session = new Session(store, record, [...events]);
    session.follows = only === 'look' || !(await session.windows.claim());
    await session.pickUp(draft);
    return session;
  }

  /** Deletes a stored game, and tells the windows that have it open. */
  static async remove(store: GameStore, id: string): Promise<void> {
    await store.remove(id);
    dropIntent(id);
    tellRemoved(id);
  }

  /** From now on this window keeps the score, from where the other one left it; or only if no other one does. */
  async takeOver(when: 'always' | 'if-free' = 'always'): Promise<void> {
    if (!this.follows) return;
    if (when === 'always') await this.windows.takeOver();
    else if (!(await this.windows.claim())) return;
    const loaded = await this.store.load(this.id);
    if (loaded !== undefined) this.showLoaded(loaded);
    this.follows = false;
    await this.pickUp(loaded?.draft ?? null);
    this.changed();
  }

  /** Leaves the game to other windows. What was asked for is stored before. */
  async close(): Promise<void> {
    await this.settled();
    this.windows.close();
  }

  /** Keeps a game that another window has deleted. */
  keep(): Promise<void> {
    this.removed = false;
    this.changed();
    return this.verify();
  }

  /** Stores the game again where the database has lost it; one that is there is left alone. */
  verify(): Promise<void> {
    if (this.follows || this.removed || this.inMemory) return this.settled();
    return this.wholly(async () => {
      try {
        if ((await this.store.load(this.id)) === undefined) await this.storeAnew();
      } catch (error) {
        await this.fail(error);
      }
      this.saveDraft();
    });
  }

  /**
   * Brings a game that went on in memory into a store that works again; `failure` says whether it did. Where another
   * window has gone on otherwise with what was stored, its log counts.
   */
  moveTo(store: GameStore): Promise<void> {
    return this.wholly(async () => {
      try {
        const brought = await bringGame(store, this.record, this.events);
        this.failure = brought ? null : 'conflict';
        this.store = store;
        this.inMemory = false;
        this.unkept = [];
        const loaded = brought ? undefined : await store.load(this.id);
        if (loaded !== undefined) this.showLoaded(loaded);
        else this.saveDraft();
      } catch (error) {
        this.failure = toFailure(error).kind;
      }
      this.saveIntent();
      this.changed();
    });
  }

  /** Does some work between two steps: those that are asked for meanwhile wait for it. */
  private wholly(work: () => Promise<void>): Promise<void> {
    this.busy++;
    this.saving = this.saving.then(work).finally(() => this.busy--);
    return this.saving;
  }

  /** Goes on with what was told or asked for and is not in the log. A window that follows only shows it. */
  private async pickUp(draft: SavedDraft | null): Promise<void> {
    const stored = draft?.events === this.events.length ? draft : null;
    const told = parseDraft(stored?.taps ?? '') ?? NO_DRAFT;
    this.stamp = stored?.stamp ?? 0;
    if (this.follows) {
      this.draft = told;
      return;
    }
    const intent = loadIntent(this.id, this.events.length);
    // A browser that was killed may have kept an older intent than it wrote; what the database has was written.
    const stale = intent?.commands.length === 0 && stored !== null && intent.stamp < this.stamp;
    if (intent && !stale) this.askAgain(intent);
    else this.enter(told);
    await this.settled();
  }

  /** Resolves when everything asked for so far is stored. */
  async settled(): Promise<void> {
    await this.saving;
    await this.drafting;
    if (this.tidying !== undefined) this.saveIntent();
  }

  /** One cube of the throw. With its last cube the throw is taken. */
  tap(tap: Tap): void {
    const { game } = this.latest.last;
    if (game.phase !== 'over' && takesTap(this.draft, game.turn.cubes, tap.cube))
      this.enter([...this.draft, tap]);
  }

  /** Tells every cube not told yet as a blank, which completes the throw. */
  restBlank(): void {
    const { game } = this.latest.last;
    if (game.phase !== 'over' && this.draft.length > 0) this.enter(restBlank(this.draft, game.turn.cubes));
  }

  /** Takes back one cube of the half-entered throw, by its place in the draft. */
  clearCube(place: number): void {
    this.enter(this.draft.filter((_, each) => each !== place));
  }

  /** One step back: the last cube of a half-entered throw, else the last step of the game. */
  undo(): void {
    if (this.draft.length > 0) this.enter(this.draft.slice(0, -1));
    else this.command({ type: 'undo' });
  }

  /** Takes back the step that ended the game; only that one, however often it is asked for. */
  reopen(): void {
    if (this.latest.last.game.phase === 'over') this.undo();
  }

  /** Asks for what all have agreed on, as of now. */
  agree(proposal: Proposal): void {
    this.command({ ...proposal, at: Date.now() });
  }

  /** Asks for a step of the game. It is shown when it is stored. */
  command(command: Command): void {
    if (this.follows || this.removed) return;
    const performed = perform(this.latest, command);
    if (!performed.ok) {
      if (TOO_LATE.has(performed.error)) return;
      this.refusal = performed.error;
      this.changed();
      return;
    }
    const { event, log } = performed.value;
    this.refusal = null;
    this.failure = this.failure === 'conflict' ? null : this.failure;
    if (!this.goesOn(command, log)) this.draft = NO_DRAFT;
    this.latest = log;
    this.waiting.push(command);
    const { generation } = this;
    // At once if nothing is on its way: the database works while the rest is done here.
    this.saving =
      this.waiting.length === 1 && this.busy === 0
        ? this.save(event, log, generation)
        : this.saving.then(() => this.save(event, log, generation));
    this.saveIntent();
    this.dispatchEvent(new Event('ask'));
    this.patience ??= setTimeout(() => this.changed(), PATIENCE);
  }

  /** Whether the cubes told so far are still those of the throw under way. */
  private goesOn({ type }: Command, { last }: Log): boolean {
    const { game: before } = this.latest.last;
    const { game } = last;
    if (!BESIDE_THE_THROW.has(type) || game.phase === 'over' || before.phase === 'over') return false;
    const samePlayer = game.players[game.up]?.name === before.players[before.up]?.name;
    return samePlayer && fitsCubes(this.draft, game.turn.cubes);
  }

  /** Asks for what an intent says was not stored; one that makes no sense is asked for as far as it does. */
  private askAgain({ commands, draft, stamp }: Intent): void {
    this.stamp = Math.max(this.stamp, stamp);
    try {
      for (const command of commands) this.command(command);
      this.enter(draft);
    } catch {
      // What is stored is the truth, and it is on the screen.
    }
  }

  private enter(draft: Draft): void {
    const { game } = this.latest.last;
    if (this.follows || this.removed || game.phase === 'over' || !fitsCubes(draft, game.turn.cubes)) return;
    if (draft.length > 0 && isComplete(draft, game.turn.cubes)) {
      this.sent = draft;
      this.command({ type: 'throw', throw: makeDraftThrow(draft) });
      return;
    }
    this.draft = draft;
    this.stamp++;
    this.refusal = null;
    this.saveDraft();
    this.saveIntent();
    this.windows.tell({ events: this.events.length, event: null, draft: makeDraft(draft) });
    this.changed();
  }

  /** Stores one event, then shows the log it led to. */
  private async save(event: GameEvent, log: Log, generation: number): Promise<void> {
    // After a conflict nothing that was asked for before it follows any more.
    if (generation !== this.generation) return;
    const record = recordOf(this.record, log, this.events.length + 1);
    for (let tries = 0, stored = false; !stored; tries++) {
      try {
        await this.store.append(record, event);
        stored = true;
      } catch (error) {
        await this.fail(error, tries);
        if (generation !== this.generation) return;
      }
    }
    const command = this.waiting.shift();
    if (this.inMemory && command !== undefined) this.unkept.push(command);
    if (!this.waiting.some(({ type }) => type === 'throw')) this.sent = null;
    this.events.push(event);
    this.record = record;
    this.log = log;
    this.changed();
    this.tidyIntent();
    this.windows.tell({ events: this.events.length, event, draft: makeDraft(this.draft) });
  }

  /** Writes the newest draft, also when nothing is left of it; while one is being written, the newest after it. */
  private saveDraft(): void {
    if (this.draftSaving) return;
    this.draftSaving = true;
    this.drafting = this.writeDraft();
  }

  private async writeDraft(): Promise<void> {
    for (let written: Draft | null = null; written !== this.draft; ) {
      // Behind an event that is not stored it would replace one that still counts.
      while (this.waiting.length > 0) await this.saving;
      written = this.draft;
      const { id: game, stamp } = this;
      const draft = { game, events: this.events.length, taps: makeDraft(written), stamp };
      await this.store.saveDraft(draft).catch(() => {
        // The next event tells the player; until then the intent keeps these cubes.
      });
    }
    this.draftSaving = false;
    this.tidyIntent();
  }

  /** What is stored need not be asked for again, but does no harm there: a reload finds it stored. */
  private tidyIntent(): void {
    this.tidying ??= setTimeout(() => this.saveIntent(), TIDY);
  }

  /** While the store has an older draft, an empty one is something to ask for too. */
  private saveIntent(): void {
    clearTimeout(this.tidying);
    this.tidying = undefined;
    const { events, draft, stamp } = this;
    const commands = [...this.unkept, ...this.waiting];
    if (commands.length === 0 && draft.length === 0 && !this.draftSaving) dropIntent(this.id);
    else saveIntent(this.id, { events: events.length - this.unkept.length, commands, draft, stamp });
  }

  /**
   * The store gave up on a write: the game goes on in memory, or follows the window that was faster. After some
   * tries nobody was faster: what is stored of the game is broken.
   */
  private async fail(error: unknown, tries = 0): Promise<void> {
    const { kind } = toFailure(error);
    this.failure = kind === 'conflict' && tries >= MAX_TRIES ? 'unknown' : kind;
    if (this.failure !== 'conflict') return this.moveToMemory();
    try {
      await this.followOther();
    } catch (again) {
      await this.fail(again, tries + 1);
    }
  }

  private async moveToMemory(): Promise<void> {
    this.store.close();
    this.store = memoryStore();
    this.inMemory = true;
    await this.storeAnew();
  }

  /** Stores all events again, where none of them is. */
  private async storeAnew(): Promise<void> {
    const { store, record, events } = this;
    if (!(await bringGame(store, record, events))) throw new StoreFailure('conflict');
  }

  /**
   * Another window wrote to this game: its log counts, and what was on its way from here does not. A game that it
   * removed is still played here, and kept.
   */
  private async followOther(): Promise<void> {
    const loaded = await this.store.load(this.id);
    if (loaded === undefined) {
      await this.storeAnew();
      this.failure = null;
      return;
    }
    this.showLoaded(loaded);
    this.saveIntent();
    this.changed();
  }

  /** What is stored counts, and nothing that was on its way from here. */
  private showLoaded(loaded: LoadedGame): void {
    this.generation++;
    this.events.splice(0, this.events.length, ...loaded.events);
    this.record = loaded.record;
    this.log = foldLog(loaded.events);
    this.latest = this.log;
    this.waiting = [];
    this.sent = null;
    this.draft = NO_DRAFT;
  }

  /** Another window has taken over: this one follows it. */
  private giveUp(): void {
    this.generation++;
    this.follows = true;
    this.latest = this.log;
    this.waiting = [];
    this.sent = null;
    this.changed();
  }

  /** Shows what the window did that keeps the score; reads the game anew where some of it was missed. */
  private async followNews({ events, event, draft }: News): Promise<void> {
    if (!this.follows) return;
    if (event !== null && events === this.events.length + 1) {
      this.events.push(event);
      this.log = evolve(this.log, event);
      this.latest = this.log;
    } else if (events !== this.events.length) {
      const loaded = await this.store.load(this.id);
      if (loaded !== undefined) this.showLoaded(loaded);
    }
    this.draft = parseDraft(draft) ?? NO_DRAFT;
    this.changed();
  }

  private changed(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    this.dispatchEvent(new Event('change'));
  }
}
