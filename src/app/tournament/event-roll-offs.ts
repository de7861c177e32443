import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { RollOff } from '../../tournament/roll-offs.ts';
import { nameOf, type Tournament } from '../../tournament/tournament.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import '../../ui/sheet-frame.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event-standings.ts';
import { eventStyles } from './event-styles.ts';
import { tellFact } from './tournament-fact.ts';

/** Roll-offs that are due or were held; in a sheet each tap puts the next player in order. */
@customElement('event-roll-offs')
export class EventRollOffs extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    eventStyles,
    css`
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 4px 10px;
        align-items: center;
      }
      ul,
      .order {
        display: grid;
        gap: 8px;
      }
      .order li {
        grid-template-columns: 2.2em minmax(0, 1fr);
        font-weight: 600;
      }
      .place {
        font: 400 1.25rem/1 var(--display);
        text-align: center;
      }
      .names {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
        gap: 8px;
      }
      .button[aria-disabled='true'] {
        color: var(--ink-3);
        background: none;
      }
    `,
  ];

  @property({ attribute: false }) now!: Tournament;
  @property({ attribute: false }) rollOffs: readonly RollOff[] = [];

  /** Who throws in the one that is open. */
  @state() private players: readonly string[] = [];
  @state() private order: readonly string[] = [];
  @query('sheet-frame') private sheet!: HTMLElementTagNameMap['sheet-frame'];

  override render() {
    const { now, order } = this;
    const left = this.players.filter((player) => !order.includes(player));
    return html`
      <p class="hint">${words.rollOffHint()}</p>
      <ul>
        ${this.rollOffs.map((each) => {
          const names = (each.held ?? each.players).map((player) => nameOf(now, player));
          return html`<li>
            <p>${each.held === null ? words.namesWords(names) : words.heldWords(names)}</p>
            <button type="button" class="button" aria-label=${words.enterRollOff(names)} @click=${() => this.open(each)}>
              ${each.held === null ? words.putInOrder() : words.change()}
            </button>
          </li>`;
        })}
      </ul>
      <sheet-frame .heading=${words.putInOrder()} .closeLabel=${words.close()}>
        <p role="status">${left.length === 0 ? words.allPlaced() : words.nextIs(order.length + 1)}</p>
        <ol class="order" ?hidden=${order.length === 0}>
          ${order.map(
            (player, place) => html`<li>
              <span class="place">${place + 1}</span><bdi>${nameOf(now, player)}</bdi>
            </li>`,
          )}
        </ol>
        ${
          left.length === 0
            ? nothing
            : html`<div class="names">
                ${left.map(
                  (
                    player,
                  ) => html`<button type="button" class="button" data-next @click=${() => this.put(player)}>
                    <bdi>${nameOf(now, player)}</bdi>
                  </button>`,
                )}
              </div>`
        }
        <div class="ways">
          <button
            type="button"
            class="button"
            aria-disabled=${order.length === 0 ? 'true' : 'false'}
            @click=${this.takeBack}
          >
            ${words.takeBack()}
          </button>
          <button type="button" class="main" aria-disabled=${left.length === 0 ? 'false' : 'true'} @click=${this.save}>
            ${words.saveOrder()}
          </button>
        </div>
      </sheet-frame>
    `;
  }

  private open({ players }: RollOff) {
    this.players = players;
    this.order = [];
    this.sheet.open();
  }

  private async put(player: string) {
    const order = [...this.order, player];
    const left = this.players.filter((each) => !order.includes(each));
    // Of two the second one has no choice.
    this.order = left.length === 1 ? [...order, ...left] : order;
    await this.updateComplete;
    // The button that was tapped is gone.
    this.renderRoot.querySelector<HTMLElement>('[data-next], .main')?.focus();
  }

  private takeBack() {
    this.order = this.order.slice(0, -1);
  }

  private save() {
    const { order, players } = this;
    if (order.length < players.length) return;
    this.sheet.close();
    tellFact(this, { type: 'roll-off-held', order });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-roll-offs': EventRollOffs;
  }
}
