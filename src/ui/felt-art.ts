/** What the felt shows, as templates of its one SVG: the track, the spots, the landing ghost, the markers, the tags. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { smallSunArt } from './face-art.ts';
import type { Tag } from './felt-box.ts';
import type { Body } from './felt-crowd.ts';
import type { FeltLayout } from './felt-layout.ts';
import type { SpotNumber } from './felt-numbers.ts';
import { type FeltMarker, HALO, type MarkerStand } from './felt-places.ts';
import { dot, dotsBetween, flameDots, type Track } from './felt-track.ts';
import type { Stretch } from './felt-view.ts';
import { markerArt } from './marker-art.ts';
import { burst } from './outlines.ts';
import { sunArt } from './sun-art.ts';

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

/** Stars, track, dots: what only a new size, goal or scale changes. The ribbon lies over it. */
export function trackArt(felt: FeltLayout, track: Track): SVGTemplateResult {
  const px = 1 / felt.scale;
  const stars = STARS.map(([x, y, r]) => burst(4, r * 3.2, r * 0.9, x * felt.width, y * felt.height));
  const width = felt.dotRadius * 2;
  return svg`
      <path d=${stars.join('')} fill="var(--thread)" opacity=".5" />
      <path class="groove" d=${track.line} fill="none" stroke="var(--groove)" stroke-width=${felt.grooveWidth} stroke-linecap="round" stroke-linejoin="round" />
      <path d=${track.line} fill="none" stroke="var(--thread)" stroke-width=${1.15 * px} stroke-dasharray=${`${3.6 * px} ${3.2 * px}`} stroke-linecap="round" opacity=".55" />
      <path class="dots" d=${track.dots} stroke-width=${width} />
      <path class="dots" d=${track.largeDots} stroke-width=${width * 1.3} />`;
}

/** The Sun with the goal on it: the ribbon tucks under it, or goes over its flames. */
export function goalArt({ sun, goal }: FeltLayout): SVGTemplateResult {
  const size = sun.radius * (goal > 999 ? 0.32 : 0.4);
  return svg`${sunArt(sun.x, sun.y, sun.radius * 1.02)}
      <text class="goal" x=${sun.x} y=${sun.y + size * 0.34} font-size=${size}>${goal}</text>`;
}

/** The ribbon's stripes over its edge, in parts of its width. */
const STRIPES = [
  ['sun-3', 1],
  ['sun-2', 0.64],
  ['sun-1', 0.28],
] as const;

/** The ribbon of the points at risk; each path says that its length is 1, so that it can be drawn in parts. */
export function ribbonArt(felt: FeltLayout, d: string, part: 'at-risk' | 'reel'): SVGTemplateResult {
  const edge = felt.ribbonWidth + 2 / felt.scale;
  return svg`<g class=${part} fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d=${d} pathLength="1" stroke="var(--ribbon-edge)" stroke-width=${edge} />
      ${STRIPES.map(([ink, width]) => svg`<path d=${d} pathLength="1" stroke=${`var(--${ink})`} stroke-width=${felt.ribbonWidth * width} />`)}
    </g>`;
}

/** The dots under the ribbon, dark; on the flames as far as `highest`; those in place of covered numbers. */
export function spotsArt(
  felt: FeltLayout,
  track: Track,
  covered: readonly SpotNumber[],
  ribbon: Stretch | undefined,
  highest: number,
): SVGTemplateResult {
  const width = felt.dotRadius * 2;
  const flames = flameDots(felt, highest);
  const rim = 1.6 / felt.scale;
  const isOn = isUnder(ribbon);
  const on = ribbon ? dotsBetween(felt, track, ribbon.from, ribbon.to) : '';
  const freed = covered.flatMap(({ spots }) => spots);
  const dots = (totals: number[]): string => totals.map((total) => dot(felt.spot(total))).join('');
  return svg`
      <path class="dots" d=${dots(freed.filter((total) => !isOn(total)))} stroke-width=${width} />
      <path class="dots on" d=${on + dots(freed.filter(isOn))} stroke-width=${width} />
      <path class="dots edge" d=${flames} stroke-width=${width * 1.1 + rim} />
      <path class="dots on" d=${flames} stroke-width=${width * 1.1 - rim} />`;
}

/** The numbers, dark where the ribbon lies under them; those covered stay, unseen: the others must not move up. */
export function numbersArt(
  felt: FeltLayout,
  numbers: readonly SpotNumber[],
  covered: readonly SpotNumber[],
  ribbon: Stretch | undefined,
): SVGTemplateResult[] {
  const isOn = isUnder(ribbon);
  return numbers.map((number) => {
    const { total, box } = number;
    const kind = covered.includes(number) ? 'number covered' : isOn(total) ? 'number on' : 'number';
    return svg`<text class=${kind} x=${box.x} y=${box.y + felt.numberSize * 0.36} font-size=${felt.numberSize} stroke-width=${3.2 / felt.scale}>${total}</text>`;
  });
}

/** Whether a spot lies under the ribbon. */
export const isUnder =
  (ribbon: Stretch | undefined) =>
  (total: number): boolean =>
    ribbon !== undefined && total > ribbon.from && total <= ribbon.to;

/** The marker that is up, where it would land. */
export function ghostArt(felt: FeltLayout, ghost: Body, up: FeltMarker | undefined): SVGTemplateResult {
  const scale = (felt.markerSize * 0.66) / 48;
  return svg`<g class="ghost" transform=${`translate(${ghost.x} ${ghost.y})`}>
      <circle class="landing" r=${ghost.size / 2} fill="var(--land)" stroke="var(--felt-ink)" stroke-width=${felt.markerSize * 0.08} />
      ${up ? svg`<g class="body" transform=${`scale(${scale}) translate(-24 -24)`} opacity=".7">${markerArt(up.shape, up.colour, up.initial)}</g>` : nothing}
    </g>`;
}

/** What of a stand its drawing depends on; most stay as they are from change to change. */
export const standLook = (felt: FeltLayout, { marker, x, y, size, label }: MarkerStand): unknown[] => {
  const { id, shape, colour, initial, up, out, leader } = marker;
  return [
    felt.scale,
    id,
    shape,
    colour,
    initial,
    up,
    out,
    leader,
    x,
    y,
    size,
    label?.text,
    label?.x,
    label?.y,
  ];
};

export function standArt(felt: FeltLayout, { marker, x, y, size, label }: MarkerStand): SVGTemplateResult {
  const kind = `marker${marker.up ? ' up' : ''}${marker.out ? ' out' : ''}`;
  return svg`<g class=${kind} data-id=${marker.id} transform=${`translate(${x} ${y})`}>
      ${marker.up ? svg`<circle class="halo" r=${felt.markerSize * HALO} fill="var(--halo)" />` : nothing}
      <g class="body" transform=${`scale(${size / 48}) translate(-24 -24)`}>
        ${markerArt(marker.shape, marker.colour, marker.initial)}
        ${marker.leader ? svg`<g transform="translate(-9 -11) scale(.48)">${smallSunArt()}</g>` : nothing}
      </g>
      ${label ? tagArt(felt, { ...label, x: label.x - x, y: label.y - y }) : nothing}
    </g>`;
}

export function tagArt(felt: FeltLayout, { x, y, width, height, text }: Tag): SVGTemplateResult {
  return svg`<g class="tag">
      <rect x=${x - width / 2} y=${y - height / 2} width=${width} height=${height} rx=${height / 2} stroke-width=${1 / felt.scale} />
      <text x=${x} y=${y + felt.tagSize * 0.36} font-size=${felt.tagSize}>${text}</text>
    </g>`;
}
