/** What the shell must say on every screen, and the ways on. */
import type { StoreFailureKind } from '../store/failure.ts';
import type { Way } from '../ui/notice-bar.ts';
import { storeFailureWords } from '../ui/words/refusals.ts';
import { shell } from '../ui/words/shell.ts';

export interface Notice {
  readonly text: string;
  readonly ways: readonly Way[];
}

export interface Trouble {
  /** Why the device does not keep what is done. */
  readonly failure: StoreFailureKind | null;
  /** Another window has deleted the game that is shown. */
  readonly removed: boolean;
  /** A part of the app could not be loaded. */
  readonly partMissing: boolean;
}

const reload = (): Way => ({ name: 'reload', words: shell.reload() });

/** The notice about the worst of the troubles; an empty one when all is well. */
export function noticeOf({ failure, removed, partMissing }: Trouble): Notice {
  if (partMissing) return { text: shell.partMissing(), ways: [reload()] };
  if (removed) {
    const keep: Way = { name: 'keep', words: shell.keepGame() };
    return { text: shell.gameDeleted(), ways: [keep, { name: 'leave', words: shell.leaveGame() }] };
  }
  if (failure === null) return { text: '', ways: [] };
  return { text: storeFailureWords(failure), ways: waysFrom(failure) };
}

function waysFrom(failure: StoreFailureKind): readonly Way[] {
  switch (failure) {
    case 'conflict':
      return [];
    case 'newer-version':
      return [reload()];
    default:
      return [{ name: 'retry', words: shell.tryAgain() }];
  }
}
