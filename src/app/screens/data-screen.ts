import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { MAX_SETS } from '../../game/rule-set.ts';
import { toFailure } from '../../store/failure.ts';
import { MAX_BACKUP } from '../../store/backup.ts';
import { STANDINGS } from '../../store/restore.ts';
import { TOURNAMENT_STANDINGS } from '../../store/place-tournament.ts';
import type { Rows } from '../../store/schema.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { icon } from '../../ui/icons.ts';
import '../../ui/sheet-frame.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/backup.ts';
import { close } from '../../ui/words/menu.ts';
import { storeFailureWords } from '../../ui/words/refusals.ts';
import { canShareFiles, saveFile, shareFile } from '../give-file.ts';
import { type BackupFile, DataDesk, type Preview, type Way } from '../data-desk.ts';
import type { Safety } from '../data-safety.ts';
import { dataLayout } from './data-layout.ts';
import { pageBar } from './page-bar.ts';
import { pageStyles } from './page-styles.ts';

/** What came of something, said where it was asked for. */
interface Outcome {
  readonly text: string;
  readonly well: boolean;
}

/**
 * Your data: how safe they are here, a backup to take away, and one to bring back. Nothing is written before what was
 * found is on the screen, and a replacement is asked for twice.
 *
 * @fires go-back
 * @fires look-change - a backup brought a look with it
 */
@customElement('data-screen')
export class DataScreen extends LitElement {
  static override styles = [baseStyles, sheetStyles, pageStyles, dataLayout];

  @property({ attribute: false }) desk = new DataDesk();

  @state() private safety: Safety | null = null;
  @state() private saved: Outcome | null = null;
  @state() private restored: Outcome | null = null;
  @state() private preview: Preview | null = null;
  @state() private busy = false;
  /** A backup that waits for a second tap: making it took longer than a browser lets a tap count. */
  private ready: BackupFile | null = null;

  @query('sheet-frame') private question!: HTMLElementTagNameMap['sheet-frame'];
  @query('textarea') private pasted!: HTMLTextAreaElement;
  @query('.found h2') private foundHeading!: HTMLElement | null;
  @query('.file') private picker!: HTMLInputElement;

  override connectedCallback() {
    super.connectedCallback();
    // On a first visit the worker gets ready while the page is looked at.
    workers()?.addEventListener('controllerchange', this.lookAround);
    void this.lookAround();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    workers()?.removeEventListener('controllerchange', this.lookAround);
  }

  override render() {
    return html`
      ${pageBar(words.yourData(), words.back(), this.goBack)}
      <div class="page">
        <p class="hint">${words.intro()}</p>
        <div class="column">${this.saving()} ${this.keeping()}</div>
        <div class="column">${this.restoring()} ${this.preview === null ? nothing : this.found(this.preview)}</div>
      </div>
      <sheet-frame .heading=${words.replaceHeading()} .closeLabel=${close()}>
        <p class="question">${words.replaceQuestion(this.preview?.found.here ?? 0, this.preview?.found.tournamentsHere ?? 0)}</p>
        <button type="button" class="button danger" data-confirm @click=${() => this.restore('replace')}>
          ${words.confirmReplace()}
        </button>
        <button type="button" class="button" @click=${() => this.question.close()}>${words.keepHere()}</button>
      </sheet-frame>
    `;
  }

  private saving() {
    return html`<section aria-labelledby="save">
      <h2 id="save">${words.saveHeading()}</h2>
      <div class="ways">
        <button type="button" class="main" data-save @click=${this.save}>${icon('save')}${words.save()}</button>
        ${
          canShareFiles()
            ? html`<button type="button" class="button" data-share @click=${this.share}>
                ${icon('share')}${words.share()}
              </button>`
            : nothing
        }
      </div>
      ${outcome(this.saved)}
    </section>`;
  }

