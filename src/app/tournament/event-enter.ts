import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { GameStore } from '../../store/game-store.ts';
import type { Entry } from '../../tournament/facts.ts';
import { lookAlikes } from '../../tournament/plain-name.ts';
import { parseRoster, type RosterReading } from '../../tournament/roster-text.ts';
import type { TournamentLog } from '../../tournament/tournament-log.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { icon } from '../../ui/icons.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event-players.ts';
import { newId } from '../game-record.ts';
import { fileStyles } from '../screens/take-styles.ts';
import { enterLayout } from './event-enter-layout.ts';
import { eventStyles } from './event-styles.ts';
import {
  decodeText,
  type EntryProblem,
  entryProblem,
  type Intake,
  intakeOf,
  MAX_ROSTER_FILE,
  NAME_PROBLEMS,
  nameFrom,
  nameProblem,
} from './players-model.ts';
import './roster-question.ts';
import type { RosterQuestion } from './roster-question.ts';
import { tellFact } from './tournament-fact.ts';

/** So many of those who played here before are shown before one asks for all. */
const FIRST_SHOWN = 6;
/** Names that do not stand by then are given back, in milliseconds. */
const PATIENCE = 2500;

/**
 * Enters players: one after the other by typing, or many at once. What cannot be entered is said and stays in a field.
 *
 * @fires tournament-fact
 */
@customElement('event-enter')
export class EventEnter extends LitElement {
  static override styles = [baseStyles, sheetStyles, eventStyles, fileStyles, enterLayout];

  @property({ attribute: false }) log!: TournamentLog;
  /** The games of this device: who played in them is offered. */
  @property({ attribute: false }) games: GameStore | null = null;

  @state() private text = '';
  @state() private problem: { readonly code: EntryProblem; readonly text: string } | null = null;
  @state() private said = '';
  @state() private report: readonly string[] = [];
  @state() private manyOpen = false;
  /** A list that can be read in several ways. */
  @state() private question: { readonly text: string; readonly readings: readonly RosterReading[] } | null =
    null;
  @state() private remembered: readonly string[] = [];
  @state() private allShown = false;
  @query('.one input') private field!: HTMLInputElement;
  @query('textarea') private area!: HTMLTextAreaElement;
  @query('roster-question') private asker!: RosterQuestion | null;
  /** What was asked to be written down and does not stand yet. */
  private waiting: readonly Entry[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  protected override firstUpdated() {
    void this.remember();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  private async remember() {
    const roster = await this.games?.roster().catch(() => []);
    this.remembered = roster?.map(({ name }) => name) ?? [];
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has('log') || this.waiting.length === 0) return;
    const { entrants } = this.log.now;
    const ids = new Set(entrants.map(({ id }) => id));
    const stands = this.waiting.filter(({ id }) => ids.has(id));
    this.waiting = this.waiting.filter(({ id }) => !ids.has(id));
    if (this.waiting.length === 0) clearTimeout(this.timer);
    const last = stands.at(-1);
    // Of a list the report tells.
    if (!last || this.report.length > 0) return;
    const alike = lookAlikes(entrants.map(({ name }) => name))(last.name);
    this.said = [
      words.entered(last.name, entrants.length),
      alike === null ? '' : words.looksLike(alike),
    ].join(' ');
  }

  /** The names that nobody else can have. */
  private get taken(): ReadonlySet<string> {
    return new Set([...this.log.now.entrants, ...this.waiting].map(({ name }) => name));
  }

  override render() {
    const { problem } = this;
    return html`
      <form class="one" novalidate @submit=${this.submit}>
        <input
          aria-label=${words.nameLabel()}
          placeholder=${words.nameLabel()}
          aria-invalid=${problem ? 'true' : 'false'}
          aria-describedby="problem"
          autocomplete="off"
          autocapitalize="words"
          spellcheck="false"
          .enterKeyHint=${'next'}
          .value=${live(this.text)}
          @input=${this.type}
          @paste=${this.paste}
        />
        <button type="submit" class="button">${words.enter()}</button>
      </form>
      <p id="problem" class="alert" role="alert" ?hidden=${problem === null}>
        ${problem ? words.problemWords(problem.code, nameFrom(problem.text)) : nothing}
      </p>
      <p class="hint" role="status">
        ${this.said || (this.log.now.rounds.length > 0 ? words.late() : nothing)}
      </p>
      ${this.suggestions()}
      <details .open=${this.manyOpen} @toggle=${this.toggled}>
        <summary>${icon('next')}${words.many()}</summary>
        <form @submit=${this.submitMany}>
          <label>
            ${words.manyLabel()}
            <textarea
              spellcheck="false"
              autocapitalize="words"
              autocomplete="off"
              @input=${this.rewrite}
            ></textarea>
          </label>
          <div class="ways">
            <button type="submit" class="button">${words.enterAll()}</button>
            <label class="button open">
              ${words.openFile()}
              <input type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" @change=${this.fileChosen} />
            </label>
          </div>
        </form>
      </details>
      ${this.asking()}
      <div class="report" role="status">${this.report.map((line) => html`<p>${line}</p>`)}</div>
    `;
  }

  private asking() {
    const { question } = this;
    if (question === null) return nothing;
    return html`<roster-question
      .text=${question.text}
      .readings=${question.readings}
      @reading-chosen=${({ detail }: HTMLElementEventMap['reading-chosen']) => this.take(question.text, detail)}
    ></roster-question>`;
  }

  private suggestions() {
    const { taken } = this;
    const all = this.remembered.filter((name) => !taken.has(name));
    if (all.length === 0) return nothing;
    const shown = this.allShown ? all : all.slice(0, FIRST_SHOWN);
    return html`<ul class="chips" aria-label=${words.suggestions()}>
      ${shown.map(
        (name) => html`<li>
          <button type="button" title=${name} aria-label=${words.suggest(name)} @click=${() => this.suggested(name)}>
            ${icon('plus')}<bdi>${name}</bdi>
          </button>
        </li>`,
      )}
      ${
        all.length > shown.length
          ? html`<li>
              <button type="button" class="rest" @click=${() => (this.allShown = true)}>
                ${words.more(all.length - shown.length)}
              </button>
            </li>`
          : nothing
      }
    </ul>`;
  }

  private type(event: Event) {
    this.text = (event.target as HTMLInputElement).value;
    // What is wrong is said on entering; while it is being put right only whether it still is.
    if (this.problem === null) return;
    const code = entryProblem(this.text, this.taken);
    this.problem = code === null || code === 'empty' ? null : { code, text: this.text };
  }

  /** A list that is pasted where one name goes is a list all the same. */
  private paste(event: ClipboardEvent) {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!/[\r\n\t]/.test(text.trim())) return;
    event.preventDefault();
    this.take(text);
  }

