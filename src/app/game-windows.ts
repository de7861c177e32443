/**
 * The windows that have one game open: one keeps the score, the others follow what it does. A Web Lock says which;
 * a channel tells the news. Browsers without locks let every window write, and the store finds the conflicts.
 */
import type { GameEvent } from '../game/events.ts';

/** What the window that keeps the score tells the others. */
export interface News {
  /** How many events are stored. */
  readonly events: number;
  /** The newest of them, where it is new; null when only the cubes told have changed. */
  readonly event: GameEvent | null;
  /** The cubes told of the next throw, as a draft's text. */
  readonly draft: string;
}

export interface Listener {
  /** Another window tells what it did. */
  heard(news: News): void;
  /** Another window has taken the score over. */
  robbed(): void;
  /** Another window has deleted the game. */
  removed(): void;
}

/** The news that a game was deleted. */
const REMOVED = 'removed';

const channelOf = (id: string): string => `cosmic-felt.game.${id}`;

/** Tells every window that has this game open that it was deleted. */
export function tellRemoved(id: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelOf(id));
  channel.postMessage(REMOVED);
  channel.close();
}

/** ms between the two questions of a claim. */
const PAUSE = 250;

export class GameWindows {
  private readonly name: string;
  private readonly channel: BroadcastChannel | null;
  private release: (() => void) | null = null;

  constructor(
    id: string,
    private readonly listener: Listener,
  ) {
    this.name = channelOf(id);
    this.channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(this.name);
    this.channel?.addEventListener('message', this.hear);
  }

  /** Asks to keep the score; false when another window does. */
  async claim(): Promise<boolean> {
    if (await this.request({ ifAvailable: true })) return true;
    // A page that was just reloaded may still hold its own lock.
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return this.request({ ifAvailable: true });
  }

  /** Keeps the score from now on, whoever did before. */
  async takeOver(): Promise<void> {
    await this.request({ steal: true });
  }

  /** Tells the others. */
  tell(news: News): void {
    this.channel?.postMessage(news);
  }

  /** Leaves the game: another window may keep the score. */
  close(): void {
    this.channel?.removeEventListener('message', this.hear);
    this.channel?.close();
    this.release?.();
    this.release = null;
  }

  private readonly hear = ({ data }: MessageEvent<News | typeof REMOVED>) => {
    if (data === REMOVED) this.listener.removed();
    else this.listener.heard(data);
  };

  private request(options: LockOptions): Promise<boolean> {
    const locks = globalThis.navigator?.locks as LockManager | undefined;
    if (locks === undefined || this.release !== null) return Promise.resolve(true);
    return new Promise((resolve) => {
      const held = locks.request(this.name, options, (lock) => {
        resolve(lock !== null);
        if (lock === null) return null;
        return new Promise<void>((release) => {
          this.release = release;
        });
      });
      held.catch(() => {
        // Stolen, unless it was never had: a page that is not fully active is refused, and writes as without locks.
        resolve(true);
        if (this.release === null) return;
        this.release = null;
        this.listener.robbed();
      });
    });
  }
}
