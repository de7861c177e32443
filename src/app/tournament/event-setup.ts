import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { toFailure } from '../../store/failure.ts';
import type { TournamentStore } from '../../store/tournament-store.ts';
import type { Setup } from '../../tournament/facts.ts';
import { SCORINGS } from '../../tournament/standings.ts';
import type { TournamentLog } from '../../tournament/tournament-log.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import '../../ui/number-stepper.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event-setup.ts';
import { storeFailureWords } from '../../ui/words/refusals.ts';
import { TournamentDesk } from './desk.ts';
import './event-files.ts';
import { makeEventRoute } from './event-routes.ts';
import './event-rules.ts';
import { setupLayout } from './event-setup-layout.ts';
import { eventWays, frozenParts } from './event-setup-parts.ts';
import { eventStyles } from './event-styles.ts';
import './event-tie-breaks.ts';
import { planFor } from './players-model.ts';
import {
  finished,
  isSameSetup,
  isUsualSizes,
  MAX_VENUE,
  nameProblem,
  newSetup,
  type NumberField,
  NUMBERS,
  rebased,
  withSize,
} from './setup-model.ts';
import { tellFact } from './tournament-fact.ts';
import { presentIn } from '../../tournament/tournament.ts';
import { USUAL_SIZES } from '../../tournament/tables.ts';

/** The tables of so many players are shown while nobody is entered. */
const SAMPLE = 30;

interface Draft {
  readonly setup: Setup;
  /** What stood when it was begun. */
  readonly from: Setup;
}

/** What was entered and not saved when the page was left, by the tournament; '' for a new one. */
const left = new Map<string, Draft>();

/**
 * What a tournament declares: of a new one to be opened, or of one that is under way, where what its games were played
 * by is only shown.
 *
 * @fires tournament-fact
 */
@customElement('event-setup')
export class EventSetup extends LitElement {
  static override styles = [baseStyles, sheetStyles, eventStyles, setupLayout];

  @property({ attribute: false }) store!: TournamentStore;
  /** Null for a new tournament. */
  @property({ attribute: false }) log: TournamentLog | null = null;

  @state() private draft: Draft | null = null;
  @state() private problem: 'empty' | 'long' | null = null;
  @state() private failure = '';
  @state() private opening = false;
  @state() private said = '';
  /** Sizes other than the usual ones are asked for. */
  @state() private sizesOpen = false;
  @query('.name') private nameField!: HTMLInputElement;
  @query('.said') private news!: HTMLElement | null;
  /** What was asked to be written down and does not stand yet. */
  private told: Setup | null = null;
  private saving = false;

  private get key(): string {
    return this.log?.now.id ?? '';
  }

  private get isDirty(): boolean {
    return this.draft !== null && !isSameSetup(this.draft.setup, this.draft.from);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    if (this.draft !== null && this.isDirty) left.set(this.key, this.draft);
    else left.delete(this.key);
  }

