import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/** A QR code, dark on light whatever the scheme, as large as its place: readers want it so. */
@customElement('qr-picture')
export class QrPicture extends LitElement {
  static override styles = css`
    :host {
      display: block;
      aspect-ratio: 1;
      overflow: hidden;
      background: #fff;
      border-radius: var(--r2);
      forced-color-adjust: none;
    }
    svg {
      display: block;
      width: 100%;
      height: 100%;
    }
  `;

  /** Units of a side, the light margin included. */
  @property({ type: Number }) size = 0;
  /** The dark modules. */
  @property() path = '';
  @property() label = '';

  override render() {
    if (this.path === '') return nothing;
    return html`<svg
      role="img"
      aria-label=${this.label}
      viewBox="0 0 ${this.size} ${this.size}"
      shape-rendering="crispEdges"
    >
      <rect width=${this.size} height=${this.size} fill="#fff" />
      <path d=${this.path} fill="#000" />
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'qr-picture': QrPicture;
  }
}
