/**
 * Keeps the screen awake while a game is on it. A browser lets go of the screen whenever the page is hidden, and may
 * refuse (a low battery): it is asked again when the page is back and with the next touch. Never an error.
 */
export class Awake {
  private wanted = false;
  private lock: WakeLockSentinel | null = null;
  private asking = false;

  /** Begins to listen. Without the browser's help this does nothing. */
  start(): void {
    document.addEventListener('visibilitychange', this.ask);
    // With the end of a touch: what its beginning asks for comes first.
    document.addEventListener('pointerup', this.ask, { passive: true });
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.ask);
    document.removeEventListener('pointerup', this.ask);
    this.want(false);
  }

  /** Whether the screen shall stay on from now on. */
  want(wanted: boolean): void {
    this.wanted = wanted;
    if (wanted) void this.ask();
    else void this.letGo();
  }

  private readonly ask = async (): Promise<void> => {
    const held = this.lock !== null && !this.lock.released;
    if (!this.wanted || this.asking || held || document.visibilityState !== 'visible') return;
    const wakeLock = navigator.wakeLock as WakeLock | undefined;
    if (wakeLock === undefined) return;
    this.asking = true;
    try {
      this.lock = await wakeLock.request('screen');
    } catch {
      this.lock = null;
    }
    this.asking = false;
    if (!this.wanted) await this.letGo();
  };

  private async letGo(): Promise<void> {
    const { lock } = this;
    this.lock = null;
    await lock?.release().catch(() => undefined);
  }
}
