import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { emberSurface } from '../../ui/ember-surface.ts';
import type { Command } from '../../game/commands.ts';
import type { Log } from '../../game/log.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import '../../ui/sheet-frame.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/history.ts';
import { placedSteps, type Target } from '../history-model.ts';

/** How many of the steps that would be taken back are told one by one. */
const TOLD = 6;

/**
 * One step of a game, picked on its sheet: it can be amended, a step can be put in behind it, and the game can go
 * back to it, after it was told what that takes back.
 *
 * @fires history-command - `detail` is the way back that was agreed to
 * @fires amend-step - `detail` is the step to amend, or the place to put one in
 */
@customElement('history-step')
export class HistoryStepSheet extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    css`
      .step {
        font-weight: 600;
        overflow-wrap: anywhere;
      }
      .pair {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
        gap: 8px;
      }
      section {
        display: grid;
        gap: 8px;
        padding-top: 12px;
        border-top: 1px solid var(--line);
      }
      h3 {
        font: 400 1.1875rem/1.2 var(--display);
      }
      .hint,
      li {
        font-size: var(--t-s);
        color: var(--ink-2);
        overflow-wrap: anywhere;
      }
      ol {
        display: grid;
        gap: 4px;
        padding-left: 10px;
        border-left: 3px solid var(--line);
      }
      .back {
        ${emberSurface}
      }
    `,
  ];

  @property({ attribute: false }) log!: Log;

  /** The step's place; 0 is the start. */
  @state() private place: number | null = null;
  @query('sheet-frame') private frame!: HTMLElementTagNameMap['sheet-frame'];

  override render() {
    const { place } = this;
    const steps = place === null ? [] : placedSteps(this.log);
    const step = place === null ? undefined : steps[place - 1];
    return html`<sheet-frame
      .heading=${place === 0 ? words.beginningHeading() : (step?.where ?? '')}
      .closeLabel=${words.close()}
    >
      ${
        step
          ? html`<p class="step">${step.said}</p>
              <div class="pair">
                <button type="button" class="button" @click=${() => this.amend({ kind: 'replace', place: step.place })}>${words.amend()}</button>
                ${
                  step.place === steps.length && this.log.last.game.phase === 'over'
                    ? nothing
                    : html`<button type="button" class="button" @click=${() => this.amend({ kind: 'insert', place: step.place + 1 })}>${words.insert()}</button>`
                }
              </div>`
          : nothing
      }
      ${place === null ? nothing : this.wayBack(place, steps)}
    </sheet-frame>`;
  }

  private wayBack(place: number, steps: ReturnType<typeof placedSteps>) {
    const behind = steps.slice(place);
    const more = behind.length > TOLD + 1 ? behind.length - TOLD : 0;
    const told = more > 0 ? behind.slice(0, TOLD) : behind;
    if (behind.length === 0) return html`<p class="hint">${words.isLast()}</p>`;
    return html`<section aria-labelledby="back">
      <h3 id="back">${words.backHeading()}</h3>
      <p class="hint">${words.backExplain()}</p>
      <ol>
        ${told.map((each) => html`<li>${each.words}</li>`)} ${more > 0 ? html`<li>${words.moreSteps(more)}</li>` : nothing}
      </ol>
      <button type="button" class="button back" @click=${() => this.goBack(place)}>${words.goBack(behind.length)}</button>
    </section>`;
  }

  /** Opens it for the step in this place. */
  async open(place: number) {
    this.place = place;
    await this.updateComplete;
    this.frame.open();
  }

  /** Once: the place is gone with the first tap. */
  private goBack(to: number) {
    if (this.place === null) return;
    this.leave();
    const detail: Command = { type: 'go-back', to };
    this.dispatchEvent(new CustomEvent('history-command', { detail, bubbles: true, composed: true }));
  }

  private amend(target: Target) {
    if (this.place === null) return;
    this.leave();
    this.dispatchEvent(new CustomEvent('amend-step', { detail: target, bubbles: true, composed: true }));
  }

  private leave() {
    this.frame.close();
    this.place = null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'history-step': HistoryStepSheet;
  }
  interface HTMLElementEventMap {
    'history-command': CustomEvent<Command>;
    'amend-step': CustomEvent<Target>;
  }
}
