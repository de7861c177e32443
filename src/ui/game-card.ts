import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { baseStyles } from './base-styles.ts';
import { icon } from './icons.ts';
import { type SeatLook, seatMarker } from './seat-look.ts';
import { sheetStyles } from './sheet-styles.ts';
import * as words from './words/home.ts';

/** A game under way as its card shows it. */
export interface GameCardView {
  /** What it is called when it is to be deleted. */
  readonly title: string;
  /** The table of a tournament; empty for none. */
  readonly table: string;
  readonly seats: readonly GameCardSeat[];
  /** Who leads in an ending; empty before. */
  readonly banner: string;
  /** Who is up. */
  readonly now: string;
  /** What they must or may do. */
  readonly must: string;
  readonly goal: number;
}

export interface GameCardSeat extends SeatLook {
  readonly name: string;
  readonly total: number;
  readonly up: boolean;
  readonly out: boolean;
}

/** Parts two things for those who hear them one behind the other. */
const STOP = html`<span class="sr">. </span>`;

/**
 * The game under way: its players with their totals, who is up, what they must do, and the way back to the table.
 *
 * @fires back-to-table - the game is to go on
 * @fires ask-delete - the game is to be deleted, if the player says so again
 */
@customElement('game-card')
export class GameCard extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    css`
      :host {
        display: grid;
        gap: 10px;
        padding: 14px 14px 17px;
        background: var(--rail-2);
        border-radius: 20px;
        box-shadow:
          0 0 0 1.5px var(--brass),
          0 12px 28px #0007;
      }
      .table {
        font-size: var(--t-s);
        color: var(--ink-2);
        overflow-wrap: anywhere;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(68px, 1fr));
        gap: 10px 4px;
      }
      li {
        display: grid;
        justify-items: center;
        gap: 3px;
        min-width: 0;
        font-size: var(--t-l);
        font-weight: 700;
        line-height: 1;
        --marker: 30px;
      }
      small {
        max-width: 100%;
        overflow: hidden;
        font-size: var(--t-s);
        font-weight: 500;
        line-height: 1.2;
        color: var(--ink-2);
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .up small {
        font-weight: 700;
        color: var(--ink);
      }
      .up player-marker {
        border-radius: 50%;
        box-shadow: 0 0 0 5px var(--halo);
      }
      .out {
        color: var(--ink-3);
      }
      .out span {
        text-decoration: line-through;
      }
      .now {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 44px;
        align-items: center;
        padding-top: 6px;
        border-top: 1px dashed var(--edge);
      }
      .now p {
        display: flex;
        flex-wrap: wrap;
        gap: 2px 14px;
        justify-content: space-between;
        color: var(--ink-2);
      }
      .now b {
        max-width: 100%;
        overflow: hidden;
        color: var(--ink);
        text-overflow: ellipsis;
      }
      .banner {
        flex-basis: 100%;
      }
      .close {
        margin-right: -8px;
        color: var(--ink-3);
      }
      .main {
        display: flex;
        gap: 12px;
        align-items: center;
        justify-content: space-between;
        min-height: 56px;
        padding: 0 18px;
        text-align: left;
      }
      .main span {
        font: 600 var(--t-s) / 1.2 var(--text);
        white-space: nowrap;
      }
    `,
  ];

  @property({ attribute: false }) game!: GameCardView;

  override render() {
    const { title, table, seats, banner, now, must, goal } = this.game;
    return html`${table ? html`<p class="table">${table}</p>` : nothing}
      <ul>
        ${seats.map(
          (seat) => html`<li class="${seat.up ? 'up' : ''} ${seat.out ? 'out' : ''}">
            ${seatMarker(seat)}<small>${seat.name}</small><span>${seat.total}</span>
          </li>`,
        )}
      </ul>
      <div class="now">
        <p>
          ${banner ? html`<span class="banner">${banner}</span>${STOP}` : nothing}<b>${now}</b>${STOP}<span>${must}</span>
        </p>
        <button type="button" class="close" aria-label=${words.deleteGame(title)} @click=${() => this.say('ask-delete')}>
          ${icon('bin')}
        </button>
      </div>
      <button
        type="button"
        class="main"
        aria-label="${words.backToTable()}, ${words.toGoal(goal)}"
        @click=${() => this.say('back-to-table')}
      >
        ${words.backToTable()}<span>${words.toGoal(goal)}</span>
      </button>`;
  }

  private say(what: 'ask-delete' | 'back-to-table') {
    this.dispatchEvent(new CustomEvent(what));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'game-card': GameCard;
  }
  interface HTMLElementEventMap {
    'back-to-table': CustomEvent<void>;
    'ask-delete': CustomEvent<void>;
  }
}
