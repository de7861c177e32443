import { html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { toFailure } from '../../store/failure.ts';
import type { TournamentStore } from '../../store/tournament-store.ts';
import type { TournamentLog } from '../../tournament/tournament-log.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event-files.ts';
import { storeFailureWords } from '../../ui/words/refusals.ts';
import { canShareFiles, saveFile, shareFile } from '../give-file.ts';
import { fileOf } from './bring-model.ts';
import { eventStyles } from './event-styles.ts';

/** The tournament as one file: every event of it, to save or to send to another app. */
@customElement('event-files')
export class EventFiles extends LitElement {
  static override styles = [baseStyles, sheetStyles, eventStyles];

  @property({ attribute: false }) store!: TournamentStore;
  @property({ attribute: false }) log!: TournamentLog;
  @state() private said = '';
  /** A file that waits for a second tap: making it took longer than a browser lets a tap count. */
  private ready: File | null = null;
  private readonly shares = canShareFiles();

  override render() {
    return html`<section aria-labelledby="file">
      <h2 id="file">${words.fileHeading()}</h2>
      <p class="hint">${words.fileHint()}</p>
      <div class="ways">
        <button type="button" class="button" data-save @click=${this.save}>${words.save()}</button>
        ${
          this.shares
            ? html`<button type="button" class="button" data-share @click=${this.share}>${words.share()}</button>`
            : nothing
        }
      </div>
      <p role="status" ?hidden=${this.said === ''}>${this.said}</p>
    </section>`;
  }

  private async save() {
    const file = await this.make();
    if (file === null) return;
    saveFile(file);
    this.said = words.saved(file.name);
  }

  private async share() {
    const file = this.ready ?? (await this.make());
    if (file === null) return;
    this.ready = null;
    const shared = await shareFile(file);
    if (shared === 'too-late') this.ready = file;
    this.said = {
      shared: words.shared(),
      closed: '',
      'too-late': words.shareAgain(),
      failed: words.cannotShare(),
    }[shared];
  }

  private async make(): Promise<File | null> {
    try {
      const file = await fileOf(this.store, this.log.now);
      if (file !== undefined) return file;
      this.said = words.gone();
    } catch (error) {
      this.said = storeFailureWords(toFailure(error).kind);
    }
    return null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-files': EventFiles;
  }
}
