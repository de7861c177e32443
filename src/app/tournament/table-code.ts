import { css, html, LitElement, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { packGame } from '../../game/pack.ts';
import { makeLinkText, makeQrText } from '../../game/pack-text.ts';
import { startGameOf, type TableStart } from '../../tournament/table-start.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import '../../ui/copy-button.ts';
import '../../ui/qr-picture.ts';
import * as words from '../../ui/words/event-table.ts';
import { drawing } from '../../ui/words/carry.ts';
import { drawQr, type QrDrawing } from '../qr-code.ts';
import { eventStyles } from './event-styles.ts';

/** What a code of version 17 with error correction M holds, in bytes: denser ones are seldom read from a phone. */
const MAX_LINK = 504;
/** What one of version 20 holds in characters of its alphanumeric mode. */
const MAX_TEXT = 970;

type Code =
  | { readonly is: 'drawing' | 'too-long' | 'not-drawn' }
  /** `opens`: a phone's own camera opens the app with it. */
  | { readonly is: 'drawn'; readonly drawing: QrDrawing; readonly opens: boolean };

/** The game of a table as a code for its phone, and as a link. */
@customElement('table-code')
export class TableCode extends LitElement {
  static override styles = [
    baseStyles,
    eventStyles,
    css`
      .code {
        display: grid;
        place-items: center;
        width: 100%;
        max-width: min(100%, 62dvh, 420px);
        min-height: 120px;
        margin: 0 auto;
      }
      qr-picture {
        width: 100%;
      }
      @media (max-height: 500px) {
        .code {
          max-width: min(100%, 100dvh - 128px);
        }
      }
    `,
  ];

  @property({ attribute: false }) now!: Tournament;
  @property({ attribute: false }) start!: TableStart;

  @state() private code: Code = { is: 'drawing' };
  private link = '';

  protected override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has('now') && !changed.has('start')) return;
    const packed = packGame(startGameOf(this.now, this.start));
    const link = addressOf(makeLinkText(packed));
    if (link === this.link) return;
    this.link = link;
    const opens = link.length <= MAX_LINK;
    void this.draw(opens ? link : makeQrText(packed), opens);
  }

  override render() {
    const { code } = this;
    return html`
      ${
        code.is === 'drawn'
          ? html`<div class="code">
                <qr-picture
                  .size=${code.drawing.size}
                  .path=${code.drawing.path}
                  .label=${words.codeLabel(this.start.table.table)}
                ></qr-picture>
              </div>
              <p>${code.opens ? words.scanHint() : words.scanInApp()}</p>`
          : code.is === 'drawing'
            ? html`<div class="code"><p>${drawing()}</p></div>`
            : html`<p class="alert" role="alert">${code.is === 'too-long' ? words.noCode() : words.notDrawn()}</p>`
      }
      <copy-button .text=${() => this.link} .label=${words.copyLink()}></copy-button>
    `;
  }

  private async draw(text: string, opens: boolean) {
    const { link } = this;
    this.code = { is: 'drawing' };
    let code: Code = { is: 'too-long' };
    if (opens || text.length <= MAX_TEXT)
      code = await drawQr(text).then(
        (drawn): Code => ({ is: 'drawn', drawing: drawn, opens }),
        (): Code => ({ is: 'not-drawn' }),
      );
    if (link === this.link) this.code = code;
  }
}

const addressOf = (link: string): string => location.href.replace(/#.*$/, '') + link;

declare global {
  interface HTMLElementTagNameMap {
    'table-code': TableCode;
  }
}
