import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { Copy } from '../../tournament/facts.ts';
import type { HandIn } from '../../tournament/hand-in.ts';
import type { PlayedTable, Tournament } from '../../tournament/tournament.ts';
import { baseStyles } from '../../ui/base-styles.ts';
import { sheetStyles } from '../../ui/sheet-styles.ts';
import * as words from '../../ui/words/event-table.ts';
import './copy-table.ts';
import type { CopyColumn } from './copy-table.ts';
import { eventStyles } from './event-styles.ts';
import { isClear, otherNames } from './hand-in-model.ts';
import './result-list.ts';
import { tellFact } from './tournament-fact.ts';
import { whereOf } from './where.ts';

/** What became of a result that had to be looked at. */
export type Decision = 'taken' | 'left' | 'kept-beside';

/**
 * A result that somebody has to look at before it counts: what is odd about it, or how it differs from the one that is
 * in, and what can be done with it.
 *
 * @fires hand-in-decided - `detail` is the decision; the fact of it is told before
 */
@customElement('hand-in-card')
export class HandInCard extends LitElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    eventStyles,
    css`
      section {
        padding: 14px;
        background: var(--rail-2);
        border-radius: 20px;
        box-shadow: 0 0 0 1.5px var(--brass);
      }
      .odd {
        display: grid;
        gap: 4px;
        padding: 10px 12px 10px 28px;
        list-style: disc;
        background: var(--well);
        border-radius: var(--r2);
      }
      .odd li {
        list-style: disc;
      }
      table {
        width: 100%;
        table-layout: fixed;
        border-collapse: collapse;
      }
      th,
      td {
        padding: 6px 8px 6px 0;
        text-align: left;
        vertical-align: top;
        overflow-wrap: anywhere;
        border-bottom: 1px solid var(--line);
      }
      th {
        font-size: var(--t-s);
        color: var(--ink-2);
      }
      td {
        font-weight: 600;
      }
    `,
  ];

  @property({ attribute: false }) now!: Tournament;
  @property({ attribute: false }) handIn!: HandIn;
  @query('h2') private heading!: HTMLElement;

  override render() {
    const { now, handIn } = this;
    const { round, table, copy, against } = handIn;
    const there = now.rounds[round]?.tables[table];
    const where = whereOf(now, round, table);
    const differs = against === 'differs' && there !== undefined && there.result !== null;
    return html`<section aria-labelledby="what">
      <h2 id="what" tabindex="-1">${differs ? words.differsFrom(where) : isClear(handIn) ? where : `${where}: ${words.lookFirst()}`}</h2>
      ${isClear(handIn) ? html`<p>${words.clearNow()}</p>` : nothing}
      ${round < now.rounds.length - 1 ? html`<p class="hint">${words.amendsPast()}</p>` : nothing}
      ${this.names()}
      ${differs ? this.sideBySide(there, copy) : this.oddities(copy)}
    </section>`;
  }

  override focus() {
    void this.updateComplete.then(() => {
      this.heading.focus();
      this.scrollIntoView({ block: 'nearest' });
    });
  }

  /** The names of the phone beside those of the desk, where they differ. */
  private names() {
    const others = otherNames(this.now, this.handIn);
    if (others.length === 0) return nothing;
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${words.nameHere()}</th>
          <th scope="col">${words.nameThere()}</th>
        </tr>
      </thead>
      <tbody>
        ${others.map(
          ({ here, there }) => html`<tr>
            <td><bdi>${here}</bdi></td>
            <td><bdi>${there}</bdi></td>
          </tr>`,
        )}
      </tbody>
    </table>`;
  }

  private oddities(copy: Copy) {
    return html`${
      copy.flags.length === 0
        ? nothing
        : html`<ul class="odd">
            ${copy.flags.map((flag) => html`<li>${words.flagWords(flag)}</li>`)}
          </ul>`
    }
      <result-list .now=${this.now} .result=${copy.result}></result-list>
      <div class="ways">
        <button type="button" class="button" @click=${() => this.take()}>${copy.flags.length === 0 ? words.takeNow() : words.takeIt()}</button>
        <button type="button" class="button" @click=${() => this.settle('left')}>${words.leaveIt()}</button>
      </div>`;
  }

  private sideBySide(there: PlayedTable, copy: Copy) {
    const { result, game, flags, copies } = there;
    if (result === null) return nothing;
    const columns: readonly CopyColumn[] = [
      { head: words.inNow(), copy: { result, game, flags }, act: words.keepIn() },
      { head: words.thisOne(), copy, act: words.takeThis() },
    ];
    return html`<copy-table
        .now=${this.now}
        .columns=${columns}
        @pick-copy=${(event: HTMLElementEventMap['pick-copy']) =>
          event.detail === 0 ? this.settle('left') : this.take()}
      ></copy-table>
      ${copies.length > 0 ? html`<p class="hint">${words.copiesHint()}</p>` : nothing}
      <button type="button" class="button" @click=${this.keepBeside}>${words.later()}</button>`;
  }

  private take() {
    const { round, table, copy } = this.handIn;
    tellFact(this, { type: 'result-taken', round, table, ...copy });
    this.settle('taken');
  }

  private keepBeside() {
    const { round, table, copy } = this.handIn;
    tellFact(this, { type: 'copy-kept', round, table, ...copy });
    this.settle('kept-beside');
  }

  private settle(decision: Decision) {
    this.dispatchEvent(
      new CustomEvent('hand-in-decided', { detail: decision, bubbles: true, composed: true }),
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'hand-in-card': HandInCard;
  }
  interface HTMLElementEventMap {
    'hand-in-decided': CustomEvent<Decision>;
  }
}
