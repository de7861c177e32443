import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import { baseStyles } from './base-styles.ts';
import { cubePicture, cubeStyles } from './cube-art.ts';
import type { SymbolSet } from './face-art.ts';
import { largeText } from './room.ts';
import type { Tray, TrayCube, TrayGroup } from './tray-view.ts';

/**
 * The tray above the pad: the cubes set aside with what they scored, and the cubes in hand as boxes to fill.
 *
 * @fires clear-cube - a told cube is to be told anew; `detail` is its place in the draft
 */
@customElement('cube-tray')
export class CubeTray extends LitElement {
  static override styles = [
    baseStyles,
    cubeStyles,
    css`
      :host {
        position: relative;
        display: block;
        height: var(--tray, calc(var(--cube) * 1.08 + 30px));
        background: var(--well);
        border-radius: 14px;
        box-shadow:
          inset 0 2px 5px #0007,
          inset 0 0 0 1px var(--line);
      }
      /* On its own: other cubes lay out nothing beyond it. */
      .well {
        position: absolute;
        inset: 0;
        display: flex;
        align-items: stretch;
        justify-content: space-between;
        gap: 8px;
        padding: 6px 8px 4px;
        contain: size layout style;
      }
      .aside {
        display: flex;
        gap: 4px;
        min-width: 0;
      }
      .group {
        display: grid;
        grid-template-rows: minmax(0, 1fr) var(--caption, 1rem);
        align-items: end;
        min-width: 0;
      }
      .cubes {
        display: flex;
        gap: max(4px, 44px - var(--cube));
        align-items: end;
        min-width: 0;
      }
      .cubes > * {
        flex: 0 1 auto;
        min-width: 0;
      }
      .points {
        font-size: var(--t-s);
        font-weight: 700;
        line-height: var(--caption, 1rem);
        text-align: center;
        color: var(--ink);
      }
      .together .points {
        margin-top: 1px;
        line-height: calc(var(--caption, 1rem) - 3px);
        border-top: 2px solid var(--brass-lit);
        border-radius: 2px;
      }
      .hand {
        display: grid;
        grid-template-rows: minmax(0, 1fr) var(--caption, 1rem);
        align-items: end;
        min-width: 0;
        margin-left: auto;
      }
      .parted {
        padding-left: 8px;
        border-left: 1.5px solid var(--line);
      }
      .hand .cubes {
        justify-content: flex-end;
      }
      .hand .caption {
        text-align: right;
      }
      :host([solo]) .hand {
        margin-inline: auto;
      }
      :host([solo]) .hand .cubes {
        gap: 8px;
        justify-content: center;
      }
      :host([solo]) .hand .caption {
        text-align: center;
      }
      .caption {
        font-size: var(--t-xs);
        font-weight: 500;
        line-height: var(--caption, 1rem);
        white-space: nowrap;
        color: var(--ink-2);
      }
      .caption b {
        color: var(--ink);
      }
      /* A finger hits 44 px of a cube that is smaller. */
      button {
        position: relative;
        width: var(--cube);
        border-radius: 22%;
      }
      button::after {
        position: absolute;
        inset: min(0px, (var(--cube) - 44px) / 2);
        content: '';
      }
      @media (max-height: 600px) {
        .well {
          padding-block: 4px 2px;
        }
      }
      @container table ${largeText} {
        .well {
          padding-block: 4px 2px;
        }
      }
      @media (forced-colors: active) {
        :host {
          border: 1px solid CanvasText;
        }
      }
    `,
  ];

  @property({ attribute: false }) tray: Tray = { aside: [], hand: [], cubes: null, what: 'pick-up' };
  @property() set: SymbolSet = 'moons';
  /** "Pick up" and the like, and what: "2 + Sun". */
  @property() caption = '';
  @property() captionCubes = '';
  /** Stands under cubes that stay as they lie. */
  @property() heldCaption = '';
  /** The accessible name of a told cube, its face put in for `{face}`. */
  @property({ attribute: false }) clearLabel: (face: string) => string = (face) => face;
  /** Nothing lies aside: the cubes in hand stand in the middle. */
  @property({ type: Boolean, reflect: true }) solo = false;

  override willUpdate() {
    this.solo = this.tray.aside.length === 0;
  }

  override render() {
    const { aside, hand } = this.tray;
    const lying = aside.map(({ cubes }) => cubes.map(({ state }) => state.charAt(0)).join('')).join();
    // Cubes in other places, or under other words, are other cubes: none that lay there before jumps.
    return html`<div class="well">
      ${keyed(
        `${lying} ${hand.length} ${this.caption} ${this.captionCubes}`,
        html`
          ${aside.length > 0 ? html`<div class="aside">${aside.map((group) => this.group(group))}</div>` : nothing}
          <div class="hand ${aside.length > 0 ? 'parted' : ''}">
            <div class="cubes">${hand.map((cube) => this.cube(cube))}</div>
            <div class="caption">${this.caption} <b>${this.captionCubes}</b></div>
          </div>
        `,
      )}
    </div>`;
  }

  private group({ cubes, points, together }: TrayGroup) {
    return html`<div class="group ${together && points !== null ? 'together' : ''}">
      <div class="cubes">${cubes.map((cube) => this.cube(cube))}</div>
      ${
        points === null
          ? html`<div class="caption">${this.heldCaption}</div>`
          : html`<div class="points">${points}</div>`
      }
    </div>`;
  }

  private cube({ kind, face, state, draft }: TrayCube) {
    const { set } = this;
    const drawn = guard([kind, face, state, set], () => cubePicture({ kind, face, state, set }));
    if (draft === null) return html`${drawn}`;
    return html`<button type="button" aria-label=${this.clearLabel(face)} @click=${() => this.clear(draft)}>
      ${drawn}
    </button>`;
  }

  private clear(place: number) {
    this.dispatchEvent(new CustomEvent('clear-cube', { detail: place, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cube-tray': CubeTray;
  }
  interface HTMLElementEventMap {
    'clear-cube': CustomEvent<number>;
  }
}
