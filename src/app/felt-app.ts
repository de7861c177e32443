import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { ServiceWorkerClient } from './service-worker-client.ts';

/** The shell: it holds the screens and offers a new version when one is ready. */
@customElement('felt-app')
export class FeltApp extends LitElement {
  static override styles = css`
    :host {
      display: block;
      padding: max(1.5rem, env(safe-area-inset-top)) max(1.25rem, env(safe-area-inset-right)) 1.5rem
        max(1.25rem, env(safe-area-inset-left));
    }

    h1 {
      margin: 0;
      font-size: 2rem;
    }

    button {
      min-block-size: 44px;
      padding-inline: 1rem;
      font: inherit;
    }
  `;

  @state() private updateReady = false;

  private readonly worker = new ServiceWorkerClient();

  override connectedCallback(): void {
    super.connectedCallback();
    this.worker.onWaiting(() => {
      this.updateReady = true;
    });
    void this.worker.start();
  }

  override render() {
    return html`
      <main>
        <h1>Cosmic Felt</h1>
        ${
          this.updateReady
            ? html`<p role="status">
                A new version is ready.
                <button type="button" @click=${this.applyUpdate}>Use it now</button>
              </p>`
            : nothing
        }
      </main>
    `;
  }

  private applyUpdate(): void {
    this.worker.apply();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'felt-app': FeltApp;
  }
}
