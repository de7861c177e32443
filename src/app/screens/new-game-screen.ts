import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import {
  PRESET_NAMES,
  type PresetName,
  presetRules,
  RULEBOOK,
  type Rules,
  rulesDifference,
  SETTINGS,
} from '../../engine/settings.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import '../../ui/felt-board.ts';
import { icon } from '../../ui/icons.ts';
import '../../ui/number-stepper.ts';
import type { HouseRules } from '../../ui/house-rules.ts';
import type { PlayerPool } from '../../ui/player-pool.ts';
import '../../ui/player-pool.ts';
import '../../ui/seat-list.ts';
import { type KnownPlayer, moveSeat, type Seats, seat, seatAll } from '../../ui/seating.ts';
import * as words from '../../ui/words/new-game.ts';
import { changedWords, presetLine, presetName } from '../../ui/words/presets.ts';
import { sunSurface } from '../../ui/sun-surface.ts';

/** A table as it was left: who sat at it, and by which rules they played. */
export interface LastTable {
  readonly seats: readonly KnownPlayer[];
  readonly rules: Rules;
}

/** What a new game starts with. */
export interface NewGame {
  readonly seats: Seats;
  readonly rules: Rules;
}

/** The preset that these rules differ least from. */
function nearestPreset(rules: Rules): PresetName {
  const distance = (name: PresetName): number =>
    Object.keys(rulesDifference(presetRules(name), rules)).length;
  return PRESET_NAMES.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}

/**
 * Players, preset, goal and house rules of the next game. With a last table it is ready to start at once.
 *
 * @fires start-game - `detail` are the seats in order, with their markers, and the rules
 * @fires go-back - the players leave without starting
 */
