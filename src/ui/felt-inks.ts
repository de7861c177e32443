/** The inks of the felt's drawing. Where the device has its own few colours, shapes and outlines say what is what. */
import { css } from 'lit';

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
    stroke-linejoin: round;
  }
  .number.on {
    fill: var(--sun-ink);
    stroke: var(--sun-1);
  }
  .number.covered {
    visibility: hidden;
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
  .out > .body {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    :host {
      --felt-ink: CanvasText;
      --groove: Canvas;
      --thread: CanvasText;
      --land: Canvas;
      --tag: Canvas;
      --tag-line: CanvasText;
      --halo: Highlight;
      --ribbon-edge: Canvas;
      --sun-1: Highlight;
      --sun-2: Highlight;
      --sun-3: Highlight;
      --sun-gap: Canvas;
      --sun-ink: HighlightText;
      --marker-ring: CanvasText;
    }
    svg {
      forced-color-adjust: none;
    }
    .body > path:nth-of-type(2) {
      fill: Canvas;
      stroke: Canvas;
    }
    .body > text {
      fill: CanvasText;
    }
    .up > .body > path:nth-of-type(2) {
      fill: Highlight;
      stroke: Highlight;
    }
    .up > .body > text {
      fill: HighlightText;
    }
    .up > .halo {
      fill: none;
      stroke: Highlight;
    }
    .out > .body {
      opacity: 1;
    }
    .out > .body > path {
      stroke-dasharray: 4 4;
    }
  }
`;
