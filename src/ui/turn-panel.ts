import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { baseStyles } from './base-styles.ts';
import { icon } from './icons.ts';

/**
 * The turn at a glance: the points at risk, how the last throw scored, what obliges, and where a stop would land.
 *
 * @fires ask-why - the reasons of the ruling and of the obligations are wanted
 */
@customElement('turn-panel')
export class TurnPanel extends LitElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: 122px minmax(0, 1fr);
        column-gap: 12px;
        align-items: center;
        height: 112px;
        padding: 0 12px 13px 8px;
        color: var(--felt-ink);
      }
      .risk {
        text-align: center;
      }
      .risk b {
        display: block;
        padding: 2px 4px 6px 0;
        font: 400 4.25rem/0.86 var(--display);
        letter-spacing: -0.02em;
        color: var(--risk, var(--sun-1));
        text-shadow:
          2px 2px 0 var(--sun-2),
          4px 4px 0 var(--sun-3);
      }
      .risk.long b {
        font-size: 3rem;
        line-height: 1.2;
      }
      .risk.none b {
        color: var(--felt-ink-2);
        text-shadow: none;
        opacity: 0.7;
      }
      .risk span {
        font-size: var(--t-s);
        font-weight: 500;
        color: var(--felt-ink-2);
      }
      .say {
        display: grid;
        gap: 5px;
        align-content: center;
        min-width: 0;
      }
      .how,
      .go {
        display: -webkit-box;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
      .how {
        font-size: 1.0625rem;
        font-weight: 600;
        line-height: 1.25;
        text-wrap: balance;
      }
      .go {
        font-size: var(--t-s);
        color: var(--felt-ink-2);
      }
      .must {
        position: relative;
        display: grid;
        grid-template-columns: 20px 1fr 20px;
        gap: 7px;
        align-items: center;
        min-height: 34px;
        padding: 5px 8px;
        font-size: 0.9375rem;
        font-weight: 700;
        line-height: 1.15;
        text-align: left;
        color: var(--ember-ink);
        background: var(--ember-bg);
        border-radius: var(--r2);
        box-shadow: inset 0 0 0 1.5px var(--ember);
      }
      .must::after {
        position: absolute;
        inset: -7px 0;
        content: '';
      }
      .must span {
        text-wrap: balance;
      }
      svg {
        width: 20px;
        height: 20px;
      }
      .may {
        grid-template-columns: 20px 1fr 20px;
        min-height: 30px;
        padding-block: 0;
        color: var(--leaf);
        background: none;
        box-shadow: none;
        padding-inline: 0 8px;
      }
      .aim {
        color: var(--felt-ink);
        background: var(--tag);
        box-shadow: inset 0 0 0 1.5px var(--brass-lit);
      }
      /* Three lines of obligations leave no room for the landing spot, which the felt shows too. */
      @media (max-width: 699px), (max-height: 500px) {
        .long ~ .go {
          display: none;
        }
      }
      @media (max-height: 700px) {
        :host {
          grid-template-columns: 104px minmax(0, 1fr);
          height: 100px;
          padding-bottom: 7px;
        }
        .risk b {
          font-size: 3.5rem;
        }
        .risk.long b {
          font-size: 2.5rem;
        }
        .how {
          font-size: 0.9375rem;
        }
      }
      @media (max-height: 600px) {
        :host {
          height: 88px;
        }
        .risk b {
          font-size: 2.875rem;
        }
        .risk span {
          font-size: var(--t-xs);
        }
        .say {
          gap: 3px;
        }
        .must {
          min-height: 30px;
          font-size: 0.875rem;
        }
      }
      @media (max-width: 359px) {
        :host {
          grid-template-columns: 84px minmax(0, 1fr);
          column-gap: 8px;
          padding-inline: 8px;
        }
        .risk b {
          font-size: 2.5rem;
        }
        .how {
          font-size: 0.875rem;
        }
        .risk .throws {
          display: none;
        }
        .must {
          grid-template-columns: 18px 1fr 18px;
          gap: 5px;
          padding: 4px 6px;
          font-size: 0.8125rem;
        }
        .must svg {
          width: 18px;
          height: 18px;
        }
      }
      @media (min-width: 700px) and (orientation: portrait) {
        :host {
          grid-template-columns: 190px minmax(0, 1fr);
          height: 168px;
          padding: 0 64px 22px 40px;
        }
        .risk b {
          font-size: 6rem;
        }
        .say {
          gap: 8px;
        }
        .how {
          font-size: 1.375rem;
        }
        .go {
          font-size: 1rem;
        }
        .must {
          min-height: 46px;
          font-size: var(--t-l);
        }
      }
      @media (min-width: 700px) and (orientation: landscape) {
        :host {
          grid-template-columns: 168px minmax(0, 1fr);
          height: 176px;
          padding: 0 18px 18px 0;
        }
        .risk b {
          font-size: 6rem;
        }
        .risk.long b {
          font-size: 4rem;
        }
        .say {
          gap: 8px;
        }
        .how {
          font-size: 1.25rem;
        }
        .go {
          font-size: 1rem;
        }
        .must {
          min-height: 44px;
          font-size: 1.0625rem;
        }
      }
      @media (min-width: 700px) and (max-height: 500px) and (orientation: landscape) {
        :host {
          grid-template-columns: 104px minmax(0, 1fr);
          height: auto;
          padding: 0 12px 8px 0;
        }
        .risk b {
          font-size: 3.25rem;
        }
        .risk.long b {
          font-size: 2.5rem;
        }
        .risk span {
          font-size: var(--t-xs);
        }
        .say {
          gap: 4px;
        }
        .how {
          font-size: 0.9375rem;
        }
        .go {
          font-size: var(--t-s);
        }
        .must {
          min-height: 30px;
          font-size: 0.875rem;
        }
      }
    `,
  ];

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

  override render() {
    const size = this.points === 0 ? 'none' : this.points > 999 ? 'long' : '';
    return html`
      <div class="risk ${size}"><b>${this.points}</b><span>${this.caption}${this.throws ? html`<span class="throws">, ${this.throws}</span>` : nothing}</span></div>
      <div class="say">
        ${this.headline ? html`<p class="how">${this.headline}</p>` : nothing} ${this.answer()}
        ${this.next ? html`<p class="go">${this.next}</p>` : nothing}
      </div>
    `;
  }

  private answer() {
    const text = this.must || this.aim || this.may;
    if (!text) return nothing;
    const kind = this.must ? '' : this.aim ? 'aim' : 'may';
    return html`<button
      type="button"
      class="must ${kind} ${text.length > 44 ? 'long' : ''}"
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
