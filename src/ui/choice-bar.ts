import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Choice } from '../engine/throw.ts';
import { baseStyles } from './base-styles.ts';
import { forcedColours } from './forced-colours.ts';

/** One way to settle a throw, with what it leads to. */
export interface ChoiceView {
  readonly choice: Choice;
  readonly label: string;
  /** Points at risk with it. */
  readonly points: number;
  /** What follows: may bank, or what obliges. */
  readonly note: string;
  readonly obliges: boolean;
  readonly taken: boolean;
  /** It lifts an obligation that the way taken leaves. */
  readonly frees: boolean;
}

/**
 * The ways to settle the last throw, on the felt and never over the keys. The default is taken already; the others
 * stay one tap away.
 *
 * @fires choose - another way is wanted; `detail` is the choice
 */
@customElement('choice-bar')
export class ChoiceBar extends LitElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        container-name: room;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-items: end;
        color: var(--felt-ink);
        pointer-events: none;
      }
      section {
        max-height: 100%;
        padding: 8px;
        pointer-events: auto;
        background: var(--tag);
        border: 1.5px solid var(--brass-lit);
        border-radius: var(--r3);
        box-shadow: 0 3px 10px #0007;
      }
      h2 {
        padding: 0 4px 6px;
        font: 400 1.0625rem/1.2 var(--display);
      }
      .ways {
        display: grid;
        grid-template-columns: var(--ways, none);
        grid-auto-columns: 1fr;
        grid-auto-flow: var(--flow, column);
        gap: 6px;
      }
      button {
        display: grid;
        gap: 1px;
        align-content: start;
        justify-items: center;
        min-width: 0;
        min-height: 76px;
        padding: 7px 5px;
        text-align: center;
        background: var(--felt);
        border-radius: 12px;
        box-shadow: inset 0 0 0 1.5px var(--thread);
        scroll-margin-bottom: var(--under, 0px);
      }
      button[aria-pressed='true'] {
        box-shadow: inset 0 0 0 3px var(--brass-lit);
      }
      .label {
        font-size: var(--t-s);
        font-weight: 700;
        line-height: 1.2;
      }
      .points {
        font: 400 1.625rem/1 var(--display);
        color: var(--risk, var(--sun-1));
      }
      .note {
        max-width: 100%;
        font-size: var(--t-xs);
        line-height: 1.2;
        color: var(--felt-ink-2);
        overflow-wrap: anywhere;
        text-wrap: balance;
      }
      .note.obliges {
        font-weight: 700;
        color: var(--ember-soft, var(--ember));
      }
      .frees .note {
        font-weight: 700;
        color: var(--leaf);
      }
      /* Only where it is needed: Chromium counts a scroller that comes as a shift of the layout. */
      @container room (max-height: 300px) {
        section {
          overflow: hidden auto;
          overscroll-behavior: contain;
        }
      }
      /* The whole of a low felt, whose buttons lie beside the question then. */
      @container room (max-height: 230px) {
        section {
          display: grid;
          grid-template: minmax(40px, auto) minmax(min-content, 1fr) / minmax(0, 1fr);
          height: 100%;
          padding: 3px;
        }
        h2 {
          display: grid;
          place-items: center;
          padding: 0 38px;
          text-align: center;
          font-size: 1rem;
          line-height: 1.1;
        }
        button {
          align-content: center;
          min-height: 64px;
          padding: 4px 3px;
        }
        .points {
          font-size: 1.25rem;
        }
        .note {
          line-height: 1.12;
        }
      }
    `,
    forcedColours,
  ];

  @property() question = '';
  @property({ attribute: false }) ways: readonly ChoiceView[] = [];

  override render() {
    if (this.ways.length === 0) return nothing;
    return html`<section aria-labelledby="question">
      <h2 id="question">${this.question}</h2>
      <div class="ways">
        ${this.ways.map(
          (way) => html`<button
            type="button"
            class=${way.frees ? 'frees' : ''}
            aria-label="${way.label}: ${way.points}. ${way.note}"
            aria-pressed=${way.taken ? 'true' : 'false'}
            @click=${() => this.choose(way)}
          >
            <span class="label">${way.label}</span>
            <span class="points">${way.points}</span>
            <span class="note ${way.obliges ? 'obliges' : ''}">${way.note}</span>
          </button>`,
        )}
      </div>
    </section>`;
  }

  private choose({ choice, taken }: ChoiceView) {
    if (!taken)
      this.dispatchEvent(new CustomEvent('choose', { detail: choice, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'choice-bar': ChoiceBar;
  }
  interface HTMLElementEventMap {
    choose: CustomEvent<Choice>;
  }
}
