import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { Awards } from '../../tournament/awards.ts';
import { nameOf, undecidedIn } from '../../tournament/tournament.ts';
import type { TournamentLog } from '../../tournament/tournament-log.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { fillsScreen, mayFillScreen, toggleFullScreen } from '../../ui/full-screen.ts';
import { icon } from '../../ui/icons.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import { roundName } from '../../ui/words/event.ts';
import * as standingsWords from '../../ui/words/event-standings.ts';
import * as words from '../../ui/words/event-wall.ts';
import { Awake } from '../awake.ts';
import { awardsSoon } from './awards-soon.ts';
import { ClockController } from './clock-controller.ts';
import { makeEventRoute } from './event-routes.ts';
import { type StandingsView, standingsView } from './standings-model.ts';
import { undecidedLine } from './undecided-note.ts';
import {
  awardsFit,
  columnsFor,
  type Room,
  rowsFit,
  type Scene,
  SCENES,
  type Slide,
  slidesOf,
  type Stage,
  stageOf,
  tablesFit,
  unitOf,
  type WallTable,
  wallTables,
} from './wall-model.ts';
import { type WallContent, wallPage } from './wall-pages.ts';
import { wallStyles } from './wall-styles.ts';

/** So long a page stays, in milliseconds; longer where things shall not move. */
const PAGE_TIME = 10_000;
const CALM_PAGE_TIME = 20_000;

/**
 * The big screen: the tables of the round and its clock, then the standings, the final and the awards. It follows what
 * the organiser does in another window, turns its pages by itself, and keeps the device awake.
 */
@customElement('event-wall')
export class EventWall extends LitElement {
  static override styles = [baseStyles, sheetStyles, wallStyles];

  @property({ attribute: false }) log!: TournamentLog;

  @state() private pinned: Scene | null = null;
  @state() private page = 0;
  @state() private turns = true;
  @state() private room: Room = { width: 1, height: 1, unit: 7 };
  @state() private awards: Awards | null = null;
  @query('.wall') private wall!: HTMLElement;
  @query('.page') private shown!: HTMLElement;

  private readonly clock = new ClockController(this);
  private readonly awake = new Awake();
  private readonly sizes = new ResizeObserver(() => this.measure());
  private timer = 0;
  private stage: Stage = 'before';
  private tables: readonly WallTable[] = [];
  private standings!: StandingsView;
  private slides: readonly Slide[] = [];

  override connectedCallback() {
    super.connectedCallback();
    this.awake.start();
    this.awake.want(true);
    if (this.hasUpdated) this.sizes.observe(this.wall);
    document.addEventListener('fullscreenchange', this.redraw);
    this.wait();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.awake.stop();
    this.sizes.disconnect();
    document.removeEventListener('fullscreenchange', this.redraw);
    clearTimeout(this.timer);
  }

