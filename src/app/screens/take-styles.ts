/** What the screens that carry a game share. */
import { css } from 'lit';
import { noteStyles } from './page-styles.ts';

export const carryStyles = css`
  .bar {
    padding: max(6px, env(safe-area-inset-top)) max(16px, env(safe-area-inset-right)) 6px
      max(4px, env(safe-area-inset-left));
  }
  .page {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    padding: 4px max(16px, env(safe-area-inset-right)) calc(24px + env(safe-area-inset-bottom))
      max(16px, env(safe-area-inset-left));
    overflow-wrap: anywhere;
  }
  ${noteStyles}
`;

/** A label that opens a file: its field lies over it, unseen, and takes the taps and the focus. */
export const fileStyles = css`
  .open {
    position: relative;
    display: grid;
    place-content: center;
    text-align: center;
    cursor: pointer;
  }
  .open:has(:focus-visible) {
    outline: 3px solid var(--brass-lit);
    outline-offset: 2px;
  }
  input[type='file'] {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;

/** What they share that look through the camera, open a file, or take what is pasted. */
export const readerStyles = css`
  video {
    display: block;
    width: 100%;
    max-height: 60dvh;
    aspect-ratio: 1;
    object-fit: cover;
    background: #000;
    border-radius: var(--r3);
  }
  .camera {
    display: grid;
    gap: 10px;
  }
  ${fileStyles}
  form {
    display: grid;
    gap: 8px;
  }
  textarea {
    width: 100%;
    min-height: 88px;
    padding: 8px 10px;
    font: 0.875rem/1.4 ui-monospace, monospace;
    color: var(--ink);
    background: var(--well);
    border: 1px solid var(--edge);
    border-radius: var(--r2);
  }
  @media (min-width: 700px) and (orientation: landscape) {
    video {
      max-height: 56dvh;
      aspect-ratio: 4 / 3;
    }
  }
`;
