import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { NUMBER_FACES, type NumberFace, SUN_CUBE_FACES } from '../engine/cubes.ts';
import type { Tap } from '../game/draft.ts';
import { baseStyles } from './base-styles.ts';
import { Contact } from './contact.ts';
import { faceArt, faceInks, type SymbolSet } from './face-art.ts';

/**
 * The pad: a row of faces for the common cubes and one for the Sun cube. Keys never move; a row whose cubes are
 * not in hand, or are all told, is dimmed; its keys keep the focus they have.
 *
 * @fires face-tap - a cube is told: `detail` says which kind and its face
 */
@customElement('key-pad')
export class KeyPad extends LitElement {
  static override styles = [
    baseStyles,
    faceInks,
    css`
      :host {
        display: grid;
        gap: var(--gap);
        user-select: none;
        -webkit-user-select: none;
        -webkit-touch-callout: none;
        touch-action: manipulation;
      }
      .keys {
        display: grid;
        grid-template-columns: repeat(6, 1fr);
        gap: 5px;
      }
      button {
        --top: var(--ivory);
        --side: var(--ivory-side);
        --rim: var(--ivory-rim);
        position: relative;
        display: grid;
        place-items: center;
        height: var(--key);
        margin-bottom: 3px;
        background: var(--top);
        border-radius: 12px;
        box-shadow:
          0 3px 0 var(--side),
          0 3px 0 1.2px var(--rim),
          0 0 0 1.2px var(--rim),
          inset 0 1.5px 0 #fff9;
      }
      .sun button {
        --top: var(--night);
        --side: var(--night-side);
        --rim: var(--night-rim);
        box-shadow:
          0 3px 0 var(--side),
          0 3px 0 1.2px var(--rim),
          0 0 0 1.2px var(--rim),
          inset 0 1.5px 0 #fff2;
      }
      button svg {
        display: block;
        width: auto;
        height: calc(var(--key) * 0.74);
        aspect-ratio: 1;
      }
      button:not([aria-disabled='true']):active {
        transform: translateY(3px);
        box-shadow: 0 0 0 1.2px var(--rim);
      }
      button[aria-disabled='true'] {
        background: transparent;
        box-shadow: inset 0 0 0 1.5px var(--line);
        cursor: default;
        /* Faint by its inks: an opacity that comes and goes has the whole drawing laid out anew. */
        --top: var(--rail);
        --face-paper: var(--rail);
        --face-ink: color-mix(in srgb, var(--ink) 30%, var(--rail));
        --face-score: var(--face-ink);
        --sun-1: var(--face-ink);
        --sun-2: var(--face-ink);
      }
      /* The keys look like the cubes, whatever colours the reader has chosen. */
      @media (forced-colors: active) {
        button {
          border: 2px solid ButtonText;
          forced-color-adjust: none;
        }
        button[aria-disabled='true'] {
          --face-ink: GrayText;
          --face-paper: Canvas;
          border: 1px dashed GrayText;
        }
      }
    `,
  ];

  @property() set: SymbolSet = 'moons';
  /** Whether there is a common cube to tell, and the Sun cube. */
  @property({ type: Boolean }) common = false;
  @property({ type: Boolean }) sun = false;
  @property() commonLabel = '';
  @property() sunLabel = '';
  /** The accessible name of a key. */
  @property({ attribute: false }) faceLabel: (face: NumberFace | 'S', cube: Tap['cube']) => string = (face) =>
    face;

  /** The page scrolls: a key counts with its click. */
  @property({ type: Boolean }) scrolls = false;

  private readonly contact = new Contact();

  protected override willUpdate() {
    this.contact.byClick = this.scrolls;
  }

  override render() {
    return html`
      <div class="keys common" role="group" aria-label=${this.commonLabel}>
        ${NUMBER_FACES.map((face) => this.key({ cube: 'common', face }, this.common))}
      </div>
      <div class="keys sun" role="group" aria-label=${this.sunLabel}>
        ${SUN_CUBE_FACES.map((face) => this.key({ cube: 'sun', face }, this.sun))}
      </div>
    `;
  }

  /** The focus goes to the first key of the row that is next. */
  override focus(options?: FocusOptions) {
    const row = this.common || !this.sun ? '.common' : '.sun';
    this.renderRoot.querySelector<HTMLElement>(`${row} button`)?.focus(options);
  }

  private key(tap: Tap & { readonly face: NumberFace | 'S' }, live: boolean): TemplateResult {
    return html`<button
      type="button"
      aria-disabled=${live ? 'false' : 'true'}
      aria-label=${this.faceLabel(tap.face, tap.cube)}
      @keydown=${this.contact.forget}
      @pointerdown=${(event: PointerEvent) => this.contact.down(event, () => this.tell(tap))}
      @click=${(event: MouseEvent) => this.contact.click(event, () => this.tell(tap))}
    >
      ${guard([this.set], () => html`<svg viewBox="0 0 48 48" aria-hidden="true">${faceArt(this.set, tap.face)}</svg>`)}
    </button>`;
  }

  private tell(tap: Tap) {
    if (!(tap.cube === 'sun' ? this.sun : this.common)) return;
    this.dispatchEvent(new CustomEvent('face-tap', { detail: tap, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'key-pad': KeyPad;
  }
  interface HTMLElementEventMap {
    'face-tap': CustomEvent<Tap>;
  }
}
