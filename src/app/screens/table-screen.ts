import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { NumberFace } from '../../engine/cubes.ts';
import type { Log } from '../../game/log.ts';
import '../../ui/action-bar.ts';
import type { Action } from '../../ui/action-bar.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import '../../ui/choice-bar.ts';
import '../../ui/cube-tray.ts';
import '../../ui/felt-board.ts';
import { icon } from '../../ui/icons.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import type { Look } from '../../ui/look.ts';
import '../../ui/key-pad.ts';
import type { Way } from '../../ui/notice-bar.ts';
import '../../ui/notice-bar.ts';
import '../../ui/seat-strip.ts';
import '../../ui/turn-panel.ts';
import * as words from '../../ui/words/table.ts';
import { KEY_FACES } from '../face-keys.ts';
import { Moments } from '../moments.ts';
import { Redraws } from '../redraws.ts';
import type { Session } from '../session.ts';
import { ShortcutKeys } from '../shortcut-keys.ts';
import { clearLabel, faceLabel, type TableModel, tableModel } from '../table-model.ts';
import { tableLayout } from './table-layout.ts';
import './table-sheets.ts';
import { transcriptOf } from '../sheets-model.ts';

const KEY_ACTIONS: Readonly<Record<string, Action>> = {
  '-': 'rest-blank',
  b: 'bank',
  w: 'wimpout',
  l: 'wellenda',
  v: 'void',
  t: 'total',
  u: 'undo',
  Backspace: 'undo',
  r: 'redo',
};

/** Actions that a finger that bounces must not ask for twice, and within how many ms it does. */
const ONCE: ReadonlySet<Action> = new Set<Action>(['wimpout', 'wellenda', 'void', 'bank']);
const BOUNCE = 300;

/** The widths from which the seats stand as a list beside the felt. */
const WIDE = '(min-width: 700px) and (min-height: 501px) and (orientation: landscape)';

/**
 * The table: the felt with markers, the turn at a glance, the tray and the pad.
 *
 * @fires go-home - the players leave the table; the game stays as it is
 * @fires open-sheet - the sheet of this game is wanted
 * @fires open-bench - a dispute is to be settled
 */
