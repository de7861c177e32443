/** How safe the data are on this device, as far as the browser tells; and the one time that it is asked to keep them. */

export const OFFLINES = [
  /** Every file is on the device, and the worker that serves them answers for this page. */
  'ready',
  /** The worker is not here yet, or misses files. */
  'not-yet',
  /** The browser lets no page work without a network here. */
  'never',
] as const;
export type Offline = (typeof OFFLINES)[number];

export const KEEPINGS = [
  /** The browser deletes nothing by itself. */
  'kept',
  /** It may delete everything when room is short, and was asked not to. */
  'refused',
  /** The same, and it was not asked yet. */
  'not-asked',
  /** It tells nothing. */
  'unknown',
] as const;
export type Keeping = (typeof KEEPINGS)[number];

export interface Safety {
  readonly offline: Offline;
  readonly keeping: Keeping;
  /** Bytes, the app itself included; null where the browser tells nothing. */
  readonly used: number | null;
}

/** ms that the worker may take to count its files; an older one does not know the question. */
const PATIENCE = 2000;
const ASKED = 'cosmic-felt.asked-to-keep';

export async function lookAtSafety(): Promise<Safety> {
  const [offline, keeping, used] = await Promise.all([offlineNow(), keepingNow(), usedNow()]);
  return { offline, keeping, used };
}

async function offlineNow(): Promise<Offline> {
  const container = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;
  if (container === undefined) return 'never';
  const { controller } = container;
  if (controller === null) return 'not-yet';
  return (await hasAllFiles(controller)) ? 'ready' : 'not-yet';
}

/** A browser may have thrown away what was once complete, so the worker looks. */
function hasAllFiles(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    // Without an answer it is an older worker, which was complete when it began.
    const timer = setTimeout(() => resolve(true), PATIENCE);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data === true);
    };
    worker.postMessage({ type: 'HAS_ALL_FILES' }, [port2]);
  });
}

const storage = (): Partial<StorageManager> | undefined => globalThis.navigator?.storage;

async function keepingNow(): Promise<Keeping> {
  try {
    const kept = await storage()?.persisted?.();
    if (kept === undefined) return 'unknown';
    return kept ? 'kept' : wasAsked() ? 'refused' : 'not-asked';
  } catch {
    return 'unknown';
  }
}

async function usedNow(): Promise<number | null> {
  try {
    return (await storage()?.estimate?.())?.usage ?? null;
  } catch {
    return null;
  }
}

/** Asks the browser to keep the data until somebody deletes them. Some ask the player, most decide by themselves. */
export async function askToKeep(): Promise<void> {
  try {
    localStorage.setItem(ASKED, 'yes');
  } catch {
    // It is asked again another time.
  }
  try {
    await storage()?.persist?.();
  } catch {
    // As good as a no.
  }
}

/** Asks the first time that there is something worth keeping, and never again by itself. */
export async function askToKeepOnce(): Promise<void> {
  if (!wasAsked()) await askToKeep();
}

function wasAsked(): boolean {
  try {
    return localStorage.getItem(ASKED) !== null;
  } catch {
    return false;
  }
}
