import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, queryAll } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { type Standing, triggersGoal } from '../engine/game.ts';
import { RULEBOOK, type Rules } from '../engine/settings.ts';
import { baseStyles } from './base-styles.ts';
import { fieldSurface } from './field-surface.ts';
import './number-stepper.ts';
import { NOTHING_YET, type TakenUp } from './taken-up.ts';
import * as words from './words/standings.ts';

/**
 * Where everybody stands in a game that was begun without this phone: a total for each player, whether who has none
 * is on the board, and who throws next (NOTATION.md, `standings:` and `up:`).
 *
 * @fires standings-change - `detail` are the standings as they are now
 */
@customElement('standings-form')
export class StandingsForm extends LitElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: grid;
        gap: 12px;
        padding-bottom: 12px;
      }
      p {
        font-size: var(--t-s);
        color: var(--ink-2);
      }
      li {
        display: grid;
        grid-template-columns: minmax(5rem, 1fr) auto;
        gap: 4px 12px;
        align-items: center;
        min-height: 56px;
        border-bottom: 1px solid var(--line);
      }
      .name {
        overflow-wrap: anywhere;
        font-weight: 600;
      }
      /* On a narrow phone, or with large text, the number stands below the name. */
      @media (max-width: 22rem) {
        li {
          grid-template-columns: minmax(0, 1fr);
          padding: 8px 0;
        }
      }
      .board {
        display: flex;
        grid-column: 1 / -1;
        gap: 10px;
        align-items: center;
        min-height: 44px;
        font-size: var(--t-s);
      }
      .board input {
        flex: none;
        width: 22px;
        height: 22px;
        margin: 0;
        accent-color: var(--brass);
      }
      .up {
        display: grid;
        gap: 6px;
        font-weight: 600;
      }
      select {
        ${fieldSurface}
      }
    `,
  ];

  /** The players in seat order. */
  @property({ attribute: false }) names: readonly string[] = [];
  @property({ attribute: false }) rules: Rules = RULEBOOK;
  @property({ attribute: false }) takenUp: TakenUp = NOTHING_YET;

  @queryAll('number-stepper') private fields!: NodeListOf<HTMLElementTagNameMap['number-stepper']>;

  /** Takes what stands in the fields; false, with the reason beside it, when something does not fit. */
  finish(): boolean {
    return [...this.fields].every((field) => field.finish());
  }

  override render() {
    return html`<p>${words.explain()}</p>
      <ol>
        ${repeat(
          this.names,
          (name) => name,
          (name) => html`<li>${this.row(name)}</li>`,
        )}
      </ol>
      <label class="up">
        ${words.whoIsUp()}
        <select @change=${this.giveTurn}>
          ${this.names.map((name) => html`<option .value=${name} ?selected=${name === this.takenUp.up}>${name}</option>`)}
        </select>
      </label>`;
  }

  private row(name: string) {
    const { banked, onBoard } = this.takenUp.standingOf(name);
    const { goal, opening } = this.rules;
    // Whoever reaches the goal has begun the ending, which no total can tell.
    const most = triggersGoal(goal, this.rules) ? goal - 5 : goal;
    return html`<span class="name" aria-hidden="true">${name}</span>
      <number-stepper
        .value=${banked}
        .min=${0}
        .max=${most}
        .step=${5}
        .label=${words.totalOf(name)}
        @number-change=${(event: CustomEvent<number>) => this.change(name, { banked: event.detail, onBoard })}
      ></number-stepper>
      ${
        banked === 0 && opening > 0
          ? html`<label class="board">
              <input
                type="checkbox"
                .checked=${onBoard}
                @change=${(event: Event) => this.change(name, { banked, onBoard: (event.target as HTMLInputElement).checked })}
              />
              ${words.onBoard(name)}
            </label>`
          : nothing
      }`;
  }

  private change(name: string, standing: Standing) {
    this.tell(this.takenUp.withStanding(name, standing));
  }

  private giveTurn(event: Event) {
    this.tell(this.takenUp.withUp((event.target as HTMLSelectElement).value));
  }

  private tell(takenUp: TakenUp) {
    this.takenUp = takenUp;
    this.dispatchEvent(
      new CustomEvent('standings-change', { detail: takenUp, bubbles: true, composed: true }),
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'standings-form': StandingsForm;
  }
  interface HTMLElementEventMap {
    'standings-change': CustomEvent<TakenUp>;
  }
}
