import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { makeCaseText, parseDraftText } from '../../bench/case-text.ts';
import type { CasePosition } from '../../bench/case.ts';
import { countCubes, type NumberFace } from '../../engine/cubes.ts';
import type { RulesChange } from '../../engine/settings.ts';
import { cubesMissing, NO_DRAFT, restBlank, type Tap, takesTap } from '../../game/draft.ts';
import type { AgreeSheet } from '../../ui/agree-sheet.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import '../../ui/answer-card.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import '../../ui/case-carry.ts';
import '../../ui/case-rules.ts';
import '../../ui/case-sheet.ts';
import '../../ui/choice-bar.ts';
import '../../ui/compare-list.ts';
import type { Under } from '../../ui/compare-list.ts';
import '../../ui/cube-tray.ts';
import { icon } from '../../ui/icons.ts';
import '../../ui/key-pad.ts';
import { playersIn } from '../../ui/seat-look.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/bench.ts';
import * as caseWords from '../../ui/words/bench-case.ts';
import * as tableWords from '../../ui/words/table.ts';
import { addressCase, addressedCase, caseLink } from '../bench-address.ts';
import { type BenchModel, benchModel, type BenchTable, chatText } from '../bench-model.ts';
import {
  backFrom,
  benchOf,
  benchOfLog,
  type BenchState,
  caseDraftOf,
  caseOf,
  FIRST_BENCH,
  lookUnder,
  namesOfLog,
  troubleOf,
  withPosition,
  withRules,
} from '../bench-state.ts';
import { benchTray } from '../bench-tray.ts';
import { KEY_FACES } from '../face-keys.ts';
import { loadLook } from '../look-preference.ts';
import { drawQr } from '../qr-code.ts';
import { atTable, makeRoute } from '../routes.ts';
import type { Session } from '../session.ts';
import { ShortcutKeys } from '../shortcut-keys.ts';
import { checkRules } from '../sheets-model.ts';
import { clearLabel, faceLabel } from '../table-model.ts';
import { benchLayout } from './bench-layout.ts';
import { pageBar } from './page-bar.ts';
import { pageStyles } from './page-styles.ts';

/**
 * The bench, where disputes are settled: any position and any throw, the ruling with its reasons, how other tables
 * rule, and the case for others to look at. It keeps the address: what stands there is the case.
 *
 * @fires go-back
 */
@customElement('bench-screen')
export class BenchScreen extends LitElement {
  static override styles = [baseStyles, sheetStyles, pageStyles, benchLayout];

  /** The game whose table it was opened from; it stays as it is. */
  @property({ attribute: false }) session: Session | null = null;

  @state() private bench: BenchState = FIRST_BENCH;
  /** What was wrong with the address. */
  @state() private problem = '';
  /** Under whose rules the case is looked at just now, and what stood there before. */
  @state() private under: (Under & { readonly before: BenchState }) | null = null;
  /** The change that the table is asked about. */
  @state() private proposed: RulesChange | null = null;

  private model: BenchModel | null = null;
  /** What this screen last wrote into the address. */
  private written = '';
  private names: readonly string[] = [];
  /** The next key goes to the Sun cube although common cubes are still to be told. */
  private sunNext = false;
  /** The pad was there before, and one of its keys had the focus. */
  private hadPad = false;
  private onPad = false;
  private readonly look = loadLook();
  private readonly keys = new ShortcutKeys(this, (key) => this.pressKey(key));

  @query('key-pad') private pad!: HTMLElementTagNameMap['key-pad'] | null;
  @query('.verdict h2') private verdict!: HTMLElement | null;
  @query('compare-list') private list!: HTMLElementTagNameMap['compare-list'] | null;
  @query('case-sheet') private caseSheet!: HTMLElementTagNameMap['case-sheet'];
  @query('case-rules') private rulesSheet!: HTMLElementTagNameMap['case-rules'];
  @query('case-carry') private carry!: HTMLElementTagNameMap['case-carry'];
  @query('agree-sheet') private agree!: AgreeSheet;

