/** A page of a tournament with a desk in memory behind it: its facts are taken, and it is drawn anew. */
import type { LitElement } from 'lit';
import type { TournamentFact } from '../../../src/tournament/facts.ts';
import {
  foldTournament,
  nextLog,
  type TournamentLog,
  tournamentEvent,
} from '../../../src/tournament/tournament-log.ts';
import { SETUP } from '../../tournament/given.ts';

const OPENED: TournamentFact = { type: 'opened', id: 'festival', setup: SETUP };

export const logOf = (...facts: readonly TournamentFact[]): TournamentLog =>
  foldTournament([OPENED, ...facts].map((fact) => tournamentEvent(fact, 1)));

type Page = LitElement & { log: TournamentLog | null };

/** Lets this page tell its facts. Returns those that it told. */
export function behind(page: Page): TournamentFact[] {
  const told: TournamentFact[] = [];
  page.addEventListener('tournament-fact', (event: Event) => {
    const { detail } = event as CustomEvent<TournamentFact>;
    told.push(detail);
    // It is stored first.
    setTimeout(() => step(page, detail), 5);
  });
  return told;
}

/** As if it had been told elsewhere, or taken back. */
export function step(page: Page, fact: TournamentFact | { readonly type: 'undone' | 'redone' }): void {
  if (page.log === null) throw new Error('No tournament is open');
  const next = nextLog(page.log, tournamentEvent(fact, 2));
  if (!next.ok) throw new Error(`${fact.type}: ${next.error}`);
  page.log = next.value;
}

export const root = (element: Element): ShadowRoot => {
  if (!element.shadowRoot) throw new Error(`${element.localName} has drawn nothing`);
  return element.shadowRoot;
};

/** All text that is drawn, also in the parts within. */
export function textOf(element: Element | ShadowRoot): string {
  const parts: string[] = [];
  const walk = (node: Node): void => {
    if (node instanceof Text) parts.push(node.data);
    else if (!(node instanceof HTMLStyleElement) && !(node instanceof HTMLElement && node.hidden)) {
      if (node instanceof Element && node.shadowRoot) walk(node.shadowRoot);
      node.childNodes.forEach(walk);
    }
  };
  walk(element);
  return parts.join('').replace(/\s+/g, ' ');
}

/** The part of a page with this selector, wherever it is drawn. */
export function find<T extends Element>(element: Element | ShadowRoot, selector: string): T | null {
  const there = element instanceof Element ? element.shadowRoot : element;
  const own = there?.querySelector<T>(selector);
  if (own) return own;
  for (const each of there?.querySelectorAll('*') ?? []) {
    const inner = each.shadowRoot && find<T>(each, selector);
    if (inner) return inner;
  }
  return null;
}

/** The button or link that says this, wherever it is drawn. */
export function button(element: Element, text: string): HTMLElement {
  const look = (there: ShadowRoot | null): HTMLElement | null => {
    for (const each of there?.querySelectorAll<HTMLElement>('*') ?? []) {
      if (each.matches('button, a') && each.textContent?.includes(text)) return each;
      const inner = look(each.shadowRoot);
      if (inner) return inner;
    }
    return null;
  };
  const found = look(element.shadowRoot);
  if (!found) throw new Error(`No button ${text} in ${textOf(element)}`);
  return found;
}
