import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Log } from '../../game/log.ts';
import { entriesOf, makeTranscript, nearestPreset } from '../../game/transcript-writer.ts';
import type { SavedSeat } from '../../store/game-store.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import '../../ui/copy-button.ts';
import type { SymbolSet } from '../../ui/face-art.ts';
import { icon } from '../../ui/icons.ts';
import '../../ui/score-sheet.ts';
import * as words from '../../ui/words/sheet.ts';

/**
 * The sheet of a game, over or under way: every turn with its throws, and the game as text to take away.
 *
 * @fires go-back
 */
@customElement('sheet-screen')
export class SheetScreen extends LitElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: block;
        min-height: 100dvh;
        background: var(--rail);
      }
      .bar {
        position: sticky;
        top: 0;
        z-index: 1;
        display: grid;
        grid-template-columns: 44px minmax(0, 1fr) auto;
        gap: 4px;
        align-items: center;
        max-width: 592px;
        padding: max(6px, env(safe-area-inset-top)) 16px 6px 4px;
        margin: 0 auto;
        background: var(--rail);
      }
      .bar button {
        display: grid;
        place-items: center;
        width: 44px;
        height: 44px;
      }
      .bar svg {
        width: 24px;
        height: 24px;
      }
      h1 {
        font: 400 1.5rem/1.1 var(--display);
      }
      .page {
        max-width: 592px;
        padding: 0 max(16px, env(safe-area-inset-right)) calc(24px + env(safe-area-inset-bottom))
          max(16px, env(safe-area-inset-left));
        margin: 0 auto;
      }
      .hint {
        font-size: var(--t-s);
        color: var(--ink-2);
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

  override render() {
    const [start] = entriesOf(this.log);
    const { rules } = (start ?? this.log.last).game;
    return html`
      <div class="bar">
        <button type="button" aria-label=${words.back()} @click=${this.goBack}>${icon('back')}</button>
        <h1>${words.theSheet()}</h1>
        <copy-button .text=${this.text} .label=${words.copy()}></copy-button>
      </div>
      <div class="page">
        <p class="hint">${words.rulesLine(rules, nearestPreset(rules))}</p>
        <score-sheet .log=${this.log} .seats=${this.seats} .set=${this.set}></score-sheet>
        <h2 id="text">${words.asText()}</h2>
        <pre tabindex="0" role="region" aria-labelledby="text">${this.text()}</pre>
      </div>
    `;
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
