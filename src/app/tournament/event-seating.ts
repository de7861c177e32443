import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { isSameJson } from '../../game/same-json.ts';
import type { SeatingMode } from '../../tournament/facts.ts';
import { finalCut } from '../../tournament/final-cut.ts';
import { proposeRound } from '../../tournament/next-round.ts';
import { reviewSeating, type SeatingReview } from '../../tournament/seating-review.ts';
import { nameOf, type PlayedRound, presentIn, undecidedIn } from '../../tournament/tournament.ts';
import type { TournamentLog } from '../../tournament/tournament-log.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event-seating.ts';
import { newId } from '../game-record.ts';
import { makeEventRoute } from './event-routes.ts';
import { eventStyles } from './event-styles.ts';
import {
  draftKey,
  forgetDraft,
  goesByResults,
  keepDraft,
  type Outdated,
  readDraft,
  type SeatingDraft,
  swapIn,
  unswap,
} from './seating-draft.ts';
import { seatingLayout } from './seating-layout.ts';
import { pairOf, seatingNotes } from './seating-notes.ts';
import { hindranceOf, type Hindrance, isFinalPlayed, modesFor, sizesOf, usualMode } from './seating-model.ts';
import { tellFact } from './tournament-fact.ts';
import { undecidedNote } from './undecided-note.ts';
import { roundOf } from './where.ts';

/** Two presses so near each other are one: the second would publish what is published already. */
const ONE_PRESS = 700;

/** The next round before it is published: proposed, looked over, swapped by hand. */
@customElement('event-seating')
export class EventSeating extends LitElement {
  static override styles = [baseStyles, sheetStyles, eventStyles, seatingLayout];

  @property({ attribute: false }) log!: TournamentLog;

  @state() private mode: SeatingMode = 'random';
  /** Null while it is looked for. */
  @state() private draft: SeatingDraft | null = null;
  /** Why the draft that was kept does not hold any more. */
  @state() private outdated: Outdated | null = null;
  /** The player who is to swap seats. */
  @state() private picked: string | null = null;
  @state() private said = '';
  /** Another window has published the round that was being looked over here. */
  @state() private elsewhere = false;
  @query('details') private modes!: HTMLDetailsElement;
  @query('summary') private summary!: HTMLElement;

  private proposals = 0;
  private publishedAt = Number.NEGATIVE_INFINITY;
  /** The id of the round that this page asked to be published. */
  private publishing: string | null = null;

  override connectedCallback() {
    super.connectedCallback();
    addEventListener('storage', this.stored);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('storage', this.stored);
    this.proposals++;
  }

