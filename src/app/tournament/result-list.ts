import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { TableResult } from '../../tournament/result.ts';
import { nameOf, type Tournament } from '../../tournament/tournament.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import * as words from '../../ui/words/event-table.ts';
import { byPlace } from './hand-in-model.ts';

/** The places of a table, best first, with totals, best turns and wimpouts. */
@customElement('result-list')
export class ResultList extends LitElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: block;
      }
      li {
        display: grid;
        grid-template-columns: 1.6em minmax(0, 1fr) auto;
        gap: 8px;
        align-items: center;
        min-height: 42px;
        padding: 4px 0;
        border-bottom: 1px solid var(--line);
      }
      li:last-child {
        border: 0;
      }
      .place {
        color: var(--ink-2);
        text-align: center;
      }
      .won .place {
        display: grid;
        place-items: center;
        width: 1.6em;
        height: 1.6em;
        font-weight: 700;
        color: var(--sun-ink);
        background: var(--sun-1);
        border-radius: var(--r-full);
        box-shadow: 0 0 0 1.5px var(--sun-ring);
      }
      .name {
        display: block;
        width: fit-content;
        font-weight: 600;
        line-height: 1.2;
        overflow-wrap: anywhere;
      }
      small {
        font-size: var(--t-s);
        color: var(--ink-2);
      }
      b {
        font: 400 1.375rem/1 var(--display);
      }
    `,
  ];

  @property({ attribute: false }) now!: Tournament;
  @property({ attribute: false }) result!: TableResult;

  override render() {
    return html`<ol aria-label=${words.placesLabel()}>
      ${byPlace(this.result).map((each) => {
        const said = words.playedWords(each);
        return html`<li class=${each.won ? 'won' : ''}>
          <span class="place">${each.place}</span>
          <span>
            <bdi class="name">${nameOf(this.now, each.player)}</bdi>
            ${each.won ? html`<span class="sr">${words.won()}</span>` : nothing}
            ${said === '' ? nothing : html`<small>${said}</small>`}
          </span>
          <b>${each.banked}</b>
        </li>`;
      })}
    </ol>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'result-list': ResultList;
  }
}
