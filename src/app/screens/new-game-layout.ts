/** How New game is laid out: players beside the rules where there is room, and Start always at the foot. */
import { css } from 'lit';
import { sunSurface } from '../../ui/sun-surface.ts';

export const newGameLayout = css`
  :host {
    display: block;
    min-height: 100dvh;
    padding-bottom: calc(96px + env(safe-area-inset-bottom));
    color: var(--ink);
    background: var(--rail);
  }
  header,
  .columns {
    max-width: 560px;
    margin: 0 auto;
  }
  header {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    gap: 4px;
    align-items: center;
    padding: max(6px, env(safe-area-inset-top)) 8px 6px;
  }
  header button {
    display: grid;
    place-items: center;
    height: 44px;
  }
  svg {
    width: 24px;
    height: 24px;
  }
  h1 {
    font: 400 1.5rem/1.1 var(--display);
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    padding: 0 max(16px, env(safe-area-inset-right)) 0 max(16px, env(safe-area-inset-left));
  }
  section {
    min-width: 0;
  }
  .empty {
    padding: 6px 0 4px;
    color: var(--ink-2);
  }
  .rotate {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    max-width: 100%;
    min-height: 44px;
    padding-right: 12px;
    font-size: var(--t-s);
    font-weight: 600;
    color: var(--ink-2);
  }
  .rotate span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .rotate svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  fieldset {
    min-width: 0;
    padding: 0;
    margin: 0;
    border: 0;
  }
  legend {
    padding: 20px 0 8px;
    font: 400 1.1875rem/1.2 var(--display);
  }
  .deck {
    display: grid;
    grid-auto-columns: max(148px, 8.5rem);
    grid-auto-flow: column;
    gap: 8px;
    padding: 3px 16px 8px;
    margin: 0 -16px;
    overflow-x: auto;
    scrollbar-width: none;
    scroll-padding: 16px;
  }
  .card {
    position: relative;
    display: grid;
    gap: 4px;
    align-content: start;
    min-height: 92px;
    padding: 11px 12px;
    color: inherit;
    text-decoration: none;
    cursor: pointer;
    background: var(--rail-2);
    border-radius: 14px;
    box-shadow: inset 0 0 0 1px var(--edge);
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  .card input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    cursor: pointer;
    opacity: 0;
  }
  .card b {
    overflow-wrap: anywhere;
    font: 400 1.125rem/1.1 var(--display);
  }
  .card span {
    font-size: var(--t-s);
    line-height: 1.25;
    color: var(--ink-2);
  }
  .card:has(:checked) {
    color: var(--felt-ink);
    background: var(--felt);
    box-shadow: inset 0 0 0 2.5px var(--brass-lit);
  }
  .card:has(:checked) span {
    color: var(--felt-ink-2);
  }
  .card:has(:focus-visible) {
    outline: 3px solid var(--brass-lit);
    outline-offset: 2px;
  }
  .save {
    width: 100%;
    min-height: 48px;
    margin: 12px 0 6px;
    font-weight: 600;
    background: var(--rail-3);
    border-radius: var(--r2);
    box-shadow: inset 0 0 0 1px var(--edge);
  }
  .goal {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 128px;
    height: 150px;
    margin: 6px 2px 0;
    overflow: hidden;
    border-radius: 18px;
    box-shadow: 0 0 0 1.5px var(--brass);
  }
  .goal number-stepper {
    align-content: center;
    padding-right: 10px;
  }
  .house {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 24px;
    gap: 10px;
    align-items: center;
    width: 100%;
    min-height: 60px;
    margin-top: 6px;
    text-align: left;
  }
  .house b {
    display: block;
    font-size: 1.0625rem;
    font-weight: 600;
  }
  .house small {
    font-size: var(--t-s);
    color: var(--ink-2);
  }
  .house svg {
    color: var(--ink-2);
  }
  .house[aria-expanded='true'] svg {
    transform: rotate(90deg);
  }
  footer {
    position: fixed;
    right: 0;
    bottom: 0;
    left: 0;
    z-index: 2;
    padding: 16px max(12px, env(safe-area-inset-right)) calc(15px + env(safe-area-inset-bottom))
      max(12px, env(safe-area-inset-left));
    pointer-events: none;
    background: linear-gradient(transparent, var(--rail) 22%);
  }
  .start {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    width: 100%;
    max-width: 536px;
    min-height: 56px;
    padding: 0 18px;
    margin: 0 auto;
    text-align: left;
    pointer-events: auto;
    ${sunSurface}
  }
  .start b {
    font: 400 1.5rem/1 var(--display);
  }
  .start span {
    display: -webkit-box;
    overflow: hidden;
    font-size: var(--t-s);
    font-weight: 600;
    line-height: 1.2;
    text-align: right;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .start[aria-disabled='true'] {
    color: var(--ink-2);
    cursor: default;
    background: var(--rail);
    box-shadow: inset 0 0 0 1.5px var(--edge);
  }
  .start[aria-disabled='true'] b {
    color: var(--ink-3);
  }
  @media (min-width: 760px) {
    header,
    .columns {
      max-width: 1040px;
    }
    .columns {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      gap: 40px;
    }
    legend {
      padding-top: 4px;
    }
    .deck {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      grid-auto-flow: row;
      padding-inline: 0;
      margin: 0;
    }
  }
  @media (min-width: 760px) and (max-width: 999px) {
    .columns {
      gap: 24px;
    }
    .card {
      padding-inline: 10px;
    }
    .card b {
      font-size: 1rem;
    }
  }
`;
