/** What the pages of a tournament share. */
import { css } from 'lit';
import { fieldSurface } from '../../ui/field-surface.ts';
import { noteStyles, waysStyles } from '../screens/page-styles.ts';

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
  ${noteStyles}
  .alert .ways {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr));
    margin-top: 10px;
  }
  ${waysStyles}
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
