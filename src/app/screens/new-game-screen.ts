import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { triggersGoal } from '../../engine/game.ts';
import {
  PRESET_NAMES,
  type PresetName,
  presetRules,
  RULEBOOK,
  type Rules,
  SETTINGS,
} from '../../engine/settings.ts';
import type { EventTable } from '../../game/event-table.ts';
import { nearestPreset } from '../../game/transcript-writer.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import '../../ui/felt-board.ts';
import { icon } from '../../ui/icons.ts';
import '../../ui/number-stepper.ts';
import type { RuleSet } from '../../game/rule-set.ts';
import type { HouseRules } from '../../ui/house-rules.ts';
import type { PlayerPool } from '../../ui/player-pool.ts';
import '../../ui/player-pool.ts';
import '../../ui/seat-list.ts';
import { type KnownPlayer, moveSeat, type Seats, seat, seatAll } from '../../ui/seating.ts';
import type { StandingsForm } from '../../ui/standings-form.ts';
import type { TakenUp } from '../../ui/taken-up.ts';
import { NOTHING_YET } from '../../ui/taken-up.ts';
import * as words from '../../ui/words/new-game.ts';
import { changedWords, presetLine, presetName } from '../../ui/words/presets.ts';
import * as ruleSetWords from '../../ui/words/rule-sets.ts';
import * as standingsWords from '../../ui/words/standings.ts';
import type { RuleSetSave } from './rule-set-save.ts';
import { newGameLayout } from './new-game-layout.ts';

/** A table as it was left: who sat at it, and by which rules they played. */
export interface LastTable {
  readonly seats: readonly KnownPlayer[];
  readonly rules: Rules;
}

/** What a new game starts with. */
export interface NewGame {
  readonly seats: Seats;
  readonly rules: Rules;
  /** Where everybody stands in seat order, and who throws next; null for a game from its beginning. */
  readonly takenUp: ReturnType<TakenUp['from']>;
  /** Where it is a game of a tournament. */
  readonly table?: EventTable;
}

/** What was entered when the players went to look at their named rules, for when they come back. */
let left: { readonly seats: Seats; readonly takenUp: TakenUp } | null = null;

/**
 * Players, preset, goal and house rules of the next game. With a last table it is ready to start at once.
 *
 * @fires start-game - `detail` are the seats in order, with their markers, the rules, and where everybody stands
 * @fires go-back - the players leave without starting
 */
@customElement('new-game-screen')
export class NewGameScreen extends LitElement {
  static override styles = [baseStyles, newGameLayout];

  /** The players this device remembers. */
  @property({ attribute: false }) roster: readonly KnownPlayer[] = [];
  /** The table to start from: its seats and rules are chosen already. */
  @property({ attribute: false }) last: LastTable | null = null;
  /** It is the same table again: offers to let the next player throw first. */
  @property({ type: Boolean }) rematch = false;

  @state() private seats: Seats = [];
  @state() private preset: PresetName = 'rulebook';
  /** The named rules to choose from, and which of them is chosen; '' for a preset. */
  @state() private sets: readonly RuleSet[] = [];
  @state() private set = '';
  @state() private rules: Rules = RULEBOOK;
  @state() private houseOpen = false;
  @state() private takenUp = NOTHING_YET;
  @state() private begunOpen = false;
  @query('player-pool') private pool!: PlayerPool;
  @query('number-stepper') private goalField!: HTMLElementTagNameMap['number-stepper'];
  @query('rule-set-save') private saver!: RuleSetSave;
  @query('house-rules') private house!: HouseRules | null;
  @query('standings-form') private standings!: StandingsForm | null;

  /** Rules made from a preset or from named rules, kept when another card is looked at. */
  private readonly edited = new Map<string, Rules>();
  private touched = false;

  override connectedCallback() {
    super.connectedCallback();
    if (left === null || this.rematch) return;
    ({ seats: this.seats, takenUp: this.takenUp } = left);
    this.touched = true;
    left = null;
  }

  protected override firstUpdated() {
    void this.loadSets();
  }

