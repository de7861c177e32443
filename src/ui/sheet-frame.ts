import { css, html, LitElement } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { baseStyles } from './base-styles.ts';
import { icon } from './icons.ts';
import { sheetStyles } from './sheet-styles.ts';

/**
 * A sheet over the screen: a native dialog, so that focus is kept in it, Escape and the back gesture close it, and
 * focus returns to where it was.
 *
 * @fires sheet-open - `detail` can close it: for the back gesture
 * @fires sheet-close - however it was closed
 * @slot - what stands in the sheet
 */
@customElement('sheet-frame')
export class SheetFrame extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    css`
      :host {
        display: contents;
      }
    `,
  ];

  @property() heading = '';
  @property() closeLabel = '';

  private opened = false;

  @query('dialog') private dialog!: HTMLDialogElement;

  override render() {
    return html`<dialog aria-labelledby="heading" @close=${this.closed}>
      <header>
        <h2 id="heading">${this.heading}</h2>
        <button type="button" class="close" aria-label=${this.closeLabel} @click=${this.close}>${icon('close')}</button>
      </header>
      <div class="body"><slot></slot></div>
    </dialog>`;
  }

  open() {
    if (this.dialog.open) return;
    this.dialog.showModal();
    this.dialog.scrollTop = 0;
    this.opened = true;
    this.tell('sheet-open');
  }

  close() {
    this.dialog.close();
    this.closed();
  }

  /** The browser tells of a dialog it closed a little later: then nothing is told twice. */
  private closed() {
    if (!this.opened || this.dialog.open) return;
    this.opened = false;
    this.tell('sheet-close');
  }

  private tell(what: 'sheet-open' | 'sheet-close') {
    this.dispatchEvent(new CustomEvent(what, { detail: this, bubbles: true, composed: true }));
  }

  /** A tap beside the sheet closes it: only the dialog itself, never what it holds, is hit there. Keys have Escape. */
  protected override firstUpdated() {
    this.dialog.addEventListener('click', (event) => {
      if (event.target === this.dialog) this.close();
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sheet-frame': SheetFrame;
  }
}
