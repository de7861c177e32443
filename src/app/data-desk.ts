/** What the data screen does: backups out and in, and how safe the data are. */
import { ok, type Result } from '../engine/result.ts';
import { type Backup, type BackupRefusal, type MadeBackup, makeBackup, readBackup } from '../store/backup.ts';
import { type BackupStore, openBackupStore } from '../store/backup-store.ts';
import { type Found, type Plan, planMerge, planReplace } from '../store/restore.ts';
import type { Look } from '../ui/look.ts';
import { askToKeep, lookAtSafety, type Safety } from './data-safety.ts';
import { amongWindows } from './data-windows.ts';
import { loadLook, readLook } from './look-preference.ts';
import { tellEventChanged } from './tournament/event-windows.ts';

export interface BackupFile extends MadeBackup {
  readonly name: string;
}

/** What was found in a text, before anything is written. */
export interface Preview {
  readonly backup: Backup;
  readonly found: Found;
}

export type Way = 'merge' | 'replace';

export interface Restored {
  readonly found: Found;
  /** The look that came with the backup; null where the one on this device stays. */
  readonly look: Look | null;
}

const PLANS: Readonly<Record<Way, typeof planMerge>> = { merge: planMerge, replace: planReplace };

/** Everything that reaches the database rejects with a `StoreFailure`. */
export class DataDesk {
  constructor(private readonly open: () => BackupStore = openBackupStore) {}

  async backUp(now: number = Date.now()): Promise<BackupFile> {
    const rows = await this.using((store) => store.readAll());
    const app = String(import.meta.env.APP_VERSION);
    const made = makeBackup({ saved: now, app, preferences: { look: loadLook() }, rows });
    return { ...made, name: `cosmic-felt-${dayOf(now)}.json` };
  }

  /** Reads a text and holds it against what is here. */
  async look(text: string): Promise<Result<Preview, BackupRefusal>> {
    const read = readBackup(text);
    if (!read.ok) return read;
    const backup = read.value;
    const { found } = planMerge(await this.using((store) => store.readAll()), backup);
    return ok({ backup, found });
  }

  async restore(backup: Backup, way: Way): Promise<Restored> {
    const planned = PLANS[way];
    return this.using(async (store) => {
      const { changed, put, clear } = planned(await store.readAll(), backup);
      const kept = new Set(put.games.map(([id]) => id));
      const { found, changedTournaments }: Plan = await amongWindows(
        changed,
        (id) => !clear || kept.has(id),
        () => store.write((here) => planned(here, backup)),
      );
      for (const id of changedTournaments) tellEventChanged(id);
      const alone = way === 'replace' || found.here + found.tournamentsHere === 0;
      const preferences = Object(backup.preferences) as { readonly look?: unknown };
      return { found, look: alone && preferences.look !== undefined ? readLook(preferences.look) : null };
    });
  }

  safety(): Promise<Safety> {
    return lookAtSafety();
  }

  askToKeep(): Promise<void> {
    return askToKeep();
  }

  private async using<T>(work: (store: BackupStore) => Promise<T>): Promise<T> {
    const store = this.open();
    try {
      return await work(store);
    } finally {
      store.close();
    }
  }
}

/** The day where the device is, `2026-11-30`. */
function dayOf(now: number): string {
  const date = new Date(now);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
