import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { PRESET_NAMES, type PresetName, presetRules, type Rules } from '../../engine/settings.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import type { SymbolSet } from '../../ui/face-art.ts';
import { fieldSurface } from '../../ui/field-surface.ts';
import { icon } from '../../ui/icons.ts';
import { sunSurface } from '../../ui/sun-surface.ts';
import { throwArt, thrownArt } from '../../ui/throw-art.ts';
import { throwWords } from '../../ui/words/bench-case.ts';
import { presetName } from '../../ui/words/presets.ts';
import * as words from '../../ui/words/trainer.ts';
import { caseView, whyMust } from '../book-model.ts';
import { atTable, makeRoute } from '../routes.ts';
import {
  deal,
  learned,
  type Must,
  NEW_TRAINING,
  nextKind,
  type Random,
  type Task,
  type Way,
  type Worth,
} from '../trainer-deal.ts';
import { bookLayout } from './book-layout.ts';

/** Where somebody was who left to read a page, and comes back. */
let left: { readonly game: string; readonly table: Rules | undefined; readonly state: object } | null = null;

/**
 * Throws to practise on: what is it worth, what must be done? With the reasons behind each, and what was missed soon
 * again.
 */
@customElement('trainer-view')
export class TrainerView extends LitElement {
  static override styles = [
    baseStyles,
    bookLayout,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 14px;
      }
      .streak {
        font-size: var(--t-s);
        font-weight: 600;
        text-align: right;
      }
      .main {
        ${sunSurface}
      }
      select {
        ${fieldSurface}
      }
      .by {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
        gap: 4px 10px;
        align-items: center;
        font-size: var(--t-s);
      }
      .by select {
        min-height: 44px;
        font-size: var(--t-m);
      }
      .case .throw {
        height: 3.75rem;
      }
      h2 {
        outline: none;
      }
      h3 {
        font-weight: 700;
      }
      .answers {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(max(4rem, 22%), 1fr));
        gap: 8px;
      }
      .musts {
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
      }
      .answers button {
        display: flex;
        gap: 8px;
        align-items: center;
        justify-content: center;
        min-height: 52px;
        padding: 6px 10px;
        font-weight: 600;
        background: var(--rail-3);
        border-radius: var(--r2);
        box-shadow: inset 0 0 0 1px var(--edge);
      }
      .answers svg {
        flex: none;
        width: 20px;
        height: 20px;
        color: inherit;
      }
      .answers [aria-disabled='true'] {
        color: var(--ink-3);
        cursor: default;
        background: none;
      }
      .answers .right {
        color: var(--leaf);
        box-shadow: inset 0 0 0 2.5px var(--leaf);
      }
      .answers .wrong {
        color: var(--ember);
        box-shadow: inset 0 0 0 2.5px var(--ember);
      }
      .why a {
        font-weight: 400;
      }
    `,
  ];

  /** The game it was opened from; '' for none. */
  @property() game = '';
  /** The rules of that table; none without it. */
  @property({ attribute: false }) table: Rules | undefined;
  @property() set: SymbolSet = 'moons';
  @property({ attribute: false }) random: Random = Math.random;

  @state() private preset: PresetName | '' = 'rulebook';
  @state() private training = NEW_TRAINING;
  @state() private task: Task | null = null;
  @state() private worth: Worth | null = null;
  @state() private must: Must | null = null;
  @query('h2') private question!: HTMLElement;

  protected override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has('table') && this.task !== null) return;
    if (this.task === null && left?.game === this.game && left.table === this.table) {
      Object.assign(this, left.state);
      return;
    }
    this.preset = this.table ? '' : 'rulebook';
    this.dealNext();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    const { game, table, preset, training, task, worth, must } = this;
    left = { game, table, state: { preset, training, task, worth, must } };
  }

  override render() {
    const { task, training } = this;
    if (task === null) return nothing;
    const { asked, ways, worth, rightMusts } = task;
    const views = ways.map((way) => caseView(way.asked, way.answer));
    const [first] = views;
    const label = throwWords(asked.thrown);
    // While a throw is thrown again by half it is worth nothing yet, and only what follows is asked.
    const judged = worth === null ? this.must !== null : this.worth !== null;
    return html`
        <label class="by"
          >${words.rules()}
          <select @change=${this.pickRules}>
            ${this.table ? html`<option value="" ?selected=${this.preset === ''}>${words.table()}</option>` : nothing}
            ${PRESET_NAMES.map(
              (name) =>
                html`<option value=${name} ?selected=${name === this.preset}>${presetName(name)}</option>`,
            )}
          </select>
        </label>
        ${training.best > 0 ? html`<p class="streak">${words.streak(training.streak, training.best)}</p>` : nothing}
        <div class="case cloth">
          ${first?.given ? html`<p class="given">${first.given}</p>` : nothing}
          ${
            first && judged
              ? html`${throwArt(first.ruling, this.set, label)}
                  ${views.map(({ headline }) => html`<p class="headline">${headline}</p>`)}`
              : thrownArt(asked.thrown, this.set, label)
          }
        </div>
        ${
          worth === null
            ? nothing
            : this.ask(
                words.worthQuestion(task.chosen),
                '',
                task.worths,
                [worth],
                this.worth,
                words.worthWords,
                this.answerWorth,
              )
        }
        ${
          worth !== null && this.worth === null
            ? nothing
            : this.ask(
                worth === null
                  ? words.nextQuestion()
                  : words.mustQuestion(task.chosen, rightMusts.length > 1),
                'musts',
                task.musts,
                rightMusts,
                this.must,
                words.mustWords,
                this.answerMust,
              )
        }
        ${this.must === null ? nothing : this.reasons(ways)}
    `;
  }

  private ask<T extends Worth | Must>(
    question: string,
    kind: string,
    answers: readonly T[],
    rights: readonly T[],
    given: T | null,
    say: (answer: T) => string,
    take: (answer: T) => void,
  ) {
    const id = kind || 'worths';
    return html`<h2 id=${id} tabindex="-1">${question}</h2>
      <div class="answers ${kind}" role="group" aria-labelledby=${id}>
        ${answers.map((each) => {
          const mark = given === null ? '' : rights.includes(each) ? 'right' : each === given ? 'wrong' : '';
          return html`<button
            type="button"
            class=${mark}
            aria-disabled=${given === null ? 'false' : 'true'}
            @click=${() => given === null && take(each)}
          >
            ${mark ? icon(mark === 'right' ? 'check' : 'close') : nothing}${say(each)}
          </button>`;
        })}
      </div>
      <p class="sr" role="status">${given === null ? '' : rights.includes(given) ? words.right() : words.wrong(rights.map(say))}</p>`;
  }

  /** Why it is so; of several ways, each under what it makes. */
  private reasons(ways: readonly Way[]) {
    return html`<h2>${words.why()}</h2>
      ${ways.map(({ asked, answer }) => {
        const { headline, lines } = caseView(asked, answer);
        return html`${ways.length > 1 ? html`<h3>${headline}</h3>` : nothing}
          <ul class="links why">
            ${[...lines, ...whyMust(asked, answer)].map(
              ({ text, page }) =>
                html`<li><a href=${makeRoute(atTable({ screen: 'book', page }, this.game))}>${text}${icon('next')}</a></li>`,
            )}
          </ul>`;
      })}
      <button type="button" class="main" @click=${this.nextTask}>${words.next()}</button>`;
  }

  private readonly answerWorth = (worth: Worth) => {
    this.worth = worth;
  };

  private readonly answerMust = (must: Must) => {
    const { task, worth } = this;
    if (task === null) return;
    this.must = must;
    this.training = learned(this.training, task.kind, worth === task.worth && task.rightMusts.includes(must));
  };

  private dealNext() {
    const rules = this.preset === '' && this.table ? this.table : presetRules(this.preset || 'rulebook');
    this.task = deal(nextKind(this.training, this.random), rules, this.random);
    this.worth = null;
    this.must = null;
  }

  private async nextTask() {
    this.dealNext();
    await this.updateComplete;
    scrollTo(0, 0);
    this.question.focus({ preventScroll: true });
  }

  private pickRules(event: Event) {
    this.preset = (event.target as HTMLSelectElement).value as PresetName | '';
    this.dealNext();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'trainer-view': TrainerView;
  }
}
