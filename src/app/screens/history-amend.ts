import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { Face } from '../../engine/cubes.ts';
import { cutAt, previewAmendment, stepAt } from '../../game/amend.ts';
import type { Command, StepCommand } from '../../game/commands.ts';
import { cubesMissing, restBlank, takesTap, type Tap } from '../../game/draft.ts';
import type { Amendment, Change, StepFact } from '../../game/events.ts';
import { amendmentOf, type Log } from '../../game/log.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import '../../ui/cube-tray.ts';
import type { SymbolSet } from '../../ui/face-art.ts';
import '../../ui/key-pad.ts';
import '../../ui/number-stepper.ts';
import '../../ui/sheet-frame.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import { trayOf } from '../../ui/tray-view.ts';
import * as words from '../../ui/words/amend.ts';
import { choiceKind, choiceWords, faceName } from '../../ui/words/faces.ts';
import { changeWords, placedWords } from '../../ui/words/history.ts';
import { rulingHeadline } from '../../ui/words/ruling.ts';
import * as tableWords from '../../ui/words/table.ts';
import {
  commandOf,
  type Edit,
  editOf,
  editRuling,
  isUnchanged,
  kindsAt,
  logBefore,
  type PlacedStep,
  placedSteps,
  type Target,
  withChange,
} from '../history-model.ts';
import { amendLayout } from './history-amend-layout.ts';

/** The step that is entered anew, the game before it, and what was entered there at first. */
interface Open {
  readonly target: Target;
  readonly before: Log;
  readonly fact: StepFact | null;
}

type Preview = ReturnType<typeof previewAmendment>;
type Broken = Extract<Preview, { ok: false }>['error'];
type Held = Extract<Preview, { ok: true }>['value'];

/** ms in which a second tap is the first one's echo: its button has become another. */
const ECHO = 400;

/**
 * Corrects a step that was entered before. It says at once what the game would come to, or which later step would not
 * hold and why: that one can be amended too, another put in before it, or all from there dropped. Nothing of the game
 * changes until all of it holds and is agreed to.
 *
 * @fires history-command - `detail` is the amendment that was agreed to
 */
@customElement('history-amend')
export class HistoryAmend extends LitElement {
  static override styles = [baseStyles, sheetStyles, amendLayout];

  @property({ attribute: false }) log!: Log;
  /** The print of the players' own cubes. */
  @property() set: SymbolSet = 'moons';

  /** The changes before the one that is being entered, and the steps they are of. */
  @state() private changes: readonly Change<StepCommand>[] = [];
  @state() private at: Open | null = null;
  @state() private edit: Edit | null = null;
  /** The place from which all is dropped, as long as nothing else is entered. */
  @state() private cut: number | null = null;

  private steps: readonly PlacedStep[] = [];
  /** When other buttons came under the finger. */
  private turnedAt = Number.NEGATIVE_INFINITY;
  @query('sheet-frame') private frame!: HTMLElementTagNameMap['sheet-frame'];
  @query('key-pad') private pad!: HTMLElementTagNameMap['key-pad'] | null;
  @query('#what') private what!: HTMLElement | null;

