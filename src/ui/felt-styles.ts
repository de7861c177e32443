/** The felt's frame: clipped and hemmed in a closer look, and what may be done to it with fingers. */
import { css } from 'lit';

export const feltStyles = css`
  :host {
    position: relative;
    display: block;
    width: 100%;
    height: 100%;
    min-width: 0;
    min-height: 0;
    contain: size layout;
    color: var(--felt-ink);
  }
  .frame {
    position: absolute;
    inset: 2px 5px;
    display: grid;
    place-items: center;
  }
  /* Two fingers are the felt's; one scrolls the page as long as it has nothing to drag here. */
  .frame.open {
    touch-action: pan-x pan-y;
  }
  .frame.close {
    touch-action: none;
    cursor: grab;
  }
  .frame.close,
  .frame[data-held],
  .frame[data-moving] {
    overflow: hidden;
    border-radius: 16px;
  }
  .frame[data-held] {
    cursor: grabbing;
    user-select: none;
  }
  /* A stitched hem says that there is more felt beyond it. */
  .frame::after {
    position: absolute;
    inset: 0;
    content: '';
    border: 1.5px dashed var(--thread);
    border-radius: 16px;
    opacity: 0;
    pointer-events: none;
    transition: opacity calc(240ms * var(--moving, 1));
  }
  .frame.close::after {
    opacity: 0.55;
  }
  /*
   * Moved in place of the drawing in it, which would lay out all its words anew in every frame. A layer of its own only
   * while it moves: what lies over it would be one too, and take part in each ruling's frame.
   */
  .picture {
    transform-origin: 0 0;
  }
  .frame[data-held] .picture {
    will-change: transform;
  }
  .board {
    display: block;
    overflow: visible;
  }
  /*
   * The landing ring, laid over the picture: there the browser scales it without drawing the felt anew. It breathes when
   * nobody has told anything for a while, since taps wait for what moves; twice, and rests: nothing moves by itself for
   * more than five seconds (WCAG 2.2.2), nor drains the phone on the table.
   */
  .breath {
    position: absolute;
    inset: 0 auto auto 0;
    box-sizing: border-box;
    border: solid var(--felt-ink);
    border-radius: 50%;
    pointer-events: none;
    animation: breathe calc(2.4s * var(--moving, 1)) ease-in-out calc(4s * var(--moving, 1)) 2;
  }
  .frame[data-held] .breath,
  .frame[data-moving] .breath {
    visibility: hidden;
  }
  @keyframes breathe {
    50% {
      scale: 1.1;
    }
  }
`;
