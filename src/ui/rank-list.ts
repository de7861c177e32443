import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { baseStyles } from './base-styles.ts';
import { type SeatLook, seatMarker } from './seat-look.ts';

/** A player where they ended. */
export interface RankView extends SeatLook {
  /** From 1; equal totals share it. */
  readonly rank: number;
  readonly name: string;
  readonly reason: string;
  readonly total: number;
}

/** The places of a finished game, best first, with the reason for each. */
@customElement('rank-list')
export class RankList extends LitElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: block;
      }
      li {
        display: grid;
        grid-template-columns: auto 26px minmax(0, 1fr) auto;
        gap: 10px;
        align-items: center;
        min-height: 42px;
        border-bottom: 1px solid var(--line);
      }
      li:last-child {
        border: 0;
      }
      .rank {
        min-width: 1.1em;
        font-size: var(--t-s);
        color: var(--ink-2);
        text-align: center;
      }
      p {
        display: flex;
        flex-wrap: wrap;
        gap: 0 10px;
        align-items: baseline;
        justify-content: space-between;
        min-width: 0;
        padding: 5px 0;
        line-height: 1.2;
      }
      .name {
        max-width: 100%;
        overflow: hidden;
        font-size: 1.0625rem;
        font-weight: 600;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .why {
        font-size: var(--t-s);
        color: var(--ink-2);
      }
      .total {
        min-width: 2.2em;
        font: 400 1.375rem/1 var(--display);
        text-align: right;
      }
      @media (max-height: 600px) {
        li {
          min-height: 34px;
        }
      }
    `,
  ];

  @property({ attribute: false }) ranks: readonly RankView[] = [];
  @property() label = '';

  override render() {
    return html`<ol aria-label=${this.label || nothing}>
      ${this.ranks.map(
        (each) => html`<li>
          <span class="rank">${each.rank}</span>${seatMarker(each)}
          <p><span class="name">${each.name}</span> <span class="why">${each.reason}</span></p>
          <span class="total">${each.total}</span>
        </li>`,
      )}
    </ol>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rank-list': RankList;
  }
}