@customElement('new-game-screen')
export class NewGameScreen extends LitElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: block;
        min-height: 100dvh;
        padding-bottom: calc(96px + env(safe-area-inset-bottom));
        color: var(--ink);
        background: var(--rail);
      }
      header,
      .columns {
        max-width: 560px;
        margin: 0 auto;
      }
      header {
        display: grid;
        grid-template-columns: 44px minmax(0, 1fr);
        gap: 4px;
        align-items: center;
        padding: max(6px, env(safe-area-inset-top)) 8px 6px;
      }
      header button {
        display: grid;
        place-items: center;
        height: 44px;
      }
      svg {
        width: 24px;
        height: 24px;
      }
      h1 {
        font: 400 1.5rem/1.1 var(--display);
      }
      .columns {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-items: start;
        padding: 0 max(16px, env(safe-area-inset-right)) 0 max(16px, env(safe-area-inset-left));
      }
      section {
        min-width: 0;
      }
      .empty {
        padding: 6px 0 4px;
        color: var(--ink-2);
      }
      .rotate {
        display: inline-flex;
        gap: 8px;
        align-items: center;
        max-width: 100%;
        min-height: 44px;
        padding-right: 12px;
        font-size: var(--t-s);
        font-weight: 600;
        color: var(--ink-2);
      }
      .rotate span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .rotate svg {
        flex: none;
        width: 18px;
        height: 18px;
      }
      fieldset {
        min-width: 0;
        padding: 0;
        margin: 0;
        border: 0;
      }
      legend {
        padding: 20px 0 8px;
        font: 400 1.1875rem/1.2 var(--display);
      }
      .deck {
        display: grid;
        grid-auto-columns: max(148px, 8.5rem);
        grid-auto-flow: column;
        gap: 8px;
        padding: 3px 16px 8px;
        margin: 0 -16px;
        overflow-x: auto;
        scrollbar-width: none;
        scroll-padding: 16px;
      }
      .card {
        position: relative;
        display: grid;
        gap: 4px;
        align-content: start;
        min-height: 92px;
        padding: 11px 12px;
        cursor: pointer;
        background: var(--rail-2);
        border-radius: 14px;
        box-shadow: inset 0 0 0 1px var(--edge);
        touch-action: manipulation;
        -webkit-tap-highlight-color: transparent;
      }
      .card input {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        margin: 0;
        cursor: pointer;
        opacity: 0;
      }
      .card b {
        font: 400 1.125rem/1.1 var(--display);
      }
      .card span {
        font-size: var(--t-s);
        line-height: 1.25;
        color: var(--ink-2);
      }
      .card:has(:checked) {
        color: var(--felt-ink);
        background: var(--felt);
        box-shadow: inset 0 0 0 2.5px var(--brass-lit);
      }
      .card:has(:checked) span {
        color: var(--felt-ink-2);
      }
      .card:has(:focus-visible) {
        outline: 3px solid var(--brass-lit);
        outline-offset: 2px;
      }
      .goal {
        position: relative;
        display: grid;
        grid-template-columns: minmax(0, 1fr) 128px;
        height: 150px;
        margin: 6px 2px 0;
        overflow: hidden;
        border-radius: 18px;
        box-shadow: 0 0 0 1.5px var(--brass);
      }
      .goal number-stepper {
        align-content: center;
        padding-right: 10px;
      }
      .house {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 24px;
        gap: 10px;
        align-items: center;
        width: 100%;
        min-height: 60px;
        margin-top: 6px;
        text-align: left;
      }
      .house b {
        display: block;
        font-size: 1.0625rem;
        font-weight: 600;
      }
      .house small {
        font-size: var(--t-s);
        color: var(--ink-2);
      }
      .house svg {
        color: var(--ink-2);
      }
      .house[aria-expanded='true'] svg {
        transform: rotate(90deg);
      }
      footer {
        position: fixed;
        right: 0;
        bottom: 0;
        left: 0;
        z-index: 2;
        padding: 16px max(12px, env(safe-area-inset-right)) calc(15px + env(safe-area-inset-bottom))
          max(12px, env(safe-area-inset-left));
        pointer-events: none;
        background: linear-gradient(transparent, var(--rail) 22%);
      }
      .start {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 12px;
        align-items: center;
        width: 100%;
        max-width: 536px;
        min-height: 56px;
        padding: 0 18px;
        margin: 0 auto;
        text-align: left;
        pointer-events: auto;
        ${sunSurface}
      }
      .start b {
        font: 400 1.5rem/1 var(--display);
      }
      .start span {
        overflow: hidden;
        font-size: var(--t-s);
        font-weight: 600;
        line-height: 1.2;
        text-align: right;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .start[aria-disabled='true'] {
        color: var(--ink-2);
        cursor: default;
        background: var(--rail);
        box-shadow: inset 0 0 0 1.5px var(--edge);
      }
      .start[aria-disabled='true'] b {
        color: var(--ink-3);
      }
      @media (min-width: 760px) {
        header,
        .columns {
          max-width: 1040px;
        }
        .columns {
          grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
          gap: 40px;
        }
        legend {
          padding-top: 4px;
        }
        .deck {
          grid-template-columns: repeat(3, minmax(0, 1fr));
          grid-auto-flow: row;
          padding-inline: 0;
          margin: 0;
        }
      }
      @media (min-width: 760px) and (max-width: 999px) {
        .columns {
          gap: 24px;
        }
        .card {
          padding-inline: 10px;
        }
        .card b {
          font-size: 1rem;
        }
      }
    `,
  ];

  /** The players this device remembers. */
  @property({ attribute: false }) roster: readonly KnownPlayer[] = [];
  /** The table to start from: its seats and rules are chosen already. */
  @property({ attribute: false }) last: LastTable | null = null;
  /** It is the same table again: offers to let the next player throw first. */
  @property({ type: Boolean }) rematch = false;

  @state() private seats: Seats = [];
  @state() private preset: PresetName = 'rulebook';
  @state() private rules: Rules = RULEBOOK;
  @state() private houseOpen = false;
  @query('player-pool') private pool!: PlayerPool;
  @query('number-stepper') private goalField!: HTMLElementTagNameMap['number-stepper'];
  @query('house-rules') private house!: HouseRules | null;

  /** Rules made from a preset, kept when another is looked at. */
  private readonly edited = new Map<PresetName, Rules>();
  private touched = false;

  protected override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has('last') || this.last === null || this.touched) return;
    this.seats = seatAll(this.last.seats);
    this.rules = this.last.rules;
    this.preset = nearestPreset(this.rules);
    this.edited.set(this.preset, this.rules);
  }

  override render() {
    const { seats } = this;
    const [first, second] = seats;
    const hint = first ? words.firstThrow(first.name) : words.addFirst();
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
              ? html`<house-rules .rules=${this.rules} .preset=${this.preset} @rules-change=${this.changeRules}></house-rules>`
              : nothing
          }
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
              .checked=${live(this.preset === name)}
              @change=${() => this.choosePreset(name)}
            />
            <b>${presetName(name)}</b><span>${presetLine(name)}</span>
          </label>`,
        )}
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

  private choosePreset(preset: PresetName) {
    this.touched = true;
    this.preset = preset;
    this.rules = this.edited.get(preset) ?? presetRules(preset);
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
    this.edited.set(this.preset, rules);
  }

  private goBack() {
    this.dispatchEvent(new CustomEvent('go-back', { bubbles: true, composed: true }));
  }

  /** What still stands in a field comes along; what cannot be taken keeps the game from starting. */
  private start() {
    if (!this.pool.finish() || this.seats.length === 0) return;
    // The long list of rules may not have come yet.
    if (!this.goalField.finish() || this.house?.finish?.() === false) return;
    const detail: NewGame = { seats: this.seats, rules: this.rules };
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
