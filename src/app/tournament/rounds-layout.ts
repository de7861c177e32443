import { css } from 'lit';
import { forcedColours } from '../../ui/forced-colours.ts';

/** How the page of a round is laid out. */
export const roundsLayout = css`
  .none {
    padding: 20px 18px;
    border-radius: var(--r3);
    box-shadow: 0 0 0 1.5px var(--brass);
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  nav .button {
    min-height: 44px;
  }
  nav [aria-current='page'] {
    box-shadow: inset 0 0 0 2.5px var(--brass-lit);
  }
  .head h2 {
    font-size: var(--t-xl);
  }
  progress {
    width: 100%;
    height: 8px;
    overflow: hidden;
    appearance: none;
    background: var(--well);
    border: 0;
    border-radius: var(--r-full);
  }
  progress::-webkit-progress-bar {
    background: var(--well);
  }
  progress::-webkit-progress-value {
    background: var(--leaf);
  }
  progress::-moz-progress-bar {
    background: var(--leaf);
  }
  .narrow {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: 4px 12px;
    align-items: end;
  }
  .only {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 48px;
  }
  .only input {
    flex: none;
    width: 24px;
    height: 24px;
    accent-color: var(--brass);
  }
  .tables {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
    gap: 12px;
  }
  .tables a {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    align-content: start;
    height: 100%;
    padding: 12px;
    text-decoration: none;
    background: var(--rail-2);
    border-radius: var(--r3);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  .tables a.playing {
    box-shadow: inset 0 0 0 1.5px var(--edge);
  }
  .tables a.differ {
    box-shadow: inset 0 0 0 2px var(--ember);
  }
  h3 {
    font: 400 1.0625rem/1.2 var(--display);
  }
  .state {
    display: flex;
    gap: 6px;
    font-size: var(--t-s);
    line-height: 1.3;
    color: var(--ink-2);
  }
  .state svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--leaf);
  }
  .differ .state {
    font-weight: 600;
    color: var(--ember);
  }
  ol {
    display: grid;
    gap: 4px;
  }
  ol li {
    display: grid;
    grid-template-columns: 1.4em minmax(0, 1fr) auto;
    gap: 6px;
    align-items: baseline;
    line-height: 1.25;
  }
  ol bdi {
    justify-self: start;
  }
  .place {
    font-size: var(--t-s);
    color: var(--ink-2);
  }
  .won {
    font-weight: 700;
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  mark {
    color: var(--sun-ink);
    background: var(--sun-1);
    border-radius: 3px;
  }
  ${forcedColours}
  @media (forced-colors: active) {
    .tables a {
      border: 1px solid LinkText;
    }
    .tables a.differ {
      border: 3px dashed LinkText;
    }
    nav [aria-current='page'] {
      border: 4px solid Highlight;
    }
    progress {
      border: 1px solid CanvasText;
      forced-color-adjust: none;
    }
  }
`;
