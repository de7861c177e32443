import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { markerArt, type MarkerColour, type MarkerShape } from './marker-art.ts';

/**
 * A player's marker beside a name: `--marker` wide (26 px). Hidden from screen readers unless it has a `label`,
 * since the name stands beside it.
 */
@customElement('player-marker')
export class PlayerMarker extends LitElement {
  static override styles = css`
    :host {
      display: inline-block;
      width: var(--marker, 26px);
      aspect-ratio: 1;
      flex: none;
      vertical-align: middle;
    }
    svg {
      display: block;
      width: 100%;
      height: 100%;
      overflow: visible;
    }
  `;

  @property() shape: MarkerShape = 'disc';
  @property() colour: MarkerColour = 'amber';
  /** One letter of any script; see `initialOf`. */
  @property() initial = '';
  /** Makes it an image of that name. */
  @property() label = '';

  override render() {
    return html`<svg
      viewBox="-4 -4 56 56"
      role=${this.label ? 'img' : nothing}
      aria-label=${this.label || nothing}
      aria-hidden=${this.label ? nothing : 'true'}
    >
      ${markerArt(this.shape, this.colour, this.initial)}
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'player-marker': PlayerMarker;
  }
}