  /** The game went on without it: what was entered may mean something else now. */
  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('log') && this.at !== null) this.leave();
  }

  override render() {
    const { at, edit } = this;
    const heading = at?.target.kind === 'insert' ? words.insertHeading() : words.heading();
    return html`<sheet-frame .heading=${heading} .closeLabel=${words.close()} @sheet-close=${this.closed}>
      ${at && edit ? this.body(at, edit) : nothing}
    </sheet-frame>`;
  }

  private body(at: Open, edit: Edit) {
    const { game } = at.before.last;
    const up = game.phase === 'over' ? '' : (game.players[game.up]?.name ?? '');
    const step = at.target.kind === 'replace' ? this.steps[at.target.place - 1] : undefined;
    return html`
      ${
        this.changes.length > 0
          ? html`<section class="so-far" aria-labelledby="so-far">
              <h3 id="so-far">${words.soFar()}</h3>
              <ol>
                ${this.told().map((each) => html`<li>${each}</li>`)}
              </ol>
            </section>`
          : nothing
      }
      <p class="step" id="what" tabindex="-1">${step ? words.entered(step.words) : words.putIn(up)}</p>
      <fieldset>
        <legend>${words.question()}</legend>
        ${kindsAt(at.before, at.fact).map(
          (kind) => html`<label>
            <input
              type="radio"
              name="kind"
              .checked=${live(edit.kind === kind)}
              @change=${() => this.change({ kind })}
            />${words.kindName(kind)}
          </label>`,
        )}
      </fieldset>
      ${this.fields(at, edit)} ${this.outcome(at, edit)}
    `;
  }

  private fields(at: Open, edit: Edit) {
    switch (edit.kind) {
      case 'throw':
        return this.throwFields(at.before, edit);
      case 'total':
        return html`<number-stepper
          .value=${edit.total}
          .min=${0}
          .max=${10_000}
          .step=${5}
          .label=${words.total()}
          @number-change=${(event: CustomEvent<number>) => this.change({ total: event.detail })}
        ></number-stepper>`;
      case 'adjust':
        return this.adjustFields(at.before, edit);
      default:
        return nothing;
    }
  }

  private throwFields(before: Log, edit: Edit) {
    const { game } = before.last;
    if (game.phase === 'over') return nothing;
    const missing = cubesMissing(edit.draft, game.turn.cubes);
    const told = !missing.sun && missing.common === 0;
    const ruling = editRuling(edit, before);
    const kind = ruling === null ? null : choiceKind(ruling);
    return html`
      <p class="hint">${told ? words.tapToChange() : words.cubesNow(game)}</p>
      <cube-tray
        role="group"
        aria-label=${tableWords.padLabels().tray}
        .tray=${trayOf(before, edit.draft)}
        .set=${this.set}
        .caption=${words.inHand()}
        .heldCaption=${words.stays()}
        .clearLabel=${(face: string) => tableWords.clearLabel(faceName(face as Face))}
        @clear-cube=${(event: HTMLElementEventMap['clear-cube']) =>
          this.tell(edit.draft.filter((_, place) => place !== event.detail))}
      ></cube-tray>
      ${
        told
          ? nothing
          : html`<key-pad
                scrolls
                .set=${this.set}
                .common=${missing.common > 0}
                .sun=${missing.sun}
                .commonLabel=${tableWords.padLabels().common}
                .sunLabel=${tableWords.padLabels().sun}
                .faceLabel=${(face: Face, cube: Tap['cube']) => tableWords.keyLabel(faceName(face), cube === 'sun')}
                @face-tap=${(event: HTMLElementEventMap['face-tap']) => this.tap(event.detail)}
              ></key-pad>
              <button
                type="button"
                class="button"
                @click=${() => this.tell(restBlank(edit.draft, game.turn.cubes))}
              >
                ${words.restBlank()}
              </button>`
      }
      ${
        ruling !== null && kind !== null && ruling.choices.length > 1
          ? html`<fieldset>
              <legend>${words.way()}</legend>
              ${ruling.choices.map(
                (choice) => html`<label>
                  <input
                    type="radio"
                    name="choice"
                    .checked=${live(choice === ruling.choice)}
                    @change=${() => this.change({ choice })}
                  />${choiceWords(choice, kind)}
                </label>`,
              )}
            </fieldset>`
          : nothing
      }
      <p class="ruling" role="status" tabindex="-1">${ruling === null ? nothing : rulingHeadline(ruling)}</p>
    `;
  }

  private adjustFields(before: Log, edit: Edit) {
    return html`<label class="field">
        ${words.player()}
        <select @change=${(event: Event) => this.change({ player: (event.target as HTMLSelectElement).value })}>
          ${before.last.game.players.map(
            ({ name }) => html`<option .value=${name} ?selected=${name === edit.player}>${name}</option>`,
          )}
        </select>
      </label>
      <div class="field">
        <span aria-hidden="true">${words.points()}</span>
        <number-stepper
          .value=${edit.points}
          .min=${-5000}
          .max=${5000}
          .step=${5}
          .label=${words.points()}
          @number-change=${(event: CustomEvent<number>) => this.change({ points: event.detail })}
        ></number-stepper>
      </div>
      <label class="field">
        ${words.reason()}
        <input
          maxlength="200"
          autocomplete="off"
          .value=${live(edit.reason)}
          @input=${(event: Event) => this.change({ reason: (event.target as HTMLInputElement).value })}
        />
      </label>`;
  }

  /** What the game comes to, or what does not hold; and what can be done. */
  private outcome(at: Open, edit: Edit) {
    const amendment = this.amendment();
    if (amendment === null) {
      const fresh = this.changes.length === 0 && isUnchanged(edit, at.before, at.fact);
      const missing = edit.kind === 'adjust' ? words.noReason() : words.notYet();
      return this.verdict(fresh ? words.unchanged() : missing);
    }
    const seen = previewAmendment(this.log, amendment);
    return seen.ok ? this.held(amendment, seen.value) : this.broken(amendment, seen.error);
  }

  private verdict(said: string) {
    return html`<p class="verdict" role="status">${said}</p>
      <button type="button" class="main" aria-disabled="true">${words.submit()}</button>`;
  }

  private held(amendment: Amendment<StepCommand>, { log, shift }: Held) {
    const dropped = amendment.cut === null ? 0 : this.steps.length - amendment.cut + 1;
    return html`<div class="verdict" role="status">
        <p>${dropped > 0 ? words.takenOut(dropped) : words.holds()}</p>
        ${shift ? html`<p class="warn">${words.shift(this.whereAt(shift.place), shift.to)}</p>` : nothing}
        <p>${words.standing(this.log.last.game, log.last.game)}</p>
      </div>
      ${
        shift
          ? html`<button type="button" class="button" @click=${() => this.turnTo({ kind: 'insert', place: shift.place })}>
              ${words.insertBefore()}
            </button>`
          : nothing
      }
      <button type="button" class="main" @click=${() => this.submit(amendment)}>${words.submit()}</button>
      <p class="hint">${words.undoable()}</p>`;
  }

  private broken(amendment: Amendment<StepCommand>, broken: Broken) {
    const { place, code, named, holds } = broken;
    const why = words.breakReason(code, holds.game, holds.ruling);
    if (named) return this.verdict(why);
    const shorter = cutAt(amendment, broken);
    const open = holds.game.phase !== 'over';
    return html`<div class="verdict" role="status">
        <p class="warn"><b>${words.breaks(this.steps[place - 1]?.words ?? '')}</b> ${why}</p>
      </div>
      <div class="ways">
        ${
          open
            ? html`<button type="button" class="button" @click=${() => this.turnTo({ kind: 'replace', place })}>
                  ${words.amendToo()}
                </button>
                <button type="button" class="button" @click=${() => this.turnTo({ kind: 'insert', place })}>
                  ${words.insertBefore()}
                </button>`
            : nothing
        }
        ${
          shorter
            ? html`<button type="button" class="button lose" @click=${() => this.dropFrom(place)}>
                ${words.cut(this.steps.length - place + 1)}
              </button>`
            : nothing
        }
        <button type="button" class="button" @click=${this.leave}>${words.drop()}</button>
      </div>`;
  }

  private readonly whereAt = (place: number): string => this.steps[place - 1]?.words ?? '';

  /** The changes that were made already. */
  private told(): readonly string[] {
    return amendmentOf({ changes: this.changes, cut: null }).changes.map((change) =>
      placedWords(
        this.steps[change.place - 1]?.where ?? '',
        changeWords(
          change.kind === 'insert' ? null : stepAt(this.log, change.place),
          change.kind === 'remove' ? null : change.step,
        ),
      ),
    );
  }

  /** Opens it for a step, or for one that is put in. */
  async open(target: Target) {
    this.steps = placedSteps(this.log);
    this.changes = [];
    this.begin(target);
    await this.updateComplete;
    this.frame.open();
  }

  private begin(target: Target) {
    const before = logBefore(this.log, this.changes, target.place);
    if (before === null) return;
    const fact = target.kind === 'replace' ? stepAt(this.log, target.place) : null;
    this.at = { target, before, fact };
    this.edit = editOf(before, fact);
    this.cut = null;
  }

  /** What was entered stays, and another step is entered with it. */
  private async turnTo(target: Target) {
    const amendment = this.amendment();
    if (amendment === null || this.echoes()) return;
    this.changes = amendment.changes;
    this.begin(target);
    await this.updateComplete;
    // The button that was pressed is gone.
    this.what?.focus();
  }

  private dropFrom(place: number) {
    if (!this.echoes()) this.cut = place;
  }

  private echoes(): boolean {
    const now = performance.now();
    const echo = now - this.turnedAt < ECHO;
    if (!echo) this.turnedAt = now;
    return echo;
  }

  private change(change: Partial<Edit>) {
    if (this.edit) this.edit = { ...this.edit, ...change };
    this.cut = null;
  }

  private tap(tap: Tap) {
    const { at, edit } = this;
    if (!at || !edit || at.before.last.game.phase === 'over') return;
    if (!takesTap(edit.draft, at.before.last.game.turn.cubes, tap.cube)) return;
    this.tell([...edit.draft, tap]);
  }

  /** Other cubes are told. With the last of them the pad goes, and with the first that is not it comes back. */
  private tell(draft: Edit['draft']) {
    const padded = this.pad !== null;
    this.change({ draft, choice: null });
    void this.updateComplete.then(() => {
      if (padded === (this.pad !== null)) return;
      // What was pressed is gone, and something else is under the finger.
      this.turnedAt = performance.now();
      (this.pad ?? this.renderRoot.querySelector<HTMLElement>('.ruling'))?.focus();
    });
  }

  /** The amendment as it stands; null while the step is not all told, or says what was entered. */
  private amendment(): Amendment<StepCommand> | null {
    const { at, edit, changes, cut } = this;
    if (!at || !edit) return null;
    const command = commandOf(edit, at.before);
    if (command === null) return null;
    if (changes.length === 0 && isUnchanged(edit, at.before, at.fact)) return null;
    return { changes: withChange(changes, at.target, command), cut };
  }

  /** Once: what was entered is gone with the first tap. */
  private submit(amendment: Amendment<StepCommand>) {
    if (this.at === null || this.echoes()) return;
    // What is seen counts: a number that was typed and does not fit is no other number.
    if (![...this.renderRoot.querySelectorAll('number-stepper')].every((field) => field.finish())) return;
    this.leave();
    const detail: Command = { type: 'amend', ...amendment };
    this.dispatchEvent(new CustomEvent('history-command', { detail, bubbles: true, composed: true }));
  }

  private readonly leave = () => {
    this.frame.close();
    this.closed();
  };

  private readonly closed = () => {
    this.at = null;
    this.edit = null;
    this.changes = [];
    this.cut = null;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'history-amend': HistoryAmend;
  }
}
