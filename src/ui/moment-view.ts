import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { MomentKind } from '../game/moment.ts';
import { baseStyles } from './base-styles.ts';
import { boardSize, layoutFelt } from './felt-layout.ts';
import { isStill } from './look.ts';
import { momentArt } from './moment-art.ts';
import { momentStyles } from './moment-styles.ts';

/** What is shown of a moment. An empty text and a 0 are left out. */
export interface MomentView {
  readonly kind: MomentKind;
  /** In the display face: "Wimpout", "Flash of 4s". */
  readonly title: string;
  /** Whose moment it is, where no sentence says so; in full, the element cuts what does not fit. */
  readonly name: string;
  /** Points that somebody has now. */
  readonly points: number;
  /** Points that are gone: struck through. */
  readonly lost: number;
  /** What came of it, in sentences. */
  readonly line: string;
}

/** A patch at the lower edge of the felt or in its middle, words over a veil, or a felt of their own. */
const LAYOUTS: Readonly<Record<MomentKind, 'patch' | 'patch middle' | 'over' | 'cloth'>> = {
  winner: 'cloth',
  stars: 'cloth',
  supernova: 'over',
  lead: 'patch middle',
  goal: 'patch middle',
  lick: 'patch middle',
  wreck: 'over',
  wimpout: 'over',
  train: 'over',
  flash: 'patch',
  'on-board': 'patch',
  void: 'patch',
};

/** What ends a turn or the game is told where nothing may move, too. */
const FINAL: ReadonlySet<MomentKind> = new Set(['winner', 'stars', 'supernova', 'wreck', 'wimpout']);

/** Any goal: it says nothing about the Sun. */
const GOAL = 50;

/** How far the petals of a Supernova reach, in parts of the longer side of the box. */
const SWOLLEN = 0.66;

/**
 * A moment of the game, laid over its parent, which must be positioned; taps go through to what lies below. It goes
 * by itself. Screen readers do not hear of it: the status line has said so.
 *
 * @fires moment-over - the moment has gone, by itself or by `end()`
 */
@customElement('moment-view')
export class MomentOverlay extends LitElement {
  static override styles = [baseStyles, momentStyles];

  /** What to show, from its beginning; null for nothing. */
  @property({ attribute: false }) moment: MomentView | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('aria-hidden', 'true');
  }

  /** Ends the moment, if there is one: meant for the next tap or key, whatever that does. */
  end(): void {
    if (this.moment === null) return;
    this.moment = null;
    this.dispatchEvent(new CustomEvent('moment-over'));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('moment') || this.moment === null) return;
    const { kind, title } = this.moment;
    if (isStill() && !FINAL.has(kind)) {
      this.end();
      return;
    }
    // The title is as large as its letters allow.
    this.style.setProperty('--letters', String([...title].length));
    if (kind === 'flash' || kind === 'supernova') this.measureSun();
  }

  /** Petals and Supernova begin as large as the Sun on the felt below. */
  private measureSun(): void {
    const { clientWidth, clientHeight } = this;
    const { width, height } = boardSize(clientWidth, clientHeight);
    const { radius } = layoutFelt(width, height, GOAL).sun;
    this.style.setProperty('--sun', `${radius}px`);
    this.style.setProperty('--swell', String((Math.max(clientWidth, clientHeight) * SWOLLEN) / radius));
  }

  override render() {
    const { moment } = this;
    if (moment === null) return nothing;
    const { kind } = moment;
    const layout = LAYOUTS[kind];
    const art = momentArt(kind);
    const still = isStill() ? 'still' : '';
    // Keyed, so that every moment begins its animations anew.
    return keyed(
      moment,
      html`<div class="moment ${kind} ${layout} ${still}" @animationend=${this.passed}>
        ${layout === 'over' ? html`<div class="veil"></div>` : nothing}
        ${layout === 'cloth' ? sunWords(moment, art) : kind === 'lead' ? words(moment, art) : html`${art}${words(moment)}`}
      </div>`,
    );
  }

  /** The moment's own life is over, not that of a part of it. */
  private passed(event: AnimationEvent): void {
    if (event.target === event.currentTarget) this.end();
  }
}

const words = (moment: MomentView, art: unknown = nothing): TemplateResult => html`<div class="words">
  ${art}
  <p class="title display">${moment.title}</p>
  ${moment.name ? html`<p class="name">${moment.name}</p>` : nothing} ${points(moment)}
  ${moment.lost > 0 ? html`<p class="lost">${moment.lost}</p>` : nothing}
  ${moment.line ? html`<p class="line">${moment.line}</p>` : nothing}
</div>`;

/** The Sun with the points in it, the words below. */
const sunWords = (moment: MomentView, art: unknown): TemplateResult => html`<div class="words">
  <div class="sky">${art} ${points(moment)}</div>
  <p class="title display">${moment.title}</p>
  ${moment.line ? html`<p class="line">${moment.line}</p>` : nothing}
</div>`;

const points = ({ points }: MomentView): TemplateResult | typeof nothing =>
  points > 0 ? html`<p class="points">${points}</p>` : nothing;

declare global {
  interface HTMLElementTagNameMap {
    'moment-view': MomentOverlay;
  }
  interface HTMLElementEventMap {
    'moment-over': CustomEvent<void>;
  }
}
