import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { TournamentLog } from '../../tournament/tournament-log.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event-standings.ts';
import { makeEventRoute } from './event-routes.ts';
import { eventStyles } from './event-styles.ts';
import { type PlayerView, playerView, type RoundView } from './player-model.ts';

/** One player: where they stand and why, each round, the seats they had, and whom they met. */
@customElement('event-player')
export class EventPlayer extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    eventStyles,
    css`
      .name {
        font: 700 1.5rem/1.2 var(--text);
      }
      .stand {
        display: flex;
        flex-wrap: wrap;
        gap: 0 14px;
        align-items: baseline;
        justify-content: space-between;
        padding: 10px 14px;
        background: var(--rail-2);
        border: 1.5px solid var(--brass);
        border-radius: var(--r3);
      }
      .stand strong {
        font: 400 1.375rem/1.2 var(--display);
      }
      .stand .hint {
        width: 100%;
      }
      .rounds li {
        padding: 8px 0;
        line-height: 1.4;
        border-bottom: 1px solid var(--line);
      }
      .rounds p:first-child {
        display: flex;
        gap: 12px;
        align-items: baseline;
        justify-content: space-between;
      }
      .rounds strong {
        flex: none;
        font: 400 1.125rem/1.2 var(--display);
      }
      li a {
        display: inline-grid;
        align-content: center;
        min-width: 44px;
        min-height: 44px;
        margin-block: -10px;
        font-weight: 600;
        text-decoration-color: var(--edge);
        text-underline-offset: 3px;
      }
      .met {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
        gap: 0 18px;
      }
      .met li {
        display: flex;
        gap: 10px;
        justify-content: space-between;
        padding: 11px 0;
        border-bottom: 1px solid var(--line);
      }
      dl {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
        gap: 10px 18px;
      }
      dt {
        font-size: var(--t-s);
        color: var(--ink-2);
      }
      dd {
        font-weight: 600;
      }
    `,
  ];

  @property({ attribute: false }) log!: TournamentLog;
  /** An id. */
  @property() player = '';

  @state() private view: PlayerView | null = null;

  override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('log') || changed.has('player')) this.view = playerView(this.log.now, this.player);
  }

  override render() {
    const standings = html`<a class="button" href=${makeEventRoute({ page: 'standings', id: this.log.now.id })}
      >${words.toStandings()}</a
    >`;
    const { view } = this;
    if (view === null) return html`<p>${words.noPlayer()}</p>${standings}`;
    const { entrant, standing, rounds, seats, met, penalties } = view;
    return html`
      <h2 class="name"><bdi>${entrant.name}</bdi></h2>
      ${entrant.present ? nothing : html`<p>${words.hasLeft()}</p>`}
      ${
        standing === null
          ? nothing
          : html`<p class="stand">
              <strong>${words.rankWords(standing.rank, standing.shared)}</strong>
              <strong>${words.pointsCount(standing.points)}</strong>
              <span class="hint">${standing.decided}${standing.skipped === '' ? '' : `. ${standing.skipped}`}</span>
            </p>`
      }
      <section aria-labelledby="rounds">
        <h2 id="rounds">${words.roundsHeading()}</h2>
        ${
          rounds.length === 0
            ? html`<p class="hint">${words.noRounds()}</p>`
            : html`<ol class="rounds">
                ${rounds.map((each) => this.round(each))}
              </ol>`
        }
      </section>
      ${this.figures(view)}
      ${
        seats.length === 0
          ? nothing
          : html`<section aria-labelledby="seats">
              <h2 id="seats">${words.seatsHeading()}</h2>
              <p>${seats.join(', ')}</p>
            </section>`
      }
      ${
        met.length === 0
          ? nothing
          : html`<section aria-labelledby="met">
              <h2 id="met">${words.metHeading()}</h2>
              <ul class="met">
                ${met.map(
                  ({ player, name, times }) => html`<li>
                    <a href=${makeEventRoute({ page: 'player', id: this.log.now.id, player })}><bdi>${name}</bdi></a>
                    <span>${words.times(times)}</span>
                  </li>`,
                )}
              </ul>
            </section>`
      }
      ${
        penalties.length === 0
          ? nothing
          : html`<section aria-labelledby="penalties">
              <h2 id="penalties">${words.penalties()}</h2>
              <ul>
                ${penalties.map(
                  ({ hundredths, reason }) => html`<li>${words.offWords(hundredths)}: ${reason}</li>`,
                )}
              </ul>
            </section>`
      }
      ${standings}
    `;
  }

  private round({ round, table, title, company, outcome, points, details }: RoundView) {
    return html`<li>
      <p>
        <a href=${makeEventRoute({ page: 'table', id: this.log.now.id, round, table })}>${title}</a>
        <strong>${points}</strong>
      </p>
      <p>${outcome}</p>
      <p class="hint">${company}${details === '' ? nothing : html`<br />${details}`}</p>
    </li>`;
  }

  private figures({ figures }: PlayerView) {
    const { games, wins, share, bestTurn, wimpouts } = figures;
    if (games === 0) return nothing;
    const unknown = words.notKnown();
    return html`<section aria-labelledby="figures">
      <h2 id="figures">${words.figuresHeading()}</h2>
      <dl>
        ${[
          [words.games(), String(games)],
          [words.wins(), String(wins)],
          [words.goalShare(), share === null ? unknown : words.percent(share)],
          [words.bestTurn(), bestTurn === null ? unknown : String(bestTurn)],
          [words.wimpoutsAGame(), wimpouts === null ? unknown : words.figure(wimpouts)],
        ].map(
          ([name, value]) => html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
        )}
      </dl>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-player': EventPlayer;
  }
}
