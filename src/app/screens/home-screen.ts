import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { RULES_VERSION } from '../../engine/settings.ts';
import type { GameRecord } from '../../store/game-store.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import '../../ui/game-card.ts';
import { icon } from '../../ui/icons.ts';
import type { Way } from '../../ui/notice-bar.ts';
import '../../ui/notice-bar.ts';
import { seatMarker } from '../../ui/seat-look.ts';
import '../../ui/sheet-frame.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import { dawnArt } from '../../ui/sun-art.ts';
import * as words from '../../ui/words/home.ts';
import { shell } from '../../ui/words/shell.ts';
import { cardView, finishedRow, type GameRowView, openRow, titleOf } from '../home-model.ts';

/** The build: its version and, by the clock of whoever looks, its day. */
const APP = String(import.meta.env.APP_VERSION);
const BUILT = new Date(`${import.meta.env.BUILD_DAY}T12:00`).getTime();

/** Which game an event is about. */
export interface GameId {
  readonly id: string;
}

/**
 * Home: the game under way, a new one, a rematch, and the games that are over.
 *
 * @fires resume - the table of this game is wanted
 * @fires new-game
 * @fires rematch - a new game like this one
 * @fires open-finished - the end of this game is wanted
 * @fires delete-game - this game is to be deleted; the player has said so twice
 * @fires show-more - more finished games are wanted
 * @fires install - the app is to be installed
 * @fires open-bench - a dispute is to be settled
 * @fires take-over-game - a game is to come from another phone
 * @fires open-data - the backups are wanted
 */
