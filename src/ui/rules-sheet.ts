import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import {
  type PresetName,
  RULEBOOK,
  type Rules,
  type RulesChange,
  rulesDifference,
} from '../engine/settings.ts';
import { baseStyles } from './base-styles.ts';
import './house-rule-list.ts';
import type { AgreedEvent } from './house-rule-list.ts';
import './house-rules.ts';
import './sheet-frame.ts';
import { sheetStyles } from './sheet-styles.ts';
import * as words from './words/rules-sheet.ts';
import { settingTitle, valueWords } from './words/settings.ts';

/**
 * The rules of this table, to read and, when all agree, to change at any time (the Guiding Light).
 *
 * @fires save-rules - the rules as they are shown are to be kept under a name; they are the `detail`
 * @fires propose-rules - `detail` is what would change; `check` has let it pass
 */
@customElement('rules-sheet')
export class RulesSheet extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    css`
      .sum {
        position: sticky;
        bottom: 0;
        display: grid;
        gap: 8px;
        padding: 10px 0 max(10px, env(safe-area-inset-bottom));
        background: var(--rail);
        border-top: 1px solid var(--line);
      }
      .error {
        color: var(--ember);
      }
    `,
  ];

  /** The rules in force. */
  @property({ attribute: false }) rules: Rules = RULEBOOK;
  /** The preset they are nearest to. */
  @property() preset: PresetName = 'rulebook';
  /** Why a change cannot be made now, as a sentence; empty when it can. */
  @property({ attribute: false }) check: (change: RulesChange) => string = () => '';

  /** What was agreed on in this game. */
  @property({ attribute: false }) agreed: readonly AgreedEvent[] = [];
  /** Whether totals can be adjusted now. */
  @property({ type: Boolean }) adjustable = false;

  /** The rules as they would be. */
  @state() private wanted: Rules | null = null;
  /** How often the sheet was opened: each time anew, without what was typed and refused before. */
  @state() private opened = 0;
  @query('house-rules') private house!: HTMLElementTagNameMap['house-rules'];
  @query('sheet-frame') private frame!: HTMLElementTagNameMap['sheet-frame'];

  override render() {
    return html`<sheet-frame .heading=${words.heading()} .closeLabel=${words.close()}>
      <p>${words.explain()}</p>
      ${this.opened > 0 ? keyed(this.opened, this.settings()) : nothing}
    </sheet-frame>`;
  }

  /** Opens it anew; or as it was left, with what was typed and wanted. */
  open(again = false) {
    if (!again) {
      this.wanted = null;
      this.opened++;
    }
    this.frame.open();
  }

  private settings() {
    const rules = this.wanted ?? this.rules;
    const change = rulesDifference(this.rules, rules);
    const keys = Object.keys(change) as (keyof Rules)[];
    const error = keys.length > 0 ? this.check(change) : '';
    return html`
      <house-rule-list
        .agreed=${this.agreed}
        ?adjustable=${this.adjustable}
        @propose-house-rule=${this.close}
        @enter-effect=${this.close}
      ></house-rule-list>
      <house-rules .rules=${rules} .preset=${this.preset} @rules-change=${this.want}></house-rules>
      <button type="button" class="button" @click=${() => this.save(rules)}>${words.save()}</button>
      ${
        keys.length > 0
          ? html`<div class="sum">
              ${keys.map((key) => html`<p>${settingTitle(key)}: <b>${valueWords(key, rules[key])}</b></p>`)}
              ${error ? html`<p class="error" role="status">${error}</p>` : nothing}
              <button
                type="button"
                class="main"
                aria-disabled=${error ? 'true' : 'false'}
                @click=${() => this.propose(change, error)}
              >
                ${words.propose()}
              </button>
            </div>`
          : nothing
      }
    `;
  }

  private close() {
    this.frame.close();
  }

  private want(event: HTMLElementEventMap['rules-change']) {
    event.stopPropagation();
    this.wanted = event.detail.rules;
  }

  private save(detail: Rules) {
    if (!this.house.finish()) return;
    this.frame.close();
    this.dispatchEvent(new CustomEvent('save-rules', { detail, bubbles: true, composed: true }));
  }

  private propose(change: RulesChange, error: string) {
    if (error || !this.house.finish()) return;
    this.frame.close();
    this.dispatchEvent(new CustomEvent('propose-rules', { detail: change, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rules-sheet': RulesSheet;
  }
  interface HTMLElementEventMap {
    'propose-rules': CustomEvent<RulesChange>;
    'save-rules': CustomEvent<Rules>;
  }
}
