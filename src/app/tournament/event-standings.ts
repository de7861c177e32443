import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Awards } from '../../tournament/awards.ts';
import { rollOffsOf } from '../../tournament/roll-offs.ts';
import { nameOf, undecidedIn } from '../../tournament/tournament.ts';
import type { TournamentLog } from '../../tournament/tournament-log.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event-standings.ts';
import { awardsSoon } from './awards-soon.ts';
import './event-exports.ts';
import './event-penalties.ts';
import './event-roll-offs.ts';
import { makeEventRoute } from './event-routes.ts';
import { eventStyles } from './event-styles.ts';
import {
  type CutView,
  type FinalView,
  isFound,
  skippedBelow,
  type StandingsView,
  standingsView,
  type StandingView,
} from './standings-model.ts';
import { standingsStyles } from './standings-styles.ts';
import { undecidedNote } from './undecided-note.ts';

/** With fewer players a search is in the way. */
const SEARCH_FROM = 10;

/** Who stands where and why, the final, roll-offs, awards, penalties, and what goes out from here. */
@customElement('event-standings')
export class EventStandings extends LitElement {
  static override styles = [baseStyles, sheetStyles, eventStyles, standingsStyles];

  @property({ attribute: false }) log!: TournamentLog;

  @state() private view!: StandingsView;
  @state() private awards: Awards | null = null;
  @state() private searched = '';

