import { html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { TournamentStore } from '../../store/tournament-store.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import { eventStyles } from './event-styles.ts';

@customElement('event-list')
export class EventList extends LitElement {
  static override styles = [baseStyles, sheetStyles, eventStyles];

  @property({ attribute: false }) store!: TournamentStore;

  override render() {
    return html``;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-list': EventList;
  }
}
