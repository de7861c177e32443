import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { makeCsv } from '../../tournament/csv.ts';
import { type Export, exportRows, EXPORTS } from '../../tournament/exports.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { icon } from '../../ui/icons.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event-standings.ts';
import { canShareFiles, saveFile, shareFile } from '../give-file.ts';
import { eventStyles } from './event-styles.ts';

/** A tournament for spreadsheets: each file to save or, where the device shares files, to send to another app. */
@customElement('event-exports')
export class EventExports extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    eventStyles,
    css`
      li {
        display: flex;
        gap: 8px;
      }
      .save {
        display: flex;
        flex: 1;
        gap: 10px;
        align-items: center;
        justify-content: start;
        text-align: start;
      }
      .share {
        flex: none;
        width: 48px;
        place-items: center;
        place-content: center;
        display: grid;
        padding: 0;
      }
      svg {
        flex: none;
        width: 22px;
        height: 22px;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
        gap: 8px;
      }
      .ill {
        font-weight: 600;
      }
    `,
  ];

  @property({ attribute: false }) now!: Tournament;
  @state() private said = '';
  private readonly shares = canShareFiles();

  override render() {
    return html`<p class="hint">${words.exportsHint()}</p>
      <ul>
        ${EXPORTS.map(
          (what) => html`<li>
            <button type="button" class="button save" aria-label=${words.saveExport(what)} @click=${() => this.save(what)}>
              ${icon('save')}${words.exportName(what)}
            </button>
            ${
              this.shares
                ? html`<button
                    type="button"
                    class="button share"
                    aria-label=${words.shareExport(what)}
                    @click=${() => this.share(what)}
                  >
                    ${icon('share')}
                  </button>`
                : nothing
            }
          </li>`,
        )}
      </ul>
      <p role="status" ?hidden=${this.said === ''}>${this.said}</p>`;
  }

  /** The file; null, with the reason said, where it would have nothing but its head. */
  private make(what: Export): File | null {
    const rows = exportRows(this.now, what);
    if (what === 'throws' && rows.length < 2) {
      this.said = words.noThrows();
      return null;
    }
    return new File([makeCsv(rows)], fileName(this.now, what), { type: 'text/csv' });
  }

  private save(what: Export) {
    const file = this.make(what);
    if (file === null) return;
    saveFile(file);
    this.said = words.savedFile(file.name);
  }

  private async share(what: Export) {
    const file = this.make(what);
    if (file === null) return;
    const shared = await shareFile(file);
    this.said = {
      shared: words.sharedFile(file.name),
      closed: '',
      'too-late': words.shareAgain(),
      failed: words.cannotShare(),
    }[shared];
  }
}

/** `cosmic-felt-felt-festival-results.csv` */
function fileName({ setup }: Tournament, what: Export): string {
  const name = setup.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  const parts = ['cosmic-felt', [...name].slice(0, 40).join(''), setup.date, what];
  return `${parts.join('-').replace(/-+/g, '-')}.csv`;
}

declare global {
  interface HTMLElementTagNameMap {
    'event-exports': EventExports;
  }
}
