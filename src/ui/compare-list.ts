import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Rules, RulesChange } from '../engine/settings.ts';
import { benchStyles } from './answer-styles.ts';
import { baseStyles } from './base-styles.ts';
import { forcedColours } from './forced-colours.ts';
import { icon } from './icons.ts';
import * as words from './words/bench.ts';

/** The case under other rules. */
export interface CompareRow {
  /** Whose rules, or which setting. */
  readonly title: string;
  /** What makes the difference, or the other value. */
  readonly note: string;
  readonly result: string;
  readonly rules: Rules;
  /** What the table would have to agree on to play it so; null where there is no table. */
  readonly change: RulesChange | null;
}

export interface CompareView {
  readonly differing: readonly CompareRow[];
  /** Those that rule the same. */
  readonly same: readonly string[];
  readonly settings: readonly CompareRow[];
}

/** The case under other rules, to be followed there. */
export interface Under {
  readonly rules: Rules;
  /** Whose rules they are, or what the setting is. */
  readonly name: string;
}

/**
 * The case at other tables, those that differ first, and every setting that would change it.
 *
 * @fires open-under - the case is wanted under other rules: `detail` is {@link Under}
 * @fires propose - the table is to play it so: `detail` is the change
 */
@customElement('compare-list')
export class CompareList extends LitElement {
  static override styles = [
    baseStyles,
    benchStyles,
    css`
      ul {
        display: grid;
        gap: 6px;
      }
      .row {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 20px;
        gap: 2px 10px;
        align-items: center;
        width: 100%;
        min-height: 48px;
        padding: 9px 12px;
        text-align: left;
        background: var(--rail-3);
        border-radius: var(--r2);
        box-shadow: inset 0 0 0 1px var(--edge);
        user-select: text;
      }
      .row > * {
        grid-column: 1;
      }
      .row b {
        overflow-wrap: anywhere;
      }
      .other {
        color: var(--other-ink);
        background: var(--other);
      }
      .other b {
        font: 400 1.125rem/1.15 var(--display);
      }
      .row > svg {
        grid-area: 1 / 2 / 4;
        width: 20px;
        height: 20px;
      }
      small {
        font-size: var(--t-s);
        line-height: 1.3;
      }
      .row:not(.other) small {
        color: var(--ink-2);
      }
      .same {
        display: grid;
        grid-template-columns: 20px minmax(0, 1fr);
        gap: 10px;
        align-items: center;
        padding: 10px 12px;
        font-weight: 600;
      }
      .same svg {
        width: 20px;
        height: 20px;
        color: var(--leaf);
      }
      .same small {
        display: block;
        font-weight: 400;
        color: var(--ink-2);
      }
      .propose {
        min-height: 44px;
        padding: 0 12px;
        margin: 0 0 4px;
        font-size: var(--t-s);
        font-weight: 600;
        text-decoration: underline;
        text-underline-offset: 3px;
      }
    `,
    forcedColours,
  ];

  @property({ attribute: false }) view: CompareView = { differing: [], same: [], settings: [] };

  override render() {
    const { differing, same, settings } = this.view;
    if (differing.length + same.length === 0) return nothing;
    return html`<section>
        <h3>
          ${words.compare()}<small>${words.differs(differing.length, differing.length + same.length)}</small>
        </h3>
        <ul>
          ${differing.map((row) => html`<li>${this.row(row, 'other')}</li>`)}
          ${
            same.length > 0
              ? html`<li class="same">
                  ${icon('check')}<span>${same.join(', ')}<small>${words.sameRuling()}</small></span>
                </li>`
              : nothing
          }
        </ul>
      </section>
      <section>
        <h3>${words.oneSetting()}</h3>
        ${settings.length === 0 ? html`<p>${words.noSetting()}</p>` : nothing}
        <ul>
          ${settings.map((row) => html`<li>${this.row(row, '')}</li>`)}
        </ul>
      </section>`;
  }

  private row({ title, note, result, rules, change }: CompareRow, kind: string) {
    const name = kind ? title : `${title}: ${note}`;
    return html`<button
        type="button"
        class="row ${kind}"
        aria-label=${words.openUnder([title, note].filter(Boolean).join(', '), result)}
        @click=${() => this.tell('open-under', { rules, name })}
      >
        ${kind ? html`<b>${title}</b>` : html`<span><b>${title}:</b> ${note}</span>`}
        <span>${result}</span>
        ${kind && note ? html`<small>${note}</small>` : nothing}${icon('next')}
      </button>
      ${
        change === null
          ? nothing
          : html`<button
              type="button"
              class="propose"
              aria-label=${words.playSoName(title, note)}
              @click=${() => this.tell('propose', change)}
            >
              ${words.playSo()}
            </button>`
      }`;
  }

  private tell<K extends 'open-under' | 'propose'>(what: K, detail: HTMLElementEventMap[K]['detail']) {
    this.dispatchEvent(new CustomEvent(what, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'compare-list': CompareList;
  }
  interface HTMLElementEventMap {
    'open-under': CustomEvent<Under>;
    propose: CustomEvent<RulesChange>;
  }
}
