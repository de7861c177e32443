/** The Sun and what is drawn of its three stripes: the big Sun, the dawn on the home screen, the fallen ribbon. */
import { svg, type SVGTemplateResult } from 'lit';
import { flames, rays } from './outlines.ts';

const OUTER = flames(14, 100, 66);
const INNER = flames(14, 84, 58, 0, 0, -90 + 180 / 14);

/** The Sun, its petals ending at `radius`. */
export const sunArt = (cx: number, cy: number, radius: number): SVGTemplateResult => svg`
  <g transform=${`translate(${cx} ${cy}) scale(${radius / 100})`}>
    <path d=${OUTER} fill="var(--sun-3)" />
    <path d=${INNER} fill="var(--sun-2)" />
    <circle r="60" fill="var(--sun-gap)" />
    <circle r="55" fill="var(--sun-2)" />
    <circle r="45" fill="var(--sun-1)" />
  </g>`;

const stitches = (d: string, width: number, dash: string): SVGTemplateResult => svg`
  <path d=${d} fill="none" stroke="var(--thread)" stroke-width=${width} stroke-dasharray=${dash} stroke-linecap="round" opacity=".5" />`;

/** The rising Sun of the home screen, for `viewBox="0 0 390 288" preserveAspectRatio="xMidYMax slice"`. */
export const dawnArt = (): SVGTemplateResult =>
  svg`${stitches(rays(40, 150, 420, 195, 216), 1.6, '6 6')}${sunArt(195, 216, 138)}`;

/** The winner's Sun with its rays, for `viewBox="-200 -200 400 400"`. */
export const noonArt = (): SVGTemplateResult =>
  svg`${stitches(rays(28, 204, 420), 2, '7 7')}${sunArt(0, 0, 192)}`;

const FALLEN =
  'M26-20c-12 90 24 160 4 246-18 74-22 130 28 158 38 28 92 18 94-10 2-28-44-30-42 0 2 32 80 38 122 22 40-14 36-44 12-40-24 4-18 44 30 46 48 2 78-14 136-6';

/** The ribbon's four strokes along a path, `width` across; the edge is two more. */
export const ribbonArt = (d: string, width: number, part = 'ribbon'): SVGTemplateResult => svg`
  <g class=${part} fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path d=${d} pathLength="1" stroke="var(--ribbon-edge)" stroke-width=${width + 2} />
    <path d=${d} pathLength="1" stroke="var(--sun-3)" stroke-width=${width} />
    <path d=${d} pathLength="1" stroke="var(--sun-2)" stroke-width=${width * 0.64} />
    <path d=${d} pathLength="1" stroke="var(--sun-1)" stroke-width=${width * 0.28} />
  </g>`;

/** The ribbon that a wimpout dropped, for `viewBox="0 0 390 420" preserveAspectRatio="xMidYMax slice"`. */
export const fallenRibbonArt = (): SVGTemplateResult => ribbonArt(FALLEN, 17);
