import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { foldLog, type Log } from '../../game/log.ts';
import { isSameJson } from '../../game/same-json.ts';
import { parseTranscript } from '../../game/transcript.ts';
import type { GameStore } from '../../store/game-store.ts';
import type { Copy } from '../../tournament/facts.ts';
import { againstOf } from '../../tournament/hand-in.ts';
import type { TableResult } from '../../tournament/result.ts';
import { type TableStart, tableStartOf } from '../../tournament/table-start.ts';
import { nameOf, type PlayedTable, type Tournament } from '../../tournament/tournament.ts';
import type { TournamentLog } from '../../tournament/tournament-log.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import { seatAll } from '../../ui/seating.ts';
import { seatLook, seatMarker } from '../../ui/seat-look.ts';
import * as words from '../../ui/words/event-table.ts';
import { makeRoute } from '../routes.ts';
import type { NewGame } from '../screens/new-game-screen.ts';
import './copy-table.ts';
import { makeEventRoute } from './event-routes.ts';
import { eventStyles } from './event-styles.ts';
import './hand-in-card.ts';
import type { Decision, HandInCard } from './hand-in-card.ts';
import { isClear, readGame, type Reading, readingWords } from './hand-in-model.ts';
import { tableLayout } from './event-table-layout.ts';
import './reason-form.ts';
import './result-list.ts';
import './table-code.ts';
import { tellFact } from './tournament-fact.ts';
import './typed-form.ts';
import { whereOf } from './where.ts';

/** What is asked for in place of the rest: a result to type, or why there is none. */
type Asked = 'nothing' | 'typed' | 'reason';

/**
 * One table of one round: its game for a phone or for this device, its result and how that came in, and what can be done
 * where there is none, another one, or two that differ.
 *
 * @fires start-table - `detail` is the game to begin or to go on with on this device
 */
@customElement('event-table')
export class EventTablePage extends LitElement {
  static override styles = [baseStyles, sheetStyles, eventStyles, tableLayout];

  @property({ attribute: false }) log!: TournamentLog;
  /** Both from 0. */
  @property({ type: Number }) round = 0;
  @property({ type: Number }) table = 0;
  /** The games of this device. */
  @property({ attribute: false }) games!: GameStore;

  @state() private asked: Asked = 'nothing';
  @state() private sheetOpen = false;
  /** The game of this table on this device; null where there is none. */
  @state() private here: Log | null = null;
  /** What the game of this device says, where somebody has to look at it. */
  @state() private reading: Reading | null = null;
  private start: TableStart | null = null;
  /** Reads anew what has to be decided on; null where nothing has. */
  private readAgain: ((now: Tournament) => Reading) | null = null;
  /** Whether the fact that was told stands; null where none was. What was typed stays until it does. */
  private telling: ((there: PlayedTable) => boolean) | null = null;
  /** The table as it was when a form was opened. */
  private seen: PlayedTable | null = null;
  private sheet: { readonly game: string; readonly log: Log } | null = null;

  @query('typed-form, reason-form') private form!: HTMLElement | null;
  @query('hand-in-card') private card!: HandInCard | null;
  @query('#result') private heading!: HTMLElement | null;

  protected override willUpdate(changed: PropertyValues<this>) {
    const { now } = this.log;
    const start = tableStartOf(now, this.round, this.table);
    if (start?.id !== this.start?.id) {
      this.asked = 'nothing';
      this.reading = null;
      this.readAgain = null;
      this.telling = null;
      this.sheetOpen = false;
      void this.findHere(start);
    } else if (changed.has('log')) {
      const there = now.rounds[this.round]?.tables[this.table];
      if (there && this.telling?.(there)) void this.putAway();
      // Another window may have decided meanwhile, or taken something in or back.
      if (this.readAgain !== null) this.look(this.readAgain);
    }
    this.start = start;
  }

  private async findHere(start: TableStart | null) {
    this.here = null;
    const found = start && (await this.games.load(start.id).catch(() => undefined));
    if (found && this.start?.id === start.id) this.here = foldLog(found.events);
  }

  override render() {
    const { now } = this.log;
    const there = now.rounds[this.round]?.tables[this.table];
    const { start } = this;
    if (there === undefined || start === null)
      return html`<p>${words.noSuchTable()}</p>
        <a class="button" href=${makeEventRoute({ page: 'rounds', id: now.id, round: null })}>${words.toRound()}</a>`;
    const past = this.round < now.rounds.length - 1;
    return html`
      <h2 id="result" tabindex="-1">${whereOf(now, this.round, this.table)}</h2>
      ${past ? html`<p class="hint">${words.pastHint()}</p>` : nothing}
      ${there.copies.length > 0 ? this.copies(there) : nothing}
      ${this.reading === null ? nothing : this.read(this.reading)}
      ${this.asked === 'nothing' ? this.standing(there, start) : this.asking(there)}
    `;
  }

  private standing(there: PlayedTable, start: TableStart) {
    return there.result === null ? this.without(there, start) : this.withResult(there, there.result);
  }

