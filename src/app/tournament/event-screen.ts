import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { toFailure } from '../../store/failure.ts';
import type { GameStore } from '../../store/game-store.ts';
import { openTournamentStore, type TournamentStore } from '../../store/tournament-store.ts';
import type { TournamentFact } from '../../tournament/facts.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { icon } from '../../ui/icons.ts';
import * as words from '../../ui/words/event.ts';
import { storeFailureWords } from '../../ui/words/refusals.ts';
import { shell } from '../../ui/words/shell.ts';
import { pageBar } from '../screens/page-bar.ts';
import { pageStyles } from '../screens/page-styles.ts';
import { carryStyles } from '../screens/take-styles.ts';
import { titleWindow } from '../screen-name.ts';
import { TournamentDesk } from './desk.ts';
import {
  type EventPage,
  type EventRoute,
  makeEventRoute,
  parseEventRoute,
  type Tab,
  TABS,
} from './event-routes.ts';

/** Pages are loaded when they are first shown. */
const PAGES: Readonly<Record<EventPage, () => Promise<unknown>>> = {
  list: () => import('./event-list.ts'),
  new: () => import('./event-setup.ts'),
  setup: () => import('./event-setup.ts'),
  players: () => import('./event-players.ts'),
  rounds: () => import('./event-rounds.ts'),
  seating: () => import('./event-seating.ts'),
  table: () => import('./event-table.ts'),
  'hand-in': () => import('./event-hand-in.ts'),
  standings: () => import('./event-standings.ts'),
  player: () => import('./event-player.ts'),
  wall: () => import('./event-wall.ts'),
  print: () => import('./event-print.ts'),
};

/** The tab that a page belongs to; none where it fills the screen. */
const TAB_OF: Readonly<Partial<Record<EventPage, Tab>>> = {
  players: 'players',
  player: 'standings',
  rounds: 'rounds',
  seating: 'rounds',
  table: 'rounds',
  'hand-in': 'rounds',
  standings: 'standings',
  setup: 'setup',
};

/**
 * The frame of the tournaments: it opens the one that the address names, shows the page of it, and tells the desk what
 * the pages ask for. Pages take `.log` and fire `tournament-fact`; they lead to each other by links.
 *
 * @fires go-back
 * @fires start-table - `detail` is the game to begin on this device
 */
@customElement('event-screen')
export class EventScreen extends LitElement {
  static override styles = [
    baseStyles,
    pageStyles,
    carryStyles,
    css`
      :host {
        display: grid;
        /* As high as the tabs at the foot: what stays in view stands above them. */
        --tabs: calc(26px + 1.75rem + env(safe-area-inset-bottom));
        grid-template-rows: auto 1fr auto;
        grid-template-columns: minmax(0, 1fr);
      }
      .bar {
        grid-template-columns: 44px minmax(0, 1fr) auto;
      }
      .bar div {
        display: flex;
      }
      .bar [disabled] {
        color: var(--ink-3);
        cursor: default;
      }
      h1 {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .page {
        width: 100%;
        max-width: 760px;
        align-content: start;
      }
      .alone {
        --tabs: 0px;
      }
      nav {
        position: sticky;
        bottom: 0;
        grid-row: 3;
        z-index: 1;
        display: flex;
        flex-wrap: wrap;
        padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
        background: var(--rail-2);
        border-top: 2px solid var(--brass);
      }
      nav a {
        display: grid;
        flex: 1 0 auto;
        place-items: center;
        min-height: 52px;
        padding: 2px 6px;
        font-weight: 600;
        text-decoration: none;
        color: var(--ink-2);
      }
      nav a[aria-current] {
        color: var(--ink);
        box-shadow: inset 0 4px 0 var(--sun-1);
      }
      /* Where there is room beside the heading, the tabs take none from the page. */
      @media (min-width: 700px) {
        :host {
          --tabs: 0px;
          grid-template-columns: minmax(0, 1fr) auto;
        }
        .page {
          grid-column: 1 / -1;
        }
        nav {
          grid-area: 1 / 2;
          top: 0;
          bottom: auto;
          flex-wrap: nowrap;
          background: var(--rail);
          border: 0;
        }
        nav a {
          padding: 2px 14px;
        }
        nav a[aria-current] {
          box-shadow: inset 0 -4px 0 var(--sun-1);
        }
      }
      .said {
        color: var(--ink-2);
      }
      /* From afar, and on paper, there is nothing but the page. */
      .whole {
        display: contents;
      }
      @media print {
        :host {
          display: block;
          min-height: 0;
          background: none;
        }
        .bar,
        nav {
          display: none;
        }
      }
    `,
  ];

