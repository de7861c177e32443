import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { cleanLine } from '../../game/names.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event-table.ts';
import { eventStyles } from './event-styles.ts';

/**
 * Asks why there is no result of a table.
 *
 * @fires reason-given - `detail` is the reason, not empty
 * @fires reason-leave - nothing is to be kept
 */
@customElement('reason-form')
export class ReasonForm extends LitElement {
  static override styles = [baseStyles, sheetStyles, eventStyles];

  /** A result is in, and goes. */
  @property({ type: Boolean }) drops = false;
  /** What is in came while somebody was typing. */
  @property({ type: Boolean }) still = false;

  @state() private missing = false;
  @query('input') private field!: HTMLInputElement;

  override focus() {
    void this.updateComplete.then(() => this.field.focus());
  }

  override render() {
    return html`<form novalidate @submit=${this.keep}>
      <label>
        ${words.reasonLabel()}
        <input id="reason" maxlength="200" autocomplete="off" aria-invalid=${this.missing ? 'true' : 'false'} />
        <span class="hint">${words.reasonHint()} ${this.drops ? words.dropsResult() : ''}</span>
      </label>
      <div role="alert">
        ${this.missing ? html`<p class="alert">${words.reasonMissing()}</p>` : nothing}
      </div>
      <div class="ways">
        <button type="submit" class="button">${this.still ? words.keepReasonStill() : words.keepReason()}</button>
        <button type="button" class="button" @click=${() => this.dispatchEvent(new CustomEvent('reason-leave'))}>
          ${words.notYet()}
        </button>
      </div>
    </form>`;
  }

  private keep(event: Event) {
    event.preventDefault();
    const reason = cleanLine(this.field.value);
    this.missing = reason === '';
    if (this.missing) this.field.focus();
    else this.dispatchEvent(new CustomEvent('reason-given', { detail: reason }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'reason-form': ReasonForm;
  }
  interface HTMLElementEventMap {
    'reason-given': CustomEvent<string>;
    'reason-leave': CustomEvent<void>;
  }
}
