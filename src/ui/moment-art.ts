/** What is drawn of a moment, behind its words: the fallen ribbon, the train, petals, the rising and the dying Sun. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { MomentKind } from '../game/moment.ts';
import { burst, flames } from './outlines.ts';
import { fallenRibbonArt, noonArt, ribbonArt, sunArt } from './sun-art.ts';

/** As many as the Sun has; a ring of them turns by one. */
const PETALS = 14;

/** Petals to be seen round the felt's Sun, which ends at 100; under it they leave its number free. */
const HOLE = 'M86 0a86 86 0 1 0-172 0a86 86 0 1 0 172 0Z';
const RING = flames(PETALS, 158, 96) + HOLE;
const INNER_RING = flames(PETALS, 132, 92, 0, 0, -90 + 180 / PETALS) + HOLE;

/** From edge to edge, over a hill. */
const RAILS = 'M-30 92C80 92 110 40 200 40S320 92 430 92';

/** In the disc of the winner's Sun, one for each cube. */
const FIVE_STARS = Array.from({ length: 5 }, (_, i) => {
  const angle = ((i * 2) / 5 - 0.5) * Math.PI;
  return burst(5, 25, 11, 48 * Math.cos(angle), 48 * Math.sin(angle));
}).join('');

/** The fallen ribbon; a second one comes from the other side. */
const fallen = (mirror = ''): TemplateResult => html`<svg
  class="fallen"
  viewBox="0 0 390 420"
  preserveAspectRatio="xMidYMax slice"
><g transform=${mirror}>${fallenRibbonArt()}</g></svg>`;

const noon = (on: unknown = nothing): TemplateResult => html`<svg
  viewBox="-200 -200 400 400"
>${noonArt()}${on}</svg>`;

/** The drawing of this kind of moment, if it has one. */
export function momentArt(kind: MomentKind): TemplateResult | typeof nothing {
  switch (kind) {
    case 'wimpout':
      return fallen();
    case 'wreck':
      return html`${fallen()}${fallen('matrix(-1 0 0 1 390 0)')}`;
    case 'train':
      return html`<svg class="rails" viewBox="0 0 400 120" preserveAspectRatio="xMidYMid slice">
        ${ribbonArt(RAILS, 22)}
      </svg>`;
    case 'flash':
      return html`<svg class="petals" viewBox="-160 -160 320 320" fill-rule="evenodd">
        <path d=${RING} fill="var(--sun-3)" /><path d=${INNER_RING} fill="var(--sun-2)" />
      </svg>`;
    case 'lead':
      return html`<svg class="crown" viewBox="-100 -100 200 100"><g>${sunArt(0, 0, 98)}</g></svg>`;
    case 'winner':
      return noon();
    case 'stars':
      return noon(svg`<path d=${FIVE_STARS} fill="var(--sun-gap)" />`);
    case 'supernova':
      return html`<svg class="nova" viewBox="-100 -100 200 200">
        ${sunArt(0, 0, 100)}
        <g class="dark">
          <path d=${flames(PETALS, 100, 66)} fill="var(--sun-gap)" />
          <circle r="60" fill="var(--night-side)" stroke="var(--sun-3)" stroke-width="1.5" />
        </g>
      </svg>`;
    case 'goal':
    case 'lick':
    case 'on-board':
    case 'void':
      return nothing;
  }
}
