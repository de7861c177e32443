import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import {
  type PresetName,
  presetRules,
  RULEBOOK,
  type Rules,
  SETTINGS,
  type SettingKey,
} from '../engine/settings.ts';
import { baseStyles } from './base-styles.ts';
import { icon } from './icons.ts';
import './number-stepper.ts';
import * as words from './words/house-rules.ts';
import { presetName } from './words/presets.ts';
import {
  groupName,
  SETTING_GROUPS,
  type SettingGroup,
  settingQuestion,
  settingTitle,
  valueSources,
  valueWords,
  withoutEffect,
} from './words/settings.ts';
import { sourcesWords } from './words/sources.ts';

/**
 * Every setting in plain words with its sources. Those that differ from the preset say so and are one tap from
 * its value.
 *
 * @fires rules-change - `detail.rules` are the rules with one setting changed, or all back to the preset
 */
@customElement('house-rules')
export class HouseRules extends LitElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: grid;
        gap: 4px;
      }
      h2 {
        padding: 18px 0 2px;
        font: 400 1.0625rem/1.2 var(--display);
        color: var(--ink-2);
      }
      fieldset {
        display: grid;
        min-width: 0;
        gap: 4px;
        padding: 10px 0 14px;
        margin: 0;
        border: 0;
        border-bottom: 1px solid var(--line);
      }
      legend {
        float: left;
        padding: 0;
        font-size: 1.0625rem;
        font-weight: 600;
      }
      legend span {
        padding: 1px 6px;
        margin-left: 6px;
        font-size: var(--t-xs);
        font-weight: 700;
        color: var(--brass);
        border-radius: var(--r1);
        box-shadow: inset 0 0 0 1px var(--brass-lit);
      }
      .ask,
      .idle {
        clear: both;
        padding-bottom: 4px;
        font-size: var(--t-s);
        color: var(--ink-2);
      }
      .idle {
        font-style: italic;
      }
      .without-effect legend,
      .without-effect label,
      .without-effect .ask {
        color: var(--ink-3);
      }
      label {
        position: relative;
        display: grid;
        grid-template-columns: 24px minmax(0, 1fr);
        gap: 0 10px;
        align-items: center;
        min-height: 48px;
        padding: 6px 10px;
        line-height: 1.25;
        cursor: pointer;
        border-radius: var(--r2);
        touch-action: manipulation;
      }
      label:has(:checked) {
        background: var(--rail-3);
      }
      label:has(:focus-visible) {
        outline: 3px solid var(--brass-lit);
        outline-offset: 1px;
      }
      input {
        display: grid;
        grid-row: 1 / 3;
        place-items: center;
        width: 22px;
        height: 22px;
        margin: 0;
        appearance: none;
        border: 2px solid var(--edge);
        border-radius: 50%;
        outline: none;
      }
      input:checked {
        border-color: var(--brass);
      }
      input:checked::before {
        width: 10px;
        height: 10px;
        content: '';
        background: var(--brass-lit);
        border-radius: 50%;
      }
      small {
        display: block;
        font-size: var(--t-xs);
        color: var(--ink-2);
      }
      .without-effect small {
        color: var(--ink-3);
      }
      number-stepper {
        justify-content: start;
        padding: 2px 0;
      }
      .back {
        display: inline-flex;
        gap: 8px;
        align-items: center;
        justify-self: start;
        min-height: 44px;
        padding: 0 14px 0 10px;
        font-size: var(--t-s);
        font-weight: 600;
        text-align: left;
        border-radius: 22px;
        box-shadow: inset 0 0 0 1px var(--edge);
      }
      .back svg {
        flex: none;
        width: 18px;
        height: 18px;
      }
    `,
  ];

  @property({ attribute: false }) rules: Rules = RULEBOOK;
  /** What the rules are compared with. */
  @property() preset: PresetName = 'rulebook';

  override render() {
    const base = presetRules(this.preset);
    const same = Object.values(SETTING_GROUPS)
      .flat()
      .every((key) => base[key] === this.rules[key]);
    return html`
      ${same ? nothing : this.backButton(words.backToPreset(presetName(this.preset)), base)}
      ${(Object.keys(SETTING_GROUPS) as SettingGroup[]).map(
        (group) => html`<section aria-labelledby=${group}>
          <h2 id=${group}>${groupName(group)}</h2>
          ${SETTING_GROUPS[group].map((key) => this.setting(key, base))}
        </section>`,
      )}
    `;
  }

  /** Takes what stands in the fields; false, with the reason beside it, when some of it does not fit. */
  finish(): boolean {
    return [...this.renderRoot.querySelectorAll('number-stepper')].every((field) => field.finish());
  }

  private setting(key: SettingKey, base: Rules) {
    const changed = this.rules[key] !== base[key];
    const idle = withoutEffect(key, this.rules);
    return html`<fieldset data-setting=${key} class=${idle ? 'without-effect' : ''}>
      <legend>${settingTitle(key)}${changed ? html` <span>${words.changed()}</span>` : nothing}</legend>
      <p class="ask">${settingQuestion(key)}</p>
      ${idle ? html`<p class="idle">${idle}</p>` : nothing} ${this.control(key)}
      ${
        changed
          ? this.backButton(words.backTo(valueWords(key, base[key])), { ...this.rules, [key]: base[key] })
          : nothing
      }
    </fieldset>`;
  }

  private control(key: SettingKey) {
    const setting = SETTINGS[key];
    if (setting.kind === 'number') {
      const value = Number(this.rules[key]);
      return html`<number-stepper
          .value=${value}
          .min=${setting.min}
          .max=${setting.max}
          .step=${setting.step}
          .stride=${key === 'goal' ? 50 : setting.step}
          .label=${settingTitle(key)}
          @number-change=${(event: CustomEvent<number>) => this.set(key, event.detail)}
        ></number-stepper>
        <small>${sourcesWords(valueSources(key, this.rules[key]))}</small>`;
    }
    return setting.values.map(
      (value) => html`<label>
        <input
          type="radio"
          name=${key}
          value=${value}
          .checked=${live(this.rules[key] === value)}
          @change=${() => this.set(key, value)}
        />
        <span>${valueWords(key, value)}<small>${sourcesWords(valueSources(key, value))}</small></span>
      </label>`,
    );
  }

  private backButton(label: string, rules: Rules) {
    return html`<button type="button" class="back" @click=${() => this.change(rules)}>${icon('undo')}${label}</button>`;
  }

  private set(key: SettingKey, value: string | number) {
    this.change({ ...this.rules, [key]: value });
  }

  private change(rules: Rules) {
    this.dispatchEvent(new CustomEvent('rules-change', { detail: { rules }, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-rules': HouseRules;
  }
  interface HTMLElementEventMap {
    'rules-change': CustomEvent<{ readonly rules: Rules }>;
  }
}
