import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { emberSurface } from './ember-surface.ts';
import { baseStyles } from './base-styles.ts';
import './copy-button.ts';
import { SYMBOL_SETS } from './face-art.ts';
import { FELTS, FIRST_LOOK, type Look, SCHEMES, SHOWS } from './look.ts';
import { fillsScreen, mayFillScreen, toggleFullScreen } from './full-screen.ts';
import './sheet-frame.ts';
import { sheetStyles } from './sheet-styles.ts';
import * as words from './words/menu.ts';

type MenuWay =
  | 'go-home'
  | 'open-sheet'
  | 'open-view'
  | 'hand-over'
  | 'open-rules'
  | 'open-adjust'
  | 'open-seats'
  | 'reset-turn';

/**
 * The menu of the table: leaving it, the sheet, the game as text, the look, the keys of a keyboard, and a player
 * who goes.
 *
 * @fires go-home - the players leave the table
 * @fires open-sheet - the sheet of the game is wanted
 * @fires open-view - the table from afar is wanted
 * @fires hand-over - the game is to go to another phone
 * @fires open-rules - the rules of the table are wanted
 * @fires open-adjust - a total is to be adjusted
 * @fires open-seats - the seats are to change, or somebody joins
 * @fires reset-turn - the throws of the turn under way are to be taken back
 * @fires look-change - `detail` is the look that was chosen
 * @fires leave - `detail` is the name of the player who goes, agreed to twice
 */