  override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has('log')) return;
    this.view = standingsView(this.log.now);
    void this.award();
  }

  private async award() {
    const { log } = this;
    const awards = await awardsSoon(log.now, () => this.isConnected && this.log === log);
    if (awards !== null) this.awards = awards;
  }

  override render() {
    const { now } = this.log;
    const { view } = this;
    const rollOffs = rollOffsOf(now);
    return html`
      ${undecidedNote(now, undecidedIn(now), words.undecided)}
      ${view.final === null ? nothing : this.final(view.final)}
      <section aria-labelledby="standings">
        <h2 id="standings">${view.final === null ? words.standings() : words.rounds()}</h2>
        ${
          view.begun
            ? this.table(view)
            : html`<p>${words.empty()}</p>
                <a class="button" href=${makeEventRoute({ page: 'rounds', id: now.id, round: null })}
                  >${words.toRounds()}</a
                >`
        }
      </section>
      ${
        rollOffs.length === 0
          ? nothing
          : html`<section aria-labelledby="roll-offs">
              <h2 id="roll-offs">${words.rollOffs()}</h2>
              <event-roll-offs .now=${now} .rollOffs=${rollOffs}></event-roll-offs>
            </section>`
      }
      ${this.awardList()}
      <section aria-labelledby="points">
        <h2 id="points">${words.howPoints()}</h2>
        <p class="hint">${words.scoringWords(now.setup.scoring)} ${words.orderWords(now.setup.tieBreaks)}</p>
      </section>
      <section aria-labelledby="penalties">
        <h2 id="penalties">${words.penalties()}</h2>
        <event-penalties .now=${now}></event-penalties>
      </section>
      <section aria-labelledby="exports">
        <h2 id="exports">${words.exportsHeading()}</h2>
        <event-exports .now=${now}></event-exports>
      </section>
      <div class="ways">
        <a class="button" href=${makeEventRoute({ page: 'wall', id: now.id })}>${words.bigScreen()}</a>
        <a
          class="button"
          href=${makeEventRoute({ page: 'print', id: now.id, what: 'standings', round: null })}
          ?hidden=${!view.begun}
          >${words.print()}</a
        >
      </div>
    `;
  }

  private final({ winners, explained, ranks }: FinalView) {
    return html`<section class="final" aria-labelledby="final">
      <h2 id="final">${words.final()}</h2>
      <p class="winner">
        ${
          winners.length > 0
            ? words.finalWon(winners)
            : explained === null
              ? words.finalOpen()
              : words.finalUnplayed(explained)
        }
      </p>
      <ol>
        ${ranks.map(
          ({ player, name, place, total }) => html`<li>
            <span class="rank">${place ?? ''}</span>${this.player(player, name)}<span>${total ?? ''}</span>
          </li>`,
        )}
      </ol>
    </section>`;
  }

  private table({ rows, cut }: StandingsView) {
    const found = rows.filter(({ name }) => isFound(name, this.searched));
    return html`
      ${
        rows.length < SEARCH_FROM
          ? nothing
          : html`<div class="search">
              <input
                type="search"
                autocomplete="off"
                spellcheck="false"
                maxlength="40"
                aria-label=${words.search()}
                placeholder=${words.search()}
                .value=${this.searched}
                @input=${this.typed}
              />
              <p role="status" class="hint" ?hidden=${this.searched === ''}>
                ${this.searched === '' ? '' : words.foundWords(found.length, rows.length)}
              </p>
            </div>`
      }
      <table ?hidden=${found.length === 0}>
        <thead>
          <tr>
            <th scope="col" class="rank">${words.rank()}</th>
            <th scope="col">${words.name()}</th>
            <th scope="col" class="number">${words.points()}</th>
            <th scope="col" class="number wide">${words.games()}</th>
            <th scope="col" class="number wide">${words.wins()}</th>
            <th scope="col" class="wide">${words.decidedBy()}</th>
          </tr>
        </thead>
        <tbody>
          ${found.map((row, place) => {
            const isCut = cut !== null && this.searched === '' && rows[cut.after] === row;
            return html`${this.row(row, found[place - 1])}${isCut ? this.cutRow(cut) : nothing}`;
          })}
        </tbody>
      </table>
    `;
  }

  private row(row: StandingView, above: StandingView | undefined) {
    const { rank, shared, points, games, wins, decided, present, finalist } = row;
    const skipped = skippedBelow(row, above);
    return html`<tr class=${present ? '' : 'left'}>
      <td class="rank">${shared ? html`<span aria-hidden="true">=</span>` : nothing}${rank}${
        shared ? html`<span class="sr">, ${words.shared()}</span>` : nothing
      }</td>
      <th scope="row">
        ${this.player(row.player, row.name)}
        ${present ? nothing : html`<span class="chip">${words.left()}</span>`}
        ${finalist ? html`<span class="chip on">${words.inFinal()}</span>` : nothing}
        <span class="line"
          >${words.gamesWords(games)}, ${words.winsWords(wins)}${decided === '' ? nothing : `; ${decided}`}</span
        >
        ${skipped === '' ? nothing : html`<span class="line">${skipped}</span>`}
      </th>
      <td class="number points">${points}</td>
      <td class="number wide">${games}</td>
      <td class="number wide">${wins}</td>
      <td class="wide">
        ${decided}${skipped === '' ? nothing : html`<span class="skipped">${skipped}</span>`}
      </td>
    </tr>`;
  }

  private cutRow({ size, tied, all, rollOff }: CutView) {
    return html`<tr class="cut">
      <td colspan="6">
        ${words.cutLine(size)}
        ${
          tied.length === 0 ? nothing : html`<span class="skipped">${words.cutTie(tied, all, rollOff)}</span>`
        }
      </td>
    </tr>`;
  }

  private player(id: string, name: string) {
    return html`<a href=${makeEventRoute({ page: 'player', id: this.log.now.id, player: id })}
      ><bdi>${name}</bdi></a
    >`;
  }

  private awardList() {
    if (this.awards === null || this.awards.awards.length === 0) return nothing;
    const { awards, games, known } = this.awards;
    return html`<section aria-labelledby="awards">
      <h2 id="awards">${words.awards()}</h2>
      <dl>
        ${awards.map(
          ({ kind, value, holders }) => html`<div>
            <dt>${words.awardName(kind)}</dt>
            <dd>
              ${words.namesWords(holders.map((player) => nameOf(this.log.now, player)))}
              <span class="value">${words.awardValue(kind, value)}</span>
            </dd>
          </div>`,
        )}
      </dl>
      <p class="hint">${words.knownGames(known, games)}</p>
    </section>`;
  }

  private typed(event: Event) {
    this.searched = (event.target as HTMLInputElement).value;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-standings': EventStandings;
  }
}
