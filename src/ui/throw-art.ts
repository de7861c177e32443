/** A throw drawn small in one SVG, as it lay: what scored stands out, what scored nothing is faint. */
import { css, html, nothing, svg, type TemplateResult } from 'lit';
import type { Face } from '../engine/cubes.ts';
import type { Ruling } from '../engine/ruling.ts';
import type { Throw } from '../engine/throw.ts';
import { faceArt, faceInks, type SymbolSet } from './face-art.ts';

const STEP = 56;

export const throwInks = [
  faceInks,
  css`
    .throw {
      display: block;
      height: auto;
      flex: none;
      overflow: visible;
    }
    .throw .common {
      --top: var(--ivory);
      --rim: var(--ivory-rim);
    }
    .throw .sun {
      --top: var(--night);
      --rim: var(--night-rim);
    }
  `,
];

/** The cubes of a ruling with this name; nothing where nobody noted the faces. */
export function throwArt(ruling: Ruling, set: SymbolSet, label: string): TemplateResult | typeof nothing {
  const plays = new Set(ruling.lines.flatMap(({ part, cubes }) => (part === 'blank' ? [] : cubes)));
  const isVoid = ruling.outcome === 'void' || ruling.outcome === 'rethrow';
  return thrownArt(ruling.whole, set, label, plays, isVoid);
}

/** The cubes of a throw; as it fell, before anybody says which of them play. */
export function thrownArt(
  { common, sun }: Throw,
  set: SymbolSet,
  label: string,
  plays: ReadonlySet<number> | null = null,
  isVoid = false,
): TemplateResult | typeof nothing {
  const faces: readonly Face[] = sun === null ? common : [...common, sun];
  if (faces.length === 0) return nothing;
  return html`<svg class="throw" viewBox=${`0 0 ${faces.length * STEP} ${STEP}`} role="img" aria-label=${label} width=${`${faces.length * 1.625}rem`}>
    ${faces.map((face, place) => cube(face, place, place >= common.length, set, plays?.has(place) ?? null, isVoid))}
  </svg>`;
}

function cube(
  face: Face,
  place: number,
  sun: boolean,
  set: SymbolSet,
  plays: boolean | null,
  isVoid: boolean,
) {
  const ring = plays ? (isVoid ? 'var(--ember)' : 'var(--brass-lit)') : 'var(--rim)';
  return svg`<g class=${sun ? 'sun' : 'common'} transform=${`translate(${place * STEP} 0)`}>
    <rect x="4" y="4" width="48" height="48" rx="11" fill="var(--top)" stroke=${ring}
      stroke-width=${plays ? 4.5 : 1.5} stroke-dasharray=${plays && isVoid ? '8 5' : nothing} />
    <g transform="translate(28 28) scale(.75) translate(-24 -24)" opacity=${plays === false ? 0.4 : 1}>${faceArt(set, face)}</g>
  </g>`;
}
