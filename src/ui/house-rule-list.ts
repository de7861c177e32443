import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { TableEvent } from '../game/history.ts';
import { isHouseRule, MAX_HOUSE_RULE } from '../game/agreement.ts';
import { cleanLine } from '../game/names.ts';
import { baseStyles } from './base-styles.ts';
import { fieldSurface } from './field-surface.ts';
import { sheetStyles } from './sheet-styles.ts';
import * as words from './words/agree.ts';
import { quoted } from './words/quoted.ts';
import { tableLine } from './words/sheet.ts';

/** What was agreed on at this table. */
export type AgreedEvent = Extract<TableEvent, { type: 'rules-changed' | 'house-rule-agreed' }>;

/**
 * What was agreed on in this game, and a field for a rule that is no setting.
 *
 * @fires propose-house-rule - `detail` is the text, which has the form of a house rule
 * @fires enter-effect - the effect of a house rule is to be entered by hand; `detail` is its text
 */
@customElement('house-rule-list')
export class HouseRuleList extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    css`
      :host,
      form,
      label {
        display: grid;
        gap: 8px;
      }
      h2 {
        font: 400 1.0625rem/1.2 var(--display);
        color: var(--ink-2);
      }
      li {
        padding: 8px 0;
        overflow-wrap: anywhere;
        border-bottom: 1px solid var(--line);
      }
      li button {
        min-height: 44px;
        font-size: var(--t-s);
        font-weight: 600;
        text-decoration: underline;
      }
      label {
        font-weight: 600;
      }
      input {
        ${fieldSurface}
      }
      .error {
        color: var(--ember);
      }
    `,
  ];

  /** In the order in which they were made. */
  @property({ attribute: false }) agreed: readonly AgreedEvent[] = [];
  /** Whether totals can be adjusted now. */
  @property({ type: Boolean }) adjustable = false;

  @state() private error = '';
  @query('input') private field!: HTMLInputElement;

  override render() {
    return html`
      ${
        this.agreed.length === 0
          ? nothing
          : html`<h2 id="agreed">${words.agreedHere()}</h2>
              <ul aria-labelledby="agreed">
                ${this.agreed.map((event) => this.row(event))}
              </ul>`
      }
      <form @submit=${this.propose}>
        <label>
          ${words.houseRule()}
          <input
            maxlength=${MAX_HOUSE_RULE}
            autocomplete="off"
            aria-describedby="error"
            aria-invalid=${this.error ? 'true' : 'false'}
            @input=${this.forgive}
          />
        </label>
        <p class="error" id="error" role="status">${this.error || nothing}</p>
        <button type="submit" class="button">${words.proposeText()}</button>
      </form>
    `;
  }

  private row(event: AgreedEvent) {
    return html`<li>
      <p>${tableLine(event)}</p>
      ${
        event.type === 'house-rule-agreed' && this.adjustable
          ? html`<button
              type="button"
              aria-label="${words.enterEffect()} ${quoted(event.text)}"
              @click=${() => this.tell('enter-effect', event.text)}
            >
              ${words.enterEffect()}
            </button>`
          : nothing
      }
    </li>`;
  }

  private forgive() {
    this.error = '';
  }

  private propose(event: Event) {
    event.preventDefault();
    const text = cleanLine(this.field.value);
    if (isHouseRule(text)) this.tell('propose-house-rule', text);
    else {
      this.error = words.noHouseRule();
      this.field.focus();
    }
  }

  private tell(type: string, detail: string) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-rule-list': HouseRuleList;
  }
  interface HTMLElementEventMap {
    'propose-house-rule': CustomEvent<string>;
    'enter-effect': CustomEvent<string>;
  }
}
