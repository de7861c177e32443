import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { presetRules, RULES_VERSION, rulesDifference } from '../../engine/settings.ts';
import type { EventTable } from '../../game/event-table.ts';
import type { CarriedGame } from '../../game/pack.ts';
import { LINK_HEAD, readCarried } from '../../game/pack-text.ts';
import { summarize } from '../../game/summary.ts';
import { tableOf } from '../../game/table-of.ts';
import { entriesOf, nearestPreset } from '../../game/transcript-writer.ts';
import { toFailure } from '../../store/failure.ts';
import type { GameStore } from '../../store/game-store.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { seatLook, seatMarker } from '../../ui/seat-look.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import type { ResultWay } from '../../tournament/result.ts';
import * as words from '../../ui/words/carry.ts';
import * as phoneWords from '../../ui/words/event-phone.ts';
import { listWords } from '../../ui/words/list.ts';
import { whoseTable } from '../../ui/words/whose-table.ts';
import { storeFailureWords } from '../../ui/words/refusals.ts';
import { type CodeRead, CodeSource } from '../code-source.ts';
import { deskOf, deskStyles, toDesk } from '../tournament/desk-here.ts';
import { makeRoute } from '../routes.ts';
import { throwsOf } from './hand-over-screen.ts';
import { bringUpToDate, findKnown, keepGame, type KnownGame } from './take-model.ts';
import { pageBar } from './page-bar.ts';
import { pageStyles } from './page-styles.ts';
import { carryStyles, readerStyles } from './take-styles.ts';

/** A game that was read, not kept yet. */
interface Found {
  readonly game: CarriedGame;
  readonly known: KnownGame | null;
  /** The text that it was read from, and how that came. */
  readonly text: string;
  readonly way: ResultWay;
  /** The table of a tournament that it is played at; null for none. */
  readonly table: EventTable | null;
  /** The name of that tournament where it is held on this device and waits for the result; null else. */
  readonly desk: string | null;
}

/**
 * Takes a game over from another phone: by camera, from a picture or file, or from text. What came is shown before
 * it is kept; what cannot be read is refused with a sentence, and nothing changes.
 *
 * @fires go-back
 * @fires taken - `detail` is the id of the game to show
 */