  override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('log')) this.take(changed.get('log'));
    const { room, standings, tables, awards } = this;
    const seats = Math.max(0, ...tables.map(({ players }) => players.length));
    this.slides = slidesOf(this.stage, {
      pinned: this.pinned,
      tables: tables.length,
      tablesFit: tablesFit(room, seats),
      rows: standings.begun ? standings.rows.length : 0,
      rowsFit: rowsFit(room),
      awards: awards?.awards.length ?? 0,
      awardsFit: awardsFit(room),
    });
    this.page = Math.min(this.page, this.slides.length - 1);
  }

  /** What the event has come to. A new round, or a round that is done, is shown from its first page. */
  private take(before: TournamentLog | undefined) {
    const { now } = this.log;
    this.tables = wallTables(now);
    this.standings = standingsView(now);
    this.stage = stageOf(now);
    const { minutes } = now.setup;
    const runs = minutes !== null && (this.stage === 'playing' || this.stage === 'final');
    const seating = now.rounds.at(-1)?.id ?? '';
    this.clock.show(runs ? { event: now.id, seating, minutes } : null);
    if (
      before !== undefined &&
      (stageOf(before.now) !== this.stage || before.now.rounds.at(-1)?.id !== seating)
    ) {
      this.pinned = null;
      this.page = 0;
    }
    if (this.stage === 'over' || this.pinned === 'awards') void this.award();
  }

  private async award() {
    const { log } = this;
    const awards = await awardsSoon(log.now, () => this.isConnected && this.log === log);
    if (awards !== null) this.awards = awards;
  }

  protected override firstUpdated() {
    this.sizes.observe(this.wall);
  }

  protected override updated() {
    this.measure();
  }

  /** How much room there is. The unit is set first: the head and the foot take what they need of it. */
  private measure() {
    const { wall, shown } = this;
    const { clientWidth, clientHeight } = wall;
    const unit = unitOf(clientWidth, clientHeight);
    wall.style.setProperty('--u', `${unit}px`);
    const { clientWidth: width, clientHeight: height } = shown;
    const columns = this.columns({ width, height, unit });
    const { from, to } = this.slide;
    shown.style.setProperty('--columns', String(columns));
    shown.style.setProperty('--rows', String(Math.max(1, Math.ceil((to - from) / columns))));
    const { room } = this;
    if (room.width !== width || room.height !== height || room.unit !== unit)
      this.room = { width, height, unit };
  }

  private columns(room: Room): number {
    const { scene } = this.slide;
    if (scene === 'seating') return columnsFor(room, 'tables');
    return scene === 'standings'
      ? columnsFor(room, 'rows')
      : scene === 'awards'
        ? columnsFor(room, 'awards')
        : 1;
  }

  private get slide(): Slide {
    return this.slides[this.page] ?? { scene: 'welcome', from: 0, to: 0 };
  }

  override render() {
    const { setup } = this.log.now;
    const { slide, slides, page } = this;
    return html`<div class="wall cloth">
      <header>
        <div>
          <p class="event"><bdi>${setup.name}</bdi></p>
          <h1 tabindex="-1">${this.titleOf(slide)}</h1>
          ${slide.scene === 'seating' || slide.scene === 'welcome' ? nothing : this.unsettled()}
        </div>
        ${this.clockFace()}
      </header>
      ${keyed(`${slide.scene} ${page}`, wallPage(slide, this.content()))}
      <footer role="group" aria-label=${words.controls()}>
        <a
          class="button"
          aria-label=${words.back()}
          title=${words.back()}
          href=${makeEventRoute({ page: 'rounds', id: this.log.now.id, round: null })}
          >${icon('back')}</a
        >
        ${SCENES.map((scene) => this.sceneKey(scene))}
        <span class="gap">${slides.length > 1 ? words.pageOf(page + 1, slides.length) : ''}</span>
        ${slides.length > 1 ? this.pageKeys() : nothing} ${this.clockKeys()}
        ${
          mayFillScreen()
            ? html`<button
                type="button"
                class="button"
                aria-pressed=${fillsScreen() ? 'true' : 'false'}
                aria-label=${words.fillScreen()}
                title=${words.fillScreen()}
                @click=${toggleFullScreen}
              >
                ${icon('zoom')}
              </button>`
            : nothing
        }
      </footer>
    </div>`;
  }

  private titleOf({ scene, from, to }: Slide): string {
    const { rounds } = this.log.now;
    const played = rounds.filter(({ mode }) => mode !== 'final').length;
    const last = rounds.at(-1);
    switch (scene) {
      case 'welcome':
        return words.welcome();
      case 'final':
        return words.theFinal();
      case 'seating': {
        const round = roundName(rounds.length - 1, last?.mode === 'final');
        const all = this.tables.length;
        return to - from === all ? round : `${round}: ${words.tablesOf(from + 1, to, all)}`;
      }
      case 'standings': {
        const all = this.standings.rows.length;
        const title = words.standingsAfter(roundName(played - 1, false));
        return to - from === all ? title : `${title}: ${words.ranksOf(from + 1, to, all)}`;
      }
      case 'awards':
        return standingsWords.awards();
    }
  }

  /** On every page that hangs on results. */
  private unsettled() {
    const { now } = this.log;
    return undecidedLine(now, undecidedIn(now), words.undecided);
  }

  private content(): WallContent {
    const { now } = this.log;
    const { tables, standings, awards } = this;
    return {
      ...{ tables, rows: standings.rows, final: standings.final, awards: awards?.awards ?? [] },
      players: now.entrants.length,
      nameOf: (player) => nameOf(now, player),
    };
  }

  private clockFace() {
    const { clock } = this;
    if (!clock.shown) return nothing;
    const says = words.clockSays(clock.look);
    return html`<div class="clock ${clock.look}">
      <div class="time" role="timer" aria-label=${words.clockLabel(clock.text)}>${clock.text}</div>
      <p role="status">${says}</p>
    </div>`;
  }

  private sceneKey(scene: Scene) {
    return html`<button
      type="button"
      class="button"
      aria-pressed=${this.slide.scene === scene ? 'true' : 'false'}
      @click=${() => this.pin(scene)}
    >
      ${words.sceneWords[scene]()}
    </button>`;
  }

  private pageKeys() {
    const pause = this.turns ? words.pausePages() : words.turnPages();
    return html`<button type="button" class="button" aria-label=${pause} title=${pause} @click=${this.hold}>
        ${icon(this.turns ? 'pause' : 'play')}
      </button>
      <button
        type="button"
        class="button"
        aria-label=${words.nextPage()}
        title=${words.nextPage()}
        @click=${this.turnPage}
      >
        ${icon('next')}
      </button>`;
  }

  private clockKeys() {
    const { clock } = this;
    if (!clock.shown) return nothing;
    const runs = clock.look === 'running' || clock.look === 'soon' || clock.look === 'over';
    return html`<button type="button" class="button" @click=${clock.toggle} ?hidden=${clock.look === 'over'}>
        ${runs ? words.pauseClock() : words.startClock()}
      </button>
      <button type="button" class="button" aria-label=${words.moreTime()} @click=${clock.more}>
        ${words.oneMinute()}
      </button>
      <button
        type="button"
        class="button"
        ?hidden=${clock.look !== 'paused' && clock.look !== 'over'}
        @click=${clock.restart}
      >
        ${words.restartClock()}
      </button>`;
  }

  private pin(scene: Scene) {
    this.pinned = this.pinned === scene ? null : scene;
    this.page = 0;
    this.wait();
    if (this.pinned === 'awards') void this.award();
  }

  private hold() {
    this.turns = !this.turns;
    this.wait();
  }

  private readonly turnPage = () => {
    this.page = (this.page + 1) % this.slides.length;
    this.wait();
  };

  private wait() {
    clearTimeout(this.timer);
    if (!this.turns) return;
    const calm =
      matchMedia('(prefers-reduced-motion: reduce)').matches ||
      document.documentElement.dataset['show'] === 'quiet';
    this.timer = setTimeout(this.turnPage, calm ? CALM_PAGE_TIME : PAGE_TIME);
  }

  private readonly redraw = () => this.requestUpdate();
}

declare global {
  interface HTMLElementTagNameMap {
    'event-wall': EventWall;
  }
}
