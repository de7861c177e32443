import { css, html, LitElement } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { TIE_BREAKS, type TieBreak } from '../../tournament/standings.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { forcedColours } from '../../ui/forced-colours.ts';
import { icon } from '../../ui/icons.ts';
import * as words from '../../ui/words/event-setup.ts';
import { moved, switched } from './setup-model.ts';

/**
 * The tie-breaks in their order, and those that are not used. Buttons move them, or the arrow keys on any button of a
 * row; the focus stays with the row.
 *
 * @fires tie-breaks-change - `detail` is the new order
 */
@customElement('event-tie-breaks')
export class EventTieBreaks extends LitElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        overflow-wrap: anywhere;
      }
      li {
        display: grid;
        grid-template-columns: 1.75rem minmax(0, 1fr) repeat(3, 44px);
        align-items: center;
        min-height: 60px;
        padding: 6px 0;
        border-bottom: 1px solid var(--line);
      }
      .number {
        font: 400 1.1875rem/1 var(--display);
        color: var(--brass);
      }
      b {
        display: block;
        font-weight: 600;
      }
      .hint {
        font-size: var(--t-s);
        color: var(--ink-2);
      }
      button {
        display: grid;
        place-items: center;
        height: 44px;
        border-radius: var(--r1);
      }
      .use {
        grid-column: -2;
      }
      li:not(.used) div {
        grid-column: 1 / -2;
      }
      button[aria-disabled='true'] {
        color: var(--ink-3);
        opacity: 0.5;
        cursor: default;
      }
      svg {
        width: 22px;
        height: 22px;
      }
      .up svg {
        transform: rotate(180deg);
      }
    `,
    forcedColours,
  ];

  @property({ attribute: false }) tieBreaks: readonly TieBreak[] = [];

  @state() private said = '';

  override render() {
    const used = this.tieBreaks;
    const rest = TIE_BREAKS.filter((each) => !used.includes(each));
    return html`
      <ol aria-label=${words.tieBreaksLabel()}>
        ${repeat(
          [...used, ...rest],
          (each) => each,
          (each, place) => (place < used.length ? this.used(each, place) : this.unused(each)),
        )}
      </ol>
      ${used.length === 0 ? html`<p class="hint">${words.noTieBreak()}</p>` : ''}
      <p class="sr" role="status">${this.said}</p>
    `;
  }

  private used(each: TieBreak, place: number) {
    const name = words.tieBreakName(each);
    const last = this.tieBreaks.length - 1;
    return html`<li class="used" data-tie-break=${each} @keydown=${(event: KeyboardEvent) => this.key(event, each)}>
      <span class="number" aria-hidden="true">${place + 1}</span>
      <div><b>${name}</b><span class="hint">${words.tieBreakHint(each)}</span></div>
      <button
        type="button"
        class="up"
        aria-label=${words.up(name)}
        aria-disabled=${place === 0 ? 'true' : 'false'}
        @click=${() => this.move(each, -1)}
      >
        ${icon('down')}
      </button>
      <button
        type="button"
        class="down"
        aria-label=${words.down(name)}
        aria-disabled=${place === last ? 'true' : 'false'}
        @click=${() => this.move(each, 1)}
      >
        ${icon('down')}
      </button>
      <button type="button" class="toggle" aria-label=${words.leaveOut(name)} @click=${() => this.toggle(each)}>
        ${icon('close')}
      </button>
    </li>`;
  }

  private unused(each: TieBreak) {
    const name = words.tieBreakName(each);
    return html`<li data-tie-break=${each}>
      <div class="hint"><b>${name}</b>${words.tieBreakHint(each)}</div>
      <button type="button" class="toggle use" aria-label=${words.use(name)} @click=${() => this.toggle(each)}>
        ${icon('plus')}
      </button>
    </li>`;
  }

  private key(event: KeyboardEvent, each: TieBreak) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    this.move(each, event.key === 'ArrowUp' ? -1 : 1);
  }

  private move(each: TieBreak, by: -1 | 1) {
    const order = moved(this.tieBreaks, each, by);
    if (order === this.tieBreaks) return;
    this.said = words.placed(words.tieBreakName(each), order.indexOf(each) + 1, order.length);
    void this.change(order, each);
  }

  private toggle(each: TieBreak) {
    const order = switched(this.tieBreaks, each);
    const name = words.tieBreakName(each);
    this.said = order.includes(each) ? words.placed(name, order.length, order.length) : words.leftOut(name);
    void this.change(order, each, '.toggle');
  }

  /** A row that moves in the document loses the focus: it is given back, to the button that was pressed. */
  private async change(order: readonly TieBreak[], each: TieBreak, button = '') {
    const focused = (this.renderRoot as ShadowRoot).activeElement;
    const again = button || `.${focused?.className.split(' ')[0] || 'toggle'}`;
    this.tieBreaks = order;
    this.dispatchEvent(
      new CustomEvent('tie-breaks-change', { detail: order, bubbles: true, composed: true }),
    );
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(`[data-tie-break="${each}"] ${again}`)?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-tie-breaks': EventTieBreaks;
  }
  interface HTMLElementEventMap {
    'tie-breaks-change': CustomEvent<readonly TieBreak[]>;
  }
}