  private keeping() {
    const { safety } = this;
    return html`<section aria-labelledby="safety">
      <h2 id="safety">${words.safetyHeading()}</h2>
      ${
        safety === null
          ? html`<p class="hint">${words.cannotTell()}</p>`
          : html`<ul class="facts">
              ${fact(words.offlineWords(safety.offline), safety.offline === 'ready')}
              ${fact(words.keepingWords(safety.keeping), safety.keeping === 'kept')}
              ${safety.used === null ? nothing : fact(words.usedWords(safety.used))}
            </ul>`
      }
      ${
        safety?.keeping === 'refused' || safety?.keeping === 'not-asked'
          ? html`<button type="button" class="button" data-ask @click=${this.askToKeep}>${words.askToKeep()}</button>`
          : nothing
      }
    </section>`;
  }

  private restoring() {
    return html`<section aria-labelledby="restore">
      <h2 id="restore">${words.restoreHeading()}</h2>
      <p class="hint">${words.restoreHint()}</p>
      <input
        class="file sr"
        id="file"
        type="file"
        accept=".json,.txt,application/json,text/plain"
        @change=${this.chosen}
      />
      <label class="button" for="file">${words.chooseFile()}</label>
      <div class="paste">
        <label for="text">${words.orPaste()}</label>
        <textarea id="text" spellcheck="false" autocomplete="off"></textarea>
        <button type="button" class="button" data-look @click=${() => this.look(this.pasted.value)}>
          ${words.lookAtIt()}
        </button>
      </div>
      ${outcome(this.busy ? { text: words.reading(), well: true } : this.restored)}
    </section>`;
  }

  private found({ backup, found }: Preview) {
    const empty = found.here + found.tournamentsHere === 0 && found.allSets === found.newSets.length;
    return html`<section class="found" aria-labelledby="found">
      <h2 id="found" tabindex="-1">${words.foundHeading()}</h2>
      <p class="count">${words.amountWords({ ...amountsOf(backup.rows), players: found.players, ruleSets: found.ruleSets })}</p>
      <p class="hint">
        ${words.foundSaved(backup.saved, backup.app)}<br />
        ${found.from === null || found.to === null ? nothing : words.foundBetween(found.from, found.to)}
      </p>
      ${
        empty
          ? nothing
          : html`<ul class="standing">
              ${STANDINGS.map((standing) =>
                found.games[standing] > 0
                  ? html`<li>${words.standingWords(standing, found.games[standing])}</li>`
                  : nothing,
              )}
              ${TOURNAMENT_STANDINGS.map((standing) =>
                found.tournaments[standing] > 0
                  ? html`<li>${words.tournamentStandingWords(standing, found.tournaments[standing])}</li>`
                  : nothing,
              )}
              ${found.newSets.length > 0 ? html`<li>${words.setsNotHere(found.newSets.length)}</li>` : nothing}
            </ul>`
      }
      <div class="stack">
        ${
          found.newSets.length > 0 && found.allSets > MAX_SETS
            ? html`<p>${words.tooManySets(found.allSets)}</p>`
            : html`<button type="button" class="main" data-merge @click=${() => this.restore('merge')}>
                ${empty ? words.bring() : words.merge()}
              </button>`
        }
        ${
          empty
            ? nothing
            : html`<p class="hint">${words.mergeHint()}</p>
                <button type="button" class="button danger" data-replace @click=${() => this.question.open()}>
                  ${words.replace()}
                </button>`
        }
        <button type="button" class="button" data-leave @click=${this.changeNothing}>${words.leave()}</button>
      </div>
    </section>`;
  }

  private readonly lookAround = async () => {
    this.safety = await this.desk.safety();
  };

  private async askToKeep() {
    await this.desk.askToKeep();
    await this.lookAround();
  }

  private async save() {
    const made = await this.backUp();
    if (made === null) return;
    saveFile(fileOf(made));
    this.saved = told(made, words.handedOver(made.name, made));
  }

