import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { baseStyles } from './base-styles.ts';
import './copy-button.ts';
import './qr-picture.ts';
import './sheet-frame.ts';
import { sheetStyles } from './sheet-styles.ts';
import * as words from './words/bench.ts';

/** A code as it is drawn; the one of a text that could not be drawn is null. */
export interface CaseCode {
  readonly size: number;
  readonly path: string;
}

/** A case for others: as a QR code, a link, and its ruling in words. */
@customElement('case-carry')
export class CaseCarry extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    css`
      qr-picture {
        width: min(100%, 46dvh, 320px);
        margin: 0 auto;
      }
      .ways {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
        gap: 8px;
      }
      .link {
        font: 0.8125rem/1.4 ui-monospace, monospace;
        overflow-wrap: anywhere;
        color: var(--ink-2);
        user-select: all;
      }
    `,
  ];

  /** The address that opens the case. */
  @property() link = '';
  /** The ruling in words, made when it is asked for. */
  @property({ attribute: false }) text: () => string = () => '';
  /** Draws the code of a text. */
  @property({ attribute: false }) draw: (text: string) => Promise<CaseCode> = () =>
    Promise.reject(new Error());

  /** Undefined while it is drawn. */
  @state() private code: CaseCode | null | undefined = undefined;
  @query('sheet-frame') private frame!: HTMLElementTagNameMap['sheet-frame'];

  async open() {
    this.code = undefined;
    this.frame.open();
    const { link } = this;
    const code = await this.draw(link).catch(() => null);
    if (link === this.link) this.code = code;
  }

  override render() {
    const { code } = this;
    return html`<sheet-frame .heading=${words.send()} .closeLabel=${words.close()}>
      ${code ? html`<qr-picture .size=${code.size} .path=${code.path} .label=${words.codeLabel()}></qr-picture>` : nothing}
      ${code === null ? html`<p role="status">${words.codeMissing()}</p>` : nothing}
      <p class="link">${this.link}</p>
      <p>${words.sendHint()}</p>
      <div class="ways">
        <copy-button .text=${() => this.link} .label=${words.copyLink()}></copy-button>
        <copy-button .text=${this.text} .label=${words.copyText()}></copy-button>
        ${
          'share' in navigator
            ? html`<button type="button" class="button" @click=${this.share}>${words.share()}</button>`
            : nothing
        }
      </div>
    </sheet-frame>`;
  }

  /** Whoever closes the list of apps has changed their mind; link and text are still there. */
  private share() {
    navigator.share({ text: this.text() }).catch(() => {});
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'case-carry': CaseCarry;
  }
}
