import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { plainDigits } from '../game/digits.ts';
import { baseStyles } from './base-styles.ts';
import { forcedColours } from './forced-colours.ts';
import { icon } from './icons.ts';
import * as words from './words/house-rules.ts';

/**
 * A number with − and + beside it that can be typed too. What is typed is taken on Enter and on leaving the field;
 * a number that does not fit is left standing there with the reason, and the value stays.
 *
 * @fires number-change - `detail` is the new number
 */
@customElement('number-stepper')
export class NumberStepper extends LitElement {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  static override styles = [
    baseStyles,
    css`
      :host {
        display: grid;
        grid-template: 'less number more' / 48px minmax(4rem, 5.25rem) 48px;
        gap: 8px;
        align-items: center;
      }
      input {
        grid-area: number;
        width: 100%;
        min-width: 0;
        min-height: 44px;
        padding: 0;
        font: 400 1.375rem/1.2 var(--display);
        color: inherit;
        text-align: center;
        background: none;
        border: 0;
        border-bottom: 1.5px solid var(--edge);
        border-radius: var(--r1) var(--r1) 0 0;
      }
      input[aria-invalid='true'] {
        border-color: var(--ember);
      }
      button {
        display: grid;
        place-items: center;
        min-height: 44px;
        border-radius: 12px;
        background: var(--rail-3);
        box-shadow: inset 0 0 0 1px var(--edge);
      }
      button svg {
        width: 22px;
        height: 22px;
      }
      button[aria-disabled='true'] {
        color: var(--ink-3);
        background: none;
        cursor: default;
      }
      .less {
        grid-area: less;
      }
      .more {
        grid-area: more;
      }
      .error {
        grid-column: 1 / -1;
        font-size: var(--t-s);
        color: var(--ember-ink);
        background: var(--ember-bg);
        padding: 4px 8px;
        border-radius: var(--r1);
      }
      .caption {
        display: none;
      }
      /* On the felt, large, the buttons below. */
      :host([large]) {
        grid-template: 'number number' 'caption caption' 'less more' / 48px 48px;
        gap: 2px 8px;
        justify-content: center;
      }
      :host([large]) .caption {
        display: block;
        grid-area: caption;
        padding-bottom: 4px;
        font-size: var(--t-s);
        line-height: 1.25;
        color: var(--felt-ink-2);
        text-align: center;
      }
      :host([large]) input {
        font-size: 2.25rem;
        border-bottom-color: var(--thread);
      }
      :host([large]) button {
        background: var(--tag);
        box-shadow: inset 0 0 0 1.5px var(--thread);
      }
      :host([large]) .error {
        position: absolute;
        right: 136px;
        bottom: 8px;
        left: 8px;
        z-index: 1;
      }
    `,
    forcedColours,
  ];

  @property({ type: Number }) value = 0;
  @property({ type: Number }) min = 0;
  @property({ type: Number }) max = 100;
  /** What a typed number is a multiple of. */
  @property({ type: Number }) step = 1;
  /** How far − and + go; `step` if 0. */
  @property({ type: Number }) stride = 0;
  /** The accessible name of the number. */
  @property() label = '';
  /** Stands below the number when it is large. */
  @property() caption = '';
  @property({ type: Boolean, reflect: true }) large = false;

  /** What was typed and does not fit. */
  @state() private refused: string | null = null;
  @query('input') private field!: HTMLInputElement;

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('value')) this.refused = null;
  }

  override render() {
    const { value, min, max, refused } = this;
    const stride = this.stride || this.step;
    return html`
      <button
        type="button"
        class="less"
        aria-label="${this.label}: ${words.less(stride)}"
        aria-disabled=${value <= min ? 'true' : 'false'}
        @click=${() => this.walk(-1)}
      >
        ${icon('minus')}
      </button>
      <input
        inputmode="numeric"
        autocomplete="off"
        role="spinbutton"
        maxlength="6"
        aria-label=${this.label}
        aria-valuenow=${value}
        aria-valuemin=${min}
        aria-valuemax=${max}
        aria-invalid=${refused === null ? 'false' : 'true'}
        aria-describedby=${refused === null ? nothing : 'error'}
        .value=${live(refused ?? String(value))}
        @change=${this.type}
        @keydown=${this.key}
      />
      <button
        type="button"
        class="more"
        aria-label="${this.label}: ${words.more(stride)}"
        aria-disabled=${value >= max ? 'true' : 'false'}
        @click=${() => this.walk(1)}
      >
        ${icon('plus')}
      </button>
      <span class="caption" aria-hidden="true">${this.caption}</span>
      ${refused === null ? nothing : html`<p class="error" id="error" role="alert">${words.notANumber(min, max, this.step, value)}</p>`}
    `;
  }

  /** To the next multiple of the stride, within the bounds. */
  private walk(way: 1 | -1) {
    const stride = this.stride || this.step;
    const next = way > 0 ? Math.floor(this.value / stride) + 1 : Math.ceil(this.value / stride) - 1;
    this.take(Math.min(this.max, Math.max(this.min, next * stride)));
  }

  private key(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    this.walk(event.key === 'ArrowUp' ? 1 : -1);
  }

  /** Takes what stands in the field; false, with the reason beside it, when it does not fit. */
  finish(): boolean {
    this.type();
    if (this.refused !== null) this.field.focus();
    return this.refused === null;
  }

  private type() {
    const text = this.field.value.trim();
    const digits = plainDigits(text);
    const number = /^[+-]?\d+$/.test(digits) ? Number(digits) : Number.NaN;
    const fits = number >= this.min && number <= this.max && number % this.step === 0;
    this.refused = fits ? null : text;
    if (fits) this.take(number);
  }

  private take(number: number) {
    this.refused = null;
    if (number !== this.value) {
      this.dispatchEvent(new CustomEvent('number-change', { detail: number, bubbles: true, composed: true }));
    }
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'number-stepper': NumberStepper;
  }
  interface HTMLElementEventMap {
    'number-change': CustomEvent<number>;
  }
}