  override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has('log')) return;
    const before = changed.get('log');
    const last = this.log.now.rounds.at(-1);
    if (last !== undefined && last.id === this.publishing) {
      this.leave();
      return;
    }
    if (before && this.log.now.rounds.length !== before.now.rounds.length)
      this.elsewhere = this.log.now.rounds.length > before.now.rounds.length;
    this.take(before === undefined || before.now.rounds.length !== this.log.now.rounds.length);
  }

  /** Takes up the draft that is kept, or makes one where it is gone or does not hold any more. */
  private take(fresh: boolean) {
    if (hindranceOf(this.log.now) !== null) {
      this.proposals++;
      this.draft = null;
      return;
    }
    const kept = readDraft(this.log.now);
    this.outdated = typeof kept === 'string' ? kept : fresh ? null : this.outdated;
    if (kept !== null && typeof kept === 'object') {
      this.mode = kept.mode;
      const shown = this.mustDecide ? null : kept;
      if (isSameJson(shown, this.draft)) return;
      this.draft = shown;
      this.picked = null;
      return;
    }
    if (fresh || !modesFor(this.log.now).includes(this.mode)) this.mode = usualMode(this.log.now);
    this.propose();
  }

  /** Follows what another window does with the draft. */
  private readonly stored = ({ key }: StorageEvent) => {
    const { now } = this.log;
    if (key !== draftKey(now.id) || hindranceOf(now) !== null) return;
    const kept = readDraft(now);
    if (kept === null || typeof kept === 'string' || isSameJson(kept, this.draft)) return;
    this.proposals++;
    this.outdated = null;
    this.take(false);
    this.said = words.elsewhere();
  };

  /** Looks for a proposal when the page has been painted: for many players it takes a moment. */
  private propose() {
    const proposal = ++this.proposals;
    this.draft = null;
    this.picked = null;
    this.said = '';
    if (this.mustDecide) return forgetDraft(this.log.now.id);
    afterPaint(() => {
      if (proposal !== this.proposals) return;
      const { log, mode } = this;
      this.keep({ mode, tables: proposeRound(log.now, mode, Math.random), swaps: [] });
      this.said = this.outdated === null ? words.ready() : words.outdated[this.outdated]();
    });
  }

  private keep(draft: SeatingDraft) {
    this.draft = draft;
    keepDraft(this.log.now, draft);
  }

  override render() {
    const { now } = this.log;
    const hindrance = hindranceOf(now);
    return html`
      <h2>${this.heading(hindrance)}</h2>
      ${hindrance === null ? this.next() : this.hindered(hindrance)}
      <p class="sr" role="status">${hindrance === null && this.draft === null && !this.mustDecide ? words.working() : this.said}</p>
    `;
  }

  private heading(hindrance: Hindrance | null): string {
    const { rounds } = this.log.now;
    return hindrance?.kind === 'missing'
      ? words.missingHeading(roundOf(this.log.now, hindrance.round))
      : words.roundName(rounds.length, this.mode === 'final');
  }

  private hindered(hindrance: Hindrance) {
    const { id, rounds } = this.log.now;
    if (hindrance.kind === 'players')
      return html`<p>${words.tooFew(hindrance.present)}</p>
        <a class="main" href=${makeEventRoute({ page: 'players', id })}>${words.toPlayers()}</a>`;
    const { round, tables } = hindrance;
    const last = rounds[round];
    return html`<section>
      ${this.elsewhere && last !== undefined ? this.published(round, last) : nothing}
      <p class="hint">${words.missingHint()}</p>
      <a class="main" href=${makeEventRoute({ page: 'hand-in', id })}>${words.handIn()}</a>
      <ul class="missing">
        ${tables.map((table) => {
          const there = last?.tables[table];
          return html`<li>
            <a href=${makeEventRoute({ page: 'table', id, round, table })}>
              <b>${words.tableName(table)}</b>
              <span>${there?.copies.length ? words.copiesDiffer() : words.noResult()}</span>
              <span class="names">${this.names(there?.players ?? [])}</span>
            </a>
          </li>`;
        })}
      </ul>
    </section>`;
  }

  private published(round: number, { mode, tables }: PlayedRound) {
    const name = words.roundName(round, mode === 'final');
    const sizes = words.sizesWords(sizesOf(tables.map(({ players }) => players)));
    return html`<p class="note" role="status">
      ${words.publishedElsewhere(name, sizes)}
      <a href=${makeEventRoute({ page: 'rounds', id: this.log.now.id, round })}>${words.seeTables()}</a>
    </p>`;
  }

  /** A final is not seated while results that it goes by are not settled. */
  private get mustDecide(): boolean {
    return this.mode === 'final' && undecidedIn(this.log.now).length > 0;
  }

  private next() {
    const { draft, log, mustDecide } = this;
    return html`
      ${
        isFinalPlayed(log.now)
          ? html`<p class="note">
              ${words.finalPlayed()}
              <a href=${makeEventRoute({ page: 'standings', id: log.now.id })}>${words.toStandings()}</a>
            </p>`
          : nothing
      }
      ${this.outdated === null ? nothing : html`<p class="note">${words.outdated[this.outdated]()}</p>`}
      ${this.chooser()} ${this.undecided()} ${this.mode === 'final' ? this.cut() : nothing}
      ${
        draft !== null
          ? this.proposal(draft)
          : mustDecide
            ? nothing
            : html`<p class="working">${words.working()}</p>`
      }
    `;
  }

  private undecided() {
    const { now } = this.log;
    if (!goesByResults(this.mode)) return nothing;
    const text = this.mode === 'final' ? words.undecidedFinal : words.undecidedStandings;
    return undecidedNote(now, undecidedIn(now), text);
  }

  private chooser() {
    const ways = modesFor(this.log.now);
    return html`<details>
      <summary>
        <span class="sr">${words.howHeading()}:</span><b>${words.modeName(this.mode)}</b>
        <span class="change">${words.change()}</span><span class="what">${words.modeWords(this.mode)}</span>
      </summary>
      <ul>
        ${ways.map(
          (mode) =>
            html`<li>
              <button type="button" aria-pressed=${mode === this.mode ? 'true' : 'false'} @click=${() => this.choose(mode)}>
                <b>${words.modeName(mode)}</b><span class="what">${words.modeWords(mode)}</span>
              </button>
            </li>`,
        )}
      </ul>
      ${ways.includes('final') ? nothing : html`<p class="hint">${words.later()}</p>`}
    </details>`;
  }

  /** What becomes of the cut to the final where it is not clean. */
  private cut() {
    const { now } = this.log;
    const { wanted, sure, tied, seats, roomForAll } = finalCut(now);
    const present = presentIn(now).length;
    if (present < wanted) return html`<p class="note">${words.fewerThanCut(wanted, present)}</p>`;
    if (tied.length === 0) return nothing;
    return html`<div class="note">
      <p>${words.tie(tied.map(this.name), seats)}</p>
      <p>${roomForAll ? words.tieAllIn(sure.length + tied.length) : words.tieByLot()}</p>
      ${
        now.setup.tieBreaks.includes('roll-off')
          ? html`<p>
              ${words.tieRollOff()}
              <a href=${makeEventRoute({ page: 'standings', id: now.id })}>${words.toStandings()}</a>
            </p>`
          : nothing
      }
    </div>`;
  }

  private proposal(draft: SeatingDraft) {
    const { now } = this.log;
    const review = reviewSeating(now, draft.tables);
    const swaps = draft.swaps.length;
    return html`
      <section aria-labelledby="review">
        <h3 id="review">${words.sizesWords(sizesOf(draft.tables))}</h3>
        ${seatingNotes(now, draft, review)}
        <div class="ways">
${
  draft.mode === 'final' && finalCut(now).roomForAll
    ? nothing
    : html`<button type="button" class="button" @click=${this.propose}>${words.again()}</button>`
}
          <button
            type="button"
            class="button"
            aria-disabled=${swaps === 0 ? 'true' : 'false'}
            @click=${this.undoSwap}
          >
            ${words.undoSwap()}${swaps > 0 ? html` (${swaps})` : nothing}
          </button>
        </div>
        <p class="hint">${words.order()} ${words.swapHint()}</p>
      </section>
      <div class="tables" @keydown=${this.letGo}>
        ${draft.tables.map((players, table) => this.table(players, table, review))}
      </div>
      <div class="publish">
        ${this.picked === null ? nothing : html`<p class="picked"><bdi>${this.name(this.picked)}</bdi>: ${words.picked()}</p>`}
        <button type="button" class="main" @click=${this.publish}>
          ${words.publish(now.rounds.length, draft.mode === 'final')}
        </button>
      </div>
    `;
  }

  private table(players: readonly string[], table: number, { repeats }: SeatingReview) {
    const again = repeats.filter((each) => each.table === table);
    return html`<section class="table" aria-labelledby="table-${table}">
      <h3 id="table-${table}">${words.tableName(table)}</h3>
      <ol>
        ${players.map(
          (player) =>
            html`<li>
              <button
                type="button"
                aria-pressed=${player === this.picked ? 'true' : 'false'}
                @click=${() => this.pick(player)}
              >
                <bdi>${this.name(player)}</bdi>
              </button>
            </li>`,
        )}
      </ol>
      ${
        again.length === 0 || this.mode === 'final'
          ? nothing
          : html`<p class="again">
              ${words.againShort()}
              ${again.map(({ pair, times }, place) => html`${place > 0 ? ', ' : ''}${pairOf(this.log.now, pair)}${times > 1 ? ` (${times})` : ''}`)}
            </p>`
      }
    </section>`;
  }

  private readonly name = (player: string): string => nameOf(this.log.now, player);

  private names(players: readonly string[]) {
    return players.map((player, place) => html`${place > 0 ? ', ' : ''}<bdi>${this.name(player)}</bdi>`);
  }

  private choose(mode: SeatingMode) {
    this.modes.open = false;
    // The button that was pressed is folded away.
    this.summary.focus();
    if (mode === this.mode && this.draft !== null) return;
    this.mode = mode;
    this.outdated = null;
    this.propose();
  }

  private pick(player: string) {
    const { picked, draft } = this;
    if (draft === null) return;
    if (picked === null || picked === player) {
      this.picked = picked === player ? null : player;
      this.said = this.picked === null ? '' : words.picked();
      return;
    }
    this.picked = null;
    this.keep(swapIn(draft, picked, player));
    this.said = words.swapped(this.name(picked), this.name(player));
  }

  private letGo({ key }: KeyboardEvent) {
    if (key === 'Escape') this.picked = null;
  }

  private undoSwap() {
    const last = this.draft?.swaps.at(-1);
    if (this.draft === null || last === undefined) return;
    this.picked = null;
    this.keep(unswap(this.draft));
    this.said = words.swapBack(this.name(last[0]), this.name(last[1]));
  }

  private publish({ timeStamp }: Event) {
    const { draft } = this;
    if (draft === null || timeStamp - this.publishedAt < ONE_PRESS) return;
    this.publishedAt = timeStamp;
    const id = newId().slice(0, 8);
    this.publishing = id;
    tellFact(this, { type: 'round-published', id, mode: draft.mode, tables: draft.tables });
  }

  /** The round stands: what was proposed is in the log now. */
  private leave() {
    this.publishing = null;
    this.draft = null;
    const { id } = this.log.now;
    forgetDraft(id);
    location.replace(makeEventRoute({ page: 'rounds', id, round: null }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-seating': EventSeating;
  }
}
