import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameStore } from '../../store/game-store.ts';
import { isRoundDone, presentIn } from '../../tournament/tournament.ts';
import type { TournamentLog } from '../../tournament/tournament-log.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event-players.ts';
import './event-apart.ts';
import './event-enter.ts';
import './event-roster.ts';
import { makeEventRoute } from './event-routes.ts';
import { eventStyles } from './event-styles.ts';
import { fixedTroubles, planFor } from './players-model.ts';
import { usualMode } from './seating-model.ts';

/**
 * Who plays: how many there are and the tables they make, a field to enter more, and the list of them.
 *
 * @fires tournament-fact
 */
@customElement('event-players')
export class EventPlayers extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    eventStyles,
    css`
      :host {
        gap: 20px;
      }
      .plan {
        display: grid;
        gap: 10px;
        padding: 16px 18px;
        border-radius: var(--r3);
        box-shadow: 0 0 0 1.5px var(--brass);
      }
      .plan .split {
        font: 400 1.375rem/1.2 var(--display);
        text-wrap: balance;
      }
      .plan .hint {
        color: var(--felt-ink-2);
      }
    `,
  ];

  @property({ attribute: false }) log!: TournamentLog;
  /** The games of this device. */
  @property({ attribute: false }) games: GameStore | null = null;

  override render() {
    const { log } = this;
    return html`
      ${this.plan()}
      <event-enter .log=${log} .games=${this.games}></event-enter>
      <event-roster .log=${log}></event-roster>
      <event-apart .log=${log}></event-apart>
    `;
  }

  private plan() {
    const { now } = this.log;
    const { id, setup, entrants, rounds } = now;
    const present = presentIn(now).length;
    const { counts, within } = planFor(present, setup.sizes);
    const gone = entrants.length - present;
    const { min, max } = setup.sizes;
    const done = isRoundDone(now);
    return html`<section class="plan cloth" aria-label=${words.nextTables()}>
      <p class="split" role="status">${words.planWords(present, counts)}</p>
      ${gone > 0 ? html`<p class="hint">${words.gone(gone)}</p>` : nothing}
      ${within ? nothing : html`<p class="alert">${words.outside(min, max)}</p>`}
      ${fixedTroubles(now).map(
        ({ table, players, seats }) =>
          html`<p class="alert">
            ${seats === 0 ? words.noSuchTable(table, players) : words.tableTooSmall(table, players, seats)}
          </p>`,
      )}
      ${
        !done
          ? html`<a class="button" href=${makeEventRoute({ page: 'rounds', id, round: null })}
              >${words.toRounds(rounds.length - 1, rounds.at(-1)?.mode === 'final')}</a
            >`
          : present > 1
            ? html`<a class="main" href=${makeEventRoute({ page: 'seating', id })}>${words.seat(rounds.length, usualMode(now) === 'final')}</a>`
            : nothing
      }
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-players': EventPlayers;
  }
}
