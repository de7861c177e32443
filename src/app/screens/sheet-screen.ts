import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Command } from '../../game/commands.ts';
import type { GameEvent } from '../../game/events.ts';
import type { Log } from '../../game/log.ts';
import { offers } from '../../game/offers.ts';
import { entriesOf, makeTranscript, nearestPreset } from '../../game/transcript-writer.ts';
import type { SavedSeat } from '../../store/game-store.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import '../../ui/copy-button.ts';
import type { SymbolSet } from '../../ui/face-art.ts';
import '../../ui/notice-bar.ts';
import '../../ui/score-sheet.ts';
import '../../ui/trail-list.ts';
import * as historyWords from '../../ui/words/history.ts';
import * as words from '../../ui/words/sheet.ts';
import { isAmended, type Target } from '../history-model.ts';
import './history-amend.ts';
import './history-step.ts';
import { pageBar } from './page-bar.ts';
import { pageStyles } from './page-styles.ts';

/**
 * The sheet of a game, over or under way: every turn with its throws, the game as it was entered, and as text to take
 * away. Each line can be corrected or gone back to, unless another window keeps the score.
 *
 * @fires go-back
 * @fires history-command - `detail` is what is asked of the game
 */
@customElement('sheet-screen')
export class SheetScreen extends LitElement {
  static override styles = [
    baseStyles,
    pageStyles,
    css`
      .bar {
        grid-template-columns: 44px minmax(0, 1fr) auto;
        max-width: 592px;
        padding: max(6px, env(safe-area-inset-top)) 16px 6px 4px;
        margin: 0 auto;
      }
      .page {
        padding: 0 max(16px, env(safe-area-inset-right)) calc(24px + env(safe-area-inset-bottom))
          max(16px, env(safe-area-inset-left));
      }
      .hint {
        font-size: var(--t-s);
        color: var(--ink-2);
      }
      .steps {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 6rem), 1fr));
        gap: 8px;
        margin: 10px 0;
      }
      .button {
        min-height: 44px;
        padding: 4px 12px;
        font-weight: 600;
        background: var(--rail-3);
        border-radius: var(--r2);
        box-shadow: inset 0 0 0 1px var(--edge);
      }
      .button[aria-disabled='true'] {
        color: var(--ink-3);
        background: none;
      }
      .amended {
        padding: 8px 12px;
        margin: 10px 0;
        font-size: var(--t-s);
        background: var(--well);
        border-radius: var(--r2);
      }
      h2 {
        padding: 24px 0 8px;
        font: 400 1.1875rem/1.2 var(--display);
      }
      pre {
        max-height: 60dvh;
        padding: 10px 12px;
        margin: 0;
        overflow: auto;
        font: 0.8125rem/1.5 ui-monospace, monospace;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
        user-select: all;
        -webkit-user-select: all;
        background: var(--well);
        border-radius: var(--r2);
      }
    `,
  ];

  @property({ attribute: false }) log!: Log;
  @property({ attribute: false }) seats: readonly SavedSeat[] = [];
  /** The print of the players' own cubes. */
  @property() set: SymbolSet = 'moons';

  /** Every event as it was stored; empty where they are not at hand. */
  @property({ attribute: false }) entered: readonly GameEvent[] = [];
  /** Whether the game can be corrected here. */
  @property({ type: Boolean }) editable = false;
  /** What must be said about the last step or the storage. */
  @property() notice = '';

  /** Shows the game as it was entered. */
  @state() private trail = false;
  private amended = false;
  @query('history-step') private step!: HTMLElementTagNameMap['history-step'] | null;
  @query('history-amend') private amend!: HTMLElementTagNameMap['history-amend'] | null;

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('entered')) this.amended = isAmended(this.entered);
  }

  override render() {
    const [start] = entriesOf(this.log);
    const { rules } = (start ?? this.log.last).game;
    return html`
      ${pageBar(
        words.theSheet(),
        words.back(),
        this.goBack,
        html`<copy-button .text=${this.text} .label=${words.copy()}></copy-button>`,
      )}
      <div class="page">
        <notice-bar .text=${this.notice} .copyText=${this.text} ?hidden=${!this.notice}></notice-bar>
        <p class="hint">${words.rulesLine(rules, nearestPreset(rules))}</p>
        ${this.ways()}
        ${
          this.trail
            ? html`<trail-list .events=${this.entered}></trail-list>`
            : html`<score-sheet
                .log=${this.log}
                .seats=${this.seats}
                .set=${this.set}
                .editable=${this.editable}
                @pick-step=${(event: HTMLElementEventMap['pick-step']) => this.step?.open(event.detail)}
              ></score-sheet>`
        }
        <h2 id="text">${words.asText()}</h2>
        <pre tabindex="0" role="region" aria-labelledby="text">${this.text()}</pre>
      </div>
      ${
        this.editable
          ? html`<history-step
                .log=${this.log}
                @amend-step=${(event: CustomEvent<Target>) => this.amend?.open(event.detail)}
              ></history-step>
              <history-amend .log=${this.log} .set=${this.set}></history-amend>`
          : nothing
      }
    `;
  }

  /** What can be done with the whole of it, and what must be known of it. */
  private ways() {
    const { entered, editable, log } = this;
    if (entered.length === 0) return nothing;
    const offer = offers(log);
    const step = (type: 'undo' | 'redo', label: string, may: boolean) =>
      html`<button
        type="button"
        class="button"
        aria-disabled=${may ? 'false' : 'true'}
        @click=${() => (may ? this.ask({ type }) : undefined)}
      >
        ${label}
      </button>`;
    return html`
      ${this.amended ? html`<p class="amended">${historyWords.amendedNote()}</p>` : nothing}
      <p class="hint">${this.trail ? historyWords.trailHint() : editable ? historyWords.hint() : historyWords.followsHint()}</p>
      <div class="steps">
        ${editable ? step('undo', historyWords.undo(), offer.undo) : nothing}
        ${editable ? step('redo', historyWords.redo(), offer.redo) : nothing}
        <button type="button" class="button" @click=${this.turnOver}>
          ${this.trail ? historyWords.asItStands() : historyWords.asEntered()}
        </button>
      </div>
    `;
  }

  private turnOver() {
    this.trail = !this.trail;
  }

  private ask(detail: Command) {
    this.dispatchEvent(new CustomEvent('history-command', { detail, bubbles: true, composed: true }));
  }

  private readonly text = (): string => makeTranscript(this.log);

  private goBack() {
    this.dispatchEvent(new CustomEvent('go-back'));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sheet-screen': SheetScreen;
  }
}
