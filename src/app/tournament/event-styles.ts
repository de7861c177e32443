/** What the pages of a tournament share. */
import { css } from 'lit';
import { emberSurface } from '../../ui/ember-surface.ts';
import { fieldSurface } from '../../ui/field-surface.ts';

export const eventStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    align-content: start;
    overflow-wrap: anywhere;
  }
  section,
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
  label {
    display: grid;
    gap: 6px;
  }
  h2 {
    font: 400 1.1875rem/1.2 var(--display);
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
  .alert .ways {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr));
    margin-top: 10px;
  }
  .ways {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    gap: 8px;
  }
  .button,
  .main {
    display: grid;
    place-content: center;
    text-align: center;
    text-decoration: none;
    color: inherit;
  }
  .main {
    color: var(--sun-ink);
  }
  input:not([type='checkbox'], [type='radio'], [type='file']),
  select,
  textarea {
    ${fieldSurface}
    min-height: 48px;
  }
  ::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
`;
