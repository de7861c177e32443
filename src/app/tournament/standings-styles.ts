/** The look of the standings: a table with what decided below the name, and in a column of its own where there is room. */
import { css } from 'lit';

export const standingsStyles = css`
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums lining-nums;
  }
  th,
  td {
    padding: 8px 6px;
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
    border-bottom: 1px solid var(--line);
  }
  thead th {
    padding-block: 4px;
    font-size: var(--t-s);
    color: var(--ink-2);
    vertical-align: bottom;
    border-bottom: 2px solid var(--brass);
  }
  th:first-child,
  td:first-child {
    padding-inline-start: 0;
  }
  td.rank {
    font: 400 1.125rem/1.4 var(--display);
    white-space: nowrap;
  }
  /* As wide as they must be: large text leaves the rest to the names. */
  thead .rank,
  .number {
    width: 1%;
    white-space: nowrap;
  }
  .number {
    text-align: end;
  }
  .points {
    font: 400 1.25rem/1.3 var(--display);
  }
  .wide {
    display: none;
  }
  td.wide {
    font-size: var(--t-s);
  }
  .line,
  .skipped {
    display: block;
    font-size: var(--t-s);
    line-height: 1.35;
    color: var(--ink-2);
  }
  tbody th a,
  .final a {
    /* A line's padding takes no room: the target is larger than what is read. */
    padding-block: 13px;
    font-weight: 600;
    text-decoration-color: var(--edge);
    text-underline-offset: 3px;
  }
  tr.left a {
    font-weight: 400;
    color: var(--ink-2);
  }
  .chip {
    display: inline-block;
    padding: 0 6px;
    font-size: var(--t-xs);
    line-height: 1.5;
    border: 1px solid var(--edge);
    border-radius: var(--r1);
  }
  .chip.on {
    border: 1.5px solid var(--brass-lit);
  }
  tr:has(+ .cut) > * {
    border-bottom: 0;
  }
  .cut td {
    padding: 3px 8px;
    font-size: var(--t-s);
    font-weight: 600;
    background: var(--rail-3);
    border-block: 2px dashed var(--brass);
  }
  .final {
    padding: 12px 14px;
    background: var(--rail-2);
    border: 2px solid var(--brass);
    border-radius: var(--r3);
  }
  .winner {
    font: 400 1.5rem/1.15 var(--display);
  }
  .final li {
    display: grid;
    grid-template-columns: 1.4em minmax(0, 1fr) auto;
    gap: 8px;
    align-items: center;
    border-top: 1px solid var(--line);
  }
  .final li span:last-child {
    font: 400 1.25rem/1 var(--display);
  }
  dl div {
    padding: 7px 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    font-size: var(--t-s);
    color: var(--ink-2);
  }
  dd {
    display: flex;
    gap: 12px;
    align-items: baseline;
    justify-content: space-between;
    font-weight: 600;
  }
  .value {
    flex: none;
    max-width: 50%;
    font: 400 1.125rem/1.2 var(--display);
    text-align: end;
  }
  @media (min-width: 660px) {
    .wide {
      display: table-cell;
    }
    th,
    td {
      padding-inline: 10px;
    }
    .line {
      display: none;
    }
    tbody th {
      width: 32%;
    }
  }
  @media (forced-colors: active) {
    .cut td {
      border-color: Highlight;
    }
  }
`;
