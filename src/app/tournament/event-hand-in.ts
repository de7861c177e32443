import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { GameStore } from '../../store/game-store.ts';
import type { HandIn } from '../../tournament/hand-in.ts';
import { nameOf, type Tournament } from '../../tournament/tournament.ts';
import type { TournamentLog } from '../../tournament/tournament-log.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { icon } from '../../ui/icons.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import { roundName, tableName } from '../../ui/words/event.ts';
import * as words from '../../ui/words/event-table.ts';
import './code-reader.ts';
import type { CodeRead } from '../code-source.ts';
import { makeEventRoute } from './event-routes.ts';
import { eventStyles } from './event-styles.ts';
import { takeForDesk } from './handed-over.ts';
import './hand-in-card.ts';
import type { HandInCard } from './hand-in-card.ts';
import {
  byPlace,
  counts,
  isClear,
  openTables,
  type Reading,
  readingWords,
  readResult,
  waits,
} from './hand-in-model.ts';
import { tellFact } from './tournament-fact.ts';
import { undecidedBefore, undecidedNote } from './undecided-note.ts';
import { whereOf } from './where.ts';

/** ms without a code in sight after which the camera's next look at it counts as another one. */
const OUT_OF_SIGHT = 2_500;
/** ms that a result is waited for to be stored. */
const PATIENCE = 4_000;

/** A result of this visit. */
interface Told {
  readonly text: string;
  readonly handIn: HandIn;
}

interface News {
  readonly kind: 'good' | 'bad';
  readonly text: string;
  /** Whether it is still true of the tournament as it is now. */
  readonly holds: (now: Tournament) => boolean;
  /** Where somebody has to go. */
  readonly at?: Pick<HandIn, 'round' | 'table'>;
}

