import { html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { baseStyles } from './base-styles.ts';
import { icon } from './icons.ts';
import { turnStyles } from './turn-panel-styles.ts';

/**
 * The turn at a glance: the points at risk, how the last throw scored, what obliges, and where a stop would land.
 *
 * @fires ask-why - the reasons of the ruling and of the obligations are wanted
 */
@customElement('turn-panel')
export class TurnPanel extends LitElement {
  static override styles = [baseStyles, turnStyles];

  /** Points at risk. */
  @property({ type: Number }) points = 0;
  /** Below the points: "at risk", and in how many throws where there is room for it. */
  @property() caption = '';
  @property() throws = '';
  /** How the last throw scored, or who is to throw. */
  @property() headline = '';
  /** What obliges to throw; empty when nothing does. */
  @property() must = '';
  /** What is allowed when nothing obliges. */
  @property() may = '';
  /** What to aim for in an ending, when a stop is allowed but does not take the lead. */
  @property() aim = '';
  /** Where a stop would land, or what to do next. */
  @property() next = '';
  /** The accessible name of the reasons behind it all. */
  @property() whyLabel = '';

  /** The reader is on the answer: then on the one that comes in its place, too. */
  private onAnswer = false;
  @query('.must') private answered!: HTMLElement | null;

  protected override willUpdate() {
    this.onAnswer = this.answered !== null && this.shadowRoot?.activeElement === this.answered;
  }

  protected override updated() {
    if (this.onAnswer) this.answered?.focus();
  }

  override render() {
    const size = this.points === 0 ? 'none' : this.points > 999 ? 'long' : '';
    const crowded = this.headline.length + (this.must || this.aim || this.may).length > 52;
    // Other words are other lines: none that was there before jumps to another place.
    return html`<div class="turn">
      <div class="risk ${size}">${keyed(
        `${size} ${this.throws}`,
        html`<b>${this.points}</b><span class="caption">${this.caption}${this.throws ? html`<span class="throws">, ${this.throws}</span>` : nothing}</span>`,
      )}</div>
      <div class="say ${crowded ? 'crowded' : ''}">
        ${keyed(
          [this.headline, this.must, this.may, this.aim, this.next].join('\n'),
          html`<div class="said">
              ${this.headline ? html`<p class="how">${this.headline}</p>` : nothing} ${this.answer()}
            </div>
            ${this.next ? html`<p class="go">${this.next}</p>` : nothing}`,
        )}
      </div>
    </div>`;
  }

  private answer() {
    const text = this.must || this.aim || this.may;
    if (!text) return nothing;
    const kind = this.must ? '' : this.aim ? 'aim' : 'may';
    return html`<button
      type="button"
      class="must ${kind}"
      aria-label="${text}. ${this.whyLabel}"
      @click=${this.askWhy}
    >
      ${icon(this.must ? 'again' : this.aim ? 'next' : 'check')}<span>${text}</span>${icon('info')}
    </button>`;
  }

  private askWhy() {
    this.dispatchEvent(new CustomEvent('ask-why', { bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turn-panel': TurnPanel;
  }
  interface HTMLElementEventMap {
    'ask-why': CustomEvent<void>;
  }
}
