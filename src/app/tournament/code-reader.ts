import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { baseStyles } from '../../ui/base-styles.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as carryWords from '../../ui/words/carry.ts';
import * as words from '../../ui/words/event-table.ts';
import { type CodeRead, CodeSource } from '../code-source.ts';
import { carryStyles, readerStyles } from '../screens/take-styles.ts';

/**
 * Reads texts one after the other: by camera, which is asked for once and stays on until this is taken from the page or
 * it is stopped; from a picture, a file, or what is pasted.
 *
 * @fires code-read
 */
@customElement('code-reader')
export class CodeReader extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    carryStyles,
    readerStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
      }
      [role='alert']:not(:has(*)) {
        margin-top: -12px;
      }
      video {
        max-height: 44dvh;
      }
    `,
  ];

  /** Somebody has to decide on what was read last: nothing more is read until then, and the camera stays. */
  @property({ type: Boolean }) waiting = false;

  @state() private trouble = '';
  @query('video') readonly video!: HTMLVideoElement;
  @query('.camera button') private button!: HTMLButtonElement;
  @query('textarea') private area!: HTMLTextAreaElement;

  private readonly source = new CodeSource(this);

  protected override firstUpdated() {
    void this.startIfAllowed();
  }

  override render() {
    const { source } = this;
    const films = source.filming !== 'off';
    return html`
      <div role="alert">${this.trouble ? html`<p class="alert">${this.trouble}</p>` : nothing}</div>
      <div class="camera">
        <video playsinline muted aria-label=${carryWords.cameraLabel()} ?hidden=${!films || this.waiting}></video>
        <p class="hint" role="status" ?hidden=${!films}>
          ${!films ? '' : this.waiting ? words.decideFirst() : words.keepsLooking()}
        </p>
        ${
          films
            ? html`<button type="button" class="button" @click=${source.stop}>${carryWords.closeCamera()}</button>`
            : html`<button type="button" class="main" ?hidden=${this.waiting} @click=${source.start}>${carryWords.openCamera()}</button>`
        }
      </div>
      <label class="button open" ?hidden=${this.waiting}>
        ${carryWords.openFile()}<input type="file" accept="image/*,text/plain,.txt" @change=${source.choose} />
      </label>
      <form @submit=${this.pasted} ?hidden=${this.waiting}>
        <label for="paste">${words.pasteLabel()}</label>
        <textarea id="paste" spellcheck="false" autocapitalize="off" autocomplete="off"></textarea>
        <button type="submit" class="button">${carryWords.read()}</button>
      </form>
    `;
  }

  /** Where the players of this device have allowed the camera before, nobody has to ask for it again. */
  private async startIfAllowed() {
    try {
      const { state } = await navigator.permissions.query({ name: 'camera' });
      if (state === 'granted' && this.isConnected) await this.source.start();
    } catch {
      // Not every browser tells: then there is the button.
    }
  }

  private pasted(event: Event) {
    event.preventDefault();
    this.refuse('');
    this.take({ text: this.area.value, way: 'pasted', by: 'hand' });
  }

  override focus() {
    this.button.focus({ preventScroll: true });
  }

  /** Takes away what was pasted, once it has been taken. */
  clear() {
    this.area.value = '';
  }

  take(detail: CodeRead) {
    if (!this.waiting) this.dispatchEvent(new CustomEvent('code-read', { detail }));
  }

  refuse(why: string) {
    this.trouble = why;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'code-reader': CodeReader;
  }
  interface HTMLElementEventMap {
    'code-read': CustomEvent<CodeRead>;
  }
}
