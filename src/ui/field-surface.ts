/** The look of a field to type or choose in: declarations to put into its rule. */
import { css } from 'lit';

export const fieldSurface = css`
  width: 100%;
  min-width: 0;
  min-height: 50px;
  padding: 4px 12px;
  font: inherit;
  font-weight: 500;
  color: var(--ink);
  background: var(--well);
  border: 1.5px solid var(--edge);
  border-radius: var(--r2);
`;
