/** What the parts of the bench's answer share: the heads of sections, and the dashed edge of a table's choice. */
import { css } from 'lit';

export const benchStyles = css`
  :host {
    display: block;
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    align-items: baseline;
    justify-content: space-between;
    padding: 16px 0 6px;
    font: 400 1.1875rem/1.2 var(--display);
  }
  h3 small {
    font: 500 var(--t-s) / 1.2 var(--text);
    color: var(--ink-2);
  }
  p {
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  .choice {
    border: 1.5px dashed var(--brass);
    border-radius: var(--r2);
  }
  .tag {
    font-weight: 700;
    color: var(--brass);
  }
  .tag::before {
    margin-right: 5px;
    content: '◇';
    content: '◇' / '';
  }
`;
