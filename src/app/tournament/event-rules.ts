import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import {
  isPresetName,
  PRESET_NAMES,
  presetRules,
  RULEBOOK,
  type Rules,
  rulesDifference,
  SETTINGS,
} from '../../engine/settings.ts';
import type { RuleSet } from '../../game/rule-set.ts';
import { nearestPreset } from '../../game/transcript-writer.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import type { HouseRules } from '../../ui/house-rules.ts';
import { icon } from '../../ui/icons.ts';
import '../../ui/number-stepper.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event-setup.ts';
import { changedWords, presetLine, presetName } from '../../ui/words/presets.ts';
import { linesWords } from '../../ui/words/rule-sets.ts';
import { eventStyles } from './event-styles.ts';

/**
 * The rules that all games of a tournament are played by: ready-made or named ones, the goal, and every setting.
 *
 * @fires rules-change - `detail.rules` are the rules
 */
@customElement('event-rules')
export class EventRules extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    eventStyles,
    css`
      .goal {
        display: flex;
        flex-wrap: wrap;
        gap: 6px 16px;
        align-items: center;
        justify-content: space-between;
      }
      .house {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 24px;
        gap: 10px;
        align-items: center;
        min-height: 52px;
        text-align: left;
      }
      .house b {
        display: block;
        font-weight: 600;
      }
      .house[aria-expanded='true'] svg {
        transform: rotate(90deg);
      }
    `,
  ];

  @property({ attribute: false }) rules: Rules = RULEBOOK;

  @state() private sets: readonly RuleSet[] = [];
  /** What was chosen last, a preset's name or `#` and that of a set; '' for rules that came otherwise. */
  @state() private chosen = '';
  @state() private houseOpen = false;
  @query('number-stepper') private goalField!: HTMLElementTagNameMap['number-stepper'];
  @query('house-rules') private house!: HouseRules | null;

  protected override firstUpdated() {
    void this.loadSets();
  }

  /** Without named rules there are still the presets. */
  private async loadSets() {
    const { loadRuleSets } = await import('../rule-sets.ts');
    this.sets = await loadRuleSets().catch(() => []);
  }

  /** Takes what stands in the fields; false, with the reason beside it, when some of it does not fit. */
  finish(): boolean {
    // What comes when it is asked for may not have come yet.
    return this.goalField.finish() && this.house?.finish?.() !== false;
  }

  /** The entry that has these rules; '' when they are adapted. */
  private get same(): string {
    const is = (rules: Rules): boolean => Object.keys(rulesDifference(rules, this.rules)).length === 0;
    const all = [
      ...PRESET_NAMES.map((name) => ({ key: name, rules: presetRules(name) })),
      ...this.sets.map(({ name, rules }) => ({ key: `#${name}`, rules })),
    ].filter(({ rules }) => is(rules));
    return (all.find(({ key }) => key === this.chosen) ?? all[0])?.key ?? '';
  }

  override render() {
    const { rules, same } = this;
    const preset = nearestPreset(rules);
    const { min, max, step } = SETTINGS.goal;
    return html`
      <label>
        ${words.rulesLabel()}
        <select .value=${live(same)} @change=${this.choose}>
          ${same === '' ? html`<option value="" selected>${words.adapted(presetName(preset))}</option>` : nothing}
          <optgroup label=${words.presets()}>
            ${PRESET_NAMES.map(
              (name) => html`<option value=${name} ?selected=${same === name}>${presetName(name)}</option>`,
            )}
          </optgroup>
          ${
            this.sets.length === 0
              ? nothing
              : html`<optgroup label=${words.ruleSets()}>
                  ${this.sets.map(
                    ({ name }) =>
                      html`<option value="#${name}" ?selected=${same === `#${name}`}>${name}</option>`,
                  )}
                </optgroup>`
          }
        </select>
      </label>
      <p class="hint">${isPresetName(same) ? presetLine(same) : linesWords(rules)}</p>
      <div class="goal">
        <span>${words.goal()}</span>
        <number-stepper
          .value=${rules.goal}
          .min=${min}
          .max=${max}
          .step=${step}
          .stride=${50}
          .label=${words.goal()}
          @number-change=${(event: CustomEvent<number>) => this.change({ ...rules, goal: event.detail })}
        ></number-stepper>
      </div>
      <button
        type="button"
        class="house"
        aria-expanded=${this.houseOpen ? 'true' : 'false'}
        @click=${this.toggleHouse}
      >
        <span><b>${words.houseRules()}</b><span class="hint">${changedWords(rules, preset)}</span></span>${icon('next')}
      </button>
      ${this.houseOpen ? html`<house-rules .rules=${rules} .preset=${preset}></house-rules>` : nothing}
    `;
  }

  private toggleHouse() {
    this.houseOpen = !this.houseOpen;
    // The long list comes when it is asked for.
    void import('../../ui/house-rules.ts');
  }

  private choose(event: Event) {
    const { value } = event.target as HTMLSelectElement;
    const set = this.sets.find(({ name }) => value === `#${name}`);
    const rules = isPresetName(value) ? presetRules(value) : set?.rules;
    if (rules === undefined) return;
    this.chosen = value;
    this.change(rules);
  }

  private change(rules: Rules) {
    this.dispatchEvent(new CustomEvent('rules-change', { detail: { rules }, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-rules': EventRules;
  }
}
