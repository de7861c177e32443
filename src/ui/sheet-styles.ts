/** What all sheets share: a native dialog that rises from the bottom edge, its head and its rows. */
import { css } from 'lit';
import { forcedColours } from './forced-colours.ts';
import { sunSurface } from './sun-surface.ts';

export const sheetStyles = css`
  dialog {
    width: min(100%, 560px);
    max-width: none;
    max-height: 86dvh;
    padding: 0;
    margin: auto auto 0;
    overflow: hidden auto;
    /* The head stays: what is reached by keyboard comes to stand below it. */
    scroll-padding: 4.5rem 0 1.5rem;
    overscroll-behavior: contain;
    color: var(--ink);
    background: linear-gradient(var(--rail-2), var(--rail));
    border: 0;
    border-top: 2px solid var(--brass);
    border-radius: var(--r3) var(--r3) 0 0;
  }
  dialog::backdrop {
    background: rgb(6 14 11 / 0.6);
  }
  header {
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
    padding: 10px 8px 6px 18px;
    background: var(--rail-2);
  }
  header h2 {
    min-width: 0;
    overflow-wrap: anywhere;
    font: 400 1.375rem/1.15 var(--display);
  }
  .close {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
  }
  .close svg {
    width: 22px;
    height: 22px;
  }
  .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    overflow-wrap: break-word;
    padding: 4px 18px calc(18px + env(safe-area-inset-bottom));
  }
  .button {
    min-height: 48px;
    padding: 4px clamp(6px, 32px - 1rem, 16px);
    font-weight: 600;
    background: var(--rail-3);
    border-radius: var(--r2);
    box-shadow: inset 0 0 0 1px var(--edge);
  }
  .main {
    min-height: 54px;
    padding: 6px 12px;
    font: 400 1.375rem/1.05 var(--display);
    ${sunSurface}
  }
  .main[aria-disabled='true'] {
    color: var(--ink-3);
    background: none;
    box-shadow: inset 0 0 0 1.5px var(--edge);
  }
  /* A head that stays would leave a low screen no room for what it heads. */
  @media (max-height: 400px) {
    dialog {
      max-height: 96dvh;
    }
    header {
      position: static;
    }
  }
  @media (min-width: 700px) {
    dialog {
      margin: auto;
      border: 2px solid var(--brass);
      border-radius: var(--r3);
    }
  }
  ${forcedColours}
  @media (forced-colors: active) {
    dialog,
    header {
      background: Canvas;
    }
    dialog {
      border: 2px solid CanvasText;
    }
    label:has([type='radio']) {
      border: 1px solid ButtonText;
    }
    label:has(input:checked) {
      border: 3px solid Highlight;
    }
  }
`;