  /** Where the result is still to come. */
  private without(there: PlayedTable, start: TableStart) {
    const { now } = this.log;
    return html`
      ${there.explained === null ? nothing : html`<p class="alert">${words.explainedWords(there.explained)}</p>`}
      <div class="split">
        <section>${this.order(start)} ${this.here === null ? nothing : this.onThisDevice(start, this.here)}</section>
        ${there.explained === null ? html`<table-code .now=${now} .start=${start}></table-code>` : nothing}
        <section>
          ${
            this.here === null
              ? html`<button type="button" class="button" @click=${() => this.play(start)}>${words.playHere()}</button>`
              : nothing
          }
          <a class="button" href=${makeEventRoute({ page: 'hand-in', id: now.id })}>${words.scan()}</a>
          ${this.otherWays(words.typeIn())}
          <p class="hint">${words.paperHint()}</p>
        </section>
      </div>
    `;
  }

  private order({ players }: TableStart) {
    return html`<ol class="order">
        ${players.map(
          (name, place) => html`<li>
            <span>${place + 1}</span>${seatMarker(seatLook(name, place, []))}<bdi>${name}</bdi>
          </li>`,
        )}
      </ol>
      <p class="hint">${words.order()}</p>`;
  }

  /** The game of this table as this device has it. */
  private onThisDevice(start: TableStart, here: Log) {
    if (here.last.game.phase !== 'over')
      return html`<p class="hint">${words.hereUnderWay()}</p>
        <a class="main" href=${makeRoute({ screen: 'game', id: start.id })}>${words.goOn()}</a>`;
    return html`<p class="hint">${words.hereOver()}</p>
      <button type="button" class="main" @click=${() => this.takeHere(here)}>${words.takeHere()}</button>`;
  }

  private otherWays(type: string) {
    return html`<div class="ways">
      <button type="button" class="button" @click=${() => this.ask('typed')}>${type}</button>
      <button type="button" class="button" @click=${() => this.ask('reason')}>${words.noResult()}</button>
    </div>`;
  }

  private withResult({ flags, game }: PlayedTable, result: TableResult) {
    const { now } = this.log;
    const { here, start } = this;
    const other =
      here !== null && start !== null && here.last.game.phase === 'over'
        ? readGame(now, here, 'played')
        : null;
    const mayTake = other?.is === 'result' && other.handIn.against === 'differs';
    return html`<section>
        <result-list .now=${now} .result=${result}></result-list>
        <p>${words.wayWords(result.way)}.</p>
        ${
          flags.length > 0
            ? html`<p>${words.flagsTaken()}</p>
                <ul class="flags">
                  ${flags.map((flag) => html`<li>${words.flagWords(flag)}</li>`)}
                </ul>`
            : nothing
        }
        ${game === null ? nothing : this.turns(game)}
      </section>
      <section aria-labelledby="amend">
        <h2 id="amend">${words.amend()}</h2>
        ${
          mayTake && here !== null
            ? html`<button type="button" class="button" @click=${() => this.takeHere(here)}>${words.takeHere()}</button>`
            : nothing
        }
        <a class="button" href=${makeEventRoute({ page: 'hand-in', id: now.id })}>${words.scanAnother()}</a>
        ${this.otherWays(words.typeAnother())}
        <p class="hint">${words.amendHint()}</p>
      </section>`;
  }

  private turns(game: string) {
    const log = this.sheetOpen ? this.sheetOf(game) : null;
    return html`<details
      ?open=${this.sheetOpen}
      @toggle=${(event: Event) => this.toggleSheet((event.target as HTMLDetailsElement).open)}
    >
      <summary>${words.showSheet()}</summary>
      ${
        !this.sheetOpen
          ? nothing
          : log === null
            ? html`<p class="hint">${words.sheetUnknown()}</p>`
            : html`<score-sheet .log=${log} .seats=${[]}></score-sheet>`
      }
    </details>`;
  }

  private toggleSheet(open: boolean) {
    this.sheetOpen = open;
    if (open) void import('../../ui/score-sheet.ts');
  }

  private sheetOf(game: string): Log | null {
    if (this.sheet?.game !== game) {
      const read = parseTranscript(game);
      this.sheet = read.ok ? { game, log: read.value } : null;
    }
    return this.sheet?.log ?? null;
  }

  /** Copies that nobody has decided on. */
  private copies({ result, game, flags, copies }: PlayedTable) {
    if (result === null) return nothing;
    const all: readonly Copy[] = [{ result, game, flags }, ...copies];
    const columns = all.map((copy, place) => ({
      head: place === 0 ? words.inNow() : words.otherCopy(place, copies.length),
      copy,
      act: words.countsThis(),
    }));
    return html`<section class="copies" aria-labelledby="differ">
      <h2 id="differ">${words.copiesDiffer()}</h2>
      <p class="hint">${words.copiesHint()}</p>
      <copy-table
        .now=${this.log.now}
        .columns=${columns}
        @pick-copy=${(event: HTMLElementEventMap['pick-copy']) => {
          const picked = all[event.detail];
          if (picked) this.count(picked);
        }}
      ></copy-table>
    </section>`;
  }

