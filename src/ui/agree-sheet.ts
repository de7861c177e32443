import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { RULEBOOK, type Rules, type RulesChange, type SettingKey } from '../engine/settings.ts';
import { baseStyles } from './base-styles.ts';
import { icon } from './icons.ts';
import { type SeatLook, seatMarker } from './seat-look.ts';
import './sheet-frame.ts';
import { sheetStyles } from './sheet-styles.ts';
import * as words from './words/agree.ts';
import { quoted } from './words/quoted.ts';
import { settingTitle, valueWords } from './words/settings.ts';

/** A player whose word is needed; without a look the name stands alone. */
export interface AgreeingPlayer {
  readonly name: string;
  readonly look?: SeatLook | null;
}

/** A change of the rules with the names of all who agreed to it. */
export interface AgreedChange {
  readonly change: RulesChange;
  readonly agreed: readonly string[];
}

/** A house rule in words with the names of all who agreed to it. */
export interface AgreedRule {
  readonly text: string;
  readonly agreed: readonly string[];
}

/**
 * Asks every player to agree on a change of the rules, or on a house rule in words (the Guiding Light). Open it with
 * `open()`, once its properties are set.
 *
 * @fires change-rules - `detail` is the change and who agreed; `check` has let it pass
 * @fires agree-house-rule - `detail` is the text and who agreed
 * @fires not-agreed - the sheet was closed, and nothing was agreed on
 */
@customElement('agree-sheet')
export class AgreeSheet extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    css`
      .what {
        display: grid;
        gap: 8px;
        padding: 12px 14px;
        overflow-wrap: anywhere;
        background: var(--well);
        border-radius: var(--r2);
      }
      .what small {
        display: block;
        font-size: var(--t-s);
        color: var(--ink-2);
      }
      .who {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
        gap: 8px;
      }
      .who .button {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) 20px;
        gap: 8px;
        align-items: center;
        padding: 4px 8px;
        text-align: left;
      }
      .who .button[aria-pressed='true'] {
        box-shadow: inset 0 0 0 2.5px var(--brass-lit);
      }
      .name {
        display: -webkit-box;
        grid-column: 2;
        overflow: hidden;
        overflow-wrap: anywhere;
        -webkit-line-clamp: 2;
        -webkit-box-orient: vertical;
      }
      svg {
        width: 20px;
        height: 20px;
      }
      .error {
        color: var(--ember);
      }
    `,
  ];

  /** Those still in the game, all of whom must agree. */
  @property({ attribute: false }) players: readonly AgreeingPlayer[] = [];
  /** The rules in force. */
  @property({ attribute: false }) rules: Rules = RULEBOOK;
  /** What would change; null where a house rule in words is asked about. */
  @property({ attribute: false }) change: RulesChange | null = null;
  /** The house rule in words, where nothing changes that is a setting. */
  @property() text = '';
  /** Why a change cannot be made now, as a sentence; empty when it can. */
  @property({ attribute: false }) check: (change: RulesChange) => string = () => '';

  @state() private agreed: ReadonlySet<string> = new Set();
  /** It is closing because all have agreed. */
  private settled = false;
  @query('.main') private main!: HTMLElement;
  @query('sheet-frame') private frame!: HTMLElementTagNameMap['sheet-frame'];

  override render() {
    const { error, missing } = this;
    return html`<sheet-frame .heading=${words.heading()} .closeLabel=${words.close()} @sheet-close=${this.closed}>
      <div class="what">${this.change === null ? html`<p>${quoted(this.text)}</p>` : this.lines(this.change)}</div>
      <p>${words.explain()}</p>
      <div class="who" role="group" aria-label=${words.players()}>
        ${this.players.map(
          ({ name, look }) => html`<button
            type="button"
            class="button"
            aria-pressed=${this.agreed.has(name) ? 'true' : 'false'}
            @click=${() => this.tap(name)}
          >
            ${look ? seatMarker(look) : nothing}<span class="name">${name}</span>
            ${this.agreed.has(name) ? icon('check') : nothing}
          </button>`,
        )}
      </div>
      ${
        missing.length > 1
          ? html`<button type="button" class="button all" @click=${this.allAgree}>${words.allAgree()}</button>`
          : nothing
      }
      <p class="error" role="status">${error || nothing}</p>
      <button
        type="button"
        class="main"
        aria-disabled=${error !== '' || missing.length > 0 ? 'true' : 'false'}
        @click=${this.submit}
      >
        ${missing.length > 0 ? words.waitingFor(missing) : words.playItSo()}
      </button>
    </sheet-frame>`;
  }

  /** Asks everybody anew. */
  open() {
    this.agreed = new Set();
    this.settled = false;
    this.frame.open();
  }

  private get missing(): readonly string[] {
    return this.players.flatMap(({ name }) => (this.agreed.has(name) ? [] : [name]));
  }

  private get error(): string {
    return this.change === null ? '' : this.check(this.change);
  }

  private lines(change: RulesChange) {
    return (Object.keys(change) as SettingKey[]).map(
      (key) => html`<p>
        ${settingTitle(key)}: <b>${valueWords(key, change[key] ?? this.rules[key])}</b>
        <small>${words.now(valueWords(key, this.rules[key]))}</small>
      </p>`,
    );
  }

  private tap(name: string) {
    const agreed = new Set(this.agreed);
    if (!agreed.delete(name)) agreed.add(name);
    this.agreed = agreed;
  }

  /** The button that was pressed goes: the focus moves on to the one that is next. */
  private async allAgree() {
    this.agreed = new Set(this.players.map(({ name }) => name));
    await this.updateComplete;
    this.main.focus();
  }

  private submit() {
    if (this.settled || this.missing.length > 0 || this.error !== '') return;
    this.settled = true;
    const agreed = this.players.map(({ name }) => name);
    const { change, text } = this;
    this.frame.close();
    if (change === null) this.tell('agree-house-rule', { text, agreed });
    else this.tell('change-rules', { change, agreed });
  }

  private closed() {
    if (!this.settled) this.tell('not-agreed');
  }

  private tell(type: string, detail?: AgreedChange | AgreedRule) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'agree-sheet': AgreeSheet;
  }
  interface HTMLElementEventMap {
    'change-rules': CustomEvent<AgreedChange>;
    'agree-house-rule': CustomEvent<AgreedRule>;
    'not-agreed': CustomEvent<void>;
  }
}
