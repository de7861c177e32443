import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { isTurnUnderWay } from '../engine/game.ts';
import type { Command } from '../game/commands.ts';
import { type StoreFailureKind, toFailure } from '../store/failure.ts';
import type { GameRecord, GameStore } from '../store/game-store.ts';
import { openGameStore } from '../store/indexed-store.ts';
import { memoryStore } from '../store/memory-store.ts';
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
import type { Session, Setup } from './session.ts';

/** How many finished games home shows at first, and how many more at each asking. */
const PAGE = 10;

/** What home shows. */
interface HomeData {
  readonly open: readonly GameRecord[];
  readonly finished: readonly GameRecord[];
  readonly finishedCount: number;
}

/** The shell: it opens the store, follows the address, holds the game under way, and offers a new version. */
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
  @state() private session: Session | null = null;
  @state() private home: HomeData = { open: [], finished: [], finishedCount: 0 };
  @state() private setup: {
    readonly roster: readonly Setup['seats'][number][];
    readonly last: Setup | null;
  } | null = null;
  /** Why nothing is kept on this device, since the app was opened. */
  @state() private broken: StoreFailureKind | null = null;
  /** A screen or another part of the app could not be loaded. */
  @state() private partMissing = false;
  @state() private look = loadLook();
  /** Installs the app when asked, where the browser has offered it. */
  @state() private installer: InstallOffer | null = null;
  /** The screen that has its code and its data; none yet at first. */
  @state() private shown: Screen | null = null;

  private store: GameStore = memoryStore();
  /** What is done here lasts as long as the page. */
  private inMemory = true;
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
    this.awake.stop();
    this.bounce.stop();
    this.layers.stop();
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
    try {
      this.store = await this.openStore();
      this.inMemory = false;
    } catch (error) {
      this.broken = toFailure(error).kind;
    }
    const table = lastTable();
    if (table !== null && parseRoute(location.hash).screen === 'home') {
      // Home stays behind it for the way back.
      history.replaceState(null, '', makeRoute({ screen: 'home' }));
      history.pushState(null, '', makeRoute({ screen: 'game', id: table }));
    }
    await this.follow();
    import('./update-offer.ts').catch(this.missPart);
  }

  private openStore(): Promise<GameStore> {
    return openGameStore({
      onBlocking: () => {
        this.broken = 'newer-version';
      },
      onLost: () => void this.session?.verify(),
    });
  }

  /** Goes where the address says, one step after the other. */
  private readonly follow = () => {
    const step = ++this.steps;
    this.arriving = this.arriving.then(() => (step === this.steps ? this.arrive() : undefined));
    return this.arriving;
  };

  private async arrive() {
    const asked = parseRoute(location.hash);
    await this.loadData(asked).catch((error) => {
      this.broken = toFailure(error).kind;
    });
    this.route = this.session === null && needsGame(asked) ? { screen: 'home' } : asked;
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
    if (needsGame(route)) {
      if (this.session?.id !== route.id) await this.take(await this.resume(route.id, route.screen));
      else if (route.screen === 'game') await this.session.takeOver('if-free');
      if (this.session && route.screen !== 'view') rememberTable(this.session.id);
      return;
    }
    forgetTable();
    await this.take(null);
    if (route.screen === 'home') await this.loadHome(Math.max(PAGE, this.home.finished.length));
    if (route.screen === 'new') await this.loadSetup(route.like);
  }

  private async resume(id: string, screen: Route['screen']): Promise<Session | null> {
    try {
      const { Session } = await import('./session.ts');
      return (await Session.resume(this.store, id, screen === 'view' ? 'look' : 'any')) ?? null;
    } catch (error) {
      this.broken = toFailure(error).kind;
      return null;
    }
  }

  private async take(session: Session | null) {
    if (session === this.session) return;
    this.session?.removeEventListener('change', this.sessionChanged);
    session?.addEventListener('change', this.sessionChanged);
    await this.session?.close();
    this.session = session;
  }

  private readonly sessionChanged = () => {
    const { session } = this;
    if (session === null) return;
    if (session.store !== this.store) {
      this.store = session.store;
      this.broken = session.failure;
      this.inMemory = session.failure !== null && session.failure !== 'conflict';
    }
    // Nothing is left to follow.
    if (session.removed && session.follows) void this.go({ screen: 'home' });
    if (screenOf(this.route, session) !== this.shown) void this.show();
    if (session.log.last.game.phase === 'over')
      void import('./data-safety.ts').then(({ askToKeepOnce }) => askToKeepOnce());
    this.requestUpdate();
  };

  private async loadHome(limit: number) {
    const [open, finished, finishedCount] = await Promise.all([
      this.store.openGames(),
      this.store.finishedGames(limit),
      this.store.countFinished(),
    ]);
    this.home = { open, finished, finishedCount };
  }

  private async loadSetup(like: string | null) {
    const roster = await this.store.roster();
    const [lately] = await this.store.finishedGames(1);
    const before = like === null ? lately : (await this.store.load(like))?.record;
    const rules = before && (await this.rulesOf(before));
    const last = before && rules ? { seats: before.seats, rules } : null;
    this.setup = { roster, last };
  }

  /** The rules a game began with. */
  private async rulesOf({ id }: GameRecord) {
    const first = (await this.store.load(id))?.events[0];
    return first?.type === 'started' ? first.rules : null;
  }

  private screen(shown: Screen): TemplateResult | typeof nothing {
    const { session } = this;
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
          @go-back=${() => this.leave({ screen: 'game', id: session.id })}
        ></sheet-screen>`;
    }
  }

  private handOver(session: Session) {
    return html`<hand-over-screen
      .store=${this.store}
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
          .open=${this.home.open}
          .finished=${this.home.finished}
          .finishedCount=${this.home.finishedCount}
          .notice=${this.trouble.text}
          .noticeWays=${this.trouble.ways}
          .canInstall=${this.installer !== null}
          @install=${this.install}
          @open-data=${() => this.go({ screen: 'data' })}
          @take-over-game=${() => this.go({ screen: 'take', text: '' })}
          @resume=${(event: CustomEvent<{ id: string }>) => this.go({ screen: 'game', id: event.detail.id })}
          @open-finished=${(event: CustomEvent<{ id: string }>) => this.go({ screen: 'game', id: event.detail.id })}
          @new-game=${() => this.go({ screen: 'new', like: null })}
          @rematch=${(event: CustomEvent<{ id: string }>) => this.go({ screen: 'new', like: event.detail.id })}
          @delete-game=${(event: CustomEvent<{ id: string }>) => this.removeGame(event.detail.id)}
          @show-more=${() => this.loadHome(this.home.finished.length + PAGE)}
        ></home-screen>`;
      case 'new':
        return html`<new-game-screen
          .roster=${this.setup?.roster ?? []}
          .last=${this.setup?.last ?? null}
          .rematch=${route.screen === 'new' && route.like !== null}
          @start-game=${(event: CustomEvent<NewGame>) => this.startGame(event.detail)}
          @go-back=${() => this.go({ screen: 'home' })}
        ></new-game-screen>`;
      case 'take':
        return html`<take-screen
          .store=${this.store}
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
      failure: session?.failure ?? this.broken,
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

  /** Opens the storage once more, and brings into it what was done without it. */
  private async tryAgain() {
    const { session, store: memory } = this;
    try {
      const store = await this.openStore();
      if (this.inMemory) {
        const { bringGames } = await import('../store/bring-games.ts');
        await bringGames(memory, store);
      }
      await session?.moveTo(store);
      if (session !== null && session.store !== store) return;
      this.store = store;
      this.inMemory = false;
      this.broken = null;
    } catch (error) {
      this.broken = toFailure(error).kind;
    }
    if (session === null) await this.follow();
  }

  private async leaveRemoved() {
    const { session } = this;
    // A step that was on its way when the game was deleted may have stored it again.
    await session?.settled();
    if (session) await this.store.remove(session.id);
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

  /** Back to the screen this one was opened from; to another where it was opened by its address. */
  private leave(otherwise: Route) {
    if ((history.state as { readonly inside?: boolean } | null)?.inside) history.back();
    else location.replace(makeRoute(otherwise));
  }

  private async startGame(setup: NewGame) {
    // A second tap on Start starts no second game.
    if (this.starting) return;
    this.starting = true;
    try {
      await this.startNow(setup);
    } finally {
      this.starting = false;
    }
  }

  private async startNow(setup: NewGame) {
    const now = Date.now();
    const { Session } = await import('./session.ts');
    const session = await Session.start(this.store, setup);
    const { takenUp } = setup;
    if (takenUp) {
      session.command({ type: 'take-up', standings: takenUp.standings });
      if (takenUp.up !== setup.seats[0]?.name) session.command({ type: 'give-turn', player: takenUp.up });
      await session.settled();
    }
    this.store = session.store;
    await this.store
      .rememberPlayers(setup.seats.map(({ name, marker }) => ({ name, marker, lastPlayed: now })))
      .catch(() => {
        // The names are typed again next time; the game itself is not touched.
      });
    await this.take(session);
    // Back from the table leads home, not to the setup of a game that is under way.
    history.replaceState(null, '', makeRoute({ screen: 'home' }));
    await this.go({ screen: 'game', id: session.id });
  }

  private async removeGame(id: string) {
    const { Session } = await import('./session.ts');
    await Session.remove(this.store, id);
    await this.loadHome(Math.max(PAGE, this.home.finished.length));
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
