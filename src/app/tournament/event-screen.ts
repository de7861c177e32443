import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { toFailure } from '../../store/failure.ts';
import type { GameStore } from '../../store/game-store.ts';
import { openTournamentStore, type TournamentStore } from '../../store/tournament-store.ts';
import type { TournamentFact } from '../../tournament/facts.ts';
import type { Step } from '../../tournament/tournament-log.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { icon } from '../../ui/icons.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event.ts';
import { storeFailureWords } from '../../ui/words/refusals.ts';
import { shell } from '../../ui/words/shell.ts';
import { pageBar } from '../screens/page-bar.ts';
import { pageStyles } from '../screens/page-styles.ts';
import { carryStyles } from '../screens/take-styles.ts';
import { titleWindow } from '../screen-name.ts';
import { TournamentDesk } from './desk.ts';
import { frameStyles } from './frame-styles.ts';
import { roundAtStake, stepWords } from './step-words.ts';
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
  static override styles = [baseStyles, pageStyles, sheetStyles, carryStyles, frameStyles];

  /** What stands in the address behind `#/event/`. */
  @property() path = '';
  /** The games of this device. */
  @property({ attribute: false }) games!: GameStore;

  /** Loads the code of a page. */
  @property({ attribute: false }) load = (page: EventPage): Promise<unknown> => PAGES[page]();

  @state() private desk: TournamentDesk | null = null;
  /** The page that has its code and its data; null until then. */
  @state() private shown: EventRoute | null = null;
  @state() private failure = '';
  /** What the last undo or redo did. */
  @state() private said = '';
  /** The code of the page could not be loaded. */
  @state() private partMissing = false;
  /** The step that is asked about before it is taken back. */
  @state() private asked: Step | null = null;
  @query('.question button') private keeper!: HTMLElement | null;
  @query('.bar div button') private undoer!: HTMLElement | null;

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
    this.asked = null;
    try {
      const desk = await this.deskFor(route);
      const partMissing = await this.load(route.page).then(
        () => false,
        () => true,
      );
      if (step !== this.steps) {
        if (desk !== this.desk) desk?.close();
        return;
      }
      this.sitAt(desk);
      this.failure = '';
      this.partMissing = partMissing;
      desk?.forgive();
    } catch (error) {
      if (step !== this.steps) return;
      // Another tournament must not stand under this one's address.
      if (!('id' in route) || this.desk?.id !== route.id) this.sitAt(null);
      this.partMissing = false;
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

  private readonly deskChanged = () => {
    // Another window has gone on meanwhile.
    if (this.asked !== this.desk?.log.done.at(-1)) this.asked = null;
    this.requestUpdate();
  };

  protected override updated() {
    void titleWindow(this, true);
  }

  override render() {
    const route = this.shown;
    if (route === null) return nothing;
    const { desk } = this;
    const gone = 'id' in route && (desk?.removed ?? true);
    const page = gone ? this.missing(route) : this.partMissing ? this.reloader() : this.page(route);
    if (TAB_OF[route.page] === undefined && 'id' in route && !gone && !this.partMissing)
      return html`<div class="whole" @tournament-fact=${this.tell}>${page}</div>`;
    return html`
      ${pageBar(this.heading(route), words.back(), () => this.dispatchEvent(new CustomEvent('go-back')), gone ? undefined : this.steppers())}
      ${desk === null || gone ? nothing : this.tabs(route, desk.id)}
      <div class="page ${desk === null || gone ? 'alone' : ''}" @tournament-fact=${this.tell}>
        <div role="alert">${this.trouble === '' ? nothing : html`<p class="alert">${this.trouble}</p>`}</div>
        <p class="said" role="status" ?hidden=${this.said === ''}>${this.said}</p>
        ${this.question()} ${page}
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

  private reloader() {
    const reload = () =>
      this.dispatchEvent(new CustomEvent('notice-way', { detail: 'reload', bubbles: true, composed: true }));
    return html`<button type="button" class="button" @click=${reload}>${shell.reload()}</button>`;
  }

  /** Asks once before a round goes that had results. */
  private question() {
    const stake = this.asked && this.desk && roundAtStake(this.desk.log);
    if (!stake) return nothing;
    return html`<div class="question">
      <p role="alert">${words.roundQuestion(stake.name, stake.results)}</p>
      <button type="button" class="button" @click=${this.rest}>${words.keepRound()}</button>
      <button type="button" class="button" @click=${() => this.step('undone')}>${words.takeRoundBack()}</button>
    </div>`;
  }

  private missing(route: EventRoute) {
    if (this.desk?.removed) return html`<a class="button" href="#/event">${words.toList()}</a>`;
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
    const [last, next] = [desk.log.done.at(-1), desk.log.undone.at(-1)];
    const back = last ? words.undoWords(stepWords(last)) : words.undo();
    const forth = next ? words.redoWords(stepWords(next)) : words.redo();
    return html`<div>
      <button
        type="button"
        aria-label=${back}
        title=${back}
        ?disabled=${last === undefined}
        @click=${this.undo}
      >
        ${icon('undo')}
      </button>
      <button
        type="button"
        aria-label=${forth}
        title=${forth}
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
            aria-current=${tab === here ? 'page' : 'false'}
            >${words.tabWords[tab]()}</a
          >`,
      )}
    </nav>`;
  }

  /** What went wrong last, in words; '' when nothing did. */
  private get trouble(): string {
    const { desk, failure } = this;
    if (failure !== '') return failure;
    if (desk?.removed) return words.deleted();
    if (this.partMissing) return shell.partMissing();
    if (desk?.failure === 'conflict') return words.tournamentRefusalWords('changed');
    if (desk?.failure) return storeFailureWords(desk.failure);
    return desk?.refusal ? words.tournamentRefusalWords(desk.refusal) : '';
  }

  private readonly tell = async ({ detail }: CustomEvent<TournamentFact>) => {
    this.said = '';
    await this.desk?.tell(detail);
  };

  private readonly undo = async () => {
    const { desk } = this;
    if (desk === null || roundAtStake(desk.log) === null) return this.step('undone');
    this.said = '';
    this.asked = desk.log.done.at(-1) ?? null;
    await this.updateComplete;
    this.keeper?.focus();
  };

  private readonly rest = () => {
    this.asked = null;
    this.undoer?.focus();
  };

  private async step(type: 'undone' | 'redone') {
    const { desk } = this;
    const step = (type === 'undone' ? desk?.log.done : desk?.log.undone)?.at(-1);
    // The button that was pressed goes with the question.
    if (this.asked !== null) this.rest();
    if (!desk || !step || !(await desk.tell({ type }))) return;
    this.said = (type === 'undone' ? words.undone : words.redone)(stepWords(step));
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
