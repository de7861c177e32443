/** What the screens that carry a game share: the bar above, and a page that is not too wide to read. */
import { css } from 'lit';

export const carryStyles = css`
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
    padding: max(6px, env(safe-area-inset-top)) max(16px, env(safe-area-inset-right)) 6px
      max(4px, env(safe-area-inset-left));
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
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    max-width: 592px;
    padding: 4px max(16px, env(safe-area-inset-right)) calc(24px + env(safe-area-inset-bottom))
      max(16px, env(safe-area-inset-left));
    margin: 0 auto;
    overflow-wrap: anywhere;
  }
  .hint {
    font-size: var(--t-s);
    color: var(--ink-2);
  }
  .alert {
    padding: 10px 12px;
    font-weight: 600;
    color: var(--ember-ink);
    background: var(--ember-bg);
    border-radius: var(--r2);
    box-shadow: inset 0 0 0 1.5px var(--ember);
  }
`;
