/**
 * One cube as it lies in the tray. As wide as `--cube` (set aside: three quarters of it).
 *
 * | state | drawn |
 * | --- | --- |
 * | `none` | proud, the face in it |
 * | `hand` | proud, to be thrown: a dot or the small Sun, or its last face faintly |
 * | `scored`, `void` | the same in a brass ring, in ember dashes |
 * | `blank` | the face faint: it scored nothing |
 * | `empty`, `next` | a dashed box to be filled, the lit box that is next |
 * | `aside` | flat and small |
 */
import { css, html, nothing, render, svg, type SVGTemplateResult } from 'lit';
import type { Face } from '../engine/cubes.ts';
import { faceArt, faceInks, smallSunArt, type SymbolSet } from './face-art.ts';

/** What a cube is to the throw. Each state has a shape as well as a colour. */
export const CUBE_STATES = ['none', 'hand', 'scored', 'void', 'blank', 'empty', 'next', 'aside'] as const;
export type CubeState = (typeof CUBE_STATES)[number];

export interface CubeLook {
  /** What it shows; empty when nothing is known yet. */
  readonly face: Face | '';
  /** The ivory cubes, or the dark one with the Sun. */
  readonly kind: 'common' | 'sun';
  readonly state: CubeState;
  /** The print of the players' own cubes. */
  readonly set: SymbolSet;
}

/** Give them to every element that draws cubes. */
export const cubeStyles = [
  faceInks,
  css`
    .cube {
      display: block;
      flex: none;
      width: var(--cube, 50px);
      height: auto;
      overflow: visible;
    }
    .cube.aside {
      width: calc(var(--cube, 50px) * 0.74);
    }
    .cube.common {
      --top: var(--ivory);
      --side: var(--ivory-side);
      --rim: var(--ivory-rim);
    }
    .cube.sun {
      --top: var(--night);
      --side: var(--night-side);
      --rim: var(--night-rim);
    }
    /* The whole picture, which the browser moves without drawing it anew; parts of one it would draw at each step. */
    .cube.told {
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

const drawn = new Map<string, Element>();

/**
 * The picture of a cube, a node of its own at each call; give it to `guard` with what it hangs on. Drawn once and
 * copied from then on: a tray is drawn anew with every throw. Hidden from screen readers: the tray says what lies in it.
 */
export function cubePicture(look: CubeLook): Node {
  const { kind, face, state, set } = look;
  const key = `${kind} ${face} ${state} ${set}`;
  const known = drawn.get(key) ?? draw(look);
  drawn.set(key, known);
  return known.cloneNode(true);
}

function draw(look: CubeLook): Element {
  const { kind, face, state } = look;
  const slot = state === 'empty' || state === 'next';
  const told = state === 'none' && face !== '' ? 'told' : '';
  const sheet = document.createElement('div');
  render(
    html`<svg class="cube ${kind} ${state} ${told}" viewBox=${slot ? '0 0 56 60' : '-2 -2 60 64'} aria-hidden="true">
      ${slot ? slotArt(look) : bodyArt(look)}
    </svg>`,
    sheet,
  );
  const [picture] = sheet.children;
  if (!picture) throw new Error('Nothing was drawn');
  return picture;
}

function slotArt({ kind, state }: CubeLook): SVGTemplateResult {
  const next = state === 'next';
  const sun = kind === 'sun';
  const stroke = next ? 'brass-lit' : sun ? 'night-rim' : 'slot';
  return svg`
    <rect x="3" y="2" width="50" height="50" rx="11" fill="var(--top)" fill-opacity=${sun ? 0.55 : 0.1}
      stroke=${`var(--${stroke})`} stroke-width=${next ? 3 : 2} stroke-dasharray=${next ? nothing : '5 4.5'} />
    ${sun ? placed(smallSunArt(), 0.5, 27, next ? 1 : 0.75) : nothing}`;
}

function bodyArt(look: CubeLook): SVGTemplateResult {
  const flat = look.state === 'aside';
  return svg`
    ${
      flat
        ? svg`<rect x="3" y="4" width="50" height="50" rx="11" fill="var(--top)" stroke="var(--rim)" stroke-width="1.5" />`
        : svg`
    <rect x="2.6" y="6.4" width="50.8" height="51" rx="11.4" fill="var(--side)" stroke="var(--rim)" stroke-width="1.2" />
    <rect x="2.6" y="1.2" width="50.8" height="51" rx="11.4" fill="var(--top)" stroke="var(--rim)" stroke-width="1.2" />
    <rect x="5" y="3.4" width="46" height="46.4" rx="9.4" fill="none" stroke="#fff" stroke-opacity=${look.kind === 'sun' ? 0.1 : 0.55} stroke-width="1.4" />`
    }
    ${topArt(look, flat)}${ringArt(look)}`;
}

function topArt({ face, kind, state, set }: CubeLook, flat: boolean): SVGTemplateResult {
  if (face === '')
    return kind === 'sun'
      ? placed(smallSunArt(), 0.525, 27, 0.9)
      : svg`<circle cx="28" cy="26.6" r="3.4" fill="var(--side)" />`;
  const art = faceArt(set, face);
  if (state === 'hand') return placed(art, 0.62, 27, 0.26);
  if (state === 'blank') return placed(art, 0.72, 27, 0.34);
  return placed(art, 0.79, flat ? 29 : 27);
}

function ringArt({ state }: CubeLook): SVGTemplateResult | typeof nothing {
  switch (state) {
    case 'scored':
      return svg`<rect x="1.2" y="-.2" width="53.6" height="53.8" rx="12.6" fill="none" stroke="var(--brass-lit)" stroke-width="3" />`;
    case 'void':
      return svg`<rect x="1" y="-.4" width="54" height="54.2" rx="12.8" fill="none" stroke="var(--ember)" stroke-width="3.4" stroke-dasharray="7 5" />`;
    default:
      return nothing;
  }
}

/** A 48 × 48 drawing, scaled about its middle, on the middle of the cube's top. */
const placed = (art: SVGTemplateResult, scale: number, y: number, opacity = 1): SVGTemplateResult =>
  svg`<g transform=${`translate(28 ${y}) scale(${scale}) translate(-24 -24)`} opacity=${opacity}>${art}</g>`;
