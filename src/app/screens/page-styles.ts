/** What the screens share that are read like a page: the bar that stays above, its button and heading. */
import { css } from 'lit';
import { emberSurface } from '../../ui/ember-surface.ts';

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

/** Sentences beside the matter: one that helps, one that warns. */
export const noteStyles = css`
  .hint {
    font-size: var(--t-s);
    color: var(--ink-2);
  }
  .alert {
    padding: 10px 12px;
    font-weight: 600;
    ${emberSurface}
    border-radius: var(--r2);
  }
`;

/** Buttons and links that look like them, side by side where there is room. */
export const waysStyles = css`
  .ways {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    gap: 8px;
  }
  .button,
  .main {
    display: grid;
    place-content: center;
    text-align: center;
    text-decoration: none;
    color: inherit;
  }
  .main {
    color: var(--sun-ink);
  }
`;