  protected override updated() {
    // The button that was pressed is gone.
    if (this.said !== '' && this.saving) this.news?.focus({ preventScroll: true });
    if (this.said !== '') this.saving = false;
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has('log') && this.draft !== null) return;
    const other = changed.get('log')?.now.id !== this.log?.now.id;
    const is = this.log?.now.setup ?? newSetup(new Date());
    const before = other || this.draft === null ? (left.get(this.key) ?? null) : this.draft;
    if (this.told !== null && isSameSetup(this.told, is)) {
      this.said = words.saved();
      this.told = null;
    }
    const setup = before === null ? is : rebased(before.setup, before.from, is);
    this.draft = { setup, from: is };
    this.sizesOpen ||= !isUsualSizes(setup.sizes);
  }

  override render() {
    if (this.draft === null) return nothing;
    const { log } = this;
    const { setup } = this.draft;
    const frozen = (log?.now.rounds.length ?? 0) > 0;
    return html`
      <div role="alert" class="alerts">${this.failure === '' ? nothing : html`<p class="alert">${this.failure}</p>`}</div>
      <form novalidate @submit=${this.submit}>
        ${this.about(setup)}
        ${frozen ? frozenParts(setup) : nothing}
        ${
          frozen
            ? nothing
            : html`<section aria-labelledby="rules">
                <h2 id="rules">${words.rulesHeading()}</h2>
                <event-rules
                  .rules=${setup.rules}
                  @rules-change=${(event: HTMLElementEventMap['rules-change']) => this.change({ rules: event.detail.rules })}
                ></event-rules>
              </section>`
        }
        ${this.rounds(setup)} ${frozen ? nothing : this.points(setup)}
        ${this.foot()}
      </form>
      ${
        log === null
          ? nothing
          : html`${eventWays(log.now)}<event-files .store=${this.store} .log=${log}></event-files>`
      }
    `;
  }

  private about(setup: Setup) {
    const { problem } = this;
    return html`<div class="about">
      ${this.log === null ? html`<p class="hint">${words.newHint()}</p>` : nothing}
      <label>
        ${words.name()}
        <input
          class="name"
          autocomplete="off"
          placeholder=${words.nameExample()}
          aria-invalid=${problem ? 'true' : 'false'}
          aria-describedby="problem"
          .value=${live(setup.name)}
          .enterKeyHint=${this.log === null ? 'go' : 'done'}
          @input=${(event: Event) => this.type(event, 'name')}
        />
      </label>
      <p id="problem" role="alert" class="alert" ?hidden=${problem === null}>
        ${problem ? words.nameProblem(problem) : nothing}
      </p>
      <div class="pair">
        <label>
          ${words.date()}
          <input
            type="date"
            max="9999-12-31"
            .value=${live(setup.date)}
            @input=${(event: Event) => this.type(event, 'date')}
          />
        </label>
        <label>
          ${words.venue()}
          <input
            autocomplete="off"
            maxlength=${MAX_VENUE}
            .value=${live(setup.venue)}
            @input=${(event: Event) => this.type(event, 'venue')}
          />
        </label>
      </div>
    </div>`;
  }

  private rounds(setup: Setup) {
    const { sizes } = setup;
    const entered = this.log === null ? 0 : presentIn(this.log.now).length;
    const { counts } = planFor(entered > 1 ? entered : SAMPLE, sizes);
    const split = words.splitWords(entered > 1 ? entered : SAMPLE, words.tablesWords(counts));
    return html`<section aria-labelledby="rounds">
      <h2 id="rounds">${words.roundsHeading()}</h2>
      ${this.number('rounds', setup.rounds)}
      <fieldset>
        <legend>${words.sizesLabel()}</legend>
        ${[true, false].map(
          (usual) => html`<label class="choice">
            <input
              type="radio"
              name="sizes"
              .checked=${live(this.sizesOpen !== usual)}
              @change=${() => this.openSizes(!usual)}
            />
            <span>${usual ? words.usualSizes() : words.otherSizes()}</span>
          </label>`,
        )}
        ${
          this.sizesOpen
            ? html`<div class="sizes">
                ${(['min', 'preferred', 'max'] as const).map(
                  (which) => html`<div class="number">
                    <span>${words.sizeLabels[which]()}</span>
                    <number-stepper
                      .value=${sizes[which]}
                      .min=${2}
                      .max=${8}
                      .label="${words.sizesLabel()}: ${words.sizeLabels[which]()}"
                      @number-change=${(event: CustomEvent<number>) =>
                        this.change({ sizes: withSize(this.setup.sizes, which, event.detail) })}
                    ></number-stepper>
                  </div>`,
                )}
              </div>`
            : nothing
        }
        <p class="hint">${entered > 1 ? `${split}.` : words.forExample(split)}</p>
      </fieldset>
      ${this.number('finalists', setup.finalists)} ${this.number('minutes', setup.minutes)}
    </section>`;
  }

  private number(field: NumberField, value: number | null) {
    const { min, max, stride, usual } = NUMBERS[field];
    const on = value !== null;
    return html`<div class="switch">
      <label class="choice">
        <input
          type="checkbox"
          .checked=${live(on)}
          @change=${() => this.change({ [field]: on ? null : usual })}
        />
        <span>${words.numberSwitches[field]()}<span class="hint">${words.numberHints[field](on)}</span></span>
      </label>
      ${
        on
          ? html`<number-stepper
              .value=${value}
              .min=${min}
              .max=${max}
              .stride=${stride}
              .label=${words.numberLabels[field]()}
              @number-change=${(event: CustomEvent<number>) => this.change({ [field]: event.detail })}
            ></number-stepper>`
          : nothing
      }
    </div>`;
  }

  private points({ scoring, tieBreaks }: Setup) {
    return html`<section aria-labelledby="points">
      <h2 id="points">${words.pointsHeading()}</h2>
      <fieldset>
        <legend>${words.pointsLabel()}</legend>
        ${SCORINGS.map(
          (each) => html`<label class="choice">
            <input
              type="radio"
              name="scoring"
              value=${each}
              .checked=${live(scoring === each)}
              @change=${() => this.change({ scoring: each })}
            />
            <span>${words.scoringName(each)}<span class="hint">${words.scoringHint(each)}</span></span>
          </label>`,
        )}
      </fieldset>
      <fieldset>
        <legend>${words.tieBreaksLabel()}</legend>
        <p class="hint">${words.tieBreaksHint()}</p>
        <event-tie-breaks
          .tieBreaks=${tieBreaks}
          @tie-breaks-change=${(event: HTMLElementEventMap['tie-breaks-change']) => this.change({ tieBreaks: event.detail })}
        ></event-tie-breaks>
      </fieldset>
    </section>`;
  }

  private foot() {
    if (this.log === null)
      return html`<button type="submit" class="main foot" aria-disabled=${this.opening ? 'true' : 'false'}>
        ${this.opening ? words.opening() : words.open()}
      </button>`;
    if (!this.isDirty) return html`<p class="foot above said" role="status" tabindex="-1">${this.said}</p>`;
    return html`<div class="foot above bar">
      <button type="button" class="button" @click=${this.discard}>${words.discard()}</button>
      <button type="submit" class="main">${words.save()}</button>
    </div>`;
  }

  private get setup(): Setup {
    return (this.draft as Draft).setup;
  }

  private change(change: Partial<Setup>) {
    const { from } = this.draft as Draft;
    this.draft = { setup: { ...this.setup, ...change }, from };
    this.said = '';
  }

  private type(event: Event, field: 'name' | 'date' | 'venue') {
    this.change({ [field]: (event.target as HTMLInputElement).value });
    // What is wrong is said on saving; while it is being put right only whether it still is.
    if (this.problem !== null) this.problem = nameProblem(this.setup.name);
  }

  private openSizes(open: boolean) {
    this.sizesOpen = open;
    if (!open) this.change({ sizes: USUAL_SIZES });
  }

  private async discard() {
    const { from } = this.draft as Draft;
    this.draft = { setup: from, from };
    this.problem = null;
    this.sizesOpen = !isUsualSizes(from.sizes);
    // The button that was pressed is gone.
    await this.updateComplete;
    this.nameField.focus();
  }

  /** What stands in the fields comes along; what cannot be taken keeps it from being saved. */
  private submit(event: Event) {
    event.preventDefault();
    this.problem = nameProblem(this.setup.name);
    if (this.problem !== null) {
      this.nameField.focus();
      return;
    }
    const fields = this.renderRoot.querySelectorAll<HTMLElement & { finish?(): boolean }>(
      'number-stepper, event-rules',
    );
    if (![...fields].every((field) => field.finish?.() !== false)) return;
    if (this.log === null) void this.open();
    else this.save(this.log);
  }

  private save({ now }: TournamentLog) {
    this.saving = true;
    this.told = finished(this.setup, now.rounds.length > 0 ? now.setup : null);
    this.draft = { setup: this.told, from: (this.draft as Draft).from };
    tellFact(this, { type: 'setup-changed', setup: this.told });
  }

  private async open() {
    // A second tap opens no second tournament.
    if (this.opening) return;
    this.opening = true;
    try {
      const desk = await TournamentDesk.create(this.store, finished(this.setup, null));
      desk.close();
      this.draft = null;
      // Back leads to the list, not to the form of what is open already.
      history.replaceState(history.state, '', makeEventRoute({ page: 'players', id: desk.id }));
      dispatchEvent(new HashChangeEvent('hashchange'));
    } catch (error) {
      this.failure = storeFailureWords(toFailure(error).kind);
      this.opening = false;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-setup': EventSetup;
  }
}
