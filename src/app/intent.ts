/**
 * What was tapped but may not be stored yet, kept where it can be written at once: the last resort against a
 * page that dies between a tap and the end of its transaction. The log in the database stays the only truth;
 * an intent is only what to ask for again.
 */
import type { Command } from '../game/commands.ts';
import { type Draft, makeDraft, parseDraft } from '../game/draft.ts';

export interface Intent {
  /** How many events were stored when the first of the commands was asked for. */
  readonly events: number;
  readonly commands: readonly Command[];
  /** The cubes told since. */
  readonly draft: Draft;
  /** Grows with every change of the cubes. */
  readonly stamp: number;
}

const keyOf = (game: string): string => `cosmic-felt.intent.${game}`;

/** Writes synchronously. A browser without local storage only loses this last resort. */
export function saveIntent(game: string, intent: Intent, storage: Storage | undefined = localStore()): void {
  try {
    storage?.setItem(keyOf(game), JSON.stringify({ ...intent, draft: makeDraft(intent.draft) }));
  } catch {
    // Full or forbidden: the database still has everything that was final, and an older intent must not count.
    dropIntent(game, storage);
  }
}

/** Leaves nothing behind when there is nothing more to ask for than what the store has. */
export function dropIntent(game: string, storage: Storage | undefined = localStore()): void {
  try {
    storage?.removeItem(keyOf(game));
  } catch {
    // It asks for nothing that is not stored.
  }
}

/** What is still to be asked for in a game of which so many events are stored; null when nothing is. */
export function loadIntent(
  game: string,
  stored: number,
  storage: Storage | undefined = localStore(),
): Intent | null {
  try {
    const read: unknown = JSON.parse(storage?.getItem(keyOf(game)) ?? 'null');
    if (!isIntent(read)) return null;
    const done = stored - read.events;
    if (done < 0 || done > read.commands.length) return null;
    const draft = parseDraft(read.draft);
    if (draft === undefined) return null;
    return { events: stored, commands: read.commands.slice(done), draft, stamp: read.stamp ?? 0 };
  } catch {
    return null;
  }
}

interface StoredIntent {
  readonly events: number;
  readonly commands: readonly Command[];
  readonly draft: string;
  readonly stamp?: number;
}

/** Commands are checked when they are decided; here only the frame. */
function isIntent(read: unknown): read is StoredIntent {
  if (typeof read !== 'object' || read === null) return false;
  const { events, commands, draft, stamp = 0 } = read as Partial<Record<keyof StoredIntent, unknown>>;
  return (
    typeof events === 'number' &&
    Array.isArray(commands) &&
    typeof draft === 'string' &&
    typeof stamp === 'number'
  );
}

function localStore(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
