import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { PRESET_NAMES, presetRules, RULEBOOK, type Rules } from '../engine/settings.ts';
import { nearestPreset } from '../game/transcript-writer.ts';
import { baseStyles } from './base-styles.ts';
import './house-rules.ts';
import './sheet-frame.ts';
import { sheetStyles } from './sheet-styles.ts';
import * as words from './words/bench-case.ts';
import { presetLine, presetName } from './words/presets.ts';

/**
 * The rules that a case is judged by: a preset, those of the table, or any of their settings changed.
 *
 * @fires rules-change - `detail.rules` are the rules as they are now
 */
@customElement('case-rules')
export class CaseRules extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    css`
      .presets {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
        gap: 8px;
      }
      .preset {
        min-height: 52px;
        padding: 6px 12px;
        text-align: left;
        border-radius: var(--r2);
        box-shadow: inset 0 0 0 1px var(--edge);
      }
      .preset[aria-pressed='true'] {
        background: var(--rail-3);
        box-shadow: inset 0 0 0 2.5px var(--brass-lit);
      }
      b,
      small {
        display: block;
      }
      small {
        font-size: var(--t-s);
        color: var(--ink-2);
      }
      h3 {
        font: 400 1.1875rem/1.2 var(--display);
      }
    `,
  ];

  @property({ attribute: false }) rules: Rules = RULEBOOK;
  /** Those of the table the bench was opened from; null where there is none. */
  @property({ attribute: false }) table: Rules | null = null;

  /** Nothing is drawn until it is first opened. */
  @state() private opened = false;
  @query('sheet-frame') private frame!: HTMLElementTagNameMap['sheet-frame'];

  async open() {
    this.opened = true;
    await this.updateComplete;
    this.frame.open();
  }

  override render() {
    if (!this.opened) return nothing;
    const { rules, table } = this;
    return html`<sheet-frame .heading=${words.rulesHeading()} .closeLabel=${words.closeCase()}>
      <div class="presets">
        ${table === null ? nothing : this.preset(words.tableRules(), words.caseRulesWords(table), table)}
        ${PRESET_NAMES.map((name) => this.preset(presetName(name), presetLine(name), presetRules(name)))}
      </div>
      <h3>${words.everySetting()}</h3>
      <house-rules .rules=${rules} .preset=${nearestPreset(rules)}></house-rules>
      <button type="button" class="main" @click=${() => this.frame.close()}>${words.closeCase()}</button>
    </sheet-frame>`;
  }

  private preset(name: string, line: string, rules: Rules) {
    const on = JSON.stringify(rules) === JSON.stringify(this.rules);
    return html`<button
      type="button"
      class="preset"
      aria-pressed=${on ? 'true' : 'false'}
      @click=${() =>
        this.dispatchEvent(
          new CustomEvent('rules-change', { detail: { rules }, bubbles: true, composed: true }),
        )}
    >
      <b>${name}</b><small>${line}</small>
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'case-rules': CaseRules;
  }
}