  /** What stands in the address behind `#/event/`. */
  @property() path = '';
  /** The games of this device. */
  @property({ attribute: false }) games!: GameStore;

  @state() private desk: TournamentDesk | null = null;
  /** The page that has its code and its data; null until then. */
  @state() private shown: EventRoute | null = null;
  @state() private failure = '';
  /** What the last undo or redo did. */
  @state() private said = '';

  private readonly store: TournamentStore = openTournamentStore();
  private steps = 0;

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.leaveDesk();
    this.store.close();
  }

  override willUpdate(changed: Map<string, unknown>) {
    if (changed.has('path')) void this.arrive(parseEventRoute(this.path));
  }

  /** Loads the page's code and its tournament, and shows it unless another was asked for meanwhile. */
  private async arrive(route: EventRoute) {
    const step = ++this.steps;
    this.said = '';
    try {
      const desk = await this.deskFor(route);
      await PAGES[route.page]();
      if (step !== this.steps) {
        if (desk !== this.desk) desk?.close();
        return;
      }
      this.sitAt(desk);
      this.failure = '';
      desk?.forgive();
    } catch (error) {
      if (step !== this.steps) return;
      // Another tournament must not stand under this one's address.
      if (!('id' in route) || this.desk?.id !== route.id) this.sitAt(null);
      this.failure = storeFailureWords(toFailure(error).kind);
    }
    const before = this.shown;
    this.shown = route;
    await this.updateComplete;
    // The app looks after the focus when the screen comes; between its pages it is looked after here.
    if (before !== null && makeEventRoute(before) !== makeEventRoute(route)) {
      scrollTo(0, 0);
      const heading = this.renderRoot.querySelector<HTMLElement>('h1');
      if (heading) heading.tabIndex = -1;
      heading?.focus({ preventScroll: true });
    }
  }

  private async deskFor(route: EventRoute): Promise<TournamentDesk | null> {
    if (!('id' in route)) return null;
    if (this.desk?.id === route.id) return this.desk;
    return (await TournamentDesk.open(this.store, route.id)) ?? null;
  }

  private sitAt(desk: TournamentDesk | null) {
    if (desk === this.desk) return;
    this.leaveDesk();
    this.desk = desk;
    desk?.addEventListener('change', this.deskChanged);
  }

  private leaveDesk() {
    this.desk?.removeEventListener('change', this.deskChanged);
    this.desk?.close();
    this.desk = null;
  }

  private readonly deskChanged = () => this.requestUpdate();

  protected override updated() {
    void titleWindow(this, true);
  }

  override render() {
    const route = this.shown;
    if (route === null) return nothing;
    const { desk } = this;
    const page = this.page(route);
    const gone = 'id' in route && (desk?.removed ?? true);
    if (TAB_OF[route.page] === undefined && 'id' in route && !gone)
      return html`<div class="whole" @tournament-fact=${this.tell}>${page}</div>`;
    return html`
      ${pageBar(this.heading(route), words.back(), () => this.dispatchEvent(new CustomEvent('go-back')), this.steppers())}
      ${desk === null || gone ? nothing : this.tabs(route, desk.id)}
      <div class="page ${desk === null || gone ? 'alone' : ''}" @tournament-fact=${this.tell}>
        <div role="alert">${this.trouble === '' ? nothing : html`<p class="alert">${this.trouble}</p>`}</div>
        <p class="said" role="status" ?hidden=${this.said === ''}>${this.said}</p>
        ${gone ? this.missing(route) : page}
      </div>
    `;
  }

  /** The page itself. */
  private page(route: EventRoute): TemplateResult | typeof nothing {
    const { desk } = this;
    if (route.page === 'list') return html`<event-list .store=${this.store}></event-list>`;
    if (route.page === 'new') return html`<event-setup .store=${this.store} .log=${null}></event-setup>`;
    if (desk === null) return nothing;
    const { log } = desk;
    switch (route.page) {
      case 'setup':
        return html`<event-setup .store=${this.store} .log=${log}></event-setup>`;
      case 'players':
        return html`<event-players .log=${log} .games=${this.games}></event-players>`;
      case 'rounds':
        return html`<event-rounds .log=${log} .round=${route.round}></event-rounds>`;
      case 'seating':
        return html`<event-seating .log=${log}></event-seating>`;
      case 'table':
        return html`<event-table
          .log=${log}
          .round=${route.round}
          .table=${route.table}
          .games=${this.games}
        ></event-table>`;
      case 'hand-in':
        return html`<event-hand-in .log=${log} .games=${this.games}></event-hand-in>`;
      case 'standings':
        return html`<event-standings .log=${log}></event-standings>`;
      case 'player':
        return html`<event-player .log=${log} .player=${route.player}></event-player>`;
      case 'wall':
        return html`<event-wall .log=${log}></event-wall>`;
      case 'print':
        return html`<event-print .log=${log} .what=${route.what} .round=${route.round}></event-print>`;
    }
  }

  private missing(route: EventRoute) {
    if (this.failure !== '')
      return html`<button type="button" class="button" @click=${() => this.arrive(route)}>${shell.tryAgain()}</button>`;
    return html`<p>${words.gone()}</p>
      <a class="button" href="#/event">${words.toList()}</a>`;
  }

  private heading(route: EventRoute): string {
    if (route.page === 'new') return words.newTournament();
    if (this.desk === null) return words.tournaments();
    return this.desk.log.now.setup.name || words.tabWords[TAB_OF[route.page] ?? 'setup']();
  }

  private steppers() {
    const { desk } = this;
    if (desk === null) return html``;
    const { done, undone } = desk.log;
    const [last, next] = [done.at(-1)?.fact.type, undone.at(-1)?.fact.type];
    return html`<div>
      <button
        type="button"
        aria-label=${last ? words.undoWords(last) : words.undo()}
        title=${last ? words.undoWords(last) : words.undo()}
        ?disabled=${last === undefined}
        @click=${() => this.step('undone')}
      >
        ${icon('undo')}
      </button>
      <button
        type="button"
        aria-label=${next ? words.redoWords(next) : words.redo()}
        title=${next ? words.redoWords(next) : words.redo()}
        ?disabled=${next === undefined}
        @click=${() => this.step('redone')}
      >
        ${icon('again')}
      </button>
    </div>`;
  }

  private tabs(route: EventRoute, id: string) {
    const here = TAB_OF[route.page];
    return html`<nav aria-label=${words.pages()}>
      ${TABS.map(
        (tab) =>
          html`<a
            href=${makeEventRoute(tab === 'rounds' ? { page: tab, id, round: null } : { page: tab, id })}
            aria-current=${tab === here ? 'page' : nothing}
            >${words.tabWords[tab]()}</a
          >`,
      )}
    </nav>`;
  }

  /** What went wrong last, in words; '' when nothing did. */
  private get trouble(): string {
    const { desk, failure } = this;
    if (failure !== '') return failure;
    if (desk?.failure) return storeFailureWords(desk.failure);
    return desk?.refusal ? words.tournamentRefusalWords(desk.refusal) : '';
  }

  private readonly tell = async ({ detail }: CustomEvent<TournamentFact>) => {
    this.said = '';
    await this.desk?.tell(detail);
  };

  private async step(type: 'undone' | 'redone') {
    const { desk } = this;
    const step = (type === 'undone' ? desk?.log.done : desk?.log.undone)?.at(-1);
    if (!desk || !step || !(await desk.tell({ type }))) return;
    this.said = type === 'undone' ? words.undone(step.fact.type) : words.redone(step.fact.type);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-screen': EventScreen;
  }
  interface HTMLElementEventMap {
    /** What a page of a tournament asks to be written down; it bubbles to the frame. */
    'tournament-fact': CustomEvent<TournamentFact>;
  }
}
