import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { baseStyles } from '../ui/base-styles.ts';
import { shell } from '../ui/words/shell.ts';
import { ServiceWorkerClient } from './service-worker-client.ts';

/** Offers a new version of the app. It reloads every window, so it is offered only while `allowed`, between turns. */
@customElement('update-offer')
export class UpdateOffer extends LitElement {
  static override styles = [
    baseStyles,
    css`
      p {
        position: fixed;
        inset: auto 8px calc(8px + env(safe-area-inset-bottom));
        z-index: 9;
        display: flex;
        gap: 12px;
        align-items: center;
        justify-content: space-between;
        max-width: 520px;
        padding: 8px 8px 8px 16px;
        margin: 0 auto;
        color: var(--ink);
        background: var(--rail-2);
        border-radius: var(--r3);
        box-shadow:
          0 0 0 1.5px var(--brass),
          0 8px 24px rgb(0 0 0 / 0.5);
      }
      button {
        min-height: 44px;
        padding: 0 16px;
        font-weight: 700;
        color: var(--sun-ink);
        background: var(--sun-1);
        border-radius: var(--r2);
      }
      .later {
        color: var(--ink);
        background: none;
        box-shadow: inset 0 0 0 1px var(--edge);
      }
      @media (forced-colors: active) {
        p,
        button {
          border: 1px solid;
        }
      }
    `,
  ];

  @property({ type: Boolean }) allowed = false;
  /** Resolves when nothing is on its way to the store any more. */
  @property({ attribute: false }) settled: () => Promise<void> = () => Promise.resolve();

  @state() private ready = false;

  private readonly worker = new ServiceWorkerClient();

  override connectedCallback() {
    super.connectedCallback();
    this.worker.onWaiting(() => {
      this.ready = true;
    });
    void this.worker.start();
  }

  override render() {
    if (!this.ready || !this.allowed) return nothing;
    return html`<p role="status">
      <span>${shell.newVersion()}</span>
      <span>
        <button type="button" class="later" @click=${this.postpone}>${shell.later()}</button>
        <button type="button" @click=${this.apply}>${shell.useNow()}</button>
      </span>
    </p>`;
  }

  private postpone() {
    this.ready = false;
  }

  /** Loads the page anew with the newest version, looking for one first. */
  async renew() {
    await this.settled();
    await this.worker.renew();
  }

  private async apply() {
    await this.settled();
    this.worker.apply();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'update-offer': UpdateOffer;
  }
}