@customElement('menu-sheet')
export class MenuSheet extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    css`
      .pair {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
        gap: 8px;
      }
      a {
        display: grid;
        place-items: center;
        text-decoration: none;
      }
      .button[aria-disabled='true'] {
        color: var(--ink-3);
        background: none;
        cursor: default;
      }
      fieldset {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        min-width: 0;
        padding: 0;
        margin: 0;
        border: 0;
      }
      legend {
        padding: 0 0 6px;
        font-weight: 600;
      }
      label {
        position: relative;
        display: flex;
        flex: 1 1 auto;
        gap: 8px;
        align-items: center;
        justify-content: center;
        min-height: 44px;
        padding: 0 14px;
        font-weight: 500;
        cursor: pointer;
        border-radius: var(--r2);
        box-shadow: inset 0 0 0 1px var(--edge);
      }
      label:has(:checked) {
        font-weight: 700;
        background: var(--rail-3);
        box-shadow: inset 0 0 0 2.5px var(--brass-lit);
      }
      label:has(:focus-visible) {
        outline: 3px solid var(--brass-lit);
        outline-offset: 2px;
      }
      input[type='radio'] {
        position: absolute;
        opacity: 0;
      }
      input[type='checkbox'] {
        width: 22px;
        height: 22px;
        accent-color: var(--sun-2);
      }
      .switch {
        justify-content: flex-start;
      }
      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 4px 14px;
        font-size: var(--t-s);
        color: var(--ink-2);
      }
      dt {
        font-weight: 700;
        color: var(--ink);
      }
      .table {
        font-size: var(--t-s);
        color: var(--ink-2);
        overflow-wrap: anywhere;
      }
      .leave {
        ${emberSurface}
      }
      .names {
        display: grid;
        gap: 8px;
      }
      .names .button {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    `,
  ];

  @property({ attribute: false }) look: Look = FIRST_LOOK;
  /** Those who could leave the game; empty when it is over. */
  @property({ attribute: false }) leavers: readonly string[] = [];
  /** Whose table of a tournament it is; '' for none. */
  @property() table = '';
  /** Whether totals can be adjusted now. */
  @property({ type: Boolean }) adjustable = false;
  /** Whether a turn is under way that can begin anew. */
  @property({ type: Boolean }) resettable = false;
  /** The address of the book of rules. */
  @property() book = '';
  /** The game as text. */
  @property({ attribute: false }) copyText: () => string = () => '';

  /** Who is about to leave, until it is said again; '' while somebody is to be picked. */
  @state() private leaving: string | null = null;
  @query('sheet-frame') private frame!: HTMLElementTagNameMap['sheet-frame'];
  @query('.begin') private begin!: HTMLElement | null;

  override render() {
    return html`<sheet-frame .heading=${words.heading()} .closeLabel=${words.close()}>
      ${this.table === '' ? nothing : html`<p class="table">${this.table}</p>`}
      <div class="pair">
        <button type="button" class="button" @click=${() => this.go('go-home')}>${words.home()}</button>
        <button type="button" class="button" @click=${() => this.go('open-sheet')}>${words.sheet()}</button>
        <button type="button" class="button" @click=${() => this.go('open-view')}>${words.view()}</button>
        ${
          mayFillScreen()
            ? html`<button type="button" class="button" @click=${this.fill}>
                ${words.fullScreen(fillsScreen())}
              </button>`
            : nothing
        }
        <a class="button" href=${this.book} @click=${() => this.frame.close()}>${words.book()}</a>
        <button type="button" class="button" @click=${() => this.go('open-rules')}>${words.rules()}</button>
        ${
          this.adjustable
            ? html`<button type="button" class="button" @click=${() => this.go('open-adjust')}>${words.adjust()}</button>`
            : nothing
        }
        <button
          type="button"
          class="button"
          aria-disabled=${this.resettable ? 'false' : 'true'}
          @click=${() => (this.resettable ? this.go('reset-turn') : undefined)}
        >
          ${words.resetTurn()}
        </button>
        ${
          this.adjustable
            ? html`<button type="button" class="button" @click=${() => this.go('open-seats')}>${words.seats()}</button>`
            : nothing
        }
        <button type="button" class="button" @click=${() => this.go('hand-over')}>${words.handOver()}</button>
        <copy-button .text=${this.copyText} .label=${words.copy()}></copy-button>
      </div>
      ${this.options('set', words.set(), SYMBOL_SETS, words.setName)}
      ${this.options('felt', words.felt(), FELTS, words.feltName)}
      ${this.options('scheme', words.scheme(), SCHEMES, words.schemeName)}
      ${this.options('show', words.show(), SHOWS, words.showName)}
      <fieldset>
        <label class="switch">
          <input type="checkbox" .checked=${this.look.keys} @change=${this.switchKeys} />${words.keysSwitch()}
        </label>
      </fieldset>
      ${
        this.look.keys
          ? html`<dl>
              ${words.keyList().map(([key, meaning]) => html`<dt>${key}</dt><dd>${meaning}</dd>`)}
            </dl>`
          : nothing
      }
      ${this.leavers.length > 0 ? this.leave() : nothing}
    </sheet-frame>`;
  }

  open() {
    this.leaving = null;
    this.frame.open();
  }

  private options<K extends 'set' | 'felt' | 'scheme' | 'show'>(
    key: K,
    title: string,
    values: readonly Look[K][],
    name: (value: Look[K]) => string,
  ) {
    return html`<fieldset>
      <legend>${title}</legend>
      ${values.map(
        (value) => html`<label>
          <input
            type="radio"
            name=${key}
            .checked=${this.look[key] === value}
            @change=${() => this.change({ ...this.look, [key]: value })}
          />${name(value)}
        </label>`,
      )}
    </fieldset>`;
  }

  private leave() {
    const { leaving } = this;
    if (leaving === null) {
      return html`<button type="button" class="button begin" @click=${() => this.pick('')}>${words.somebodyLeaves()}</button>`;
    }
    if (leaving !== '') {
      return html`<div class="names" role="group" aria-labelledby="question">
        <p id="question">${words.leaveQuestion(leaving)}</p>
        <button type="button" class="button leave" @click=${() => this.say(leaving)}>${words.leaves(leaving)}</button>
        <button type="button" class="button begin" @click=${() => this.pick(null)}>${words.stays()}</button>
      </div>`;
    }
    return html`<div class="names" role="group" aria-labelledby="question">
      <p id="question">${words.whoLeaves()}</p>
      ${this.leavers.map(
        (name, place) =>
          html`<button type="button" class="button ${place === 0 ? 'begin' : ''}" @click=${() => this.pick(name)}>${name}</button>`,
      )}
      <button type="button" class="button" @click=${() => this.pick(null)}>${words.nobody()}</button>
    </div>`;
  }

  /** The button that was pressed goes: the focus moves to where what comes in its place begins. */
  private async pick(name: string | null) {
    this.leaving = name;
    await this.updateComplete;
    this.begin?.focus();
  }

  private say(name: string) {
    this.frame.close();
    this.dispatchEvent(new CustomEvent('leave', { detail: name, bubbles: true, composed: true }));
  }

  private go(where: MenuWay) {
    this.frame.close();
    this.dispatchEvent(new CustomEvent(where, { bubbles: true, composed: true }));
  }

  private fill() {
    this.frame.close();
    toggleFullScreen();
  }

  private switchKeys(event: Event) {
    this.change({ ...this.look, keys: (event.target as HTMLInputElement).checked });
  }

  private change(look: Look) {
    this.dispatchEvent(new CustomEvent('look-change', { detail: look, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'menu-sheet': MenuSheet;
  }
  interface HTMLElementEventMap {
    'go-home': CustomEvent<void>;
    'open-sheet': CustomEvent<void>;
    'open-view': CustomEvent<void>;
    'hand-over': CustomEvent<void>;
    'open-rules': CustomEvent<void>;
    'open-adjust': CustomEvent<void>;
    'open-seats': CustomEvent<void>;
    'reset-turn': CustomEvent<void>;
    'look-change': CustomEvent<Look>;
    leave: CustomEvent<string>;
  }
}
