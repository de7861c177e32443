import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { baseStyles } from './base-styles.ts';
import { Contact } from './contact.ts';
import { forcedColours } from './forced-colours.ts';
import { icon, type IconName } from './icons.ts';
import { largeText, narrow, narrowest } from './room.ts';
import { sunSurface } from './sun-surface.ts';

/** What a player can ask for besides telling faces. */
export type Action = 'wellenda' | 'wimpout' | 'void' | 'total' | 'rest-blank' | 'undo' | 'redo' | 'bank';

/** One button: refused in its place with the reason rather than hidden. */
export interface ActionView {
  readonly action: Action;
  readonly icon: IconName;
  readonly label: string;
  readonly live: boolean;
}

/**
 * The row of actions, and below it Undo and Bank.
 *
 * @fires action - `detail` names the one that is asked for
 */
@customElement('action-bar')
export class ActionBar extends LitElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: grid;
        gap: var(--gap);
      }
      .acts {
        display: grid;
        grid-auto-columns: 1fr;
        grid-auto-flow: column;
        gap: 5px;
      }
      .act {
        display: grid;
        grid-template-rows: 20px auto;
        gap: 1px;
        align-content: center;
        justify-items: center;
        height: var(--act);
        overflow: hidden;
        font-size: var(--t-xs);
        font-weight: 600;
        line-height: 1.17;
        white-space: nowrap;
        color: var(--ink);
        background: var(--rail-3);
        border-radius: var(--r2);
        box-shadow: inset 0 0 0 1px var(--edge);
      }
      .act svg {
        width: 20px;
        height: 20px;
        color: var(--ink-2);
      }
      [aria-disabled='true'] {
        cursor: default;
      }
      .act[aria-disabled='true'],
      .step[aria-disabled='true'] {
        color: var(--ink-3);
        background: transparent;
        box-shadow: inset 0 0 0 1px var(--line);
      }
      .act[aria-disabled='true'] svg {
        color: var(--ink-3);
      }
      .last {
        display: grid;
        grid-template-columns: 56px 56px minmax(0, 1fr);
        gap: 5px;
      }
      .step {
        display: grid;
        place-items: center;
        height: var(--last, var(--bank));
        background: var(--rail-3);
        border-radius: var(--r3);
        box-shadow: inset 0 0 0 1px var(--edge);
      }
      .step svg {
        width: 24px;
        height: 24px;
      }
      .redo svg {
        transform: scaleX(-1);
      }
      .bank {
        position: relative;
        height: calc(var(--last, var(--bank)) - 2px);
        min-height: 44px;
        margin-bottom: 2px;
        text-align: left;
        ${sunSurface}
      }
      /* On its own: another title lays out nothing beyond it. */
      .bank > span {
        position: absolute;
        inset: 0;
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        column-gap: 12px;
        align-items: center;
        padding: 0 16px;
        contain: strict;
      }
      .bank .title {
        font: 400 1.5rem/1 var(--display);
        white-space: nowrap;
      }
      .bank .reason {
        display: -webkit-box;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        overflow-wrap: anywhere;
        font-size: var(--t-s);
        font-weight: 600;
        line-height: 1.2;
        text-align: right;
        text-wrap: balance;
      }
      .bank[aria-disabled='true'] {
        height: var(--last, var(--bank));
        margin-bottom: 0;
        color: var(--ink-2);
        background: none;
        box-shadow: inset 0 0 0 1.5px var(--edge);
      }
      .bank[aria-disabled='true'] .title {
        color: var(--ink-3);
      }
      .bank.care:not([aria-disabled='true']) {
        color: var(--ink);
        background: var(--rail-3);
        box-shadow: inset 0 0 0 2px var(--sun-2);
      }
      @media ${narrow} {
        .bank > span {
          column-gap: 8px;
          padding: 0 10px;
        }
        .bank .title {
          font-size: 1.25rem;
        }
        .bank .reason {
          -webkit-line-clamp: 3;
          font-size: var(--t-xs);
          line-height: 1.15;
        }
      }
      @media ${narrowest} {
        .acts,
        .last {
          gap: 4px;
        }
        .act {
          letter-spacing: -0.01em;
        }
        .last {
          grid-template-columns: 44px 44px minmax(0, 1fr);
        }
      }
      /* Words alone, two to a row; the reason below the title. */
      @container table ${largeText} {
        .acts {
          grid-template-columns: repeat(2, minmax(0, 1fr));
          grid-auto-flow: row;
          gap: var(--gap);
        }
        .act {
          grid-template-rows: auto;
          height: max(44px, 1.6rem);
        }
        .act svg {
          display: none;
        }
        .last {
          grid-template-columns: 44px 44px minmax(0, 1fr);
        }
        .bank > span {
          grid-template-columns: minmax(0, 1fr);
          align-content: center;
          padding: 0 10px;
        }
        .bank .title {
          font-size: min(1.25rem, 28px);
          line-height: 1.1;
          white-space: normal;
        }
        .bank .reason {
          -webkit-line-clamp: 2;
          font-size: var(--t-xs);
          text-align: left;
        }
      }
      @media (forced-colors: active) {
        .bank[aria-disabled='false'] {
          border-width: 3px;
        }
      }
    `,
    forcedColours,
  ];

  @property({ attribute: false }) actions: readonly ActionView[] = [];
  @property({ type: Boolean }) undo = false;
  @property({ type: Boolean }) redo = false;
  @property() undoLabel = '';
  @property() redoLabel = '';
  @property({ type: Boolean }) bank = false;
  @property() bankTitle = '';
  /** Beside Bank: why it is refused, or where it lands. */
  @property() bankReason = '';
  /** The accessible name of Bank. */
  @property() bankName = '';
  /** A stop is allowed but costs the player the game. */
  @property({ type: Boolean }) care = false;

  /** The page scrolls: a button counts with its click. */
  @property({ type: Boolean }) scrolls = false;

  private readonly contact = new Contact();

  protected override willUpdate() {
    this.contact.byClick = this.scrolls;
  }

  override render() {
    return html`
      <div class="acts">
        ${this.actions.map(
          ({ action, icon: name, label, live }) => html`<button
            type="button"
            class="act"
            data-action=${action}
            aria-disabled=${live ? 'false' : 'true'}
            @keydown=${this.contact.forget}
            @pointerdown=${(event: PointerEvent) => this.press(event, action, live)}
            @click=${(event: MouseEvent) => this.contact.click(event, () => this.ask(action, live))}
          >
            ${icon(name)}${keyed(label, html`<span>${label}</span>`)}
          </button>`,
        )}
      </div>
      <div class="last">
        ${this.step('undo', this.undoLabel, this.undo)} ${this.step('redo', this.redoLabel, this.redo)}
        <button
          type="button"
          class="bank ${this.care ? 'care' : ''}"
          data-action="bank"
          aria-label=${this.bankName}
          aria-disabled=${this.bank ? 'false' : 'true'}
          @keydown=${this.contact.forget}
          @pointerdown=${(event: PointerEvent) => this.press(event, 'bank', this.bank)}
          @click=${(event: MouseEvent) => this.contact.click(event, () => this.ask('bank', this.bank))}
        >
          <span>${keyed(`${this.bank} ${this.bankTitle} ${this.bankReason}`, html`<span class="title">${this.bankTitle}</span><span class="reason">${this.bankReason}</span>`)}</span>
        </button>
      </div>
    `;
  }

  private step(action: 'undo' | 'redo', label: string, live: boolean) {
    return html`<button
      type="button"
      class="step ${action}"
      data-action=${action}
      aria-label=${label}
      aria-disabled=${live ? 'false' : 'true'}
      @keydown=${this.contact.forget}
            @pointerdown=${(event: PointerEvent) => this.press(event, action, live)}
            @click=${(event: MouseEvent) => this.contact.click(event, () => this.ask(action, live))}
    >
      ${icon('undo')}
    </button>`;
  }

  /** The sheet for a total opens with the click, so that the contact's end does not hit what is on the sheet. */
  private press(event: PointerEvent, action: Action, live: boolean) {
    if (action !== 'total') this.contact.down(event, () => this.ask(action, live));
  }

  private ask(action: Action, live: boolean) {
    if (live)
      this.dispatchEvent(new CustomEvent('action', { detail: action, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'action-bar': ActionBar;
  }
  interface HTMLElementEventMap {
    action: CustomEvent<Action>;
  }
}
