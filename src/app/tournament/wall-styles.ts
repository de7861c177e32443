/**
 * The look of the big screen. All sizes are multiples of --u, a hundredth or so of the window; those of a table, a row
 * and an award are what `wall-model.ts` counts with.
 */
import { css } from 'lit';

export const wallStyles = css`
  :host {
    display: contents;
  }
  .wall {
    --u: 12.8px;
    position: fixed;
    inset: 0;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(1 * var(--u));
    padding: max(calc(1.2 * var(--u)), env(safe-area-inset-top)) max(calc(2 * var(--u)), env(safe-area-inset-right))
      max(6px, env(safe-area-inset-bottom)) max(calc(2 * var(--u)), env(safe-area-inset-left));
    overflow: hidden;
    font-variant-numeric: tabular-nums lining-nums;
  }
  header {
    all: unset;
    display: flex;
    gap: calc(2 * var(--u));
    align-items: center;
    justify-content: space-between;
    min-height: calc(6.4 * var(--u));
  }
  header > div:first-child {
    min-width: 0;
  }
  .event {
    overflow: hidden;
    font-size: calc(1.8 * var(--u));
    line-height: 1.2;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--felt-ink-2);
  }
  h1 {
    font: 400 calc(3.6 * var(--u)) / 1.1 var(--display);
  }
  .unsettled {
    font-size: calc(1.7 * var(--u));
    font-weight: 700;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .clock {
    flex: none;
    padding: calc(0.3 * var(--u)) calc(1.2 * var(--u));
    text-align: end;
    border: calc(0.3 * var(--u)) solid transparent;
    border-radius: calc(1 * var(--u));
  }
  .time {
    font: 400 calc(5.2 * var(--u)) / 0.95 var(--display);
  }
  .clock p {
    font-size: calc(1.9 * var(--u));
    font-weight: 700;
    line-height: 1.15;
  }
  .clock.soon {
    border: calc(0.3 * var(--u)) dashed var(--thread);
  }
  .clock.over {
    color: var(--ember-ink);
    background: var(--ember-bg);
    border: calc(0.3 * var(--u)) solid var(--ember);
  }
  .clock.over p {
    font: 400 calc(2.6 * var(--u)) / 1.1 var(--display);
  }
  .clock.over .time {
    font-size: calc(2.6 * var(--u));
  }
  .clock.paused .time,
  .clock.ready .time {
    color: var(--felt-ink-2);
  }
  .page {
    display: grid;
    grid-template-columns: repeat(var(--columns, 1), minmax(0, 1fr));
    grid-auto-rows: min-content;
    gap: 0 calc(3 * var(--u));
    min-height: 0;
    overflow: hidden;
    animation: come var(--moment, 0ms) var(--out) both;
  }
  @keyframes come {
    from {
      opacity: 0;
      transform: translateY(calc(1.5 * var(--u)));
    }
  }
  .tables {
    gap: calc(1.2 * var(--u));
    align-content: start;
  }
  .table {
    min-width: 0;
    padding: 0 calc(1 * var(--u)) calc(1 * var(--u));
    background: var(--tag);
    border-radius: calc(1 * var(--u));
  }
  .table h2 {
    display: flex;
    gap: calc(0.8 * var(--u));
    align-items: baseline;
    justify-content: space-between;
    height: calc(2.8 * var(--u));
    overflow: hidden;
    font: 400 calc(2 * var(--u)) / 1.4 var(--display);
    color: var(--thread);
    white-space: nowrap;
  }
  .table h2 span {
    font: 600 calc(1.5 * var(--u)) / 1 var(--text);
  }
  .table.done {
    background: none;
    outline: calc(0.15 * var(--u)) dashed var(--thread);
    outline-offset: calc(-0.15 * var(--u));
  }
  .table li,
  .row {
    display: grid;
    align-items: center;
  }
  .table li {
    grid-template-columns: calc(1.8 * var(--u)) minmax(0, 1fr);
    height: calc(2.7 * var(--u));
    overflow: hidden;
    font-size: calc(2.25 * var(--u));
    font-weight: 600;
    line-height: 1.15;
  }
  .table li > span {
    font-size: calc(1.4 * var(--u));
    color: var(--felt-ink-2);
  }
  bdi {
    justify-self: start;
    min-width: 0;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .mid bdi {
    font-size: calc(1.7 * var(--u));
  }
  /* What two lines have no room for ends in an ellipsis: nothing is cut above or below. */
  .long bdi {
    display: -webkit-box;
    font-size: calc(1.22 * var(--u));
    line-height: 1.08;
    white-space: normal;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .rows {
    grid-template-rows: repeat(var(--rows, 1), min-content);
    grid-auto-flow: column;
    align-content: start;
  }
  .row {
    grid-template-columns: calc(4 * var(--u)) minmax(0, 1fr) auto;
    gap: calc(1 * var(--u));
    height: calc(3.2 * var(--u));
    font-size: calc(2.25 * var(--u));
    font-weight: 600;
    line-height: 1.15;
    border-bottom: 1px solid var(--thread);
  }
  .who {
    display: flex;
    gap: calc(1 * var(--u));
    align-items: baseline;
    min-width: 0;
  }
  .row small {
    flex: none;
    font-size: calc(1.3 * var(--u));
    font-weight: 400;
    color: var(--felt-ink-2);
  }
  .row.through {
    background: var(--tag);
  }
  .row .rank,
  .row .points {
    font: 400 calc(2.25 * var(--u)) / 1 var(--display);
  }
  .row .rank {
    padding-inline-start: calc(0.6 * var(--u));
  }
  .row .points {
    padding-inline-end: calc(0.6 * var(--u));
  }
  .award {
    display: grid;
    align-content: center;
    height: calc(7.2 * var(--u));
    overflow: hidden;
    border-bottom: 1px solid var(--thread);
  }
  .award dt {
    font-size: calc(1.7 * var(--u));
    line-height: 1.2;
    color: var(--felt-ink-2);
  }
  .award dd {
    display: -webkit-box;
    overflow: hidden;
    font-size: calc(2.1 * var(--u));
    font-weight: 600;
    line-height: 1.15;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .middle {
    align-content: center;
    justify-items: center;
    text-align: center;
    font-size: calc(2.4 * var(--u));
  }
  .winner {
    font: 400 calc(6 * var(--u)) / 1.05 var(--display);
    overflow-wrap: anywhere;
  }
  .middle ol {
    display: grid;
    width: min(100%, calc(56 * var(--u)));
    margin: calc(1.5 * var(--u)) auto 0;
    text-align: start;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    align-items: center;
    justify-content: center;
  }
  footer > * {
    flex: none;
  }
  footer .gap {
    flex: 1 0 12px;
    font-size: var(--t-m);
    text-align: center;
    color: var(--felt-ink-2);
  }
  footer .button {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    padding: 2px 10px;
    font-size: var(--t-m);
    color: var(--felt-ink);
    text-decoration: none;
    background: var(--tag);
    box-shadow: inset 0 0 0 1px var(--thread);
  }
  footer [aria-pressed='true'] {
    box-shadow: inset 0 0 0 3px var(--brass-lit);
  }
  footer svg {
    width: 22px;
    height: 22px;
  }
  @media (max-width: 700px) {
    header {
      flex-wrap: wrap;
    }
    .time {
      font-size: calc(4 * var(--u));
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .page {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .table,
    .clock {
      border: 2px solid CanvasText;
    }
  }
`;
