/** How the book and the trainer are laid out: pages to read, and cases on the felt. */
import { css } from 'lit';
import { forcedColours } from '../../ui/forced-colours.ts';
import { throwInks } from '../../ui/throw-art.ts';

export const bookLayout = [
  throwInks,
  css`
    .bar {
      max-width: 592px;
      padding: max(6px, env(safe-area-inset-top)) 16px 6px 4px;
      margin: 0 auto;
    }
    .page {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 14px;
      padding: 4px max(16px, env(safe-area-inset-right)) calc(28px + env(safe-area-inset-bottom))
        max(16px, env(safe-area-inset-left));
      overflow-wrap: anywhere;
    }
    .text {
      display: grid;
      gap: 10px;
      max-width: 62ch;
      font-size: 1.0625rem;
      line-height: 1.45;
    }
    .text b {
      font-weight: 700;
    }
    .hint,
    small {
      font-size: var(--t-s);
      color: var(--ink-2);
    }
    h2 {
      padding-top: 8px;
      font: 400 1.25rem/1.2 var(--display);
    }
    .cases {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
      gap: 12px;
    }
    /* A throw on the felt; all of it is the link on its headline. */
    .case {
      position: relative;
      display: grid;
      gap: 7px;
      align-content: start;
      padding: 13px 14px 12px;
      border-radius: var(--r3);
      box-shadow: inset 0 0 0 1px var(--thread);
    }
    .case .throw {
      width: auto;
      max-width: 100%;
      height: 2.75rem;
    }
    .case .given,
    .case .said {
      font-size: var(--t-s);
      line-height: 1.35;
      color: var(--felt-ink-2);
    }
    .case .headline {
      font: 400 1.25rem/1.2 var(--display);
    }
    .case .said li {
      padding-top: 3px;
    }
    .case .follows {
      font-weight: 700;
      line-height: 1.3;
      color: var(--ember-soft, var(--ember));
    }
    .case .free {
      color: inherit;
    }
    .case > a {
      display: inline-flex;
      gap: 4px;
      align-items: center;
      font-size: var(--t-s);
      font-weight: 600;
      text-underline-offset: 3px;
    }
    .case > a::after {
      position: absolute;
      inset: 0;
      content: '';
      border-radius: var(--r3);
    }
    .case > a:focus-visible {
      outline: none;
    }
    .case > a:focus-visible::after {
      outline: 3px solid var(--brass-lit);
      outline-offset: 2px;
    }
    .links {
      background: var(--rail-2);
      border-radius: var(--r3);
      box-shadow: inset 0 0 0 1px var(--line);
    }
    .links a {
      display: flex;
      gap: 10px;
      align-items: center;
      justify-content: space-between;
      min-height: 48px;
      padding: 8px 14px;
      font-weight: 600;
      text-decoration: none;
    }
    .links li + li a {
      border-top: 1px solid var(--line);
    }
    .links small {
      display: block;
      font-weight: 400;
    }
    a svg {
      flex: none;
      width: 18px;
      height: 18px;
      color: var(--brass);
    }
    .main {
      display: grid;
      place-items: center;
      min-height: 54px;
      padding: 6px 12px;
      font: 400 1.25rem/1.1 var(--display);
      text-align: center;
      text-decoration: none;
    }
    @media (min-width: 900px) {
      .bar,
      .page {
        max-width: 860px;
      }
    }
    ${forcedColours}
    @media (forced-colors: active) {
      .case,
      .links,
      .main {
        border: 1px solid;
      }
    }
  `,
];
