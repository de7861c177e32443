/** The look of what warns or takes away: declarations to put into its rule. */
import { css } from 'lit';

export const emberSurface = css`
  color: var(--ember-ink);
  background: var(--ember-bg);
  box-shadow: inset 0 0 0 1.5px var(--ember);
`;
