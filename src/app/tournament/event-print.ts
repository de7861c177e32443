import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { presetRules } from '../../engine/settings.ts';
import { nearestPreset } from '../../game/transcript-writer.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import type { TournamentLog } from '../../tournament/tournament-log.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { icon } from '../../ui/icons.ts';
import { paperTrack, TRACK_HEIGHT, TRACK_WIDTH } from '../../ui/paper-track.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import { eventDay } from '../../ui/words/event-day.ts';
import * as words from '../../ui/words/event-print.ts';
import { printName } from '../../ui/words/event-setup.ts';
import { roundName, tableName } from '../../ui/words/event.ts';
import { linesWords } from '../../ui/words/rule-sets.ts';
import { makeEventRoute, type Print, PRINTS } from './event-routes.ts';
import { eventStyles } from './event-styles.ts';
import {
  printedRound,
  roundsBegun,
  seatRows,
  sheetBlocks,
  type TableBlock,
  tableBlocks,
  trackStep,
  turnRows,
} from './print-model.ts';
import { paperStandings } from './paper-standings.ts';
import { pageRules, paperStyles } from './print-styles.ts';
import { roundOf } from './where.ts';

/** More players than this share the width of a sheet. */
const FEW = 5;

/** A page for paper, shown as it will be printed: seating, score sheets, result slips or standings. */
@customElement('event-print')
export class EventPrint extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    eventStyles,
    css`
      :host {
        min-height: 100dvh;
        padding: max(6px, env(safe-area-inset-top)) max(12px, env(safe-area-inset-right)) 24px
          max(12px, env(safe-area-inset-left));
        background: var(--rail);
      }
      .tools {
        display: grid;
        grid-template-columns: 44px minmax(0, 1fr);
        gap: 8px;
        align-items: center;
        width: 100%;
        max-width: 760px;
        margin: 0 auto;
      }
      .tools > a {
        display: grid;
        place-items: center;
        width: 44px;
        height: 44px;
      }
      .tools svg {
        width: 24px;
        height: 24px;
      }
      h1 {
        font: 400 1.5rem/1.1 var(--display);
      }
      .ways,
      .tools .hint {
        grid-column: 1 / -1;
      }
      .ways {
        align-items: end;
      }
      .main {
        display: flex;
        gap: 8px;
        align-items: center;
        justify-content: center;
      }
      @media (max-width: 500px) {
        .ways .main {
          grid-column: 1 / -1;
        }
      }
      .paper {
        width: 100%;
        max-width: calc(185mm + 16mm);
        margin: 0 auto;
        overflow-x: auto;
      }
      @media print {
        :host {
          min-height: 0;
          padding: 0;
          background: none;
        }
        .paper {
          max-width: none;
        }
      }
    `,
    paperStyles,
  ];

  @property({ attribute: false }) log!: TournamentLog;
  @property() what: Print = 'by-table';
  /** From 0; null for the newest. */
  @property({ attribute: false }) round: number | null = null;

  private readonly pages = new CSSStyleSheet();
  /** The title of the window while nothing is printed: on paper, and as a file's name, it says what it is. */
  private titleBefore = '';

  override connectedCallback() {
    super.connectedCallback();
    this.pages.replaceSync(pageRules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.pages];
    addEventListener('beforeprint', this.nameIt);
    addEventListener('afterprint', this.unnameIt);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== this.pages);
    removeEventListener('beforeprint', this.nameIt);
    removeEventListener('afterprint', this.unnameIt);
  }

  override render() {
    const round = printedRound(this.now, this.round);
    const blank = round === null && this.what !== 'sheets';
    return html`${this.tools(round, blank)}
      ${
        blank
          ? html`<div class="tools">
              <p class="hint">${words.noRound()}</p>
              <a class="button ways" href=${makeEventRoute({ page: 'rounds', id: this.now.id, round: null })}
                >${words.toRounds()}</a
              >
            </div>`
          : html`<div class="paper" role="region" aria-label=${words.preview()} tabindex="0">
              ${this.page(round)}
            </div>`
      }`;
  }

  private tools(round: number | null, blank: boolean) {
    const { id, rounds } = this.now;
    const hasRounds = this.what !== 'standings' && rounds.length > 0;
    return html`<div class="tools">
      <a href=${makeEventRoute({ page: 'rounds', id, round: this.round })} aria-label=${words.back()}>${icon('back')}</a>
      <h1>${printName(this.what)}</h1>
      <div class="ways">
        <label>
          ${words.page()}
          <select data-page @change=${this.choosePage}>
            ${PRINTS.map((each) => html`<option value=${each} ?selected=${each === this.what}>${printName(each)}</option>`)}
          </select>
        </label>
        ${
          hasRounds
            ? html`<label>
                ${words.round()}
                <select data-round @change=${this.chooseRound}>
                  ${rounds.map(
                    ({ mode }, place) =>
                      html`<option value=${place} ?selected=${place === round}>${roundName(place, mode === 'final')}</option>`,
                  )}
                </select>
              </label>`
            : nothing
        }
        ${
          blank
            ? nothing
            : html`<button type="button" class="main" data-print @click=${() => print()}>
                ${icon('save')}${words.print()}
              </button>`
        }
      </div>
      ${blank ? nothing : html`<p class="hint">${words.printHint()}</p>`}
    </div>`;
  }

  private get now(): Tournament {
    return this.log.now;
  }

  private page(round: number | null): TemplateResult {
    switch (this.what) {
      case 'by-name':
        return this.byName(round);
      case 'by-table':
        return this.byTable(round);
      case 'sheets':
        return html`${sheetBlocks(this.now, round).map((block) => this.sheet(round, block))}`;
      case 'slips':
        return html`<div class="boxes">${tableBlocks(this.now, round).map((block) => this.slip(round, block))}</div>`;
      case 'standings':
        return html`${this.head(words.standingsAfter(roundsBegun(this.now)))} ${paperStandings(this.now)}`;
    }
  }

  private head(about: string) {
    const { name, date, venue } = this.now.setup;
    const parts = [about, eventDay(date), venue].filter((part) => part !== '');
    return html`<header>
      <h2><bdi>${name}</bdi></h2>
      <p>${parts.join(' · ')}</p>
    </header>`;
  }

  private roundWords(round: number | null): string {
    if (round === null) return words.byHandRound();
    return roundOf(this.now, round);
  }

  private byName(round: number | null) {
    const rows = seatRows(this.now, round, document.documentElement.lang || 'en');
    return html`${this.head(this.roundWords(round))}
      <table class="list by-name">
        <thead>
          <tr>
            <th>${words.name()}</th>
            <th class="number">${words.table()}</th>
            <th class="number">${words.seat()}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ name, table, seat }) => html`<tr>
              <td><bdi>${name}</bdi></td>
              <td class="number">${table + 1}</td>
              <td class="number">${seat + 1}</td>
            </tr>`,
          )}
        </tbody>
      </table>`;
  }

  private byTable(round: number | null) {
    return html`${this.head(`${this.roundWords(round)} · ${words.turnOrder()}`)}
      <div class="boxes">
        ${tableBlocks(this.now, round).map(
          ({ table, players }) => html`<article class="block">
            <h3>${this.tableWords(table)}</h3>
            <ol>
              ${players.map((name) => html`<li><bdi>${name}</bdi></li>`)}
            </ol>
            <p class="notes">${words.notes()}</p>
          </article>`,
        )}
      </div>`;
  }

  private tableWords(table: number | null): string {
    return table === null ? words.byHandTable() : tableName(table);
  }

  private sheet(round: number | null, { table, players }: TableBlock) {
    const { rules } = this.now.setup;
    const { goal } = rules;
    // The goal is said by itself.
    const { goal: usual } = presetRules(nearestPreset(rules));
    const step = trackStep(goal);
    return html`<article class="sheet">
      ${this.head(`${this.roundWords(round)} · ${this.tableWords(table)}`)}
      <p class="small">${words.rulesLine(linesWords({ ...rules, goal: usual }), goal)}</p>
      <figure>
        ${
          step === null
            ? nothing
            : html`<svg viewBox="0 0 ${TRACK_WIDTH} ${TRACK_HEIGHT}" aria-hidden="true">${paperTrack(goal, step)}</svg>
                <figcaption>${words.trackHint(step)}</figcaption>`
        }
      </figure>
      <table class=${players.length > FEW ? 'turns many' : 'turns'}>
        <thead>
          <tr>
            <th rowspan="2" class="turn">${words.turn()}</th>
            ${players.map((name) => html`<th colspan="5" class="own"><bdi>${name}</bdi></th>`)}
          </tr>
          <tr>
            ${players.map(() => html`<th colspan="3" class="own">${words.throws()}</th><th colspan="2">${words.total()}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${Array.from(
            { length: turnRows(goal) },
            (_, turn) => html`<tr>
              <th>${turn + 1}</th>
              ${players.map(() => html`<td colspan="3" class="own"></td><td colspan="2"></td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
      <p class="foot">${words.sheetHint()}</p>
    </article>`;
  }

  private slip(round: number | null, { table, players }: TableBlock) {
    return html`<article class="slip">
      <h3>${this.roundWords(round)} · ${this.tableWords(table)}</h3>
      <p class="small"><bdi>${this.now.setup.name}</bdi></p>
      <table>
        <thead>
          <tr>
            <th>${words.player()}</th>
            <th class="number">${words.place()}</th>
            <th class="number">${words.total()}</th>
          </tr>
        </thead>
        <tbody>
          ${players.map((name) => html`<tr><td><bdi>${name}</bdi></td><td></td><td></td></tr>`)}
        </tbody>
      </table>
      <p class="signed">${words.signed()}</p>
    </article>`;
  }

  private choosePage(event: Event) {
    const what = (event.target as HTMLSelectElement).value as Print;
    this.turnTo(what, this.round);
  }

  private chooseRound(event: Event) {
    this.turnTo(this.what, Number((event.target as HTMLSelectElement).value));
  }

  /** In the place of the page that is shown: the way back leads out of the pages for paper. */
  private turnTo(what: Print, round: number | null) {
    location.replace(makeEventRoute({ page: 'print', id: this.now.id, what, round }));
  }

  private readonly nameIt = () => {
    this.titleBefore = document.title;
    document.title = `${this.now.setup.name} – ${printName(this.what)}`;
  };

  private readonly unnameIt = () => {
    document.title = this.titleBefore;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'event-print': EventPrint;
  }
}
