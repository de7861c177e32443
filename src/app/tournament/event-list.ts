import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { toFailure } from '../../store/failure.ts';
import type { TournamentStore } from '../../store/tournament-store.ts';
import type { TournamentRecord } from '../../store/tournament-record.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { icon } from '../../ui/icons.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import { eventDay } from '../../ui/words/event-day.ts';
import * as words from '../../ui/words/event-setup.ts';
import { storeFailureWords } from '../../ui/words/refusals.ts';
import './event-bring.ts';
import { makeEventRoute } from './event-routes.ts';
import { eventStyles } from './event-styles.ts';
import { tellEventChanged } from './event-windows.ts';

/** The tournaments of this device, the one worked on last first: to open, to delete, to begin a new one. */
@customElement('event-list')
export class EventList extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    eventStyles,
    css`
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 44px;
        align-items: center;
        border-bottom: 1px solid var(--line);
      }
      li > a {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 20px;
        gap: 2px 8px;
        align-items: center;
        min-height: 64px;
        padding: 10px 8px 10px 0;
        text-decoration: none;
      }
      b {
        font-size: var(--t-l);
        font-weight: 600;
      }
      a svg {
        grid-area: 1 / 2 / 3 / 3;
        width: 20px;
        color: var(--ink-2);
      }
      li > button {
        display: grid;
        place-items: center;
        min-height: 44px;
      }
      li > button svg {
        width: 22px;
      }
      .question {
        display: grid;
        grid-column: 1 / -1;
        gap: 10px;
        padding: 2px 0 14px;
      }
      .alerts {
        display: contents;
      }
      .welcome {
        display: grid;
        gap: 8px;
        padding: 20px 18px;
        border-radius: var(--r3);
        box-shadow: 0 0 0 1.5px var(--brass);
      }
      .welcome p {
        max-width: 34rem;
      }
    `,
  ];

  @property({ attribute: false }) store!: TournamentStore;

  /** Null until they are read. */
  @state() private all: readonly TournamentRecord[] | null = null;
  /** The one that is asked about before it goes. */
  @state() private asked = '';
  @state() private failure = '';
  @state() private said = '';
  @query('.main') private adder!: HTMLElement;
  @query('.keep') private keeper!: HTMLElement | null;

  protected override firstUpdated() {
    void this.load();
  }

  override render() {
    const { all } = this;
    return html`
      <div role="alert" class="alerts">${this.failure === '' ? nothing : html`<p class="alert">${this.failure}</p>`}</div>
      <p role="status" ?hidden=${this.said === ''}>${this.said}</p>
      ${
        all === null
          ? nothing
          : all.length === 0
            ? html`<div class="welcome cloth"><p>${words.welcome()}</p><p>${words.welcomeMore()}</p></div>`
            : html`<ul aria-label=${words.yours()}>${all.map((record) => this.row(record))}</ul>`
      }
      <a class="main" href=${makeEventRoute({ page: 'new' })}>${words.newTournament()}</a>
      <event-bring .store=${this.store} @brought=${() => this.load()}></event-bring>
    `;
  }

  private row({ id, name, date, players, rounds }: TournamentRecord) {
    const asked = this.asked === id;
    const facts = [eventDay(date), words.playersWords(players), words.roundsWords(rounds)].filter(Boolean);
    return html`<li>
      <a href=${makeEventRoute({ page: 'players', id })}>
        <b><bdi>${name}</bdi></b><span class="hint">${facts.join(' · ')}</span>${icon('next')}
      </a>
      <button
        type="button"
        data-id=${id}
        aria-label=${words.remove(name)}
        aria-expanded=${asked ? 'true' : 'false'}
        @click=${() => (asked ? this.rest(id) : this.ask(id))}
      >
        ${icon('bin')}
      </button>
      ${
        asked
          ? html`<div class="question">
              <p role="alert">${words.removeQuestion(name, players, rounds)}</p>
              <div class="ways">
                <button type="button" class="button keep" @click=${() => this.rest(id)}>${words.keep()}</button>
                <button type="button" class="button" @click=${() => this.drop(id, name)}>${words.removeIt()}</button>
              </div>
            </div>`
          : nothing
      }
    </li>`;
  }

  /** Reads the list anew. */
  async load() {
    try {
      this.all = await this.store.all();
      this.failure = '';
    } catch (error) {
      this.failure = storeFailureWords(toFailure(error).kind);
    }
  }

  private async ask(id: string) {
    this.said = '';
    this.asked = id;
    await this.updateComplete;
    this.keeper?.focus();
  }

  private rest(id: string) {
    this.asked = '';
    this.renderRoot.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus();
  }

  private async drop(id: string, name: string) {
    this.asked = '';
    // The button that was pressed is gone.
    this.adder.focus();
    try {
      await this.store.remove(id);
    } catch (error) {
      this.failure = storeFailureWords(toFailure(error).kind);
      return;
    }
    tellEventChanged(id);
    await this.load();
    this.said = words.removed(name);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-list': EventList;
  }
}
