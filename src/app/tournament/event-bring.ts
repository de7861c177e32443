import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { MAX_EVENT_FILE } from '../../store/event-file.ts';
import { toFailure } from '../../store/failure.ts';
import type { TournamentStore } from '../../store/tournament-store.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import { eventDay } from '../../ui/words/event-day.ts';
import * as words from '../../ui/words/event-files.ts';
import { storeFailureWords } from '../../ui/words/refusals.ts';
import { fileStyles } from '../screens/take-styles.ts';
import { type Arrival, bringIn, lookAtFile } from './bring-model.ts';
import { makeEventRoute } from './event-routes.ts';
import { eventStyles } from './event-styles.ts';

/**
 * Brings in a tournament from a file or a pasted text. What is in it, and what becomes of it, is shown before anything
 * is written.
 *
 * @fires brought - there is something new in the list
 */
@customElement('event-bring')
export class EventBring extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    eventStyles,
    fileStyles,
    css`
      :host {
        margin-top: 10px;
      }
      summary {
        min-height: 44px;
        padding: 10px 0;
        font-weight: 600;
        cursor: pointer;
      }
      textarea {
        width: 100%;
        min-height: 96px;
      }
      .found {
        padding: 14px;
        border-radius: var(--r3);
        box-shadow: 0 0 0 1.5px var(--brass);
      }
      .found h2 {
        font: 600 var(--t-l) / 1.25 var(--text);
      }
    `,
  ];

  @property({ attribute: false }) store!: TournamentStore;
  @state() private arrival: Arrival | null = null;
  @state() private busy = false;
  /** Why nothing was brought in. */
  @state() private trouble = '';
  /** The one that was brought in, and its name. */
  @state() private kept: { readonly id: string; readonly name: string } | null = null;
  @query('[type="file"]') private picker!: HTMLInputElement;
  @query('textarea') private pasted!: HTMLTextAreaElement;
  @query('.found h2') private foundHeading!: HTMLElement | null;
  @query('.kept') private keptLink!: HTMLElement | null;

  override render() {
    return html`<section aria-labelledby="bring">
      <h2 id="bring">${words.bringHeading()}</h2>
      <p class="hint">${words.bringHint()}</p>
      <label class="button open">
        ${words.chooseFile()}
        <input type="file" accept=".json,.txt,application/json,text/plain" @change=${this.chosen} />
      </label>
      <details>
        <summary>${words.orPaste()}</summary>
        <section>
          <textarea aria-label=${words.orPaste()} spellcheck="false" autocomplete="off"></textarea>
          <button type="button" class="button" data-look @click=${() => this.look(this.pasted.value)}>
            ${words.lookAtIt()}
          </button>
        </section>
      </details>
      <p role="status" ?hidden=${!this.busy && this.kept === null}>
        ${this.busy ? words.reading() : this.kept ? words.brought(this.kept.name) : nothing}
      </p>
      ${
        this.kept === null
          ? nothing
          : html`<a class="button kept" href=${makeEventRoute({ page: 'players', id: this.kept.id })}
              >${words.open(this.kept.name)}</a
            >`
      }
      <div role="alert">${this.trouble === '' ? nothing : html`<p class="alert">${this.trouble}</p>`}</div>
      ${this.arrival === null ? nothing : this.found(this.arrival)}
    </section>`;
  }

  private found({ log: { now }, placed, results, tables }: Arrival) {
    const { name, date, venue } = now.setup;
    const about = [eventDay(date), venue].filter((part) => part !== '');
    return html`<section class="found" aria-labelledby="found">
      <h2 id="found" tabindex="-1">${words.found(name)}</h2>
      ${about.length === 0 ? nothing : html`<p>${about.join(' · ')}</p>`}
      <p>
        ${words.foundAbout(now.entrants.length, now.rounds.length)}${
          tables === 0 ? nothing : html`<br />${words.foundResults(results, tables)}`
        }
      </p>
      <p>${words.standingWords(placed.standing, placed.gains)}</p>
      <div class="ways">
        ${
          placed.standing === 'same'
            ? html`<a class="main" href=${makeEventRoute({ page: 'players', id: placed.id })}>${words.open(name)}</a>`
            : html`<button type="button" class="main" data-bring @click=${this.bring}>
                ${words.bringWords(placed.standing)}
              </button>`
        }
        <button type="button" class="button" data-leave @click=${this.leave}>${words.leave()}</button>
      </div>
    </section>`;
  }

  private async chosen() {
    const file = this.picker.files?.[0];
    // The same file can be chosen again.
    this.picker.value = '';
    if (file === undefined) return;
    try {
      // What is too large is not even read.
      await this.look(file.size > 4 * MAX_EVENT_FILE ? null : await file.text());
    } catch {
      this.trouble = words.unreadable();
    }
  }

  /** Shows what a text has; null for one that is too long to be read. */
  private async look(text: string | null) {
    this.arrival = null;
    this.kept = null;
    this.trouble = text === null ? words.faultWords('too-big') : '';
    if (text === null) return;
    this.busy = true;
    // It is said before the reading, which may hold the page for a moment.
    await new Promise((resolve) => setTimeout(resolve, 30));
    try {
      const read = await lookAtFile(this.store, text);
      if (read.ok) this.arrival = read.value;
      else this.trouble = words.faultWords(read.error);
    } catch (error) {
      this.trouble = storeFailureWords(toFailure(error).kind);
    }
    this.busy = false;
    await this.updateComplete;
    this.foundHeading?.focus({ preventScroll: true });
    this.foundHeading?.scrollIntoView({ block: 'nearest' });
  }

  private leave() {
    this.arrival = null;
    this.picker.focus();
  }

  private async bring() {
    const { arrival } = this;
    if (arrival === null || this.busy) return;
    this.busy = true;
    try {
      const { id } = await bringIn(this.store, arrival.events, Date.now());
      const stored = await this.store.load(id);
      this.kept = { id, name: stored?.record.name ?? arrival.log.now.setup.name };
      this.arrival = null;
      this.pasted.value = '';
      this.dispatchEvent(new CustomEvent('brought'));
    } catch (error) {
      this.trouble = storeFailureWords(toFailure(error).kind);
    }
    this.busy = false;
    await this.updateComplete;
    this.keptLink?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-bring': EventBring;
  }
}
