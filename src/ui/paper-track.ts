import { svg, type SVGTemplateResult } from 'lit';
import { burst } from './outlines.ts';
import { layoutSpiral, SPOT } from './spiral.ts';

/** Of the drawing, in its own units. */
export const TRACK_WIDTH = 640;
export const TRACK_HEIGHT = 280;
/** Every tenth spot is a number. */
const NUMBERED = 10;

/**
 * The felt for paper: empty spots from the rim to the Sun, to be marked with a pencil.
 *
 * @param goal points to the Sun.
 * @param step points from spot to spot.
 */
export function paperTrack(goal: number, step: number): SVGTemplateResult {
  const scale = SPOT / step;
  const spiral = layoutSpiral({ width: TRACK_WIDTH, height: TRACK_HEIGHT, goal: goal * scale, margin: 18 });
  const { sun, gap, pitch } = spiral;
  const radius = Math.min(gap * 0.34, pitch * 0.3, 8);
  const spots = Array.from({ length: Math.ceil(goal / step) }, (_, place) => place);
  return svg`<path class="track" d=${spiral.path(0, goal * scale)}></path>
    ${spots.map((place) => {
      const { x, y } = spiral.spot(place * SPOT);
      return place % NUMBERED === 0
        ? svg`<circle class="numbered" cx=${x} cy=${y} r=${Math.max(radius, 10)}></circle>
            <text x=${x} y=${y + 3.5}>${place * step}</text>`
        : svg`<circle cx=${x} cy=${y} r=${radius}></circle>`;
    })}
    <path class="sun" d=${burst(18, sun.radius, sun.radius * 0.78, sun.x, sun.y)}></path>
    <text class="goal" x=${sun.x} y=${sun.y + 6}>${goal}</text>`;
}
