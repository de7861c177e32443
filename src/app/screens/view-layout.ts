/**
 * Where the parts of the table view stand. Everything is sized by one unit, `--u`, of which a landscape screen is never
 * less than 62 high and 100 wide and an upright one never less than 100 high and 58 wide, so that what fits one fits all.
 */
import { css } from 'lit';

export const viewLayout = css`
  :host {
    position: fixed;
    inset: 0;
    overflow: hidden;
    color: var(--felt-ink);
  }
  .cloth {
    position: absolute;
    inset: 0;
  }
  .table {
    --bar: 0px;
    --u: min(1vw, (100dvh - var(--bar)) * 0.016);
    position: absolute;
    inset: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
      env(safe-area-inset-left);
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    grid-template-columns: minmax(0, 1.08fr) minmax(0, 1fr);
    transition: rotate var(--move) var(--out);
  }
  .turned {
    rotate: 0.5turn;
  }
  .noted {
    --bar: 56px;
  }
  .bar {
    display: flex;
    grid-row: 1;
    grid-column: 1 / -1;
    gap: calc(6px + 1 * var(--u));
    align-items: center;
    justify-content: center;
    min-height: var(--bar);
    padding: 5px 10px;
    font-size: max(12px, 1.8 * var(--u));
    font-weight: 500;
    line-height: 1.2;
    background: var(--tag);
    border-bottom: 2px solid var(--brass);
  }
  .bar button {
    flex: none;
    min-height: 44px;
    padding: 0 12px;
    font-weight: 700;
    border-radius: var(--r2);
    box-shadow: inset 0 0 0 1.5px var(--brass-lit);
  }
  .field,
  .side {
    min-width: 0;
    min-height: 0;
  }
  .field {
    --corner: clamp(44px, 4.2 * var(--u), 64px);
    --inset: clamp(2px, 0.9 * var(--u), 14px);
    position: relative;
    grid-row: 2;
    contain: layout;
  }
  .side {
    display: grid;
    grid-row: 2;
    grid-template-rows: minmax(0, 1fr) calc(31.4 * var(--u));
    gap: calc(1.4 * var(--u));
    padding: calc(2.2 * var(--u)) calc(2.6 * var(--u)) calc(1.8 * var(--u))
      calc(1.2 * var(--u));
  }

  /* Quiet until they are wanted, and never gone. */
  .corner {
    position: absolute;
    bottom: var(--inset);
    left: var(--inset);
    z-index: 1;
    display: grid;
    place-items: center;
    width: var(--corner);
    height: var(--corner);
    color: var(--felt-ink-2);
    border-radius: 50%;
  }
  .corner::before {
    position: absolute;
    inset: 4px;
    content: '';
    border-radius: 50%;
    box-shadow: inset 0 0 0 1.5px var(--thread);
    opacity: 0.6;
  }
  .corner:focus-visible {
    border-radius: 50%;
  }
  .corner:hover,
  .corner:focus-visible {
    color: var(--felt-ink);
  }
  .corner:hover::before,
  .corner:focus-visible::before,
  .corner[aria-pressed='true']::before {
    background: var(--tag);
    opacity: 1;
  }
  .corner svg {
    position: relative;
    width: 44%;
    height: 44%;
  }
  .close {
    top: var(--inset);
    bottom: auto;
  }
  .screen {
    right: var(--inset);
    left: auto;
  }

  /* The end: the winners on the Sun, the places beside it. */
  .ended .side {
    grid-template-rows: minmax(0, 1fr);
  }
  .sky {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto auto;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(0.6 * var(--u));
    justify-items: center;
    padding: calc(2 * var(--u));
    overflow: hidden;
    text-align: center;
  }
  .disc {
    position: relative;
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    min-height: 0;
    container-type: size;
    animation: rise var(--moment) var(--out);
  }
  /* Room around the Sun for its rays to fade in. */
  .disc > svg {
    position: absolute;
    inset: -12%;
    width: 124%;
    height: 124%;
    -webkit-mask: radial-gradient(closest-side, #000 80%, transparent);
    mask: radial-gradient(closest-side, #000 80%, transparent);
  }
  .winners {
    --marker: 19cqmin;
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 1cqmin;
    justify-content: center;
    max-width: 38cqmin;
    color: var(--sun-ink);
  }
  .winners.some {
    --marker: 12cqmin;
  }
  .winners.many {
    --marker: 8cqmin;
  }
  .winners b {
    flex-basis: 100%;
    font: 400 13cqmin / 1 var(--display);
  }
  .winners.many b {
    font-size: 9cqmin;
  }
  .sky h1 {
    max-width: 100%;
    font: 400 calc(7.4 * var(--u)) / 1.02 var(--display);
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .sky h1.long {
    font-size: max(18px, 3.8 * var(--u));
  }
  .sky h1.longer {
    font-size: max(16px, 2.6 * var(--u));
  }
  .how {
    position: relative;
    max-width: calc(100% - 2 * var(--corner));
    font-size: max(12px, 2.5 * var(--u));
    line-height: 1.2;
    color: var(--felt-ink-2);
    text-wrap: balance;
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(60%) scale(0.3);
    }
  }

  @media (orientation: portrait) {
    .table {
      --u: min(1.7vw, (100dvh - var(--bar)) * 0.01);
      grid-template-rows: auto minmax(0, 1fr) auto;
      grid-template-columns: minmax(0, 1fr);
    }
    .side {
      grid-row: 3;
      grid-template-rows: auto calc(31.4 * var(--u));
      padding: calc(0.8 * var(--u)) calc(2.4 * var(--u)) calc(2.2 * var(--u));
    }
    score-board {
      height: min(29 * var(--u), var(--rows) * 7.4 * var(--u));
    }
    .ended .side {
      grid-template-rows: auto;
    }
    .ended score-board {
      height: min(58 * var(--u), var(--rows) * 8 * var(--u));
    }
  }
`;
