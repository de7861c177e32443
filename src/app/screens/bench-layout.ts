/** Where the parts of the bench stand: the case on the felt, the pad or the answer on the rail; two columns where wide. */
import { css } from 'lit';
import { emberSurface } from '../../ui/ember-surface.ts';
import { largeText } from '../../ui/room.ts';

export const benchLayout = css`
  :host {
    --key: 54px;
    --cube: 50px;
    --gap: 6px;
    --tray: calc(54px + 14px + 1rem);
  }
  .bench {
    display: grid;
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr);
    min-height: 100dvh;
    overflow-wrap: anywhere;
    container: table / inline-size;
  }
  /* While a throw is told, the pad lies where the thumbs are. */
  .asking {
    grid-template-rows: 1fr auto;
  }
  .case {
    display: flex;
    flex-direction: column;
    gap: 10px;
    padding: 0 max(14px, env(safe-area-inset-right)) 14px max(14px, env(safe-area-inset-left));
    border-bottom: 2px solid var(--brass);
  }
  .bar {
    position: static;
    padding: max(4px, env(safe-area-inset-top)) 0 0;
    margin: 0 -10px -6px;
    background: none;
  }
  .position {
    font-size: 1.0625rem;
    line-height: 1.4;
    text-wrap: pretty;
  }
  .edits {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .edit {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    min-height: 44px;
    padding: 4px 12px;
    font-size: var(--t-m);
    font-weight: 600;
    text-align: left;
    background: var(--tag);
    border-radius: var(--r2);
    box-shadow: inset 0 0 0 1.5px var(--thread);
  }
  .edit svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  .under {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 12px;
    align-items: center;
    justify-content: space-between;
    padding: 6px 6px 6px 12px;
    font-weight: 600;
    color: var(--other-ink);
    background: var(--other);
    border-radius: var(--r2);
  }
  .under .button {
    min-height: 44px;
    color: var(--ink);
  }
  cube-tray {
    color: var(--ink);
  }
  .verdict {
    display: grid;
    gap: 8px;
  }
  .verdict h2 {
    font: 400 1.625rem/1.1 var(--display);
    text-wrap: balance;
  }
  .verdict h2 small {
    font: 500 var(--t-m) / 1.2 var(--text);
    color: var(--felt-ink-2);
    white-space: nowrap;
  }
  .state {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 8px;
    align-items: center;
    padding: 8px 10px;
    font-weight: 700;
    line-height: 1.2;
    color: var(--leaf);
    background: var(--tag);
    border-radius: var(--r2);
  }
  .state svg {
    width: 20px;
    height: 20px;
  }
  .state.must {
    ${emberSurface}
  }
  .state.over {
    color: var(--felt-ink);
  }
  .sure {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: 8px;
    align-items: center;
    font-size: var(--t-s);
    color: var(--felt-ink-2);
  }
  .sure svg {
    width: 18px;
    height: 18px;
    color: var(--leaf);
  }
  .stays {
    display: contents;
  }
  .sure i {
    height: 14px;
    border: 1.5px dashed var(--thread);
    border-radius: 4px;
  }
  .trouble,
  .alert {
    padding: 10px 12px;
    font-weight: 600;
    ${emberSurface}
    border-radius: var(--r2);
  }
  .rail {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    align-content: start;
    width: 100%;
    max-width: 640px;
    padding: 12px max(14px, env(safe-area-inset-right)) calc(20px + env(safe-area-inset-bottom))
      max(14px, env(safe-area-inset-left));
    margin: 0 auto;
  }
  .hint {
    margin: auto 0;
    font: 400 1.375rem/1.2 var(--display);
    color: var(--felt-ink-2);
    text-align: center;
  }
  .row {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
    gap: 8px;
  }
  .row .button[aria-disabled='true'] {
    color: var(--ink-3);
    background: none;
    cursor: default;
  }
  choice-bar {
    container-type: normal;
  }
  .do {
    position: sticky;
    bottom: 0;
    padding: 14px 0 calc(10px + env(safe-area-inset-bottom));
    margin-bottom: calc(-20px - env(safe-area-inset-bottom));
    background: linear-gradient(transparent, var(--rail) 14px);
  }
  @media (max-height: 640px) {
    .do {
      position: static;
    }
  }
  @container table ${largeText} {
    .do {
      position: static;
    }
  }
  @media (forced-colors: active) {
    .do {
      background: Canvas;
    }
    .state,
    .edit {
      border: 1px solid CanvasText;
    }
    .state.must {
      border-width: 3px;
    }
  }
  @media (max-width: 359px) {
    :host {
      --key: 44px;
      --cube: 42px;
      --tray: calc(46px + 14px + 1rem);
    }
    .verdict h2 {
      font-size: 1.375rem;
    }
  }
  @media (min-width: 700px) and (orientation: landscape) {
    .bench {
      grid-template-rows: minmax(100dvh, auto);
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .case {
      border-right: 2px solid var(--brass);
      border-bottom: 0;
    }
    /* What was asked stays beside its answer. */
    .stays {
      position: sticky;
      top: 0;
      display: inherit;
      flex-direction: inherit;
      gap: inherit;
      max-width: 620px;
    }
    .asking .rail {
      align-content: center;
    }
  }
`;
