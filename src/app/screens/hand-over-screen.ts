import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { RULES_VERSION } from '../../engine/settings.ts';
import { historyOf } from '../../game/history.ts';
import type { EventTable } from '../../game/event-table.ts';
import { type CarriedGame, packGame } from '../../game/pack.ts';
import { makeLinkText, makeQrText, MAX_QR_TEXT } from '../../game/pack-text.ts';
import { tableOf } from '../../game/table-of.ts';
import { makeTranscript } from '../../game/transcript-writer.ts';
import type { GameStore } from '../../store/game-store.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import '../../ui/copy-button.ts';
import '../../ui/qr-picture.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/carry.ts';
import * as phoneWords from '../../ui/words/event-phone.ts';
import { whoseTable } from '../../ui/words/whose-table.ts';
import { saveFile } from '../give-file.ts';
import { drawQr, type QrDrawing } from '../qr-code.ts';
import { deskOf, deskStyles, toDesk } from '../tournament/desk-here.ts';
import { pageBar } from './page-bar.ts';
import { pageStyles } from './page-styles.ts';
import { carryStyles } from './take-styles.ts';
import { carriedOf } from './take-model.ts';

/** What the screen shows of the game: how far the code has come. */
type Code =
  | { readonly is: 'drawing' | 'too-long' | 'not-drawn' }
  | { readonly is: 'drawn'; readonly drawing: QrDrawing };

interface Packed {
  readonly game: CarriedGame;
  readonly link: string;
  /** The table of a tournament whose result this is; null for any other game, and while it is being played. */
  readonly result: EventTable | null;
}

/**
 * A game for another phone: as a QR code that holds all of it, a file, a link, or text.
 *
 * @fires go-back
 */
