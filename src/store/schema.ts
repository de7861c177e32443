/** The database's shape, and how each version of it is made from the one before. */
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { GameEvent } from '../game/events.ts';
import type { TournamentEvent } from '../tournament/tournament-log.ts';
import type { GameRecord, RosterPlayer, SavedDraft, SavedRuleSet } from './game-store.ts';
import type { TournamentRecord } from './tournament-record.ts';

export const DATABASE_NAME = 'cosmic-felt';

export interface FeltSchema extends DBSchema {
  games: {
    key: string;
    value: GameRecord;
    /** `open` or `over`, then when it was last played. */
    indexes: { byStatus: [GameRecord['status'], number] };
  };
  /** Keyed by game and place in its log, from 0. */
  events: { key: [string, number]; value: GameEvent };
  /** The half-entered throw of a game. */
  drafts: { key: string; value: SavedDraft };
  roster: { key: string; value: RosterPlayer; indexes: { byLastPlayed: number } };
  /** Rules that players have named. */
  ruleSets: { key: string; value: SavedRuleSet };
  tournaments: { key: string; value: TournamentRecord };
  /** Keyed by tournament and place in its log, from 0. */
  tournamentEvents: { key: [string, number]; value: TournamentEvent };
}

export type StoreName = StoreNames<FeltSchema>;

/** What one store has under one key. */
export type Row<S extends StoreName> = readonly [key: FeltSchema[S]['key'], value: FeltSchema[S]['value']];

/** All that is stored. */
export type Rows = { readonly [S in StoreName]: readonly Row<S>[] };

type Upgrade = (
  database: IDBPDatabase<FeltSchema>,
  transaction: IDBPTransaction<FeltSchema, StoreName[], 'versionchange'>,
) => void;

/** `UPGRADES[n]` makes version n + 1 from version n. Never changed, only added to. */
export const UPGRADES: readonly Upgrade[] = [
  (database) => {
    database.createObjectStore('games', { keyPath: 'id' }).createIndex('byStatus', ['status', 'updated']);
    database.createObjectStore('events');
    database.createObjectStore('drafts', { keyPath: 'game' });
    database.createObjectStore('roster', { keyPath: 'name' }).createIndex('byLastPlayed', 'lastPlayed');
  },
  (database) => {
    database.createObjectStore('ruleSets', { keyPath: 'name' });
  },
  (database) => {
    database.createObjectStore('tournaments', { keyPath: 'id' });
    database.createObjectStore('tournamentEvents');
  },
];

export const VERSION = UPGRADES.length;