  /** Without named rules there are still the presets. */
  private async loadSets() {
    const { loadRuleSets } = await import('../rule-sets.ts');
    this.sets = await loadRuleSets().catch(() => []);
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has('last') || this.last === null || this.touched) return;
    this.seats = seatAll(this.last.seats);
    this.rules = this.last.rules;
    this.preset = nearestPreset(this.rules);
    this.edited.set(this.card, this.rules);
  }

  /** The card that is chosen. No preset has a name like that of named rules. */
  private get card(): string {
    return this.set === '' ? this.preset : `#${this.set}`;
  }

  override render() {
    const { seats } = this;
    const [first, second] = seats;
    const up = this.takenUp.from(seats.map(({ name }) => name))?.up ?? first?.name;
    const hint = up === undefined ? words.addFirst() : words.firstThrow(up);
    return html`
      <header>
        <button type="button" aria-label=${words.back()} @click=${this.goBack}>${icon('back')}</button>
        <h1>${this.rematch ? words.rematch() : words.heading()}</h1>
      </header>
      <div class="columns">
        <section aria-label=${words.players()}>
          ${
            seats.length === 0
              ? html`<p class="empty">${words.noPlayers()}</p>`
              : html`<seat-list .seats=${seats} @seats-change=${this.changeSeats}></seat-list>`
          }
          ${
            this.rematch && second
              ? html`<button type="button" class="rotate" @click=${this.rotate}>
                  ${icon('again')}<span>${words.rotate(second.name)}</span>
                </button>`
              : nothing
          }
          <player-pool .seats=${seats} .roster=${this.roster} @add-player=${this.addPlayer}></player-pool>
        </section>
        <section aria-label=${words.howYouPlay()}>
          ${this.presets()} ${this.goal()}
          <button
            type="button"
            class="house"
            aria-label="${words.houseRules()}: ${changedWords(this.rules, this.preset)}"
            aria-expanded=${this.houseOpen ? 'true' : 'false'}
            @click=${this.toggleHouse}
          >
            <span><b>${words.houseRules()}</b><small>${changedWords(this.rules, this.preset)}</small></span>${icon('next')}
          </button>
          ${
            this.houseOpen
              ? html`<house-rules .rules=${this.rules} .preset=${this.preset} @rules-change=${this.changeRules}></house-rules>
                  <button type="button" class="save" @click=${this.saveSet}>${ruleSetWords.save()}</button>
                  <rule-set-save @rule-set-saved=${this.setSaved}></rule-set-save>`
              : nothing
          }
          ${seats.length > 0 ? this.begun() : nothing}
        </section>
      </div>
      <footer>
        <button
          type="button"
          class="start"
          aria-label="${words.start()}: ${hint}"
          aria-disabled=${first ? 'false' : 'true'}
          @click=${this.start}
        >
          <b>${words.start()}</b><span>${hint}</span>
        </button>
      </footer>
    `;
  }

  private presets() {
    return html`<fieldset>
      <legend>${words.howYouPlay()}</legend>
      <div class="deck">
        ${PRESET_NAMES.map(
          (name) => html`<label class="card">
            <input
              type="radio"
              name="preset"
              value=${name}
              aria-label="${presetName(name)}: ${presetLine(name)}"
              .checked=${live(this.card === name)}
              @change=${() => this.choose(name, '', presetRules(name))}
            />
            <b>${presetName(name)}</b><span>${presetLine(name)}</span>
          </label>`,
        )}
        ${this.sets.map(
          ({ name, rules }) => html`<label class="card">
            <input
              type="radio"
              name="preset"
              value="#${name}"
              aria-label="${name}: ${ruleSetWords.linesWords(rules)}"
              .checked=${live(this.card === `#${name}`)}
              @change=${() => this.choose(nearestPreset(rules), name, rules)}
            />
            <b>${name}</b><span>${changedWords(rules, nearestPreset(rules))}</span>
          </label>`,
        )}
        <a class="card" href="#/rule-sets" @click=${this.leave}><b>${ruleSetWords.yours()}</b><span>${ruleSetWords.yoursHint()}</span></a>
      </div>
    </fieldset>`;
  }

  private goal() {
    const { goal, ending } = this.rules;
    const { min, max, step } = SETTINGS.goal;
    return html`<div class="goal cloth">
      <felt-board .goal=${goal} .description=${words.feltTo(goal)}></felt-board>
      <number-stepper
        large
        .value=${goal}
        .min=${min}
        .max=${max}
        .step=${step}
        .stride=${50}
        .label=${words.goalLabel()}
        .caption=${ending === 'sudden' ? words.winsTheGame() : words.endsTheGame()}
        @number-change=${this.changeGoal}
      ></number-stepper>
    </div>`;
  }

  private begun() {
    const names = this.seats.map(({ name }) => name);
    const from = this.takenUp.from(names);
    const totals = from?.standings.filter(({ banked }) => banked > 0).length ?? 0;
    const line = from ? standingsWords.takenUp(totals, from.up) : standingsWords.fresh();
    return html`<button
        type="button"
        class="house begun"
        aria-label="${standingsWords.heading()}: ${line}"
        aria-expanded=${this.begunOpen ? 'true' : 'false'}
        @click=${this.toggleBegun}
      >
        <span><b>${standingsWords.heading()}</b><small>${line}</small></span>${icon('next')}
      </button>
      ${
        this.begunOpen
          ? html`<standings-form
              .names=${names}
              .rules=${this.rules}
              .takenUp=${this.takenUp}
              @standings-change=${(event: HTMLElementEventMap['standings-change']) => {
                this.takenUp = event.detail;
              }}
            ></standings-form>`
          : nothing
      }`;
  }

  private toggleBegun() {
    this.begunOpen = !this.begunOpen;
    void import('../../ui/standings-form.ts');
  }

  /** A goal that was chosen after the totals may lie below one. */
  private async showStandings() {
    this.begunOpen = true;
    await import('../../ui/standings-form.ts');
    await this.updateComplete;
    await this.standings?.updateComplete;
    this.standings?.finish();
  }

  private toggleHouse() {
    this.houseOpen = !this.houseOpen;
    // The long list comes when it is asked for.
    void import('../../ui/house-rules.ts');
  }

  private changeSeats(event: CustomEvent<Seats>) {
    this.touched = true;
    this.seats = event.detail;
  }

  private addPlayer(event: CustomEvent<{ readonly name: string; readonly marker?: string }>) {
    this.touched = true;
    this.seats = seat(this.seats, event.detail);
  }

  private rotate() {
    this.touched = true;
    this.seats = moveSeat(this.seats, 0, this.seats.length - 1);
  }

  private choose(preset: PresetName, set: string, rules: Rules) {
    this.touched = true;
    this.preset = preset;
    this.set = set;
    this.rules = this.edited.get(this.card) ?? rules;
  }

  private leave() {
    left = this.touched ? { seats: this.seats, takenUp: this.takenUp } : null;
  }

  private async saveSet() {
    if (!this.house?.finish()) return;
    await import('./rule-set-save.ts');
    await this.saver.open(this.rules);
  }

  private async setSaved({ detail }: HTMLElementEventMap['rule-set-saved']) {
    await this.loadSets();
    this.edited.set(`#${detail.name}`, detail.rules);
    this.choose(nearestPreset(detail.rules), detail.name, detail.rules);
  }

  private changeRules(event: CustomEvent<{ readonly rules: Rules }>) {
    this.setRules(event.detail.rules);
  }

  private changeGoal(event: CustomEvent<number>) {
    this.setRules({ ...this.rules, goal: event.detail });
  }

  private setRules(rules: Rules) {
    this.touched = true;
    this.rules = rules;
    this.edited.set(this.card, rules);
  }

  private goBack() {
    this.dispatchEvent(new CustomEvent('go-back', { bubbles: true, composed: true }));
  }

  /** What still stands in a field comes along; what cannot be taken keeps the game from starting. */
  private start() {
    if (!this.pool.finish() || this.seats.length === 0) return;
    // What comes when it is asked for may not have come yet.
    if (!this.goalField.finish() || this.house?.finish?.() === false) return;
    if (this.standings?.finish?.() === false) return;
    const { seats, rules } = this;
    const takenUp = this.takenUp.from(seats.map(({ name }) => name));
    if (takenUp?.standings.some(({ banked }) => triggersGoal(banked, rules))) {
      void this.showStandings();
      return;
    }
    const detail: NewGame = { seats, rules, takenUp };
    this.dispatchEvent(new CustomEvent('start-game', { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'new-game-screen': NewGameScreen;
  }
  interface HTMLElementEventMap {
    'start-game': CustomEvent<NewGame>;
    'go-back': CustomEvent<void>;
  }
}
