import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { cleanLine } from '../../game/names.ts';
import { nameOf, type Tournament } from '../../tournament/tournament.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import '../../ui/sheet-frame.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event-standings.ts';
import { eventStyles } from './event-styles.ts';
import { parseHundredths } from './penalty-points.ts';
import { tellFact } from './tournament-fact.ts';

const MAX_REASON = 120;

/** Points taken off players, with the reasons: the list, and a sheet to give one more. */
@customElement('event-penalties')
export class EventPenalties extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    eventStyles,
    css`
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 2px 10px;
        align-items: center;
        padding: 6px 0;
        border-bottom: 1px solid var(--line);
      }
      li p {
        min-width: 0;
      }
      b {
        font-weight: 600;
      }
      form .hint {
        font-weight: 400;
      }
    `,
  ];

  @property({ attribute: false }) now!: Tournament;
  @state() private fault = '';
  @query('sheet-frame') private sheet!: HTMLElementTagNameMap['sheet-frame'];
  @query('form') private form!: HTMLFormElement;
  /** How many stood when one was given: one more, and what was typed has done its work. */
  private awaited: number | null = null;

  override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has('now') || this.awaited === null || this.now.penalties.length < this.awaited) return;
    this.awaited = null;
    this.form.reset();
  }

  override render() {
    const { now } = this;
    return html`
      ${
        now.penalties.length === 0
          ? html`<p class="hint">${words.noPenalties()}</p>`
          : html`<ul tabindex="-1">
              ${now.penalties.map(({ player, hundredths, reason }, place) => {
                const off = words.offWords(hundredths);
                return html`<li>
                  <p>
                    <b><bdi>${nameOf(now, player)}</bdi></b> ${off}<br /><span class="hint">${reason}</span>
                  </p>
                  <button
                    type="button"
                    class="button"
                    aria-label=${words.liftOf(nameOf(now, player), off)}
                    @click=${() => this.lift(place)}
                  >
                    ${words.lift()}
                  </button>
                </li>`;
              })}
            </ul>`
      }
      <button type="button" class="button" data-give @click=${() => this.sheet.open()}>${words.givePenalty()}</button>
      <sheet-frame .heading=${words.givePenalty()} .closeLabel=${words.close()}>
        <form @submit=${this.give} novalidate>
          <label
            >${words.player()}
            <select name="player">
              <option value="">${words.choosePlayer()}</option>
              ${now.entrants.map(({ id, name }) => html`<option value=${id}>${name}</option>`)}
            </select></label
          >
          <label
            >${words.pointsOff()}
            <input name="points" inputmode="decimal" autocomplete="off" maxlength="8" />
          </label>
          <label
            >${words.reason()}
            <input name="reason" autocomplete="off" maxlength=${MAX_REASON} />
          </label>
          ${this.fault === '' ? nothing : html`<p class="alert" role="alert">${this.fault}</p>`}
          <button class="main">${words.give()}</button>
        </form>
      </sheet-frame>
    `;
  }

  private give(event: Event) {
    event.preventDefault();
    const { form } = this;
    const field = (name: string): string => cleanLine(String(new FormData(form).get(name) ?? ''));
    const [player, hundredths, reason] = [field('player'), parseHundredths(field('points')), field('reason')];
    const wrong = player === '' ? 'player' : hundredths === null ? 'points' : reason === '' ? 'reason' : null;
    this.fault =
      wrong === null
        ? ''
        : { player: words.missingPlayer, points: words.missingPoints, reason: words.missingReason }[wrong]();
    if (wrong !== null || hundredths === null) {
      form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    this.awaited = this.now.penalties.length + 1;
    this.sheet.close();
    tellFact(this, { type: 'penalty-given', penalty: { player, hundredths, reason } });
  }

  private lift(penalty: number) {
    // The button goes with its row.
    this.renderRoot.querySelector<HTMLElement>('[data-give]')?.focus();
    tellFact(this, { type: 'penalty-lifted', penalty });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-penalties': EventPenalties;
  }
}