  private asking(there: PlayedTable) {
    const { now } = this.log;
    const meanwhile = !isSameJson(there, this.seen);
    switch (this.asked) {
      case 'nothing':
        return nothing;
      case 'typed':
        return html`${meanwhile ? this.meanwhile(there) : nothing}<typed-form
          ?hidden=${this.reading !== null}
          .now=${now}
          .table=${this.start?.id ?? ''}
          .players=${there.players}
          @result-typed=${(event: HTMLElementEventMap['result-typed']) => this.typed(event.detail, there)}
          @typed-leave=${() => this.putAway()}
        ></typed-form>`;
      case 'reason':
        return html`${meanwhile ? this.meanwhile(there) : nothing}<reason-form
          .drops=${there.result !== null}
          .still=${meanwhile && there.result !== null}
          @reason-given=${(event: HTMLElementEventMap['reason-given']) => this.explain(event.detail)}
          @reason-leave=${() => this.putAway()}
        ></reason-form>`;
    }
  }

  /** What another window has done with the table while a form is open. */
  private meanwhile({ result, explained }: PlayedTable) {
    if (this.reading !== null) return nothing;
    return html`<div class="meanwhile" role="alert">
      <p>
        ${result !== null ? words.cameMeanwhile() : explained !== null ? words.explainedWords(explained) : words.goneMeanwhile()}
      </p>
      ${result === null ? nothing : html`<result-list .now=${this.log.now} .result=${result}></result-list>`}
    </div>`;
  }

  /** What the game of this device says, where it is not simply taken. */
  private read(reading: Reading) {
    if (reading.is !== 'result')
      return html`<p class="alert" role="alert">${readingWords(this.log.now, reading)}</p>`;
    return html`<hand-in-card
      .now=${this.log.now}
      .handIn=${reading.handIn}
      @hand-in-decided=${({ detail }: HTMLElementEventMap['hand-in-decided']) => this.decided(detail, reading.handIn.copy)}
    ></hand-in-card>`;
  }

  private play({ table, players }: TableStart) {
    const seats = seatAll(players.map((name) => ({ name, marker: '' })));
    const detail: NewGame = { seats, rules: this.log.now.setup.rules, takenUp: null, table };
    this.dispatchEvent(new CustomEvent('start-table', { detail, bubbles: true, composed: true }));
  }

  private takeHere(here: Log) {
    const reading = readGame(this.log.now, here, 'played');
    if (reading.is === 'result' && isClear(reading.handIn)) this.count(reading.handIn.copy);
    else void this.decideOn((now) => readGame(now, here, 'played'));
  }

  /** Keeps what was typed; where a result came in meanwhile, the two are shown side by side. */
  private typed(result: TableResult, there: PlayedTable) {
    const copy: Copy = { result, game: null, flags: [] };
    if (there.result === null || isSameJson(there, this.seen)) {
      this.count(copy);
      return;
    }
    const { round, table } = this;
    void this.decideOn((now) => {
      const names = result.players.map(({ player }) => nameOf(now, player));
      const at = now.rounds[round]?.tables[table] ?? there;
      return { is: 'result', handIn: { round, table, copy, names, against: againstOf(at, copy) } };
    });
  }

  private async decideOn(read: (now: Tournament) => Reading) {
    this.look(read);
    await this.updateComplete;
    if (this.card === null) this.heading?.focus();
    else this.card.focus();
  }

  /** Shows what somebody has to look at; what is in or beside it already is on the page. */
  private look(read: (now: Tournament) => Reading) {
    const reading = read(this.log.now);
    const { against } = reading.is === 'result' ? reading.handIn : { against: null };
    const known = against === 'same' || against === 'waiting';
    this.reading = known ? null : reading;
    this.readAgain = known ? null : read;
  }

  private decided(decision: Decision, copy: Copy) {
    this.reading = null;
    this.readAgain = null;
    if (decision === 'left') void this.putAway();
    else this.telling = (there) => ['same', 'waiting'].includes(againstOf(there, copy));
    this.heading?.focus();
  }

  /** Lets this copy be the result. */
  private count(copy: Copy) {
    this.telling = (there) => there.copies.length === 0 && againstOf(there, copy) === 'same';
    tellFact(this, { type: 'result-taken', round: this.round, table: this.table, ...copy });
  }

  private explain(reason: string) {
    this.telling = ({ explained }) => explained === reason;
    tellFact(this, { type: 'table-explained', round: this.round, table: this.table, reason });
  }

  private async ask(what: Exclude<Asked, 'nothing'>) {
    this.telling = null;
    this.reading = null;
    this.readAgain = null;
    this.seen = this.log.now.rounds[this.round]?.tables[this.table] ?? null;
    this.asked = what;
    await this.updateComplete;
    this.form?.focus();
  }

  /** The form goes; what it was about is read from its beginning. */
  private async putAway() {
    this.telling = null;
    this.asked = 'nothing';
    await this.updateComplete;
    this.heading?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-table': EventTablePage;
  }
  interface HTMLElementEventMap {
    'start-table': CustomEvent<NewGame>;
  }
}
