/**
 * The players' markers: a shape, a colour and an initial, so that colour never stands alone. The luminance of
 * neighbours in the list alternates: a grey print tells them apart too.
 */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { burst } from './outlines.ts';

/** The twelve markers in the order in which players get them. */
export const MARKERS = [
  { id: 'disc', shape: 'disc', colour: 'amber' },
  { id: 'square', shape: 'square', colour: 'red' },
  { id: 'triangle', shape: 'triangle', colour: 'sky' },
  { id: 'diamond', shape: 'diamond', colour: 'pine' },
  { id: 'flower', shape: 'flower', colour: 'pink' },
  { id: 'hexagon', shape: 'hexagon', colour: 'violet' },
  { id: 'drop', shape: 'drop', colour: 'orange' },
  { id: 'cross', shape: 'cross', colour: 'blue' },
  { id: 'heart', shape: 'heart', colour: 'lime' },
  { id: 'arch', shape: 'arch', colour: 'brown' },
  { id: 'shield', shape: 'shield', colour: 'cream' },
  { id: 'cog', shape: 'cog', colour: 'coal' },
] as const;

export type MarkerShape = (typeof MARKERS)[number]['shape'];
export type MarkerColour = (typeof MARKERS)[number]['colour'];

/** Fill, and the ink of the initial on it. */
export const MARKER_COLOURS: Readonly<Record<MarkerColour, readonly [fill: string, ink: string]>> = {
  amber: ['#f4c542', '#33240a'],
  red: ['#c0392b', '#fff6e6'],
  sky: ['#8fd3ff', '#0c2c44'],
  pine: ['#1f6f5c', '#f4fff8'],
  pink: ['#ffb3c7', '#4a0f25'],
  violet: ['#5b3a9e', '#f6efff'],
  orange: ['#ff9a3d', '#3b1a00'],
  blue: ['#27508f', '#f1f6ff'],
  lime: ['#d9f28a', '#26340a'],
  brown: ['#8a3d1c', '#fff3e6'],
  cream: ['#f3ead6', '#2a2118'],
  coal: ['#2d2a2e', '#ffe9c2'],
};

/** Outline in a 48 × 48 box, where the initial's middle is, and its em if not the usual 27. */
const SHAPES: Readonly<Record<MarkerShape, readonly [d: string, middle: number, em?: number]>> = {
  disc: ['M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40Z', 24],
  square: ['M10 5h28a5 5 0 0 1 5 5v28a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5V10a5 5 0 0 1 5-5Z', 24],
  triangle: ['M20.4 6.2a4.2 4.2 0 0 1 7.2 0l17 30.6A4.2 4.2 0 0 1 41 43H7a4.2 4.2 0 0 1-3.6-6.2Z', 30.5, 24],
  diamond: [
    'M20.8 3.6a4.6 4.6 0 0 1 6.4 0l17.2 17.2a4.6 4.6 0 0 1 0 6.4L27.2 44.4a4.6 4.6 0 0 1-6.4 0L3.6 27.2a4.6 4.6 0 0 1 0-6.4Z',
    24,
  ],
  flower: [
    'M24 11a10.6 10.6 0 0 1 18.6 9A10.6 10.6 0 0 1 38 40a10.6 10.6 0 0 1-14 3 10.6 10.6 0 0 1-14-3A10.6 10.6 0 0 1 5.4 20 10.6 10.6 0 0 1 24 11Z',
    26,
  ],
  hexagon: [
    'M21.7 3.6a4.6 4.6 0 0 1 4.6 0l14.6 8.4a4.6 4.6 0 0 1 2.3 4v16a4.6 4.6 0 0 1-2.3 4l-14.6 8.4a4.6 4.6 0 0 1-4.6 0L7.1 36a4.6 4.6 0 0 1-2.3-4V16a4.6 4.6 0 0 1 2.3-4Z',
    24,
  ],
  drop: ['M24 2.5c6 8.5 17 15.5 17 26.5a17 17 0 0 1-34 0c0-11 11-18 17-26.5Z', 28],
  cross: [
    'M17 4h14a2.5 2.5 0 0 1 2.5 2.5v8h8A2.5 2.5 0 0 1 44 17v14a2.5 2.5 0 0 1-2.5 2.5h-8v8A2.5 2.5 0 0 1 31 44H17a2.5 2.5 0 0 1-2.5-2.5v-8h-8A2.5 2.5 0 0 1 4 31V17a2.5 2.5 0 0 1 2.5-2.5h8v-8A2.5 2.5 0 0 1 17 4Z',
    24,
  ],
  heart: ['M24 44.5C8 33 3 25.5 3 17.5A10.8 10.8 0 0 1 24 13a10.8 10.8 0 0 1 21 4.5c0 8-5 15.5-21 27Z', 23],
  arch: ['M24 4a18 18 0 0 1 18 18v18a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V22A18 18 0 0 1 24 4Z', 25],
  shield: [
    'M8 5h32a3.5 3.5 0 0 1 3.5 3.5V22c0 12-8 18.5-19.5 23C12.5 40.5 4.5 34 4.5 22V8.5A3.5 3.5 0 0 1 8 5Z',
    22.5,
  ],
  cog: [burst(10, 22.5, 18.2, 24, 24), 24],
};

/** A marker in a 48 × 48 box; its ring reaches 3 beyond, so show it in `viewBox="-4 -4 56 56"`. */
export function markerArt(shape: MarkerShape, colour: MarkerColour, initial: string): SVGTemplateResult {
  const [d, middle, em = 27] = SHAPES[shape];
  const [fill, ink] = MARKER_COLOURS[colour];
  const size = [...initial].length > 1 ? em * 0.75 : em;
  return svg`
    <path d=${d} fill="var(--marker-ring)" stroke="var(--marker-ring)" stroke-width="6.5" stroke-linejoin="round" />
    <path d=${d} fill=${fill} stroke=${fill} stroke-linejoin="round" />
    ${initial ? svg`<text x="24" y=${middle + size * 0.34} fill=${ink} text-anchor="middle" font-family="var(--display)" font-size=${size}>${initial}</text>` : nothing}`;
}

/** The marker of this id; without one, the marker that the player in this place gets. */
export const markerOf = (id: string | undefined, place: number): (typeof MARKERS)[number] =>
  MARKERS.find((marker) => marker.id === id) ?? (MARKERS[place % MARKERS.length] as (typeof MARKERS)[number]);

/** The first letter or figure of a name with its marks, whatever the script; without any, its first sign. */
export const initialOf = (name: string): string =>
  (/[\p{L}\p{N}]\p{M}*/u.exec(name) ?? /\S/u.exec(name))?.[0].toUpperCase() ?? '';
