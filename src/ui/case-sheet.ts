import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { emberSurface } from './ember-surface.ts';
import { type CasePosition, FIRST_POSITION } from '../bench/case.ts';
import type { Impossible } from '../bench/possible.ts';
import { COMMON_CUBES, NUMBER_FACES } from '../engine/cubes.ts';
import { baseStyles } from './base-styles.ts';
import * as edit from './case-edit.ts';
import { type CubeLook, cubePicture, cubeStyles } from './cube-art.ts';
import type { SymbolSet } from './face-art.ts';
import { icon } from './icons.ts';
import './number-stepper.ts';
import './sheet-frame.ts';
import { sheetStyles } from './sheet-styles.ts';
import * as words from './words/bench-case.ts';
import { faceName } from './words/faces.ts';

/** More than any game has. */
const MOST = 10_000;

/**
 * The position of a case, to be set up fact by fact. Every change holds at once.
 *
 * @fires position-change - `detail` is the position as it is now
 */
@customElement('case-sheet')
export class CaseSheet extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    cubeStyles,
    css`
      fieldset {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 8px;
        min-width: 0;
        padding: 0 0 12px;
        margin: 0;
        border: 0;
        border-bottom: 1px solid var(--line);
      }
      legend {
        padding: 0 0 6px;
        font-weight: 600;
      }
      .chips {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      .chip {
        display: inline-flex;
        gap: 6px;
        align-items: center;
        justify-content: center;
        min-width: 46px;
        min-height: 46px;
        padding: 4px 12px;
        font-weight: 600;
        border-radius: var(--r2);
        box-shadow: inset 0 0 0 1px var(--edge);
      }
      .chip[aria-pressed='true'] {
        background: var(--rail-3);
        box-shadow: inset 0 0 0 2.5px var(--brass-lit);
      }
      .cube-chip {
        padding: 4px;
        --cube: 38px;
      }
      .cube-chip .aside {
        --cube: calc(38px / 0.74);
      }
      .cube-chip[aria-pressed='false'] .cube {
        opacity: 0.42;
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        gap: 6px 12px;
        align-items: center;
        justify-content: space-between;
      }
      .line > span {
        flex: 1 1 6rem;
        overflow-wrap: anywhere;
      }
      .bin {
        display: grid;
        place-items: center;
        width: 44px;
        height: 44px;
      }
      .bin svg {
        width: 20px;
        height: 20px;
      }
      .trouble {
        padding: 8px 10px;
        font-weight: 600;
        ${emberSurface}
        border-radius: var(--r2);
      }
    `,
  ];

  @property({ attribute: false }) position: CasePosition = FIRST_POSITION;
  /** What those at the table are called, the thrower first. */
  @property({ attribute: false }) names: readonly string[] = [];
  /** Why the position cannot be: said beside the field it is about. */
  @property({ attribute: false }) trouble: Impossible | null = null;
  @property() set: SymbolSet = 'moons';

  @query('sheet-frame') private frame!: HTMLElementTagNameMap['sheet-frame'];

  open() {
    this.frame.open();
  }

  override render() {
    const { position } = this;
    return html`<sheet-frame .heading=${words.caseHeading()} .closeLabel=${words.closeCase()}>
      ${this.turn(position)} ${this.totals(position)} ${this.game(position)}
      <button type="button" class="button" @click=${() => this.say({ ...FIRST_POSITION, rules: position.rules })}>
        ${words.anew()}
      </button>
      <button type="button" class="main" @click=${() => this.frame.close()}>${words.closeCase()}</button>
    </sheet-frame>`;
  }

  private turn(position: CasePosition) {
    const { cubes, pending, points } = position.turn;
    const last = edit.lastThrowOf(position.turn);
    return html`
      <fieldset>
        <legend>${words.lastThrow()}</legend>
        <div class="chips">
          ${edit.LAST_THROWS.map((each) =>
            this.chip(words.lastThrowName(each), each === last, () => edit.withLastThrow(position, each)),
          )}
        </div>
        ${this.wrong('turn')}
      </fieldset>
      <fieldset>
        <legend>${words.cubesInHand()}</legend>
        <div class="chips">
          ${Array.from({ length: COMMON_CUBES }, (_, place) =>
            this.cubeChip(false, place, place < cubes.common, {
              ...cubes,
              common: place < cubes.common ? place : place + 1,
            }),
          )}
          ${this.cubeChip(true, 0, cubes.sun, { ...cubes, sun: !cubes.sun })}
        </div>
        ${this.wrong('cubes')}
      </fieldset>
      <fieldset>
        <legend>${words.pendingFaces()}</legend>
        <div class="chips">
          ${NUMBER_FACES.map((face) =>
            this.cubeButton(
              faceName(face),
              { kind: 'common', face, state: 'aside' },
              pending.some((flash) => flash.face === face),
              edit.withPending(position, face),
            ),
          )}
        </div>
        ${this.wrong('pending')}
      </fieldset>
      <fieldset>
        ${this.number(words.turnPoints(), points, (value) => edit.withPoints(position, value))}
        ${this.wrong('points')}
      </fieldset>
    `;
  }

  private totals(position: CasePosition) {
    const [you, ...others] = position.seats;
    if (!you) return nothing;
    const { rules, ending } = position;
    return html`
      <fieldset>
        ${this.number(words.yourTotal(), you.banked, (banked) => edit.withSeat(position, 0, { banked }))}
        <div class="chips">
          ${this.chip(words.onBoard(), you.onBoard, () => edit.withSeat(position, 0, { onBoard: !you.onBoard }))}
        </div>
        ${
          rules.trainWrecksOut > 0 || you.wrecks > 0
            ? this.number(
                words.wrecks(),
                you.wrecks,
                (each) => edit.withSeat(position, 0, { wrecks: each }),
                1,
                20,
              )
            : nothing
        }
        ${
          rules.fullHouse === 'choice' || ending?.kind === 'last-licks' || you.licks > 0
            ? this.number(
                words.licks(),
                you.licks,
                (each) => edit.withSeat(position, 0, { licks: each }),
                1,
                20,
              )
            : nothing
        }
        ${this.wrong('total')}
      </fieldset>
      <fieldset>
        <legend>${words.others()}</legend>
        ${others.map((seat, index) => {
          const place = index + 1;
          const name = this.names[place] ?? '';
          return html`<div class="line">
            <span>${name}</span>
            ${this.stepper(words.totalOf(name), seat.banked, (banked) => edit.withSeat(position, place, { banked }))}
            <button
              type="button"
              class="bin"
              aria-label=${words.removeOther(name)}
              @click=${() => this.say(edit.withoutSeat(position, place))}
            >
              ${icon('bin')}
            </button>
          </div>`;
        })}
        ${
          edit.maySeatMore(position)
            ? html`<button type="button" class="button" @click=${() => this.say(edit.withMoreSeats(position))}>
                ${words.addOther()}
              </button>`
            : nothing
        }
        ${this.wrong('others')}
      </fieldset>
    `;
  }

  private game(position: CasePosition) {
    const { ending, rules } = position;
    const phases: readonly edit.CasePhase[] = [
      'play',
      ...(rules.ending === 'sudden' && ending === null ? [] : [ending?.kind ?? kindOf(rules.ending)]),
    ];
    return html`<fieldset>
      <legend>${words.phase()}</legend>
      <div class="chips">
        ${phases.map((phase) =>
          this.chip(words.phaseName(phase), phase === (ending?.kind ?? 'play'), () =>
            edit.withPhase(position, phase),
          ),
        )}
      </div>
      ${
        ending === null
          ? nothing
          : html`
              <p>${words.whoLeads()}</p>
              <div class="chips" role="group" aria-label=${words.whoLeads()}>
                ${position.seats.map((_, place) =>
                  this.chip(this.names[place] ?? '', place === ending.leader, () =>
                    edit.withLeader(position, place),
                  ),
                )}
              </div>
              ${ending.kind === 'end-game' ? this.waiting(position, ending.waiting) : nothing}
            `
      }
      ${this.wrong('phase')}
    </fieldset>`;
  }

  private waiting(position: CasePosition, waiting: readonly number[]) {
    return html`<p>${words.whoWaits()}</p>
      <div class="chips" role="group" aria-label=${words.whoWaits()}>
        ${position.seats.map((_, place) =>
          place === 0
            ? nothing
            : this.chip(this.names[place] ?? '', waiting.includes(place), () =>
                edit.withWaiting(position, place),
              ),
        )}
      </div>`;
  }

  private chip(label: string, on: boolean, next: () => CasePosition) {
    return html`<button type="button" class="chip" aria-pressed=${on ? 'true' : 'false'} @click=${() => this.say(next())}>
      ${label}
    </button>`;
  }

  /** One of the five; the last one in hand stays there. */
  private cubeChip(sun: boolean, place: number, on: boolean, cubes: CasePosition['turn']['cubes']) {
    const { position } = this;
    const next = cubes.common > 0 || cubes.sun ? edit.withCubes(position, cubes) : position;
    const kind = sun ? 'sun' : 'common';
    return this.cubeButton(words.cubeName(sun, place), { kind, face: '', state: 'hand' }, on, next);
  }

  private cubeButton(label: string, look: Omit<CubeLook, 'set'>, on: boolean, next: CasePosition) {
    return html`<button
      type="button"
      class="chip cube-chip"
      aria-label=${label}
      aria-pressed=${on ? 'true' : 'false'}
      @click=${() => this.say(next)}
    >
      ${cubePicture({ ...look, set: this.set })}
    </button>`;
  }

  private number(label: string, value: number, next: (value: number) => CasePosition, step = 5, max = MOST) {
    return html`<div class="line"><span aria-hidden="true">${label}</span>${this.stepper(label, value, next, step, max)}</div>`;
  }

  private stepper(label: string, value: number, next: (value: number) => CasePosition, step = 5, max = MOST) {
    return html`<number-stepper
      .value=${value}
      .max=${max}
      .step=${step}
      .label=${label}
      @number-change=${(event: HTMLElementEventMap['number-change']) => {
        event.stopPropagation();
        this.say(next(event.detail));
      }}
    ></number-stepper>`;
  }

  private wrong(field: words.CaseField) {
    const { trouble } = this;
    if (trouble === null || words.troubleField(trouble) !== field) return nothing;
    return html`<p class="trouble" role="status">${words.troubleWords(trouble)}</p>`;
  }

  private say(position: CasePosition) {
    this.dispatchEvent(
      new CustomEvent('position-change', { detail: position, bubbles: true, composed: true }),
    );
  }
}

const kindOf = (ending: 'last-licks' | 'end-game' | 'sudden'): edit.CasePhase =>
  ending === 'sudden' ? 'play' : ending;

declare global {
  interface HTMLElementTagNameMap {
    'case-sheet': CaseSheet;
  }
  interface HTMLElementEventMap {
    'position-change': CustomEvent<CasePosition>;
  }
}
