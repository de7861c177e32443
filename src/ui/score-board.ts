import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { baseStyles } from './base-styles.ts';
import { smallSunArt } from './face-art.ts';
import { seatMarker } from './seat-look.ts';
import type { SeatView } from './seat-strip.ts';

/** More players than this stand in two columns. */
const ONE_COLUMN = 6;

/** A longer name is written smaller before it is cut. */
const LONG_NAME = 12;

/** A player as the board shows them. */
export interface ScoreView extends SeatView {
  /** The place in a finished game, from 1; 0 while it goes on. */
  readonly rank: number;
}

/**
 * The players with their totals, to be read from two metres: as large as the box allows, in units of `--u`. Fills its
 * box; `--rows` on the element says how many rows there are, for who gives it one.
 */
@customElement('score-board')
export class ScoreBoard extends LitElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: block;
        min-width: 0;
        min-height: 0;
        container-type: size;
        color: var(--felt-ink);
      }
      ol {
        --row: min(8.4 * var(--u), 100cqh / var(--rows));
        --marker: calc(var(--row) * 0.72);
        --name: max(12px, var(--row) * 0.48);
        --note: max(12px, var(--row) * 0.38);
        --total: max(15px, var(--row) * 0.73);
        display: grid;
        grid-auto-rows: calc(var(--row) * 0.87);
        gap: calc(var(--row) * 0.13) calc(1.2 * var(--u));
      }
      ol.two {
        --row: min(7 * var(--u), 100cqh / var(--rows));
        --name: max(12px, min(var(--row) * 0.46, 2.3 * var(--u)));
        --note: max(12px, min(var(--row) * 0.36, 1.8 * var(--u)));
        --total: max(14px, min(var(--row) * 0.66, 3.2 * var(--u)));
        row-gap: calc(var(--row) * 0.06);
        grid-template-rows: repeat(var(--rows), calc(var(--row) * 0.94));
        grid-template-columns: repeat(2, minmax(0, 1fr));
        grid-auto-flow: column;
      }
      ol.ended {
        --marker: calc(var(--row) * 0.62);
        --name: max(12px, var(--row) * 0.37);
        --note: max(12px, var(--row) * 0.23);
        --total: max(15px, var(--row) * 0.52);
        grid-auto-rows: calc(var(--row) * 0.96);
        row-gap: calc(var(--row) * 0.04);
        height: 100%;
        align-content: center;
      }
      li {
        position: relative;
        display: flex;
        gap: calc(1.1 * var(--u));
        align-items: center;
        min-width: 0;
        padding: 0 calc(1.4 * var(--u)) 0 calc(0.9 * var(--u));
        border-radius: calc(1.4 * var(--u));
      }
      .two li {
        gap: calc(0.7 * var(--u));
        padding-inline: calc(0.6 * var(--u));
      }
      .rank {
        flex: none;
        width: 1.3em;
        font-size: max(12px, var(--row) * 0.32);
        color: var(--felt-ink-2);
        text-align: center;
      }
      .who {
        display: flex;
        flex: 1;
        gap: calc(1 * var(--u));
        align-items: baseline;
        min-width: 0;
      }
      .two .who,
      .ended .who {
        display: block;
      }
      .name,
      .note {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .name {
        flex: 1;
        min-width: 3ch;
        font-size: var(--name);
        font-weight: 500;
        line-height: 1.1;
      }
      .name.long {
        font-size: max(12px, var(--name) * 0.76);
      }
      .note {
        font-size: var(--note);
        font-weight: 500;
        line-height: 1.1;
        color: var(--felt-ink-2);
      }
      .name,
      .two .note,
      .ended .note {
        display: block;
        line-height: 1.04;
      }
      .few .note {
        display: -webkit-box;
        text-wrap: balance;
        white-space: normal;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
      /* Rows too low for two lines: what the notes say stands in the marks beside them. */
      @container (max-height: 142px) {
        .two .note {
          display: none;
        }
      }
      .total {
        flex: none;
        font: 400 var(--total) / 1 var(--display);
      }
      .instead {
        flex: none;
        font: 500 var(--note) / 1 var(--text);
        color: var(--felt-ink-2);
      }
      .up {
        background: var(--tag);
        box-shadow: 0 0 0 max(2px, 0.28 * var(--u)) var(--brass-lit);
      }
      .up .name {
        font-weight: 700;
      }
      .up .note {
        color: var(--brass-lit);
      }
      .gone player-marker {
        opacity: 0.5;
      }
      .gone .name {
        color: var(--felt-ink-2);
      }
      .gone .total {
        color: var(--felt-ink-2);
        text-decoration: line-through;
        text-decoration-thickness: 0.07em;
      }
      .marker {
        position: relative;
        display: flex;
        flex: none;
      }
      .crown {
        position: absolute;
        top: -16%;
        left: -14%;
        width: 56%;
        height: 56%;
      }
      @media (forced-colors: active) {
        .up {
          outline: 3px solid Highlight;
        }
      }
    `,
  ];

  @property({ attribute: false }) scores: readonly ScoreView[] = [];
  /** The places of a finished game: one column, each note below its name. */
  @property({ type: Boolean }) ended = false;
  @property() label = '';

  private get two(): boolean {
    return !this.ended && this.scores.length > ONE_COLUMN;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('scores') && !changed.has('ended')) return;
    const rows = this.two ? Math.ceil(this.scores.length / 2) : this.scores.length;
    this.style.setProperty('--rows', String(Math.max(1, rows)));
  }

  override render() {
    const few = this.scores.length <= ONE_COLUMN ? 'few' : '';
    return html`<ol class=${this.ended ? `ended ${few}` : this.two ? 'two' : ''} aria-label=${this.label || nothing}>
      ${this.scores.map((score) => this.row(score))}
    </ol>`;
  }

  private row(score: ScoreView) {
    const { name, note, total, instead, rank, up, out, leads } = score;
    return html`<li class="${up ? 'up' : ''} ${out && !this.ended ? 'gone' : ''}" aria-current=${up ? 'true' : 'false'}>
      ${rank > 0 ? html`<span class="rank">${rank}</span>` : nothing}
      <span class="marker">
        ${seatMarker(score)}
        ${leads ? html`<svg class="crown" viewBox="0 0 48 48" aria-hidden="true">${smallSunArt()}</svg>` : nothing}
      </span>
      <span class="who">
        <span class="name ${name.length > LONG_NAME ? 'long' : ''}" title=${name}>${name}</span>
        ${note ? html`<span class="note">${note}</span>` : nothing}
      </span>
      ${instead ? html`<span class="instead">${instead}</span>` : html`<span class="total">${total}</span>`}
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'score-board': ScoreBoard;
  }
}