/** Takes the results of the tables one after the other, for as long as somebody stands at the desk. */
@customElement('event-hand-in')
export class EventHandIn extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    eventStyles,
    css`
      [role]:not(:has(*)) {
        margin-top: -14px;
      }
      .taken li {
        display: grid;
        grid-template-columns: 22px minmax(0, 1fr);
        gap: 8px;
        padding: 8px 0;
        border-bottom: 1px solid var(--line);
      }
      .taken svg {
        width: 20px;
        height: 20px;
        color: var(--leaf);
      }
      .missing li {
        border-bottom: 1px solid var(--line);
      }
      .missing a {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 18px;
        gap: 8px;
        align-items: center;
        min-height: 48px;
        padding: 4px 0;
        text-decoration: none;
      }
      .missing svg {
        width: 18px;
        height: 18px;
        color: var(--ink-2);
      }
      .missing b {
        font-weight: 600;
      }
      .news {
        padding: 10px 12px;
        font-weight: 600;
        background: var(--well);
        border-radius: var(--r2);
      }
      .done {
        padding: 14px;
        background: var(--rail-2);
        border-radius: 20px;
        box-shadow: 0 0 0 1.5px var(--brass);
      }
    `,
  ];

  @property({ attribute: false }) log!: TournamentLog;
  /** The games of this device. */
  @property({ attribute: false }) games!: GameStore;

  /** What has to be decided on. */
  @state() private open: HandIn | null = null;
  /** What was said of what was read last. */
  @state() private news: News | null = null;
  /** What was taken in this visit, the last one first. What is undone is not shown. */
  @state() private told: readonly Told[] = [];
  /** The code that the camera sees, and when it saw it last. */
  private inSight: { readonly text: string; at: number } = { text: '', at: 0 };
  /** What is being decided on, as it was read. */
  private read: Pick<CodeRead, 'text' | 'way'> = { text: '', way: 'scanned' };
  private working = false;
  private stood: (() => void) | null = null;

  @query('hand-in-card') private card!: HandInCard | null;
  @query('code-reader') private reader!: HTMLElementTagNameMap['code-reader'] | null;

  protected override firstUpdated() {
    const handed = takeForDesk(this.log.now.id);
    if (handed !== null) void this.take({ ...handed, by: 'hand' });
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has('log')) return;
    this.stood?.();
    if (this.news?.holds(this.log.now) === false) this.news = null;
    // Another window may have decided meanwhile, or taken something in or back.
    if (this.open === null) return;
    const focused = this.card?.matches(':focus-within') ?? false;
    this.look(readResult(this.log.now, this.read.text, this.read.way));
    if (focused && this.open === null) void this.updateComplete.then(() => this.reader?.focus());
  }

  override render() {
    const { now } = this.log;
    const round = now.rounds.at(-1);
    if (round === undefined) return html`<p>${words.noRound()}</p>`;
    return html`
      <h2>${words.handIn()}</h2>
      <p class="hint">${words.handInHint()}</p>
      <div role=${this.news?.kind === 'bad' ? 'alert' : 'status'}>
        ${this.news === null ? nothing : html`<p class=${this.news.kind === 'bad' ? 'alert' : 'news'}>${this.news.text}</p>`}
        ${this.news?.at ? this.toTable(this.news.at) : nothing}
      </div>
      ${undecidedNote(now, undecidedBefore(now), words.undecidedBefore)} ${this.missingLine()}
      ${
        this.open === null
          ? nothing
          : html`<hand-in-card .now=${now} .handIn=${this.open} @hand-in-decided=${this.decided}></hand-in-card>`
      }
      <code-reader ?waiting=${this.open !== null} @code-read=${this.codeRead}></code-reader>
      ${this.takenList()} ${this.missingList()}
    `;
  }

  private toTable({ round, table }: Pick<HandIn, 'round' | 'table'>) {
    const { now } = this.log;
    return html`<a class="button" href=${makeEventRoute({ page: 'table', id: now.id, round, table })}
      >${words.decideAt(whereOf(now, round, table))}</a
    >`;
  }

  private takenList() {
    const { now } = this.log;
    const standing = this.told.filter(({ handIn }) => counts(now, handIn));
    if (standing.length === 0) return nothing;
    return html`<section aria-labelledby="taken">
      <h2 id="taken">${words.takenList()}</h2>
      <ol class="taken">
        ${standing.map(({ handIn }) => html`<li>${icon('check')}<span>${this.lineOf(handIn)}</span></li>`)}
      </ol>
    </section>`;
  }

  /** What comes after the last result; before that, which are still to come: short, above the camera. */
  private missingLine() {
    const { now } = this.log;
    const open = openTables(now);
    const { id } = now;
    const round = now.rounds.length - 1;
    const isFinal = now.rounds[round]?.mode === 'final';
    if (open.length > 0)
      return html`<p>${isFinal ? words.finalMissing() : words.stillMissing(open.map(({ table }) => table + 1))}</p>`;
    return html`<section class="done" aria-labelledby="all">
        <h2 id="all">${words.allIn(roundName(round, isFinal))}</h2>
        <div class="ways">
          ${
            isFinal
              ? nothing
              : html`<a class="main" href=${makeEventRoute({ page: 'seating', id })}>${words.toNext()}</a>`
          }
          <a class="button" href=${makeEventRoute({ page: 'standings', id })}>${words.toStandings()}</a>
        </div>
      </section>`;
  }

  private missingList() {
    const { now } = this.log;
    const round = now.rounds.length - 1;
    const open = openTables(now);
    const { id } = now;
    if (open.length === 0) return nothing;
    return html`<section aria-labelledby="missing">
      <h2 id="missing">${words.missing(open.length)}</h2>
      <ul class="missing">
        ${open.map(
          ({ table, players, state }) => html`<li>
            <a href=${makeEventRoute({ page: 'table', id, round, table })}>
              <span
                ><b>${tableName(table)}</b>${state === 'differs' ? html` <b>– ${words.undecided()}</b>` : nothing}
                <span class="hint">
                  ${players.map((player, at) => html`${at > 0 ? ', ' : ''}<bdi>${this.nameOf(player)}</bdi>`)}</span
                ></span
              >
              ${icon('next')}
            </a>
          </li>`,
        )}
      </ul>
    </section>`;
  }

  private readonly nameOf = (player: string): string => nameOf(this.log.now, player);

  /** "Round 2, table 5: Ann 510, Bo 400". */
  private lineOf({ round, table, copy }: HandIn): string {
    const totals = byPlace(copy.result).map(({ player, banked }) => ({ name: this.nameOf(player), banked }));
    return words.takenWords(whereOf(this.log.now, round, table), words.totalsWords(totals));
  }

  private readonly codeRead = ({ detail }: CustomEvent<CodeRead>) => {
    if (this.working || this.open !== null) return;
    if (detail.by === 'camera') {
      const { text, at } = this.inSight;
      const now = Date.now();
      this.inSight = { text: detail.text, at: now };
      if (text === detail.text && now - at < OUT_OF_SIGHT) return;
    }
    void this.take(detail);
  };

  /** Takes what was read where nothing is odd about it, asks where something is, and says why not where it is nothing. */
  private async take({ text, way, by }: CodeRead) {
    const reading = readResult(this.log.now, text, way);
    // Whoever holds the same code into the camera again has been told.
    const known = by === 'camera' && this.told.some((each) => each.text === text);
    if (known && reading.is === 'result' && reading.handIn.against === 'same') return;
    this.news = null;
    this.read = { text, way };
    if (reading.is === 'result' && isClear(reading.handIn)) {
      const { handIn } = reading;
      this.working = true;
      tellFact(this, { type: 'result-taken', round: handIn.round, table: handIn.table, ...handIn.copy });
      await this.standsOrNot();
      this.working = false;
      this.note(handIn);
      // Another window was faster: the two are shown side by side.
      const now = readResult(this.log.now, text, way);
      if (counts(this.log.now, handIn) || (now.is === 'result' && isClear(now.handIn))) return;
      this.look(now);
    } else this.look(reading);
    await this.updateComplete;
    this.card?.focus();
  }

  /** Asks what is to become of a result, or says why there is nothing to ask. */
  private look(reading: Reading) {
    this.open = null;
    if (reading.is !== 'result') {
      const text = readingWords(this.log.now, reading);
      const { read } = this;
      const holds = (now: Tournament) => readResult(now, read.text, read.way).is === reading.is;
      this.news = { kind: 'bad', text, holds };
      return;
    }
    const { handIn } = reading;
    const where = whereOf(this.log.now, handIn.round, handIn.table);
    if (handIn.against === 'same')
      this.news = { kind: 'good', text: words.sameAlready(where), holds: (now) => counts(now, handIn) };
    else if (handIn.against === 'waiting')
      this.news = {
        kind: 'bad',
        text: words.waitsAlready(where),
        holds: (now) => waits(now, handIn),
        at: handIn,
      };
    else this.open = handIn;
  }

  private readonly decided = async ({ detail }: HTMLElementEventMap['hand-in-decided']) => {
    const { open } = this;
    this.open = null;
    if (open === null) return;
    this.inSight = { text: this.read.text, at: Date.now() };
    const where = whereOf(this.log.now, open.round, open.table);
    if (detail === 'left') {
      const { log } = this;
      this.news = { kind: 'good', text: words.leftAsItWas(where), holds: (now) => now === log.now };
    } else {
      await this.standsOrNot();
      if (detail === 'taken') this.note(open);
      else if (waits(this.log.now, open))
        this.news = { kind: 'good', text: words.keptBeside(where), holds: (now) => waits(now, open) };
      // What does not stand is asked again: the frame says why.
      if (!counts(this.log.now, open) && !waits(this.log.now, open))
        this.look(readResult(this.log.now, this.read.text, this.read.way));
    }
    await this.updateComplete;
    if (this.open === null) this.reader?.focus();
    else this.card?.focus();
  };

  /** Says what was taken, if it stands: where it does not, the frame says why. */
  private note(handIn: HandIn) {
    if (!counts(this.log.now, handIn)) return;
    const { text } = this.read;
    this.told = [{ text, handIn }, ...this.told.filter((each) => each.text !== text)];
    this.news = {
      kind: 'good',
      text: words.justTaken(this.lineOf(handIn)),
      holds: (now) => counts(now, handIn),
    };
    this.reader?.clear();
  }

  /** Until the log has changed; a fact that cannot be stored changes nothing, so not for ever. */
  private standsOrNot(): Promise<void> {
    return new Promise((resolve) => {
      const giveUp = setTimeout(resolve, PATIENCE);
      this.stood = () => {
        clearTimeout(giveUp);
        this.stood = null;
        // What is drawn now has the new log.
        void this.updateComplete.then(() => resolve());
      };
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-hand-in': EventHandIn;
  }
}
