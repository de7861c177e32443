import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { isTurnUnderWay } from '../engine/game.ts';
import type { Command } from '../game/commands.ts';
import { baseStyles } from '../ui/base-styles.ts';
import { refusalWords } from '../ui/words/refusals.ts';
import { othersKeep, shell } from '../ui/words/shell.ts';
import { Awake } from './awake.ts';
import { Bounce } from './bounce.ts';
import { forgetTable, lastTable, rememberTable } from './last-table.ts';
import { LayerHistory } from './layer-history.ts';
import { loadLook, saveLook, wearLook } from './look-preference.ts';
import { makeRoute, parseRoute, type Route } from './routes.ts';
import { focusHeading, titleWindow } from './screen-name.ts';
import { type Notice, noticeOf } from './notices.ts';
import type { NewGame } from './screens/new-game-screen.ts';
import type { Session } from './session.ts';
import { Shelf } from './shelf.ts';

/** The shell: it follows the address, shows the screen for it, and offers a new version. */
@customElement('felt-app')
export class FeltApp extends LitElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: block;
      }
      .missing {
        padding: 24px 16px;
        color: var(--ink);
      }
      .missing button {
        min-height: 44px;
        padding: 0 16px;
        font-weight: 700;
        color: var(--sun-ink);
        background: var(--sun-1);
        border-radius: var(--r2);
      }
    `,
  ];

  @state() private route: Route = { screen: 'home' };
  /** A screen or another part of the app could not be loaded. */
  @state() private partMissing = false;
  @state() private look = loadLook();
  /** Installs the app when asked, where the browser has offered it. */
  @state() private installer: InstallOffer | null = null;
  /** The screen that has its code and its data; none yet at first. */
  @state() private shown: Screen | null = null;

  private readonly shelf = new Shelf();
  private starting = false;
  /** Grows with every step to another screen: one that was overtaken does not count any more. */
  private steps = 0;
  private arriving: Promise<void> = Promise.resolve();
  private readonly awake = new Awake();
  private readonly bounce = new Bounce();
  private readonly layers = new LayerHistory(this);

  override connectedCallback() {
    super.connectedCallback();
    wearLook(this.look);
    addEventListener('hashchange', this.follow);
    addEventListener('beforeinstallprompt', this.keepInstaller);
    addEventListener('vite:preloadError', this.missPart);
    this.addEventListener('notice-way', this.takeWay);
    this.addEventListener('click', this.takeLink);
    this.shelf.addEventListener('change', this.shelfChanged);
    this.awake.start();
    this.bounce.start();
    this.addEventListener('sheet-close', this.bounce.changed);
    this.layers.start();
    void this.start();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.follow);
    removeEventListener('beforeinstallprompt', this.keepInstaller);
    removeEventListener('vite:preloadError', this.missPart);
    this.removeEventListener('notice-way', this.takeWay);
    this.shelf.removeEventListener('change', this.shelfChanged);
    this.awake.stop();
    this.bounce.stop();
    this.layers.stop();
  }

  private get session(): Session | null {
    return this.shelf.session;
  }

  override render() {
    return html`<main>${this.shown === null ? this.nothingYet() : this.screen(this.shown)}</main>
      <update-offer .allowed=${this.mayReload()} .settled=${this.settled}></update-offer>`;
  }

  /** Before the first screen there is only something to show if it could not be loaded. */
  private nothingYet() {
    if (!this.partMissing) return nothing;
    const { text } = this.trouble;
    return html`<p class="missing" role="alert">
      ${text} <button type="button" @click=${this.reload}>${shell.reload()}</button>
    </p>`;
  }

  /** Opens the store, then the table that was left open, or where the address says. */
  private async start() {
    await this.shelf.open();
    const table = lastTable();
    if (table !== null && parseRoute(location.hash).screen === 'home') {
      // Home stays behind it for the way back.
      history.replaceState(null, '', makeRoute({ screen: 'home' }));
      history.pushState(null, '', makeRoute({ screen: 'game', id: table }));
    }
    await this.follow();
    import('./update-offer.ts').catch(this.missPart);
  }

  /** Goes where the address says, one step after the other. */
  private readonly follow = () => {
    const step = ++this.steps;
    this.arriving = this.arriving.then(() => (step === this.steps ? this.arrive() : undefined));
    return this.arriving;
  };

  private async arrive() {
    const asked = parseRoute(location.hash);
    await this.loadData(asked).catch(this.shelf.fail);
    const { session } = this;
    if (session !== null || !needsGame(asked)) this.route = asked;
    else this.route = asked.screen === 'bench' ? { screen: 'bench', text: asked.text } : { screen: 'home' };
    if (this.route.screen !== asked.screen) await this.loadData(this.route).catch(() => {});
    await this.show();
  }

  /** Shows the screen for where the app is and what became of the game. */
  private async show() {
    const screen = screenOf(this.route, this.session);
    try {
      await SCREENS[screen]();
    } catch {
      this.missPart();
      return;
    }
    if (screen === screenOf(this.route, this.session)) await this.turnTo(screen);
    this.awake.want(screen === 'table' || screen === 'view');
  }

  /** The title of the window is the heading of the screen, which may change while it is shown. */
  protected override updated() {
    const { screenElement } = this;
    if (screenElement) void titleWindow(screenElement, this.shown !== 'home');
  }

  private get screenElement(): LitElement | null {
    return this.renderRoot.querySelector<LitElement>(
      `${this.shown === 'new' ? 'new-game' : this.shown}-screen`,
    );
  }

  /** Another screen has the focus on its heading. */
  private async turnTo(screen: Screen) {
    const before = this.shown;
    this.shown = screen;
    if (before === screen) return;
    this.bounce.changed();
    await this.updateComplete;
    const { screenElement } = this;
    // The first screen leaves the focus to the browser.
    if (screenElement && before !== null) await focusHeading(screenElement);
  }

  private async loadData(route: Route) {
    const { shelf } = this;
    if (needsGame(route)) {
      await shelf.openGame(route.id, route.screen === 'view' ? 'look' : 'any');
      if (shelf.session && route.screen !== 'view') rememberTable(shelf.session.id);
      return;
    }
    forgetTable();
    await shelf.closeGame();
    if (route.screen === 'home') await shelf.loadHome();
    if (route.screen === 'new') await shelf.loadSetup(route.like);
  }

  private readonly shelfChanged = () => {
    const { session } = this;
    // The table draws itself, and what stands around it hardly ever changes with a step: it need not wait for that.
    if (this.shown === 'table') setTimeout(() => this.requestUpdate());
    else this.requestUpdate();
    // On the way to a game, or from it, the screen is chosen there.
    if (session === null || !needsGame(this.route) || this.route.id !== session.id) return;
    // Nothing is left to follow.
    if (session.removed && session.follows) void this.go({ screen: 'home' });
    if (screenOf(this.route, session) !== this.shown) void this.show();
    if (session.log.last.game.phase === 'over')
      void import('./data-safety.ts').then(({ askToKeepOnce }) => askToKeepOnce());
  };

  private screen(shown: Screen): TemplateResult | typeof nothing {
    const { session } = this;
    const back = () => this.leave(session ? { screen: 'game', id: session.id } : { screen: 'home' });
    if (shown === 'bench') return html`<bench-screen .session=${session} @go-back=${back}></bench-screen>`;
    if (shown === 'book')
      return html`<book-screen
        .session=${session}
        .route=${this.route}
        .set=${this.look.set}
        @go-back=${back}
      ></book-screen>`;
    if (shown === 'event')
      return html`<event-screen
        .path=${'path' in this.route ? this.route.path : ''}
        .games=${this.shelf.store}
        @start-table=${(event: CustomEvent<NewGame>) => this.startGame(event.detail)}
        @go-back=${() => this.leave({ screen: 'home' })}
      ></event-screen>`;
    if (shown === 'rule-sets')
      return html`<rule-sets-screen
        .text=${'text' in this.route ? this.route.text : ''}
        @go-back=${() => this.leave({ screen: 'new', like: null })}
      ></rule-sets-screen>`;
    if (shown === 'home' || shown === 'new' || shown === 'data' || shown === 'take')
      return this.outside(shown);
    if (session === null) return nothing;
    switch (shown) {
      case 'table':
        return this.table(session);
      case 'view':
        return this.view(session);
      case 'end':
        return this.end(session);
      case 'hand-over':
        return this.handOver(session);
      case 'sheet':
        return html`<sheet-screen
          .log=${session.log}
          .seats=${session.seats}
          .set=${this.look.set}
          .entered=${session.entered}
          .editable=${!session.follows}
          .notice=${this.trouble.text || (session.refusal === null ? '' : refusalWords(session.refusal))}
          @history-command=${(event: CustomEvent<Command>) => session.command(event.detail)}
          @go-back=${back}
        ></sheet-screen>`;
    }
  }

  private handOver(session: Session) {
    return html`<hand-over-screen
      .store=${this.shelf.store}
      .game=${session.id}
      .settled=${this.settled}
      @go-back=${() => this.leave({ screen: 'game', id: session.id })}
    ></hand-over-screen>`;
  }

  /** Back from there leads home, not to what came. */
  private showTaken(id: string) {
    history.replaceState(null, '', makeRoute({ screen: 'home' }));
    return this.go({ screen: 'game', id });
  }

  /** The screens without a game. */
  private outside(shown: 'home' | 'new' | 'data' | 'take') {
    const { route } = this;
    switch (shown) {
      case 'home':
        return html`<home-screen
          .open=${this.shelf.home.open}
          .finished=${this.shelf.home.finished}
          .finishedCount=${this.shelf.home.finishedCount}
          .notice=${this.trouble.text}
          .noticeWays=${this.trouble.ways}
          .canInstall=${this.installer !== null}
          @install=${this.install}
          @open-data=${() => this.go({ screen: 'data' })}
          @open-bench=${() => this.go({ screen: 'bench', text: '' })}
          @take-over-game=${() => this.go({ screen: 'take', text: '' })}
          @resume=${(event: CustomEvent<{ id: string }>) => this.go({ screen: 'game', id: event.detail.id })}
          @open-finished=${(event: CustomEvent<{ id: string }>) => this.go({ screen: 'game', id: event.detail.id })}
          @new-game=${() => this.go({ screen: 'new', like: null })}
          @rematch=${(event: CustomEvent<{ id: string }>) => this.go({ screen: 'new', like: event.detail.id })}
          @delete-game=${(event: CustomEvent<{ id: string }>) => this.shelf.removeGame(event.detail.id)}
          @show-more=${() => this.shelf.loadHome('more')}
        ></home-screen>`;
      case 'new':
        return html`<new-game-screen
          .roster=${this.shelf.setup?.roster ?? []}
          .last=${this.shelf.setup?.last ?? null}
          .rematch=${route.screen === 'new' && route.like !== null}
          @start-game=${(event: CustomEvent<NewGame>) => this.startGame(event.detail)}
          @go-back=${() => this.go({ screen: 'home' })}
        ></new-game-screen>`;
      case 'take':
        return html`<take-screen
          .store=${this.shelf.store}
          .text=${route.screen === 'take' ? route.text : ''}
          @taken=${(event: CustomEvent<string>) => this.showTaken(event.detail)}
          @go-back=${() => this.leave({ screen: 'home' })}
        ></take-screen>`;
      case 'data':
        return html`<data-screen
          @look-change=${(event: HTMLElementEventMap['look-change']) => this.wear(event.detail)}
          @go-back=${() => this.leave({ screen: 'home' })}
        ></data-screen>`;
    }
  }

  /** What must be said on every screen; a broken storage stays so until it is tried again. */
  private get trouble(): Notice {
    const { session, partMissing } = this;
    return noticeOf({
      failure: session?.failure ?? this.shelf.broken,
      removed: session?.removed ?? false,
      partMissing,
    });
  }

  private readonly missPart = () => {
    this.partMissing = true;
  };

  private readonly takeWay = ({ detail }: HTMLElementEventMap['notice-way']) => {
    switch (detail) {
      case 'retry':
        return this.tryAgain();
      case 'reload':
        return this.reload();
      case 'keep':
        return this.session?.keep();
      case 'leave':
        return this.leaveRemoved();
    }
  };

  private async tryAgain() {
    await this.shelf.tryAgain();
    if (this.session === null) await this.follow();
  }

  private async leaveRemoved() {
    await this.shelf.removeDeleted();
    await this.go({ screen: 'home' });
  }

  /** Loads the page anew, with the newest version that is to be had. */
  private readonly reload = async () => {
    await this.settled();
    const offer = this.renderRoot.querySelector('update-offer');
    if (offer?.renew) await offer.renew();
    else location.reload();
  };

  private table(session: Session) {
    return html`<table-screen
      .session=${session}
      .storage=${this.trouble.text}
      .noticeWays=${this.trouble.ways}
      .look=${this.look}
      @go-home=${() => this.go({ screen: 'home' })}
      @open-sheet=${() => this.go({ screen: 'sheet', id: session.id })}
      @open-view=${() => this.go({ screen: 'view', id: session.id })}
      @open-bench=${() => this.go({ screen: 'bench', id: session.id, text: '' })}
      @hand-over=${() => this.go({ screen: 'hand-over', id: session.id })}
      @look-change=${(event: HTMLElementEventMap['look-change']) => this.wear(event.detail)}
    ></table-screen>`;
  }

  /** From afar; in a second window of a game that the first one keeps. */
  private view(session: Session) {
    const beside = this.route.screen === 'game';
    return html`<view-screen
      .session=${session}
      .look=${this.look}
      .note=${beside ? othersKeep() : ''}
      .canTakeOver=${beside}
      @take-over=${() => session.takeOver()}
      @go-back=${() => this.leave(beside ? { screen: 'home' } : { screen: 'game', id: session.id })}
    ></view-screen>`;
  }

  private end(session: Session) {
    return html`<end-screen
      .game=${session.id}
      .log=${session.log}
      .seats=${session.seats}
      .notice=${this.trouble.text}
      .noticeWays=${this.trouble.ways}
      @rematch=${() => this.go({ screen: 'new', like: session.id })}
      @open-sheet=${() => this.go({ screen: 'sheet', id: session.id })}
      @reopen=${() => session.reopen()}
      @hand-over=${() => this.go({ screen: 'hand-over', id: session.id })}
      @go-home=${() => this.go({ screen: 'home' })}
    ></end-screen>`;
  }

  private wear(look: typeof this.look) {
    this.look = look;
    wearLook(look);
    saveLook(look);
  }

  private async go(route: Route) {
    await this.layers.settled();
    history.pushState({ inside: true }, '', makeRoute(route));
    await this.follow();
  }

  /** A link to another screen is a step like any other, and Back leads to where it was taken. */
  private readonly takeLink = (event: MouseEvent) => {
    const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
    if (!link?.hash.startsWith('#/') || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void this.go(parseRoute(link.hash));
  };

  /** Back to the screen this one was opened from; to another where it was opened by its address. */
  private async leave(otherwise: Route) {
    await this.layers.settled();
    if ((history.state as { readonly inside?: boolean } | null)?.inside) history.back();
    else location.replace(makeRoute(otherwise));
  }

  private async startGame(setup: NewGame) {
    // A second tap on Start starts no second game.
    if (this.starting) return;
    this.starting = true;
    try {
      const { id } = await this.shelf.startGame(setup);
      // Back from the table leads home, not to the setup of a game that is under way; to the page of a tournament's table.
      if (!setup.table) history.replaceState(null, '', makeRoute({ screen: 'home' }));
      await this.go({ screen: 'game', id });
    } finally {
      this.starting = false;
    }
  }

  private readonly keepInstaller = (event: Event) => {
    event.preventDefault();
    this.installer = event as InstallOffer;
  };

  private install() {
    // An offer can be taken once.
    void this.installer?.prompt();
    this.installer = null;
  }

  /** A new version reloads every window, so it is offered only between turns. */
  private mayReload(): boolean {
    const { session } = this;
    return session === null || (!isTurnUnderWay(session.log.last.game) && session.entering.length === 0);
  }

  private readonly settled = () => this.session?.settled() ?? Promise.resolve();
}

/** What Chromium hands over when the app can be installed; other browsers have their own way. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

type GameRoute = Extract<Route, { readonly id: string }>;

const needsGame = (route: Route): route is GameRoute => 'id' in route;

/** Screens are loaded when they are first shown; all of them are precached. */
const SCREENS = {
  home: () => import('./screens/home-screen.ts'),
  new: () => import('./screens/new-game-screen.ts'),
  data: () => import('./screens/data-screen.ts'),
  table: () => import('./screens/table-screen.ts'),
  view: () => import('./screens/view-screen.ts'),
  end: () => import('./screens/end-screen.ts'),
  sheet: () => import('./screens/sheet-screen.ts'),
  'hand-over': () => import('./screens/hand-over-screen.ts'),
  take: () => import('./screens/take-screen.ts'),
  bench: () => import('./screens/bench-screen.ts'),
  'rule-sets': () => import('./screens/rule-sets-screen.ts'),
  book: () => import('./screens/book-screen.ts'),
  event: () => import('./tournament/event-screen.ts'),
};
type Screen = keyof typeof SCREENS;

/** A game has its table, its end, and what a window shows that only follows. */
function screenOf({ screen }: Route, session: Session | null): Screen {
  if (screen !== 'game' || session === null) return screen === 'game' ? 'home' : screen;
  if (session.follows) return 'view';
  return session.log.last.game.phase === 'over' ? 'end' : 'table';
}

declare global {
  interface HTMLElementTagNameMap {
    'felt-app': FeltApp;
  }
}
