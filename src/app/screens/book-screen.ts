import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { RULEBOOK, type Rules, SETTINGS, type SettingKey } from '../../engine/settings.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { CHAPTERS, type Chapter, isPage, PAGES, type PageId } from '../../ui/book-pages.ts';
import type { SymbolSet } from '../../ui/face-art.ts';
import { fieldSurface } from '../../ui/field-surface.ts';
import { icon } from '../../ui/icons.ts';
import { sunSurface } from '../../ui/sun-surface.ts';
import * as words from '../../ui/words/book.ts';
import { cubesWords } from '../../ui/words/faces.ts';
import { glossary } from '../../ui/words/glossary.ts';
import { settingQuestion, settingTitle, valueSources, valueWords } from '../../ui/words/settings.ts';
import { heading as trainerTitle } from '../../ui/words/trainer.ts';
import { sourcesWords } from '../../ui/words/sources.ts';
import {
  findInBook,
  type Found,
  isPlayed,
  obligingPages,
  odds,
  pageExamples,
  pageSettings,
  rulesName,
} from '../book-model.ts';
import { atTable, makeRoute, type Route } from '../routes.ts';
import { focusHeading } from '../screen-name.ts';
import type { Session } from '../session.ts';
import { caseCard } from './book-case.ts';
import { bookLayout } from './book-layout.ts';
import { pageBar } from './page-bar.ts';
import { pageStyles } from './page-styles.ts';

const CONTENTS: Route = { screen: 'book', page: '' };
/** What stands beside the pages. */
const OTHERS: ReadonlyMap<string, () => string> = new Map([
  ['glossary', words.glossaryTitle],
  ['trainer', trainerTitle],
]);

/**
 * The rules as a book: its contents with a search, its pages with examples that the engine rules, and a glossary. By
 * the rules of the table that it was opened from, else by the rulebook.
 *
 * @fires go-back
 */
@customElement('book-screen')
export class BookScreen extends LitElement {
  static override styles = [
    baseStyles,
    pageStyles,
    bookLayout,
    css`
      .main {
        ${sunSurface}
      }
      input {
        ${fieldSurface}
      }
      label {
        display: grid;
        gap: 4px;
        font-weight: 600;
      }
      .contents {
        columns: 2 20rem;
        column-gap: 14px;
      }
      .settings {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
        gap: 14px;
        align-items: start;
      }
      .contents section {
        display: grid;
        gap: 8px;
        padding-bottom: 14px;
        break-inside: avoid;
      }
      h3 {
        font-weight: 700;
      }
      .settings section {
        display: grid;
        gap: 8px;
        padding: 13px 14px;
        background: var(--rail-2);
        border-radius: var(--r3);
        box-shadow: inset 0 0 0 1px var(--line);
      }
      .values li {
        padding: 6px 0 6px 30px;
      }
      .values small {
        display: block;
      }
      .values .played {
        position: relative;
        font-weight: 600;
      }
      .values svg {
        position: absolute;
        left: 2px;
        width: 20px;
        height: 20px;
        color: var(--brass);
      }
      table {
        width: 100%;
        max-width: 30rem;
        border-collapse: collapse;
      }
      th {
        font-weight: 600;
        text-align: left;
      }
      td,
      th {
        padding: 6px 8px 6px 0;
        border-bottom: 1px solid var(--line);
      }
      td,
      thead th + th {
        text-align: right;
        font-variant-numeric: tabular-nums;
      }
      th::first-letter {
        text-transform: uppercase;
      }
      dl.text {
        display: block;
        max-width: none;
        columns: 2 20rem;
        column-gap: 24px;
      }
      /* All of a word and its meaning is the link. */
      dl div {
        position: relative;
        padding-bottom: 10px;
        break-inside: avoid;
      }
      dt {
        font-weight: 700;
      }
      dt a {
        text-underline-offset: 3px;
      }
      dt a::after {
        position: absolute;
        inset: 0;
        content: '';
      }
    `,
  ];

  /** The game from whose table the book was opened; null for none. */
  @property({ attribute: false }) session: Pick<Session, 'id' | 'log'> | null = null;
  /** Names a page, `glossary` or `trainer`; anything else is the contents. */
  @property({ attribute: false }) route: Route = CONTENTS;
  @property() set: SymbolSet = 'moons';

  @state() private wanted = '';
  @query('input') private field!: HTMLInputElement | null;
  /** How far down the contents were when a page was opened. */
  private top = 0;
  /** The first page has the focus from whoever shows the screen. */
  private begun = false;

  override render() {
    const { page } = this;
    return html`
      ${pageBar(isPage(page) ? words.pageTitle(page) : (OTHERS.get(page)?.() ?? words.heading()), words.back(), this.goBack)}
      <div class="page">${this.body(page)}</div>
    `;
  }

  private body(page: string) {
    if (isPage(page)) return this.onePage(page);
    if (page === 'glossary') return this.glossary();
    if (page !== 'trainer') return this.contents();
    void import('./trainer-view.ts');
    return html`<trainer-view .game=${this.game} .table=${this.session?.log.last.game.rules} .set=${this.set}></trainer-view>`;
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (isContents(changed.get('route'))) this.top = scrollY;
  }

  /** A page begins at its top; the contents are where they were left. */
  protected override updated(changed: PropertyValues<this>) {
    if (!changed.has('route')) return;
    scrollTo(0, isContents(this.route) ? this.top : 0);
    if (this.begun) void focusHeading(this);
    this.begun = true;
  }

  private get page(): string {
    return pageOf(this.route);
  }

  /** '' for none. */
  private get game(): string {
    return this.session?.id ?? '';
  }

  private get played(): Rules {
    return this.session?.log.last.game.rules ?? RULEBOOK;
  }