@customElement('table-screen')
export class TableScreen extends LitElement {
  static override styles = [baseStyles, tableLayout];

  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) look!: Look;
  /** What must be said about the storage. */
  @property() storage = '';
  @property({ attribute: false }) noticeWays: readonly Way[] = [];

  /** Whether the next key goes to the Sun cube although common cubes are still to be told. */
  @state() private sunNext = false;
  @state() private wide = false;
  /** The text is too large, or the screen too low, for a page that stands still. */
  @state() private scrolls = false;
  /** How close the players want to look at the felt, and how close it is shown. */
  @state() private feltLook: 'auto' | 'whole' | 'close' = 'auto';
  @state() private feltShown: 'whole' | 'close' = 'whole';

  /** What is drawn: the turn shows the newest, all that stands around it follows a frame behind a ruling. */
  private model: TableModel | null = null;
  private around: TableModel | null = null;
  /** The log that is drawn everywhere: a new one is drawn in the turn alone at first. */
  private drawn: Log | null = null;
  /** The last action, and when it was asked for. */
  private acted: { readonly action: Action | null; readonly at: number } = { action: null, at: 0 };
  /** Something on the table has the focus, and keeps it on the table if it goes itself. */
  private focused = false;

  @query('seat-strip') private strip!: HTMLElementTagNameMap['seat-strip'];
  @query('key-pad') private pad!: HTMLElementTagNameMap['key-pad'];
  @query('table-sheets') private sheets!: HTMLElementTagNameMap['table-sheets'];

  private readonly media = matchMedia(WIDE);
  private readonly keys = new ShortcutKeys(this, (key) => this.pressKey(key));

  @query('felt-board') private board!: HTMLElementTagNameMap['felt-board'] | null;
  @query('moment-view') private overlay!: HTMLElementTagNameMap['moment-view'] | null;
  @query('cube-tray') private tray!: HTMLElement | null;

  protected readonly redraws = new Redraws(
    this,
    () => this.session,
    () => void tableModel(this.session.coming),
  );
  protected readonly moments = new Moments(this, () => ({
    log: this.session.log,
    show: this.look.show,
    overlay: this.overlay,
    felt: this.board,
    tray: this.tray,
  }));

  override connectedCallback() {
    super.connectedCallback();
    this.wide = this.media.matches;
    this.media.addEventListener('change', this.measure);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.media.removeEventListener('change', this.measure);
    this.room.disconnect();
  }

  protected override firstUpdated() {
    if (this.board) this.room.observe(this.board);
  }

  /** The last picture of a game that is over stays until the end has its own. */
  protected override shouldUpdate(): boolean {
    return !this.hasUpdated || this.session.log.last.game.phase !== 'over';
  }

  override willUpdate() {
    this.keys.active = this.look.keys;
    this.model = tableModel(this.session);
    this.drawn ??= this.session.log;
    if (this.around === null || this.session.log === this.drawn) this.around = this.model;
    this.focused = this.shadowRoot?.activeElement !== null;
  }

  protected override updated() {
    const { log } = this.session;
    const ruled = this.drawn !== log;
    this.drawn = log;
    // The ruling is what everybody waits for: on a slow phone it is there in half the time that all of it takes.
    if (ruled) afterPaint(() => this.requestUpdate());
    else if (this.board?.hasUpdated) afterPaint(this.drawStanding);
    else this.drawStanding();
    // What goes takes the focus with it, a cube of the tray only in its own time.
    if (this.focused) requestAnimationFrame(() => this.keepFocus());
  }

  /** The seats follow a frame behind the rail, the felt behind them. */
  private readonly drawStanding = () => {
    if (this.model === null) return;
    this.strip.seats = this.model.seats;
    if (this.board?.hasUpdated) afterPaint(this.drawFelt);
    else this.drawFelt();
  };

  private readonly drawFelt = () => {
    const { board, model } = this;
    if (board === null || model === null) return;
    board.goal = model.goal;
    board.markers = model.markers;
    board.risk = model.points;
    board.landing = model.landing;
    board.description = model.feltDescription;
  };

  private keepFocus() {
    if (this.isConnected && (document.activeElement ?? document.body) === document.body) this.pad.focus();
  }

  override render() {
    const { model, around } = this;
    if (model === null || around === null) return nothing;
    return html`
      <h1 class="sr">${words.tableHeading(around.nameUp)}</h1>
      <div class="cloth"></div>
      <notice-bar .text=${this.storage || model.refused} .ways=${this.noticeWays} .copyText=${this.transcript}></notice-bar>
      <seat-strip ?list=${this.wide} .label=${words.playersLabel()}></seat-strip>
      <section class="field ${around.ways.length > 0 ? 'choosing' : ''}">
        <felt-board
          .view=${this.feltLook}
          @view-change=${this.keepLook}
          @view-shown=${this.noteLook}
        ></felt-board>
        <button
          type="button"
          class="zoom"
          aria-label=${words.zoomLabel(this.feltShown)}
          aria-pressed=${this.feltShown === 'close' ? 'true' : 'false'}
          @click=${this.lookCloser}
        >
          ${icon('zoom')}
        </button>
        <button type="button" class="ask" aria-label=${words.benchLabel()} @click=${this.askBench}>?</button>
        <moment-view></moment-view>
        <button type="button" class="menu" aria-label=${words.menuLabel()} @click=${() => this.sheets.open('menu')}>${icon('menu')}</button>
      </section>
      <turn-panel
        .points=${model.points}
        .caption=${model.riskCaption}
        .throws=${model.riskThrows}
        .headline=${model.headline}
        .must=${model.must}
        .may=${model.may}
        .aim=${model.aim}
        .next=${model.next}
        .whyLabel=${words.whyLabel()}
        @ask-why=${() => this.sheets.open('why')}
      ></turn-panel>
      ${
        around.ways.length > 0
          ? html`<choice-bar
              .question=${around.question}
              .ways=${around.ways}
              @choose=${(event: HTMLElementEventMap['choose']) =>
                this.session.command({ type: 'choose', choice: event.detail })}
            ></choice-bar>`
          : nothing
      }
      <section class="rail">${this.rail(around)}</section>
      <p class="sr" role="status">${keyed(this.drawn, html`<span>${around.announcement}</span>`)}</p>
      <table-sheets .session=${this.session} .look=${this.look}></table-sheets>
    `;
  }

  private rail(model: TableModel) {
    return html`
      <cube-tray
        role="group"
        aria-label=${words.padLabels().tray}
        .tray=${model.tray}
        .set=${this.look.set}
        .caption=${model.trayCaption}
        .captionCubes=${model.trayCubes}
        .heldCaption=${words.staysPut()}
        .clearLabel=${clearLabel}
        @clear-cube=${(event: HTMLElementEventMap['clear-cube']) => this.session.clearCube(event.detail)}
      ></cube-tray>
      <key-pad
        .set=${this.look.set}
        .common=${model.commonLive}
        .sun=${model.sunLive}
        .commonLabel=${words.padLabels().common}
        .sunLabel=${words.padLabels().sun}
        .faceLabel=${faceLabel}
        .scrolls=${this.scrolls}
        @face-tap=${(event: HTMLElementEventMap['face-tap']) => this.session.tap(event.detail)}
      ></key-pad>
      <action-bar
        .actions=${model.actions}
        .undo=${model.undo}
        .redo=${model.redo}
        .undoLabel=${words.undoLabel()}
        .redoLabel=${words.redoLabel()}
        .bank=${model.bank}
        .bankTitle=${model.bankTitle}
        .bankReason=${model.bankReason}
        .bankName=${model.bankName}
        .care=${model.care}
        .scrolls=${this.scrolls}
        @action=${(event: HTMLElementEventMap['action']) => this.act(event.detail)}
      ></action-bar>
    `;
  }

  private readonly transcript = () => transcriptOf(this.session);

  /** The felt gives way to everything else: when it has another size, the page may have begun to scroll. */
  private readonly room = new ResizeObserver(() => {
    this.scrolls = this.scrollHeight > this.clientHeight + 1;
  });

  private readonly measure = () => {
    this.wide = this.media.matches;
  };

  private keepLook({ detail }: HTMLElementEventMap['view-change']) {
    this.feltLook = detail;
  }

  private noteLook({ detail }: HTMLElementEventMap['view-shown']) {
    this.feltShown = detail;
  }

  private lookCloser() {
    this.feltLook = this.feltShown === 'close' ? 'whole' : 'close';
  }

  private askBench() {
    this.dispatchEvent(new CustomEvent('open-bench'));
  }

  private act(action: Action) {
    const now = performance.now();
    const bounced = ONCE.has(action) && action === this.acted.action && now - this.acted.at < BOUNCE;
    this.acted = { action, at: now };
    if (bounced) return;
    switch (action) {
      case 'rest-blank':
        this.session.restBlank();
        break;
      case 'undo':
        this.session.undo();
        break;
      case 'total':
        void this.sheets.open('total');
        break;
      case 'wellenda':
      case 'wimpout':
      case 'void':
      case 'redo':
      case 'bank':
        this.session.command({ type: action });
        break;
    }
  }

  /** What a key of the keyboard asks for; false when it asks for nothing here. */
  private pressKey(key: string): boolean {
    const action = KEY_ACTIONS[key];
    if (action !== undefined) {
      if (this.isLive(action)) this.act(action);
      return true;
    }
    if (key === '/') {
      this.sunNext = true;
      return true;
    }
    if (key === '?') {
      void this.sheets.open('menu');
      return true;
    }
    if (key === 'd') {
      this.askBench();
      return true;
    }
    const face = KEY_FACES[key];
    if (face === undefined) return false;
    this.tellFace(face);
    return true;
  }

  /** Whether the button of this action is live: a key asks for nothing that its button refuses. */
  private isLive(action: Action): boolean {
    const model = tableModel(this.session);
    if (action === 'undo' || action === 'redo' || action === 'bank') return model[action];
    return model.actions.some((view) => view.action === action && view.live);
  }

  /** Faces fill the common cubes first; behind `/`, or when none of those is left, the Sun cube. */
  private tellFace(face: NumberFace | 'S') {
    const { missing } = this.session;
    const sun = face === 'S' || this.sunNext || missing.common === 0;
    this.sunNext = false;
    if (face === 'S') this.session.tap({ cube: 'sun', face });
    else if (sun && face !== '3') this.session.tap({ cube: 'sun', face });
    else if (!sun) this.session.tap({ cube: 'common', face });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'table-screen': TableScreen;
  }
}
