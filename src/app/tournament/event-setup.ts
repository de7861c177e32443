import { html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { TournamentStore } from '../../store/tournament-store.ts';
import type { TournamentLog } from '../../tournament/tournament-log.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import { eventStyles } from './event-styles.ts';

@customElement('event-setup')
export class EventSetup extends LitElement {
  static override styles = [baseStyles, sheetStyles, eventStyles];

  @property({ attribute: false }) store!: TournamentStore;
  /** Null for a new tournament. */
  @property({ attribute: false }) log: TournamentLog | null = null;

  override render() {
    return html``;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-setup': EventSetup;
  }
}
