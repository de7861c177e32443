import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type Over, playerAt } from '../../engine/game.ts';
import { placings } from '../../engine/places.ts';
import type { EventTable } from '../../game/event-table.ts';
import type { Log } from '../../game/log.ts';
import { packGame } from '../../game/pack.ts';
import { makeLinkText } from '../../game/pack-text.ts';
import { reasonsOf } from '../../game/reasons.ts';
import { tableOf } from '../../game/table-of.ts';
import { makeTranscript } from '../../game/transcript-writer.ts';
import type { SavedSeat } from '../../store/game-store.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import '../../ui/copy-button.ts';
import { icon } from '../../ui/icons.ts';
import type { Way } from '../../ui/notice-bar.ts';
import '../../ui/notice-bar.ts';
import '../../ui/rank-list.ts';
import type { RankView } from '../../ui/rank-list.ts';
import { seatLook, seatMarker } from '../../ui/seat-look.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import { noonArt } from '../../ui/sun-art.ts';
import { endWords, winnerLine } from '../../ui/words/ending.ts';
import * as phoneWords from '../../ui/words/event-phone.ts';
import * as words from '../../ui/words/sheet.ts';
import { deskOf, deskStyles, toDesk } from '../tournament/desk-here.ts';

/**
 * The end of a game: who won and how, the places, and what to do next. Empty while the game goes on.
 *
 * @fires rematch - a new game like this one
 * @fires open-sheet - the sheet of this game is wanted
 * @fires hand-over - the game is to go to another phone
 * @fires reopen - the last step is to be taken back
 * @fires go-home
 */
