/** What the screens share that are read like a page: the bar that stays above, its button and heading. */
import { css } from 'lit';

export const pageStyles = css`
  :host {
    display: block;
    min-height: 100dvh;
    background: var(--rail);
  }
  .bar {
    position: sticky;
    top: 0;
    z-index: 1;
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    gap: 4px;
    align-items: center;
    background: var(--rail);
  }
  .bar button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
  }
  .bar svg {
    width: 24px;
    height: 24px;
  }
  h1 {
    font: 400 1.5rem/1.1 var(--display);
  }
  .page {
    max-width: 592px;
    margin: 0 auto;
  }
`;
