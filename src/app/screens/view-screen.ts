import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { isTurnUnderWay, type Over, playerAt } from '../../engine/game.ts';
import { placings } from '../../engine/places.ts';
import { reasonsOf } from '../../game/reasons.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import '../../ui/felt-board.ts';
import { forcedColours } from '../../ui/forced-colours.ts';
import { fillsScreen, mayFillScreen, toggleFullScreen } from '../../ui/full-screen.ts';
import { icon } from '../../ui/icons.ts';
import type { Look } from '../../ui/look.ts';
import '../../ui/score-board.ts';
import type { ScoreView } from '../../ui/score-board.ts';
import { seatMarker } from '../../ui/seat-look.ts';
import { noonArt } from '../../ui/sun-art.ts';
import type { Tray, TrayCube } from '../../ui/tray-view.ts';
import '../../ui/turn-board.ts';
import type { TurnView } from '../../ui/turn-board.ts';
import { endWords } from '../../ui/words/ending.ts';
import * as sheetWords from '../../ui/words/sheet.ts';
import * as tableWords from '../../ui/words/table.ts';
import * as words from '../../ui/words/view.ts';
import { Moments } from '../moments.ts';
import { Redraws } from '../redraws.ts';
import { type TableModel, type TableState, tableModel } from '../table-model.ts';
import { viewLayout } from './view-layout.ts';

/** What is looked at: a session, or whatever else tells with `change` that there is something new to show. */
export type Watched = TableState & EventTarget;

/**
 * The table from afar: the felt and the scores as large as the screen allows, to be read from two metres. It follows
 * the game and only reads; it can stand on its head for the people opposite.
 *
 * @fires go-back - the view is left
 * @fires take-over - the score is to be kept in this window
 */
@customElement('view-screen')
export class ViewScreen extends LitElement {
  static override styles = [baseStyles, viewLayout, forcedColours];

  @property({ attribute: false }) session!: Watched;
  @property({ attribute: false }) look!: Look;
  /** One line at the top: what is to be known of this window. */
  @property() note = '';
  /** Whether the score can be kept here instead of where it is. */
  @property({ type: Boolean }) canTakeOver = false;

  @state() private turned = false;
  @state() private full = false;

  @query('felt-board') private board!: HTMLElementTagNameMap['felt-board'] | null;
  @query('moment-view') private overlay!: HTMLElementTagNameMap['moment-view'] | null;

  protected readonly redraws = new Redraws(this, () => this.session);
  protected readonly moments = new Moments(this, () => ({
    log: this.session.log,
    show: this.look.show,
    overlay: this.overlay,
    felt: this.board,
    tray: null,
  }));

  override connectedCallback() {
    super.connectedCallback();
    document.addEventListener('fullscreenchange', this.measure);
    this.measure();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('fullscreenchange', this.measure);
  }

  override render() {
    const { game } = this.session.log.last;
    const model = tableModel(this.session);
    const over = game.phase === 'over';
    const places = over ? this.places(game, model) : [];
    const noted = this.note !== '' || this.canTakeOver;
    return html`
      <div class="cloth"></div>
      <div class="table ${this.turned ? 'turned' : ''} ${noted ? 'noted' : ''} ${over ? 'ended' : ''}">
        ${noted ? this.bar() : nothing}
        <section class="field ${over ? 'sky' : ''}">
          ${over ? this.winners(game, places) : this.felt(model)} ${this.corners()}
        </section>
        <section class="side">
          <score-board
            .scores=${over ? places : model.seats.map((seat) => ({ ...seat, rank: 0 }))}
            .ended=${over}
            .label=${over ? sheetWords.placesLabel() : words.scoresLabel()}
          ></score-board>
          ${over ? nothing : html`<turn-board .turn=${this.turn(model)} .set=${this.look.set}></turn-board>`}
        </section>
      </div>
      <p class="sr" role="status">${model.announcement}</p>
    `;
  }

  private bar() {
    return html`<div class="bar">
      <p>${this.note}</p>
      ${
        this.canTakeOver
          ? html`<button type="button" @click=${() => this.say('take-over')}>${words.takeOver()}</button>`
          : nothing
      }
    </div>`;
  }

