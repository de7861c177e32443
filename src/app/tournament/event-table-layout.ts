/** How the page of a table is laid out. */
import { css } from 'lit';

export const tableLayout = css`
  .order li {
    display: grid;
    grid-template-columns: 1.4em 26px minmax(0, 1fr);
    gap: 10px;
    align-items: center;
    min-height: 40px;
    border-bottom: 1px solid var(--line);
  }
  .order li:last-child {
    border: 0;
  }
  .order span {
    color: var(--ink-2);
  }
  .order bdi {
    font-weight: 600;
    line-height: 1.2;
    justify-self: start;
  }
  .copies {
    padding: 14px;
    background: var(--rail-2);
    border-radius: 20px;
    box-shadow: 0 0 0 1.5px var(--ember);
  }
  .meanwhile {
    padding: 12px 14px;
    border-radius: var(--r2);
    box-shadow: 0 0 0 1.5px var(--ember);
  }
  .flags li {
    margin-left: 18px;
    list-style: disc;
  }
  summary {
    display: flex;
    align-items: center;
    min-height: 48px;
    font-weight: 600;
    cursor: pointer;
  }
  summary::before {
    width: 1.25em;
    content: '▸' / '';
  }
  details[open] > summary::before {
    content: '▾' / '';
  }
  .split {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
  }
  @media (min-width: 700px) {
    .split:has(table-code) {
      grid-template-rows: auto 1fr;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 22px;
      align-items: start;
    }
    table-code {
      grid-row: 1 / 3;
    }
  }
`;
