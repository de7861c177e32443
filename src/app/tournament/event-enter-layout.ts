/** How the fields that enter players are laid out. */
import { css } from 'lit';

export const enterLayout = css`
  .one {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
  }
  .one .button {
    min-width: 76px;
  }
  .one input {
    font-size: var(--t-l);
    font-weight: 600;
  }
  summary {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 48px;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
  [open] summary svg {
    transform: rotate(90deg);
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .chips li {
    min-width: 0;
    max-width: 100%;
  }
  .chips button {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    max-width: 100%;
    min-height: 44px;
    padding: 0 14px 0 10px;
    font-weight: 600;
    border-radius: 22px;
    box-shadow: inset 0 0 0 1.5px var(--edge);
  }
  .chips .rest {
    padding-left: 14px;
    color: var(--ink-2);
  }
  .chips bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .chips svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  textarea {
    min-height: 130px;
    line-height: 1.4;
  }
  .report {
    display: grid;
    gap: 6px;
  }
`;