  private felt(model: TableModel) {
    return html`
      <h1 class="sr">${words.viewHeading(model.nameUp)}</h1>
      <felt-board
        far
        .goal=${model.goal}
        .markers=${model.markers}
        .risk=${model.points}
        .landing=${model.landing}
        .description=${model.feltDescription}
      ></felt-board>
      <moment-view></moment-view>
    `;
  }

  /** The winners on the Sun; the Sun alone when nobody won. */
  private winners(game: Over, places: readonly ScoreView[]) {
    const winners = places.slice(0, game.winners.length);
    const line = sheetWords.winnersLine(winners.map(({ name }) => name));
    const crowd = winners.length > 3 ? 'many' : winners.length > 1 ? 'some' : '';
    return html`
      <div class="disc">
        <svg viewBox="-248 -248 496 496" aria-hidden="true">${noonArt()}</svg>
        <div class="winners ${crowd}">
          ${winners.map((winner) => seatMarker(winner))}
          ${winners[0] ? html`<b>${winners[0].total}</b>` : nothing}
        </div>
      </div>
      <h1 class=${line.length > 60 ? 'longer' : line.length > 16 ? 'long' : ''}>${line}</h1>
      <p class="how">${endWords(game.end)}</p>
    `;
  }

  private corners() {
    return html`
      <button type="button" class="corner close" aria-label=${words.leaveView()} @click=${() => this.say('go-back')}>
        ${icon('close')}
      </button>
      <button
        type="button"
        class="corner"
        aria-label=${words.turnAround()}
        aria-pressed=${this.turned ? 'true' : 'false'}
        @click=${this.turnAround}
      >
        ${icon('flip')}
      </button>
      ${
        mayFillScreen()
          ? html`<button
              type="button"
              class="corner screen"
              aria-label=${words.fullScreen()}
              aria-pressed=${this.full ? 'true' : 'false'}
              @click=${toggleFullScreen}
            >
              ${icon('zoom')}
            </button>`
          : nothing
      }
    `;
  }

  /** The turn without what only the hands on the pad need to know. */
  private turn(model: TableModel): TurnView {
    const { game } = this.session.log.last;
    const underWay = game.phase !== 'over' && isTurnUnderWay(game);
    const waiting = (game.phase !== 'play' && model.next) || tableWords.throwsAllFive(model.nameUp);
    const answer = model.must || model.aim || model.may || (underWay ? '' : waiting);
    return {
      points: model.points,
      caption: model.riskCaption,
      headline: model.headline === answer ? '' : model.headline,
      lands: underWay ? model.next : '',
      answer,
      kind: model.must ? 'must' : model.aim ? 'aim' : model.may ? 'may' : 'next',
      cubes: cubesOf(model.tray),
      cubesCaption: model.trayCaption,
      cubesLabel: words.cubesLabel(model.trayCaption, model.trayCubes),
    };
  }

  /** The players as they ended, best first, each with the reason. */
  private places(game: Over, model: TableModel): readonly ScoreView[] {
    const reasons = reasonsOf(this.session.log);
    return placings(game).flatMap(({ rank, place }) => {
      const seat = model.seats[place];
      if (!seat) return [];
      const note = sheetWords.reasonWords(reasons[place] ?? null, playerAt(game, place));
      return [{ ...seat, rank, note, instead: '' }];
    });
  }

  private readonly measure = () => {
    this.full = fillsScreen();
  };

  private turnAround() {
    this.turned = !this.turned;
  }

  private say(what: 'go-back' | 'take-over') {
    this.dispatchEvent(new CustomEvent(what));
  }
}

/** The cubes in hand; all five where the table's tray leaves them to its words. */
function cubesOf({ hand, cubes }: Tray): readonly TrayCube[] {
  if (hand.length > 0 || cubes === null) return hand;
  const common = Array.from({ length: cubes.common }, (): TrayCube => bare('common'));
  return cubes.sun ? [...common, bare('sun')] : common;
}

const bare = (kind: TrayCube['kind']): TrayCube => ({ kind, face: '', state: 'hand', draft: null });

declare global {
  interface HTMLElementTagNameMap {
    'view-screen': ViewScreen;
  }
  interface HTMLElementEventMap {
    'take-over': CustomEvent<void>;
  }
}
