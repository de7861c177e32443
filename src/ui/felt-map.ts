/** The small map in a corner of a closer look: the whole track, who is where on it, the part that is shown. */
import { css, svg, type SVGTemplateResult } from 'lit';
import { type Box, overlap } from './felt-box.ts';
import type { FeltLayout } from './felt-layout.ts';
import type { Places } from './felt-places.ts';
import { MARKER_COLOURS } from './marker-art.ts';

export const mapStyles = css`
  .map {
    position: absolute;
    inset: auto 6px 6px auto;
    background: var(--tag);
    border: 1px solid var(--tag-line);
    border-radius: 8px;
    pointer-events: none;
  }
  .map.aside {
    inset: auto auto 6px 6px;
  }
  /* Where the page has the felt beside its controls, its buttons lie in the lower left corner. */
  @media (min-width: 700px) and (orientation: landscape) {
    .map.aside {
      inset: 6px 6px auto auto;
    }
  }
  .map .window {
    fill: var(--felt-ink);
    fill-opacity: 0.14;
    stroke: var(--felt-ink);
  }
  .map circle {
    stroke: var(--marker-ring);
  }
  @media (forced-colors: active) {
    .map .other {
      fill: Canvas;
    }
    .map .up {
      fill: Highlight;
    }
  }
`;

/** The map's width beside the board's, within px. */
const MAP_SCALE = 0.21;
const LEAST_WIDTH = 62;
const MOST_WIDTH = 120;
const MAP_MARGIN = 6;

export const mapWidth = ({ width }: FeltLayout): number =>
  Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, width * MAP_SCALE));

/** The track with a few points a turn. */
export function mapTrack(felt: FeltLayout): string {
  const steps = Math.ceil(felt.turns * 32);
  const last = felt.goal * 0.9999;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = felt.spot((last * i) / steps);
    return `${i ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`;
  }).join('');
}

export function mapArt(felt: FeltLayout, track: string, places: Places, ribbon: string): SVGTemplateResult {
  const px = felt.width / mapWidth(felt);
  const { sun, view } = felt;
  return svg`
    <path d=${track} fill="none" stroke="var(--thread)" stroke-opacity=".55" stroke-width=${Math.min(felt.pitch * 0.4, px * 1.6)} stroke-linejoin="round" />
    <circle cx=${sun.x} cy=${sun.y} r=${sun.radius * 0.8} fill="var(--sun-2)" stroke-width="0" />
    <path d=${ribbon} fill="none" stroke="var(--sun-1)" stroke-width=${px * 2.4} stroke-linecap="round" />
    ${places.markers.map(({ marker, x, y }) => {
      return svg`<circle class=${marker.up ? 'up' : 'other'} cx=${x} cy=${y} r=${px * (marker.up ? 3.2 : 2.2)} fill=${MARKER_COLOURS[marker.colour][0]} stroke-width=${px * (marker.up ? 1.4 : 0.8)} />`;
    })}
    <rect class="window" x=${view.x} y=${view.y} width=${view.width} height=${view.height} rx=${px * 2} stroke-width=${px * 1.3} />`;
}

/** Whether the map had better not lie in the lower right corner. */
export function isMapAside(felt: FeltLayout, things: readonly Box[]): boolean {
  const { view, scale } = felt;
  const width = (mapWidth(felt) + MAP_MARGIN * 2) / scale;
  const height = (width * felt.height) / felt.width;
  const y = view.y + view.height - height / 2;
  const cost = (x: number): number =>
    things.reduce((sum, thing) => sum + overlap({ x, y, width, height }, thing), 0);
  return cost(view.x + view.width - width / 2) > cost(view.x + width / 2);
}
