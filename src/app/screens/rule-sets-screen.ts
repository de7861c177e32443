import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { RULEBOOK } from '../../engine/settings.ts';
import {
  makeRuleSet,
  makeRuleSetLink,
  parseRuleSets,
  RULE_SET_LINK,
  type RuleSet,
} from '../../game/rule-set.ts';
import { toFailure } from '../../store/failure.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import '../../ui/copy-button.ts';
import { fieldSurface } from '../../ui/field-surface.ts';
import { icon, type IconName } from '../../ui/icons.ts';
import '../../ui/qr-picture.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import { storeFailureWords } from '../../ui/words/refusals.ts';
import * as words from '../../ui/words/rule-sets.ts';
import { saveFile } from '../give-file.ts';
import { drawQr, type QrDrawing } from '../qr-code.ts';
import { loadRuleSets, newAmong, removeRuleSet, saveRuleSets } from '../rule-sets.ts';
import { pageBar } from './page-bar.ts';
import { pageStyles, waysStyles } from './page-styles.ts';
import './rule-set-save.ts';
import { carryStyles, fileStyles } from './take-styles.ts';

/** What is done with one of the sets, below its line. */
type Doing = { readonly name: string } & (
  | { readonly what: 'remove' }
  | { readonly what: 'share'; readonly drawing: QrDrawing | null }
);

/**
 * The rule sets with a name: made, edited, passed on, brought in. What comes by link, file or text is shown before it
 * is kept, and nothing that is here is lost by it.
 *
 * @fires go-back
 */
