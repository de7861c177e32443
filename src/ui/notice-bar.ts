import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { baseStyles } from './base-styles.ts';
import './copy-button.ts';
import { forcedColours } from './forced-colours.ts';

/** A way on from what a notice says. */
export interface Way {
  readonly name: 'retry' | 'reload' | 'keep' | 'leave';
  readonly words: string;
}

/**
 * One sentence that must not be missed, with ways on and the game as text to take away. Takes no room while there is
 * none.
 *
 * @fires notice-way - one of the ways is taken: its name
 */
@customElement('notice-bar')
export class NoticeBar extends LitElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: block;
      }
      /* The sentence flows round the button: on a narrow phone the felt pays for each of its lines. */
      div {
        display: flow-root;
        padding: 5px 12px;
        font-size: var(--t-s);
        font-weight: 600;
        line-height: 1.25;
        color: var(--ember-ink);
        background: var(--ember-bg);
        border: 0 solid var(--ember);
        border-width: 1.5px 0;
      }
      p {
        overflow-wrap: anywhere;
      }
      .ways {
        display: flex;
        float: right;
        flex-wrap: wrap;
        gap: 6px;
        justify-content: end;
        max-width: 100%;
        margin: 0 -6px 0 10px;
      }
      copy-button {
        max-width: 100%;
      }
      /* Beside two buttons a narrow phone has no room for words: they go under the sentence. */
      @media (max-width: 500px) {
        .several:not([hidden]) {
          display: flex;
          flex-direction: column-reverse;
        }
        .several .ways {
          justify-content: start;
          margin: 4px -6px 0;
        }
      }
      button {
        min-height: 44px;
        padding: 0 var(--pad, 14px);
        font-weight: 700;
        color: var(--sun-ink);
        background: var(--sun-1);
        border-radius: var(--r2);
      }
      @media (max-height: 600px) {
        div {
          --pad: 8px;
          padding-block: 3px;
          font-size: var(--t-xs);
          line-height: 1.2;
        }
        .ways {
          margin-block: -1px -2px;
        }
      }
    `,
    forcedColours,
  ];

  @property() text = '';
  /** What the button copies; no button without it. */
  @property({ attribute: false }) copyText: (() => string) | null = null;

  @property({ attribute: false }) ways: readonly Way[] = [];

  /** Whether it says anything: what stands around it makes room. */
  @property({ type: Boolean, reflect: true }) shown = false;

  override willUpdate() {
    this.shown = this.text !== '';
  }

  override render() {
    return html`<div role="alert" class=${this.ways.length > 0 ? 'several' : ''} ?hidden=${!this.text}>
      ${this.text && (this.copyText || this.ways.length > 0) ? html`<span class="ways">${this.buttons()}</span>` : nothing}
      <p>${this.text}</p>
    </div>`;
  }

  private buttons() {
    return html`${this.ways.map(
      ({ name, words }) => html`<button type="button" @click=${() => this.take(name)}>${words}</button>`,
    )}${this.copyText ? html`<copy-button .text=${this.copyText}></copy-button>` : nothing}`;
  }

  private take(name: Way['name']) {
    this.dispatchEvent(new CustomEvent('notice-way', { detail: name, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementEventMap {
    'notice-way': CustomEvent<Way['name']>;
  }
  interface HTMLElementTagNameMap {
    'notice-bar': NoticeBar;
  }
}
