import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { cleanLine } from '../game/names.ts';
import { baseStyles } from './base-styles.ts';
import { fieldSurface } from './field-surface.ts';
import './number-stepper.ts';
import './sheet-frame.ts';
import { sheetStyles } from './sheet-styles.ts';
import * as words from './words/adjust.ts';

/** Points added to or taken from a player's total by hand, with the reason for it. */
export interface AdjustmentView {
  readonly player: string;
  readonly points: number;
  readonly reason: string;
}

/**
 * Adjusts a total: how the effect of a house rule that is no setting is entered.
 *
 * @fires adjust - `detail` is the adjustment; `check` has let it pass
 */
@customElement('adjust-sheet')
export class AdjustSheet extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    css`
      label,
      .points {
        display: grid;
        gap: 6px;
        font-weight: 600;
      }
      number-stepper {
        justify-content: start;
      }
      select,
      input {
        ${fieldSurface}
      }
      .error {
        min-height: 1.35em;
        color: var(--ember);
      }
      .main {
        width: 100%;
      }
    `,
  ];

  /** Whose totals can be adjusted. */
  @property({ attribute: false }) players: readonly string[] = [];
  /** Why an adjustment cannot be made, as a sentence; empty when it can. */
  @property({ attribute: false }) check: (adjustment: AdjustmentView) => string = () => '';

  @state() private adjustment: AdjustmentView = { player: '', points: 0, reason: '' };
  /** A refusal shows only once it was asked for. */
  @state() private asked = false;
  /** How often the sheet was opened: its fields are new each time. */
  @state() private opened = 0;
  @query('number-stepper') private pointsField!: HTMLElementTagNameMap['number-stepper'];
  @query('sheet-frame') private frame!: HTMLElementTagNameMap['sheet-frame'];

  override render() {
    const { player, points } = this.adjustment;
    const error = this.asked ? this.check(this.adjustment) : '';
    return html`<sheet-frame .heading=${words.heading()} .closeLabel=${words.close()}>
      <p>${words.explain()}</p>
      ${keyed(this.opened, this.fields())}
      <p class="error" role="status">${error || nothing}</p>
      <button type="button" class="main" @click=${this.submit}>${words.submit(player, points)}</button>
    </sheet-frame>`;
  }

  private fields() {
    const { player, points, reason } = this.adjustment;
    return html`<label>
        ${words.player()}
        <select @change=${(event: Event) => this.change({ player: (event.target as HTMLSelectElement).value })}>
          ${this.players.map((name) => html`<option .value=${name} ?selected=${name === player}>${name}</option>`)}
        </select>
      </label>
      <div class="points">
        <span aria-hidden="true">${words.points()}</span>
        <number-stepper
          .value=${points}
          .min=${-5000}
          .max=${5000}
          .step=${5}
          .label=${words.points()}
          .caption=${words.points()}
          @number-change=${(event: CustomEvent<number>) => this.change({ points: event.detail })}
        ></number-stepper>
      </div>
      <label>
        ${words.reason()}
        <input
          maxlength="200"
          autocomplete="off"
          .value=${reason}
          @input=${(event: Event) => this.change({ reason: (event.target as HTMLInputElement).value })}
        />
      </label>`;
  }

  /** Opens it anew, perhaps with a reason to begin with. */
  open(reason = '') {
    this.adjustment = { player: this.players[0] ?? '', points: 0, reason };
    this.asked = false;
    this.opened++;
    this.frame.open();
  }

  private change(change: Partial<AdjustmentView>) {
    this.adjustment = { ...this.adjustment, ...change };
  }

  private submit() {
    this.asked = true;
    this.change({ reason: cleanLine(this.adjustment.reason) });
    if (!this.pointsField.finish() || this.check(this.adjustment)) return;
    this.frame.close();
    this.dispatchEvent(new CustomEvent('adjust', { detail: this.adjustment, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'adjust-sheet': AdjustSheet;
  }
  interface HTMLElementEventMap {
    adjust: CustomEvent<AdjustmentView>;
  }
}
