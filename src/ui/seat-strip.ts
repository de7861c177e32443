import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { baseStyles } from './base-styles.ts';
import type { MarkerColour, MarkerShape } from './marker-art.ts';
import './player-marker.ts';
import { largeText, narrow, narrowest, tall } from './room.ts';
import { smallSunArt } from './face-art.ts';

/** One player as the strip shows them. */
export interface SeatView {
  readonly name: string;
  readonly shape: MarkerShape;
  readonly colour: MarkerColour;
  readonly initial: string;
  readonly total: number;
  /** Said in place of the total: "needs 35". */
  readonly instead: string;
  /** A line below: "last lick", "leads", "out". */
  readonly note: string;
  readonly up: boolean;
  readonly out: boolean;
  readonly leads: boolean;
}

/** The players in seat order with their totals; the one who is up is kept in view. */
@customElement('seat-strip')
export class SeatStrip extends LitElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: block;
        min-width: 0;
        color: var(--felt-ink);
      }
      /* A seat is as wide as its marker and "needs 35" or four figures: four stand beside each other on any phone. */
      ol {
        --marker: 24px;
        --say: 3.5rem;
        --gap: 5px;
        --padx: 4px;
        /* With a third line the others stand closer: the felt below does not move when an ending begins. */
        --noted: calc(var(--t-s) + 1rem + var(--t-xs) * 1.2);
        --seat: max(var(--noted), calc(var(--t-s) * 1.15 + var(--t-l) * 1.1 + 11px));
        display: grid;
        grid-auto-flow: column;
        grid-auto-columns: minmax(calc(var(--marker) + var(--gap) + 2 * var(--padx) + var(--say)), 1fr);
        gap: 2px;
        padding: 6px 6px 3px;
        overflow: auto hidden;
        overscroll-behavior-x: contain;
        scrollbar-width: none;
      }
      ol::-webkit-scrollbar {
        display: none;
      }
      ol.big {
        --say: 4.1rem;
      }
      li {
        position: relative;
        display: grid;
        grid-template-columns: var(--marker) minmax(0, 1fr);
        align-content: center;
        align-items: center;
        min-width: 0;
        height: var(--seat);
        padding: 5px var(--padx) 6px;
        column-gap: var(--gap);
        border-radius: var(--r2);
      }
      player-marker {
        grid-row: 1 / 3;
      }
      .name {
        overflow: hidden;
        font-size: var(--t-s);
        font-weight: 500;
        line-height: 1.15;
        color: var(--felt-ink-2);
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .total {
        font-size: var(--t-l);
        font-weight: 700;
        line-height: 1.1;
        white-space: nowrap;
      }
      .total small {
        font-size: var(--t-xs);
        font-weight: 500;
        color: var(--felt-ink-2);
      }
      .note {
        grid-column: 1 / -1;
        padding-left: 2px;
        overflow: hidden;
        font-size: var(--t-xs);
        font-weight: 500;
        line-height: 1.2;
        color: var(--felt-ink-2);
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .noted li {
        padding-block: 0;
      }
      .noted .name,
      .noted .total {
        line-height: 1;
      }
      .noted .total {
        font-size: 1rem;
      }
      .up {
        background: var(--tag);
        box-shadow: 0 0 0 1.5px var(--brass-lit);
      }
      .up .name {
        font-weight: 700;
        color: var(--felt-ink);
      }
      .up .note {
        color: var(--brass-lit);
      }
      .out player-marker {
        opacity: 0.5;
      }
      .out .total {
        color: var(--felt-ink-2);
        text-decoration: line-through;
        text-decoration-thickness: 1.5px;
      }
      .crown {
        position: absolute;
        top: -3px;
        left: -1px;
        width: 18px;
        height: 18px;
        z-index: 1;
      }
      @media (max-height: 600px) {
        ol {
          --seat: max(var(--noted), calc(var(--t-s) * 1.15 + var(--t-l) * 1.1 + 6px));
          padding-top: 4px;
        }
        li {
          padding-block: 3px;
        }
      }
      @media ${narrow} {
        ol {
          --marker: 22px;
          --say: 3.36rem;
          --gap: 4px;
          --padx: 2px;
          padding-inline: 4px;
        }
        .total small {
          letter-spacing: -0.02em;
        }
      }
      @media ${narrowest} {
        ol {
          --marker: 20px;
          --say: 3.23rem;
          --gap: 3px;
          --padx: 2px;
          --seat: 2.55rem;
          gap: 0;
          padding-inline: 2px;
        }
        .name {
          font-size: var(--t-xs);
        }
        .total {
          font-size: 1rem;
        }
        .noted .total {
          font-size: 0.875rem;
        }
        .total small {
          letter-spacing: -0.04em;
        }
      }
      @media ${tall} {
        ol {
          --marker: 34px;
          --say: 4.5rem;
          --gap: 9px;
          --padx: 10px;
          --seat: calc(var(--t-m) * 1.15 + 1.5rem + 14px);
          padding: 12px 20px 4px;
        }
        li {
          padding-block: 7px;
        }
        .name {
          font-size: var(--t-m);
        }
        .total,
        .noted .total {
          font-size: 1.375rem;
        }
      }
      :host([list]) {
        min-height: 0;
      }
      :host([list]) ol {
        --marker: 32px;
        --gap: 12px;
        --padx: 14px;
        grid-auto-flow: row;
        grid-auto-columns: auto;
        max-height: 100%;
        padding: 12px 16px;
        gap: 4px;
        overflow: hidden auto;
        overscroll-behavior: contain;
      }
      :host([list]) li {
        grid-template-columns: var(--marker) minmax(0, 1fr) auto auto;
        height: auto;
        min-height: 46px;
        padding-block: 5px 6px;
      }
      :host([list]) player-marker {
        grid-row: 1;
      }
      :host([list]) .crown {
        top: 0;
        left: 6px;
      }
      :host([list]) .name {
        font-size: var(--t-l);
      }
      :host([list]) .note {
        grid-row: 1;
        grid-column: 3;
        font-size: var(--t-m);
      }
      :host([list]) .total {
        grid-row: 1;
        grid-column: 4;
        font-family: var(--display);
        font-size: 1.625rem;
        font-weight: 400;
      }
      :host([list]) .total small {
        font-family: var(--text);
        font-size: var(--t-s);
      }
      @container table ${largeText} {
        :host([list]) .name {
          grid-column: 2 / 4;
        }
        :host([list]) .note {
          grid-row: 2;
          grid-column: 2 / -1;
        }
      }
      @media (forced-colors: active) {
        .up {
          outline: 2px solid Highlight;
          outline-offset: -2px;
        }
        .out .total {
          color: GrayText;
        }
      }
    `,
  ];

  @property({ attribute: false }) seats: readonly SeatView[] = [];
  /** One below the other, for wide screens. */
  @property({ type: Boolean, reflect: true }) list = false;
  @property() label = '';

  /** The place of the seat that was brought into view: only another one asks for it, as it costs a layout. */
  private shownUp = -1;
  private readonly resized = new ResizeObserver(() => this.showUp());

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.resized.disconnect();
  }

  override render() {
    // Where they scroll anyway, the names have room too.
    const big =
      this.seats.length > 4 || this.seats.some(({ total, instead }) => total > 9999 || instead.length > 8);
    const noted = this.seats.some(({ note }) => note !== '');
    return html`<ol class="${big ? 'big' : ''} ${noted ? 'noted' : ''}" aria-label=${this.label} tabindex=${this.seats.length > 4 ? '0' : '-1'}>
      ${this.seats.map(
        (seat) => html`<li
          class="${seat.up ? 'up' : ''} ${seat.out ? 'out' : ''}"
          aria-current=${seat.up ? 'true' : 'false'}
        >
          ${keyed(noted, this.content(seat))}
        </li>`,
      )}
    </ol>`;
  }

  private content(seat: SeatView) {
    return html`${seat.leads ? html`<svg class="crown" viewBox="0 0 48 48" aria-hidden="true">${smallSunArt()}</svg>` : nothing}
          <player-marker .shape=${seat.shape} .colour=${seat.colour} .initial=${seat.initial}></player-marker>
          <span class="name" title=${seat.name}>${seat.name}</span>
          <span class="total">${seat.instead ? html`<small>${seat.instead}</small>` : seat.total}</span>
          ${seat.note ? html`<span class="note">${seat.note}</span>` : nothing}`;
  }

  override firstUpdated() {
    const strip = this.renderRoot.querySelector('ol');
    if (strip) this.resized.observe(strip);
  }

  override updated(changed: PropertyValues<this>) {
    const up = this.seats.findIndex((seat) => seat.up);
    if (up === this.shownUp && !changed.has('list')) return;
    this.shownUp = up;
    this.showUp();
  }

  /** Brings the seat that is up to the middle of the strip, without moving anything else on the page. */
  private showUp() {
    const strip = this.renderRoot.querySelector('ol');
    const up = this.renderRoot.querySelector<HTMLElement>('.up');
    if (!strip || !up) return;
    strip.scrollLeft = up.offsetLeft - strip.offsetLeft - (strip.clientWidth - up.offsetWidth) / 2;
    strip.scrollTop = up.offsetTop - strip.offsetTop - (strip.clientHeight - up.offsetHeight) / 2;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'seat-strip': SeatStrip;
  }
}
