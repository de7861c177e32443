import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { isRoundDone, undecidedIn } from '../../tournament/tournament.ts';
import type { TournamentLog } from '../../tournament/tournament-log.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { icon } from '../../ui/icons.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event-rounds.ts';
import { explainedWords, shortWay } from '../../ui/words/event-table.ts';
import { makeEventRoute } from './event-routes.ts';
import { eventStyles } from './event-styles.ts';
import { roundsLayout } from './rounds-layout.ts';
import { isSought, progressOf, seek, type TableView, tableViews } from './rounds-model.ts';
import { usualMode } from './seating-model.ts';
import { undecidedNote } from './undecided-note.ts';

const PAPERS = ['by-name', 'by-table', 'sheets', 'slips'] as const;

/** Fewer tables than this are seen at a glance. */
const MANY = 4;

/** The rounds: every table with its players and how it stands, and what is to be done next. */
@customElement('event-rounds')
export class EventRounds extends LitElement {
  static override styles = [baseStyles, sheetStyles, eventStyles, roundsLayout];

  @property({ attribute: false }) log!: TournamentLog;
  /** From 0; null for the newest. */
  @property({ attribute: false }) round: number | null = null;

  @state() private sought = '';
  @state() private onlyMissing = false;

  override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('round')) this.onlyMissing = false;
  }

  override render() {
    const { id, rounds } = this.log.now;
    if (rounds.length === 0)
      return html`<section class="none cloth">
        <h2>${words.noRound()}</h2>
        <p>${words.noRoundHint()}</p>
        <a class="main" href=${makeEventRoute({ page: 'seating', id })}>${words.seatNext(0, false)}</a>
      </section>`;
    const number = this.round ?? rounds.length - 1;
    return html`${rounds.length > 1 ? this.chooser(number) : nothing} ${this.undecided(number)} ${this.one(number)}`;
  }

  private chooser(here: number) {
    const { id, rounds } = this.log.now;
    return html`<nav aria-label=${words.rounds()}>
      ${rounds.map(
        ({ mode }, round) =>
          html`<a
            class="button"
            href=${makeEventRoute({ page: 'rounds', id, round })}
            aria-current=${round === here ? 'page' : 'false'}
            >${words.roundName(round, mode === 'final')}</a
          >`,
      )}
    </nav>`;
  }

  /** Rounds that are over and yet to be looked at: a copy came in late that tells it otherwise. */
  private undecided(here: number) {
    const { now } = this.log;
    const tables = undecidedIn(now).filter(({ round }) => round !== here);
    return undecidedNote(now, tables, words.undecided);
  }

  private one(number: number) {
    const { now } = this.log;
    const round = now.rounds[number];
    if (round === undefined) return html`<p>${words.noSuchRound()}</p>`;
    const { done, of } = progressOf(round);
    const isLast = number === now.rounds.length - 1;
    return html`
      <section class="head" aria-labelledby="round">
        <h2 id="round">${words.roundName(number, round.mode === 'final')}</h2>
        <p role="status">${words.progress(done, of)}</p>
        <progress .value=${done} max=${of} aria-hidden="true"></progress>
        ${done < of ? html`<a class="main" href=${makeEventRoute({ page: 'hand-in', id: now.id })}>${words.handIn()}</a>` : nothing}
        ${isLast && isRoundDone(now) ? this.onwards(round.mode === 'final') : nothing}
      </section>
      ${this.tables(number, tableViews(now, round), of - done)} ${this.posters(number)}
    `;
  }

  /** What comes after a round that is over. */
  private onwards(final: boolean) {
    const { now } = this.log;
    const { id, rounds } = now;
    const seating = makeEventRoute({ page: 'seating', id });
    if (final)
      return html`<a class="main" href=${makeEventRoute({ page: 'standings', id })}>${words.toStandings()}</a>
        <a class="button" href=${seating}>${words.another()}</a>`;
    return html`<a class="main" href=${seating}>${words.seatNext(rounds.length, usualMode(now) === 'final')}</a>`;
  }

  private tables(round: number, all: readonly TableView[], missing: number) {
    const { sought, onlyMissing } = this;
    const wanted = onlyMissing
      ? all.filter(({ state: { kind } }) => kind === 'playing' || kind === 'differ')
      : all;
    const found = seek(wanted, sought);
    const isNarrowed = onlyMissing || sought.trim() !== '';
    return html`<section aria-label=${words.tables()}>
      ${
        all.length < MANY
          ? nothing
          : html`<div class="narrow">
              <label>
                ${words.find()}
                <input
                  type="search"
                  autocomplete="off"
                  spellcheck="false"
                  maxlength="40"
                  .value=${sought}
                  @input=${this.type}
                />
              </label>
              ${
                missing === 0 && !onlyMissing
                  ? nothing
                  : html`<label class="only">
                      <input type="checkbox" .checked=${onlyMissing} @change=${this.narrow} />${words.onlyMissing()}
                    </label>`
              }
            </div>`
      }
      <p class=${found.length === 0 ? '' : 'sr'} role="status">${
        !isNarrowed
          ? ''
          : found.length > 0
            ? words.found(found.length)
            : wanted.length === 0
              ? words.noneMissing()
              : words.noneFound(sought.trim())
      }</p>
      <ul class="tables">
        ${found.map((view) => html`<li>${this.table(round, view)}</li>`)}
      </ul>
    </section>`;
  }

  private table(round: number, { table, state: how, rows }: TableView) {
    const { id } = this.log.now;
    return html`<a class=${how.kind} href=${makeEventRoute({ page: 'table', id, round, table })}>
      <h3>${words.tableName(table)}</h3>
      <p class="state">${how.kind === 'in' ? icon('check') : nothing}<span>${this.how(how)}</span></p>
      <ol>
        ${rows.map(
          ({ name, seat, ending }) =>
            html`<li class=${ending?.won ? 'won' : ''}>
              <span class="place">${ending?.place ?? seat + 1}</span>
              ${isSought(name, this.sought) ? html`<mark><bdi>${name}</bdi></mark>` : html`<bdi>${name}</bdi>`}
              ${ending === null ? nothing : html`<b>${ending.banked}</b>`}
              ${ending?.won ? html`<span class="sr">${words.won()}</span>` : nothing}
            </li>`,
        )}
      </ol>
    </a>`;
  }

  private how(how: TableView['state']): string {
    switch (how.kind) {
      case 'playing':
        return words.playing();
      case 'differ':
        return words.differ(how.copies);
      case 'none':
        return explainedWords(how.reason);
      case 'in': {
        const way = shortWay(how.way);
        return how.flags.length === 0 ? way : `${way}, ${words.remarks(how.flags.length)}`;
      }
    }
  }

  private posters(round: number) {
    const { id } = this.log.now;
    return html`<section aria-labelledby="posters">
      <h2 id="posters">${words.posters()}</h2>
      <div class="ways">
        <a class="button" href=${makeEventRoute({ page: 'wall', id })}>${words.wall()}</a>
        ${PAPERS.map(
          (what) =>
            html`<a class="button" href=${makeEventRoute({ page: 'print', id, what, round })}>${words.prints[what]()}</a>`,
        )}
      </div>
    </section>`;
  }

  private type({ target }: Event) {
    this.sought = (target as HTMLInputElement).value;
  }

  private narrow({ target }: Event) {
    this.onlyMissing = (target as HTMLInputElement).checked;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-rounds': EventRounds;
  }
}
