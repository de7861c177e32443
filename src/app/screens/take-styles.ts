/** What the screens that carry a game share. */
import { css } from 'lit';
import { emberSurface } from '../../ui/ember-surface.ts';

export const carryStyles = css`
  .bar {
    padding: max(6px, env(safe-area-inset-top)) max(16px, env(safe-area-inset-right)) 6px
      max(4px, env(safe-area-inset-left));
  }
  .page {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    padding: 4px max(16px, env(safe-area-inset-right)) calc(24px + env(safe-area-inset-bottom))
      max(16px, env(safe-area-inset-left));
    overflow-wrap: anywhere;
  }
  .hint {
    font-size: var(--t-s);
    color: var(--ink-2);
  }
  .alert {
    padding: 10px 12px;
    font-weight: 600;
    ${emberSurface}
    border-radius: var(--r2);
  }
`;
