import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Entrant } from '../../tournament/tournament.ts';
import { presentIn } from '../../tournament/tournament.ts';
import { lookAlikes } from '../../tournament/plain-name.ts';
import type { TournamentLog } from '../../tournament/tournament-log.ts';
import { splitTables } from '../../tournament/tables.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { icon } from '../../ui/icons.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event-players.ts';
import { makeEventRoute } from './event-routes.ts';
import { eventStyles } from './event-styles.ts';
import { type EntryProblem, entryProblem, found, nameFrom, seatedNow } from './players-model.ts';
import { tellFact } from './tournament-fact.ts';

/** So many are found at a glance. */
const AT_A_GLANCE = 8;

/**
 * Everybody who is entered, by name: to look up, to drop out and come back by one tap, to rename, to give a table.
 *
 * @fires tournament-fact
 */
@customElement('event-roster')
export class EventRoster extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    eventStyles,
    css`
      /* With large letters the name has a line of its own. */
      li {
        display: flex;
        flex-wrap: wrap;
        gap: 0 6px;
        align-items: center;
        border-bottom: 1px solid var(--line);
      }
      .who {
        display: grid;
        flex: 1 1 8rem;
        min-width: 0;
        align-content: center;
        min-height: 52px;
        padding: 4px 0;
        text-decoration: none;
      }
      .who bdi {
        font-weight: 600;
      }
      .who:hover bdi {
        text-decoration: underline;
      }
      .out .who bdi {
        font-weight: 400;
        color: var(--ink-2);
        text-decoration: line-through;
      }
      .drop {
        min-width: 44px;
        min-height: 44px;
        padding: 2px 12px;
        font-size: var(--t-s);
        font-weight: 600;
        color: var(--ink-2);
        border-radius: 22px;
        box-shadow: inset 0 0 0 1px var(--line);
      }
      .out .drop {
        color: var(--ink);
        background: var(--rail-3);
      }
      .edit {
        display: grid;
        place-items: center;
        width: 44px;
        height: 44px;
      }
      .edit svg {
        width: 20px;
        height: 20px;
      }
      .editor {
        flex: 1 0 100%;
        min-width: 0;
        padding: 4px 0 16px 12px;
        margin-bottom: 4px;
        border-left: 3px solid var(--brass);
      }
      .field {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 8px;
        align-items: end;
      }
      @media (max-width: 359px) {
        .field {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  @property({ attribute: false }) log!: TournamentLog;

  @state() private query = '';
  /** Who is being changed. */
  @state() private edited = '';
  /** How the name of who is being changed would look. */
  @state() private draft = '';
  @state() private problem: { readonly code: EntryProblem; readonly text: string } | null = null;
  @query('.editor input') private nameField!: HTMLInputElement | null;

  private readonly collator = new Intl.Collator(document.documentElement.lang || 'en', { numeric: true });

  override render() {
    const { entrants } = this.log.now;
    if (entrants.length === 0) return nothing;
    const shown = found(entrants, this.query, this.collator);
    const seated = seatedNow(this.log.now);
    const alike = lookAlikes(entrants.map(({ name }) => name));
    return html`
      <h2>${words.listHeading(entrants.length)}</h2>
      ${
        entrants.length > AT_A_GLANCE
          ? html`<input
              type="search"
              autocomplete="off"
              aria-label=${words.search()}
              placeholder=${words.search()}
              .value=${this.query}
              @input=${this.look}
            />`
          : nothing
      }
      <p class="hint" role="status" ?hidden=${this.query.trim() === ''}>
        ${shown.length === 0 ? words.noneFound(this.query) : words.foundWords(shown.length)}
      </p>
      <ul aria-label=${words.listHeading(entrants.length)}>
        ${repeat(
          shown,
          ({ id }) => id,
          (entrant) => this.row(entrant, seated.has(entrant.id), alike(entrant.name)),
        )}
      </ul>
    `;
  }

  private row(entrant: Entrant, seated: boolean, alike: string | null) {
    const { id, name, present, table } = entrant;
    const edited = this.edited === id;
    const state = [
      present ? '' : seated ? words.isOutAfter() : words.isOut(),
      table === null ? '' : words.alwaysAt(table),
      alike === null ? '' : words.likeOther(alike),
    ].filter(Boolean);
    return html`<li class=${present ? '' : 'out'} data-player=${id}>
      <a class="who" href=${makeEventRoute({ page: 'player', id: this.log.now.id, player: id })}>
        <bdi>${name}</bdi>${state.length > 0 ? html`<span class="hint">${state.join(', ')}</span>` : nothing}
      </a>
      <button
        type="button"
        class="drop"
        aria-label=${present ? words.dropLabel(name) : words.comeBackLabel(name)}
        @click=${() => tellFact(this, { type: present ? 'dropped' : 'returned', player: id })}
      >
        ${present ? words.drop() : words.comeBack()}
      </button>
      <button
        type="button"
        class="edit"
        aria-label=${words.change(name)}
        aria-expanded=${edited ? 'true' : 'false'}
        @click=${() => this.edit(edited ? '' : id)}
      >
        ${icon('edit')}
      </button>
      ${edited ? this.editor(entrant) : nothing}
    </li>`;
  }

  private editor({ id, name, table }: Entrant) {
    const { problem } = this;
    const { setup, entrants } = this.log.now;
    const others = entrants.filter((each) => each.id !== id).map((each) => each.name);
    const alike = lookAlikes(others)(nameFrom(this.draft));
    const present = presentIn(this.log.now).length;
    const tables = present < 2 ? 1 : splitTables(present, setup.sizes).tables.length;
    return html`<form class="editor" novalidate @submit=${(event: Event) => this.rename(event, id)}>
      <div class="field">
        <label>
          ${words.newName()}
          <input
            autocomplete="off"
            spellcheck="false"
            aria-invalid=${problem ? 'true' : 'false'}
            aria-describedby="problem"
            .value=${name}
            @input=${this.type}
          />
        </label>
        <button type="submit" class="button">${words.rename()}</button>
      </div>
      <p id="problem" class="alert" role="alert" ?hidden=${problem === null}>
        ${problem ? words.problemWords(problem.code, nameFrom(problem.text)) : nothing}
      </p>
      <p class="hint" role="status" ?hidden=${alike === null}>${alike === null ? '' : words.looksLike(alike)}</p>
      <label>
        ${words.fixedTable()}
        <select aria-describedby="fixed" @change=${(event: Event) => this.fix(event, id)}>
          <option value="" ?selected=${table === null}>${words.anyTable()}</option>
          ${Array.from({ length: Math.max(tables, (table ?? 0) + 1) }, (_, each) => each).map(
            (each) =>
              html`<option value=${each} ?selected=${table === each}>${words.tableName(each)}</option>`,
          )}
        </select>
      </label>
      <p id="fixed" class="hint">${words.fixedHint()}</p>
    </form>`;
  }

  private type(event: Event) {
    this.draft = (event.target as HTMLInputElement).value;
  }

  private look(event: Event) {
    this.query = (event.target as HTMLInputElement).value;
  }

  private async edit(id: string) {
    this.edited = id;
    this.draft = '';
    this.problem = null;
    await this.updateComplete;
    this.nameField?.focus();
  }

  private rename(event: Event, id: string) {
    event.preventDefault();
    const text = this.nameField?.value ?? '';
    const others = this.log.now.entrants.filter((each) => each.id !== id);
    const code = entryProblem(text, new Set(others.map(({ name }) => name)));
    this.problem = code === null ? null : { code, text };
    if (code !== null) {
      this.nameField?.focus();
      return;
    }
    this.edited = '';
    this.renderRoot.querySelector<HTMLElement>(`[data-player="${id}"] .edit`)?.focus();
    const name = nameFrom(text);
    if (name !== this.log.now.entrants.find((each) => each.id === id)?.name)
      tellFact(this, { type: 'renamed', player: id, name });
  }

  private fix(event: Event, player: string) {
    const { value } = event.target as HTMLSelectElement;
    tellFact(this, { type: 'table-fixed', player, table: value === '' ? null : Number(value) });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-roster': EventRoster;
  }
}