  private async share() {
    const made = this.ready ?? (await this.backUp());
    if (made === null) return;
    this.ready = null;
    const shared = await shareFile(fileOf(made));
    if (shared === 'shared') this.saved = told(made, words.shared(made));
    else if (shared === 'closed') this.saved = null;
    else if (shared === 'too-late') {
      this.ready = made;
      this.saved = { text: words.shareAgain(), well: true };
    } else this.saved = { text: words.cannotShare(), well: false };
  }

  private async backUp(): Promise<BackupFile | null> {
    try {
      return await this.desk.backUp();
    } catch (error) {
      this.saved = { text: storeFailureWords(toFailure(error).kind), well: false };
      return null;
    }
  }

  private async chosen() {
    const file = this.picker.files?.[0];
    // The same file can be chosen again.
    this.picker.value = '';
    if (file === undefined) return;
    try {
      // What is too large to be a backup is not even read.
      await this.look(file.size > MAX_BACKUP ? null : await file.text());
    } catch {
      this.restored = { text: words.unreadable(), well: false };
    }
  }

  /** Shows what a text has; null for one that is too long to be read. */
  private async look(text: string | null) {
    this.preview = null;
    this.restored = null;
    if (text === null) {
      this.restored = { text: words.backupRefusalWords('too-big'), well: false };
      return;
    }
    this.busy = true;
    // It is said before the reading, which may hold the page for a moment.
    await new Promise((resolve) => setTimeout(resolve, 30));
    try {
      const read = await this.desk.look(text);
      if (read.ok) this.preview = read.value;
      else
        this.restored = {
          text: words.backupRefusalWords(read.error.code, read.error.game, read.error.tournament),
          well: false,
        };
    } catch (error) {
      this.restored = { text: storeFailureWords(toFailure(error).kind), well: false };
    }
    this.busy = false;
    await this.updateComplete;
    this.foundHeading?.focus({ preventScroll: true });
    this.foundHeading?.scrollIntoView();
  }

  private changeNothing() {
    this.preview = null;
    this.picker.focus();
  }

  private async restore(way: Way) {
    const { preview } = this;
    this.question.close();
    if (preview === null || this.busy) return;
    this.busy = true;
    try {
      const { found, look } = await this.desk.restore(preview.backup, way);
      const text =
        way === 'replace' ? words.replacedWords(amountsOf(preview.backup.rows)) : words.mergedWords(found);
      this.restored = { text, well: true };
      this.pasted.value = '';
      this.preview = null;
      if (look !== null) this.dispatchEvent(new CustomEvent('look-change', { detail: look }));
    } catch (error) {
      this.restored = { text: storeFailureWords(toFailure(error).kind), well: false };
    }
    this.busy = false;
    this.picker.focus();
    void this.lookAround();
  }

  private goBack() {
    this.dispatchEvent(new CustomEvent('go-back'));
  }
}

const outcome = (said: Outcome | null) =>
  html`<p class="outcome ${said?.well === false ? 'ill' : ''}" role="status">${said?.text ?? nothing}</p>`;

const fact = (text: string, well?: boolean) =>
  html`<li class=${well === undefined ? '' : well ? 'well' : 'ill'}>
    ${icon(well === true ? 'check' : 'info')}<span>${text}</span>
  </li>`;

const told = ({ left, leftTournaments }: BackupFile, text: string): Outcome =>
  left + leftTournaments === 0
    ? { text, well: true }
    : { text: `${text} ${words.leftOut(left, leftTournaments)}`, well: false };

const amountsOf = ({ games, roster, ruleSets, tournaments }: Rows): words.Amounts => ({
  games: games.length,
  players: roster.length,
  ruleSets: ruleSets.length,
  tournaments: tournaments.length,
});

const fileOf = ({ text, name }: BackupFile): File => new File([text], name, { type: 'application/json' });

const workers = () => (navigator as Partial<Navigator>).serviceWorker;

declare global {
  interface HTMLElementTagNameMap {
    'data-screen': DataScreen;
  }
}