@customElement('hand-over-screen')
export class HandOverScreen extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    pageStyles,
    carryStyles,
    deskStyles,
    css`
      .page {
        grid-template-areas: 'code' 'says' 'ways';
      }
      .code {
        grid-area: code;
        display: grid;
        place-items: center;
        width: 100%;
        max-width: min(100%, 100dvh - 210px);
        min-height: 120px;
        margin: 0 auto;
      }
      qr-picture {
        width: 100%;
      }
      .says {
        grid-area: says;
        display: grid;
        gap: 6px;
      }
      .size {
        font: 400 1.3125rem/1.15 var(--display);
      }
      .ways {
        grid-area: ways;
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: 8px;
      }
      .ways .main,
      .wide {
        grid-column: 1 / -1;
        margin-bottom: 3px;
      }
      @media (min-width: 700px) and (orientation: landscape) {
        .page {
          grid-template-areas: 'code says' 'code ways';
          grid-template-rows: auto 1fr;
          grid-template-columns: minmax(0, min(100dvh - 76px, 60vw, 640px)) minmax(0, 1fr);
          column-gap: 22px;
          max-width: 1080px;
        }
        .code {
          max-width: none;
        }
        .ways {
          align-content: start;
        }
      }
    `,
  ];

  @property({ attribute: false }) store!: GameStore;
  /** The id of the game. */
  @property() game = '';
  /** Resolves when every step asked for is stored. */
  @property({ attribute: false }) settled: () => Promise<unknown> = () => Promise.resolve();

  /** Undefined until it is read, null where there is no such game. */
  @state() private packed: Packed | null | undefined = undefined;
  @state() private code: Code = { is: 'drawing' };
  /** The tournament that waits for this result on this very device; null for none. */
  @state() private desk: string | null = null;
  @state() private saved = false;
  /** Whether files can be shared from here; where it fails, they are saved. */
  @state() private shares = true;

  protected override firstUpdated() {
    void this.pack();
  }

  override render() {
    return html`
      ${pageBar(this.packed?.result && this.desk === null ? phoneWords.showOrganiser() : words.handOver(), words.back(), this.goBack)}
      ${this.packed === null ? html`<p class="page" role="alert">${words.gone()}</p>` : nothing}
      ${this.packed ? this.page(this.packed) : nothing}
    `;
  }

  private page({ game, link, result }: Packed) {
    const { code } = this;
    const drawn = code.is === 'drawn' || code.is === 'drawing';
    return html`<div class="page">
      ${
        drawn
          ? html`<div class="code">
              ${
                code.is === 'drawn'
                  ? html`<qr-picture
                      .size=${code.drawing.size}
                      .path=${code.drawing.path}
                      .label=${words.codeLabel()}
                    ></qr-picture>`
                  : html`<p>${words.drawing()}</p>`
              }
            </div>`
          : nothing
      }
      <div class="says">
        <p class="size">
          ${result ? whoseTable(result) : words.sizeWords(game.log.last.game.players.length, throwsOf(game))}
        </p>
        ${
          drawn
            ? html`<p>${result ? (this.desk === null ? phoneWords.holdsResult() : phoneWords.holdsResultHere()) : `${words.holds()} ${words.howToTake()}`}</p>`
            : html`<p role="alert">${code.is === 'too-long' ? words.tooLong() : words.notDrawn()}</p>`
        }
        ${result && this.desk !== null ? nothing : html`<p class="hint">${result ? phoneWords.farAway() : words.bothKeep()}</p>`}
      </div>
      <div class="ways">
        ${result && this.desk !== null ? toDesk(result.event, this.desk, link, 'played') : nothing}
        <button
          type="button"
          class=${result ? 'button wide' : 'main'}
          @click=${() => this.sendFile(game)}
        >
          ${this.maySend(game) ? words.shareFile() : this.saved ? words.saved() : words.saveFile()}
        </button>
        <copy-button .text=${() => addressOf(link)} .label=${words.copyLink()}></copy-button>
        <copy-button .text=${() => textOf(game)} .label=${words.copyText()}></copy-button>
        <span class="sr" role="status">${this.saved ? words.saved() : ''}</span>
      </div>
    </div>`;
  }

  /** Packs the game as it is stored. */
  private async pack() {
    await this.settled();
    const loaded = await this.store.load(this.game).catch(() => undefined);
    if (loaded === undefined) {
      this.packed = null;
      return;
    }
    const game = carriedOf(loaded);
    const bytes = packGame(game);
    const result = game.log.last.game.phase === 'over' ? tableOf(game.log) : null;
    this.packed = { game, link: makeLinkText(bytes), result };
    if (result) void deskOf(result.event).then((desk) => (this.desk = desk));
    const text = makeQrText(bytes);
    if (text.length > MAX_QR_TEXT) {
      this.code = { is: 'too-long' };
      return;
    }
    try {
      this.code = { is: 'drawn', drawing: await drawQr(text) };
    } catch {
      this.code = { is: 'not-drawn' };
    }
  }

  private maySend(game: CarriedGame): boolean {
    return this.shares && 'canShare' in navigator && navigator.canShare({ files: [fileOf(game)] });
  }

  private async sendFile(game: CarriedGame) {
    if (this.maySend(game)) {
      try {
        await navigator.share({ files: [fileOf(game)] });
      } catch (error) {
        // Whoever closes the list of apps has changed their mind; anything else, and the file can still be saved.
        if (!(error instanceof DOMException && error.name === 'AbortError')) this.shares = false;
      }
      return;
    }
    saveFile(fileOf(game));
    this.saved = true;
  }

  private goBack() {
    this.dispatchEvent(new CustomEvent('go-back'));
  }
}

const namesOf = ({ log }: CarriedGame): readonly string[] => log.last.game.players.map(({ name }) => name);

/** The throws of the game, also those whose faces nobody noted. */
export function throwsOf({ log }: CarriedGame): number {
  const plays = historyOf(log).flatMap((item) => (item.kind === 'turn' ? item.plays : []));
  return plays.filter(({ kind }) => kind === 'throw').length;
}

const addressOf = (link: string): string => location.href.replace(/#.*$/, '') + link;

/** The game in the notation, with its players, its day and what wrote it as comments above. */
function textOf(game: CarriedGame): string {
  const day = game.started === null ? '' : `, ${dayOf(game.started)}`;
  const made = words.madeBy(String(import.meta.env.APP_VERSION), RULES_VERSION);
  return `# ${words.fileTitle(namesOf(game))}${day}\n# ${made}\n${makeTranscript(game.log)}`;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

function fileOf(game: CarriedGame): File {
  const names = namesOf(game)
    .join('-')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  const day = game.started === null ? '' : `-${dayOf(game.started)}`;
  const name = `cosmic-felt-${[...names.toLowerCase()].slice(0, 40).join('')}${day}.txt`;
  return new File([textOf(game)], name, { type: 'text/plain' });
}

declare global {
  interface HTMLElementTagNameMap {
    'hand-over-screen': HandOverScreen;
  }
}
