/**
 * Where the parts of the table stand: one column on a phone held upright, the felt beside the rail on wide screens.
 * The felt alone gives way; turn, tray and pad have fixed heights at each breakpoint, so that no key ever moves.
 * Where the text is too large or the screen too low for that, the page scrolls: behind the rail while enough of it
 * stays in view, else with it.
 *
 * The rows are the same everywhere: 1 notice, 2 and 3 turn and choice of a page that scrolls behind the rail,
 * 4 seats, 5 felt, 6 choice of a page that scrolls as a whole, 7 turn, 8 rail. Rows that nothing stands in take no room.
 */
import { css, type CSSResult } from 'lit';
import { forcedColours } from '../../ui/forced-colours.ts';
import { beside, largeText as large, tall, wide } from '../../ui/room.ts';

const column = css`((orientation: portrait) or (max-width: 559px))`;
const low = css`((max-height: 511px) and ${column})`;
/** Above the rail at least 130 px stay in view. */
const behind = css`(min-height: calc(320px + 7.65rem))`;

const railHeight = css`calc(
  var(--above) + var(--tray) + 2 * var(--key) + 6px + var(--acts) + var(--last) + 4 * var(--gap) + var(--below) + 2px +
    env(safe-area-inset-bottom)
)`;

const choiceInFlow = css`
  grid-row: 6;
  container-type: normal;
  margin: 4px 8px 8px;
`;

/** The rail stays at the bottom; what matters most stands first in the page that scrolls behind it. */
const behindRail = (when: CSSResult) => css`
  ${when}turn-panel {
    grid-row: 2;
  }
  ${when}choice-bar {
    grid-row: 3;
  }
  ${when}.rail {
    position: sticky;
    bottom: 0;
    grid-row: 1 / -1;
    align-self: end;
  }
  ${when}.rail::before {
    display: none;
  }
  ${when}.field {
    margin-bottom: ${railHeight};
  }
  ${when}turn-panel,
  ${when}choice-bar,
  ${when}seat-strip,
  ${when}.field {
    --under: ${railHeight};
  }
`;

