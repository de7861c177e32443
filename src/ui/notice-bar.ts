import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { baseStyles } from './base-styles.ts';
import './copy-button.ts';

/** One sentence that must not be missed, with the game as text to take away. Takes no room while there is none. */
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
      copy-button {
        float: right;
        max-width: 100%;
        margin: 0 -6px 0 10px;
      }
      @media (max-height: 600px) {
        div {
          padding-block: 3px;
          font-size: var(--t-xs);
          line-height: 1.2;
        }
        copy-button {
          margin-block: -1px -2px;
        }
      }
    `,
  ];

  @property() text = '';
  /** What the button copies; no button without it. */
  @property({ attribute: false }) copyText: (() => string) | null = null;

  /** Whether it says anything: what stands around it makes room. */
  @property({ type: Boolean, reflect: true }) shown = false;

  override willUpdate() {
    this.shown = this.text !== '';
  }

  override render() {
    return html`<div role="alert" ?hidden=${!this.text}>
      ${this.text && this.copyText ? html`<copy-button .text=${this.copyText}></copy-button>` : nothing}
      <p>${this.text}</p>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'notice-bar': NoticeBar;
  }
}