@customElement('take-screen')
export class TakeScreen extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    pageStyles,
    carryStyles,
    deskStyles,
    readerStyles,
    css`
      h2 {
        scroll-margin-top: 5rem;
        text-wrap: balance;
        font: 400 1.375rem/1.15 var(--display);
      }
      .game {
        display: grid;
        gap: 12px;
        padding: 16px;
        background: var(--rail-2);
        border-radius: 20px;
        box-shadow: 0 0 0 1.5px var(--brass);
      }
      li {
        display: grid;
        grid-template-columns: 28px minmax(0, 1fr) auto;
        gap: 10px;
        align-items: center;
        min-height: 40px;
        border-bottom: 1px solid var(--line);
        --marker: 28px;
      }
      li b {
        font: 400 1.25rem/1 var(--display);
      }
      .now {
        font-weight: 600;
      }
    `,
  ];

  @property({ attribute: false }) store!: GameStore;
  /** What stood in the link that led here; '' for none. */
  @property() text = '';

  @state() private found: Found | null = null;
  @state() private refusal = '';
  @state() private keeping = false;
  @query('video') readonly video!: HTMLVideoElement;
  @query('textarea') private area!: HTMLTextAreaElement;
  @query('h2') private foundHeading!: HTMLElement | null;
  @query('.alert') private alert!: HTMLElement | null;

  private readonly source = new CodeSource(this);

  override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('text') && this.text !== '') void this.read(LINK_HEAD + this.text, 'pasted');
  }

  override render() {
    return html`
      ${pageBar(words.takeOver(), words.back(), () => this.dispatchEvent(new CustomEvent('go-back')))}
      <div class="page">
        <div role="alert">${this.refusal ? html`<p class="alert" tabindex="-1">${this.refusal}</p>` : nothing}</div>
        ${this.found ? this.card(this.found) : this.ways()}
      </div>
    `;
  }

  private ways() {
    const { source } = this;
    const films = source.filming !== 'off';
    return html`
      <p>${words.takeHint()}</p>
      <div class="camera">
        <video playsinline muted aria-label=${words.cameraLabel()} ?hidden=${!films}></video>
        <p class="hint" role="status" ?hidden=${!films}>${films ? words.looking() : ''}</p>
        ${
          films
            ? html`<button type="button" class="button" @click=${source.stop}>${words.closeCamera()}</button>`
            : html`<button type="button" class="main" @click=${source.start}>${words.openCamera()}</button>`
        }
      </div>
      <label class="button open">
        ${words.openFile()}<input type="file" accept="image/*,text/plain,.txt" @change=${this.choose} />
      </label>
      <form @submit=${this.pasted}>
        <label for="paste">${words.pasteLabel()}</label>
        <textarea id="paste" spellcheck="false" autocapitalize="off" autocomplete="off"></textarea>
        <button type="submit" class="button">${words.read()}</button>
      </form>
    `;
  }

  private card(found: Found) {
    const { table } = found;
    const game = seatedAt(found)?.game ?? found.game;
    const { log, markers } = game;
    const now = summarize(log.last.game);
    const { rules } = log.last.game;
    const preset = nearestPreset(rules);
    const changed = Object.keys(rulesDifference(presetRules(preset), rules)).length > 0;
    const seats = now.players.map(({ name }, place) => ({ name, marker: markers[place] ?? '' }));
    return html`<section class="game" aria-labelledby="found">
      <h2 id="found" tabindex="-1">${table ? whoseTable(table) : words.found()}</h2>
      ${
        table && table.rulesVersion !== RULES_VERSION
          ? html`<p class="alert">${phoneWords.otherRulesVersion(table.rulesVersion, RULES_VERSION)}</p>`
          : nothing
      }
      <ul>
        ${now.players.map(
          ({ name, banked, out }, place) => html`<li>
            ${seatMarker(seatLook(name, place, seats))}
            <span>${name}${out === null ? nothing : html` <small class="hint">${words.isOut()}</small>`}</span>
            <b>${banked}</b>
          </li>`,
        )}
      </ul>
      <p class="now">${words.standingWords(now)}</p>
      <p class="hint">
        ${words.rulesWords(rules, preset, changed)}. ${words.sizeWords(now.players.length, throwsOf(game))}.
      </p>
      <p>${this.knownLine(found)}</p>
      ${this.keeping ? html`<p role="status">${words.keeping()}</p>` : this.answers(found)}
    </section>`;
  }

  /** What can be done with it, the likeliest first. */
  private answers(found: Found) {
    const { game, known, text, way, table, desk } = found;
    const own = seatedAt(found);
    if (own !== null) return this.seated(own);
    const first = table !== null && game.log.last.place === 0;
    const keep = (): void => void this.keep(() => keepGame(this.store, game));
    const open = (id: string): void => this.taken(id);
    return html`
      ${table !== null && desk !== null ? toDesk(table.event, desk, text, way) : nothing}
      ${
        known === null
          ? html`<button type="button" class=${desk === null ? 'main' : 'button'} @click=${keep}>
              ${first ? phoneWords.sitDown() : words.keepIt()}
            </button>`
          : known.standing === 'behind'
            ? html`<button type="button" class=${desk === null ? 'main' : 'button'} @click=${() => this.keep(() => bringUpToDate(this.store, game))}>
                ${words.bringUp()}
              </button>`
            : html`<button type="button" class=${desk === null ? 'main' : 'button'} @click=${() => open(known.id)}>
                ${words.openMine()}
              </button>`
      }
      ${
        known !== null && known.standing !== 'same'
          ? html`<button type="button" class="button" @click=${keep}>${words.keepBeside()}</button>`
          : nothing
      }
      <button type="button" class="button" @click=${this.letGo}>${words.notThis()}</button>
    `;
  }

  /** Whether this phone has the game, and what becomes of it. */
  private knownLine(found: Found): string {
    const { game, known, table } = found;
    if (table === null || game.log.last.place > 0) return words.knownWords(known?.standing ?? 'none');
    if (known === null) return phoneWords.sitDownHint();
    const said = isOver(known.game) ? phoneWords.overAlready() : phoneWords.seatAgain();
    const [here, there] = [startOf(known.game), startOf(game)];
    return here.join('|') === there.join('|') ? said : `${said} ${phoneWords.otherNames(listWords(there))}`;
  }

  /** What can be done with the game of a table that this phone has already. */
  private seated({ id, game }: KnownGame) {
    const open = (): void => this.taken(id);
    return html`${
      isOver(game)
        ? html`<a class="main desk" href=${makeRoute({ screen: 'hand-over', id })}>${phoneWords.handInResult()}</a>
            <button type="button" class="button" @click=${open}>${words.openMine()}</button>`
        : html`<button type="button" class="main" @click=${open}>${phoneWords.sitDown()}</button>`
    }
    <button type="button" class="button" @click=${this.letGo}>${words.notThis()}</button>`;
  }

  private choose(event: Event) {
    this.source.stop();
    void this.source.choose(event);
  }

  take({ text, way }: CodeRead) {
    void this.read(text, way);
  }

  private async pasted(event: Event) {
    event.preventDefault();
    await this.read(this.area.value, 'pasted');
  }

  /** Shows the game that a text holds, or says why it holds none. */
  private async read(text: string, way: ResultWay) {
    const carried = readCarried(text);
    if (!carried.ok) return this.refuse(words.carryErrorWords(carried.error));
    this.source.stop();
    try {
      const known = await findKnown(this.store, carried.value);
      this.refusal = '';
      const table = tableOf(carried.value.log);
      const over = carried.value.log.last.game.phase === 'over';
      const desk = table !== null && over ? await deskOf(table.event) : null;
      this.found = { game: carried.value, known, text, way, table, desk };
    } catch (error) {
      return this.refuse(storeFailureWords(toFailure(error).kind));
    }
    await this.updateComplete;
    this.foundHeading?.focus();
  }

  async refuse(why: string) {
    this.refusal = why;
    await this.updateComplete;
    this.alert?.scrollIntoView({ block: 'nearest' });
  }

  private async keep(doIt: () => Promise<string>) {
    if (this.keeping) return;
    this.keeping = true;
    try {
      this.taken(await doIt());
    } catch (error) {
      await this.refuse(storeFailureWords(toFailure(error).kind));
    }
    this.keeping = false;
  }

  private taken(id: string) {
    this.dispatchEvent(new CustomEvent('taken', { detail: id }));
  }

  private letGo() {
    this.found = null;
    this.refusal = '';
  }
}

/** The game that this phone has where the code is the one that its table began with; null else. */
const seatedAt = ({ game, known, table }: Found): KnownGame | null =>
  table !== null && game.log.last.place === 0 ? known : null;

const isOver = ({ log }: CarriedGame): boolean => log.last.game.phase === 'over';

const startOf = ({ log }: CarriedGame): readonly string[] => {
  const [start] = entriesOf(log);
  return start?.event.type === 'started' ? start.event.players : [];
};

declare global {
  interface HTMLElementTagNameMap {
    'take-screen': TakeScreen;
  }
  interface HTMLElementEventMap {
    taken: CustomEvent<string>;
  }
}
