import { css, html, LitElement } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { parseRoster, type RosterReading } from '../../tournament/roster-text.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event-players.ts';
import { eventStyles } from './event-styles.ts';

/** So many names show what a reading makes. */
const SAMPLE = 3;

/**
 * Asks which columns of a table are the names, by the names that each way of reading it makes.
 *
 * @fires reading-chosen
 */
@customElement('roster-question')
export class RosterQuestion extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    eventStyles,
    css`
      :host {
        padding: 14px;
        border-radius: var(--r3);
        box-shadow: 0 0 0 1.5px var(--brass);
      }
      label {
        grid-template-columns: auto minmax(0, 1fr);
        gap: 10px;
        align-items: center;
        min-height: 44px;
      }
      input {
        width: 22px;
        height: 22px;
      }
      .button {
        padding: 8px 14px;
      }
    `,
  ];

  /** The table. */
  @property() text = '';
  @property({ attribute: false }) readings: readonly RosterReading[] = [];
  @state() private headed = false;
  @query('h3') private heading!: HTMLElement;

  override render() {
    const { headed } = this;
    return html`
      <h3 tabindex="-1">${words.askColumns()}</h3>
      <label>
        <input
          type="checkbox"
          .checked=${headed}
          @change=${this.toggle}
        />
        ${words.headedRow()}
      </label>
      ${this.readings.map(({ columns }) => {
        const { names } = parseRoster(this.text, { columns, headed });
        return html`<button type="button" class="button" @click=${() => this.choose({ columns, headed })}>
          ${words.sample(names.slice(0, SAMPLE), names.length)}
        </button>`;
      })}
    `;
  }

  override focus() {
    void this.updateComplete.then(() => this.heading.focus());
  }

  private toggle(event: Event) {
    this.headed = (event.target as HTMLInputElement).checked;
  }

  private choose(detail: RosterReading) {
    this.dispatchEvent(new CustomEvent('reading-chosen', { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'roster-question': RosterQuestion;
  }
  interface HTMLElementEventMap {
    'reading-chosen': CustomEvent<RosterReading>;
  }
}
