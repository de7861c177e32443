import { html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { TournamentLog } from '../../tournament/tournament-log.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import { eventStyles } from './event-styles.ts';

@customElement('event-players')
export class EventPlayers extends LitElement {
  static override styles = [baseStyles, sheetStyles, eventStyles];

  @property({ attribute: false }) log!: TournamentLog;

  override render() {
    return html``;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-players': EventPlayers;
  }
}
