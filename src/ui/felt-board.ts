import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { feltInks, ghostArt, spotsArt, standArt, type Stretch, tagArt, trackArt } from './felt-art.ts';
import { boardSize, type FeltLayout, layoutFelt, zoomFelt } from './felt-layout.ts';
import { FeltMotion } from './felt-motion.ts';
import { boxOf, type FeltMarker, placeMarkers, placeTag, type Places, type Tag } from './felt-places.ts';
import { drawTrack, type Track } from './felt-track.ts';
import { ribbonArt } from './sun-art.ts';

/** Where the player who is up would land, and what to say of it: `free`, `Cy is there`; no tag without a note. */
export interface Landing {
  readonly total: number;
  readonly note: string;
}

/**
 * The felt: the track of spots to the Sun, the players' markers on it, the ribbon of the points at risk up to the
 * landing spot. Fills its box and draws itself anew when that changes; the cloth behind it is the page's.
 *
 * Markers walk along the track when their total changes, the ribbon is reeled in before them; without motion if the
 * reader asked for less. `finish()` ends what moves.
 */
@customElement('felt-board')
export class FeltBoard extends LitElement {
  static override styles = [
    feltInks,
    css`
    :host {
      display: grid;
      place-items: center;
      width: 100%;
      height: 100%;
      min-width: 0;
      min-height: 0;
      contain: size layout;
      color: var(--felt-ink);
    }
    svg {
      display: block;
      overflow: visible;
    }
    .close {
      overflow: hidden;
    }
    .out {
      opacity: 0.5;
    }
    .landing {
      animation: breathe calc(2.4s * var(--moving, 1)) ease-in-out infinite;
      transform-box: fill-box;
      transform-origin: center;
    }
    @keyframes breathe {
      50% {
        transform: scale(1.1);
      }
    }`,
  ];

  /** Points to the Sun. */
  @property({ type: Number }) goal = 500;
  @property({ attribute: false }) markers: readonly FeltMarker[] = [];
  /** Points at risk of the player who is up; 0 draws no ribbon. */
  @property({ type: Number }) risk = 0;
  /** The landing spot, where it is not simply the total and the risk together, and its note. */
  @property({ attribute: false }) landing: Landing | null = null;
  /** The table view, read from two metres. */
  @property({ type: Boolean }) far = false;
  /** A closer look at the stretch from the marker that is up to its landing spot. */
  @property({ type: Boolean }) zoom = false;
  /** What the picture says, for those who do not see it. */
  @property() description = '';

  @state() private box = { width: 0, height: 0 };

  /** Laid out once for a size and goal. */
  private whole: FeltLayout | undefined;
  /** The same, or a closer look at it. */
  private felt: FeltLayout | undefined;
  private track: Track | undefined;
  private places: Places = { markers: [], ghost: undefined };
  private readonly motion = new FeltMotion(this);
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

  /** Ends every movement at its end. */
  finish(): void {
    this.motion.finish();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { width, height } = this.box;
    // Under this there is no room for a track outside the Sun's orbit.
    if (width < 120 || height < 100) {
      this.whole = this.felt = undefined;
      return;
    }
    if (!this.whole || changed.has('box') || changed.has('goal') || changed.has('far'))
      this.whole = layoutFelt(width, height, this.goal, this.far);
    const { ribbon } = this;
    const felt = this.zoom && ribbon ? zoomFelt(this.whole, ribbon.from, ribbon.to) : this.whole;
    if (felt !== this.felt) this.track = drawTrack(felt);
    this.felt = felt;
    this.places = placeMarkers(felt, this.markers, ribbon?.to);
    this.motion.prepare(felt, this.places);
  }

  protected override updated(): void {
    if (this.felt) this.motion.follow(this.felt, this.places, this.ribbon);
  }

  /** From where to where the points at risk reach. */
  private get ribbon(): Stretch | undefined {
    const from = this.markers.find(({ up }) => up)?.total;
    if (from === undefined || this.risk <= 0) return undefined;
    return { from, to: this.landing?.total ?? from + this.risk };
  }

  override render() {
    const { felt, track } = this;
    if (!felt || !track) return nothing;
    const { ribbon, places } = this;
    const tag = this.tag;
    const things = places.markers.map(boxOf);
    if (places.ghost) things.push(boxOf(places.ghost));
    if (tag) things.push(tag);
    const { view } = felt;
    const up = this.markers.find((marker) => marker.up);
    const highest = Math.max(ribbon?.to ?? 0, ...this.markers.map(({ total }) => total));
    return html`<svg
      class=${view.width < felt.width ? 'close' : nothing}
      viewBox=${`${view.x} ${view.y} ${view.width} ${view.height}`}
      width=${felt.width}
      height=${felt.height}
      role="img"
      aria-label=${this.description}
    >
      ${trackArt(felt, track)} ${ribbon ? ribbonArt(felt.path(ribbon.from, ribbon.to), felt.ribbonWidth, 'at-risk') : nothing}
      ${this.motion.reel ? ribbonArt(this.motion.reel, felt.ribbonWidth, 'reel') : nothing}
      ${spotsArt(felt, track, things, ribbon, highest)} ${places.ghost ? ghostArt(felt, places.ghost, up) : nothing}
      ${places.markers.map((stand) => standArt(felt, stand))}
      ${tag ? tagArt(felt, tag) : nothing}
    </svg>`;
  }

  private get tag(): Tag | undefined {
    const { felt, landing, places } = this;
    if (!felt || !landing || !places.ghost || this.far) return undefined;
    return placeTag(felt, places.ghost, `${landing.total} ${landing.note}`.trim(), places);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'felt-board': FeltBoard;
  }
}
