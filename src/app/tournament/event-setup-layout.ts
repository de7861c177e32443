/** How the form of a tournament is laid out. */
import { css } from 'lit';

export const setupLayout = css`
  form {
    gap: 22px;
  }
  h2 {
    padding-bottom: 4px;
    border-bottom: 1px solid var(--line);
  }
  .about {
    display: grid;
    gap: 10px;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
    gap: 10px;
  }
  fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    min-width: 0;
    padding: 0;
    margin: 6px 0 0;
    border: 0;
  }
  legend {
    padding: 0 0 6px;
    font-weight: 600;
  }
  .choice {
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 10px;
    align-items: center;
    min-height: 48px;
    cursor: pointer;
  }
  .choice .hint {
    display: block;
  }
  .choice:has([type='radio']) {
    padding: 8px 12px;
    border-radius: var(--r2);
    box-shadow: inset 0 0 0 1px var(--edge);
  }
  .choice:has([type='radio']:checked) {
    background: var(--rail-3);
    box-shadow: inset 0 0 0 2px var(--brass-lit);
  }
  .choice input {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--brass);
  }
  .switch,
  .number {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    justify-content: space-between;
  }
  .switch .choice {
    flex: 1 1 15rem;
  }
  /* Below the words it belongs to. */
  .switch number-stepper {
    margin-left: 34px;
  }
  .sizes {
    display: grid;
    gap: 8px;
    padding-left: 12px;
    border-left: 3px solid var(--line);
  }
  .foot {
    position: sticky;
    bottom: calc(8px + var(--tabs, 0px));
    z-index: 1;
  }
  .main.foot {
    font-size: min(1.375rem, 11vw);
  }
  .bar {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: 8px;
  }
  .said {
    justify-self: center;
    padding: 8px 18px;
    font-weight: 600;
    background: var(--rail-2);
    border-radius: var(--r3);
    box-shadow: inset 0 0 0 1.5px var(--leaf);
  }
  .said:empty {
    padding: 0;
    box-shadow: none;
  }
  .alerts {
    display: contents;
  }
  .above .button {
    background: var(--rail-2);
  }
  .frozen {
    padding: 14px 16px;
    background: var(--rail-2);
    border-radius: var(--r3);
  }
  .frozen ol {
    padding-left: 1.5rem;
    list-style: decimal;
  }
  /* Large letters on a small phone leave no room beside or above it. */
  @media (max-width: 17em), (max-height: 21em) {
    .foot {
      position: static;
    }
    .bar {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
