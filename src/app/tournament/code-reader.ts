import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { ResultWay } from '../../tournament/result.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as carryWords from '../../ui/words/carry.ts';
import * as words from '../../ui/words/event-table.ts';
import { QrCamera } from '../qr-camera.ts';
import { qrReader, readQrFile } from '../qr-read.ts';
import { carryStyles, readerStyles } from '../screens/take-styles.ts';

/** Far more than any game as text takes. */
const MAX_TEXT = 1 << 20;
/** What a phone's camera makes of one picture, and some. */
const MAX_PICTURE = 40 << 20;

/** What was read, and how. */
export interface CodeRead {
  readonly text: string;
  readonly way: ResultWay;
  /** A camera sees one code many times. */
  readonly by: 'camera' | 'hand';
}

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

  /** `on` once the camera has been given. */
  @state() private filming: 'off' | 'asked' | 'on' = 'off';
  @state() private trouble = '';
  private camera: QrCamera | null = null;

  @query('video') private video!: HTMLVideoElement;
  @query('.camera button') private button!: HTMLButtonElement;
  @query('textarea') private area!: HTMLTextAreaElement;

  protected override firstUpdated() {
    void qrReader().catch(() => {
      // Whoever needs it is told then.
    });
    void this.startIfAllowed();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.stopCamera();
  }

  override render() {
    const films = this.filming !== 'off';
    return html`
      <div role="alert">${this.trouble ? html`<p class="alert">${this.trouble}</p>` : nothing}</div>
      <div class="camera">
        <video playsinline muted aria-label=${carryWords.cameraLabel()} ?hidden=${!films || this.waiting}></video>
        <p class="hint" role="status" ?hidden=${!films}>
          ${!films ? '' : this.waiting ? words.decideFirst() : words.keepsLooking()}
        </p>
        ${
          films
            ? html`<button type="button" class="button" @click=${this.stopCamera}>${carryWords.closeCamera()}</button>`
            : html`<button type="button" class="main" ?hidden=${this.waiting} @click=${this.startCamera}>${carryWords.openCamera()}</button>`
        }
      </div>
      <label class="button open" ?hidden=${this.waiting}>
        ${carryWords.openFile()}<input type="file" accept="image/*,text/plain,.txt" @change=${this.fileChosen} />
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
      if (state === 'granted' && this.isConnected && this.filming === 'off') await this.startCamera();
    } catch {
      // Not every browser tells: then there is the button.
    }
  }

  private async startCamera() {
    if (this.filming !== 'off') return;
    this.trouble = '';
    this.filming = 'asked';
    await this.updateComplete;
    const camera = new QrCamera(this.video, (text) => this.say({ text, way: 'scanned', by: 'camera' }));
    this.camera = camera;
    const failure = await camera.start();
    if (this.camera !== camera) return;
    if (failure === null) this.filming = 'on';
    else {
      this.stopCamera();
      this.trouble = carryWords.cameraWords(failure);
    }
  }

  private stopCamera() {
    this.camera?.stop();
    this.camera = null;
    this.filming = 'off';
  }

  private async fileChosen(event: Event) {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file === undefined) return;
    this.trouble = '';
    const picture = file.type.startsWith('image/');
    if (file.size > (picture ? MAX_PICTURE : MAX_TEXT)) this.trouble = carryWords.tooBig();
    else if (picture) {
      const text = await readQrFile(file).catch(() => 'no-reader' as const);
      if (text === 'no-reader') this.trouble = carryWords.cameraWords(text);
      else if (text === undefined) this.trouble = carryWords.unreadable();
      else if (text === null) this.trouble = carryWords.noCode();
      else this.say({ text, way: 'scanned', by: 'hand' });
    } else {
      const text = await file.text().catch(() => null);
      if (text === null) this.trouble = carryWords.unreadable();
      else this.say({ text, way: 'pasted', by: 'hand' });
    }
    // The same file can be chosen once more.
    input.value = '';
  }

  private pasted(event: Event) {
    event.preventDefault();
    this.trouble = '';
    this.say({ text: this.area.value, way: 'pasted', by: 'hand' });
  }

  override focus() {
    this.button.focus({ preventScroll: true });
  }

  /** Takes away what was pasted, once it has been taken. */
  clear() {
    this.area.value = '';
  }

  private say(detail: CodeRead) {
    if (!this.waiting) this.dispatchEvent(new CustomEvent('code-read', { detail }));
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
