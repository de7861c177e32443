/**
 * Where the parts of the table stand: one column on a phone held upright, the felt beside the rail on wide screens.
 * The felt alone gives way; turn, tray and pad have fixed heights at each breakpoint, so that no key ever moves.
 */
import { css } from 'lit';

export const tableLayout = css`
  :host {
    --key: 54px;
    --cube: 50px;
    --act: 48px;
    --bank: 56px;
    --gap: 6px;
    --padx: 10px;
    position: fixed;
    inset: 0;
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr) auto auto;
    grid-template-columns: minmax(0, 1fr);
    overflow: hidden;
    background: var(--rail);
    overscroll-behavior: none;
    padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left);
  }
  .cloth {
    position: relative;
    grid-row: 1 / 5;
    grid-column: 1;
    border-bottom: 2px solid var(--brass);
    margin: calc(-1 * env(safe-area-inset-top)) calc(-1 * env(safe-area-inset-right)) 0
      calc(-1 * env(safe-area-inset-left));
  }
  .cloth::after {
    position: absolute;
    inset: auto 10px 4px;
    content: '';
    border-bottom: 1.5px dashed var(--thread);
    opacity: 0.5;
  }
  notice-bar {
    grid-row: 1;
    grid-column: 1;
    position: relative;
  }
  seat-strip {
    position: relative;
    grid-row: 2;
    grid-column: 1;
  }
  .field {
    position: relative;
    grid-row: 3;
    grid-column: 1;
    min-height: 0;
    contain: size layout;
  }
  turn-panel {
    position: relative;
    grid-row: 4;
    grid-column: 1;
  }
  choice-bar {
    z-index: 3;
    grid-row: 3;
    grid-column: 1;
    align-self: end;
    margin: 0 8px 4px;
  }
  .rail {
    display: grid;
    grid-row: 5;
    grid-column: 1;
    gap: var(--gap);
    padding: 8px var(--padx) calc(10px + env(safe-area-inset-bottom));
    background: linear-gradient(var(--rail-2), var(--rail) 40%);
  }
  .menu {
    position: absolute;
    top: 0;
    right: 2px;
    z-index: 2;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    color: var(--felt-ink);
    border-radius: 50%;
  }
  .menu svg {
    width: 22px;
    height: 22px;
  }
  @media (max-height: 700px) {
    :host {
      --key: 47px;
      --cube: 44px;
      --act: 46px;
      --bank: 50px;
      --gap: 5px;
    }
    .rail {
      padding-top: 6px;
      padding-bottom: calc(8px + env(safe-area-inset-bottom));
    }
  }
  @media (max-height: 600px) {
    :host {
      --key: 44px;
      --cube: 40px;
      --act: 44px;
      --bank: 46px;
      --gap: 4px;
    }
    .rail {
      padding-top: 5px;
      padding-bottom: calc(5px + env(safe-area-inset-bottom));
    }
  }
  @media (max-width: 359px) {
    :host {
      --padx: 7px;
    }
  }
  @media (min-width: 700px) and (orientation: portrait) {
    :host {
      --key: 72px;
      --cube: 68px;
      --act: 58px;
      --bank: 68px;
      --gap: 9px;
      --padx: 64px;
    }
    .rail {
      padding-top: 14px;
      padding-bottom: calc(22px + env(safe-area-inset-bottom));
    }
    choice-bar {
      margin: 0 64px 8px;
    }
  }
  @media (min-width: 700px) and (orientation: landscape) {
    :host {
      --key: 62px;
      --cube: 58px;
      --act: 54px;
      --bank: 64px;
      --gap: 8px;
      grid-template-rows: auto minmax(0, 1fr) auto auto;
      grid-template-columns: minmax(0, 1fr) 452px;
    }
    .cloth {
      grid-row: 1 / -1;
      grid-column: 1 / -1;
      border: 0;
    }
    .cloth::after {
      display: none;
    }
    notice-bar {
      grid-column: 1 / -1;
    }
    seat-strip {
      grid-row: 2;
      grid-column: 2;
    }
    .field {
      grid-row: 2 / -1;
      grid-column: 1;
    }
    turn-panel {
      grid-row: 3;
      grid-column: 2;
      align-self: end;
    }
    .rail {
      position: relative;
      grid-row: 4;
      grid-column: 2;
      padding: 12px 14px calc(14px + env(safe-area-inset-bottom));
      border: solid var(--brass);
      border-width: 2px 0 0 2px;
      border-top-left-radius: 22px;
    }
    choice-bar {
      grid-row: 2 / 4;
      grid-column: 1;
      margin: 0 16px 56px 16px;
    }
    .menu {
      top: auto;
      right: auto;
      bottom: 6px;
      left: 8px;
    }
  }
  @media (min-width: 700px) and (max-height: 500px) and (orientation: landscape) {
    :host {
      --key: 44px;
      --cube: 38px;
      --act: 44px;
      --bank: 46px;
      --gap: 4px;
      grid-template-rows: auto auto minmax(0, 1fr) auto;
      grid-template-columns: minmax(0, 1fr) 436px;
    }
    seat-strip {
      grid-column: 1;
    }
    .field {
      grid-row: 3 / -1;
    }
    turn-panel {
      grid-row: 2 / 4;
      align-self: center;
    }
    .rail {
      padding: 6px 10px calc(6px + env(safe-area-inset-bottom));
      border-top-left-radius: 16px;
    }
    choice-bar {
      grid-row: 3 / 5;
      margin: 0 6px 44px 6px;
    }
  }
`;
