import { css, html, LitElement } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { plainDigits } from '../game/digits.ts';
import { baseStyles } from './base-styles.ts';
import './sheet-frame.ts';
import { sheetStyles } from './sheet-styles.ts';
import * as words from './words/total.ts';

/**
 * Enters a whole turn as a sum, for those who scored it by hand.
 *
 * @fires enter-total - `detail` is the sum, which `check` has let pass
 */
@customElement('total-sheet')
export class TotalSheet extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    css`
      form .body {
        padding: 0;
      }
      .sum {
        display: grid;
        grid-template-columns: 56px minmax(0, 1fr) 56px;
        gap: 8px;
      }
      input {
        min-width: 0;
        min-height: 56px;
        font: 400 1.75rem/1.2 var(--display);
        text-align: center;
        color: var(--ink);
        background: var(--well);
        border: 1.5px solid var(--edge);
        border-radius: var(--r2);
      }
      .button {
        font-size: 1.5rem;
      }
      .error {
        min-height: 1.35em;
        color: var(--ember);
      }
    `,
  ];

  /** Who is up. */
  @property() name = '';
  /** Why a sum cannot be entered, as a sentence; empty when it can. */
  @property({ attribute: false }) check: (points: number) => string = () => '';

  /** NaN while what was typed is no number. */
  @state() private points = 0;
  @state() private typed = '0';
  @query('input') private field!: HTMLInputElement;
  @query('sheet-frame') private frame!: HTMLElementTagNameMap['sheet-frame'];

  override render() {
    const error = this.check(this.points);
    return html`<sheet-frame .heading=${words.heading(this.name)} .closeLabel=${words.close()}>
      <p>${words.explain()}</p>
      <form @submit=${this.submit}>
        <div class="body">
          <div class="sum">
            <button type="button" class="button" aria-label=${words.less()} @click=${() => this.add(-5)}>−</button>
            <input
              inputmode="numeric"
              autocomplete="off"
              aria-label=${words.sum()}
              aria-describedby="error"
              .value=${live(this.typed)}
              @input=${this.type}
            />
            <button type="button" class="button" aria-label=${words.more()} @click=${() => this.add(5)}>+</button>
          </div>
          <p id="error" class="error" role="status">${error}</p>
          <button type="submit" class="main" aria-disabled=${error ? 'true' : 'false'}>${words.enter(this.points)}</button>
        </div>
      </form>
    </sheet-frame>`;
  }

  async open() {
    this.points = 0;
    this.typed = '0';
    this.frame.open();
    await this.updateComplete;
    this.field.focus();
    this.field.select();
  }

  private add(points: number) {
    const next = Math.ceil(this.points / 5) * 5 + points;
    this.points = Number.isNaN(next) ? 0 : Math.max(0, next);
    this.typed = String(this.points);
  }

  private type(event: Event) {
    this.typed = (event.target as HTMLInputElement).value;
    const text = plainDigits(this.typed.trim());
    this.points = /^\d{1,5}$/.test(text) ? Number(text) : text === '' ? 0 : Number.NaN;
  }

  private submit(event: Event) {
    event.preventDefault();
    if (this.check(this.points)) return;
    this.frame.close();
    this.dispatchEvent(
      new CustomEvent('enter-total', { detail: this.points, bubbles: true, composed: true }),
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'total-sheet': TotalSheet;
  }
  interface HTMLElementEventMap {
    'enter-total': CustomEvent<number>;
  }
}
