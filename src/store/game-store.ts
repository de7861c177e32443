/** What a store of games can do. One event is one transaction; a write that resolved is durable. */
import type { EventTable } from '../game/event-table.ts';
import type { GameEvent } from '../game/events.ts';
import type { Summary } from '../game/summary.ts';

/** A player's marker, by name. */
export interface SavedSeat {
  readonly name: string;
  readonly marker: string;
}

/** A game as lists show it, without its events. */
export interface GameRecord {
  readonly id: string;
  /** Milliseconds since 1970, as is `updated`. */
  readonly started: number;
  readonly updated: number;
  readonly seats: readonly SavedSeat[];
  /** How many events are stored. */
  readonly events: number;
  readonly status: 'open' | 'over';
  readonly summary: Summary;
  /** The rules in force, `rulebook goal=300`. */
  readonly rules: string;
  /** The table of a tournament that it was started for. */
  readonly table?: EventTable;
}

/** Cubes that were told but make no throw yet. They follow the state that so many events lead to. */
export interface SavedDraft {
  readonly game: string;
  readonly events: number;
  readonly taps: string;
  /** Grows with every change of the cubes told. */
  readonly stamp?: number | undefined;
}

export interface RosterPlayer {
  readonly name: string;
  readonly marker: string;
  readonly lastPlayed: number;
}

/** Rules that players have named. */
export interface SavedRuleSet {
  readonly name: string;
  /** `rulebook(goal=300)` */
  readonly rules: string;
  /** When it was saved last: milliseconds since 1970. */
  readonly updated: number;
}

export interface LoadedGame {
  readonly record: GameRecord;
  readonly events: readonly GameEvent[];
  readonly draft: SavedDraft | null;
}

/** Every method rejects with a `StoreFailure`. */
export interface GameStore {
  create(record: GameRecord, first: GameEvent): Promise<void>;
  /**
   * Adds an event and puts the record, all or nothing; a draft that was behind fewer events counts no more.
   *
   * @param record the game as it stands with this event; its `events` counts it
   * @throws StoreFailure `conflict` when that event exists already: another window was faster
   */
  append(record: GameRecord, event: GameEvent): Promise<void>;
  load(id: string): Promise<LoadedGame | undefined>;
  saveDraft(draft: SavedDraft): Promise<void>;
  /** Newest first. */
  openGames(): Promise<readonly GameRecord[]>;
  /** Newest first, reading no more rows than asked for; `before` is when the last one known was played. */
  finishedGames(limit: number, before?: number): Promise<readonly GameRecord[]>;
  countFinished(): Promise<number>;
  /** The game with its events and draft. */
  remove(id: string): Promise<void>;
  /** Most recently played first, and by name those of one time. */
  roster(): Promise<readonly RosterPlayer[]>;
  rememberPlayers(players: readonly RosterPlayer[]): Promise<void>;
  close(): void;
}
