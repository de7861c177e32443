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
      div {
        display: flex;
        gap: 10px;
        align-items: center;
        padding: 6px 12px;
        font-size: var(--t-s);
        font-weight: 600;
        color: var(--ember-ink);
        background: var(--ember-bg);
        box-shadow: inset 0 0 0 1.5px var(--ember);
      }
      p {
        flex: 1;
      }
    `,
  ];

  @property() text = '';
  /** What the button copies; no button without it. */
  @property({ attribute: false }) copyText: (() => string) | null = null;

  override render() {
    return html`<div role="alert" ?hidden=${!this.text}>
      <p>${this.text}</p>
      ${this.text && this.copyText ? html`<copy-button .text=${this.copyText}></copy-button>` : nothing}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'notice-bar': NoticeBar;
  }
}
