/** How the sheet for amendments stands: the pad and the tray smaller than on the table, its answers below them. */
import { css } from 'lit';
import { fieldSurface } from '../../ui/field-surface.ts';

export const amendLayout = css`
  cube-tray,
  key-pad {
    --key: 46px;
    --cube: 42px;
    --gap: 6px;
    --tray: calc(var(--cube) * 1.08 + 14px + 1rem);
  }
  h3 {
    font: 400 1.1875rem/1.2 var(--display);
  }
  .step {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .so-far {
    display: grid;
    gap: 6px;
    padding: 8px 12px;
    font-size: var(--t-s);
    color: var(--ink-2);
    overflow-wrap: anywhere;
    background: var(--well);
    border-radius: var(--r2);
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    min-width: 0;
    padding: 0;
    margin: 0;
    border: 0;
  }
  legend {
    padding: 0 0 6px;
    font-weight: 600;
  }
  fieldset label {
    position: relative;
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    justify-content: center;
    min-height: 44px;
    padding: 0 14px;
    font-weight: 500;
    cursor: pointer;
    border-radius: var(--r2);
    box-shadow: inset 0 0 0 1px var(--edge);
  }
  fieldset label:has(:checked) {
    font-weight: 700;
    background: var(--rail-3);
    box-shadow: inset 0 0 0 2.5px var(--brass-lit);
  }
  fieldset label:has(:focus-visible) {
    outline: 3px solid var(--brass-lit);
    outline-offset: 2px;
  }
  input[type='radio'] {
    position: absolute;
    opacity: 0;
  }
  .field {
    display: grid;
    gap: 6px;
    font-weight: 600;
  }
  number-stepper {
    justify-content: start;
  }
  select,
  .field input {
    ${fieldSurface}
  }
  .button[aria-disabled='true'] {
    color: var(--ink-3);
    background: none;
  }
  .ruling {
    min-height: 1.35em;
    font-weight: 700;
  }
  .hint {
    font-size: var(--t-s);
    color: var(--ink-2);
  }
  .verdict {
    display: grid;
    gap: 6px;
    padding-top: 12px;
    overflow-wrap: anywhere;
    border-top: 1px solid var(--line);
  }
  .warn {
    padding: 8px 12px;
    color: var(--ember-ink);
    background: var(--ember-bg);
    border-radius: var(--r2);
  }
  .ways {
    display: grid;
    gap: 8px;
  }
  .lose {
    color: var(--ember-ink);
    background: var(--ember-bg);
    box-shadow: inset 0 0 0 1.5px var(--ember);
  }
`;
