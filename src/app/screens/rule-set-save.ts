import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { RULEBOOK, type Rules } from '../../engine/settings.ts';
import { cleanLine } from '../../game/names.ts';
import { isSetName, MAX_SET_NAME, type RuleSet } from '../../game/rule-set.ts';
import { nearestPreset } from '../../game/transcript-writer.ts';
import { toFailure } from '../../store/failure.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { fieldSurface } from '../../ui/field-surface.ts';
import '../../ui/house-rules.ts';
import '../../ui/sheet-frame.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import { storeFailureWords } from '../../ui/words/refusals.ts';
import * as words from '../../ui/words/rule-sets.ts';
import { saveRuleSets } from '../rule-sets.ts';

/**
 * Gives rules a name and keeps them, or edits those that have one.
 *
 * @fires rule-set-saved - `detail` is the set as it is kept now
 */
@customElement('rule-set-save')
export class RuleSetSave extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    css`
      form,
      label {
        display: grid;
        gap: 8px;
      }
      label {
        font-weight: 600;
      }
      input {
        ${fieldSurface}
      }
      .error {
        color: var(--ember);
      }
      .lines {
        color: var(--ink-2);
      }
      .main {
        position: sticky;
        bottom: 8px;
      }
    `,
  ];

  /** Stays open to say where the set is found. */
  @property({ type: Boolean }) tells = false;

  @state() private set: RuleSet = { name: '', rules: RULEBOOK };
  /** The name of the set that is edited; null for a new one. */
  @state() private was: string | null = null;
  @state() private edits = false;
  @state() private error = '';
  @state() private done = false;
  /** How often the sheet was opened: its fields are new each time. */
  @state() private opened = 0;
  @query('input') private field!: HTMLInputElement;
  @query('house-rules') private house!: HTMLElementTagNameMap['house-rules'] | null;
  @query('sheet-frame') private frame!: HTMLElementTagNameMap['sheet-frame'];

  override render() {
    return html`<sheet-frame
      .heading=${this.was === null ? words.saveHeading() : words.editHeading()}
      .closeLabel=${words.close()}
    >
      ${this.done ? html`<p role="status">${words.saved(this.set.name)}</p>` : keyed(this.opened, this.form())}
    </sheet-frame>`;
  }

  /** Rules to be named; or a set to be edited, its settings too. */
  async open(rules: Rules, edited: { readonly was: string | null } | null = null) {
    this.was = edited?.was ?? null;
    this.edits = edited !== null;
    this.set = { name: this.was ?? '', rules };
    this.error = '';
    this.done = false;
    this.opened++;
    await this.updateComplete;
    this.frame.open();
  }

  private form() {
    const { name, rules } = this.set;
    return html`<form @submit=${this.save}>
      <label>
        ${words.name()}
        <input
          maxlength=${MAX_SET_NAME}
          autocomplete="off"
          aria-describedby="error"
          aria-invalid=${this.error ? 'true' : 'false'}
          .value=${name}
          @input=${this.forgive}
        />
      </label>
      <p class="error" id="error" role="status">${this.error || nothing}</p>
      ${
        this.edits
          ? html`<house-rules
              .rules=${rules}
              .preset=${nearestPreset(rules)}
              @rules-change=${this.change}
            ></house-rules>`
          : html`<p class="lines">${words.linesWords(rules)}</p>`
      }
      <button type="submit" class="main">${words.saveIt()}</button>
    </form>`;
  }

  private forgive() {
    this.error = '';
  }

  private change(event: HTMLElementEventMap['rules-change']) {
    event.stopPropagation();
    this.set = { name: this.field.value, rules: event.detail.rules };
  }

  private async save(event: Event) {
    event.preventDefault();
    const set = { name: cleanLine(this.field.value), rules: this.set.rules };
    if (!isSetName(set.name)) return this.refuse(words.noName());
    if (this.house?.finish() === false) return undefined;
    // What stood in a field may have changed the rules just now.
    set.rules = this.set.rules;
    try {
      const outcome = await saveRuleSets([set], this.was);
      if (outcome !== 'saved') return this.refuse(outcome === 'taken' ? words.taken(set.name) : words.full());
    } catch (error) {
      return this.refuse(storeFailureWords(toFailure(error).kind));
    }
    this.set = set;
    if (this.tells) this.done = true;
    else this.frame.close();
    this.dispatchEvent(new CustomEvent('rule-set-saved', { detail: set, bubbles: true, composed: true }));
    return undefined;
  }

  private refuse(why: string) {
    this.error = why;
    this.field.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rule-set-save': RuleSetSave;
  }
  interface HTMLElementEventMap {
    'rule-set-saved': CustomEvent<RuleSet>;
  }
}
