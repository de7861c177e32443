import { html, LitElement, nothing, type PropertyValues, svg, type SVGTemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import {
  ghostArt,
  goalArt,
  isUnder,
  numbersArt,
  ribbonArt,
  spotsArt,
  standArt,
  standLook,
  tagArt,
  trackArt,
} from './felt-art.ts';
import type { Tag } from './felt-box.ts';
import { feltInks } from './felt-inks.ts';
import { boardSize, type FeltLayout, layoutFelt, zoomFelt } from './felt-layout.ts';
import { isMapAside, mapArt, mapStyles, mapTrack, mapWidth } from './felt-map.ts';
import { FeltMotion } from './felt-motion.ts';
import { isCovered } from './felt-numbers.ts';
import { FeltPan, type Panned } from './felt-pan.ts';
import { boxOf, coversOf, type FeltMarker, placeMarkers, placeTag, type Places } from './felt-places.ts';
import { FeltSight, type Look } from './felt-sight.ts';
import { feltStyles } from './felt-styles.ts';
import { drawTrack, type Track } from './felt-track.ts';
import {
  isInView,
  isSameView,
  isWhole,
  type Stretch,
  transformTo,
  type View,
  wholeView,
  zoomAbout,
} from './felt-view.ts';
import type { Point } from './spiral.ts';

/** Where the player who is up would land, and what to say of it: `free`, `Cy is there`; no tag without a note. */
export interface Landing {
  readonly total: number;
  readonly note: string;
}

/** How much closer a double tap goes. */
const TWICE_CLOSE = 2.5;

/**
 * The felt: the track of spots to the Sun, the players' markers on it, the ribbon of the points at risk up to the
 * landing spot. Fills its box and draws itself anew when that changes; the cloth behind it is the page's.
 *
 * Markers walk along the track when their total changes, the ribbon is reeled in before them; without motion if the
 * reader asked for less. `finish()` ends what moves. With markers on it the felt can be dragged, pinched, zoomed by
 * the wheel and by a double tap.
 *
 * @fires view-change - the reader's hand went closer or back to the whole; `detail` is the look it left
 * @fires view-shown - another look is shown, for whatever reason; `detail` is that look
 */
@customElement('felt-board')
export class FeltBoard extends LitElement implements Panned {
  static override styles = [feltInks, mapStyles, feltStyles];

  /** Points to the Sun. */
  @property({ type: Number }) goal = 500;
  @property({ attribute: false }) markers: readonly FeltMarker[] = [];
  /** Points at risk of the player who is up; 0 draws no ribbon. */
  @property({ type: Number }) risk = 0;
  /** The landing spot, where it is not simply the total and the risk together, and its note. */
  @property({ attribute: false }) landing: Landing | null = null;
  /** The table view, read from two metres. */
  @property({ type: Boolean }) far = false;
  /**
   * A closer look at the stretch from the marker that is up to its landing spot, or the whole felt; `auto` goes
   * closer where the spots are crowded and points are at risk. What the reader's hand did holds until this changes.
   */
  @property() view: Look | 'auto' = 'auto';
  /** What the picture says, for those who do not see it. */
  @property() description = '';

  @state() private box = { width: 0, height: 0 };

  @query('.frame') private frame!: HTMLElement | null;
  @query('.picture') private picture!: HTMLElement | null;
  @query('.breath') private breath!: HTMLElement | null;
  @query('.window') private mapWindow!: SVGRectElement | null;

  /** Laid out once for a size and goal. */
  private whole: FeltLayout | undefined;
  /** The same, or a closer look at it. */
  private felt: FeltLayout | undefined;
  private track: Track | undefined;
  private mapLine = '';
  private ribbonPath: Stretch & { spot?: FeltLayout['spot']; d: string } = { from: 0, to: 0, d: '' };
  private places: Places = { markers: [], ghost: undefined };
  private tag: Tag | undefined;
  private lookShown: Look = 'whole';
  private readonly sight = new FeltSight();
  private readonly motion = new FeltMotion(this);
  private readonly hands = new FeltPan(this);
  private readonly watcher = new ResizeObserver(([entry]) => {
    if (!entry) return;
    const box = boardSize(entry.contentRect.width, entry.contentRect.height);
    if (box.width !== this.box.width || box.height !== this.box.height) this.box = box;
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.watcher.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
  }

  /** The look that is shown. */
  get look(): Look {
    return this.sight.look;
  }

  /** Ends every movement at its end. */
  finish(): void {
    this.motion.finish();
  }

  get drawn(): Panned['drawn'] {
    const { whole, felt } = this;
    return whole && felt && this.markers.length > 0 ? { board: whole, view: felt.view } : undefined;
  }

  hold(view: View): void {
    const { drawn, picture } = this;
    if (!drawn || !picture) return;
    this.motion.finish();
    this.frame?.toggleAttribute('data-held', true);
    picture.style.transform = transformTo(drawn.board, drawn.view, view);
    for (const side of ['x', 'y', 'width', 'height'] as const)
      this.mapWindow?.setAttribute(side, String(view[side]));
  }

  settle(view: View): void {
    this.leave(view);
    this.motion.skipGlide();
  }

  toggle(at: Point): void {
    const { drawn } = this;
    if (!drawn) return;
    const { board, view } = drawn;
    this.leave(isWhole(board, view) ? zoomAbout(board, view, TWICE_CLOSE, at) : wholeView(board));
  }

  /** The reader's hand left this view. */
  private leave(view: View): void {
    const detail = this.sight.leave(view);
    this.requestUpdate();
    if (detail) this.dispatchEvent(new CustomEvent('view-change', { detail }));
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { width, height } = this.box;
    // Under this there is no room for a track outside the Sun's orbit.
    if (width < 120 || height < 100) {
      this.whole = this.felt = undefined;
      return;
    }
    const wasWhole = this.whole;
    if (!this.whole || changed.has('box') || changed.has('goal') || changed.has('far')) {
      this.whole = layoutFelt(width, height, this.goal, this.far);
      this.mapLine = mapTrack(this.whole);
    }
    const { whole, ribbon } = this;
    // What hands hold stays under them.
    if (!this.hands.isHeld || whole !== wasWhole)
      this.sight.follow({ board: whole, look: this.view, stretch: ribbon ?? this.spotUp });
    const { view } = this.sight;
    const was = this.felt;
    let felt = was;
    if (!felt || whole !== wasWhole || !isSameView(felt.view, view)) felt = zoomFelt(whole, view);
    if (whole !== wasWhole || felt.scale !== was?.scale) this.track = drawTrack(felt);
    this.felt = felt;
    this.places = placeMarkers(felt, this.markers, ribbon?.to);
    this.tag = this.placeTag(felt);
    this.motion.prepare(felt, this.places);
  }

  protected override updated(): void {
    if (!this.felt) return;
    if (!this.hands.isHeld && this.picture?.style.transform) {
      this.frame?.removeAttribute('data-held');
      this.picture.style.transform = '';
    }
    this.placeBreath(this.felt);
    this.motion.follow(this.felt, this.places, this.ribbon);
    if (this.look === this.lookShown) return;
    this.lookShown = this.look;
    this.dispatchEvent(new CustomEvent('view-shown', { detail: this.look }));
  }

  /** From where to where the points at risk reach. */
  private get ribbon(): Stretch | undefined {
    const from = this.markers.find(({ up }) => up)?.total;
    if (from === undefined || this.risk <= 0) return undefined;
    return { from, to: this.landing?.total ?? from + this.risk };
  }

  private get spotUp(): Stretch | undefined {
    const from = this.markers.find(({ up }) => up)?.total;
    return from === undefined ? undefined : { from, to: from };
  }

  override render() {
    const { felt, track } = this;
    if (!felt || !track) return nothing;
    const { view, scale } = felt;
    const kind = scale > 1 ? 'frame close' : this.drawn ? 'frame open' : 'frame';
    return html`<div class=${kind}>
      <div class="picture">
        <svg
          class="board"
          viewBox=${`0 0 ${felt.width} ${felt.height}`}
          width=${felt.width}
          height=${felt.height}
          role="img"
          aria-label=${this.description}
        >
          <g transform=${`scale(${scale}) translate(${-view.x} ${-view.y})`}>
            ${guard([track], () => trackArt(felt, track))} ${this.things(felt, track)}
          </g>
        </svg>
      </div>
      ${this.breathes(felt) ? keyed(this.ribbon?.to, html`<div class="breath"></div>`) : nothing}
      ${scale > 1 ? this.map(felt) : nothing}
    </div>`;
  }

  /** Whether the landing ring is in sight: it breathes anew with every other spot. */
  private breathes({ view }: FeltLayout): boolean {
    return this.places.ghost !== undefined && isInView(view, this.places.ghost);
  }

  private placeBreath({ view, scale, markerSize }: FeltLayout): void {
    const { breath } = this;
    const { ghost } = this.places;
    if (!breath || !ghost) return;
    const stroke = markerSize * 0.08 * scale;
    const size = ghost.size * scale + stroke;
    breath.style.width = breath.style.height = `${size}px`;
    breath.style.borderWidth = `${stroke}px`;
    breath.style.translate = `${(ghost.x - view.x) * scale - size / 2}px ${(ghost.y - view.y) * scale - size / 2}px`;
  }

  /** What moves on the track, and the numbers that it leaves free. */
  private things(felt: FeltLayout, track: Track): SVGTemplateResult {
    const { ribbon, places, tag } = this;
    const covers = coversOf(places, tag);
    const covered = track.numbers.filter((number) => isCovered(number, covers));
    const highest = Math.max(ribbon?.to ?? 0, ...this.markers.map(({ total }) => total));
    // The numbers are many, and most changes cover no other ones.
    const dark = track.numbers.map(({ total }) => total).filter(isUnder(ribbon));
    const change = [track, covered.map(({ total }) => total).join(), dark[0], dark.length];
    const { reel } = this.motion;
    const draw = (isOver: boolean): readonly unknown[] => [
      ribbon && ribbon.to > felt.goal === isOver
        ? ribbonArt(felt, this.ribbonLine(felt, ribbon), 'at-risk')
        : nothing,
      reel && reel.to > felt.goal === isOver ? ribbonArt(felt, reel.d, 'reel') : nothing,
    ];
    return svg`
      ${draw(false)} ${guard([felt.spot], () => goalArt(felt))} ${draw(true)}
      ${spotsArt(felt, track, covered, ribbon, highest)}
      ${guard(change, () => numbersArt(felt, track.numbers, covered, ribbon))}
      ${
        places.ghost
          ? ghostArt(
              felt,
              places.ghost,
              this.markers.find(({ up }) => up),
            )
          : nothing
      }
      ${places.markers.map((stand) => guard(standLook(felt, stand), () => standArt(felt, stand)))}
      ${tag ? tagArt(felt, tag) : nothing}`;
  }

  private map(felt: FeltLayout) {
    const { ribbon, places, tag } = this;
    const width = mapWidth(felt);
    const important = places.markers.filter(({ marker }) => marker.up).map(boxOf);
    if (places.ghost) important.push(boxOf(places.ghost));
    if (tag) important.push(tag);
    const aside = isMapAside(felt, important);
    // In the other corner it is another map: none that was there before jumps.
    return keyed(
      aside,
      html`<svg
        class=${aside ? 'map aside' : 'map'}
        viewBox=${`0 0 ${felt.width} ${felt.height}`}
        width=${width}
        height=${(width * felt.height) / felt.width}
        aria-hidden="true"
      >
        ${mapArt(felt, this.mapLine, places, ribbon ? this.ribbonLine(felt, ribbon) : '')}
      </svg>`,
    );
  }

  private ribbonLine(felt: FeltLayout, { from, to }: Stretch): string {
    if (this.ribbonPath.spot !== felt.spot || this.ribbonPath.from !== from || this.ribbonPath.to !== to)
      this.ribbonPath = { spot: felt.spot, from, to, d: felt.path(from, to) };
    return this.ribbonPath.d;
  }

  private placeTag(felt: FeltLayout): Tag | undefined {
    const { landing, places, ribbon } = this;
    if (!landing || !places.ghost || this.far || !isInView(felt.view, places.ghost)) return undefined;
    return placeTag(felt, places.ghost, `${landing.total} ${landing.note}`.trim(), places, ribbon);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'felt-board': FeltBoard;
  }
  interface HTMLElementEventMap {
    'view-change': CustomEvent<Look>;
    'view-shown': CustomEvent<Look>;
  }
}
