import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { isTurnUnderWay } from '../engine/game.ts';
import { type StoreFailureKind, toFailure } from '../store/failure.ts';
import type { GameRecord, GameStore } from '../store/game-store.ts';
import { openGameStore } from '../store/indexed-store.ts';
import { memoryStore } from '../store/memory-store.ts';
import { baseStyles } from '../ui/base-styles.ts';
import { storeFailureWords } from '../ui/words/refusals.ts';
import { shell } from '../ui/words/shell.ts';
import { forgetTable, lastTable, rememberTable } from './last-table.ts';
import { loadLook, saveLook, wearLook } from './look-preference.ts';
import { makeRoute, parseRoute, type Route } from './routes.ts';
import { ServiceWorkerClient } from './service-worker-client.ts';
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
      .update {
        position: fixed;
        inset: auto 8px calc(8px + env(safe-area-inset-bottom));
        z-index: 9;
        display: flex;
        gap: 12px;
        align-items: center;
        justify-content: space-between;
        max-width: 520px;
        padding: 8px 8px 8px 16px;
        margin: 0 auto;
        color: var(--ink);
        background: var(--rail-2);
        border-radius: var(--r3);
        box-shadow:
          0 0 0 1.5px var(--brass),
          0 8px 24px rgb(0 0 0 / 0.5);
      }
      .update button {
        min-height: 44px;
        padding: 0 16px;
        font-weight: 700;
        color: var(--sun-ink);
        background: var(--sun-1);
        border-radius: var(--r2);
      }
      .update .later {
        color: var(--ink);
        background: none;
        box-shadow: inset 0 0 0 1px var(--edge);
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
  @state() private look = loadLook();
  @state() private updateReady = false;
  /** Installs the app when asked, where the browser has offered it. */
  @state() private installer: InstallOffer | null = null;
  /** Whether the screen of the route has its code and its data. */
  @state() private ready = false;

  private store: GameStore = memoryStore();
  private starting = false;
  private readonly worker = new ServiceWorkerClient();

  override connectedCallback() {
    super.connectedCallback();
    wearLook(this.look);
    addEventListener('hashchange', this.follow);
    addEventListener('beforeinstallprompt', this.keepInstaller);
    this.worker.onWaiting(() => {
      this.updateReady = true;
    });
    void this.worker.start();
    void this.start();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.follow);
    removeEventListener('beforeinstallprompt', this.keepInstaller);
  }

  override render() {
    return html`<main>${this.ready ? this.screen() : nothing}</main>
      ${this.updateReady && this.mayReload() ? this.updateOffer() : nothing}`;
  }

  /** Opens the store, then the table that was left open, or where the address says. */
  private async start() {
    try {
      this.store = await openGameStore();
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
  }

  private readonly follow = async () => {
    const route = parseRoute(location.hash);
    await Promise.all([this.loadData(route), loadScreen(route, this.session)]);
    this.route = this.session === null && needsGame(route) ? { screen: 'home' } : route;
    if (this.route.screen !== route.screen)
      await Promise.all([this.loadData(this.route), loadScreen(this.route, null)]);
    if (this.session && this.isOver(this.session)) await loadScreen(route, this.session);
    this.ready = true;
  };

  private async loadData(route: Route) {
    if (needsGame(route)) {
      if (this.session?.id !== route.id) this.take(await this.resume(route.id));
      if (this.session) rememberTable(this.session.id);
      return;
    }
    forgetTable();
    await this.session?.settled();
    this.take(null);
    if (route.screen === 'home') await this.loadHome(Math.max(PAGE, this.home.finished.length));
    if (route.screen === 'new') await this.loadSetup(route.like);
  }

  private async resume(id: string): Promise<Session | null> {
    try {
      const { Session } = await import('./session.ts');
      return (await Session.resume(this.store, id)) ?? null;
    } catch (error) {
      this.broken = toFailure(error).kind;
      return null;
    }
  }

  private take(session: Session | null) {
    if (session === this.session) return;
    this.session?.removeEventListener('change', this.sessionChanged);
    session?.addEventListener('change', this.sessionChanged);
    this.session = session;
  }

  private readonly sessionChanged = () => {
    const { session } = this;
    if (session === null) return;
    if (session.store !== this.store) {
      this.store = session.store;
      this.broken = session.failure;
    }
    // The end has its own screen.
    if (this.isOver(session)) void loadScreen(this.route, session).then(() => this.requestUpdate());
    this.requestUpdate();
  };

  private isOver({ log }: Session): boolean {
    return log.last.game.phase === 'over';
  }

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

  private screen(): TemplateResult | typeof nothing {
    const { route, session } = this;
    switch (route.screen) {
      case 'home':
        return html`<home-screen
          .open=${this.home.open}
          .finished=${this.home.finished}
          .finishedCount=${this.home.finishedCount}
          .notice=${this.notice}
          .canInstall=${this.installer !== null}
          @install=${this.install}
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
          .rematch=${route.like !== null}
          @start-game=${(event: CustomEvent<Setup>) => this.startGame(event.detail)}
          @go-back=${() => this.go({ screen: 'home' })}
        ></new-game-screen>`;
      case 'game':
        if (session === null) return nothing;
        return this.isOver(session) ? this.end(session) : this.table(session);
      case 'sheet':
        if (session === null) return nothing;
        return html`<sheet-screen
          .log=${session.log}
          .seats=${session.seats}
          .set=${this.look.set}
          @go-back=${() => history.back()}
        ></sheet-screen>`;
    }
  }

  /** What must be said about the storage; a broken one stays so. */
  private get notice(): string {
    const failure = this.session?.failure ?? this.broken;
    return failure === null ? '' : storeFailureWords(failure);
  }

  private table(session: Session) {
    return html`<table-screen
      .session=${session}
      .storage=${this.notice}
      .look=${this.look}
      @go-home=${() => this.go({ screen: 'home' })}
      @open-sheet=${() => this.go({ screen: 'sheet', id: session.id })}
      @look-change=${(event: HTMLElementEventMap['look-change']) => this.wear(event.detail)}
    ></table-screen>`;
  }

  private end(session: Session) {
    return html`<end-screen
      .log=${session.log}
      .seats=${session.seats}
      .notice=${this.notice}
      @rematch=${() => this.go({ screen: 'new', like: session.id })}
      @open-sheet=${() => this.go({ screen: 'sheet', id: session.id })}
      @reopen=${() => session.undo()}
      @go-home=${() => this.go({ screen: 'home' })}
    ></end-screen>`;
  }

  private wear(look: typeof this.look) {
    this.look = look;
    wearLook(look);
    saveLook(look);
  }

  private go(route: Route) {
    location.hash = makeRoute(route);
  }

  private async startGame(setup: Setup) {
    // A second tap on Start starts no second game.
    if (this.starting) return;
    this.starting = true;
    try {
      await this.startNow(setup);
    } finally {
      this.starting = false;
    }
  }

  private async startNow(setup: Setup) {
    const now = Date.now();
    const { Session } = await import('./session.ts');
    const session = await Session.start(this.store, setup);
    this.store = session.store;
    await this.store
      .rememberPlayers(setup.seats.map(({ name, marker }) => ({ name, marker, lastPlayed: now })))
      .catch(() => {
        // The names are typed again next time; the game itself is not touched.
      });
    this.take(session);
    // Back from the table leads home, not to the setup of a game that is under way.
    history.replaceState(null, '', makeRoute({ screen: 'home' }));
    this.go({ screen: 'game', id: session.id });
  }

  private async removeGame(id: string) {
    await this.store.remove(id);
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

  private updateOffer() {
    return html`<p class="update" role="status">
      <span>${shell.newVersion()}</span>
      <span>
        <button type="button" class="later" @click=${this.postpone}>${shell.later()}</button>
        <button type="button" @click=${this.applyUpdate}>${shell.useNow()}</button>
      </span>
    </p>`;
  }

  private postpone() {
    this.updateReady = false;
  }

  private async applyUpdate() {
    await this.session?.settled();
    this.worker.apply();
  }
}

/** What Chromium hands over when the app can be installed; other browsers have their own way. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const needsGame = (route: Route): route is Extract<Route, { readonly id: string }> =>
  route.screen === 'game' || route.screen === 'sheet';

/** Screens are loaded when they are first shown; all of them are precached. */
async function loadScreen(route: Route, session: Session | null): Promise<unknown> {
  switch (route.screen) {
    case 'home':
      return import('./screens/home-screen.ts');
    case 'new':
      return import('./screens/new-game-screen.ts');
    case 'game':
      return session?.log.last.game.phase === 'over'
        ? import('./screens/end-screen.ts')
        : import('./screens/table-screen.ts');
    case 'sheet':
      return import('./screens/sheet-screen.ts');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'felt-app': FeltApp;
  }
}
