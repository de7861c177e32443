import { Workbox } from 'workbox-window';

/** ms after which the page reloads although no word came that the new version is in charge, or is there at all. */
const fallbackAfter = 4_000;
/** ms between two looks for a new version when the player comes back to the app, and of one that stays open. */
const lookGap = 5 * 60_000;
const lookEvery = 60 * 60_000;
const reloadGap = 10_000;
const reloadMark = 'cosmic-felt.reloaded-at';

/**
 * Registers the service worker, says when a new version waits, and changes to it when the player asks.
 * A change made in one tab reloads the others too: what they show must be stored by then.
 */
export class ServiceWorkerClient {
  private readonly waitingCallbacks: (() => void)[] = [];
  private registration: ServiceWorkerRegistration | undefined;
  private reloading = false;
  private lookedAt = Number.NEGATIVE_INFINITY;

  onWaiting(callback: () => void): void {
    this.waitingCallbacks.push(callback);
    if (this.registration?.waiting) callback();
  }

  /** Resolves when registered, or when that is not possible: the app works without, only not offline. */
  async start(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    this.reloadWhenReplaced(navigator.serviceWorker);

    const workbox = new Workbox(new URL('sw.js', document.baseURI).href, {
      scope: new URL('./', document.baseURI).href,
      updateViaCache: 'none',
    });
    try {
      this.registration = await workbox.register();
    } catch {
      return;
    }
    this.tellOfEach(this.registration);
    // Registering looks for a new version; so does coming back to the app, which may stay open for weeks.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && Date.now() - this.lookedAt >= lookGap)
        this.checkForUpdate();
    });
    setInterval(() => this.checkForUpdate(), lookEvery);
  }

  /** Looks for a new version and changes to it; without one, reloads. */
  async renew(): Promise<void> {
    const { registration } = this;
    await registration?.update().catch(() => {
      // Offline: what is there must do.
    });
    const installing = registration?.installing;
    if (installing)
      await new Promise((resolve) => {
        installing.addEventListener('statechange', resolve, { once: true });
        setTimeout(resolve, fallbackAfter);
      });
    this.apply();
  }

  /** Tells of the version that waits already and of every later one, also of one after an offer was put off. */
  private tellOfEach(registration: ServiceWorkerRegistration | undefined): void {
    const tell = () => {
      // The very first version waits for nobody.
      if (!registration?.waiting || !registration.active) return;
      for (const callback of this.waitingCallbacks) callback();
    };
    const follow = () => registration?.installing?.addEventListener('statechange', tell);
    registration?.addEventListener('updatefound', follow);
    // One may have been found while this page registered.
    follow();
    tell();
  }

  /** Changes to the version that waits now; without one, a reload brings whatever is newest. */
  apply(): void {
    const waiting = this.registration?.waiting;
    if (!waiting) {
      this.reload();
      return;
    }
    waiting.postMessage({ type: 'SKIP_WAITING' });
    setTimeout(() => this.reload(), fallbackAfter);
  }

  private checkForUpdate(): void {
    this.lookedAt = Date.now();
    this.registration?.update().catch(() => {
      // Offline: the next return to the app asks again.
    });
  }

  /** The first worker of a page claims it, which changes nothing; any later one brings new files. */
  private reloadWhenReplaced(container: ServiceWorkerContainer): void {
    let controlled = container.controller !== null;
    container.addEventListener('controllerchange', () => {
      if (controlled && !this.reloadedLately()) this.reload();
      controlled = true;
    });
  }

  private reload(): void {
    if (this.reloading) return;
    this.reloading = true;
    try {
      sessionStorage.setItem(reloadMark, String(Date.now()));
    } catch {
      // Without session storage only the guard against loops is lost.
    }
    location.reload();
  }

  /** Whatever goes wrong with a worker, the page does not reload itself again and again. */
  private reloadedLately(): boolean {
    try {
      const age = Date.now() - Number(sessionStorage.getItem(reloadMark));
      return age >= 0 && age < reloadGap;
    } catch {
      return false;
    }
  }
}
