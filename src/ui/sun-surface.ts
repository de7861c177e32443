/** The look of the one button that matters on a screen: declarations to put into its rule. */
import { css } from 'lit';

export const sunSurface = css`
  color: var(--sun-ink);
  background: linear-gradient(180deg, var(--sun-1), #f3a93a);
  border-radius: var(--r3);
  box-shadow:
    0 3px 0 var(--sun-3),
    0 0 0 1.5px var(--sun-ring),
    inset 0 1.5px 0 #fff8;
`;
