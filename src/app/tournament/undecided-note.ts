/** Says what is not settled while copies of a result differ, and leads to each table that somebody must decide on. */
import { html, nothing } from 'lit';
import { type TableAt, type Tournament, undecidedIn } from '../../tournament/tournament.ts';
import { listWords } from '../../ui/words/list.ts';
import { makeEventRoute } from './event-routes.ts';
import { whereOf } from './where.ts';

/** Tables of rounds that are over: those of the round that is on are listed with what is missing of it. */
export const undecidedBefore = (now: Tournament): readonly TableAt[] =>
  undecidedIn(now).filter(({ round }) => round < now.rounds.length - 1);

const namesIn = (now: Tournament, tables: readonly TableAt[]) =>
  tables.map((at) => ({
    ...at,
    name: whereOf(now, at.round, at.table),
  }));

/** @param text makes the sentence; it is given the tables by name. */
export function undecidedNote(now: Tournament, tables: readonly TableAt[], text: (where: string) => string) {
  if (tables.length === 0) return nothing;
  const named = namesIn(now, tables);
  return html`<div class="alert">
    <p>${text(listWords(named.map(({ name }) => name)))}</p>
    <ul class="ways">
      ${named.map(
        ({ round, table, name }) =>
          html`<li><a class="button" href=${makeEventRoute({ page: 'table', id: now.id, round, table })}>${name}</a></li>`,
      )}
    </ul>
  </div>`;
}

/** The same in one line, which leads to the first of them. */
export function undecidedLine(now: Tournament, tables: readonly TableAt[], text: (where: string) => string) {
  const [first] = tables;
  if (first === undefined) return nothing;
  const names = namesIn(now, tables).map(({ name }) => name);
  return html`<p class="unsettled">
    <a href=${makeEventRoute({ page: 'table', id: now.id, ...first })}>${text(listWords(names))}</a>
  </p>`;
}
