import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { baseStyles } from './base-styles.ts';
import type { PageId } from './book-pages.ts';
import { icon } from './icons.ts';
import './sheet-frame.ts';
import * as words from './words/why.ts';

/** One reason: a sentence, and the sources that say so. */
export interface Reason {
  readonly text: string;
  /** "rulebook, review"; empty when it speaks for itself. */
  readonly source: string;
  /** The page of the book that explains it. */
  readonly page: PageId;
}

/** Why the last throw was judged so, and why the player must throw or may stop. */
export interface Reasons {
  /** The throw, how it was judged, line by line. */
  readonly throwTitle: string;
  readonly lines: readonly Reason[];
  /** What holds now. */
  readonly stands: readonly Reason[];
}

/** The reasons behind a ruling, as a sheet. Each leads to its page of the book. */
@customElement('why-sheet')
export class WhySheet extends LitElement {
  static override styles = [
    baseStyles,
    css`
      section {
        display: grid;
        gap: 8px;
      }
      h3 {
        font-size: var(--t-l);
        font-weight: 700;
      }
      /* All of the row is the link on its sentence. */
      li {
        position: relative;
        display: grid;
        grid-template-columns: minmax(0, 1fr) 18px;
        gap: 0 10px;
        align-items: center;
        padding: 4px 0;
        border-top: 1px solid var(--line);
      }
      a {
        display: flex;
        align-items: center;
        min-height: 44px;
        text-decoration: none;
      }
      a::after {
        position: absolute;
        inset: 0;
        content: '';
      }
      svg {
        grid-area: 1 / 2 / span 2;
        color: var(--brass);
      }
      small {
        font-size: var(--t-s);
        color: var(--ink-2);
      }
    `,
  ];

  /** The address of a page of the book. */
  @property({ attribute: false }) address: (page: PageId) => string = () => '';
  @property({ attribute: false }) reasons: Reasons = { throwTitle: '', lines: [], stands: [] };
  @query('sheet-frame') private frame!: HTMLElementTagNameMap['sheet-frame'];

  override render() {
    const { throwTitle, lines, stands } = this.reasons;
    return html`<sheet-frame .heading=${words.heading()} .closeLabel=${words.close()}>
      ${this.section(throwTitle, lines)} ${this.section(words.now(), stands)}
    </sheet-frame>`;
  }

  open() {
    this.frame.open();
  }

  /** The table is free of the sheet before another screen comes. */
  private close() {
    this.frame.close();
  }

  private section(title: string, reasons: readonly Reason[]) {
    if (reasons.length === 0) return nothing;
    return html`<section>
      <h3>${title}</h3>
      <ul>
        ${reasons.map(
          ({ text, source, page }) => html`<li>
            <a href=${this.address(page)} @click=${this.close}>${text}</a>
            ${source ? html`<small>${words.from(source)}</small>` : nothing}${icon('next')}
          </li>`,
        )}
      </ul>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'why-sheet': WhySheet;
  }
}
