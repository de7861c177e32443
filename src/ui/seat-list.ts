import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { baseStyles } from './base-styles.ts';
import { icon } from './icons.ts';
import { initialOf, MARKERS, markerOf } from './marker-art.ts';
import './player-marker.ts';
import { RowDrag } from './row-drag.ts';
import { giveMarker, type MarkerId, moveSeat, type SeatedPlayer, type Seats, unseat } from './seating.ts';
import './sheet-frame.ts';
import * as words from './words/new-game.ts';

/**
 * The players in the order in which they throw. A row moves by dragging its handle, by the arrow keys on it, or by
 * the buttons that a tap on it opens.
 *
 * @fires seats-change - `detail` are the seats after it
 */
@customElement('seat-list')
export class SeatList extends LitElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: block;
      }
      li {
        position: relative;
        border-bottom: 1px solid var(--line);
        background: var(--rail);
        transition: transform var(--move) var(--out);
      }
      li:last-child {
        border-bottom-color: transparent;
      }
      .dragged {
        z-index: 1;
        background: var(--rail-3);
        border-color: transparent;
        border-radius: var(--r2);
        box-shadow: 0 6px 18px #0006;
        transition: none;
      }
      .dropped {
        transition: none;
      }
      .row {
        display: grid;
        grid-template-columns: 20px 48px minmax(0, 1fr) auto 44px;
        column-gap: 6px;
        align-items: center;
        min-height: 53px;
      }
      .no {
        font: 400 1.125rem/1 var(--display);
        color: var(--ink-2);
      }
      .marker {
        display: grid;
        place-items: center;
        width: 48px;
        height: 48px;
      }
      .marker player-marker {
        --marker: 36px;
      }
      .name {
        overflow: hidden;
        font-size: 1.125rem;
        font-weight: 600;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .first {
        font-size: var(--t-s);
        font-weight: 600;
        color: var(--brass);
      }
      .grip {
        display: grid;
        place-items: center;
        width: 44px;
        height: 48px;
        margin-right: -8px;
        color: var(--ink-3);
        touch-action: none;
        cursor: grab;
        -webkit-touch-callout: none;
      }
      .grip svg {
        width: 22px;
        height: 22px;
      }
      .grip[aria-expanded='true'] {
        color: var(--brass-lit);
      }
      .moves {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: 8px;
        padding: 2px 0 10px;
      }
      .moves button {
        display: flex;
        gap: 7px;
        align-items: center;
        justify-content: center;
        min-height: 44px;
        font-weight: 600;
        background: var(--rail-3);
        border-radius: var(--r2);
        box-shadow: inset 0 0 0 1px var(--edge);
      }
      .moves svg {
        flex: none;
        width: 18px;
        height: 18px;
      }
      .up svg {
        transform: scaleY(-1);
      }
      .moves [aria-disabled='true'] {
        color: var(--ink-3);
        background: none;
        box-shadow: inset 0 0 0 1px var(--line);
        cursor: default;
      }
      .markers {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(76px, 1fr));
        gap: 8px;
      }
      .markers button {
        display: grid;
        gap: 3px;
        align-content: start;
        justify-items: center;
        min-height: 84px;
        min-width: 0;
        padding: 6px;
        font-size: var(--t-xs);
        border-radius: var(--r2);
        box-shadow: inset 0 0 0 1px var(--edge);
      }
      .markers button[aria-pressed='true'] {
        background: var(--rail-3);
        box-shadow: inset 0 0 0 2.5px var(--brass-lit);
      }
      .markers player-marker {
        --marker: 40px;
      }
      .markers span {
        display: -webkit-box;
        max-width: 100%;
        overflow: hidden;
        line-height: 1.2;
        color: var(--ink-2);
        overflow-wrap: anywhere;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
      @media (max-width: 374px) {
        li:first-child .row > * {
          grid-row: 1 / 3;
        }
        li:first-child .name {
          grid-row: 1;
          align-self: end;
        }
        li:first-child .first {
          grid-row: 2;
          grid-column: 3;
          align-self: start;
          font-size: var(--t-xs);
          line-height: 1.2;
        }
        li:first-child .grip {
          grid-column: 5;
        }
      }
    `,
  ];

  @property({ attribute: false }) seats: Seats = [];

  /** Whose buttons are open, by name. */
  @state() private opened: string | null = null;
  /** Whose marker is being chosen. */
  @state() private choosing: SeatedPlayer | null = null;
  /** Said to screen readers. */
  @state() private news = '';
  @state() private justDropped = false;
  @query('sheet-frame') private sheet!: HTMLElementTagNameMap['sheet-frame'];

  private readonly drag = new RowDrag(this, (from, to) => {
    this.justDropped = true;
    this.move(from, to);
  });

  override render() {
    return html`
      <ol aria-label=${words.players()}>
        ${repeat(
          this.seats,
          ({ name }) => name,
          (seat, place) => this.row(seat, place),
        )}
      </ol>
      <p class="sr" role="status">${this.news}</p>
      <sheet-frame
        .heading=${this.choosing ? words.markerHeading(this.choosing.name) : ''}
        .closeLabel=${words.close()}
      >
        ${this.choosing ? this.markers(this.choosing) : nothing}
      </sheet-frame>
    `;
  }

  protected override updated() {
    // By hand: the content policy allows no style attribute.
    this.shadowRoot?.querySelectorAll('li').forEach((row, place) => {
      const shift = this.drag.shift(place);
      row.style.transform = shift === 0 ? '' : `translateY(${shift}px)`;
    });
    if (this.justDropped) requestAnimationFrame(() => (this.justDropped = false));
  }

  private row(seat: SeatedPlayer, place: number) {
    const { name } = seat;
    const { id, shape, colour } = markerOf(seat.marker, 0);
    const open = this.opened === name;
    return html`<li
      data-marker=${id}
      class=${this.drag.row === place ? 'dragged' : this.justDropped ? 'dropped' : ''}
    >
      <div class="row">
        <span class="no">${place + 1}</span>
        <button
          type="button"
          class="marker"
          aria-haspopup="dialog"
          aria-label=${words.markerButton(name, words.markerName({ shape, colour }))}
          @click=${() => this.chooseMarker(seat)}
        >
          <player-marker .shape=${shape} .colour=${colour} .initial=${initialOf(name)}></player-marker>
        </button>
        <span class="name" title=${name}>${name}</span>
        <span class="first">${place === 0 ? words.throwsFirst() : ''}</span>
        <button
          type="button"
          class="grip"
          data-name=${name}
          aria-label=${words.arrange(name)}
          aria-expanded=${open ? 'true' : 'false'}
          @pointerdown=${(event: PointerEvent) => this.press(event, place)}
          @pointermove=${(event: PointerEvent) => this.drag.move(event)}
          @pointerup=${(event: PointerEvent) => this.drag.up(event)}
          @pointercancel=${(event: PointerEvent) => this.drag.up(event, false)}
          @click=${() => this.toggle(name)}
          @keydown=${(event: KeyboardEvent) => this.key(event, place)}
        >
          ${icon('drag')}
        </button>
      </div>
      ${open ? this.moves(name, place) : nothing}
    </li>`;
  }

  private moves(name: string, place: number) {
    const last = this.seats.length - 1;
    return html`<div class="moves">
      <button
        type="button"
        class="up"
        aria-disabled=${place === 0 ? 'true' : 'false'}
        @click=${() => this.move(place, place - 1)}
      >
        ${icon('down')}${words.moveUp()}
      </button>
      <button
        type="button"
        class="down"
        aria-disabled=${place === last ? 'true' : 'false'}
        @click=${() => this.move(place, place + 1)}
      >
        ${icon('down')}${words.moveDown()}
      </button>
      <button type="button" class="remove" @click=${() => this.unseat(name, place)}>
        ${icon('close')}${words.remove()}
      </button>
    </div>`;
  }

  private markers(player: SeatedPlayer) {
    const now = this.seats.find(({ name }) => name === player.name)?.marker;
    return html`<div class="markers">
      ${MARKERS.map((marker) => {
        const owner = this.seats.find((seat) => seat.marker === marker.id && seat.name !== player.name);
        const name = words.markerName(marker);
        return html`<button
          type="button"
          aria-pressed=${marker.id === now ? 'true' : 'false'}
          aria-label=${owner ? words.swapMarker(name, owner.name) : name}
          @click=${() => this.give(player.name, marker.id)}
        >
          <player-marker
            .shape=${marker.shape}
            .colour=${marker.colour}
            .initial=${initialOf(owner?.name ?? player.name)}
          ></player-marker>
          <span>${owner?.name ?? name}</span>
        </button>`;
      })}
    </div>`;
  }

  private chooseMarker(seat: SeatedPlayer) {
    this.choosing = seat;
    this.sheet.open();
  }

  private give(name: string, marker: MarkerId) {
    this.sheet.close();
    this.change(giveMarker(this.seats, name, marker));
  }

  private press(event: PointerEvent, place: number) {
    const row = (event.currentTarget as HTMLElement).closest('li')?.querySelector('.row');
    const height = (row?.getBoundingClientRect().height ?? 0) + 1;
    // Equal rows while one is dragged.
    if (this.opened === null) this.drag.down(event, place, height, this.seats.length);
  }

  private toggle(name: string) {
    if (!this.drag.wasDrag) this.opened = this.opened === name ? null : name;
  }

  private key(event: KeyboardEvent, place: number) {
    const name = this.seats[place]?.name ?? '';
    if (event.key === 'ArrowUp') this.move(place, place - 1);
    else if (event.key === 'ArrowDown') this.move(place, place + 1);
    else if (event.key === 'Delete') this.unseat(name, place);
    else return;
    event.preventDefault();
  }

  private move(from: number, to: number) {
    const seats = moveSeat(this.seats, from, to);
    const name = this.seats[from]?.name ?? '';
    if (seats === this.seats) return;
    this.news = words.moved(name, to + 1, seats.length);
    this.change(seats, name);
  }

  private unseat(name: string, place: number) {
    const seats = unseat(this.seats, name);
    this.opened = null;
    this.news = words.removed(name);
    this.change(seats, seats[Math.min(place, seats.length - 1)]?.name);
  }

  /** Moving a row in the page takes the focus from what stands in it: give it back to this player's. */
  private change(seats: Seats, focus?: string) {
    const { activeElement } = this.shadowRoot ?? {};
    const where = activeElement instanceof HTMLElement ? activeElement.className : '';
    this.dispatchEvent(new CustomEvent('seats-change', { detail: seats, bubbles: true, composed: true }));
    if (focus !== undefined && where) void this.refocus(focus, where);
  }

  private async refocus(name: string, where: string) {
    await new Promise(requestAnimationFrame);
    const grip = [...(this.shadowRoot?.querySelectorAll<HTMLElement>('.grip') ?? [])].find(
      ({ dataset }) => dataset['name'] === name,
    );
    const same = grip?.closest('li')?.querySelector<HTMLElement>(`.${where}`);
    (same ?? grip)?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'seat-list': SeatList;
  }
  interface HTMLElementEventMap {
    'seats-change': CustomEvent<Seats>;
  }
}
