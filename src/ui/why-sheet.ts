import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { baseStyles } from './base-styles.ts';
import './sheet-frame.ts';
import * as words from './words/why.ts';

/** One reason: a sentence, and the sources that say so. */
export interface Reason {
  readonly text: string;
  /** "rulebook, review"; empty when it speaks for itself. */
  readonly source: string;
}

/** Why the last throw was judged so, and why the player must throw or may stop. */
export interface Reasons {
  /** The throw, how it was judged, line by line. */
  readonly throwTitle: string;
  readonly lines: readonly Reason[];
  /** What holds now. */
  readonly stands: readonly Reason[];
}

/** The reasons behind a ruling, as a sheet. */
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
      li {
        padding: 7px 0;
        border-top: 1px solid var(--line);
      }
      small {
        display: block;
        font-size: var(--t-s);
        color: var(--ink-2);
      }
    `,
  ];

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

  private section(title: string, reasons: readonly Reason[]) {
    if (reasons.length === 0) return nothing;
    return html`<section>
      <h3>${title}</h3>
      <ul>
        ${reasons.map(
          ({ text, source }) =>
            html`<li>${text}${source ? html`<small>${words.from(source)}</small>` : nothing}</li>`,
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
