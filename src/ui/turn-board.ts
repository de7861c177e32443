import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { baseStyles } from './base-styles.ts';
import { cubePicture, cubeStyles } from './cube-art.ts';
import type { SymbolSet } from './face-art.ts';
import type { TrayCube } from './tray-view.ts';

/** The turn as the people around the table need it. */
export interface TurnView {
  /** Points at risk. */
  readonly points: number;
  /** "at risk". */
  readonly caption: string;
  /** How the last throw scored, or how the turn before ended. */
  readonly headline: string;
  /** Where a stop would land; empty when there is nothing to stop with. */
  readonly lands: string;
  /** The one line that matters now, and what it is. */
  readonly answer: string;
  readonly kind: 'must' | 'aim' | 'may' | 'next';
  readonly cubes: readonly TrayCube[];
  /** "Pick up". */
  readonly cubesCaption: string;
  readonly cubesLabel: string;
}

/**
 * The turn, to be read from two metres, in units of `--u`: the points at risk, the last throw, what must or may be
 * done, the cubes to pick up. Fills a box of one height whatever the turn has come to, so that nothing around it moves.
 */
@customElement('turn-board')
export class TurnBoard extends LitElement {
  static override styles = [
    baseStyles,
    cubeStyles,
    css`
      :host {
        display: grid;
        grid-template-rows: calc(12.4 * var(--u)) minmax(0, 1fr) auto;
        gap: calc(1.1 * var(--u));
        min-width: 0;
        min-height: 0;
        color: var(--felt-ink);
      }
      .row {
        display: flex;
        gap: calc(2.2 * var(--u));
        align-items: center;
        min-width: 0;
      }
      b.risk {
        flex: none;
        padding: 0 calc(0.6 * var(--u)) calc(0.8 * var(--u)) 0;
        font: 400 calc(14.5 * var(--u)) / 0.82 var(--display);
        letter-spacing: -0.02em;
        color: var(--risk, var(--sun-1));
        text-shadow:
          calc(0.3 * var(--u)) calc(0.3 * var(--u)) 0 var(--sun-2),
          calc(0.6 * var(--u)) calc(0.6 * var(--u)) 0 var(--sun-3);
      }
      .digits-3 {
        font-size: calc(12.4 * var(--u));
      }
      .digits-4 {
        font-size: calc(9.4 * var(--u));
      }
      b.none {
        color: var(--felt-ink-2);
        text-shadow: none;
        opacity: 0.6;
      }
      .said {
        display: grid;
        gap: calc(0.2 * var(--u));
        min-width: 0;
        font-size: max(12px, 2.6 * var(--u));
        font-weight: 500;
        line-height: 1.15;
        color: var(--felt-ink-2);
      }
      .how {
        display: -webkit-box;
        overflow: hidden;
        overflow-wrap: anywhere;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 3;
      }
      .caption {
        font-weight: 700;
        color: var(--felt-ink);
      }
      .digits-3 ~ .said,
      .digits-4 ~ .said {
        font-size: max(12px, 2.1 * var(--u));
      }
      .digits-3 ~ .said .how,
      .digits-4 ~ .said .how {
        -webkit-line-clamp: 4;
      }
      .answer {
        align-self: start;
        padding: calc(1 * var(--u)) calc(1.5 * var(--u));
        font-size: max(12px, 3.35 * var(--u));
        font-weight: 700;
        line-height: 1.12;
        overflow-wrap: anywhere;
        text-wrap: balance;
        border-radius: calc(1.4 * var(--u));
      }
      .long {
        padding-block: calc(0.7 * var(--u));
        font-size: max(12px, 2.5 * var(--u));
      }
      .longer {
        padding-block: calc(0.7 * var(--u));
        font-size: max(12px, 2 * var(--u));
      }
      .must {
        color: var(--ember-ink);
        background: var(--ember-bg);
        box-shadow: inset 0 0 0 max(1.5px, 0.25 * var(--u)) var(--ember);
      }
      .aim {
        background: var(--tag);
        box-shadow: inset 0 0 0 max(1.5px, 0.25 * var(--u)) var(--brass-lit);
      }
      .may,
      .next {
        padding-inline: 0;
      }
      .may {
        color: var(--leaf);
      }
      @media (forced-colors: active) {
        .must,
        .aim {
          outline: 2px solid;
          outline-offset: -2px;
        }
      }
      .pick {
        --cube: calc(6.4 * var(--u));
        display: flex;
        gap: calc(2 * var(--u));
        align-items: center;
        min-width: 0;
        height: calc(7 * var(--u));
      }
      .pick > span {
        flex: none;
        font-size: max(12px, 2.7 * var(--u));
        font-weight: 500;
        line-height: 1.1;
      }
      .cubes {
        display: flex;
        flex: 1;
        gap: calc(1.1 * var(--u));
        align-items: end;
        min-width: 0;
      }
      .cubes > * {
        flex: 0 1 var(--cube);
        min-width: 0;
      }
    `,
  ];

  @property({ attribute: false }) turn!: TurnView;
  @property() set: SymbolSet = 'moons';

  override render() {
    const { set } = this;
    const { points, caption, headline, lands, answer, kind, cubes, cubesCaption, cubesLabel } = this.turn;
    const said = [headline, lands].filter((text) => text !== '').join('. ');
    const size = points === 0 ? 'none' : `digits-${String(points).length}`;
    return html`
      <div class="row">
        <b class="risk ${size}">${points}</b>
        <div class="said">
          <p class="caption">${caption}</p>
          <p class="how">${keepSums(said)}</p>
        </div>
      </div>
      <div>${answer ? html`<p class="answer ${kind} ${lengthOf(answer)}">${answer}</p>` : nothing}</div>
      <div class="pick">
        <span>${cubesCaption}</span>
        <div class="cubes" role="img" aria-label=${cubesLabel}>
          ${cubes.map(
            ({ kind: cube, face, state }) =>
              html`${guard([cube, face, state, set], () => cubePicture({ kind: cube, face, state, set }))}`,
          )}
        </div>
      </div>
    `;
  }
}

/** A sum stays on one line: "5 + 5 = 10". */
const keepSums = (text: string): string => text.replace(/ ([=+]) /g, '\u00a0$1\u00a0');

/** The more there is to say, the smaller it is said: up to three lines fit. */
const lengthOf = (text: string): string => (text.length > 56 ? 'longer' : text.length > 32 ? 'long' : '');

declare global {
  interface HTMLElementTagNameMap {
    'turn-board': TurnBoard;
  }
}