export const tableLayout = css`
  :host {
    --key: 54px;
    --cube: 50px;
    --high: 54px;
    --act: 48px;
    --bank: 56px;
    --gap: 6px;
    --padx: 10px;
    --above: 8px;
    --below: 10px;
    --right: 0px;
    --tray: calc(var(--high) + 14px + 1rem);
    --acts: var(--act);
    --last: var(--bank);
    position: fixed;
    inset: 0;
    container: table / size;
    display: grid;
    contain: strict;
    grid-template-rows: repeat(4, auto) minmax(min-content, 1fr) repeat(3, auto);
    grid-template-columns: minmax(0, 1fr) var(--right);
    overflow: hidden auto;
    background: var(--rail);
    overscroll-behavior: none;
    padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left);
  }
  .cloth {
    grid-row: 1 / 8;
    grid-column: 1;
    margin: calc(-1 * env(safe-area-inset-top)) calc(-1 * env(safe-area-inset-right)) 0
      calc(-1 * env(safe-area-inset-left));
  }
  notice-bar {
    position: relative;
    grid-row: 1;
    grid-column: 1;
  }
  seat-strip {
    position: relative;
    grid-row: 4;
    grid-column: 1;
  }
  .field {
    position: relative;
    grid-row: 5;
    grid-column: 1;
    contain: size;
  }
  turn-panel {
    position: relative;
    grid-row: 7;
    grid-column: 1;
  }
  choice-bar {
    z-index: 3;
    grid-row: 5;
    grid-column: 1;
    container-type: size;
    margin: 0 8px 4px;
  }
  table-sheets {
    position: absolute;
  }
  .rail {
    position: relative;
    z-index: 6;
    display: grid;
    grid-template: var(--tray) auto auto / minmax(0, 1fr);
    grid-row: 8;
    grid-column: 1;
    gap: var(--gap);
    padding: var(--above) var(--padx) calc(var(--below) + env(safe-area-inset-bottom));
    background: linear-gradient(var(--rail-2), var(--rail) 40%);
    border: 0 solid var(--brass);
    border-top-width: 2px;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    touch-action: manipulation;
  }
  /* The stitches of the cloth's edge. */
  .rail::before {
    position: absolute;
    right: 10px;
    bottom: calc(100% + 6px);
    left: 10px;
    pointer-events: none;
    content: '';
    border-bottom: 1.5px dashed var(--thread);
    opacity: 0.5;
  }
  .menu,
  .zoom,
  .ask {
    position: absolute;
    top: 0;
    /* On a low felt it lies in the head of the choice. */
    z-index: 5;
    display: grid;
    place-items: center;
    scroll-margin-bottom: var(--under, 0px);
    width: 44px;
    height: 44px;
    color: var(--felt-ink);
    border-radius: 50%;
  }
  .menu {
    right: 2px;
  }
  .ask {
    left: 2px;
    font: 400 1.375rem/1 var(--display);
  }
  .zoom {
    top: auto;
    right: 2px;
    bottom: 0;
  }
  /* The choice lies where it stood, over a felt that nobody looks closer at. */
  .choosing .zoom {
    visibility: hidden;
  }
  /* Readable also where the felt comes closer. */
  .menu::before,
  .zoom::before,
  .ask::before {
    position: absolute;
    inset: 5px;
    z-index: -1;
    content: '';
    background: var(--tag);
    border-radius: 50%;
    opacity: 0.5;
  }
  .menu svg,
  .zoom svg {
    width: 22px;
    height: 22px;
  }
  @media (max-height: 700px) {
    :host {
      --key: 47px;
      --cube: 44px;
      --high: 48px;
      --act: 46px;
      --bank: 50px;
      --gap: 5px;
      --above: 6px;
      --below: 8px;
    }
  }
  @media (max-height: 600px) {
    :host {
      --key: 44px;
      --cube: 40px;
      --high: 43px;
      --act: 44px;
      --bank: 46px;
      --gap: 4px;
      --above: 5px;
      --below: 5px;
      --tray: calc(var(--high) + 9px + 1rem);
    }
  }
  @media (max-width: 359px) {
    :host {
      --padx: 7px;
    }
  }
  @media ${tall} {
    :host {
      --key: 72px;
      --cube: 68px;
      --high: 73px;
      --act: 58px;
      --bank: 68px;
      --gap: 9px;
      --padx: 64px;
      --above: 14px;
      --below: 22px;
    }
    choice-bar {
      margin: 0 64px 8px;
    }
  }
  @media ${beside} {
    :host {
      --key: 44px;
      --cube: 38px;
      --high: 41px;
      --act: 44px;
      --bank: 46px;
      --gap: 4px;
      --above: 6px;
      --below: 6px;
      --right: min(52%, 436px);
    }
    .cloth {
      grid-row: 1 / -1;
      grid-column: 1 / -1;
    }
    .field {
      grid-row: 5 / -1;
    }
    turn-panel {
      grid-row: 1 / 8;
      grid-column: 2;
    }
    .rail {
      grid-column: 2;
      border-left-width: 2px;
      border-top-left-radius: 16px;
    }
    .rail::before {
      display: none;
    }
    choice-bar {
      grid-row: 5 / -1;
      margin: 0 6px 44px;
    }
    .menu {
      top: auto;
      right: auto;
      bottom: 4px;
      left: 4px;
    }
    .zoom {
      right: auto;
      bottom: 4px;
      left: 50px;
    }
    .ask {
      inset: auto auto 4px 96px;
    }
    .choosing .zoom {
      visibility: visible;
    }
  }
  @media ${wide} {
    :host {
      --above: 8px;
      --right: min(44%, 452px);
    }
    seat-strip {
      grid-row: 1 / 7;
      grid-column: 2;
      contain: size;
    }
    .field,
    choice-bar {
      grid-row: 2 / -1;
    }
    turn-panel {
      grid-row: 7;
    }
    choice-bar {
      margin: 0 16px 56px;
    }
  }
  @media ${wide} and (min-height: 601px) {
    :host {
      --key: 54px;
      --cube: 50px;
      --high: 54px;
      --act: 48px;
      --bank: 56px;
      --gap: 6px;
      --padx: 12px;
      --below: 10px;
    }
  }
  @media ${wide} and (min-height: 751px) {
    :host {
      --key: 62px;
      --cube: 58px;
      --high: 63px;
      --act: 54px;
      --bank: 64px;
      --gap: 8px;
      --padx: 14px;
      --above: 12px;
      --below: 14px;
    }
    .rail {
      border-top-left-radius: 22px;
    }
  }

  ${forcedColours}

  /* The page scrolls: the felt keeps a height that it can be read at. */
  @container table ${large} or ${low} or (max-height: 369px) {
    .field {
      min-height: 150px;
    }
  }
  @container table ${large} {
    .rail,
    .field,
    seat-strip,
    turn-panel,
    choice-bar {
      --caption: 1.35rem;
      --acts: calc(2 * max(44px, 1.6rem) + var(--gap));
      --last: max(var(--bank), calc(12px + 3.1rem));
      --tray: calc(var(--high) + 9px + 1.35rem);
    }
    .rail::before {
      display: none;
    }
  }
  @container table (${large} or ${low}) and ${column} {
    choice-bar {
      ${choiceInFlow}
      --ways: minmax(0, 1fr);
      --flow: row;
    }
  }
  @container table (${large} or ${low}) and ${column} and ${behind} {
    ${behindRail(css``)}
  }
  /* A notice on a small phone would leave the felt nothing. */
  @media (max-height: 640px) and (orientation: portrait) {
    notice-bar[shown] ~ .field {
      min-height: 150px;
    }
    notice-bar[shown] ~ choice-bar {
      ${choiceInFlow}
    }
  }
  @container table (max-height: 640px) and (orientation: portrait) and ${behind} {
    ${behindRail(css`notice-bar[shown] ~ `)}
  }
  @container table (${large}) and ${beside} {
    turn-panel {
      align-self: start;
    }
    .field {
      position: sticky;
      top: 0;
      max-height: 100cqh;
    }
    choice-bar {
      position: sticky;
      top: 0;
      align-self: start;
      height: max(60cqh, 100cqh - 8rem);
    }
  }
  @container table (${large}) and ${wide} {
    seat-strip {
      min-height: 9rem;
    }
  }
  @container table (${large}) and ${wide} and ${behind} {
    turn-panel {
      grid-row: 2;
    }
    seat-strip {
      grid-row: 3 / 8;
      margin-bottom: ${railHeight};
    }
    .rail {
      position: sticky;
      bottom: 0;
      grid-row: 1 / -1;
      align-self: end;
    }
  }
`;
