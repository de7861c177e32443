import { css, html, LitElement } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { baseStyles } from './base-styles.ts';
import { forcedColours } from './forced-colours.ts';
import * as words from './words/copy.ts';

/** Copies a text and says so; where the clipboard is closed to pages, shows it to be copied by hand. */
@customElement('copy-button')
export class CopyButton extends LitElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        position: relative;
        display: inline-block;
      }
      button {
        width: 100%;
        min-height: 44px;
        padding: 0 var(--pad, 14px);
        font-weight: 600;
        color: var(--ink);
        background: var(--rail-3);
        border-radius: var(--r2);
        box-shadow: inset 0 0 0 1px var(--edge);
      }
      /* Beside a button as wide as its place it would stick out. */
      .sr {
        inset-inline-start: 0;
      }
      textarea {
        width: 100%;
        min-height: 120px;
        margin-top: 8px;
        font: 0.8125rem/1.4 ui-monospace, monospace;
        color: var(--ink);
        background: var(--well);
        border: 1px solid var(--edge);
        border-radius: var(--r1);
      }
    `,
    forcedColours,
  ];

  /** What is copied, made when it is asked for. */
  @property({ attribute: false }) text: () => string = () => '';
  @property() label = '';

  @state() private outcome: 'none' | 'copied' | 'by-hand' = 'none';
  @query('textarea') private area!: HTMLTextAreaElement | null;

  override render() {
    const label = this.outcome === 'copied' ? words.copied() : this.label || words.copyGame();
    return html`<button type="button" @click=${this.copy}>${label}</button>
      <span class="sr" role="status">${this.outcome === 'copied' ? label : ''}</span>
      ${
        this.outcome === 'by-hand'
          ? html`<textarea readonly aria-label=${words.copyByHand()} .value=${this.text()}></textarea>`
          : ''
      }`;
  }

  private async copy() {
    try {
      await navigator.clipboard.writeText(this.text());
      this.outcome = 'copied';
    } catch {
      this.outcome = 'by-hand';
      await this.updateComplete;
      this.area?.select();
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'copy-button': CopyButton;
  }
}