@customElement('home-screen')
export class HomeScreen extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        grid-template-rows: auto 1fr;
        min-height: 100dvh;
        background: var(--rail);
      }
      .hero {
        position: relative;
        height: min(73.8vw, 413px, 46dvh);
        overflow: hidden;
      }
      .hero svg {
        position: absolute;
        bottom: 0;
        left: 50%;
        width: min(100%, 560px);
        overflow: visible;
        transform: translateX(-50%);
      }
      h1 {
        position: relative;
        padding: max(min(22px, 5vw), env(safe-area-inset-top)) 12px 0;
        font: 400 min(3rem, 12.3vw) / 1 var(--display);
        letter-spacing: -0.01em;
        text-align: center;
      }
      .page {
        position: relative;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        grid-template-rows: auto auto 1fr;
        width: min(100%, 560px);
        padding: 0 max(12px, env(safe-area-inset-right)) 0 max(12px, env(safe-area-inset-left));
        margin: -70px auto 0;
      }
      notice-bar {
        margin: 0 0 10px;
      }
      .beginning {
        display: grid;
        gap: 14px;
        padding: 18px 16px 17px;
        background: var(--rail-2);
        border-radius: 20px;
        box-shadow:
          0 0 0 1.5px var(--brass),
          0 12px 28px #0007;
      }
      .beginning p {
        font-size: 1.0625rem;
      }
      .duo {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
        gap: 8px;
        padding-top: 14px;
      }
      .duo > *,
      .rematch {
        display: grid;
        gap: 4px;
        align-content: center;
        min-width: 0;
        min-height: 76px;
        padding: 12px 14px;
        color: var(--ink);
        text-align: left;
        text-decoration: none;
        background: var(--rail-3);
        border-radius: var(--r3);
        box-shadow: inset 0 0 0 1px var(--edge);
      }
      .duo b,
      .rematch b {
        font: 400 1.3125rem/1.1 var(--display);
      }
      small,
      .row span {
        overflow: hidden;
        font-size: var(--t-s);
        color: var(--ink-2);
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .duo small,
      .rematch small {
        display: -webkit-box;
        white-space: normal;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
      h2 {
        display: flex;
        gap: 12px;
        align-items: baseline;
        justify-content: space-between;
        padding: 22px 4px 6px;
        font: 400 1.1875rem/1.2 var(--display);
      }
      h2 small {
        font: 500 var(--t-s) / 1.2 var(--text);
      }
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 44px;
        align-items: center;
        border-bottom: 1px solid var(--line);
      }
      li:last-child {
        border: 0;
      }
      .row {
        display: grid;
        grid-template-columns: 30px minmax(0, 1fr) auto;
        gap: 1px 12px;
        align-items: center;
        min-height: 58px;
        padding: 6px 4px;
        text-align: left;
        --marker: 30px;
      }
      .row player-marker {
        grid-row: 1 / 3;
      }
      .row b {
        grid-column: 2;
        overflow: hidden;
        font-size: 1.0625rem;
        font-weight: 600;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .row i {
        font: 400 1.25rem/1 var(--display);
        text-align: right;
      }
      .row span {
        grid-column: 2;
      }
      .row .day {
        grid-column: 3;
        text-align: right;
      }
      .row .table {
        grid-column: 2 / -1;
        white-space: normal;
      }
      .close {
        color: var(--ink-3);
      }
      .more {
        width: 100%;
        margin-top: 8px;
      }
      .delete {
        color: var(--ember-ink);
        background: var(--ember-bg);
        box-shadow: inset 0 0 0 1.5px var(--ember);
      }
      .question {
        overflow-wrap: anywhere;
      }
      footer {
        display: grid;
        justify-items: center;
        align-self: end;
        padding: 12px 16px calc(6px + env(safe-area-inset-bottom));
        font-size: var(--t-s);
        color: var(--ink-2);
        text-align: center;
      }
      .takes {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
      }
      .takes > *,
      footer button {
        display: grid;
        place-items: center;
        width: fit-content;
        min-height: 44px;
        padding: 0 12px;
        font-weight: 600;
        color: var(--ink);
        text-decoration: underline;
        text-underline-offset: 3px;
      }
      @media (min-width: 700px) and (orientation: landscape) {
        :host {
          grid-template-rows: none;
          grid-template-columns: minmax(0, 1fr) minmax(0, min(56%, 560px));
        }
        .hero {
          position: sticky;
          top: 0;
          height: 100dvh;
          border-right: 2px solid var(--brass);
        }
        .hero svg {
          width: min(100%, 118vh);
        }
        h1 {
          padding-top: min(9vh, 64px);
          font-size: min(4rem, 5.6vw);
        }
        .page {
          padding-top: 14px;
          margin-top: 0;
        }
      }
    `,
  ];

  /** Games under way, the one played last first. */
  @property({ attribute: false }) open: readonly GameRecord[] = [];
  /** The newest of the games that are over, the last one first. */
  @property({ attribute: false }) finished: readonly GameRecord[] = [];
  /** How many games are over. */
  @property({ type: Number }) finishedCount = 0;
  /** What the store has to say; empty when all is well. */
  @property() notice = '';
  @property({ attribute: false }) noticeWays: readonly Way[] = [];
  @property({ type: Boolean }) canInstall = false;
  /** Whether this is the installed app, with a window of its own. */
  @property({ type: Boolean }) installed = matchMedia('(display-mode: standalone)').matches;

  /** The game that is deleted if the player says so again. */
  @state() private deleting: GameRecord | null = null;
  @query('sheet-frame') private question!: HTMLElementTagNameMap['sheet-frame'];
  @query('[data-new]') private newGame!: HTMLButtonElement | null;

  override render() {
    const [current, ...more] = this.open;
    const [last] = this.finished;
    const now = Date.now();
    return html`
      <div class="hero cloth">
        <svg viewBox="0 0 390 288" aria-hidden="true">${dawnArt()}</svg>
        <h1>${words.appName()}</h1>
      </div>
      <div class="page">
        <div>
          <notice-bar .text=${this.notice} .ways=${this.noticeWays} ?hidden=${!this.notice}></notice-bar>
          ${current ? html`${this.card(current)}${this.ways(last)}` : this.beginning(last)}
          <div class="duo">
            <button type="button" @click=${() => this.say('open-bench')}>
              <b>${words.bench()}</b><small>${words.benchHint()}</small>
            </button>
            <a href="#/rules"><b>${words.book()}</b><small>${words.bookHint()}</small></a>
          </div>
          <div class="takes">
            <button type="button" @click=${() => this.say('take-over-game')}>${words.takeOver()}</button>
            <a href="#/event">${words.tournament()}</a>
          </div>
        </div>
        <div>
          ${more.length > 0 ? this.list(words.alsoUnderWay(), 0, more, openRow, 'resume', now) : nothing}
          ${
            last
              ? this.list(
                  words.finishedGames(),
                  this.finishedCount,
                  this.finished,
                  finishedRow,
                  'open-finished',
                  now,
                )
              : nothing
          }
          ${
            this.finishedCount > this.finished.length
              ? html`<button type="button" class="button more" @click=${() => this.say('show-more')}>
                  ${words.showMore()}
                </button>`
              : nothing
          }
        </div>
        <footer>
          ${words.footer()}
          <button type="button" @click=${() => this.say('open-data')}>${words.yourData()}</button>
          <p>${shell.version(APP, words.dayOf(BUILT, now), RULES_VERSION)}</p>
        </footer>
      </div>
      <sheet-frame .heading=${words.deleteHeading()} .closeLabel=${words.close()}>${this.deletion()}</sheet-frame>
    `;
  }

  private card(record: GameRecord) {
    return html`<section aria-label=${words.underWay()}>
      <game-card
        .game=${cardView(record)}
        @back-to-table=${() => this.say('resume', record.id)}
        @ask-delete=${() => this.askDelete(record)}
      ></game-card>
    </section>`;
  }

  /** The card while no game is under way; it says what the app does to those who have not played yet. */
  private beginning(last: GameRecord | undefined) {
    return html`<div class="beginning">
        ${last ? nothing : html`<p>${words.welcome()}</p>`}
        <button type="button" class="main" data-new @click=${() => this.say('new-game')}>
          ${last ? words.newGame() : words.startGame()}
        </button>
        ${last ? this.rematch(last) : nothing}
      </div>
      ${this.canInstall ? html`<div class="duo">${this.installOffer()}</div>` : nothing}
      ${last || !this.installed ? nothing : html`<div class="duo">${this.bringOffer()}</div>`}`;
  }

  /** What else can be begun. */
  private ways(last: GameRecord | undefined) {
    return html`<div class="duo">
      <button
        type="button"
        data-new
        aria-label="${words.newGame()}: ${words.newGameHint()}"
        @click=${() => this.say('new-game')}
      >
        <b>${words.newGame()}</b><small>${words.newGameHint()}</small>
      </button>
      ${last ? this.rematch(last) : nothing} ${this.canInstall ? this.installOffer() : nothing}
    </div>`;
  }

  private rematch(last: GameRecord) {
    const title = titleOf(last);
    return html`<button
      type="button"
      class="rematch"
      aria-label="${words.rematch()}: ${title}"
      @click=${() => this.say('rematch', last.id)}
    >
      <b>${words.rematch()}</b><small>${title}</small>
    </button>`;
  }

  private installOffer() {
    return html`<button
      type="button"
      aria-label="${words.install()}: ${words.installHint()}"
      @click=${() => this.say('install')}
    >
      <b>${words.install()}</b><small>${words.installHint()}</small>
    </button>`;
  }

  /** An installed app may have a storage of its own, while the games are in the browser it came from. */
  private bringOffer() {
    return html`<button
      type="button"
      aria-label="${words.bringData()}: ${words.bringDataHint()}"
      @click=${() => this.say('open-data')}
    >
      <b>${words.bringData()}</b><small>${words.bringDataHint()}</small>
    </button>`;
  }

  private list(
    heading: string,
    count: number,
    records: readonly GameRecord[],
    view: (record: GameRecord, now: number) => GameRowView,
    opens: 'resume' | 'open-finished',
    now: number,
  ): TemplateResult {
    return html`<h2>${heading}${count > 0 ? html` <small>${count}</small>` : nothing}</h2>
      <ul>
        ${records.map((record) => {
          const { id, marker, title, detail, table, score, day } = view(record, now);
          return html`<li>
            <button
              type="button"
              class="row"
              aria-label=${[title, score, detail, day, table].filter(Boolean).join(', ')}
              @click=${() => this.say(opens, id)}
            >
              ${marker ? seatMarker(marker) : nothing}
              <b>${title}</b> <i>${score}</i> <span>${detail}</span> <span class="day">${day}</span>
              ${table ? html`<span class="table">${table}</span>` : nothing}
            </button>
            <button
              type="button"
              class="close"
              aria-label=${words.deleteGame(`${title}, ${day}`)}
              @click=${() => this.askDelete(record)}
            >
              ${icon('bin')}
            </button>
          </li>`;
        })}
      </ul>`;
  }

  private deletion() {
    const record = this.deleting;
    if (record === null) return nothing;
    return html`<p class="question">${words.deleteQuestion(titleOf(record), words.dayOf(record.started, Date.now()))}</p>
      <button type="button" class="button delete" @click=${() => this.confirmDelete(record)}>
        ${words.confirmDelete()}
      </button>
      <button type="button" class="button" @click=${() => this.question.close()}>${words.keep()}</button>`;
  }

  private askDelete(record: GameRecord) {
    this.deleting = record;
    this.question.open();
  }

  private confirmDelete({ id }: GameRecord) {
    this.question.close();
    this.say('delete-game', id);
    // The button that asked goes away with its game.
    this.newGame?.focus();
  }

  private say(what: string, id?: string) {
    this.dispatchEvent(new CustomEvent(what, id === undefined ? {} : { detail: { id } }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'home-screen': HomeScreen;
  }
  interface HTMLElementEventMap {
    resume: CustomEvent<GameId>;
    'new-game': CustomEvent<void>;
    'open-finished': CustomEvent<GameId>;
    'delete-game': CustomEvent<GameId>;
    'show-more': CustomEvent<void>;
    install: CustomEvent<void>;
    'open-data': CustomEvent<void>;
    'open-bench': CustomEvent<void>;
    'take-over-game': CustomEvent<void>;
  }
}
