import { css } from 'lit';
import { forcedColours } from '../../ui/forced-colours.ts';

/** How the page of the next round is laid out. */
export const seatingLayout = css`
  h3 {
    font: 400 1.0625rem/1.2 var(--display);
  }
  .note,
  details:not(.more) {
    padding: 10px 12px;
    border-radius: var(--r2);
    box-shadow: inset 0 0 0 1.5px var(--brass);
  }
  .note a {
    display: inline-block;
    padding: 11px 4px;
    margin: -11px 0;
    font-weight: 600;
  }
  details:not(.more) {
    padding: 0;
    background: var(--rail-2);
  }
  summary {
    cursor: pointer;
    border-radius: var(--r2);
  }
  details:not(.more) > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    padding: 10px 12px;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary b,
  details button b {
    font-weight: 600;
  }
  .change {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .what {
    grid-column: 1 / -1;
    font-size: var(--t-s);
    color: var(--ink-2);
  }
  details > ul {
    display: grid;
    gap: 8px;
    padding: 0 12px 12px;
  }
  details button {
    display: grid;
    gap: 2px;
    width: 100%;
    min-height: 52px;
    padding: 8px 12px;
    text-align: start;
    background: var(--rail-3);
    border-radius: var(--r2);
    box-shadow: inset 0 0 0 1px var(--edge);
  }
  details button[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2.5px var(--brass-lit);
  }
  details > .hint {
    padding: 0 12px 12px;
  }
  .working {
    padding: 32px 0;
    text-align: center;
    color: var(--ink-2);
  }
  .review {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  .review li {
    font-weight: 400;
  }
  .fine {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: 8px;
    align-items: center;
    color: var(--leaf);
  }
  .more > summary {
    padding: 11px 0;
  }
  .more > ul,
  .review div:not(.alert) ul {
    padding-inline-start: 12px;
    font-size: var(--t-s);
    color: var(--ink-2);
  }
  .button[aria-disabled='true'] {
    color: var(--ink-3);
    background: none;
    cursor: default;
  }
  .tables {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
    gap: 12px;
  }
  .table {
    gap: 6px;
    align-content: start;
    padding: 10px;
    background: var(--rail-2);
    border-radius: var(--r3);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  .table ol {
    display: grid;
    gap: 4px;
    counter-reset: place;
  }
  .table button {
    display: grid;
    grid-template-columns: 1.4em minmax(0, 1fr);
    gap: 6px;
    align-items: center;
    width: 100%;
    min-height: 44px;
    padding: 4px 10px;
    font-weight: 600;
    text-align: start;
    background: var(--rail-3);
    border-radius: var(--r2);
    counter-increment: place;
  }
  .table bdi {
    justify-self: start;
  }
  .table button::before {
    font-size: var(--t-s);
    font-weight: 400;
    color: var(--ink-2);
    content: counter(place);
  }
  .table button[aria-pressed='true'] {
    color: var(--sun-ink);
    background: var(--sun-1);
    box-shadow: 0 0 0 1.5px var(--sun-ring);
  }
  .table button[aria-pressed='true']::before {
    color: inherit;
  }
  .again {
    font-size: var(--t-s);
    color: var(--ink-2);
  }
  /* Above the tabs, whichever table is being looked at. */
  .publish {
    position: sticky;
    bottom: calc(8px + var(--tabs, 0px));
    display: grid;
    gap: 6px;
  }
  .picked {
    padding: 8px 12px;
    background: var(--rail-2);
    border-radius: var(--r2);
    box-shadow: inset 0 0 0 1.5px var(--brass-lit);
  }
  .missing a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    min-height: 56px;
    align-content: center;
    padding: 8px 0;
    text-decoration: none;
    border-bottom: 1px solid var(--line);
  }
  .missing b {
    font-weight: 600;
  }
  .names {
    grid-column: 1 / -1;
    font-size: var(--t-s);
    color: var(--ink-2);
  }
  @media (max-height: 30em) {
    .publish {
      position: static;
    }
  }
  ${forcedColours}
`;
