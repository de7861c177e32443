import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type TrailLine, trailOf } from '../game/audit-trail.ts';
import type { GameEvent } from '../game/events.ts';
import { baseStyles } from './base-styles.ts';
import * as words from './words/history.ts';

/** How many entries are drawn at first, and how many more at each asking. */
const PAGE = 60;

/** The game as it was entered: every entry with its number, the newest first, also what was taken back or amended. */
@customElement('trail-list')
export class TrailList extends LitElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: block;
      }
      li {
        display: grid;
        grid-template-columns: 2rem minmax(0, 1fr);
        gap: 10px;
        padding: 8px 0;
        overflow-wrap: anywhere;
        border-bottom: 1px solid var(--line);
      }
      .number {
        font: 400 1rem/1.35 var(--display);
        color: var(--ink-2);
        text-align: right;
      }
      .said p + p {
        font-size: var(--t-s);
        color: var(--ink-2);
      }
      .correction {
        color: var(--ember);
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

  @property({ attribute: false }) events: readonly GameEvent[] = [];

  @state() private shown = PAGE;
  private lines: readonly TrailLine[] = [];

  override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('events')) this.lines = trailOf(this.events);
  }

  override render() {
    const newest = this.lines.slice(-this.shown).reverse();
    return html`<ol>
        ${newest.map(
          (line) => html`<li>
            <span class="number">${line.number + 1}</span>
            <div class="said ${CORRECTS.has(line.did) ? 'correction' : ''}">
              ${words.trailWords(line, this.lines).map((each) => html`<p>${each}</p> `)}
            </div>
          </li>`,
        )}
      </ol>
      ${
        newest.length < this.lines.length
          ? html`<button type="button" class="more" @click=${this.showMore}>${words.earlier()}</button>`
          : nothing
      }`;
  }

  private showMore() {
    this.shown += PAGE;
  }
}

const CORRECTS: ReadonlySet<TrailLine['did']> = new Set<TrailLine['did']>([
  'undo',
  'redo',
  'go-back',
  'amendment',
]);

declare global {
  interface HTMLElementTagNameMap {
    'trail-list': TrailList;
  }
}
