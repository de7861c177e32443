import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Face } from '../engine/cubes.ts';
import { baseStyles } from './base-styles.ts';
import { benchStyles } from './answer-styles.ts';
import type { PageId } from './book-pages.ts';
import { cubePicture, cubeStyles } from './cube-art.ts';
import type { SymbolSet } from './face-art.ts';
import { icon, type IconName } from './icons.ts';
import * as words from './words/bench.ts';

/** One thing that a ruling says: of cubes, or of what follows. */
export interface AnswerRow {
  readonly cubes: readonly { readonly kind: 'common' | 'sun'; readonly face: Face | '' }[];
  /** Stands where there are no cubes. */
  readonly icon: IconName | null;
  readonly title: string;
  /** Beside the title; empty for none. */
  readonly points: string;
  readonly text: string;
  /** "rulebook and review"; empty when it speaks for itself. */
  readonly source: string;
  /** The settings it hangs on; empty when it is certain. */
  readonly choice: string;
  /** The page of the book that explains it; null for what follows from the case alone. */
  readonly page: PageId | null;
}

export interface AnswerView {
  readonly why: readonly AnswerRow[];
  readonly follows: readonly AnswerRow[];
}

/** A ruling, cube by cube, and what follows from it. What is a table's choice has a dashed edge and says so. */
@customElement('answer-card')
export class AnswerCard extends LitElement {
  static override styles = [
    baseStyles,
    cubeStyles,
    benchStyles,
    css`
      li {
        display: grid;
        grid-template-columns: 52px minmax(0, 1fr);
        gap: 2px 12px;
        align-items: center;
        padding: 9px 8px;
        margin: 0 -8px;
      }
      li + li {
        margin-top: 4px;
      }
      li:not(.choice) + li:not(.choice) {
        border-top: 1px solid var(--line);
        border-radius: 0;
      }
      .cubes {
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
        justify-content: center;
        --cube: calc(24px / 0.74);
      }
      .cubes > svg:only-child {
        --cube: calc(36px / 0.74);
      }
      .cubes.icon svg {
        width: 28px;
        height: 28px;
        color: var(--ink-2);
      }
      .cubes.must svg {
        color: var(--ember);
      }
      .cubes.may svg {
        color: var(--leaf);
      }
      h4 {
        display: flex;
        gap: 8px;
        justify-content: space-between;
        margin: 0;
        font-size: 1rem;
        font-weight: 700;
      }
      h4 b {
        font: 400 1.125rem/1 var(--display);
      }
      a {
        display: flex;
        align-items: center;
        min-height: 44px;
        text-decoration-color: var(--edge);
        text-underline-offset: 3px;
      }
      small {
        display: block;
        font-size: var(--t-s);
        line-height: 1.3;
        color: var(--ink-2);
      }
    `,
  ];

  @property({ attribute: false }) view: AnswerView = { why: [], follows: [] };
  @property() set: SymbolSet = 'moons';
  /** The address of a page of the book. */
  @property({ attribute: false }) address: (page: PageId) => string = () => '';

  override render() {
    return html`${this.section(words.why(), this.view.why)}${this.section(words.follows(), this.view.follows)}`;
  }

  private section(title: string, rows: readonly AnswerRow[]) {
    if (rows.length === 0) return nothing;
    return html`<section>
      <h3>${title}</h3>
      <ul>
        ${rows.map((row) => this.row(row))}
      </ul>
    </section>`;
  }

  private row({ cubes, icon: name, title, points, text, source, choice, page }: AnswerRow) {
    const { set } = this;
    const kind = name === 'again' ? 'must' : name === 'check' ? 'may' : '';
    return html`<li class=${choice ? 'choice' : ''}>
      <div class="cubes ${name ? `icon ${kind}` : ''}">
        ${name ? icon(name) : cubes.map((cube) => html`${cubePicture({ ...cube, state: 'aside', set })}`)}
      </div>
      <div>
        ${title ? html`<h4><span>${title}</span>${points ? html`<b>${points}</b>` : nothing}</h4>` : nothing}
        ${text ? html`<p>${page ? html`<a href=${this.address(page)}>${text}</a>` : text}</p>` : nothing}
        ${source ? html`<small>${words.from(source)}</small>` : nothing}
        ${choice ? html`<small class="tag">${choice}</small>` : nothing}
      </div>
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'answer-card': AnswerCard;
  }
}