  private submit(event: Event) {
    event.preventDefault();
    this.enterOne(this.text);
    this.field.focus();
  }

  private suggested(name: string) {
    this.enterOne(name, true);
    // The button that was pressed goes.
    this.field.focus({ preventScroll: true });
  }

  private enterOne(text: string, chosen = false) {
    const code = entryProblem(text, this.taken);
    this.problem = code === null ? null : { code, text };
    this.report = [];
    if (code !== null) return;
    if (!chosen) this.text = '';
    this.enter([nameFrom(text)]);
  }

  private enter(names: readonly string[]) {
    const players = names.map((name) => ({ id: newId(), name }));
    this.waiting = [...this.waiting, ...players];
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.giveBack(), PATIENCE);
    tellFact(this, { type: 'entered', players });
  }

  /** The frame says why they could not be entered: here they can be put right. */
  private giveBack() {
    const names = this.waiting.map(({ name }) => name);
    this.waiting = [];
    if (names.length === 0) return;
    this.area.value = [this.area.value.trim(), ...names].filter(Boolean).join('\n');
    this.manyOpen = true;
    this.report = [words.notYet(names)];
  }

  private submitMany(event: Event) {
    event.preventDefault();
    this.take(this.area.value);
  }

  private async fileChosen(event: Event) {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file === undefined) return;
    if (file.size > MAX_ROSTER_FILE) this.report = [words.tooBig()];
    else {
      const bytes = await file.arrayBuffer().catch(() => null);
      if (bytes === null) this.report = [words.unreadable()];
      else this.take(decodeText(new Uint8Array(bytes)));
    }
    // The same file can be chosen once more.
    input.value = '';
  }

  /** Enters what can be entered of a list, says what cannot, and leaves that in the field. */
  private take(text: string, reading: RosterReading | null = null) {
    this.problem = null;
    this.said = '';
    this.question = null;
    if (text.length > MAX_ROSTER_FILE) {
      this.report = [words.tooBig()];
      return;
    }
    const roster = parseRoster(text, reading);
    if (roster.readings.length > 0) {
      this.ask(text, roster.readings);
      return;
    }
    const intake = intakeOf(roster, this.taken);
    this.report = reportOf(intake);
    const left = [...intake.roster.refused, ...intake.over];
    this.area.value = left.join('\n');
    // The list is away, and with it the button that was pressed.
    if (reading !== null || (left.length === 0 && this.area.matches(':focus, form:focus-within *')))
      this.field.focus();
    this.manyOpen = left.length > 0;
    if (intake.fresh.length > 0) this.enter(intake.fresh);
  }

  private ask(text: string, readings: readonly RosterReading[]) {
    this.report = [];
    this.area.value = text;
    this.manyOpen = true;
    this.question = { text, readings };
    void this.updateComplete.then(() => this.asker?.focus());
  }

  /** What is asked was about another text. */
  private rewrite() {
    this.question = null;
  }

  private toggled(event: Event) {
    this.manyOpen = (event.target as HTMLDetailsElement).open;
  }
}

function reportOf({ fresh, known, over, alike, roster }: Intake): readonly string[] {
  const { refused, repeated } = roster;
  if (fresh.length + known.length + over.length + refused.length === 0) return [words.nothingThere()];
  return [
    words.came(fresh.length),
    known.length > 0 ? words.known(known) : '',
    repeated.length > 0 ? words.repeated(repeated) : '',
    alike.length > 0 ? words.alike(alike) : '',
    ...NAME_PROBLEMS.map((problem) => {
      const texts = refused.filter((text) => nameProblem(text) === problem);
      return texts.length > 0 ? words.refused(problem, texts) : '';
    }),
    over.length > 0 ? words.over(over) : '',
  ].filter(Boolean);
}

declare global {
  interface HTMLElementTagNameMap {
    'event-enter': EventEnter;
  }
}
