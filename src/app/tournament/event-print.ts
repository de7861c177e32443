import { html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { TournamentLog } from '../../tournament/tournament-log.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import type { Print } from './event-routes.ts';
import { eventStyles } from './event-styles.ts';

@customElement('event-print')
export class EventPrint extends LitElement {
  static override styles = [baseStyles, sheetStyles, eventStyles];

  @property({ attribute: false }) log!: TournamentLog;
  @property() what: Print = 'by-table';
  /** From 0; null for the newest. */
  @property({ attribute: false }) round: number | null = null;

  override render() {
    return html``;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-print': EventPrint;
  }
}