@customElement('end-screen')
export class EndScreen extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    deskStyles,
    css`
      :host {
        display: grid;
        grid-template-rows: auto minmax(min-content, 1fr) auto;
        grid-template-columns: minmax(0, 1fr);
        min-height: 100dvh;
        background: var(--rail);
      }
      .sky {
        position: relative;
        display: grid;
        grid-row: 2;
        grid-template-rows: minmax(180px, 1fr) auto auto;
        grid-template-columns: minmax(0, 1fr);
        min-height: min(46dvh, 92vw);
        gap: 6px;
        justify-items: center;
        padding: max(18px, env(safe-area-inset-top)) 12px 18px;
        overflow: hidden;
        text-align: center;
      }
      .disc {
        position: relative;
        display: grid;
        place-items: center;
        aspect-ratio: 1;
        height: 100%;
        max-width: 100%;
      }
      .disc > svg {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        overflow: visible;
      }
      .winners {
        position: relative;
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
        align-content: center;
        justify-content: center;
        width: 42%;
        color: var(--sun-ink);
        --marker: min(64px, 14vw, 8dvh);
      }
      .winners.many {
        --marker: min(44px, 8.6vw, 4.6dvh);
      }
      .winners b {
        flex-basis: 100%;
        font: 400 min(2rem, 8vw, 5dvh) / 1 var(--display);
      }
      h1 {
        position: relative;
        max-width: 100%;
        font: 400 min(3rem, 13vw) / 1 var(--display);
        overflow-wrap: anywhere;
      }
      h1.long {
        font-size: min(1.75rem, 8vw);
        line-height: 1.1;
      }
      .how {
        position: relative;
        color: var(--felt-ink-2);
      }
      .home {
        position: absolute;
        top: max(6px, env(safe-area-inset-top));
        left: max(6px, env(safe-area-inset-left));
        z-index: 1;
        display: flex;
        align-items: center;
        min-height: 44px;
        padding: 0 12px 0 4px;
        font-weight: 600;
        background: var(--tag);
        border-radius: var(--r-full);
      }
      .home svg {
        width: 24px;
        height: 24px;
      }
      .rail {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        grid-row: 3;
        gap: 12px;
        align-content: end;
        min-width: 0;
        padding: 10px max(14px, env(safe-area-inset-right)) 0 max(14px, env(safe-area-inset-left));
        background: linear-gradient(var(--rail-2), var(--rail));
        border-top: 2px solid var(--brass);
      }
      rank-list,
      .ways {
        width: 100%;
        max-width: 560px;
        margin: 0 auto;
      }
      .ways {
        position: sticky;
        bottom: 0;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(max(5.5rem, (100% - 6px) / 2), 1fr));
        gap: 6px;
        padding-bottom: calc(12px + env(safe-area-inset-bottom));
        background: var(--rail);
      }
      .main {
        grid-column: 1 / -1;
        margin-bottom: 3px;
        font-size: 1.5rem;
      }
      .button {
        min-height: 44px;
        padding: 0 6px;
        font-size: var(--t-m);
      }
      copy-button {
        display: block;
      }
      @media (min-width: 30em) {
        .ways {
          grid-template-columns: repeat(auto-fill, minmax(max(5.5rem, (100% - 18px) / 4), 1fr));
        }
      }
      @media (max-height: 600px) {
        .how {
          font-size: var(--t-s);
        }
      }
      /* On a low screen, or with large text, they would hide the list. */
      @media (max-height: 25em) and (max-width: 40em) {
        .ways {
          position: static;
        }
      }
      @media (min-width: 700px) and (orientation: landscape) {
        :host {
          grid-template-rows: auto 1fr;
          grid-template-columns: minmax(0, 1fr) minmax(0, min(52%, 520px));
        }
        notice-bar {
          grid-column: 2;
        }
        .sky {
          grid-row: 1 / 3;
          position: sticky;
          top: 0;
          height: 100dvh;
          overflow: hidden auto;
        }
        .rail {
          grid-row: 2;
          grid-column: 2;
          align-content: space-between;
          border-top: 0;
          border-left: 2px solid var(--brass);
        }
      }
      @media (min-width: 900px) and (min-height: 600px) {
        .winners {
          --marker: 88px;
        }
        .winners b {
          font-size: 3rem;
        }
      }
      .disc {
        animation: rise var(--moment) var(--out);
      }
      @keyframes rise {
        from {
          opacity: 0;
          transform: translateY(60%) scale(0.3);
        }
      }
    `,
  ];

  @property({ attribute: false }) log!: Log;
  /** The id of the game. */
  @property() game = '';
  @property({ attribute: false }) seats: readonly SavedSeat[] = [];
  /** What the store has to say; empty when all is well. */
  @property() notice = '';
  @property({ attribute: false }) noticeWays: readonly Way[] = [];

  /** Whether the device has a way to share text. Where it has not, or it fails, the text is copied. */
  @state() private canShare = 'share' in navigator;

  /** The name of the tournament that waits for this result on this very device; null for none. */
  @state() private desk: string | null = null;

  /** Where it is a game of a tournament. */
  private table: EventTable | null = null;

  protected override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has('log')) return;
    const before = this.table;
    this.table = tableOf(this.log);
    if (this.table === null) this.desk = null;
    else if (this.table.event !== before?.event)
      void deskOf(this.table.event).then((desk) => (this.desk = desk));
  }

  override render() {
    const { game } = this.log.last;
    if (game.phase !== 'over') return nothing;
    return html`
      <notice-bar .text=${this.notice} .ways=${this.noticeWays} .copyText=${this.text} ?hidden=${!this.notice}></notice-bar>
      <div class="sky cloth">
        <button type="button" class="home" @click=${() => this.say('go-home')}>${icon('back')}${words.home()}</button>
        ${this.sun(game)} ${this.headline(game)}
        <p class="how">${endWords(game.end)}</p>
      </div>
      <div class="rail">
        <rank-list .ranks=${this.ranks(game)} .label=${words.placesLabel()}></rank-list>
        <div class="ways">
          ${this.firstWay()}
          <button type="button" class="button" @click=${() => this.say('open-sheet')}>${words.theSheet()}</button>
          ${
            this.canShare
              ? html`<button type="button" class="button" @click=${this.share}>${words.share()}</button>`
              : html`<copy-button .text=${this.text} .label=${words.copy()}></copy-button>`
          }
          ${
            this.table !== null && this.desk === null
              ? html`<button type="button" class="button" @click=${() => this.say('rematch')}>${words.rematch()}</button>`
              : html`<button type="button" class="button" @click=${() => this.say('hand-over')}>${words.handOver()}</button>`
          }
          <button type="button" class="button" aria-label=${words.reopenHint()} @click=${() => this.say('reopen')}>
            ${words.reopen()}
          </button>
        </div>
      </div>
    `;
  }

  /** What a table waits for at the end: the next game, or at a tournament that its result is in. */
  private firstWay() {
    const { table, desk } = this;
    if (table !== null && desk !== null) return toDesk(table.event, desk, this.link(), 'played');
    return table !== null
      ? html`<button type="button" class="main" @click=${() => this.say('hand-over')}>
          ${phoneWords.handInResult()}
        </button>`
      : html`<button type="button" class="main" @click=${() => this.say('rematch')}>${words.rematch()}</button>`;
  }

  private sun(game: Over) {
    const winners = game.winners.map((place) => playerAt(game, place));
    return html`<div class="disc">
      <svg viewBox="-200 -200 400 400" aria-hidden="true">${noonArt()}</svg>
      <div class="winners ${winners.length > 1 ? 'many' : ''}">
        ${winners.map(({ name }) =>
          seatMarker(
            seatLook(
              name,
              game.players.findIndex((each) => each.name === name),
              this.seats,
            ),
          ),
        )}
        ${winners[0] ? html`<b>${winners[0].banked}</b>` : nothing}
      </div>
    </div>`;
  }

  private headline(game: Over) {
    const line = words.winnersLine(game.winners.map((place) => playerAt(game, place).name));
    return html`<h1 class=${line.length > 18 ? 'long' : ''}>${line}</h1>`;
  }

  private ranks(game: Over): readonly RankView[] {
    const reasons = reasonsOf(this.log);
    return placings(game).map(({ rank, place }) => {
      const player = playerAt(game, place);
      return {
        ...seatLook(player.name, place, this.seats),
        rank,
        name: player.name,
        reason: words.reasonWords(reasons[place] ?? null, player),
        total: player.banked,
      };
    });
  }

  /** The game as text, with how it ended as a comment above. */
  private readonly text = (): string => {
    const { game } = this.log.last;
    const head = game.phase === 'over' ? `# ${winnerLine(game)}\n` : '';
    return head + makeTranscript(this.log);
  };

  /** The game with all its throws, as the desk reads it. */
  private link(): string {
    return makeLinkText(packGame({ log: this.log, id: this.game || null, started: null, markers: [] }));
  }

  private async share() {
    try {
      await navigator.share({ text: this.text() });
    } catch (error) {
      // Whoever closes the list of apps has changed their mind; anything else, and the text can still be copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.canShare = false;
    }
  }

  private say(what: 'go-home' | 'rematch' | 'open-sheet' | 'hand-over' | 'reopen') {
    this.dispatchEvent(new CustomEvent(what));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'end-screen': EndScreen;
  }
  interface HTMLElementEventMap {
    reopen: CustomEvent<void>;
  }
}