  override connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this.read);
    addEventListener('popstate', this.popped);
    this.session?.addEventListener('change', this.sessionChanged);
    this.keys.active = this.look.keys;
    this.read();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.read);
    removeEventListener('popstate', this.popped);
    this.session?.removeEventListener('change', this.sessionChanged);
  }

  /** What the table may be asked changes when another window takes the score over. */
  private readonly sessionChanged = () => this.requestUpdate();

  /** Takes the case that the address tells; without one, the throw that was just judged at the table. */
  private readonly read = () => {
    const text = addressedCase();
    if (text === null || location.hash === this.written) return;
    this.under = null;
    this.problem = '';
    const fresh = (this.session && benchOfLog(this.session.log)) ?? FIRST_BENCH;
    if (text === '') {
      this.bench = fresh;
      return;
    }
    const read = parseDraftText(text);
    this.bench = read.ok ? benchOf(read.value) : fresh;
    if (!read.ok) this.problem = caseWords.caseProblemWords(read.error);
  };

  private get text(): string {
    return makeCaseText(caseDraftOf(this.bench));
  }

  /** A broken link stays in the address until a case takes its place. */
  private write() {
    if (this.problem !== '' || troubleOf(this.bench) !== null) return;
    addressCase(this.text, this.session?.id ?? null);
    this.written = location.hash;
  }

  /** Behind a sheet that was closed stands the case as it was before. */
  private readonly popped = () => {
    if (location.hash === this.written) this.write();
  };

  /** Those of the table by name, while they are as many as there. */
  private namesOf({ seats }: CasePosition): readonly string[] {
    const names = this.session && namesOfLog(this.session.log);
    return caseWords.seatNames(seats, names?.length === seats.length ? names : null);
  }

  /** Other tables follow a frame behind the answer: they lie below it. */
  private readonly drawCompared = () => {
    if (this.model && this.list) this.list.view = this.model.compared;
  };

  /** The table it was opened from; one that another window keeps, or that is over, is not asked. */
  private get table(): BenchTable | null {
    const { session } = this;
    if (session === null) return null;
    const { game } = session.log.last;
    return { rules: game.rules, asks: lostTable(session) === '' && game.phase !== 'over' };
  }

  override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('session')) {
      changed.get('session')?.removeEventListener('change', this.sessionChanged);
      this.session?.addEventListener('change', this.sessionChanged);
    }
    this.names = this.namesOf(this.bench.position);
    const asked = caseOf(this.bench);
    this.model = asked && benchModel(asked, this.names, this.table);
    this.hadPad = this.pad !== null;
    this.onPad = this.pad !== null && this.shadowRoot?.activeElement === this.pad;
  }

  protected override updated() {
    this.write();
    afterPaint(this.drawCompared);
    if (!this.hadPad || this.pad !== null) return;
    // The pad goes with the last cube: what came in its place is to be seen, and has the focus that the pad had.
    this.verdict?.scrollIntoView({ block: 'nearest' });
    if (this.onPad) this.verdict?.focus();
  }

  override render() {
    const { bench, model } = this;
    const trouble = troubleOf(bench);
    return html`<div class="bench ${model ? '' : 'asking'}">
        <section class="case cloth">
          <div class="stays">
            ${pageBar(words.heading(), words.back(), this.goBack)}
            <div role="alert" ?hidden=${!this.problem}>${this.problem ? html`<p class="alert">${this.problem}</p>` : nothing}</div>
            ${this.under ? this.underBar(this.under) : nothing} ${this.position(bench)}
            ${trouble ? html`<p class="trouble" role="status">${words.cannotBe()} ${caseWords.troubleWords(trouble)}</p>` : nothing}
            ${this.tray(bench)} ${model ? this.verdictOf(model) : trouble ? nothing : html`<p class="hint">${words.ask()}</p>`}
          </div>
        </section>
        <section class="rail">${model ? this.answer(model) : this.ask(bench)}</section>
      </div>
      <p class="sr" role="status">${keyed(this.bench, html`<span>${this.announcement}</span>`)}</p>
      ${this.sheets(bench, model)}`;
  }

  private get announcement(): string {
    const { draft, position } = this.bench;
    if (this.model) return this.model.announcement;
    return draft.length > 0 ? words.told(draft.length, countCubes(position.turn.cubes)) : '';
  }

  private position({ position }: BenchState) {
    const rules = caseWords.caseRulesWords(position.rules);
    return html`<p class="position">${caseWords.positionWords(position, this.names)}</p>
      <div class="edits">
        <button type="button" class="edit" aria-label=${words.changePosition()} @click=${() => this.caseSheet.open()}>
          ${icon('edit')}${words.change()}
        </button>
        <button type="button" class="edit" aria-label=${words.changeRules(rules)} @click=${() => this.rulesSheet.open()}>
          ${icon('edit')}${rules}
        </button>
      </div>`;
  }

  private tray(bench: BenchState) {
    const { tray, caption, cubes } = benchTray(bench, this.model?.answer ?? null);
    return html`<cube-tray
      role="group"
      aria-label=${words.tray()}
      .tray=${tray}
      .set=${this.look.set}
      .caption=${caption}
      .captionCubes=${cubes}
      .heldCaption=${tableWords.staysPut()}
      .clearLabel=${clearLabel}
      @clear-cube=${this.clearCube}
    ></cube-tray>`;
  }

  private ask({ position, draft }: BenchState) {
    const missing = cubesMissing(draft, position.turn.cubes);
    const some = draft.length > 0 && countCubes(missing) > 0;
    return html`
      <key-pad
        .set=${this.look.set}
        .common=${missing.common > 0}
        .sun=${missing.sun}
        .commonLabel=${tableWords.padLabels().common}
        .sunLabel=${tableWords.padLabels().sun}
        .faceLabel=${faceLabel}
        .scrolls=${true}
        @face-tap=${(event: HTMLElementEventMap['face-tap']) => this.tap(event.detail)}
      ></key-pad>
      <div class="row">
        <button
          type="button"
          class="button"
          aria-disabled=${some ? 'false' : 'true'}
          @click=${() => (some ? this.tell({ draft: restBlank(draft, position.turn.cubes) }) : undefined)}
        >
          ${words.restBlank()}
        </button>
      </div>
    `;
  }

  private verdictOf({ headline, risk, must, may, sure, answer }: BenchModel) {
    return html`<div class="verdict">
      <h2 tabindex="-1">${headline} ${risk ? html`<small>${risk}</small>` : nothing}</h2>
      <p class="state ${must ? 'must' : answer.goesOn ? 'may' : 'over'}">
        ${icon(must ? 'again' : answer.goesOn ? 'check' : 'next')}<span>${must || may}</span>
      </p>
      <p class="sure">
        ${sure.marked ? html`<i></i>` : icon('check')}<span>${sure.text}</span>
      </p>
    </div>`;
  }

  private answer({ question, ways, view }: BenchModel) {
    return html`
      ${
        ways.length > 0
          ? html`<choice-bar
              .question=${question}
              .ways=${ways}
              @choose=${(event: HTMLElementEventMap['choose']) => this.tell({ choice: event.detail })}
            ></choice-bar>`
          : nothing
      }
      <answer-card .view=${view} .set=${this.look.set} .address=${this.page}></answer-card>
      <compare-list
        @open-under=${(event: HTMLElementEventMap['open-under']) => this.openUnder(event.detail)}
        @propose=${(event: HTMLElementEventMap['propose']) => this.propose(event.detail)}
      ></compare-list>
      <div class="row do">
        <button type="button" class="button" @click=${() => this.begin()}>${words.newThrow()}</button>
        <button type="button" class="button" @click=${() => this.carry.open()}>${words.send()}</button>
      </div>
    `;
  }

  private readonly page = (page: string) =>
    makeRoute(atTable({ screen: 'book', page }, this.session?.id ?? ''));

  private underBar({ name, before }: Under & { readonly before: BenchState }) {
    return html`<div class="under">
      <span>${words.ruledAs(name)}</span>
      <button type="button" class="button" @click=${() => this.lookBack(before)}>
        ${words.ruledBack(caseWords.caseRulesWords(before.position.rules))}
      </button>
    </div>`;
  }

  private sheets(bench: BenchState, model: BenchModel | null) {
    const { position } = bench;
    const { session } = this;
    const link = caseLink(this.text);
    const asked = caseOf(bench);
    return html`<case-sheet
        .position=${position}
        .names=${this.names}
        .trouble=${troubleOf(bench)}
        .set=${this.look.set}
        @position-change=${(event: HTMLElementEventMap['position-change']) => this.set(withPosition(bench, event.detail))}
      ></case-sheet>
      <case-rules
        .rules=${position.rules}
        .table=${session && session.log.last.game.rules}
        @rules-change=${(event: HTMLElementEventMap['rules-change']) => {
          this.under = null;
          this.set(withRules(bench, event.detail.rules));
        }}
      ></case-rules>
      <case-carry
        .link=${link}
        .text=${() => (asked && model ? chatText(asked, model.answer, this.names, link) : '')}
        .draw=${drawQr}
      ></case-carry>
      ${
        session
          ? html`<agree-sheet
              .players=${playersIn(session.log.last.game.players, session.seats)}
              .rules=${session.log.last.game.rules}
              .change=${this.proposed}
              .check=${(change: RulesChange) => lostTable(session) || checkRules(session, change)}
              @change-rules=${(event: HTMLElementEventMap['change-rules']) => {
                session.agree({ type: 'change-rules', ...event.detail });
                this.goBack();
              }}
            ></agree-sheet>`
          : nothing
      }`;
  }

  private set(bench: BenchState) {
    this.bench = bench;
    this.problem = '';
  }

  private tell(change: Partial<BenchState>) {
    this.set({ ...this.bench, ...change });
  }

  /** A face for a cube in hand; when all are told, the first of another throw. */
  private tap(tap: Tap) {
    const { cubes } = this.bench.position.turn;
    const draft = this.model ? NO_DRAFT : this.bench.draft;
    if (takesTap(draft, cubes, tap.cube)) this.tell({ draft: [...draft, tap], choice: null });
  }

  /** A cube to be told anew; the focus goes where that is done. */
  private async clearCube({ detail }: HTMLElementEventMap['clear-cube']) {
    await this.begin(this.bench.draft.filter((_, place) => place !== detail));
  }

  private async begin(draft: BenchState['draft'] = NO_DRAFT) {
    this.tell({ draft, choice: null });
    await this.updateComplete;
    this.pad?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }

  private openUnder({ rules, name }: Under) {
    this.under = { rules, name, before: this.under?.before ?? this.bench };
    this.set(lookUnder(this.bench, rules));
    scrollTo({ top: 0 });
  }

  private lookBack(before: BenchState) {
    this.under = null;
    this.set(backFrom(this.bench, before));
  }

  /** Asks everybody at the table; the sheet for it is loaded with the first change. */
  private async propose(change: RulesChange) {
    await import('../../ui/agree-sheet.ts');
    this.proposed = change;
    await this.updateComplete;
    await this.agree.updateComplete;
    this.agree.open();
  }

  private goBack() {
    this.dispatchEvent(new CustomEvent('go-back'));
  }

  private pressKey(key: string): boolean {
    if (key === 'Backspace' || key === 'u') {
      if (this.bench.draft.length > 0) void this.begin(this.bench.draft.slice(0, -1));
      return true;
    }
    if (key === '-') {
      const { draft, position } = this.bench;
      if (draft.length > 0) this.tell({ draft: restBlank(draft, position.turn.cubes) });
      return true;
    }
    if (key === '/') {
      this.sunNext = true;
      return true;
    }
    const face = KEY_FACES[key];
    if (face === undefined) return false;
    this.tellFace(face);
    return true;
  }

  /** Faces fill the common cubes first; behind `/`, or when none of those is left, the Sun cube. */
  private tellFace(face: NumberFace | 'S') {
    const { cubes } = this.bench.position.turn;
    const missing = cubesMissing(this.model ? NO_DRAFT : this.bench.draft, cubes);
    const sun = face === 'S' || this.sunNext || missing.common === 0;
    this.sunNext = false;
    if (sun && face !== '3') this.tap({ cube: 'sun', face });
    else if (!sun) this.tap({ cube: 'common', face });
  }
}

/** Why nobody at the table can agree from here any more; empty while they can. */
const lostTable = ({ follows, removed }: Session): string =>
  removed ? words.tableRemoved() : follows ? words.tableLost() : '';

declare global {
  interface HTMLElementTagNameMap {
    'bench-screen': BenchScreen;
  }
}
