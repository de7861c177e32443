import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { cleanLine } from '../game/names.ts';
import { baseStyles } from './base-styles.ts';
import { fieldSurface } from './field-surface.ts';
import { icon } from './icons.ts';
import { nameProblem } from './seating.ts';
import './sheet-frame.ts';
import { sheetStyles } from './sheet-styles.ts';
import { nameProblemWords } from './words/new-game.ts';
import * as words from './words/seats.ts';

/** A player as the seats show them. */
export interface SeatedView {
  readonly name: string;
  readonly up: boolean;
  readonly out: boolean;
}

/**
 * The seats of a game under way: their order, who throws next, and who joins.
 *
 * @fires change-seats - `detail` are the names in their new order
 * @fires give-turn - `detail` is who throws next
 * @fires join - `detail` is the name of who joins
 */
@customElement('seats-sheet')
export class SeatsSheet extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    css`
      section {
        display: grid;
        gap: 8px;
      }
      section + section {
        padding-top: 14px;
        border-top: 1px solid var(--line);
      }
      h3 {
        font: 400 1.1875rem/1.2 var(--display);
      }
      li {
        display: grid;
        grid-template-columns: 1.5rem minmax(0, 1fr) auto 44px 44px;
        gap: 6px;
        align-items: center;
        min-height: 50px;
        border-bottom: 1px solid var(--line);
      }
      .no {
        font: 400 1.125rem/1 var(--display);
        color: var(--ink-2);
      }
      .name {
        overflow: hidden;
        font-weight: 600;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .note,
      .hint {
        font-size: var(--t-s);
        color: var(--ink-2);
      }
      .move {
        display: grid;
        place-items: center;
        width: 44px;
        height: 44px;
      }
      .move svg {
        width: 22px;
        height: 22px;
      }
      .up svg {
        transform: rotate(180deg);
      }
      .move[aria-disabled='true'] {
        color: var(--ink-3);
        opacity: 0.4;
      }
      form {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 8px;
        align-items: end;
      }
      label {
        display: grid;
        gap: 6px;
        font-weight: 600;
      }
      input {
        ${fieldSurface}
      }
      .error {
        color: var(--ember);
      }
      .names {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
        gap: 8px;
      }
      .names .button {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .button[aria-disabled='true'] {
        color: var(--ink-3);
        background: none;
      }
    `,
  ];

  /** Everybody in the order of the game. */
  @property({ attribute: false }) seats: readonly SeatedView[] = [];
  /** Whether the turn can be given to another now. */
  @property({ type: Boolean }) mayGive = false;

  /** The order as it would be. */
  @state() private order: readonly string[] = [];
  @state() private said = '';
  @state() private error = '';
  @query('sheet-frame') private frame!: HTMLElementTagNameMap['sheet-frame'];
  @query('input') private field!: HTMLInputElement;

  override render() {
    const same = this.order.every((name, place) => name === this.seats[place]?.name);
    return html`<sheet-frame .heading=${words.heading()} .closeLabel=${words.close()}>
      <section aria-labelledby="order">
        <h3 id="order">${words.order()}</h3>
        <ol>
          ${repeat(
            this.order,
            (name) => name,
            (name, place) => this.row(name, place),
          )}
        </ol>
        <p class="sr" role="status">${this.said}</p>
        <button
          type="button"
          class="button"
          aria-disabled=${same ? 'true' : 'false'}
          @click=${() => (same ? undefined : this.tell('change-seats', this.order))}
        >
          ${same ? words.sameOrder() : words.keepOrder()}
        </button>
      </section>
      ${this.mayGive ? this.turn() : nothing}
      <section aria-labelledby="joins">
        <h3 id="joins">${words.joins()}</h3>
        <p class="hint">${words.joinsHint()}</p>
        <form @submit=${this.join}>
          <label>
            ${words.name()}
            <input autocomplete="off" autocapitalize="words" aria-describedby="error" @input=${this.forgive} />
          </label>
          <button type="submit" class="button">${words.join()}</button>
        </form>
        <p class="error" id="error" role="status">${this.error}</p>
      </section>
    </sheet-frame>`;
  }

  open() {
    this.order = this.seats.map(({ name }) => name);
    this.said = '';
    this.error = '';
    this.field.value = '';
    this.frame.open();
  }

  private row(name: string, place: number) {
    const seat = this.seats.find((each) => each.name === name);
    const note = seat?.out ? words.isOut() : seat?.up ? words.isUp() : '';
    return html`<li>
      <span class="no" aria-hidden="true">${place + 1}</span>
      <span class="name">${name}</span>
      <span class="note">${note}</span>
      ${this.mover(name, place, -1)} ${this.mover(name, place, 1)}
    </li>`;
  }

  private mover(name: string, place: number, way: 1 | -1) {
    const to = place + way;
    const may = to >= 0 && to < this.order.length;
    return html`<button
      type="button"
      class="move ${way < 0 ? 'up' : ''}"
      aria-label=${way < 0 ? words.up(name) : words.down(name)}
      aria-disabled=${may ? 'false' : 'true'}
      @click=${() => (may ? this.move(name, to) : undefined)}
    >
      ${icon('down')}
    </button>`;
  }

  private turn() {
    const others = this.seats.filter(({ up, out }) => !up && !out);
    if (others.length === 0) return nothing;
    return html`<section aria-labelledby="turn">
      <h3 id="turn">${words.turn()}</h3>
      <div class="names">
        ${others.map(
          ({ name }) =>
            html`<button type="button" class="button" @click=${() => this.tell('give-turn', name)}>${words.give(name)}</button>`,
        )}
      </div>
    </section>`;
  }

  private move(name: string, to: number) {
    const others = this.order.filter((each) => each !== name);
    this.order = [...others.slice(0, to), name, ...others.slice(to)];
    this.said = words.moved(name, to + 1, this.order.length);
  }

  private join(event: Event) {
    event.preventDefault();
    const name = cleanLine(this.field.value);
    const seated = this.seats.map((each) => ({ name: each.name, marker: 'disc' as const }));
    const problem = nameProblem(name, seated);
    if (problem === null) this.tell('join', name);
    else this.error = nameProblemWords(problem, name);
  }

  private forgive() {
    this.error = '';
  }

  private tell<K extends 'change-seats' | 'give-turn' | 'join'>(
    what: K,
    detail: HTMLElementEventMap[K]['detail'],
  ) {
    this.frame.close();
    this.dispatchEvent(new CustomEvent(what, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'seats-sheet': SeatsSheet;
  }
  interface HTMLElementEventMap {
    'change-seats': CustomEvent<readonly string[]>;
    'give-turn': CustomEvent<string>;
    join: CustomEvent<string>;
  }
}
