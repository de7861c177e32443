import { css } from 'lit';

/** The frame of a tournament's pages: its bar, its tabs, and what it says and asks. */
export const frameStyles = css`
  :host {
    display: grid;
    /* Far below nothing where letters are so large that what stays in view would leave the page no room. */
    --stays: calc((20.9px - 1rem) * 9999);
    /* As high as the tabs at the foot: what stays in view stands above them. */
    --tabs: min(calc(26px + 1.75rem + env(safe-area-inset-bottom)), var(--stays));
    grid-template-rows: auto 1fr auto;
    grid-template-columns: minmax(0, 1fr);
  }
  .bar {
    grid-template-columns: 44px minmax(0, 1fr) auto;
  }
  .bar div {
    display: flex;
  }
  .bar [disabled] {
    color: var(--ink-3);
    cursor: default;
  }
  h1 {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .page {
    width: 100%;
    max-width: 760px;
    align-content: start;
  }
  .alone {
    --tabs: 0px;
  }
  nav {
    position: sticky;
    bottom: min(0px, var(--stays));
    grid-row: 3;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
    background: var(--rail-2);
    border-top: 2px solid var(--brass);
  }
  nav a {
    display: grid;
    flex: 1 0 auto;
    place-items: center;
    min-height: 52px;
    padding: 2px 6px;
    font-weight: 600;
    text-decoration: none;
    color: var(--ink-2);
  }
  nav a[aria-current='page'] {
    color: var(--ink);
    box-shadow: inset 0 4px 0 var(--sun-1);
  }
  /* Where there is room beside the heading, the tabs take none from the page. */
  @media (min-width: 700px) {
    :host {
      --tabs: 0px;
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .page {
      grid-column: 1 / -1;
    }
    nav {
      grid-area: 1 / 2;
      top: 0;
      bottom: auto;
      flex-wrap: nowrap;
      background: var(--rail);
      border: 0;
    }
    nav a {
      padding: 2px 14px;
    }
    nav a[aria-current='page'] {
      box-shadow: inset 0 -4px 0 var(--sun-1);
    }
  }
  .button {
    display: grid;
    place-content: center;
    text-align: center;
    text-decoration: none;
  }
  .question {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    gap: 8px;
    padding: 12px;
    background: var(--rail-2);
    border-radius: var(--r3);
    box-shadow: inset 0 0 0 1.5px var(--ember);
  }
  .question p {
    grid-column: 1 / -1;
  }
  .said {
    color: var(--ink-2);
  }
  /* From afar, and on paper, there is nothing but the page. */
  .whole {
    display: contents;
  }
  @media print {
    :host {
      display: block;
      min-height: 0;
      background: none;
    }
    .bar,
    nav {
      display: none;
    }
  }
`;
