import type { TournamentFact } from '../../tournament/facts.ts';

/** Asks the frame around a page to write a fact down. The page is drawn anew when it stands. */
export const tellFact = (page: EventTarget, fact: TournamentFact): boolean =>
  page.dispatchEvent(new CustomEvent('tournament-fact', { detail: fact, bubbles: true, composed: true }));