  private href(page: string): string {
    return makeRoute(atTable({ screen: 'book', page }, this.game));
  }

  private link(page: string, title: string, note = '') {
    return html`<a href=${this.href(page)}
      ><span>${title}${note ? html`<small>${note}</small>` : nothing}</span>${icon('next')}</a
    >`;
  }

  private contents() {
    return html`
      <p class="hint">${this.game === '' ? words.byRulebook() : words.byTable(rulesName(this.played))}</p>
      <label
        >${words.search()}
        <input type="search" .enterKeyHint=${'search'} autocomplete="off" .value=${this.wanted} @input=${this.want} @keydown=${this.key} />
      </label>
      ${this.wanted.trim() === '' ? this.chapters() : this.results()}
    `;
  }

  private chapters() {
    return html`
      <a class="main" href=${this.href('trainer')}
        >${words.practise()}</a
      >
      <div class="contents">
        ${(Object.keys(CHAPTERS) as Chapter[]).map(
          (chapter) => html`<section>
            <h2>${words.chapterName(chapter)}</h2>
            <ul class="links">
              ${CHAPTERS[chapter].map((page) => html`<li>${this.link(page, words.pageTitle(page))}</li>`)}
              ${chapter === 'table' ? html`<li>${this.link('glossary', words.glossaryTitle())}</li>` : nothing}
            </ul>
          </section>`,
        )}
      </div>
    `;
  }

  private results() {
    const found = findInBook(this.wanted, this.played);
    return html`<p role="status">${words.found(found.length, this.wanted.trim())}</p>
      <ul class="links" ?hidden=${found.length === 0}>
        ${found.map((each) => html`<li>${this.link(each.page, each.title, noteOf(each))}</li>`)}
      </ul>`;
  }

  private onePage(page: PageId) {
    const examples = pageExamples(page, this.played);
    const settings = pageSettings(page);
    const next = PAGES[PAGES.indexOf(page) + 1];
    return html`
      <div class="text">${words.pageText(page, this.played).map((text) => html`<p>${text}</p>`)}</div>
      ${
        page === 'bank'
          ? html`<ul class="links">
              ${obligingPages(this.played).map(
                (each) => html`<li>${this.link(each, words.pageTitle(each))}</li>`,
              )}
            </ul>`
          : nothing
      }
      ${
        examples.length > 0
          ? html`<h2>${isPlayed(page, this.played) ? words.asPlayed() : words.whereOn()}</h2>
              <ul class="cases">
                ${examples.map((view) => caseCard(view, this.set, this.game))}
              </ul>`
          : nothing
      }
      ${page === 'wimpout' ? this.odds() : nothing}
      ${
        settings.length > 0
          ? html`<h2>${words.tablesDiffer()}</h2>
              <div class="settings">${settings.map((key) => this.setting(key))}</div>`
          : nothing
      }
      <ul class="links">
        ${next ? html`<li>${this.link(next, words.nextPage(words.pageTitle(next)))}</li>` : nothing}
        <li>${this.link('', words.contents())}</li>
      </ul>
    `;
  }

  private setting(key: SettingKey) {
    const setting = SETTINGS[key];
    const now = this.played[key];
    const values: readonly Rules[SettingKey][] = setting.kind === 'number' ? [now] : setting.values;
    return html`<section>
      <h3>${settingTitle(key)}</h3>
      <p class="hint">${settingQuestion(key)}</p>
      <ul class="values">
        ${values.map(
          (value) => html`<li class=${value === now ? 'played' : ''}>
            ${value === now ? icon('check') : nothing}${valueWords(key, value)}${
              value === now ? html`<span class="sr">, ${words.played()}</span>` : nothing
            }
            <small>${sourcesWords(valueSources(key, value))}</small>
          </li>`,
        )}
      </ul>
    </section>`;
  }

  private odds() {
    return html`<h2 id="odds">${words.oddsTitle()}</h2>
      <p class="hint">${words.oddsCaption()}</p>
      <table aria-labelledby="odds">
        <thead>
          <tr>
            <th scope="col">${words.oddsCubes()}</th>
            <th scope="col">${words.oddsWimpout()}</th>
            <th scope="col">${words.oddsMean()}</th>
          </tr>
        </thead>
        <tbody>
          ${odds(this.played).map(
            ({ cubes, wimpouts, throws, mean }) => html`<tr>
              <th scope="row">${cubesWords(cubes)}</th>
              <td>${((100 * wimpouts) / throws).toFixed(1)} %</td>
              <td>${mean.toFixed(1)}</td>
            </tr>`,
          )}
        </tbody>
      </table>`;
  }

  private glossary() {
    return html`<dl class="text">
      ${glossary().map(
        ({ term, text, page }) => html`<div>
          <dt><a href=${this.href(page)}>${term}</a></dt>
          <dd>${text}</dd>
        </div>`,
      )}
    </dl>`;
  }

  private want() {
    this.wanted = this.field?.value ?? '';
  }

  /** Enter opens the nearest that was found. */
  private key({ key }: KeyboardEvent) {
    if (key === 'Enter') this.renderRoot.querySelector<HTMLAnchorElement>('.links a')?.click();
  }

  private goBack() {
    this.dispatchEvent(new CustomEvent('go-back'));
  }
}

const pageOf = (route: Route | undefined): string => (route && 'page' in route ? route.page : '');

const isContents = (route: Route | undefined): boolean =>
  route !== undefined && !isPage(pageOf(route)) && !OTHERS.has(pageOf(route));

const noteOf = ({ kind, text }: Found): string =>
  ({ page: '', term: `${words.inGlossary()}: ${text}`, setting: `${words.inSettings()}: ${text}` })[kind];

declare global {
  interface HTMLElementTagNameMap {
    'book-screen': BookScreen;
  }
}
