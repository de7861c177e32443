import { html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameStore } from '../../store/game-store.ts';
import type { TournamentLog } from '../../tournament/tournament-log.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import { eventStyles } from './event-styles.ts';

@customElement('event-hand-in')
export class EventHandIn extends LitElement {
  static override styles = [baseStyles, sheetStyles, eventStyles];

  @property({ attribute: false }) log!: TournamentLog;
  /** The games of this device. */
  @property({ attribute: false }) games!: GameStore;

  override render() {
    return html``;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-hand-in': EventHandIn;
  }
}
