import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, queryAll, state } from 'lit/decorators.js';
import type { Pair } from '../../tournament/round.ts';
import { nameOf } from '../../tournament/tournament.ts';
import type { TournamentLog } from '../../tournament/tournament-log.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { icon } from '../../ui/icons.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event-players.ts';
import { eventStyles } from './event-styles.ts';
import { found } from './players-model.ts';
import { tellFact } from './tournament-fact.ts';

/**
 * Pairs that the seating keeps apart.
 *
 * @fires tournament-fact
 */
@customElement('event-apart')
export class EventApart extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    eventStyles,
    css`
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 44px;
        align-items: center;
        min-height: 52px;
        border-bottom: 1px solid var(--line);
      }
      li button {
        display: grid;
        place-items: center;
        height: 44px;
      }
      li svg {
        width: 20px;
        height: 20px;
      }
    `,
  ];

  @property({ attribute: false }) log!: TournamentLog;

  @state() private problem = '';
  @queryAll('select') private fields!: NodeListOf<HTMLSelectElement>;
  @query('[type=submit]') private adder!: HTMLElement;

  private readonly collator = new Intl.Collator(document.documentElement.lang || 'en', { numeric: true });

  override render() {
    const { entrants, apart } = this.log.now;
    if (entrants.length < 3 && apart.length === 0) return nothing;
    const all = found(entrants, '', this.collator);
    return html`
      <h2>${words.apartHeading()}</h2>
      <p class="hint">${words.apartHint()}</p>
      ${apart.length === 0 ? nothing : html`<ul aria-label=${words.apartHeading()}>${apart.map((pair) => this.row(pair))}</ul>`}
      <form novalidate @submit=${this.submit}>
        <div class="ways">
          ${[words.apartOne(), words.apartOther()].map(
            (label) => html`<label>
              ${label}
              <select @change=${this.forgive}>
                <option value="">${words.choose()}</option>
                ${all.map(({ id, name }) => html`<option value=${id}>${name}</option>`)}
              </select>
            </label>`,
          )}
        </div>
        <p class="alert" role="alert" ?hidden=${this.problem === ''}>${this.problem}</p>
        <button type="submit" class="button">${words.keepApart()}</button>
      </form>
    `;
  }

  private row(pair: Pair) {
    const [one, other] = pair.map((id) => nameOf(this.log.now, id)) as [string, string];
    const both = words.apartPair(one, other);
    return html`<li>
      <span>${both}</span>
      <button type="button" aria-label=${words.letMeet(both)} @click=${() => this.letMeet(pair)}>
        ${icon('close')}
      </button>
    </li>`;
  }

  private forgive() {
    this.problem = '';
  }

  private submit(event: Event) {
    event.preventDefault();
    const [one = '', other = ''] = [...this.fields].map(({ value }) => value);
    const kept = this.log.now.apart.some((pair) => pair.includes(one) && pair.includes(other));
    this.problem =
      one === '' || other === '' || one === other ? words.apartNeeds() : kept ? words.apartAlready() : '';
    if (this.problem !== '') {
      this.fields[one === '' ? 0 : 1]?.focus();
      return;
    }
    tellFact(this, { type: 'kept-apart', pair: [one, other] });
    for (const field of this.fields) field.value = '';
  }

  private letMeet(pair: Pair) {
    // The button that was pressed goes.
    this.adder.focus();
    tellFact(this, { type: 'let-together', pair });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-apart': EventApart;
  }
}