@customElement('rule-sets-screen')
export class RuleSetsScreen extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    pageStyles,
    carryStyles,
    fileStyles,
    waysStyles,
    css`
      section,
      li,
      form,
      label {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 8px;
      }
      h2 {
        font: 400 1.1875rem/1.2 var(--display);
      }
      li {
        padding: 12px 0;
        border-bottom: 1px solid var(--line);
      }
      .row {
        display: grid;
        grid-template-columns: minmax(0, 1fr) repeat(3, 44px);
        align-items: center;
      }
      .row button {
        display: grid;
        place-items: center;
        height: 44px;
      }
      .row svg {
        width: 22px;
        height: 22px;
      }
      .ways .button {
        min-height: 44px;
      }
      .open {
        gap: 0;
      }
      textarea {
        ${fieldSurface}
        min-height: 88px;
      }
      /* Below the bar that stays. */
      .alert {
        scroll-margin-top: 72px;
      }
      qr-picture {
        width: min(100%, 340px);
      }
    `,
  ];

  /** What a link brought, as it stands in the address; '' for nothing. */
  @property() text = '';

  @state() private sets: readonly RuleSet[] = [];
  @state() private found: readonly RuleSet[] | null = null;
  @state() private doing: Doing | null = null;
  @state() private refusal = '';
  @state() private said = '';
  @query('.add') private adder!: HTMLElement;
  @query('textarea') private area!: HTMLTextAreaElement;
  @query('rule-set-save') private saver!: HTMLElementTagNameMap['rule-set-save'];
  @query('#found') private foundHeading!: HTMLElement | null;
  @query('.alert') private alert!: HTMLElement | null;

  protected override firstUpdated() {
    void this.load();
  }

  override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('text') && this.text !== '') void this.read(RULE_SET_LINK + this.text);
  }

  override render() {
    return html`
      ${pageBar(words.heading(), words.back(), () => this.dispatchEvent(new CustomEvent('go-back')))}
      <div class="page">
        <div>
          <div role="alert">${this.refusal ? html`<p class="alert">${this.refusal}</p>` : nothing}</div>
          <p role="status">${this.said}</p>
        </div>
        ${this.said ? html`<a class="button" href="#/new">${words.newGame()}</a>` : nothing}
        ${this.found === null ? nothing : this.brought(this.found)}
        <p class="hint">${words.hint()}</p>
        ${
          this.sets.length === 0
            ? html`<p>${words.none()}</p>`
            : html`<ul aria-label=${words.yours()}>
                ${this.sets.map((set) => this.row(set))}
              </ul>`
        }
        <button type="button" class="main add" @click=${() => this.saver.open(RULEBOOK, { was: null })}>${words.add()}</button>
        ${this.sets.length === 0 ? nothing : this.whole()}
        <section aria-labelledby="bring">
          <h2 id="bring">${words.bringIn()}</h2>
          <form @submit=${this.pasted}>
            <label>${words.paste()}<textarea spellcheck="false" autocapitalize="off" autocomplete="off"></textarea></label>
            <div class="ways">
              <button type="submit" class="button">${words.read()}</button>
              <label class="button open">
                ${words.openFile()}<input type="file" accept="text/plain,.txt" @change=${this.fileChosen} />
              </label>
            </div>
          </form>
        </section>
      </div>
      <rule-set-save @rule-set-saved=${() => this.load()}></rule-set-save>
    `;
  }

  private row({ name, rules }: RuleSet) {
    const doing = this.doing?.name === name ? this.doing : null;
    // What stands below goes when its button is pressed once more.
    const opener = (what: Doing['what'], label: string, art: IconName, then: () => unknown) =>
      html`<button
        type="button"
        aria-label=${label}
        aria-expanded=${doing?.what === what ? 'true' : 'false'}
        @click=${doing?.what === what ? this.rest : then}
      >
        ${icon(art)}
      </button>`;
    return html`<li>
      <div class="row">
        <h2><bdi>${name}</bdi></h2>
        <button type="button" aria-label=${words.edit(name)} @click=${() => this.saver.open(rules, { was: name })}>
          ${icon('edit')}
        </button>
        ${opener('share', words.share(name), 'share', () => this.share({ name, rules }))}
        ${opener('remove', words.remove(name), 'bin', () => (this.doing = { name, what: 'remove' }))}
      </div>
      <p class="hint">${words.linesWords(rules)}</p>
      ${doing === null ? nothing : doing.what === 'remove' ? this.removal(name) : this.shared({ name, rules }, doing.drawing)}
    </li>`;
  }

  private removal(name: string) {
    return html`<p role="alert">${words.removeQuestion(name)}</p>
      <div class="ways">
        <button type="button" class="button" @click=${() => this.drop(name)}>${words.removeIt()}</button>
        <button type="button" class="button" @click=${this.rest}>${words.keep()}</button>
      </div>`;
  }

  private shared(set: RuleSet, drawing: QrDrawing | null): TemplateResult {
    return html`${
      drawing === null
        ? nothing
        : html`<qr-picture
              .size=${drawing.size}
              .path=${drawing.path}
              .label=${words.codeLabel(set.name)}
            ></qr-picture>`
    }
      <div class="ways">
        <copy-button .text=${() => addressOf(set)} .label=${words.copyLink()}></copy-button>
        <copy-button .text=${() => makeRuleSet(set)} .label=${words.copyText()}></copy-button>
      </div>`;
  }

  private whole() {
    return html`<section aria-labelledby="all">
      <h2 id="all">${words.all()}</h2>
      <div class="ways">
        <copy-button .text=${this.allText} .label=${words.copyAll()}></copy-button>
        <button type="button" class="button" @click=${this.saveAll}>${words.saveFile()}</button>
      </div>
    </section>`;
  }

  private brought(found: readonly RuleSet[]) {
    const wanted = newAmong(found, this.sets);
    return html`<section aria-labelledby="found">
      <h2 id="found" tabindex="-1">${words.found(found.length)}</h2>
      ${found.map(
        ({ name, rules }) => html`<p><b><bdi>${name}</bdi></b></p>
          <p class="hint">${words.linesWords(rules)}</p>`,
      )}
      ${
        wanted.length > 0
          ? html`<button type="button" class="main" @click=${() => this.keep(wanted)}>${words.keepFound(wanted.length)}</button>`
          : html`<p>${words.known()}</p>`
      }
      <button type="button" class="button" @click=${this.letGo}>${wanted.length > 0 ? words.letGo() : words.close()}</button>
    </section>`;
  }

  private async load() {
    this.doing = null;
    try {
      this.sets = await loadRuleSets();
    } catch (error) {
      await this.fail(error);
    }
  }

  private async share(set: RuleSet) {
    const { name } = set;
    this.doing = { name, what: 'share', drawing: null };
    const drawing = await drawQr(addressOf(set)).catch(() => null);
    if (this.doing?.name === name && this.doing.what === 'share')
      this.doing = { name, what: 'share', drawing };
  }

  private async drop(name: string) {
    await removeRuleSet(name).catch((error) => this.fail(error));
    await this.load();
    await this.updateComplete;
    // The button that was pressed is gone.
    this.adder.focus();
  }

  /** Closes what stands below a set; the focus goes back to what opened it. */
  private rest() {
    this.renderRoot.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    this.doing = null;
  }

  private readonly allText = (): string =>
    [`# ${words.fileHead()}`, ...this.sets.map(makeRuleSet), ''].join('\n');

  private saveAll() {
    saveFile(new File([this.allText()], 'cosmic-felt-rule-sets.txt', { type: 'text/plain' }));
  }

  private async pasted(event: Event) {
    event.preventDefault();
    await this.read(this.area.value);
  }

  private async fileChosen(event: Event) {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file === undefined) return;
    // Some more than is read: that it is too much is said then.
    const text = await file
      .slice(0, 1 << 18)
      .text()
      .catch(() => null);
    await (text === null ? this.refuse(words.unreadable()) : this.read(text));
    input.value = '';
  }

  /** Shows what a text holds, or says why it holds nothing. */
  private async read(text: string) {
    this.said = '';
    const sets = parseRuleSets(text);
    if (!sets.ok) return this.refuse(words.faultWords(sets.error));
    this.refusal = '';
    this.found = sets.value;
    await this.updateComplete;
    this.foundHeading?.focus();
  }

  private async keep(sets: readonly RuleSet[]) {
    try {
      const outcome = await saveRuleSets(sets);
      // Another window may have taken a name meanwhile: then what is here is looked at again.
      if (outcome === 'taken') return this.load();
      if (outcome === 'full') return this.refuse(words.full(), true);
    } catch (error) {
      return this.fail(error);
    }
    this.refusal = '';
    this.letGo();
    await this.load();
    this.said = words.kept(sets.map(({ name }) => name));
  }

  /** The link has had its answer: a reload does not ask again. */
  private letGo() {
    this.found = null;
    if (this.text !== '') history.replaceState(history.state, '', '#/rule-sets');
  }

  private readonly fail = (error: unknown) => this.refuse(storeFailureWords(toFailure(error).kind));

  /** Says what is wrong; what was found goes, but where it can still be kept. */
  private async refuse(why: string, stays = false) {
    this.refusal = why;
    if (!stays) this.found = null;
    await this.updateComplete;
    this.alert?.scrollIntoView({ block: 'nearest' });
  }
}

/** The link of a set, to be opened on any phone. */
const addressOf = (set: RuleSet): string => location.href.replace(/#.*/s, '') + makeRuleSetLink(set);

declare global {
  interface HTMLElementTagNameMap {
    'rule-sets-screen': RuleSetsScreen;
  }
}
