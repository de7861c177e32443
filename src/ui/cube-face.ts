import { css, html, LitElement, nothing, svg, type SVGTemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Face } from '../engine/cubes.ts';
import { faceArt, faceInks, smallSunArt, type SymbolSet } from './face-art.ts';

/** What a cube is to the throw. Each state has a shape as well as a colour. */
export const CUBE_STATES = ['none', 'hand', 'scored', 'void', 'blank', 'empty', 'next', 'aside'] as const;
export type CubeState = (typeof CUBE_STATES)[number];

/**
 * One cube as it lies in the tray. As wide as `--cube` (set aside: three quarters of it) unless told otherwise.
 *
 * | state | drawn |
 * | --- | --- |
 * | `none` | proud, the face in it |
 * | `hand` | proud, to be thrown: a dot or the small Sun, or its last face faintly |
 * | `scored`, `void` | the same in a brass ring, in ember dashes |
 * | `blank` | the face faint: it scored nothing |
 * | `empty`, `next` | a dashed box to be filled, the lit box that is next |
 * | `aside` | flat and small |
 *
 * Hidden from screen readers unless it has a `label`: the tray says what lies in it.
 */
@customElement('cube-face')
export class CubeFace extends LitElement {
  static override styles = [
    faceInks,
    css`
      :host {
        display: block;
        width: var(--cube, 50px);
        flex: none;
      }
      :host([state='aside']) {
        width: calc(var(--cube, 50px) * 0.74);
      }
      svg {
        display: block;
        width: 100%;
        height: auto;
        overflow: visible;
      }
      .common {
        --top: var(--ivory);
        --side: var(--ivory-side);
        --rim: var(--ivory-rim);
      }
      .sun {
        --top: var(--night);
        --side: var(--night-side);
        --rim: var(--night-rim);
      }
      /* The whole picture, which the browser moves without drawing it anew; parts of one it would draw at each step. */
      .told {
        animation: drop calc(120ms * var(--moving, 1)) var(--out);
      }
      @keyframes drop {
        from {
          transform: translateY(-9px);
          opacity: 0;
        }
      }
    `,
  ];

  /** What it shows; empty when nothing is known yet. */
  @property() face: Face | '' = '';
  /** The ivory cubes, or the dark one with the Sun. */
  @property() kind: 'common' | 'sun' = 'common';
  /** The print of the players' own cubes. */
  @property() set: SymbolSet = 'moons';
  @property({ reflect: true }) state: CubeState = 'none';
  /** Makes it an image of that name. */
  @property() label = '';

  override render() {
    const slot = this.state === 'empty' || this.state === 'next';
    const told = this.state === 'none' && this.face !== '';
    return html`<svg
      class=${told ? `${this.kind} told` : this.kind}
      viewBox=${slot ? '0 0 56 60' : '-2 -2 60 64'}
      role=${this.label ? 'img' : nothing}
      aria-label=${this.label || nothing}
      aria-hidden=${this.label ? nothing : 'true'}
    >
      ${slot ? this.slotArt() : this.cubeArt()}
    </svg>`;
  }

  private slotArt(): SVGTemplateResult {
    const next = this.state === 'next';
    const sun = this.kind === 'sun';
    const stroke = next ? 'brass-lit' : sun ? 'night-rim' : 'slot';
    return svg`
      <rect x="3" y="2" width="50" height="50" rx="11" fill="var(--top)" fill-opacity=${sun ? 0.55 : 0.1}
        stroke=${`var(--${stroke})`} stroke-width=${next ? 3 : 2} stroke-dasharray=${next ? nothing : '5 4.5'} />
      ${sun ? placed(smallSunArt(), 0.5, 27, next ? 1 : 0.75) : nothing}`;
  }

  private cubeArt(): SVGTemplateResult {
    const flat = this.state === 'aside';
    return svg`
      ${
        flat
          ? svg`<rect x="3" y="4" width="50" height="50" rx="11" fill="var(--top)" stroke="var(--rim)" stroke-width="1.5" />`
          : svg`
      <rect x="2.6" y="6.4" width="50.8" height="51" rx="11.4" fill="var(--side)" stroke="var(--rim)" stroke-width="1.2" />
      <rect x="2.6" y="1.2" width="50.8" height="51" rx="11.4" fill="var(--top)" stroke="var(--rim)" stroke-width="1.2" />
      <rect x="5" y="3.4" width="46" height="46.4" rx="9.4" fill="none" stroke="#fff" stroke-opacity=${this.kind === 'sun' ? 0.1 : 0.55} stroke-width="1.4" />`
      }
      ${this.topArt(flat)}${this.ringArt()}`;
  }

  private topArt(flat: boolean): SVGTemplateResult {
    if (this.face === '')
      return this.kind === 'sun'
        ? placed(smallSunArt(), 0.525, 27, 0.9)
        : svg`<circle cx="28" cy="26.6" r="3.4" fill="var(--side)" />`;
    const art = faceArt(this.set, this.face);
    if (this.state === 'hand') return placed(art, 0.62, 27, 0.26);
    if (this.state === 'blank') return placed(art, 0.72, 27, 0.34);
    return placed(art, 0.79, flat ? 29 : 27);
  }

  private ringArt(): SVGTemplateResult | typeof nothing {
    switch (this.state) {
      case 'scored':
        return svg`<rect x="1.2" y="-.2" width="53.6" height="53.8" rx="12.6" fill="none" stroke="var(--brass-lit)" stroke-width="3" />`;
      case 'void':
        return svg`<rect x="1" y="-.4" width="54" height="54.2" rx="12.8" fill="none" stroke="var(--ember)" stroke-width="3.4" stroke-dasharray="7 5" />`;
      default:
        return nothing;
    }
  }
}

/** A 48 × 48 drawing, scaled about its middle, on the middle of the cube's top. */
const placed = (art: SVGTemplateResult, scale: number, y: number, opacity = 1): SVGTemplateResult =>
  svg`<g transform=${`translate(28 ${y}) scale(${scale}) translate(-24 -24)`} opacity=${opacity}>${art}</g>`;

declare global {
  interface HTMLElementTagNameMap {
    'cube-face': CubeFace;
  }
}
