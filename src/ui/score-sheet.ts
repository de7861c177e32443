import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Ruling } from '../engine/ruling.ts';
import { type HistoryItem, historyOf, type Play, type TurnRecord } from '../game/history.ts';
import type { Log } from '../game/log.ts';
import { baseStyles } from './base-styles.ts';
import type { SymbolSet } from './face-art.ts';
import { icon } from './icons.ts';
import { type KnownSeat, type SeatLook, seatLook, seatMarker } from './seat-look.ts';
import { throwArt, throwInks } from './throw-art.ts';
import { start, stopLine } from './words/history.ts';
import { rulingHeadline } from './words/ruling.ts';
import * as words from './words/sheet.ts';

/** How many turns are drawn at first, and how many more at each asking. */
const PAGE = 24;

/**
 * A game turn by turn, the newest first: the throws with their rulings, how each turn ended, the totals.
 *
 * @fires pick-step - a step is to be corrected or gone back to; `detail` is its place, 0 for the start
 */
@customElement('score-sheet')
export class ScoreSheet extends LitElement {
  static override styles = [
    baseStyles,
    ...throwInks,
    css`
      :host {
        display: block;
      }
      .item {
        display: grid;
        gap: 6px;
        padding: 10px 0;
        border-bottom: 1px solid var(--line);
      }
      .head {
        display: grid;
        grid-template-columns: 26px minmax(0, 1fr) auto;
        gap: 0 10px;
        align-items: center;
      }
      h2 {
        display: flex;
        flex-wrap: wrap;
        gap: 0 8px;
        align-items: baseline;
        line-height: 1.25;
      }
      .name {
        max-width: 100%;
        overflow: hidden;
        font-size: 1.0625rem;
        font-weight: 600;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .number,
      .end {
        font-size: var(--t-s);
        color: var(--ink-2);
      }
      .end.lost {
        color: var(--ember);
      }
      .total {
        font: 400 1.375rem/1 var(--display);
        text-align: right;
      }
      .plays {
        display: grid;
        gap: 6px;
        padding-left: 36px;
      }
      :host([editable]) .plays {
        padding-left: 26px;
      }
      .plays li,
      .line {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 10px;
        align-items: center;
        font-size: var(--t-s);
        color: var(--ink-2);
      }
      .plays li:has(.line) {
        display: block;
      }
      .line {
        width: 100%;
        min-height: 44px;
        padding: 4px 8px 4px 10px;
        text-align: left;
        border-radius: var(--r2);
        box-shadow: inset 0 0 0 1px var(--line);
      }
      .line:active {
        background: var(--rail-3);
      }
      .tail svg {
        width: 18px;
        height: 18px;
        color: var(--ink-3);
      }
      .tail {
        display: flex;
        gap: 10px;
        align-items: center;
      }
      .said {
        display: flex;
        flex-wrap: wrap;
        gap: 3px 10px;
        align-items: center;
      }
      .points {
        font-weight: 700;
        color: var(--ink);
      }
      .table {
        font-size: var(--t-s);
        color: var(--ink-2);
        overflow-wrap: anywhere;
      }
      .more {
        width: 100%;
        min-height: 48px;
        margin-top: 12px;
        font-weight: 600;
        background: var(--rail-3);
        border-radius: var(--r2);
        box-shadow: inset 0 0 0 1px var(--edge);
      }
    `,
  ];

  @property({ attribute: false }) log!: Log;
  @property({ attribute: false }) seats: readonly KnownSeat[] = [];
  /** The print of the players' own cubes. */
  @property() set: SymbolSet = 'moons';
  /** Whether the lines can be picked: to correct them or to go back to them. */
  @property({ type: Boolean, reflect: true }) editable = false;

  @state() private shown = PAGE;
  private items: readonly HistoryItem[] = [];
  private looks: ReadonlyMap<string, SeatLook> = new Map();

  override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has('log') && !changed.has('seats')) return;
    this.items = historyOf(this.log);
    const { players } = this.log.last.game;
    this.looks = new Map(players.map(({ name }, place) => [name, seatLook(name, place, this.seats)]));
  }

  override render() {
    if (this.items.length === 0) return html`<p class="table">${words.nothingYet()}</p>`;
    const newest = this.items.slice(-this.shown).reverse();
    return html`<ol>
        ${newest.map((item) => html`<li class="item">${item.kind === 'turn' ? this.turn(item) : this.table(item)}</li>`)}
        ${
          this.editable && newest.length === this.items.length
            ? html`<li class="item">${this.line(0, html`<span>${start()}</span>`)}</li>`
            : nothing
        }
      </ol>
      ${
        newest.length < this.items.length
          ? html`<button type="button" class="more" @click=${this.showMore}>${words.earlier()}</button>`
          : nothing
      }`;
  }

  private table({ event, place }: Extract<Play, { kind: 'table' }>) {
    return this.line(place, html`<span class="table">${words.tableLine(event)}</span>`);
  }

  /** One step: what was said of it, and what stands at the end of its line. */
  private line(place: number, said: TemplateResult, tail: TemplateResult | typeof nothing = nothing) {
    if (!this.editable) return html`${said} ${tail}`;
    return html`<button type="button" class="line" data-place=${place} @click=${() => this.pick(place)}>
      ${said} <span class="tail">${tail}${icon('edit')}</span>
    </button>`;
  }

  private turn(turn: TurnRecord) {
    const { player, plays, end, total, bumped } = turn;
    // The head of the turn says it already: its own line is there to be picked.
    const stop = this.editable ? stopLine(turn) : '';
    const look = this.looks.get(player);
    const number = words.turnLabel(turn);
    const ended = words.endOfTurn(turn);
    const lost = end === 'wimpout' || end === 'wreck' || end === 'supernova';
    return html`<div class="head">
        ${look ? seatMarker(look) : html`<span></span>`}
        <h2 aria-label="${player}: ${number}, ${ended}">
          <span class="name">${player}</span> <span class="number">${number}</span>
          <span class="end ${lost ? 'lost' : ''}">${ended}</span>
        </h2>
        <span class="total">${total}</span>
      </div>
      <ol class="plays">
        ${plays.map((play) => html`<li>${this.play(play)}</li> `)}
        ${stop === '' ? nothing : html`<li>${this.line(turn.lastPlace, html`<span>${stop}</span>`)}</li>`}
        ${bumped.length > 0 ? html`<li>${words.sentBack(bumped)}</li>` : nothing}
      </ol>`;
  }

  private play(play: Play) {
    switch (play.kind) {
      case 'throw':
        return this.throw(play.place, play.ruling);
      case 'wellenda':
        return this.line(play.place, html`<span>${words.wellenda()}</span>`);
      case 'table':
        return this.table(play);
    }
  }

  private throw(place: number, ruling: Ruling) {
    return this.line(
      place,
      html`<span class="said">
        ${throwArt(ruling, this.set, words.throwWords(ruling.whole))} <span>${rulingHeadline(ruling)}</span>
      </span>`,
      ruling.outcome === 'scored'
        ? html`<span class="points">${words.signed(ruling.points)}</span>`
        : nothing,
    );
  }

  private pick(place: number) {
    this.dispatchEvent(new CustomEvent('pick-step', { detail: place, bubbles: true, composed: true }));
  }

  private showMore() {
    this.shown += PAGE;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'score-sheet': ScoreSheet;
  }
  interface HTMLElementEventMap {
    'pick-step': CustomEvent<number>;
  }
}
