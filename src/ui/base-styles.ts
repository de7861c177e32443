/**
 * What every shadow root starts from: box sizing, quiet lists and buttons, the focus ring, the hidden text for
 * screen readers and the cloth. Use as `static override styles = [baseStyles, css`…`]`.
 */
import { css } from 'lit';

export const baseStyles = css`
  * {
    box-sizing: border-box;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  h1,
  h2,
  h3,
  p,
  ol,
  ul,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
    list-style: none;
    font-weight: inherit;
    font-size: inherit;
  }
  button {
    font: inherit;
    color: inherit;
    background: none;
    border: 0;
    padding: 0;
    margin: 0;
    cursor: pointer;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  /* A finger hits the button: nothing need look for what it would hit of the drawing. */
  button svg {
    pointer-events: none;
  }
  a {
    color: inherit;
  }
  :focus-visible {
    outline: 3px solid var(--brass-lit);
    outline-offset: 2px;
    border-radius: var(--r1);
  }
  .display {
    font-family: var(--display);
    font-weight: 400;
    letter-spacing: -0.005em;
  }
  .sr {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    contain: strict;
    white-space: nowrap;
  }
  .cloth {
    color: var(--felt-ink);
    background:
      var(--fibre),
      radial-gradient(120% 90% at 50% 42%, var(--felt-hi) 0%, var(--felt) 52%, var(--felt-lo) 118%);
  }
`;
