/** A game that another screen of this device hands in at the desk, until the desk takes it. */
import type { CodeRead } from '../code-source.ts';

type Handed = Pick<CodeRead, 'text' | 'way'>;

let handed: { readonly event: string; readonly game: Handed } | null = null;

/** Leaves a game for the desk of this event. */
export function leaveForDesk(event: string, game: Handed): void {
  handed = { event, game };
}

/** The game left for this event; null when there is none. It is there once. */
export function takeForDesk(event: string): Handed | null {
  if (handed?.event !== event) return null;
  const { game } = handed;
  handed = null;
  return game;
}
