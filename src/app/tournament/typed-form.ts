import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Rules } from '../../engine/settings.ts';
import type { TableResult } from '../../tournament/result.ts';
import { nameOf, type Tournament } from '../../tournament/tournament.ts';
import { type TypedFault, typedResult } from '../../tournament/typed-result.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event-table.ts';
import { eventStyles } from './event-styles.ts';
import './result-list.ts';

/** What was typed for a table: its round may be taken back, and put back, in another window meanwhile. */
const DRAFTS = new Map<
  string,
  { readonly totals: Readonly<Record<string, string>>; readonly winner: string }
>();

/**
 * Types a result in: a total for each player, and who won where it is not the highest. The places are shown before it is
 * kept.
 *
 * @fires result-typed - `detail` is the result
 * @fires typed-leave - nothing is to be kept
 */
@customElement('typed-form')
export class TypedForm extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    eventStyles,
    css`
      .totals {
        display: grid;
        gap: 8px;
      }
      .row {
        grid-template-columns: minmax(0, 1fr) 6.5rem;
        align-items: center;
        font-weight: 600;
        line-height: 1.2;
      }
      .row bdi {
        justify-self: start;
      }
      .row input {
        font: 400 1.375rem/1.2 var(--display);
        text-align: center;
      }
      [aria-invalid='true'] {
        border-color: var(--ember) !important;
      }
      .places {
        padding: 8px 12px;
        background: var(--well);
        border-radius: var(--r2);
      }
      h3 {
        font-weight: 600;
      }
    `,
  ];

  @property({ attribute: false }) now!: Tournament;
  /** The id of its game: what was typed is kept for it until it is told or left. */
  @property() table = '';
  /** In seat order. */
  @property({ attribute: false }) players: readonly string[] = [];

  @state() private totals: Readonly<Record<string, string>> = {};
  @state() private winner = '';
  /** Whether faults are said: not while somebody is still typing. */
  @state() private asked = false;
  @query('h2') private heading!: HTMLElement;
  /** Nothing is to be typed any more. */
  private done = false;

  protected override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has('table')) return;
    const { totals, winner } = DRAFTS.get(this.table) ?? { totals: {}, winner: '' };
    this.totals = totals;
    this.winner = winner;
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    if (this.done) DRAFTS.delete(this.table);
  }

  private get rules(): Rules {
    return this.now.setup.rules;
  }

  override render() {
    const typed = this.players.map((player) => ({ player, total: this.totals[player] ?? '' }));
    const result = typedResult(typed, this.winner === '' ? [] : [this.winner], this.rules);
    const fault = result.ok ? null : result.error;
    // A tie is said at once: only the table can tell who won it.
    const said = fault !== null && (this.asked || fault.code === 'tie') ? fault : null;
    return html`<form novalidate @submit=${(event: Event) => this.keep(event, result)}>
      <h2 tabindex="-1">${words.typeIn()}</h2>
      <div class="totals">
        ${this.players.map((player) => this.row(player, said))}
      </div>
      <label>
        ${words.whoWon()}
        <select @change=${this.chooseWinner}>
          <option value="" ?selected=${this.winner === ''}>${words.highestWon()}</option>
          ${this.players.map(
            (player) =>
              html`<option value=${player} ?selected=${this.winner === player}>${this.nameOf(player)}</option>`,
          )}
        </select>
        <span class="hint">${words.wonHint()}</span>
      </label>
      <div role="alert">
        ${said === null ? nothing : html`<p class="alert" id="fault">${words.typedFaultWords(said, this.nameOf)}</p>`}
      </div>
      ${
        result.ok
          ? html`<div class="places">
              <h3>${words.placesSoFar()}</h3>
              <result-list .now=${this.now} .result=${result.value}></result-list>
              ${
                result.value.players.every(({ banked }) => banked < this.rules.goal)
                  ? html`<p class="hint">${words.belowGoal(this.rules.goal)}</p>`
                  : nothing
              }
            </div>`
          : nothing
      }
      <div class="ways">
        <button type="submit" class="main">${words.keepTyped()}</button>
        <button type="button" class="button" @click=${this.leave}>
          ${words.notYet()}
        </button>
      </div>
    </form>`;
  }

  override focus() {
    void this.updateComplete.then(() => this.heading.focus());
  }

  private row(player: string, fault: TypedFault | null) {
    const wrong = fault !== null && 'player' in fault && fault.player === player;
    return html`<label class="row">
      <bdi>${this.nameOf(player)}</bdi>
      <input
        inputmode="numeric"
        autocomplete="off"
        maxlength="5"
        data-player=${player}
        aria-label=${words.totalOf(this.nameOf(player))}
        aria-invalid=${wrong ? 'true' : 'false'}
        aria-describedby=${wrong ? 'fault' : nothing}
        .value=${this.totals[player] ?? ''}
        @input=${(event: Event) => this.type(player, (event.target as HTMLInputElement).value)}
      />
    </label>`;
  }

  private readonly nameOf = (player: string): string => nameOf(this.now, player);

  private type(player: string, total: string) {
    this.totals = { ...this.totals, [player]: total };
    this.note();
  }

  private chooseWinner(event: Event) {
    this.winner = (event.target as HTMLSelectElement).value;
    this.note();
  }

  private note() {
    this.done = false;
    DRAFTS.set(this.table, { totals: this.totals, winner: this.winner });
  }

  private leave() {
    this.done = true;
    this.dispatchEvent(new CustomEvent('typed-leave'));
  }

  private keep(event: Event, result: ReturnType<typeof typedResult>) {
    event.preventDefault();
    this.asked = true;
    this.done = result.ok;
    if (result.ok) this.dispatchEvent(new CustomEvent('result-typed', { detail: result.value }));
    else if ('player' in result.error) this.fieldOf(result.error.player)?.focus();
  }

  private fieldOf(player: string): HTMLInputElement | undefined {
    const fields = [...this.renderRoot.querySelectorAll('input')];
    return fields.find(({ dataset }) => dataset.player === player);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'typed-form': TypedForm;
  }
  interface HTMLElementEventMap {
    'result-typed': CustomEvent<TableResult>;
    'typed-leave': CustomEvent<void>;
  }
}
