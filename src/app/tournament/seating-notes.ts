/** What is worth knowing of a proposal, in words. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Pair, Round } from '../../tournament/round.ts';
import type { SeatingReview } from '../../tournament/seating-review.ts';
import { nameOf, type Tournament } from '../../tournament/tournament.ts';
import { icon } from '../../ui/icons.ts';
import * as words from '../../ui/words/event-seating.ts';
import type { SeatingDraft } from './seating-draft.ts';

/** What was asked for and is not met, before what is repeated. A final is for the best, whoever met whom. */
export function seatingNotes(now: Tournament, { mode, tables }: SeatingDraft, review: SeatingReview) {
  const { together, away } = review;
  const own = (table: number, missing: boolean): string =>
    (missing ? words.noOwnTable : words.ownTable)(words.tableName(table));
  return html`<div class="review">
    ${broken(
      words.together(),
      together.map(({ pair, table }) => html`${pairOf(now, pair)}, ${words.tableName(table)}`),
    )}
    ${broken(
      words.away(),
      away.map(
        (each) =>
          html`${named(now, each.player)}, ${words.tableName(each.table)}: ${own(each.own, each.missing)}`,
      ),
    )}
    ${mode === 'final' ? nothing : usual(now, tables, review)}
  </div>`;
}

function usual(now: Tournament, tables: Round, { outside, repeats, firsts }: SeatingReview) {
  const { min, max } = now.setup.sizes;
  const pairs = tables.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
  return html`
    ${broken(
      words.outside(min, max),
      outside.map(({ table, size }) => html`${words.tableName(table)}: ${words.ofSize(size)}`),
    )}
    ${meetings(now, repeats, pairs)}
    ${
      firsts.length > 0
        ? html`<div>
            <p>${words.firsts()}</p>
            <ul>
              ${firsts.map(
                ({ player, times, games }) =>
                  html`<li>${named(now, player)}, ${words.firstTimes(times, games)}</li>`,
              )}
            </ul>
          </div>`
        : now.rounds.length > 0
          ? html`<p class="fine">${icon('check')}${words.firstsFair()}</p>`
          : nothing
    }
  `;
}

function meetings(now: Tournament, repeats: SeatingReview['repeats'], pairs: number) {
  if (now.rounds.length === 0) return html`<p class="fine">${icon('check')}${words.firstMeeting()}</p>`;
  if (repeats.length === 0) return html`<p class="fine">${icon('check')}${words.nobodyAgain()}</p>`;
  return html`<details class="more">
      <summary>${words.meetAgain(repeats.length, pairs)}</summary>
      <ul>
        ${repeats.map(({ pair, times, table }) => html`<li>${pairOf(now, pair)}, ${words.tableName(table)}: ${words.metTimes(times)}</li>`)}
      </ul>
    </details>`;
}

function broken(heading: string, items: readonly TemplateResult[]) {
  if (items.length === 0) return nothing;
  return html`<div class="alert">
      <p>${heading}</p>
      <ul>
        ${items.map((item) => html`<li>${item}</li>`)}
      </ul>
    </div>`;
}

const named = (now: Tournament, player: string): TemplateResult => html`<bdi>${nameOf(now, player)}</bdi>`;

export const pairOf = (now: Tournament, [one, other]: Pair): TemplateResult =>
  html`${named(now, one)} – ${named(now, other)}`;
