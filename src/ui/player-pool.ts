import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { cleanLine } from '../game/names.ts';
import { baseStyles } from './base-styles.ts';
import { icon } from './icons.ts';
import { initialOf, markerOf } from './marker-art.ts';
import './player-marker.ts';
import { type KnownPlayer, type NameProblem, nameProblem, type Seats } from './seating.ts';
import * as words from './words/new-game.ts';

/** So many remembered players are shown before one asks for all. */
const FIRST_SHOWN = 9;

/**
 * Who can join the table: those remembered, a tap each, and a field for a new name.
 *
 * @fires add-player - `detail` is the player to seat
 */
@customElement('player-pool')
export class PlayerPool extends LitElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 8px;
        padding-top: 8px;
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      li {
        min-width: 0;
        max-width: 100%;
      }
      li button,
      .new {
        display: inline-flex;
        gap: 7px;
        align-items: center;
        max-width: 100%;
        min-height: 44px;
        padding: 0 15px 0 8px;
        font-weight: 600;
        border-radius: 22px;
        box-shadow: inset 0 0 0 1.5px var(--edge);
      }
      li button span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .rest button {
        padding-inline: 15px;
        color: var(--ink-2);
      }
      .new {
        justify-self: start;
        padding-left: 12px;
        color: var(--ink-2);
        box-shadow: none;
      }
      svg {
        width: 20px;
        height: 20px;
      }
      form {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 8px;
      }
      input {
        width: 100%;
        min-height: 48px;
        padding: 0 14px;
        font: 600 1.0625rem/1.2 var(--text);
        color: var(--ink);
        background: var(--well);
        border: 1.5px solid var(--edge);
        border-radius: var(--r2);
      }
      input::placeholder {
        font-weight: 400;
        color: var(--ink-3);
        opacity: 1;
      }
      input[aria-invalid='true'] {
        border-color: var(--ember);
      }
      form button {
        min-width: 64px;
        min-height: 48px;
        padding: 0 16px;
        font-weight: 600;
        background: var(--rail-3);
        border-radius: var(--r2);
        box-shadow: inset 0 0 0 1px var(--edge);
      }
      .error {
        grid-column: 1 / -1;
        padding: 6px 10px;
        font-size: var(--t-s);
        font-weight: 600;
        color: var(--ember-ink);
        background: var(--ember-bg);
        border-radius: var(--r1);
        overflow-wrap: anywhere;
      }
    `,
  ];

  @property({ attribute: false }) seats: Seats = [];
  @property({ attribute: false }) roster: readonly KnownPlayer[] = [];

  @state() private all = false;
  @state() private typing = false;
  @state() private text = '';
  @state() private problem: NameProblem | null = null;
  @state() private news = '';
  @query('input') private field!: HTMLInputElement | null;

  override render() {
    return html`${this.known()}${this.form()}
      <p class="sr" role="status">${this.news}</p>`;
  }

  /** Seats the name that stands in the field; false, with the reason beside it, when it cannot be. */
  finish(): boolean {
    return cleanLine(this.text) === '' || this.addTyped();
  }

  private known() {
    const waiting = this.roster.filter(({ name }) => this.seats.every((seat) => seat.name !== name));
    if (waiting.length === 0) return nothing;
    const shown = this.all ? waiting : waiting.slice(0, FIRST_SHOWN);
    const hidden = waiting.length - shown.length;
    return html`<ul>
      ${shown.map((player) => {
        const { shape, colour } = markerOf(player.marker, 0);
        return html`<li>
          <button type="button" title=${player.name} aria-label=${words.addKnown(player.name)} @click=${() => this.addKnown(player)}>
            <player-marker .shape=${shape} .colour=${colour} .initial=${initialOf(player.name)}></player-marker>
            <span>${player.name}</span>
          </button>
        </li>`;
      })}
      ${
        hidden > 0
          ? html`<li class="rest">
              <button type="button" @click=${this.showAll}>${words.showMore(hidden)}</button>
            </li>`
          : nothing
      }
    </ul>
    ${this.problem === 'full' && !this.fieldOpen ? this.error() : nothing}`;
  }

  /** The field is there at once where nobody is remembered. */
  private get fieldOpen(): boolean {
    return this.typing || (this.seats.length === 0 && this.roster.length === 0);
  }

  private form() {
    if (!this.fieldOpen) {
      return html`<button type="button" class="new" @click=${this.startTyping}>${icon('plus')}${words.newPlayer()}</button>`;
    }
    return html`<form novalidate @submit=${this.submit}>
      <input
        .value=${live(this.text)}
        placeholder=${words.newPlayer()}
        aria-label=${words.nameLabel()}
        aria-invalid=${this.problem ? 'true' : 'false'}
        aria-describedby=${this.problem ? 'problem' : nothing}
        autocomplete="off"
        autocapitalize="words"
        spellcheck="false"
        .enterKeyHint=${'done'}
        @input=${this.type}
      />
      <button>${words.add()}</button>
      ${this.problem ? this.error() : nothing}
    </form>`;
  }

  private error() {
    return html`<p class="error" id="problem" role="alert">
      ${this.problem ? words.nameProblemWords(this.problem, cleanLine(this.text)) : nothing}
    </p>`;
  }

  private showAll() {
    this.all = true;
  }

  private async startTyping() {
    this.typing = true;
    this.problem = null;
    await this.updateComplete;
    this.field?.focus();
  }

  private type(event: Event) {
    this.text = (event.target as HTMLInputElement).value;
    // What is wrong is said on adding; while it is being put right only whether it still is.
    if (this.problem !== null) {
      const problem = nameProblem(this.text, this.seats);
      this.problem = problem === 'empty' ? null : problem;
    }
  }

  private submit(event: Event) {
    event.preventDefault();
    this.addTyped();
    this.field?.focus();
  }

  private addTyped(): boolean {
    this.problem = nameProblem(this.text, this.seats);
    if (this.problem !== null) {
      this.field?.focus();
      return false;
    }
    const name = cleanLine(this.text);
    const known = this.roster.find((player) => player.name === name);
    this.typing = true;
    this.text = '';
    this.add(known ?? { name });
    return true;
  }

  private addKnown(player: KnownPlayer) {
    this.problem = nameProblem(player.name, this.seats);
    if (this.problem === null) this.add(player);
  }

  private add(player: { readonly name: string; readonly marker?: string }) {
    this.news = words.added(player.name, this.seats.length + 1);
    this.dispatchEvent(new CustomEvent('add-player', { detail: player, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'player-pool': PlayerPool;
  }
  interface HTMLElementEventMap {
    'add-player': CustomEvent<{ readonly name: string; readonly marker?: string }>;
  }
}
