/** How the data screen is laid out. */
import { css } from 'lit';

export const dataLayout = css`
  .bar {
    max-width: 592px;
    padding: max(6px, env(safe-area-inset-top)) 16px 6px 4px;
    margin: 0 auto;
  }
  .page {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    padding: 0 max(16px, env(safe-area-inset-right)) calc(28px + env(safe-area-inset-bottom))
      max(16px, env(safe-area-inset-left));
    overflow-wrap: anywhere;
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 16px;
    background: var(--rail-2);
    border-radius: var(--r3);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  section h2 {
    font: 400 1.25rem/1.2 var(--display);
  }
  .hint {
    font-size: var(--t-m);
    color: var(--ink-2);
  }
  .facts {
    display: grid;
    gap: 10px;
  }
  .facts li {
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr);
    gap: 10px;
    font-size: var(--t-m);
    line-height: 1.35;
  }
  .facts svg {
    width: 20px;
    height: 20px;
    margin-top: 1px;
    color: var(--ink-3);
  }
  .facts .well svg {
    color: var(--leaf);
  }
  .facts .ill svg {
    color: var(--ember);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  .ways .button,
  .ways .main {
    flex: 1 1 150px;
  }
  .button,
  .main {
    display: flex;
    gap: 10px;
    align-items: center;
    justify-content: center;
    text-align: center;
  }
  .button svg,
  .main svg {
    flex: none;
    width: 22px;
    height: 22px;
  }
  .danger {
    color: var(--ember-ink);
    background: var(--ember-bg);
    box-shadow: inset 0 0 0 1.5px var(--ember);
  }
  label.button {
    cursor: pointer;
  }
  .file:focus-visible + label {
    outline: 3px solid var(--brass-lit);
    outline-offset: 2px;
  }
  .paste {
    display: grid;
    gap: 8px;
  }
  .paste label {
    font-size: var(--t-m);
    font-weight: 600;
  }
  textarea {
    width: 100%;
    min-height: 76px;
    padding: 10px 12px;
    font: 0.8125rem/1.4 ui-monospace, monospace;
    color: var(--ink);
    resize: vertical;
    background: var(--well);
    border: 1px solid var(--edge);
    border-radius: var(--r2);
  }
  .found {
    box-shadow:
      0 0 0 1.5px var(--brass),
      0 8px 20px #0005;
  }
  /* Below the bar that stays, with its frame. */
  .found h2 {
    scroll-margin-top: 84px;
  }
  .found h2:focus {
    outline: none;
  }
  .found .count {
    font-size: 1.0625rem;
    font-weight: 600;
  }
  .found .standing {
    display: grid;
    gap: 4px;
    padding-left: 18px;
    font-size: var(--t-m);
  }
  .found .standing li {
    list-style: disc;
  }
  .column,
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
  }
  .stack {
    gap: 10px;
  }
  .outcome {
    padding: 10px 12px;
    font-size: var(--t-m);
    font-weight: 600;
    line-height: 1.35;
    border-radius: var(--r2);
    box-shadow: inset 0 0 0 1.5px var(--leaf);
  }
  /* It stays where it will be heard. */
  .outcome:empty {
    position: absolute;
    padding: 0;
    box-shadow: none;
  }
  .outcome.ill {
    color: var(--ember-ink);
    background: var(--ember-bg);
    box-shadow: inset 0 0 0 1.5px var(--ember);
  }
  .question {
    overflow-wrap: anywhere;
  }
  @media (min-width: 900px) {
    .bar,
    .page {
      max-width: 1040px;
    }
    .page {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: start;
    }
    .page > .hint {
      grid-column: 1 / 3;
      max-width: 62ch;
    }
  }
  @media (forced-colors: active) {
    section,
    .outcome,
    .button,
    .main {
      border: 1px solid;
    }
  }
`;
