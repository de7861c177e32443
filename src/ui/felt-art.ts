/** What the felt shows, as templates of its one SVG: the track, the spots, the landing ghost, the markers, the tags. */
import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import { smallSunArt } from './face-art.ts';
import type { FeltLayout } from './felt-layout.ts';
import {
  type Box,
  type FeltMarker,
  isCovered,
  type MarkerStand,
  type Stand,
  type Tag,
} from './felt-places.ts';
import { dot, dotsBetween, flameDots, type Track } from './felt-track.ts';
import { markerArt } from './marker-art.ts';
import { burst } from './outlines.ts';
import { sunArt } from './sun-art.ts';

export const feltInks = css`
    text {
      text-anchor: middle;
    }
    .number {
      fill: var(--felt-ink);
      font-family: var(--text);
      font-weight: 700;
      letter-spacing: -0.03em;
      paint-order: stroke;
      stroke: var(--groove);
      stroke-width: 3px;
      stroke-linejoin: round;
    }
    .number.on {
      fill: var(--sun-ink);
      stroke: var(--sun-1);
      stroke-width: 3.5px;
    }
    .goal {
      font-family: var(--display);
      fill: var(--sun-ink);
    }
    .tag text {
      font-family: var(--text);
      font-weight: 600;
      fill: var(--felt-ink);
    }
    .tag rect {
      fill: var(--tag);
      stroke: var(--tag-line);
    }
    .dots {
      fill: none;
      stroke: var(--thread);
      stroke-linecap: round;
    }
    .dots.on {
      stroke: var(--sun-ink);
    }
    .dots.edge {
      stroke: var(--sun-1);
    }
`;

/** Part of the track, as two totals. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Where, in parts of the board, and how large. */
const STARS = [
  [0.04, 0.07, 2],
  [0.965, 0.9, 2.2],
  [0.03, 0.93, 1.6],
  [0.955, 0.1, 1.5],
  [0.075, 0.03, 1.3],
  [0.93, 0.965, 1.3],
  [0.015, 0.16, 1.1],
  [0.985, 0.82, 1.2],
] as const;

/** Stars, track, Sun: what only a new size or goal changes. */
export function trackArt(felt: FeltLayout, track: Track): SVGTemplateResult {
  const { sun } = felt;
  const goalSize = sun.radius * (felt.goal > 999 ? 0.32 : 0.4);
  const stars = STARS.map(([x, y, r]) => burst(4, r * 3.2, r * 0.9, x * felt.width, y * felt.height)).join(
    '',
  );
  return svg`
      <path d=${stars} fill="var(--thread)" opacity=".5" />
      <path class="groove" d=${track.line} fill="none" stroke="var(--groove)" stroke-width=${felt.grooveWidth} stroke-linecap="round" stroke-linejoin="round" />
      <path d=${track.line} fill="none" stroke="var(--thread)" stroke-width="1.15" stroke-dasharray="3.6 3.2" stroke-linecap="round" opacity=".55" />
      ${sunArt(sun.x, sun.y, sun.radius * 1.02)}
      <text class="goal" x=${sun.x} y=${sun.y + goalSize * 0.34} font-size=${goalSize}>${felt.goal}</text>`;
}

/** Dots and numbers, dark where the ribbon lies under them; on the flames as far as `highest`. */
export function spotsArt(
  felt: FeltLayout,
  track: Track,
  things: readonly Box[],
  ribbon: Stretch | undefined,
  highest: number,
): SVGTemplateResult {
  const width = felt.dotRadius * 2;
  const flames = flameDots(felt, highest);
  const covered = track.numbers.filter((number) => isCovered(felt, number, things));
  return svg`
      <path class="dots" d=${track.dots + covered.map(dot).join('')} stroke-width=${width} />
      <path class="dots" d=${track.largeDots} stroke-width=${width * 1.3} />
      ${ribbon ? svg`<path class="dots on" d=${dotsBetween(felt, track, ribbon.from, ribbon.to)} stroke-width=${width} />` : nothing}
      ${flames ? svg`<path class="dots edge" d=${flames} stroke-width=${width * 1.1 + 1.6} /><path class="dots on" d=${flames} stroke-width=${width * 1.1 - 1.6} />` : nothing}
      ${track.numbers.map((number) => {
        if (covered.includes(number)) return nothing;
        const on = ribbon && number.total > ribbon.from && number.total <= ribbon.to;
        return svg`<text class=${on ? 'number on' : 'number'} x=${number.x} y=${number.y + felt.numberSize * 0.36} font-size=${felt.numberSize}>${number.total}</text>`;
      })}`;
}

/** The marker that is up, where it would land. */
export function ghostArt(felt: FeltLayout, ghost: Stand, up: FeltMarker | undefined): SVGTemplateResult {
  const scale = (felt.markerSize * 0.66) / 48;
  return svg`<g class="ghost" transform=${`translate(${ghost.x} ${ghost.y})`}>
      <circle class="landing" r=${ghost.size / 2} fill="var(--land)" stroke="var(--felt-ink)" stroke-width=${felt.markerSize * 0.08} />
      ${up ? svg`<g transform=${`scale(${scale}) translate(-24 -24)`} opacity=".7">${markerArt(up.shape, up.colour, up.initial)}</g>` : nothing}
    </g>`;
}

export function standArt(felt: FeltLayout, { marker, x, y, size, past }: MarkerStand): SVGTemplateResult {
  return svg`<g class=${marker.out ? 'marker out' : 'marker'} data-id=${marker.id} transform=${`translate(${x} ${y})`}>
      ${marker.up ? svg`<circle r=${felt.markerSize * 0.78} fill="var(--halo)" />` : nothing}
      <g transform=${`scale(${size / 48}) translate(-24 -24)`}>
        ${markerArt(marker.shape, marker.colour, marker.initial)}
        ${marker.leader ? svg`<g transform="translate(-9 -11) scale(.48)">${smallSunArt()}</g>` : nothing}
      </g>
      ${past === undefined ? nothing : tagArt(felt, { x: 0, y: size * 0.6 + felt.tagSize * (1 + past * 2), width: felt.tagSize * 3.2, height: felt.tagSize * 1.84, text: String(marker.total) })}
    </g>`;
}

export function tagArt(felt: FeltLayout, { x, y, width, height, text }: Tag): SVGTemplateResult {
  return svg`<g class="tag">
      <rect x=${x - width / 2} y=${y - height / 2} width=${width} height=${height} rx=${height / 2} />
      <text x=${x} y=${y + felt.tagSize * 0.36} font-size=${felt.tagSize}>${text}</text>
    </g>`;
}
