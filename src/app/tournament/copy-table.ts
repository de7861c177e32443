import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { TurnRecord } from '../../game/history.ts';
import { compareCopies } from '../../tournament/compare-copies.ts';
import type { Copy } from '../../tournament/facts.ts';
import { nameOf, type Tournament } from '../../tournament/tournament.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event-table.ts';

export interface CopyColumn {
  readonly head: string;
  readonly copy: Copy;
  /** What the button below it says. */
  readonly act: string;
}

/**
 * Copies of one table's result side by side, with what differs marked: the totals, and the first turn that differs.
 *
 * @fires pick-copy - `detail` is the place of the copy whose button was pressed, from 0
 */
@customElement('copy-table')
export class CopyTable extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    css`
      :host {
        display: block;
        overflow-x: auto;
        overscroll-behavior-x: contain;
      }
      table {
        width: 100%;
        table-layout: fixed;
        border-collapse: collapse;
      }
      th,
      td {
        min-width: 5.5rem;
        padding: 8px 6px;
        text-align: left;
        vertical-align: top;
        overflow-wrap: anywhere;
        border-bottom: 1px solid var(--line);
      }
      thead th {
        font: 400 1.0625rem/1.15 var(--display);
      }
      tbody th,
      tfoot th {
        font-weight: 500;
        font-size: var(--t-s);
      }
      td {
        font-size: var(--t-s);
      }
      .total {
        font-size: 1.0625rem;
      }
      .differs {
        font-weight: 700;
        background: var(--ember-bg);
        color: var(--ember-ink);
      }
      small {
        display: block;
        font-size: var(--t-xs);
        font-weight: 500;
      }
      .alike {
        font-size: var(--t-s);
      }
      td p + p {
        margin-top: 4px;
      }
      tfoot td,
      tfoot th {
        border: 0;
      }
      .button {
        width: 100%;
        padding: 4px;
      }
    `,
  ];

  @property({ attribute: false }) now!: Tournament;
  /** The first is what the others are held against. */
  @property({ attribute: false }) columns: readonly CopyColumn[] = [];

  override render() {
    const [first, ...others] = this.columns;
    if (first === undefined) return nothing;
    const differences = others.map(({ copy }) => compareCopies(first.copy, copy));
    const differing = new Set(differences.flatMap(({ players }) => players));
    const turns = differences.flatMap(({ turn }) => (turn === null ? [] : [turn]));
    const own = turns.map(([turn]) => turn).sort((one, other) => numberOf(one) - numberOf(other))[0] ?? null;
    const alike = differing.size === 0 && turns.length === 0;
    const flagged = this.columns.some(({ copy }) => copy.flags.length > 0);
    return html`${alike ? html`<p class="alike">${words.sameTotals()}</p>` : nothing}
    <table>
      <thead>
        <tr>
          <th scope="col">${words.player()}</th>
          ${this.columns.map(({ head }) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${first.copy.result.players.map(({ player }) => this.playerRow(player, differing.has(player)))}
        <tr>
          <th scope="row">${words.cameIn()}</th>
          ${this.columns.map(({ copy }) => html`<td>${words.shortWay(copy.result.way)}</td>`)}
        </tr>
        ${
          turns.length === 0
            ? nothing
            : html`<tr>
                <th scope="row">${words.firstTurn()}</th>
                <td class="differs">${turnCell(own)}</td>
                ${differences.map(({ turn }) =>
                  turn === null ? html`<td>–</td>` : html`<td class="differs">${turnCell(turn[1])}</td>`,
                )}
              </tr>`
        }
        ${
          flagged
            ? html`<tr>
                <th scope="row">${words.odd()}</th>
                ${this.columns.map(
                  ({ copy }) =>
                    html`<td>${copy.flags.map((flag) => html`<p>${words.flagWords(flag)}</p>`)}</td>`,
                )}
              </tr>`
            : nothing
        }
      </tbody>
      <tfoot>
        <tr>
          <td></td>
          ${this.columns.map(
            ({ act, head }, place) => html`<td>
              <button
                type="button"
                class="button"
                aria-label="${head}: ${act}"
                @click=${() => this.dispatchEvent(new CustomEvent('pick-copy', { detail: place }))}
              >
                ${act}
              </button>
            </td>`,
          )}
        </tr>
      </tfoot>
    </table>`;
  }

  private playerRow(player: string, differs: boolean) {
    return html`<tr>
      <th scope="row"><bdi>${nameOf(this.now, player)}</bdi></th>
      ${this.columns.map(({ copy }) => {
        const result = copy.result.players.find((each) => each.player === player);
        return html`<td class="total ${differs ? 'differs' : ''}">
          ${differs ? html`<span aria-hidden="true">≠ </span><span class="sr">${words.differsMark()} </span>` : nothing}
          ${result?.banked} ${result ? html`<small>${words.placeWords(result.place)}</small>` : nothing}
        </td>`;
      })}
    </tr>`;
  }
}

const numberOf = (turn: TurnRecord | null): number => turn?.number ?? Infinity;

const turnCell = (turn: TurnRecord | null) =>
  turn === null
    ? html`<p>${words.noMoreTurns()}</p>`
    : html`<p>${words.turnWords(turn)}</p>
        ${words.facesWords(turn).map((faces) => html`<p>${faces}</p>`)}`;

declare global {
  interface HTMLElementTagNameMap {
    'copy-table': CopyTable;
  }
  interface HTMLElementEventMap {
    'pick-copy': CustomEvent<number>;
  }
}
