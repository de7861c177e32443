/**
 * The turn's look. Its height is fixed at each breakpoint; the lines that do not fit it are left out whole rather than
 * cut: they wrap into a second column, which is out of sight. Large text takes the height it needs instead.
 */
import { css } from 'lit';
import { forcedColours } from './forced-colours.ts';
import { beside, largeText, tall, wide } from './room.ts';

export const turnStyles = css`
  :host {
    position: relative;
    display: block;
    height: calc(20px + 5.75rem);
    color: var(--felt-ink);
  }
  /* On its own: another ruling lays out nothing beyond it. */
  .turn {
    position: absolute;
    inset: 0;
    display: grid;
    grid-template: minmax(0, 1fr) / 122px minmax(0, 1fr);
    column-gap: 12px;
    padding: 0 12px 11px 8px;
    contain: strict;
  }
  .risk {
    display: grid;
    align-content: center;
    text-align: center;
  }
  .risk b {
    display: block;
    padding: 2px 4px 6px 0;
    font: 400 min(4.25rem, 76px) / 0.86 var(--display);
    letter-spacing: -0.02em;
    color: var(--risk, var(--sun-1));
    text-shadow:
      2px 2px 0 var(--sun-2),
      4px 4px 0 var(--sun-3);
  }
  .risk.long b {
    font-size: min(3rem, 54px);
    line-height: 1.2;
  }
  .risk.none b {
    color: var(--felt-ink-2);
    text-shadow: none;
    opacity: 0.7;
  }
  .caption {
    display: block;
    font-size: var(--t-s);
    font-weight: 500;
    line-height: 1.25;
    color: var(--felt-ink-2);
  }
  .say {
    display: flex;
    flex-flow: column wrap;
    place-content: flex-start center;
    gap: 5px 16px;
    min-width: 0;
    /* Room for the focus ring, which the edge would cut. */
    padding: 0 6px;
    margin: 0 -6px;
    overflow: hidden;
    overflow: clip;
  }
  .said,
  .go {
    flex: none;
    width: 100%;
  }
  .said {
    display: flex;
    flex-direction: column;
    gap: inherit;
    max-height: 100%;
  }
  .how {
    min-height: 0;
  }
  .must {
    flex: none;
  }
  .how,
  .go,
  .must span {
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .how,
  .must span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .must span {
    -webkit-line-clamp: 3;
  }
  .how {
    font-size: 1.0625rem;
    font-weight: 600;
    line-height: 1.25;
  }
  .go {
    font-size: var(--t-s);
    line-height: 1.3;
    color: var(--felt-ink-2);
  }
  .must {
    position: relative;
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) 20px;
    gap: 7px;
    align-items: center;
    min-height: 34px;
    padding: 5px 8px;
    font-size: 0.9375rem;
    font-weight: 700;
    line-height: 1.15;
    text-align: left;
    color: var(--ember-ink);
    background: var(--ember-bg);
    border-radius: var(--r2);
    box-shadow: inset 0 0 0 1.5px var(--ember);
    scroll-margin-bottom: var(--under, 0px);
  }
  .must::after {
    position: absolute;
    inset: -7px 0;
    content: '';
  }
  svg {
    width: 20px;
    height: 20px;
  }
  .may {
    min-height: 30px;
    padding-block: 0;
    color: var(--leaf);
    background: none;
    box-shadow: none;
    padding-inline: 0 8px;
  }
  .aim {
    color: var(--felt-ink);
    background: var(--tag);
    box-shadow: inset 0 0 0 1.5px var(--brass-lit);
  }
  @media (max-height: 700px) {
    :host {
      height: calc(12px + 5.5rem);
    }
    .turn {
      grid-template-columns: 104px minmax(0, 1fr);
      padding-bottom: 7px;
    }
    .risk b {
      font-size: min(3.5rem, 64px);
    }
    .risk.long b {
      font-size: min(2.5rem, 46px);
    }
    .say {
      row-gap: 3px;
    }
    .how {
      font-size: 0.9375rem;
    }
    .must {
      font-size: 0.875rem;
    }
  }
  @media (max-height: 600px) {
    :host {
      height: calc(8px + 5rem);
    }
    .turn {
      padding-bottom: 6px;
    }
    .risk b {
      font-size: min(2.875rem, 52px);
    }
    .caption {
      font-size: var(--t-xs);
    }
    .how {
      line-height: 1.2;
    }
    .must {
      min-height: 30px;
      padding-block: 4px;
    }
  }
  @media (max-width: 374px) {
    .turn {
      grid-template-columns: 84px minmax(0, 1fr);
      column-gap: 8px;
      padding-inline: 8px;
    }
    .risk b {
      font-size: min(2.5rem, 46px);
    }
    .risk.long b {
      font-size: min(2rem, 36px);
    }
    .how {
      font-size: 0.875rem;
      line-height: 1.2;
    }
    .throws {
      display: none;
    }
    .must {
      grid-template-columns: 18px minmax(0, 1fr) 18px;
      gap: 5px;
      padding: 4px 6px;
      font-size: 0.8125rem;
    }
    .must svg {
      width: 18px;
      height: 18px;
    }
    .may {
      padding: 0 6px 0 0;
    }
    .crowded .how {
      font-size: 0.8125rem;
    }
    .crowded .must {
      padding-block: 3px;
      font-size: var(--t-xs);
      line-height: 1.12;
    }
  }
  @media ${tall} {
    :host {
      height: calc(24px + 9rem);
    }
    .turn {
      grid-template-columns: 190px minmax(0, 1fr);
      padding: 0 64px 22px 40px;
    }
    .risk b {
      font-size: min(6rem, 108px);
    }
    .risk.long b {
      font-size: min(4rem, 72px);
    }
    .say {
      row-gap: 8px;
    }
    .how {
      font-size: 1.375rem;
    }
    .go {
      font-size: 1rem;
    }
    .must {
      min-height: 46px;
      font-size: var(--t-l);
    }
  }
  @media ${beside} {
    :host {
      height: auto;
      min-height: 88px;
    }
    .turn {
      grid-template-columns: 104px minmax(0, 1fr);
      padding: 4px 12px 4px 0;
    }
    .risk b {
      font-size: min(3.25rem, 58px);
    }
    .say {
      row-gap: 4px;
    }
  }
  @media ${wide} {
    :host {
      height: calc(12px + 6rem);
    }
    .turn {
      grid-template-columns: 150px minmax(0, 1fr);
      padding: 0 18px 8px 0;
    }
    .risk b {
      font-size: min(4rem, 72px);
    }
  }
  @media ${wide} and (min-height: 751px) {
    :host {
      height: calc(24px + 9.5rem);
    }
    .turn {
      grid-template-columns: 168px minmax(0, 1fr);
      padding-bottom: 14px;
    }
    .risk b {
      font-size: min(6rem, 108px);
    }
    .risk.long b {
      font-size: min(4rem, 72px);
    }
    .caption {
      font-size: var(--t-s);
    }
    .say {
      row-gap: 8px;
    }
    .how {
      font-size: 1.25rem;
    }
    .go {
      font-size: 1rem;
    }
    .must {
      min-height: 44px;
      font-size: 1.0625rem;
    }
  }
  @container table ${largeText} {
    :host {
      height: auto;
      min-height: auto;
    }
    .turn {
      position: static;
      contain: none;
      grid-template: auto auto / minmax(0, 1fr);
      row-gap: 4px;
      align-content: start;
      padding-block: 8px 12px;
      padding-inline: 12px;
    }
    .risk {
      display: flex;
      gap: 12px;
      align-items: center;
      justify-self: start;
      text-align: left;
    }
    .risk b,
    .risk.long b {
      padding-left: 2px;
      font-size: 46px;
      line-height: 0.95;
    }
    .throws {
      display: inline;
    }
    .say {
      display: grid;
    }
    .how,
    .must span {
      -webkit-line-clamp: none;
    }
    .must {
      min-height: 44px;
    }
    /* What obliges stays in view when little does. */
    .how {
      order: 1;
    }
  }
  @media (forced-colors: active) {
    .must.may {
      border-style: solid;
    }
    .must:not(.may):not(.aim) {
      border-width: 3px;
    }
  }
  ${forcedColours}
`;
